// Requests: to the sandbox with its key, and to Discord's API with a person's token.

import { phrase } from "./words.js";

// Why Discord refuses what people can do here, by its code.
const REASONS = {
  10003: "channelGone", 10008: "messageGone", 10063: "commandGone",
  50001: "notAllowed", 50013: "notAllowed", 50083: "threadClosed",
};

export class ApiError extends Error {
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

// The server names itself by its number; the page may have been opened by its name.
export function ownAddress(address) {
  const url = new URL(address, location.origin);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  return isLocal && url.port === location.port ? url.href.replace(url.host, location.host) : url.href;
}

export function fetchWorld(key) {
  return request("GET", "/sandbox/world", { "X-Sandbox-Key": key ?? "" });
}

export class Api {
  constructor(address, token) {
    this.base = new URL(ownAddress(address)).pathname;
    this.token = token;
  }

  get(path) {
    return this.send("GET", path);
  }

  post(path, body) {
    return this.send("POST", path, body);
  }

  delete(path) {
    return this.send("DELETE", path);
  }

  send(method, path, body) {
    return request(method, this.base + path, { Authorization: this.token }, body);
  }
}

async function request(method, path, headers, body) {
  const isJson = body !== undefined;
  const response = await reach(path, {
    method,
    headers: isJson ? { ...headers, "Content-Type": "application/json" } : headers,
    body: isJson ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  const data = parse(text);
  if (response.ok) return data;
  // What exactly was wrong is for those who change the page or the bot.
  console.warn(method, path, text);
  throw refusal(response.status, data?.code ?? 0);
}

function refusal(status, code) {
  return new ApiError(status, code, phrase(REASONS[code] ?? "rejected", { status, code }));
}

async function reach(path, options) {
  try {
    return await fetch(path, options);
  } catch {
    throw new ApiError(0, 0, phrase("unreachable"));
  }
}

function parse(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
