// Embeds: the older way to set a text off.

import { el } from "./dom.js";
import { ownAddress } from "./api.js";
import { paintEdge } from "./components.js";
import { markdown } from "./markdown.js";

export function embedNode(embed, state) {
  const texts = [heading(embed), embed.description, ...(embed.fields ?? []).map(fieldText)];
  const node = el(
    "div",
    { class: "container embed" },
    embed.author ? el("p", { class: "small" }, embed.author.name) : null,
    texts.filter(Boolean).map((text) => el("div", { class: "text" }, markdown(text, state))),
    [embed.image, embed.thumbnail].filter(Boolean).map(pictureNode),
    embed.footer ? el("p", { class: "small" }, embed.footer.text) : null,
  );
  paintEdge(node, embed.color);
  return node;
}

function heading({ title, url }) {
  if (!title) return null;
  return `**${url ? `[${title}](${url})` : title}**`;
}

function fieldText({ name, value }) {
  return `**${name}**\n${value}`;
}

// Embeds know no text for those who cannot see a picture.
function pictureNode({ url }) {
  return el("img", { class: "picture", src: ownAddress(url), alt: "" });
}
