// The gateway: says hello, identifies, keeps the heart beating, and comes back when it breaks.

import { ownAddress } from "./api.js";

const DISPATCH = 0;
const HEARTBEAT = 1;
const IDENTIFY = 2;
const RESUME = 6;
const RECONNECT = 7;
const INVALID_SESSION = 9;
const HELLO = 10;
const HEARTBEAT_ACK = 11;

const BAD_TOKEN = 4004;
// After these the session is gone, and only a new one helps.
const LOST_SESSION = [1000, 1001, 4007, 4009];
const LONGEST_PAUSE = 8000;

// Fires "event" with {name, data}, and "status" with "connecting", "ready", "broken" or "refused".
export class Gateway extends EventTarget {
  constructor(address, token) {
    super();
    this.address = ownAddress(address).replace(/^http/, "ws");
    this.token = token;
    this.session = null;
    this.sequence = null;
    this.failures = 0;
  }

  open() {
    this.tell("status", this.failures ? "broken" : "connecting");
    const socket = new WebSocket(`${this.address}?v=10&encoding=json`);
    this.socket = socket;
    socket.onmessage = (message) => this.take(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  send(op, d) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ op, d }));
  }

  tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  take({ op, d, s, t }) {
    if (s !== null && s !== undefined) this.sequence = s;
    switch (op) {
      case DISPATCH:
        return this.dispatched(t, d);
      case HELLO:
        return this.greeted(d.heartbeat_interval);
      case HEARTBEAT_ACK:
        this.isAlive = true;
        return undefined;
      case RECONNECT:
        return this.socket.close(4000);
      case INVALID_SESSION:
        if (!d) this.forget();
        return this.socket.close(4000);
      default:
        return undefined;
    }
  }

  dispatched(name, data) {
    if (name === "READY") this.session = data.session_id;
    if (name === "READY" || name === "RESUMED") {
      this.failures = 0;
      this.tell("status", "ready");
    }
    this.tell("event", { name, data });
  }

  greeted(interval) {
    clearInterval(this.timer);
    this.isAlive = true;
    this.timer = setInterval(() => this.beat(), interval);
    if (this.session === null) {
      this.send(IDENTIFY, { token: this.token, properties: {} });
    } else {
      this.send(RESUME, { token: this.token, session_id: this.session, seq: this.sequence });
    }
  }

  beat() {
    // A heart that was not heard: the connection is dead and nobody has said so.
    if (!this.isAlive) return this.socket.close(4000);
    this.isAlive = false;
    return this.send(HEARTBEAT, this.sequence);
  }

  closed(code) {
    clearInterval(this.timer);
    if (LOST_SESSION.includes(code)) this.forget();
    if (code === BAD_TOKEN) return this.tell("status", "refused");
    const pause = Math.min(250 * 2 ** this.failures, LONGEST_PAUSE);
    this.failures += 1;
    this.tell("status", "broken");
    return setTimeout(() => this.open(), pause);
  }

  forget() {
    this.session = null;
    this.sequence = null;
  }
}
