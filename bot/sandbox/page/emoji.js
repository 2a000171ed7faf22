// Emoji as pictures, since not every machine has a font for them. The pictures are in `emoji/`, each
// by the numbers of its characters. The character itself stays there as text: it is what is read
// aloud, found and copied. An emoji that has no picture, as people may type it, is text only.

const DRAWN = new Set([
  "⏩", "⏰", "⏳", "▫", "▶", "◀", "♨", "⚖", "⚠", "✅", "✋", "✖", "❌", "🃏", "🌍", "🌱", "🌸", "🍄", "🍅", "🍍", "🍕", "🍝", "🍽", "🎁", "🎭", "🏁",
  "🎯", "🎲", "🏆", "🏠", "🏥", "🐟", "👁", "👂", "👉", "👋", "👑", "👣", "👦", "👨", "👩", "👴", "👵", "👶", "👹", "💃", "💡", "💤", "💶", "📄", "📊", "📖", "📜",
  "📝", "📣", "📪", "📼", "🔁", "🔏", "🔒", "🔔", "🔢", "🔥", "🖐", "🙌", "🙏", "🚌", "🚪", "🚫", "🚽", "🟥", "🟨", "🟩", "🟪", "🟫", "🤔", "🤖", "🤝",
  "🤵", "🤷", "🥇", "🥈", "🥉", "🥓", "🦐", "🧀", "🧩", "🧮", "🧳", "🧹", "🧺", "🧾", "🪑", "🫑", "🫒", "🫳",
]);

const ONE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f})?`;
// Whole sequences, so that nobody's family is taken apart; not what is asked for as text.
const EMOJI = new RegExp(String.raw`(${ONE}(?:\u{200d}${ONE})*)(?!\u{fe0e})`, "u");

// A text as nodes: its emoji as pictures, the rest as it is.
export function drawn(text) {
  const parts = text.split(EMOJI);
  return parts.map((part, place) => (place % 2 && isDrawn(part) ? pictured(part) : part)).filter((part) => part !== "");
}

const plain = (emoji) => emoji.replaceAll("\u{fe0f}", "");
const isDrawn = (emoji) => DRAWN.has(plain(emoji));

function addressOf(emoji) {
  const numbers = [...plain(emoji)].map((character) => character.codePointAt(0).toString(16));
  return `url("/page/emoji/${numbers.join("-")}.svg")`;
}

function pictured(emoji) {
  const node = document.createElement("span");
  node.className = "drawn";
  node.textContent = emoji;
  node.style.backgroundImage = addressOf(emoji);
  return node;
}
