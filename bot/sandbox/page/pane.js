// One channel at a time with its messages: live, and kept at the end unless one has scrolled up.

import { ask } from "./ask.js";
import { button, compareIds, el, newId, write } from "./dom.js";
import { messageNode, showFailure } from "./messages.js";
import { isEphemeral } from "./state.js";
import { phrase } from "./words.js";

const PAGE = 50;
const NEAR = 60;
const UNKNOWN_MESSAGE = 10008;

// `tools` is {state, api, interactions, report, dismissed}.
export class Pane {
  constructor(tools, title) {
    Object.assign(this, tools);
    this.channel = null;
    this.isAtEnd = true;
    this.build(title);
    this.state.addEventListener("message", (event) => this.took(event.detail));
    // Pictures grow when they come.
    new ResizeObserver(() => this.stick()).observe(this.log);
    new ResizeObserver(() => this.stick()).observe(this.scroller);
  }

  build(title) {
    const id = newId("pane");
    this.title = el("h2", { id }, title);
    this.badge = el("span", { class: "count", hidden: true });
    this.bar = el("div", { class: "bar" }, this.title, this.badge);
    this.older = button(phrase("older"), () => this.loadOlder(), { class: "older", hidden: true });
    this.log = el("div", { class: "log", role: "log", "aria-live": "polite", "aria-labelledby": id });
    this.start = el("p", { class: "start", hidden: true });
    this.empty = el("p", { class: "nothing" });
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-labelledby": id, onscroll: () => this.scrolled() }, this.older, this.start, this.empty, this.log);
    this.jump = button(`↓ ${phrase("newer")}`, () => this.toEnd(), { class: "jump", hidden: true });
    this.node = el("section", { id: newId("side"), class: "pane", "aria-labelledby": id }, this.bar, el("div", { class: "view" }, this.scroller, this.jump));
  }

  // `words` is {empty, start}: what stands where nothing was said, and before the first that was.
  async show(channel, words) {
    // The same one once more: what is there stays until all has been fetched anew.
    if (channel !== this.channel) this.log.replaceChildren();
    this.channel = channel;
    this.empty.textContent = "";
    this.emptyText = words.empty;
    this.start.hidden = true;
    write(this.start, words.start);
    this.older.hidden = true;
    await this.reload();
  }

  async reload() {
    const { channel } = this;
    if (!channel) return this.draw([]);
    this.state.forgetMessages(channel);
    this.log.setAttribute("aria-busy", "true");
    const found = await this.fetch("");
    // The person may have gone on to another channel meanwhile.
    if (this.channel !== channel) return undefined;
    if (!found) return this.log.removeAttribute("aria-busy");
    this.take(found);
    return this.toEnd();
  }

  async loadOlder() {
    const { channel } = this;
    const [first] = this.state.messagesOf(channel);
    const found = await this.fetch(`&before=${first?.id ?? ""}`);
    if (!found || this.channel !== channel) return;
    const height = this.scroller.scrollHeight;
    const hadFocus = document.activeElement === this.older;
    this.take(found);
    this.scroller.scrollTop += this.scroller.scrollHeight - height;
    if (hadFocus && this.older.hidden) this.scroller.focus({ preventScroll: true });
  }

  take(found) {
    const isAll = found.length < PAGE;
    this.state.addMessages(this.channel, found, isAll);
    this.older.hidden = isAll;
    this.draw(this.state.messagesOf(this.channel));
  }

  async fetch(which) {
    try {
      return await this.api.get(`/channels/${this.channel}/messages?limit=${PAGE}${which}`);
    } catch (error) {
      this.report(error);
      return null;
    }
  }

  draw(messages) {
    const shown = messages.filter((message) => !this.dismissed.has(message.id));
    const active = document.activeElement.closest("[data-id]");
    const focused = this.log.contains(active) ? placeOfFocus(active) : null;
    // What was said before is not read aloud.
    this.log.setAttribute("aria-busy", "true");
    this.log.replaceChildren(...shown.map((message) => this.article(message)));
    requestAnimationFrame(() => this.log.removeAttribute("aria-busy"));
    const again = focused === null ? null : this.find(active.dataset.id);
    if (again) focusPlace(again, focused);
    this.sayIfEmpty();
  }

  sayIfEmpty() {
    const isEmpty = this.log.childElementCount === 0;
    this.empty.textContent = isEmpty ? (this.emptyText ?? "") : "";
    this.start.hidden = isEmpty || !this.state.isWhole(this.channel);
  }

  article(message) {
    const isMine = message.author.id === this.state.me.id;
    const mayRemove = isMine || (this.isPublic && (this.state.me.is_owner || this.state.me.may_manage_messages));
    return messageNode(message, this.state, {
      press: (component, values) => this.press(message, component, values),
      dismiss: () => this.dismiss(message),
      remove: mayRemove ? () => this.remove(message) : null,
    });
  }

  get isPublic() {
    return this.state.channels.get(this.channel)?.type !== 1;
  }

  took({ kind, channel, message }) {
    if (channel !== this.channel || this.dismissed.has(message.id)) return;
    if (this.state.isOlder(channel, message.id)) return;
    const old = this.find(message.id);
    if (kind === "delete") this.removeNode(old);
    else this.put(this.state.messages.get(channel)?.get(message.id) ?? message, old);
    if (kind === "create" && message.author.id === this.state.me.id) this.toEnd();
    this.sayIfEmpty();
    this.stick();
    if (kind === "create") this.jump.hidden = this.isAtEnd;
  }

  find(id) {
    return this.log.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  put(message, old) {
    const node = this.article(message);
    if (old) {
      const focused = placeOfFocus(old);
      old.replaceWith(node);
      if (focused !== null) focusPlace(node, focused);
      return;
    }
    const later = [...this.log.children].find((other) => compareIds(other.dataset.id, message.id) > 0);
    this.log.insertBefore(node, later ?? null);
  }

  removeNode(node) {
    if (node?.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
    node?.remove();
  }

  async press(message, component, values) {
    showFailure(this.find(message.id), "");
    const data = { component_type: component.type, custom_id: component.custom_id };
    try {
      const { end } = await this.interactions.press(message, values ? { ...data, values } : data);
      const { isFailed } = await end;
      if (isFailed) showFailure(this.find(message.id), phrase("failed"));
    } catch (error) {
      showFailure(this.find(message.id), `${phrase("failed")}: ${error.message}`);
    }
  }

  dismiss(message) {
    this.dismissed.add(message.id);
    this.removeNode(this.find(message.id));
    this.sayIfEmpty();
  }

  async remove(message) {
    const text = phrase("deleteText", { name: this.state.nameOf(message.author.id) });
    const isMeant = await ask({ title: phrase("deleteTitle"), text, yes: phrase("delete"), style: "danger" });
    if (!isMeant) return;
    try {
      await this.api.delete(`/channels/${message.channel_id}/messages/${message.id}`);
    } catch (error) {
      // Somebody else may have been faster.
      if (error.code !== UNKNOWN_MESSAGE) this.report(error);
    }
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // What grows or shrinks takes nobody away from the end; only scrolling up does.
    if (this.isAtEnd && this.size !== this.measure()) return this.stick();
    this.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.isAtEnd) this.jump.hidden = true;
    return undefined;
  }

  stick() {
    if (!this.isAtEnd) return;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.size = this.measure();
  }

  measure() {
    return `${this.scroller.clientHeight} of ${this.scroller.scrollHeight}`;
  }

  toEnd() {
    this.isAtEnd = true;
    this.jump.hidden = true;
    this.stick();
  }

  // How many messages wait to be read; none hides the badge.
  count(number) {
    this.badge.hidden = number === 0;
    this.badge.textContent = String(number);
    this.badge.setAttribute("aria-label", phrase("forYou", { count: number }));
  }
}

export function isForMe(message, state, isDirect) {
  if (message.author.id === state.me.id || isEphemeral(message)) return false;
  return isDirect || state.mentionsMe(message);
}

const FOCUSABLE = "button, a[href], [tabindex]";

// A message that changes is drawn anew: whoever was at its second button is there again afterwards.
function placeOfFocus(node) {
  if (!node.contains(document.activeElement)) return null;
  return [...node.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
}

function focusPlace(node, place) {
  const found = node.querySelectorAll(FOCUSABLE)[place];
  (found && !found.disabled ? found : node).focus({ preventScroll: true });
}
