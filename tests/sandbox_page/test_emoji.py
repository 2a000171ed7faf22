"""Emoji are pictures that the page brings along: every one that the bot and the page use."""

import ast
import re
import unicodedata
from xml.etree import ElementTree

import pytest

from bot.sandbox.server import PAGE
from tests.sandbox_page.test_page import LAST
from tests.thorough import thorough

BOT = PAGE.parent.parent
PICTURES = PAGE / "emoji"
SCRIPT = PAGE / "emoji.js"

SIGNS = frozenset("▾○●☐☑↗↩↳" + "─└├" + "\N{REPLACEMENT CHARACTER}")
"""Signs that fonts for text have: the page's own, and those of drawings in the code."""

PART = "(?:.\ufe0f?[\U0001f3fb-\U0001f3ff]?)"
EMOJI = re.compile(f"{PART}(?:\u200d{PART})*")
ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]+)\}|\\U([0-9a-fA-F]{6})")


def is_emoji(found):
    """Whether it is one, and no letter or sign."""
    symbols = [one for one in found if unicodedata.category(one) == "So" and one not in SIGNS]
    return bool(symbols) or (len(found) > 1 and "\ufe0f" in found)


def emoji_in(text):
    """The emoji of a text; those that are made of several characters stay whole."""
    lines = [line for line in text.splitlines() if not line.isascii()]
    found = filter(is_emoji, EMOJI.findall("\n".join(lines)))
    return {emoji.replace("\ufe0f", "") for emoji in found}


def texts_in(file):
    """Everything in a file that anybody may get to read."""
    text = file.read_text()
    if file.suffix != ".py":
        return ESCAPE.sub(lambda found: chr(int("".join(filter(None, found.groups())), 16)), text)
    values = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return "\n".join(value for value in values if isinstance(value, str))


def sources():
    """The catalogues, the bot's code and the page's."""
    kinds = (".ftl", ".py", ".js", ".css", ".html")
    files = [file for file in sorted(BOT.rglob("*")) if file.suffix in kinds and file != SCRIPT]
    return {str(file.relative_to(BOT)): texts_in(file) for file in files}


def name_of(emoji):
    """The file of its picture."""
    return "-".join(f"{ord(one):x}" for one in emoji) + ".svg"


USED = {emoji for text in sources().values() for emoji in emoji_in(text)}
DRAWN = {
    emoji for line in re.findall(r'(?m)^  ".*', SCRIPT.read_text()) for emoji in emoji_in(line)
}


def test_every_emoji_of_the_bot_and_the_page_has_its_picture():
    missing = {emoji: name_of(emoji) for emoji in USED if not (PICTURES / name_of(emoji)).exists()}
    assert not missing, "draw these in page/emoji/, and name them in page/emoji.js"


def test_the_page_knows_every_picture_and_no_other():
    files = {file.name for file in PICTURES.iterdir()}
    assert {name_of(emoji) for emoji in DRAWN} == files
    assert DRAWN <= USED, "nobody uses these any more"


@pytest.mark.parametrize("file", sorted(PICTURES.iterdir()), ids=lambda file: file.stem)
def test_a_picture_is_a_small_square_drawing_with_a_name(file):
    drawing = ElementTree.fromstring(file.read_text())
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert drawing.attrib == {"viewBox": "0 0 32 32"}
    emoji = "".join(chr(int(number, 16)) for number in file.stem.split("-"))
    assert drawing[0].text == unicodedata.name(emoji).capitalize()
    assert file.stat().st_size < 2000


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("⚠️ and 🍕🍕", {"⚠", "🍕"}),
        ("👩‍🍳 cooks", {"👩‍🍳"}),
        ("👋🏽", {"👋🏽"}),
        ("↔️", {"↔"}),
        ("1 · 2 → 3 ● …", set()),
    ],
)
def test_emoji_are_found_in_texts(text, found):
    assert emoji_in(text) == found


def test_emoji_are_found_in_files(tmp_path):
    (tmp_path / "words.ftl").write_text('hot = { "\\U01F525" }')
    (tmp_path / "code.py").write_text('HOT = "\\N{FIRE}"')
    assert {one for file in tmp_path.iterdir() for one in emoji_in(texts_in(file))} == {"🔥"}


PAINTED = """[...{}.querySelectorAll('.drawn')].map((node) => [
  node.textContent, getComputedStyle(node).backgroundImage.replace(/.*emoji.(.*).svg.*/, '$1')
])"""


async def say(stage, text, **more):
    """The bot says something in the channel."""
    await stage.bot("POST", f"{stage.channel()}/messages", json={"content": text, **more})


@thorough
async def test_emoji_are_painted_and_can_still_be_read_and_copied(empty_stage):
    anna = await empty_stage.enter()
    await say(empty_stage, "**⚠️ Hot** 🔥🔥 and `🍕`")
    await anna.sees("⚠️ Hot 🔥🔥 and 🍕")
    text = f"{LAST}.querySelector('.text')"
    painted = [["⚠️", "26a0"], ["🔥", "1f525"], ["🔥", "1f525"], ["🍕", "1f355"]]
    assert await anna.window.run(PAINTED.format(text)) == painted
    copied = f"(getSelection().selectAllChildren({text}), getSelection().toString())"
    assert await anna.window.run(copied) == "⚠️ Hot 🔥🔥 and 🍕"
    sizes = f"[...{text}.querySelectorAll('.drawn')].map(node => node.offsetWidth)"
    assert all(width >= 15 for width in await anna.window.run(sizes))
    assert anna.window.complaints == []


@thorough
async def test_what_has_no_picture_stays_text(empty_stage):
    anna = await empty_stage.enter()
    await say(empty_stage, "🐙 👋🏽 🤵‍♀️ 👋\ufe0e 1\ufe0f\u20e3")
    await anna.sees("🐙")
    assert await anna.window.run(PAINTED.format(f"{LAST}.querySelector('.text')")) == []


@thorough
async def test_every_picture_can_be_had(empty_stage):
    anna = await empty_stage.enter()
    await say(empty_stage, " ".join(sorted(DRAWN)))
    await anna.window.until(f"{LAST}?.querySelectorAll('.text .drawn').length === {len(DRAWN)}")
    painted = "[...document.querySelectorAll('.text .drawn')]"
    address = "node.style.backgroundImage.slice(5, -2)"
    found = f"Promise.all({painted}.map(async node => (await fetch({address})).status))"
    assert await anna.window.run(found) == [200] * len(DRAWN)


@thorough
async def test_buttons_and_lists_have_their_emoji(empty_stage):
    anna = await empty_stage.enter()
    olive = {"label": "Olive 🫒", "value": "olive", "emoji": {"name": "🪑"}, "default": True}
    button = {"type": 2, "style": 1, "custom_id": "go", "label": "Go", "emoji": {"name": "🔁"}}
    parts = [[button], [{"type": 3, "custom_id": "cards", "options": [olive]}]]
    await say(empty_stage, "", components=[{"type": 1, "components": part} for part in parts])
    await anna.sees("Olive")
    shown = f"{LAST}.querySelector('.shown')"
    assert await anna.window.run(PAINTED.format(shown)) == [["🫒", "1fad2"]]
    row = f"{LAST}.querySelector('[role=option]')"
    assert await anna.window.run(PAINTED.format(row)) == [["🪑", "1fa91"], ["🫒", "1fad2"]]
    pressed = f"{LAST}.querySelector('.button')"
    assert await anna.window.run(PAINTED.format(pressed)) == [["🔁", "1f501"]]
