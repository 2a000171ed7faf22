"""No message that nothing in the program can say."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.games.interface import Event, Move
from bot.games.mamma_i import refusals as shopping
from bot.games.mamma_mia import refusals as baking
from bot.screens.families import FAMILIES
from bot.screens.viewer import message_of
from bot.screens.words import LANGUAGES
from bot.tables.refusals import CODES

PROGRAM = Path(bot.__file__).parent

TYPED = {"cards-unreadable", "no-such-order"}
"""Refusals of what somebody has typed."""

REFUSED = {f"refusal-{code}" for code in CODES | baking.REFUSALS.keys() | shopping.REFUSALS.keys()}

SAID = {message_of(kind)[0] for base in (Event, Move) for kind in base.__subclasses__()}
"""What events and moves are said in."""

KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
QUOTED = re.compile(r"\{ *([a-z][\w-]*)")

SHORTEST = 2
"""A pattern with less text of its own would fit everything."""


@cache
def texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the program, and the patterns of those that are put together."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in PROGRAM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
    return whole, [
        re.compile(one) for one in patterns if len(re.sub(r"\.\+|\W", "", one)) >= SHORTEST
    ]


def _pattern(node: ast.JoinedStr) -> str:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
        for part in node.values
    ]
    return "".join(parts)


def can_be_said(key: str) -> bool:
    if key.startswith("refusal-"):
        return key in REFUSED or key.removeprefix("refusal-") in TYPED
    whole, patterns = texts()
    return key in SAID or key in whole or any(pattern.fullmatch(key) for pattern in patterns)


FOLDERS = [PROGRAM / "screens" / "words", *(PROGRAM / "screens").glob("mamma_*/words")]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_can_be_said(folder):
    files = [*folder.glob("*.ftl"), *(folder / LANGUAGES[0]).glob("*.ftl")]
    lines = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = set(QUOTED.findall(lines))
    keys = set(KEY.findall(lines))
    assert len(keys) > 100
    assert {key for key in keys - quoted if not can_be_said(key)} == set()


def test_every_family_is_looked_at():
    assert len(FOLDERS) == 1 + len(FAMILIES.families)
