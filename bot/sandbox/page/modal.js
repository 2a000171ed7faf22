// A form that the bot opens: a dialog with labels, texts, fields to write in and lists.

import { button, el, newId } from "./dom.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";
import { phrase } from "./words.js";

const SELECT = 3;
const WRITE = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKBOXES = 22;
const LONG = 2;

export class FormDialog {
  constructor(dialog, state, interactions) {
    this.dialog = dialog;
    this.state = state;
    this.interactions = interactions;
    interactions.onForm = (form) => this.open(form);
    dialog.addEventListener("close", () => this.goBack());
  }

  open(form) {
    this.form = form;
    this.opener = document.activeElement;
    this.openedFrom = this.opener?.closest("[data-id]")?.dataset.id;
    this.fields = form.components.map((component) => fieldOf(component, this.state));
    this.trouble = el("p", { class: "failed", role: "alert" });
    this.submit = el("button", { class: "button primary", type: "submit" }, phrase("submit"));
    const cancel = button(phrase("cancel"), () => this.dialog.close(), { class: "button secondary" });
    const content = el(
      "form",
      { onsubmit: (event) => this.submitted(event), novalidate: true },
      el("h2", { id: "form-title" }, form.title),
      el("p", { class: "small" }, phrase("formFrom", { name: form.application?.name ?? this.state.bot.name })),
      this.fields.map((field) => field.node),
      this.trouble,
      el("div", { class: "row ends" }, cancel, this.submit),
    );
    this.dialog.replaceChildren(content);
    if (this.dialog.open) this.dialog.close();
    this.dialog.showModal();
    this.dialog.querySelector(".field button, .field input, .field textarea")?.focus();
  }

  // The message whose button opened the form may have been drawn anew meanwhile.
  goBack() {
    const again = document.querySelector(`[data-id="${CSS.escape(this.openedFrom ?? "")}"]`);
    (this.opener?.isConnected ? this.opener : again)?.focus({ preventScroll: true });
  }

  async submitted(event) {
    event.preventDefault();
    if (this.submit.disabled || !this.isComplete()) return;
    this.submit.disabled = true;
    this.trouble.textContent = "";
    try {
      const { end } = await this.interactions.submit(this.form, this.fields.map((field) => field.data()).filter(Boolean));
      if ((await end).isFailed) this.trouble.textContent = phrase("tryAgain");
      else this.dialog.close();
    } catch (error) {
      this.trouble.textContent = error.message;
    } finally {
      this.submit.disabled = false;
    }
  }

  isComplete() {
    const troubled = this.fields.filter((field) => field.check() !== "");
    troubled[0]?.focus();
    return troubled.length === 0;
  }
}

// A field is {node, data(), check(), focus()}; `check()` gives and shows what is wrong.
function fieldOf(component, state) {
  if (component.type === TEXT) return quiet(el("div", { class: "text" }, markdown(component.content, state)));
  if (component.type === LABEL) return labelled(component);
  return quiet(el("p", { class: "small" }, phrase("unknownComponent", { type: component.type })));
}

function quiet(node) {
  return { node, data: () => null, check: () => "", focus: () => {} };
}

function labelled({ label, description, component }) {
  const make = INPUTS[component.type];
  if (!make) return quiet(el("p", { class: "small" }, phrase("unknownField", { type: component.type })));
  const hintId = newId("hint");
  const input = make(component, label, hintId);
  const trouble = el("p", { class: "failed", role: "alert" });
  const star = isRequired(component) ? el("span", { class: "star", title: phrase("required") }, " *") : null;
  const name = el("label", { class: "name", for: input.id }, label, star);
  const node = el("div", { class: "field" }, name, el("p", { class: "small", id: hintId }, description ?? ""), input.node, trouble);
  const check = () => (trouble.textContent = input.check());
  const key = { type: component.type, custom_id: component.custom_id };
  return { node, check, focus: input.focus, data: () => ({ type: LABEL, component: { ...key, ...input.value() } }) };
}

function isRequired({ required }) {
  return required !== false;
}

const INPUTS = { [SELECT]: selectInput, [WRITE]: writeInput, [RADIO]: radioInput, [CHECKBOXES]: checkboxInput };

function selectInput(component, label, describedBy) {
  // A list that need not be filled in may be left empty, whatever its least number is.
  const fewest = isRequired(component) ? (component.min_values ?? 1) : 0;
  const select = new Select({ ...component, min_values: fewest }, { label, describedBy });
  select.toggle.id = newId("input");
  const check = () => tooFew(component, select.chosen.size);
  return { id: select.toggle.id, node: select.node, value: () => ({ values: select.values() }), check, focus: () => select.toggle.focus() };
}

function tooFew(component, size) {
  const least = size === 0 && !isRequired(component) ? 0 : (component.min_values ?? 1);
  if (size >= least) return "";
  return least === 1 ? phrase("chooseOne") : phrase("chooseAtLeast", { least });
}

function radioInput(component, label, describedBy) {
  const group = tickGroup("radio", component, label, describedBy);
  return { ...group, value: () => ({ value: group.ticked()[0] ?? null }) };
}

function checkboxInput(component, label, describedBy) {
  const group = tickGroup("checkbox", component, label, describedBy);
  const most = component.max_values ?? component.options.length;
  // Like Discord's own: once enough are ticked, the others cannot be.
  const limit = () => group.boxes.forEach((box) => (box.disabled = !box.checked && group.ticked().length >= most));
  group.node.addEventListener("change", limit);
  limit();
  return { ...group, value: () => ({ values: group.ticked() }) };
}

// Every option stands there at once, to be ticked.
function tickGroup(type, component, label, describedBy) {
  const name = newId("group");
  const boxes = component.options.map((option) => {
    const box = el("input", { type, name, value: option.value });
    box.checked = Boolean(option.default);
    return box;
  });
  const rows = component.options.map((option, place) => {
    const words = el("span", { class: "words" }, el("span", {}, option.label));
    if (option.description) words.append(el("small", {}, option.description));
    return el("label", {}, boxes[place], words);
  });
  const role = type === "radio" ? "radiogroup" : "group";
  const node = el("div", { class: "ticks", role, "aria-label": label, "aria-describedby": describedBy }, rows);
  const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const check = () => tooFew(component, ticked().length);
  return { id: null, node, boxes, ticked, check, focus: () => boxes[0].focus() };
}

function writeInput(component, _, describedBy) {
  const isLong = component.style === LONG;
  const node = el(isLong ? "textarea" : "input", {
    id: newId("input"), placeholder: component.placeholder, maxlength: component.max_length ?? 4000,
    rows: isLong ? 4 : null, autocomplete: "off", "aria-describedby": describedBy, "aria-required": String(isRequired(component)),
  });
  node.value = component.value ?? "";
  const check = () => {
    const { length } = node.value.trim();
    if (length === 0) return isRequired(component) ? phrase("fillIn") : "";
    const least = component.min_length ?? 0;
    return length < least ? phrase("writeAtLeast", { least }) : "";
  };
  return { id: node.id, node, value: () => ({ value: node.value }), check, focus: () => node.focus() };
}
