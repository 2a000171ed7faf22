// Begins: finds out who is there, connects, and shows the two panes.

import { Api, ApiError, fetchWorld } from "./api.js";
import { Commands } from "./commands.js";
import { button } from "./dom.js";
import { drawn } from "./emoji.js";
import { Gateway } from "./gateway.js";
import { Interactions } from "./interactions.js";
import { FormDialog } from "./modal.js";
import { chosenPerson, peopleNodes, reloadForAnother } from "./people.js";
import { Shell } from "./shell.js";
import { State } from "./state.js";
import { keepTimesFresh } from "./times.js";
import { chooseLanguage, phrase } from "./words.js";

const WELCOMED = "sandbox-welcomed";
const RINGS_FOR = 6000;

const get = (id) => document.getElementById(id);

async function begin() {
  // As long as nobody is chosen, the browser knows best.
  chooseLanguage(...navigator.languages);
  const key = new URLSearchParams(location.search).get("key");
  const world = await fetchWorld(key);
  const me = chosenPerson(world.users);
  chooseLanguage(me.locale);
  const state = new State(world, me);
  const api = new Api(world.api, me.token);
  const gateway = new Gateway(world.gateway, me.token);
  const interactions = new Interactions(state, api, gateway);
  const commands = new Commands(api, world.application.id, me.locale);
  const tools = { state, api, interactions, commands, report, dismissed: new Set() };

  get("server").textContent = world.guild.name;
  get("people").append(...peopleNodes(world.users, me));
  const shell = new Shell(tools, get("main"), get("tabs"));
  new FormDialog(get("form"), state, interactions);
  shell.drawChannels();
  welcome(world, me);
  keepTimesFresh();
  reloadForAnother();

  gateway.addEventListener("status", ({ detail }) => showStatus(detail));
  gateway.addEventListener("event", ({ detail }) => take(detail, { state, interactions, shell, api }));
  gateway.open();
}

async function take({ name, data }, { state, interactions, shell, api }) {
  state.apply(name, data);
  interactions.apply(name, data);
  if (name === "NOTIFICATION") ring(data.text, state);
  if (name !== "READY") return;
  try {
    // The channel does not wait: whoever is connected may press something there at once.
    await Promise.all([openDirect(state, api), shell.refresh()]);
  } catch (error) {
    report(error);
  }
}

// Whoever has had no direct messages with the bot so far can all the same use commands there.
async function openDirect(state, api) {
  if (state.directChannel()) return;
  const channel = await api.post("/users/@me/channels", { recipient_id: state.bot.id });
  state.apply("CHANNEL_CREATE", channel);
}

// What this person's phone shows while it is locked.
function ring(text, state) {
  const node = get("phone");
  const words = text.replace(/<@!?(\d+)>/g, (_, id) => `@${state.nameOf(id)}`).replaceAll("\n", " ");
  node.replaceChildren(...drawn(`🔔 ${words || phrase("emptyNotification")}`));
  node.hidden = false;
  clearTimeout(ring.timer);
  ring.timer = setTimeout(() => { node.hidden = true; }, RINGS_FOR);
}

function showStatus(status) {
  const node = get("connection");
  node.dataset.status = status;
  node.textContent = phrase(status);
}

function report(error) {
  const isRefusal = error instanceof ApiError;
  if (!isRefusal) console.error(error);
  showLine(get("trouble"), isRefusal ? error.message : phrase("tryAgain"), phrase("close"));
}

function showLine(node, text, label, then = () => {}) {
  const close = button(label, () => {
    node.hidden = true;
    then();
  }, { class: "as-link" });
  node.replaceChildren(text, " ", close);
  node.hidden = false;
}

function welcome(world, me) {
  if (localStorage.getItem(WELCOMED)) return;
  const [channel] = world.channels;
  const text = phrase("welcome", { name: me.name, channel: `#${channel?.name}` });
  showLine(get("welcome"), text, phrase("gotIt"), () => localStorage.setItem(WELCOMED, "yes"));
}

function explain(error) {
  const isKey = error instanceof ApiError && error.status === 403;
  return isKey ? new ApiError(403, 0, phrase("badKey")) : error;
}

window.addEventListener("unhandledrejection", (event) => report(event.reason));
begin().catch((error) => {
  showStatus("refused");
  get("connection").textContent = phrase("notConnected");
  report(explain(error));
});
