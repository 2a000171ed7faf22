// Who one is: the person is kept in the address, so that two windows can be two people.

import { el } from "./dom.js";
import { Select } from "./select.js";
import { language, languageOf, phrase } from "./words.js";

export function chosenPerson(users) {
  const name = decodeURIComponent(location.hash.slice(1));
  const named = users.find((user) => user.name === name || user.id === name);
  // Nobody chosen so far: the first who speaks as the browser does.
  return named ?? users.find((user) => languageOf(user.locale) === language()) ?? users[0];
}

export function peopleNodes(users, me) {
  const options = users.map((user) => ({ label: user.name, value: user.name, description: describe(user), default: user.id === me.id }));
  const select = new Select({ options }, { label: phrase("youAre"), send: ([name]) => become(name) });
  const nodes = [el("span", { class: "you", "aria-hidden": "true" }, phrase("youAre")), select.node, secondWindow(users, me)];
  return nodes.filter(Boolean);
}

function describe(user) {
  const facts = [
    user.is_owner ? phrase("owner") : null,
    user.may_manage_messages && !user.is_owner ? phrase("moderator") : null,
    languageOf(user.locale) === language() ? null : phrase("speaks", { language: nameOfLanguage(user.locale) }),
  ];
  return facts.filter(Boolean).join(", ") || null;
}

function nameOfLanguage(locale) {
  return new Intl.DisplayNames([language()], { type: "language" }).of(languageOf(locale));
}

function secondWindow(users, me) {
  const other = users[(users.findIndex((user) => user.id === me.id) + 1) % users.length];
  if (!other || other.id === me.id) return null;
  return el("a", { class: "second", href: addressOf(other.name), target: "_blank" }, `${phrase("secondWindow", { name: other.name })} ↗`);
}

function addressOf(name) {
  return `${location.pathname}${location.search}#${encodeURIComponent(name)}`;
}

// Everything on the page belongs to one person: another one begins from scratch.
function become(name) {
  location.hash = encodeURIComponent(name);
}

export function reloadForAnother() {
  window.addEventListener("hashchange", () => location.reload());
}
