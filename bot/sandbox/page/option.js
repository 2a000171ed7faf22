// One option of a slash command: a field with its choices, suggestions and bounds.

import { button, el, newId } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { phrase } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const PAUSE = 200;

const NUMBERS = { atLeast: "numberAtLeast", atMost: "numberAtMost", between: "numberBetween" };
const LETTERS = { atLeast: "lettersAtLeast", between: "lettersBetween" };

// `form` is {commands, state, holder, suggest(field), remove(field), next(field)}.
export class OptionField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null;
    this.asked = 0;
    this.build();
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  build() {
    const { option, form } = this;
    const id = newId("field");
    const name = form.commands.nameOf(option);
    const hint = form.commands.descriptionOf(option);
    this.input = el("input", {
      id, name: option.name, autocomplete: "off", spellcheck: "false", placeholder: hint,
      inputmode: option.type === INTEGER ? "numeric" : null, required: option.required, "aria-description": hint,
      oninput: () => this.typed(), onfocus: () => this.offer(), onclick: () => this.suggestions.isOpen || this.offer(),
      onkeydown: (event) => this.key(event),
    });
    const remove = option.required ? null : button("×", () => form.remove(this), { class: "quiet", "aria-label": phrase("without", { name }) });
    this.node = el("div", { class: "option" }, el("label", { for: id }, name), this.input, remove);
    this.suggestions = new Suggestions(this.input, form.holder, name, (item) => this.pick(item));
  }

  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.input.setCustomValidity("");
    this.form.next(this);
  }

  typed() {
    this.picked = null;
    this.input.setCustomValidity("");
    this.offer();
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Backspace" && this.isEmpty && !event.repeat) this.form.remove(this);
    else if (event.key === "ArrowDown") this.offer();
    else return;
    event.preventDefault();
  }

  offer() {
    if (this.option.autocomplete) return this.ask();
    const typed = this.picked ? "" : this.input.value.trim().toLowerCase();
    const fitting = this.items().filter((item) => item.label.toLowerCase().includes(typed));
    return this.suggestions.show(fitting, { active: this.activeOf(fitting) });
  }

  // What was picked before is shown first; a field that may stay empty does not press a choice on anyone.
  activeOf(items) {
    return Math.max(items.findIndex((item) => item.value === this.picked?.value), 0);
  }

  items() {
    const { option, form } = this;
    const { state, commands } = form;
    if (option.choices?.length) return option.choices.map((choice) => ({ label: commands.nameOf(choice), value: choice.value }));
    switch (option.type) {
      case BOOLEAN:
        return [{ label: phrase("yes"), value: true }, { label: phrase("no"), value: false }];
      case USER:
        return [...state.people.keys()].map((id) => ({ label: state.nameOf(id), value: id }));
      default:
        return [];
    }
  }

  // Asks the bot as one types, but not at every letter; only the latest answer counts.
  ask() {
    this.asked += 1;
    const asked = this.asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const choices = await this.form.suggest(this);
      if (asked !== this.asked) return;
      const items = (choices ?? []).map((choice) => ({ label: this.form.commands.nameOf(choice), value: choice.value }));
      const note = phrase(choices ? "nothingFits" : "noSuggestions");
      this.suggestions.show(items, { note, active: this.activeOf(items) });
    }, this.isEmpty ? 0 : PAUSE);
  }

  // What the bot is asked about: the text as it stands.
  typedSoFar() {
    const { name, type } = this.option;
    return { type, name, value: this.picked ? this.picked.label : this.input.value, focused: true };
  }

  // Gives {type, name, value}, null where nothing is filled in, or a text that says what is wrong.
  read() {
    if (this.isEmpty) return this.option.required ? phrase("fillIn") : null;
    const { name, type } = this.option;
    const value = this.value(this.input.value.trim());
    return typeof value === "object" ? value.trouble : { type, name, value };
  }

  value(text) {
    const { option } = this;
    if (this.picked) return this.picked.value;
    const items = this.items();
    const item = items.find(({ label, value }) => [label, String(value)].some((known) => known.toLowerCase() === text.toLowerCase()));
    if (item) return item.value;
    if (items.length) return { trouble: phrase("fromList") };
    return option.type === INTEGER ? this.number(text) : this.text(text);
  }

  number(text) {
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    if (!/^-?\d+$/.test(text)) return { trouble: phrase("aNumber") };
    const value = Number(text);
    const trouble = phrase(bounds(NUMBERS, least, most), { least, most });
    return value < least || value > most ? { trouble } : value;
  }

  text(text) {
    const { min_length: least = 0, max_length: most = Infinity } = this.option;
    const trouble = phrase(bounds(LETTERS, least, most), { least, most });
    return text.length < least || text.length > most ? { trouble } : text;
  }
}

function bounds(phrases, least, most) {
  if (most === Infinity) return phrases.atLeast;
  return least === -Infinity ? phrases.atMost : phrases.between;
}
