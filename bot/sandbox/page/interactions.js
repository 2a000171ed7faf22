// Uses commands, presses buttons, fills in forms, and waits for what comes of it.

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const FORM = 5;

const DISCORD_EPOCH = 1420070400000;
const LONGEST_WAIT = 10000;

export class Interactions {
  constructor(state, api, gateway) {
    this.state = state;
    this.api = api;
    this.gateway = gateway;
    this.waiting = new Map();
    this.onForm = () => {};
  }

  command(channel, data) {
    return this.start(COMMAND, channel, { data });
  }

  press(message, data) {
    return this.start(COMPONENT, message.channel_id, { message_id: message.id, data });
  }

  submit(form, components) {
    const data = { id: form.id, custom_id: form.custom_id, components };
    return this.start(FORM, form.channel_id, { data });
  }

  // Gives the choices, or null if there are none to be had.
  async suggest(channel, data) {
    const answer = await this.start(AUTOCOMPLETE, channel, { data });
    const end = await answer.end;
    return end.choices ?? null;
  }

  // Gives {end} once it is sent; the promise `end` gives {isFailed, form, choices}. Raises ApiError.
  async start(type, channel, rest) {
    const nonce = newNonce();
    const end = this.expect(nonce);
    const guild = this.state.channels.get(channel)?.type === 1 ? {} : { guild_id: this.state.guild.id };
    const who = { application_id: this.state.world.application.id, session_id: this.gateway.session };
    try {
      await this.api.post("/interactions", { type, ...who, ...guild, channel_id: channel, nonce, ...rest });
    } catch (error) {
      this.finish(nonce, { isFailed: true });
      throw error;
    }
    return { end };
  }

  expect(nonce) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(nonce, { isFailed: true }), LONGEST_WAIT);
      this.waiting.set(nonce, (end) => {
        clearTimeout(timer);
        resolve(end);
      });
    });
  }

  finish(nonce, end) {
    const resolve = this.waiting.get(String(nonce));
    this.waiting.delete(String(nonce));
    resolve?.(end);
    return resolve !== undefined;
  }

  apply(name, data) {
    switch (name) {
      case "INTERACTION_SUCCESS":
        return this.finish(data.nonce, {});
      case "INTERACTION_FAILURE":
        return this.finish(data.nonce, { isFailed: true });
      case "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
        return this.finish(data.nonce, { choices: data.choices });
      case "INTERACTION_MODAL_CREATE":
        // A form opens only in the window where it was asked for.
        return this.finish(data.nonce, { form: data }) && this.onForm(data);
      default:
        return false;
    }
  }
}

function newNonce() {
  const moment = BigInt(Date.now() - DISCORD_EPOCH) << 22n;
  return String(moment | BigInt(Math.floor(Math.random() * 2 ** 22)));
}
