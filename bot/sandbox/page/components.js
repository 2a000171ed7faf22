// The components of messages: rows, buttons, selects, and the blocks of layouts.

import { button, el } from "./dom.js";
import { ownAddress } from "./api.js";
import { emojiNode } from "./inline.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";
import { language, phrase } from "./words.js";

const BUTTON = 2;
const SELECT = 3;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

// `scene` is {state, message, press}: `press(component, values)` gives a promise.
export function componentNode(component, scene) {
  const make = MAKE[component.type];
  return make ? make(component, scene) : unknown(component);
}

const all = (components, scene) => (components ?? []).map((inner) => componentNode(inner, scene));

const MAKE = {
  1: (row, scene) => el("div", { class: "row" }, all(row.components, scene)),
  [BUTTON]: buttonNode,
  [SELECT]: selectNode,
  10: (text, { state }) => el("div", { class: "text" }, markdown(text.content, state)),
  12: (gallery, scene) =>
    el("div", { class: "gallery" }, gallery.items.map((item) => pictureNode(item, scene))),
  13: (file, scene) => fileNode(attachmentOf(file.file, scene.message)),
  14: separatorNode,
  17: containerNode,
};

function unknown({ type }) {
  return el("p", { class: "small" }, phrase("unknownComponent", { type }));
}

function label(component) {
  const emoji = component.emoji ? [emojiNode(component.emoji), " "] : [];
  return [...emoji, component.label ?? ""];
}

function buttonNode(component, { press }) {
  const node = button(label(component), () => whileBusy(node, () => press(component)), {
    class: `button ${STYLES[component.style] ?? "secondary"}`, disabled: component.disabled,
  });
  return node;
}

// A second press before the answer would be a mistake. A disabled button would lose the focus.
async function whileBusy(node, work) {
  if (node.getAttribute("aria-busy") === "true") return;
  node.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    node.removeAttribute("aria-busy");
  }
}

function selectNode(component, { press }) {
  const send = (values) => whileBusy(select.toggle, () => press(component, values));
  const select = new Select(component, { send });
  return select.node;
}

function separatorNode({ divider, spacing }) {
  const isWide = spacing === 2 ? "wide" : "";
  return divider === false ? el("div", { class: `gap ${isWide}` }) : el("hr", { class: isWide });
}

function containerNode(container, scene) {
  const node = el("div", { class: "container" }, all(container.components, scene));
  const color = container.accent_color ?? null;
  if (color !== null) node.style.setProperty("--accent", `#${color.toString(16).padStart(6, "0")}`);
  return node;
}

function pictureNode(item, { message }) {
  const { url } = attachmentOf(item.media, message);
  const alt = item.description ?? "";
  return el("img", { class: "picture", src: url, alt, title: alt || null });
}

// A file may still be named by its attachment.
function attachmentOf(media, message) {
  const name = media.url.replace(/^attachment:\/\//, "");
  const known = (message.attachments ?? []).find(
    (file) => file.filename === name || file.url === media.url || file.id === media.attachment_id,
  );
  return { ...known, url: ownAddress(known?.url ?? media.url), name: known?.filename ?? fileName(media.url) };
}

function fileName(address) {
  return decodeURIComponent(new URL(address, location.origin).pathname.split("/").pop());
}

function fileNode({ url, name, size }) {
  const link = el("a", { href: url, download: name }, name);
  return el("p", { class: "file" }, "📄 ", link, size ? el("small", {}, ` ${amount(size)}`) : null);
}

function amount(size) {
  const [count, unit] = size < 1000 ? [size, "byte"] : [size / 1000, "kilobyte"];
  const style = { style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), style).format(count);
}

// An attachment that no component names: a picture is shown, anything else is a link.
export function attachmentNode(file) {
  const isPicture = (file.content_type ?? "").startsWith("image/");
  const url = ownAddress(file.url);
  if (!isPicture) return fileNode({ url, name: file.filename, size: file.size });
  const alt = file.description ?? file.filename;
  return el("img", { class: "picture", src: url, alt, title: alt });
}
