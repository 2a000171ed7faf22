// The two panes: the channel and the direct messages, side by side or, on a phone, as tabs.

import { el, write } from "./dom.js";
import { Composer } from "./composer.js";
import { Pane, isForMe } from "./pane.js";
import { isThread } from "./state.js";
import { phrase } from "./words.js";

export class Shell {
  constructor(tools, main, tabs) {
    Object.assign(this, tools);
    this.unread = new Map();
    this.makeChannelPane(tools);
    this.makeDirectPane(tools);
    this.sides = [this.public, this.direct];
    this.tabs = this.sides.map((side) => this.tab(side));
    main.append(...this.sides.map((side) => side.node));
    tabs.append(...this.tabs.map((tab) => tab.node));
    tabs.setAttribute("aria-label", phrase("whatToShow"));
    this.activate(this.public);
    this.state.addEventListener("message", (event) => this.heard(event.detail));
    this.state.addEventListener("channels", () => this.drawChannels());
    this.state.addEventListener("visit", (event) => this.visit(event.detail));
    window.addEventListener("focus", () => this.read(this.active.channel));
    document.addEventListener("keydown", (event) => this.write(event));
  }

  makeChannelPane(tools) {
    this.public = new Pane(tools, phrase("channel"));
    this.nav = el("nav", { class: "channels", "aria-label": phrase("channels") });
    this.public.bar.replaceChildren(this.public.title, this.nav);
    this.public.title.classList.add("unseen");
    this.addComposer(tools, this.public, () => this.labelOf(this.public.channel), false);
  }

  makeDirectPane(tools) {
    const name = this.state.bot.name;
    this.direct = new Pane(tools, phrase("directWith", { name }));
    this.addComposer(tools, this.direct, () => name, true);
  }

  addComposer(tools, pane, label, isDirect) {
    pane.composer = new Composer(tools, { channel: () => pane.channel, label, isDirect });
    pane.node.append(pane.composer.node);
    for (const kind of ["focusin", "pointerdown"]) pane.node.addEventListener(kind, () => this.activate(pane));
    // Whoever moves the pointer there has seen it.
    pane.node.addEventListener("pointerenter", () => this.read(pane.channel));
  }

  labelOf(id) {
    const channel = this.state.channels.get(id);
    if (!channel) return phrase("noChannel");
    return `${isThread(channel) ? "↳ " : "#"}${channel.name}`;
  }

  tab(side) {
    const words = el("span", { class: "label" }, phrase(side === this.direct ? "direct" : "channel"));
    const badge = el("span", { class: "count", hidden: true });
    const node = el("button", {
      type: "button", role: "tab", "aria-controls": side.node.id, onclick: () => this.activate(side),
      onkeydown: (event) => this.otherTab(event),
    }, words, badge);
    return { node, words, badge, side };
  }

  otherTab(event) {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const other = this.tabs.find((tab) => tab.side !== this.active);
    this.activate(other.side);
    other.node.focus();
  }

  // Whoever types without having gone anywhere writes in the pane in use.
  write(event) {
    const isLetter = event.key.length === 1 && event.key !== " ";
    const isFree = !event.target.closest("input, textarea, dialog, [role=listbox]");
    if (!isLetter || !isFree || event.ctrlKey || event.metaKey || event.altKey) return;
    this.active.composer.focus();
  }

  // The pane in use: the only one on a phone, and the one where nothing is unread.
  activate(side) {
    if (this.active !== side) {
      this.active = side;
      this.sides.forEach((other) => other.node.classList.toggle("shown", other === side));
      side.stick();
    }
    this.tabs.forEach((tab) => tab.node.setAttribute("aria-selected", String(tab.side === side)));
    this.read(side.channel);
  }

  // Shows what there is now, again after every new session.
  async refresh() {
    const channels = this.state.publicChannels();
    const kept = channels.find((channel) => channel.id === this.public.channel) ?? channels[0];
    await Promise.all([this.showChannel(kept?.id ?? null), this.showDirect()]);
  }

  async showChannel(id) {
    this.read(id);
    const shown = this.public.show(id, { empty: phrase("nothingSaid"), start: phrase("channelStart", { name: this.labelOf(id) }) });
    this.drawChannels();
    this.nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    await shown;
  }

  // Goes to a channel that was named in a message, maybe in the other pane.
  async visit(id) {
    if (!this.state.publicChannels().some((channel) => channel.id === id)) return;
    this.activate(this.public);
    await this.showChannel(id);
  }

  async showDirect() {
    const channel = this.state.directChannel()?.id ?? null;
    const name = this.state.bot.name;
    await this.direct.show(channel, { empty: phrase("noCards"), start: phrase("directStart", { name }) });
  }

  drawChannels() {
    const channels = this.state.publicChannels();
    const isGone = this.public.channel && !channels.some((channel) => channel.id === this.public.channel);
    if (isGone && channels.length) {
      this.showChannel(channels[0].id);
      return;
    }
    const hadFocus = this.nav.contains(document.activeElement);
    this.nav.replaceChildren(...channels.map((channel) => this.channelButton(channel)));
    if (hadFocus) this.nav.querySelector("[aria-current]")?.focus();
    write(this.tabs[0].words, this.labelOf(this.public.channel));
    this.public.composer.rename();
    const direct = this.state.directChannel();
    if (direct && this.direct.channel !== direct.id) this.showDirect();
    this.drawCounts();
  }

  channelButton(channel) {
    const count = this.unread.get(channel.id) ?? 0;
    const badge = count ? el("span", { class: "count", "aria-label": phrase("forYou", { count }) }, String(count)) : null;
    return el("button", {
      type: "button", class: isThread(channel) ? "thread" : null,
      "aria-current": channel.id === this.public.channel ? "true" : null,
      onclick: () => this.showChannel(channel.id),
    }, el("span", { class: "label" }, this.labelOf(channel.id)), badge);
  }

  heard({ kind, channel, message }) {
    if (kind !== "create") return;
    const isDirect = channel === this.direct.channel;
    if (!isForMe(message, this.state, isDirect)) return;
    if (document.hasFocus() && channel === this.active.channel) return;
    this.unread.set(channel, (this.unread.get(channel) ?? 0) + 1);
    this.drawChannels();
  }

  read(channel) {
    if (!this.unread.delete(channel)) return;
    this.drawChannels();
  }

  drawCounts() {
    const direct = this.unread.get(this.direct.channel) ?? 0;
    const all = [...this.unread.values()].reduce((sum, count) => sum + count, 0);
    this.direct.count(direct);
    this.tabs.forEach(({ badge, side }) => {
      const count = side === this.direct ? direct : all - direct;
      badge.hidden = count === 0;
      badge.textContent = String(count);
      badge.setAttribute("aria-label", phrase("forYou", { count }));
    });
    document.title = `${all ? `(${all}) ` : ""}${this.state.me.name} · ${this.state.guild.name}`;
  }
}
