// What this person can see: people, channels and messages, as the gateway tells them.

import { compareIds } from "./dom.js";
import { phrase } from "./words.js";

export const DIRECT = 1;
const THREADS = [10, 11, 12];

const EPHEMERAL = 64;
const THINKING = 128;
const LAYOUT = 32768;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & THINKING);
export const isLayout = (message) => Boolean(message.flags & LAYOUT);
export const isThread = (channel) => THREADS.includes(channel.type);

// Fires "message" with {kind, channel, message}, and "channels".
export class State extends EventTarget {
  constructor(world, me) {
    super();
    this.world = world;
    this.me = me;
    this.guild = world.guild;
    this.bot = world.bot;
    this.people = new Map([...world.users, world.bot].map((user) => [user.id, user]));
    this.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map();
    // Where the messages begin that were fetched; nothing where these are all.
    this.starts = new Map();
    this.fetched = new Set();
    this.gone = new Set();
  }

  nameOf(id) {
    const user = this.people.get(id);
    return user ? (user.name ?? user.global_name ?? user.username) : phrase("unknown");
  }

  mentionsMe(message) {
    const named = (message.mentions ?? []).some((user) => user.id === this.me.id);
    return named || Boolean(message.mention_everyone);
  }

  publicChannels() {
    const all = [...this.channels.values()].filter((channel) => channel.type !== DIRECT);
    const parents = all.filter((channel) => channel.type === 0);
    return parents.flatMap((parent) => [
      parent,
      ...all.filter((channel) => isThread(channel) && channel.parent_id === parent.id),
    ]);
  }

  directChannel() {
    return [...this.channels.values()].find((channel) => channel.type === DIRECT) ?? null;
  }

  messagesOf(channel) {
    const known = this.messages.get(channel) ?? new Map();
    const fetched = [...known.values()].filter(({ id }) => !this.isOlder(channel, id));
    return fetched.sort((one, other) => compareIds(one.id, other.id));
  }

  // Whether it was said before all that was fetched so far: the gateway tells of its changes too.
  isOlder(channel, id) {
    const start = this.starts.get(channel);
    return start !== undefined && compareIds(id, start) < 0;
  }

  // Whether everything was fetched that was ever said there.
  isWhole(channel) {
    return this.fetched.has(channel) && !this.starts.has(channel);
  }

  forgetMessages(channel) {
    this.messages.set(channel, new Map());
    this.starts.delete(channel);
    this.fetched.delete(channel);
  }

  // What the gateway has told meanwhile is newer than what was fetched.
  addMessages(channel, messages, isAll) {
    const known = this.messages.get(channel);
    this.fetched.add(channel);
    if (isAll) this.starts.delete(channel);
    else this.starts.set(channel, messages.at(-1).id);
    const news = messages.filter(({ id }) => !known.has(id) && !this.gone.has(id));
    for (const message of news) known.set(message.id, message);
    for (const message of news) this.meet(message.author);
  }

  apply(name, data) {
    const apply = APPLY[name];
    if (apply) apply(this, data);
  }

  ready({ guilds, private_channels: direct }) {
    for (const guild of guilds) this.joined(guild);
    direct.forEach((channel) => this.channels.set(channel.id, { ...channel, type: DIRECT }));
    this.tell("channels");
  }

  joined(guild) {
    const channels = [...(guild.channels ?? []), ...(guild.threads ?? [])];
    // Whatever went while the connection was broken is not there any more.
    this.channels.clear();
    channels.forEach((channel) => this.channels.set(channel.id, channel));
    (guild.members ?? []).forEach((member) => this.meet(member.user));
  }

  meet(user) {
    if (user && !this.people.has(user.id)) this.people.set(user.id, user);
  }

  keep(kind, message) {
    const known = this.messages.get(message.channel_id);
    this.meet(message.author);
    (message.mentions ?? []).forEach((user) => this.meet(user));
    if (known) known.set(message.id, { ...known.get(message.id), ...message });
    this.tell("message", { kind, channel: message.channel_id, message });
  }

  drop(channel, id) {
    this.gone.add(id);
    this.messages.get(channel)?.delete(id);
    this.tell("message", { kind: "delete", channel, message: { id } });
    const replies = [...(this.messages.get(channel)?.values() ?? [])].filter((message) => message.referenced_message?.id === id);
    for (const reply of replies) this.keep("update", { ...reply, referenced_message: null });
  }

  tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}

function keepChannel(state, channel) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  state.tell("channels");
}

function dropChannel(state, channel) {
  state.channels.delete(channel.id);
  state.messages.delete(channel.id);
  state.tell("channels");
}

const APPLY = {
  READY: (state, data) => state.ready(data),
  MESSAGE_CREATE: (state, message) => state.keep("create", message),
  MESSAGE_UPDATE: (state, message) => state.keep("update", message),
  MESSAGE_DELETE: (state, { id, channel_id: channel }) => state.drop(channel, id),
  CHANNEL_CREATE: keepChannel,
  CHANNEL_UPDATE: keepChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: keepChannel,
  THREAD_UPDATE: keepChannel,
  THREAD_DELETE: dropChannel,
};
