// One message, as this person sees it.

import { button, el, newId } from "./dom.js";
import { attachmentNode, componentNode } from "./components.js";
import { embedNode } from "./embeds.js";
import { markdown } from "./markdown.js";
import { isEphemeral, isLayout, isThinking } from "./state.js";
import { clockNode } from "./times.js";

const COLORS = 6;
const JOINED = 7;
const THREAD_CREATED = 18;

// `acts` is {press, dismiss, remove}; the last is null where nothing may be removed.
export function messageNode(message, state, acts) {
  const id = newId("message");
  const classes = ["message"];
  if (state.mentionsMe(message)) classes.push("to-me");
  if (isEphemeral(message)) classes.push("ephemeral");
  return el(
    "article",
    { class: classes.join(" "), tabindex: "-1", "aria-labelledby": id, "data-id": message.id },
    avatar(message.author),
    el("div", { class: "content" }, origin(message, state), header(message, state, acts, id), body(message, state, acts), footer(message, acts)),
  );
}

function avatar(author) {
  const name = nameOf(author);
  const color = author.bot ? 0 : 1 + Number(BigInt(author.id) % BigInt(COLORS));
  const sign = author.bot ? "🍕" : name[0].toUpperCase();
  return el("span", { class: `avatar color-${color}`, "aria-hidden": "true" }, sign);
}

function nameOf(author) {
  return author.global_name ?? author.username ?? author.name ?? "?";
}

// What the message answers: a command that somebody used, or another message.
function origin(message, state) {
  const command = message.interaction?.name ?? message.interaction_metadata?.name;
  const user = message.interaction?.user ?? message.interaction_metadata?.user;
  if (command && user) return el("p", { class: "origin" }, `${state.nameOf(user.id)} used /${command}`);
  const answered = message.referenced_message;
  if (!answered || command || message.interaction_metadata) return null;
  return el("p", { class: "origin" }, `↩ ${nameOf(answered.author)}: ${answered.content.slice(0, 80) || "…"}`);
}

function header(message, state, acts, id) {
  const { author } = message;
  const remove = acts.remove && !isEphemeral(message)
    ? button("Delete", () => acts.remove(), { class: "quiet", "aria-label": `Delete the message of ${nameOf(author)}` })
    : null;
  return el(
    "header",
    { id },
    el("span", { class: "author" }, nameOf(author)),
    author.bot ? el("span", { class: "badge" }, "app") : null,
    clockNode(message.timestamp, state.me.locale),
    remove,
  );
}

function body(message, state, acts) {
  if (isThinking(message)) {
    return el("div", { class: "body thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, "•••"), ` ${nameOf(message.author)} is thinking …`);
  }
  const scene = { state, message, press: (component, values) => acts.press(component, values) };
  const files = isLayout(message) ? [] : (message.attachments ?? []).map(attachmentNode);
  const components = (message.components ?? []).map((component) => componentNode(component, scene));
  const embeds = (message.embeds ?? []).map((embed) => embedNode(embed, state));
  return el("div", { class: "body" }, text(message, state), embeds, files, components, edited(message));
}

function text(message, state) {
  if (message.type === JOINED) return el("p", { class: "origin" }, "has come to the server.");
  if (message.type === THREAD_CREATED) return el("p", { class: "origin" }, `started the thread “${message.content}”.`);
  return message.content ? el("div", { class: "text" }, markdown(message.content, state)) : null;
}

function edited(message) {
  if (!message.edited_timestamp) return null;
  return el("small", { class: "edited", title: message.edited_timestamp }, "(edited)");
}

function footer(message, acts) {
  const trouble = el("p", { class: "failed", role: "alert" });
  if (!isEphemeral(message)) return trouble;
  const dismiss = button("Dismiss", () => acts.dismiss(), { class: "as-link" });
  return [trouble, el("footer", {}, el("span", { "aria-hidden": "true" }, "👁 "), "Only you can see this · ", dismiss)];
}

export function showFailure(node, text) {
  const trouble = node?.querySelector(".failed");
  if (trouble) trouble.textContent = text;
}
