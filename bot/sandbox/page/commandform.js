// A slash command being filled in: required options first, the others at a press.

import { button, el } from "./dom.js";
import { commandData } from "./commands.js";
import { OptionField } from "./option.js";
import { phrase } from "./words.js";

// `host` is {state, commands, interactions, channel(), holder, send(data, text), leave()}.
export class CommandForm {
  constructor(leaf, host) {
    Object.assign(this, host);
    this.leaf = leaf;
    this.fields = [];
    this.build();
    leaf.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.drawPills();
  }

  build() {
    const name = `/${this.leaf.shown.join(" ")}`;
    this.places = el("div", { class: "options" });
    this.pills = el("div", { class: "pills", role: "group", "aria-label": phrase("moreOptions") });
    this.go = el("button", { class: "send", type: "submit" }, phrase("send"));
    const cancel = button("×", () => this.leave(), { class: "quiet", "aria-label": phrase("somethingElse") });
    this.node = el(
      "form",
      { class: "command", "aria-label": name, onsubmit: (event) => this.submitted(event), onkeydown: (event) => this.key(event), novalidate: true },
      el("div", { class: "chosen" }, el("strong", {}, name), el("small", {}, this.leaf.description), cancel),
      this.places, el("div", { class: "last" }, this.pills, this.go),
    );
  }

  focus() {
    (this.fields[0]?.input ?? this.go).focus();
  }

  key(event) {
    // An open list takes the key first.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.leave();
  }

  add(option) {
    const field = new OptionField(option, {
      state: this.state,
      commands: this.commands,
      holder: this.holder,
      suggest: (asking) => this.suggest(asking),
      remove: (gone) => this.remove(gone),
      next: (from) => this.next(from),
    });
    this.fields.push(field);
    this.places.append(field.node);
    return field;
  }

  // Going back over an empty field takes it away; over the first one, the command too.
  remove(field) {
    const place = this.fields.indexOf(field);
    if (field.option.required) return place === 0 ? this.leave() : this.fields[place - 1].input.focus();
    field.suggestions.list.remove();
    field.node.remove();
    this.fields.splice(place, 1);
    this.drawPills();
    return (this.fields[place - 1]?.input ?? this.pills.querySelector("button") ?? this.go).focus();
  }

  drawPills() {
    const taken = this.fields.map((field) => field.option.name);
    const free = this.leaf.options.filter((option) => !taken.includes(option.name));
    this.pills.replaceChildren(
      ...free.map((option) => button(`+ ${this.commands.nameOf(option)}`, () => this.wish(option), { class: "pill", title: this.commands.descriptionOf(option), "data-option": option.name })),
    );
  }

  wish(option) {
    const field = this.add(option);
    this.drawPills();
    field.input.focus();
  }

  // From a field that was filled in to the next empty one, or to the end.
  next(from) {
    const empty = this.fields.slice(this.fields.indexOf(from) + 1).find((field) => field.isEmpty);
    (empty?.input ?? this.go).focus();
  }

  async suggest(asking) {
    const filled = this.fields.filter((field) => field !== asking).map((field) => field.read());
    const options = filled.filter((value) => value !== null && typeof value === "object");
    const data = commandData(this.leaf, [...options, asking.typedSoFar()]);
    try {
      return await this.interactions.suggest(this.channel(), data);
    } catch {
      return null;
    }
  }

  submitted(event) {
    event.preventDefault();
    const values = this.fields.map((field) => this.check(field));
    if (!this.node.checkValidity()) return this.node.reportValidity();
    const filled = values.filter((value) => value !== null);
    return this.send(commandData(this.leaf, filled), `/${this.leaf.shown.join(" ")}`);
  }

  check(field) {
    const value = field.read();
    field.input.setCustomValidity(typeof value === "string" ? value : "");
    return value;
  }
}
