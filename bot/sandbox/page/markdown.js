// Discord's Markdown by lines: headings, small print, quotes, lists, blocks of code.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^([\s\S]*?)```(?:([\w+#.-]*)\n)?\n*([\s\S]+?)\n*```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const LONG_QUOTE = /^>>>\s?/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.+)$/;

// Gives nodes for a text of somebody else: nothing in it is ever read as HTML.
export function markdown(text, state) {
  const nodes = [];
  let rest = text;
  for (let found = FENCE.exec(rest); found; found = FENCE.exec(rest)) {
    const [whole, before, , code] = found;
    nodes.push(...lines(before.replace(/\n$/, ""), state), el("pre", {}, el("code", {}, code)));
    rest = rest.slice(whole.length).replace(/^\n/, "");
  }
  return [...nodes, ...lines(rest, state)];
}

function lines(text, state) {
  if (!text) return [];
  const nodes = [];
  const todo = text.split("\n");
  while (todo.length) nodes.push(block(todo, state));
  return nodes;
}

// Takes the lines of the next block away from the list.
function block(todo, state) {
  const [line] = todo;
  if (LONG_QUOTE.test(line)) {
    const all = todo.splice(0).join("\n").replace(LONG_QUOTE, "");
    return el("blockquote", {}, lines(all, state));
  }
  if (QUOTE.test(line)) {
    const quoted = takeWhile(todo, (next) => QUOTE.test(next)).map((next) => QUOTE.exec(next)[1]);
    return el("blockquote", {}, lines(quoted.join("\n"), state));
  }
  if (ITEM.test(line)) return list(takeWhile(todo, (next) => ITEM.test(next)), state);
  const heading = HEADING.exec(line);
  const small = SMALL.exec(line);
  if (heading) return headingNode(todo, heading, state);
  if (small) return el("p", { class: "small" }, inline((todo.shift(), small[1]), state));
  const plain = takeWhile(todo, isPlain);
  // Single empty lines between paragraphs are to be seen, as in Discord.
  return el("p", {}, plain.join("").trim() ? inline(plain.join("\n"), state) : el("br"));
}

function headingNode(todo, [, marks, text], state) {
  todo.shift();
  const level = marks.length;
  const attributes = { class: `h${level}`, role: "heading", "aria-level": level + 2 };
  return el("p", attributes, inline(text, state));
}

function isPlain(line) {
  return ![HEADING, SMALL, QUOTE, LONG_QUOTE, ITEM].some((pattern) => pattern.test(line));
}

function takeWhile(todo, fits) {
  const end = todo.findIndex((line) => !fits(line));
  return todo.splice(0, end < 0 ? todo.length : end);
}

// Lines that are indented further than the first of a list make a list within its last item.
function list(items, state) {
  const [, indent, number] = ITEM.exec(items[0]);
  const node = number ? el("ol", { start: number }) : el("ul");
  while (items.length) {
    const [, depth, , text] = ITEM.exec(items[0]);
    if (depth.length > indent.length && node.lastChild) {
      const deeper = takeWhile(items, (next) => ITEM.exec(next)[1].length > indent.length);
      node.lastChild.append(list(deeper, state));
    } else {
      items.shift();
      node.append(el("li", {}, inline(text, state)));
    }
  }
  return node;
}
