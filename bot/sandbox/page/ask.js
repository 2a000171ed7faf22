// Asks in a dialog whether something is really meant.

import { button, el, newId } from "./dom.js";
import { phrase } from "./words.js";

const YES = "yes";

// Gives true for yes, and false for everything else.
export function ask({ title, text, yes, style }) {
  const id = newId("question");
  const submit = el("button", { class: `button ${style}`, type: "submit", value: YES }, yes);
  const dialog = el("dialog", { class: "form", "aria-labelledby": id });
  dialog.append(el(
    "form",
    { method: "dialog" },
    el("h2", { id }, title),
    el("p", {}, text),
    el("div", { class: "row ends" }, button(phrase("cancel"), () => dialog.close(), { class: "button secondary" }), submit),
  ));
  document.body.append(dialog);
  dialog.showModal();
  submit.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === YES);
    });
  });
}
