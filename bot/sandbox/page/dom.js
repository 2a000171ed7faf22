// Builds elements. Text always goes in as text, never as HTML.

import { drawn } from "./emoji.js";

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  const given = children.flat().filter((child) => child !== null && child !== undefined);
  node.append(...given.flatMap((child) => (typeof child === "string" ? drawn(child) : [child])));
  return node;
}

// Writes a text of somebody else in place of what stood there.
export function write(node, text) {
  node.replaceChildren(...drawn(text));
}

function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else node.setAttribute(name, value === true ? "" : value);
}

export function button(label, press, attributes = {}) {
  return el("button", { type: "button", onclick: press, ...attributes }, label);
}

let lastId = 0;

export function newId(word) {
  lastId += 1;
  return `${word}-${lastId}`;
}

// Ids of Discord are numbers that are too long for JavaScript's own.
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
