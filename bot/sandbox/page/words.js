// What the page itself says, in the language of whoever sits in front of it.

import de from "./words/de.js";
import en from "./words/en.js";
import it from "./words/it.js";

const CATALOGUES = { de, en, it };
const OTHERWISE = "en";

let chosen = OTHERWISE;

export function languageOf(locale) {
  return locale.split("-")[0].toLowerCase();
}

export function language() {
  return chosen;
}

// Takes the first of these languages that there are words in.
export function chooseLanguage(...locales) {
  chosen = locales.map(languageOf).find((wanted) => wanted in CATALOGUES) ?? OTHERWISE;
  document.documentElement.lang = chosen;
  for (const node of document.querySelectorAll("[data-phrase]")) node.textContent = phrase(node.dataset.phrase);
}

export function phrase(key, facts = {}) {
  const text = CATALOGUES[chosen][key];
  if (text === undefined) throw new Error(`the page has no phrase "${key}"`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}
