// Asks one thing in a dialog: for a name, or whether something is really meant.

import { button, el, newId } from "./dom.js";
import { phrase } from "./words.js";

const YES = "yes";

// Gives what was written (nothing, where there is no label to write below), or null for no.
export function ask({ title, text, label, most, yes, style = "primary" }) {
  const id = newId("question");
  const input = label ? el("input", { id: newId("input"), maxlength: most, autocomplete: "off", required: true }) : null;
  const submit = el("button", { class: `button ${style}`, type: "submit", value: YES }, yes);
  const dialog = el("dialog", { class: "form", "aria-labelledby": id });
  dialog.append(el(
    "form",
    { method: "dialog" },
    el("h2", { id }, title),
    text ? el("p", {}, text) : null,
    input ? el("div", { class: "field" }, el("label", { class: "name", for: input.id }, label), input) : null,
    el("div", { class: "row ends" }, button(phrase("cancel"), () => dialog.close(), { class: "button secondary" }), submit),
  ));
  document.body.append(dialog);
  dialog.showModal();
  (input ?? submit).focus();
  return closing(dialog, () => (input ? input.value.trim() : ""));
}

function closing(dialog, answer) {
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === YES ? answer() : null);
    });
  });
}
