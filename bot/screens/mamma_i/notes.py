"""A player's private notes: who might be whom, and a line of text."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.games.interface import Json
from bot.games.mamma_i.cards import CHARACTER_WORDS, CHARACTERS, Character
from bot.screens.announcing import clipped, joined
from bot.screens.family import Values
from bot.screens.ids import PressId
from bot.screens.mamma_i.card_words import row_emoji, row_text
from bot.screens.mamma_i.seen import look
from bot.screens.people import bare_name, person_name
from bot.screens.screen import Choose, Form, Option, Write
from bot.screens.typed import find_text
from bot.screens.words import Words, plain
from bot.tables.table import Table

LONGEST_LABEL: Final = 45
LONGEST: Final = 200


def notes_form(table: Table, seat: int, words: Words) -> Form:
    """For every other player the characters they might be, and a line of text."""
    own = look(table, seat).secret
    fields = [_suspects(table, seat, other, own, words) for other in _others(table, seat)]
    text = Write(
        "text",
        words("notes-text"),
        is_required=False,
        longest=LONGEST,
        filled=_text(table, seat) or None,
    )
    return Form(str(PressId("note", table.id)), words("notes-title"), (*fields, text))


def read_notes(table: Table, seat: int, values: Values) -> Json:
    """The notes: known characters by seat, and the text."""
    suspects = {
        str(other): [one for one in CHARACTER_WORDS if one in values.get(f"seat-{other}", ())]
        for other in _others(table, seat)
    }
    text = (find_text(values, "text") or "")[:LONGEST]
    return {"suspects": {other: found for other, found in suspects.items() if found}, "text": text}


def notes_lines(table: Table, seat: int, words: Words) -> list[str]:
    """The notes as they stand in their author's hand."""
    parts: list[str] = []
    for other in _others(table, seat):
        if found := _suspected(table, seat, other):
            names = joined(words, [row_text(words, "name", one) for one in found], "or")
            name = person_name(table, other)
            parts.append(words("notes-of", name=name, characters=names))
    noted = [" · ".join(parts)] if parts else []
    if text := _text(table, seat):
        noted.append(plain(text, LONGEST))
    return [words("notes-line", notes=line) for line in noted]


def _suspects(table: Table, seat: int, other: int, own: Character | None, words: Words) -> Choose:
    """Who the other player might be; nobody shares the player's own character."""
    suspected = _suspected(table, seat, other)
    options = tuple(
        Option(
            CHARACTER_WORDS[one],
            row_text(words, "name", one),
            emoji=row_emoji(words, one),
            is_default=one in suspected,
        )
        for one in CHARACTERS
        if one is not own
    )
    label = clipped(words("notes-who", name=bare_name(table.chairs[other])), LONGEST_LABEL)
    return Choose(f"seat-{other}", label, options, fewest=0, most=len(options))


def _others(table: Table, seat: int) -> Iterator[int]:
    return (other for other in range(len(table.chairs)) if other != seat)


def _noted(table: Table, seat: int) -> Mapping[str, Any]:
    return table.chairs[seat].notes or {"suspects": {}, "text": ""}


def _suspected(table: Table, seat: int, other: int) -> list[Character]:
    words = _noted(table, seat)["suspects"].get(str(other), [])
    return [one for one in CHARACTERS if CHARACTER_WORDS[one] in words]


def _text(table: Table, seat: int) -> str:
    return _noted(table, seat)["text"]
