// Discord's Markdown within a line: emphasis, code, links, mentions, emoji, times.

import { el } from "./dom.js";
import { ownAddress } from "./api.js";
import { timeNode } from "./times.js";
import { phrase } from "./words.js";

const INNER = String.raw`((?:\\[\s\S]|[^\\])+?)`;

// Every rule is tried at the very place where the reader stands; the first that fits is taken.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => el("code", {}, found[2].replace(/^ (.*) $/s, "$1"))],
  [rule(String.raw`\*\*\*${INNER}\*\*\*`), (found, go) => el("strong", {}, el("em", {}, go(found[1])))],
  [rule(String.raw`\*\*${INNER}\*\*(?!\*)`), (found, go) => el("strong", {}, go(found[1]))],
  [rule(String.raw`__${INNER}__(?!_)`), (found, go) => el("u", {}, go(found[1]))],
  [/\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)/y, (found, go) => el("em", {}, go(found[1]))],
  [/(?<![\p{L}\p{N}])_((?:\\[\s\S]|__|[^\\_])+?)_(?![\p{L}\p{N}])/uy, (found, go) => el("em", {}, go(found[1]))],
  [rule(String.raw`~~${INNER}~~`), (found, go) => el("s", {}, go(found[1]))],
  [/\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (found, go) => link(found[2], go(found[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;!?"')\]*_~|]/y, (found) => link(found[0], found[0])],
  [/<@!?(\d+)>/y, (found, _, state) => person(found[1], state)],
  [/<#(\d+)>/y, (found, _, state) => channelLink(found[1], state)],
  [/<\/([^:>\n]+):\d+>/y, (found) => mention(`/${found[1]}`)],
  [/<(a?):(\w+):(\d+)>/y, (found) => emojiNode({ name: found[2], id: found[3], animated: Boolean(found[1]) })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (found, _, state) => timeNode(found[1], found[2], state.me.locale)],
  [/@(everyone|here)\b/y, (found) => mention(found[0])],
];

// What none of the rules begins with is passed over in one go.
const PLAIN = /[^\\`*_~[<h@]+/y;

function rule(source) {
  return new RegExp(source, "y");
}

export function inline(text, state) {
  const nodes = [];
  const go = (inner) => inline(inner, state);
  let plain = "";
  for (let place = 0; place < text.length; ) {
    const hit = firstRule(text, place);
    if (hit) {
      const node = hit.make(hit.found, go, state);
      if (typeof node === "string") {
        plain += node;
      } else {
        nodes.push(plain, node);
        plain = "";
      }
      place += hit.found[0].length;
    } else {
      PLAIN.lastIndex = place;
      const passed = PLAIN.exec(text)?.[0] ?? text[place];
      plain += passed;
      place += passed.length;
    }
  }
  return [...nodes, plain].filter((node) => node !== "");
}

function firstRule(text, place) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found) return { found, make };
  }
  return null;
}

function link(address, label) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}

// Leads to a channel, if it is one where this person reads along.
export function channelLink(id, state) {
  const channel = state.channels.get(id);
  if (!channel) return mention(`#${phrase("unknown")}`);
  const visit = (event) => {
    event.preventDefault();
    state.dispatchEvent(new CustomEvent("visit", { detail: id }));
  };
  return el("a", { href: "", class: "mention", onclick: visit }, `#${channel.name}`);
}

function mention(text, isMine = false) {
  return el("span", { class: isMine ? "mention mine" : "mention" }, text);
}

function person(id, state) {
  return mention(`@${state.nameOf(id)}`, id === state.me.id);
}

// An emoji of the bot's own has an address; any other is a character.
export function emojiNode({ id, name }) {
  if (!id) return name;
  const src = ownAddress(`/cdn/emojis/${id}.png`);
  return el("img", { class: "emoji", src, alt: `:${name}:`, title: `:${name}:` });
}
