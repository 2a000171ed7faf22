// Moments, in the person's own language, and those that say how long ago they were.

import { el } from "./dom.js";
import { phrase } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const REFRESH = 5000;

export function timeNode(seconds, style, locale) {
  const moment = new Date(Number(seconds) * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(phrase("invalidDate"));
  const node = el("time", { class: "stamp", datetime: moment.toISOString() });
  node.title = format(moment, "F", locale);
  node.textContent = style === "R" ? relative(moment, locale) : format(moment, style ?? "f", locale);
  if (style === "R") node.dataset.relative = locale;
  return node;
}

export function clockNode(timestamp, locale) {
  const moment = new Date(timestamp);
  const isToday = moment.toDateString() === new Date().toDateString();
  const text = new Intl.DateTimeFormat(locale, isToday ? STYLES.t : { ...STYLES.d, ...STYLES.t });
  return el("time", { datetime: timestamp, title: wholeTime(timestamp, locale) }, text.format(moment));
}

export function wholeTime(timestamp, locale) {
  return format(new Date(timestamp), "F", locale);
}

export function keepTimesFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = relative(new Date(node.dateTime), node.dataset.relative);
    }
  }, REFRESH);
}

function format(moment, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(moment);
}

function relative(moment, locale) {
  const seconds = (moment.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}
