// The box at the bottom of a pane: plain messages, and slash commands after a slash.

import { button, el, newId } from "./dom.js";
import { CommandForm } from "./commandform.js";
import { Suggestions } from "./suggestions.js";
import { phrase } from "./words.js";

const LONGEST = 2000;

// `tools` is {state, api, interactions, commands}; `place` is {channel(), label(), isDirect}.
export class Composer {
  constructor(tools, place) {
    Object.assign(this, tools, place);
    this.form = null;
    this.build();
    this.suggestions = new Suggestions(this.input, this.holder, phrase("commands"), (item) => this.begin(item.value));
    this.rename();
  }

  build() {
    const id = newId("composer");
    this.holder = el("div", { class: "holder" });
    this.status = el("p", { class: "status", role: "status" });
    this.input = el("textarea", {
      id, rows: "1", maxlength: LONGEST, autocomplete: "off",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.name = el("label", { for: id, class: "unseen" });
    const slash = button("/", () => this.slash(), { class: "slash", "aria-label": phrase("chooseCommand") });
    this.text = el("form", { class: "say", onsubmit: (event) => this.submitted(event) },
      this.name, slash, this.input, el("button", { class: "send", type: "submit" }, phrase("send")));
    this.node = el("div", { class: "composer" }, this.holder, this.status, this.text);
  }

  rename() {
    const name = this.label();
    this.name.textContent = phrase("messageTo", { name });
    this.input.placeholder = phrase("messageHint", { name });
  }

  focus() {
    if (this.form) this.form.focus();
    else this.input.focus();
  }

  slash() {
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typed() {
    this.tell("");
    if (!this.input.value.startsWith("/")) return this.suggestions.close();
    return this.offer();
  }

  async offer() {
    try {
      await this.commands.load();
    } catch (error) {
      return this.tell(error.message, true);
    }
    // What was typed meanwhile counts.
    if (!this.input.value.startsWith("/")) return undefined;
    const found = this.commands.find(this.input.value, this.isDirect);
    const items = found.map((leaf) => ({ label: `/${leaf.shown.join(" ")}`, hint: leaf.description, value: leaf }));
    const note = phrase(this.commands.leaves.length ? "noneCalledSo" : "noCommands");
    return this.suggestions.show(items, { note });
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.text.requestSubmit();
  }

  begin(leaf) {
    this.form = new CommandForm(leaf, {
      state: this.state,
      commands: this.commands,
      interactions: this.interactions,
      channel: () => this.channel(),
      holder: this.holder,
      send: (data, name) => this.command(data, name),
      leave: () => this.leave(),
    });
    this.input.value = "";
    this.text.hidden = true;
    this.node.append(this.form.node);
    this.form.focus();
  }

  leave() {
    this.form?.node.remove();
    this.form = null;
    this.holder.replaceChildren(this.suggestions.list);
    this.text.hidden = false;
    this.input.focus();
  }

  async command(data, name) {
    const { form } = this;
    if (form.isSending) return;
    form.isSending = true;
    this.tell(phrase("sending", { name }));
    try {
      const { end } = await this.interactions.command(this.channel(), data);
      if (this.form === form) this.leave();
      const { isFailed } = await end;
      this.tell(isFailed ? phrase("noResponse", { name }) : "", isFailed);
    } catch (error) {
      this.tell(`${name}: ${error.message}`, true);
    } finally {
      form.isSending = false;
    }
  }

  // Whoever types faster than the list comes means the first that fits.
  async guess(content) {
    await this.offer();
    const [leaf] = this.commands.find(content, this.isDirect);
    if (leaf) this.suggestions.take({ value: leaf });
    else this.tell(phrase("noSuchCommand"), true);
  }

  submitted(event) {
    event.preventDefault();
    const content = this.input.value.trim();
    if (!content || !this.channel()) return undefined;
    if (content.startsWith("/")) return this.guess(content);
    return this.say(content);
  }

  async say(content) {
    this.input.value = "";
    try {
      await this.api.post(`/channels/${this.channel()}/messages`, { content });
      this.tell("");
    } catch (error) {
      this.input.value = content;
      this.tell(error.message, true);
    }
  }

  tell(text, isTrouble = false) {
    this.status.textContent = text;
    this.status.classList.toggle("trouble", isTrouble);
  }
}
