// The list above a text field: a combobox as keyboards and screen readers know it.

import { el, newId } from "./dom.js";

// `pick(item)` is called with one of the items {label, hint, value}.
export class Suggestions {
  constructor(input, holder, label, pick) {
    this.input = input;
    this.pick = pick;
    this.items = this.rows = [];
    this.place = -1;
    this.list = el("ul", { id: newId("suggestions"), class: "suggestions", role: "listbox", "aria-label": label, hidden: true });
    // The field keeps the focus while one clicks into the list.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    holder.append(this.list);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("blur", () => this.close());
  }

  get isOpen() {
    return !this.list.hidden;
  }

  // With `note` the list says something in place of the items.
  show(items, { note, active = 0 } = {}) {
    if (document.activeElement !== this.input) return;
    this.items = items;
    this.rows = items.map((item) => this.row(item));
    const told = note && !items.length ? [el("li", { class: "note", role: "presentation" }, note)] : [];
    this.list.replaceChildren(...this.rows, ...told);
    this.list.hidden = this.list.childElementCount === 0;
    this.input.setAttribute("aria-expanded", String(this.isOpen));
    this.move(items.length ? active : -1);
  }

  row(item) {
    const hint = item.hint ? el("small", {}, item.hint) : null;
    const row = el("li", { id: newId("suggestion"), role: "option" }, el("span", {}, item.label), hint);
    row.addEventListener("click", () => this.take(item));
    return row;
  }

  close() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.items = this.rows = [];
    this.place = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  move(place) {
    this.place = place;
    this.rows.forEach((row, other) => row.setAttribute("aria-selected", String(other === place)));
    const row = this.rows[place];
    if (!row) return this.input.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", row.id);
    return row.scrollIntoView({ block: "nearest" });
  }

  take(item) {
    this.close();
    this.pick(item);
  }

  // Whether the key was meant for the list.
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const { length } = this.items;
    const item = this.items[this.place];
    if (event.key === "Escape") this.close();
    else if (!length) return false;
    else if (event.key === "ArrowDown") this.move((this.place + 1) % length);
    else if (event.key === "ArrowUp") this.move((this.place + length * 2 - 1) % length);
    else if (item && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) this.take(item);
    else return false;
    event.preventDefault();
    return true;
  }
}
