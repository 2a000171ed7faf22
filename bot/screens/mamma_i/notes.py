"""A player's private notes: who might be whom, and a line of text."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.games.interface import Json
from bot.games.mamma_i.cards import CHARACTER_WORDS, CHARACTERS, Character
from bot.screens.announcing import clipped
from bot.screens.family import Values
from bot.screens.ids import PressId
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.people import bare_name, person_name
from bot.screens.screen import Choose, Form, Option, Write
from bot.screens.typed import find_text
from bot.screens.words import plain

LONGEST_LABEL: Final = 45
LONGEST: Final = 200


def notes_form(viewer: MammaIViewer) -> Form:
    """For every other player the characters they might be, and a line of text."""
    fields = [_suspects(viewer, other) for other in _others(viewer)]
    text = Write(
        "text",
        viewer.words("notes-text"),
        is_required=False,
        longest=LONGEST,
        filled=_noted(viewer)["text"] or None,
    )
    title = viewer.words("notes-title")
    return Form(str(PressId("note", viewer.table.id)), title, (*fields, text))


def read_notes(viewer: MammaIViewer, values: Values) -> Json:
    """The notes: known characters by seat, and the text."""
    suspects = {
        str(other): [one for one in CHARACTER_WORDS if one in values.get(f"seat-{other}", ())]
        for other in _others(viewer)
    }
    text = (find_text(values, "text") or "")[:LONGEST]
    return {"suspects": {other: found for other, found in suspects.items() if found}, "text": text}


def notes_lines(viewer: MammaIViewer) -> list[str]:
    """The notes as they stand in their author's hand."""
    words = viewer.words
    parts: list[str] = []
    for other in _others(viewer):
        if found := _suspected(viewer, other):
            name = person_name(viewer.table, other)
            parts.append(words("notes-of", name=name, characters=found))
    noted = [" · ".join(parts)] if parts else []
    if text := _noted(viewer)["text"]:
        noted.append(plain(text, LONGEST))
    return [words("notes-line", notes=line) for line in noted]


def _suspects(viewer: MammaIViewer, other: int) -> Choose:
    """Who the other player might be; nobody shares the player's own character."""
    words, suspected = viewer.words, _suspected(viewer, other)
    options = tuple(
        Option(
            CHARACTER_WORDS[one],
            words("row-name", row=one),
            emoji=words("row-emoji", row=one),
            is_default=one in suspected,
        )
        for one in CHARACTERS
        if one is not viewer.view.secret
    )
    name = bare_name(viewer.table.chairs[other])
    label = clipped(words("notes-who", name=name), LONGEST_LABEL)
    return Choose(f"seat-{other}", label, options, fewest=0, most=len(options))


def _others(viewer: MammaIViewer) -> Iterator[int]:
    return (other for other in range(len(viewer.table.chairs)) if other != viewer.seat)


def _noted(viewer: MammaIViewer) -> Mapping[str, Any]:
    assert viewer.seat is not None
    return viewer.table.chairs[viewer.seat].notes or {"suspects": {}, "text": ""}


def _suspected(viewer: MammaIViewer, other: int) -> list[Character]:
    words = _noted(viewer)["suspects"].get(str(other), [])
    return [one for one in CHARACTERS if CHARACTER_WORDS[one] in words]
