// A list to choose from, one or several, with keyboard and pointer: a button that opens a listbox.

import { button, el, newId, write } from "./dom.js";
import { emojiNode } from "./inline.js";
import { phrase } from "./words.js";

// With `send` a choice is sent as soon as the list closes; without it is read from `values()`.
export class Select {
  constructor({ options, min_values: fewest, max_values: most, placeholder, disabled }, { label, send, describedBy } = {}) {
    this.options = options;
    this.fewest = fewest ?? 1;
    this.most = most ?? 1;
    this.placeholder = placeholder || phrase("select");
    this.send = send;
    this.chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
    this.before = new Set(this.chosen);
    this.place = 0;
    this.typed = "";
    this.build(label, disabled, describedBy);
    this.paint();
  }

  get isSingle() {
    return this.most === 1;
  }

  values() {
    return this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
  }

  build(label, disabled, describedBy) {
    const listId = newId("list");
    this.list = el("ul", {
      id: listId, role: "listbox", tabindex: "-1",
      "aria-label": label ?? this.placeholder, "aria-multiselectable": this.isSingle ? null : "true",
      onkeydown: (event) => this.key(event),
    });
    this.rows = this.options.map((option, place) => this.row(option, place));
    this.list.append(...this.rows);
    this.shown = el("span", { class: "shown" });
    this.toggle = el("button", {
      type: "button", class: "toggle", disabled, "aria-haspopup": "listbox", "aria-controls": listId,
      "aria-expanded": "false", "aria-describedby": describedBy,
      onclick: () => (this.drop.hidden ? this.open() : this.close()),
      onkeydown: (event) => this.openByKey(event),
    }, el("span", { class: "unseen" }, label ? `${label}: ` : ""), this.shown, el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
    this.done = button(phrase("done"), () => this.close(), { class: "done", hidden: this.isSingle });
    this.drop = el("div", { class: "drop", hidden: true }, this.list, this.done);
    this.node = el("div", { class: "select", onfocusout: (event) => this.left(event) }, this.toggle, this.drop);
  }

  row(option, place) {
    const words = el("span", { class: "words" }, el("span", {}, option.label));
    if (option.description) words.append(el("small", {}, option.description));
    const mark = el("span", { class: "mark", "aria-hidden": "true" });
    const emoji = option.emoji ? el("span", { "aria-hidden": "true" }, emojiNode(option.emoji)) : null;
    const row = el("li", { id: newId("option"), role: "option" }, mark, emoji, words);
    row.addEventListener("click", () => this.choose(place));
    return row;
  }

  open() {
    this.before = new Set(this.chosen);
    this.drop.hidden = false;
    this.toggle.setAttribute("aria-expanded", "true");
    const first = this.options.findIndex((option) => this.chosen.has(option.value));
    this.drop.scrollIntoView({ block: "nearest" });
    this.list.focus({ preventScroll: true });
    this.move(Math.max(first, 0));
  }

  openByKey(event) {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    this.open();
  }

  close(refocus = true) {
    if (this.drop.hidden) return;
    this.drop.hidden = true;
    this.toggle.setAttribute("aria-expanded", "false");
    if (refocus) this.toggle.focus();
    this.commit();
  }

  // Leaving the list is like pressing Escape: what was chosen among several stays, in single nothing was.
  left(event) {
    if (!this.node.contains(event.relatedTarget)) this.close(false);
  }

  commit() {
    const isChanged = [...this.chosen].sort().join("\n") !== [...this.before].sort().join("\n");
    if (!this.send || !isChanged) return;
    if (this.chosen.size >= this.fewest) {
      this.send(this.values());
    } else {
      this.chosen = new Set(this.before);
      this.paint();
    }
  }

  choose(place) {
    const { value } = this.options[place];
    this.move(place);
    if (this.isSingle) {
      const isTakenBack = this.chosen.has(value) && this.fewest === 0;
      this.chosen = new Set(isTakenBack ? [] : [value]);
    } else if (this.chosen.has(value)) {
      this.chosen.delete(value);
    } else if (this.chosen.size < this.most) {
      this.chosen.add(value);
    }
    this.paint();
    if (this.isSingle) this.close();
  }

  move(place) {
    this.place = Math.min(Math.max(place, 0), this.rows.length - 1);
    this.rows.forEach((row, other) => row.classList.toggle("active", other === this.place));
    this.list.setAttribute("aria-activedescendant", this.rows[this.place].id);
    this.rows[this.place].scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const moves = { ArrowDown: this.place + 1, ArrowUp: this.place - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && !this.typed)) this.choose(this.place);
    else if (event.key === "Escape") this.close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.search(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Typing the beginning of a label goes there.
  search(letter) {
    clearTimeout(this.timer);
    this.typed += letter.toLowerCase();
    this.timer = setTimeout(() => (this.typed = ""), 700);
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.move(found);
  }

  paint() {
    this.rows.forEach((row, place) => {
      const isChosen = this.chosen.has(this.options[place].value);
      row.setAttribute("aria-selected", String(isChosen));
    });
    const labels = this.options.filter((option) => this.chosen.has(option.value)).map((option) => option.label);
    write(this.shown, labels.join(", ") || this.placeholder);
    this.shown.classList.toggle("empty", labels.length === 0);
  }
}
