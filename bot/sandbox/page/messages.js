// One message, as this person sees it.

import { button, el, newId } from "./dom.js";
import { attachmentNode, componentNode } from "./components.js";
import { channelLink } from "./inline.js";
import { markdown } from "./markdown.js";
import { DIRECT, isEphemeral, isLayout, isThinking } from "./state.js";
import { clockNode, wholeTime } from "./times.js";
import { phrase } from "./words.js";

const COLORS = 6;
const THREAD_CREATED = 18;
const REPLY = 19;

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
  return author.global_name ?? author.username;
}

// What the message answers: a command that somebody used, or another message.
function origin(message, state) {
  const { name: command, user } = message.interaction_metadata ?? {};
  if (command) return el("p", { class: "origin" }, phrase("used", { name: state.nameOf(user.id), command }));
  if (message.type !== REPLY) return null;
  const answered = message.referenced_message;
  const what = answered ? `${nameOf(answered.author)}: ${answered.content.slice(0, 80) || "…"}` : phrase("originalGone");
  return el("p", { class: "origin" }, `↩ ${what}`);
}

function header(message, state, acts, id) {
  const { author } = message;
  const remove = acts.remove && !isEphemeral(message)
    ? button(phrase("delete"), () => acts.remove(), { class: "quiet", "aria-label": phrase("deleteOf", { name: nameOf(author) }) })
    : null;
  return el(
    "header",
    { id },
    el("span", { class: "author" }, nameOf(author)),
    author.bot ? el("span", { class: "badge" }, phrase("app")) : null,
    clockNode(message.timestamp, state.me.locale),
    remove,
  );
}

function body(message, state, acts) {
  if (message.type === THREAD_CREATED) return threadMade(message, state);
  if (isThinking(message)) {
    return el("div", { class: "body thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, "•••"), " ", phrase("thinking", { name: nameOf(message.author) }));
  }
  const scene = { state, message, press: (component, values) => acts.press(component, values) };
  const files = isLayout(message) ? [] : (message.attachments ?? []).map(attachmentNode);
  const components = (message.components ?? []).map((component) => componentNode(component, scene));
  const said = el("div", { lang: languageIn(message, state) }, text(message, state), files, components);
  return el("div", { class: "body" }, said, edited(message, state));
}

function threadMade(message, state) {
  const link = channelLink(message.message_reference.channel_id, state);
  return el("div", { class: "body" }, el("p", { class: "origin" }, phrase("threadMade"), " ", link));
}

// To a person alone the bot speaks that person's language; nobody knows which one it is otherwise.
function languageIn(message, state) {
  const isPrivate = isEphemeral(message) || state.channels.get(message.channel_id)?.type === DIRECT;
  return message.author.bot && isPrivate ? state.me.locale : "";
}

function text(message, state) {
  return message.content ? el("div", { class: "text" }, markdown(message.content, state)) : null;
}

function edited({ edited_timestamp: timestamp }, state) {
  if (!timestamp) return null;
  return el("time", { class: "edited", datetime: timestamp, title: wholeTime(timestamp, state.me.locale) }, phrase("edited"));
}

function footer(message, acts) {
  const trouble = el("p", { class: "failed", role: "alert" });
  if (!isEphemeral(message)) return trouble;
  const dismiss = button(phrase("dismiss"), () => acts.dismiss(), { class: "as-link" });
  return [trouble, el("footer", {}, el("span", { "aria-hidden": "true" }, "👁 "), `${phrase("onlyYou")} · `, dismiss)];
}

export function showFailure(node, text) {
  const trouble = node?.querySelector(".failed");
  if (trouble) trouble.textContent = text;
}
