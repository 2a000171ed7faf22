"""The parts of announcements: pace, memory, seals, messages of lines."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.screens.buttons import rows
from bot.screens.people import mention
from bot.screens.screen import Block, Button, Picture, Screen, Text, dump_screen
from bot.screens.viewer import AnyViewer, Reader
from bot.screens.words import Words, plain
from bot.tables.announcement import Act, Announcement, Why

BROWN: Final = 0xB5651D
TOMATO: Final = 0xD64533
BASIL: Final = 0x4C8C4A
GOLD: Final = 0xF2B632

SEAL_START: Final = 8
"""How much of a seal the channel reads; all of it is in the overview of the table."""

CALL_ANSWERED: Final = Announcement("turn", "delete")
"""Takes away the call, as nobody has to act on it any more."""


def pace(reader: Reader) -> float:
    """The gap between announcements."""
    return reader.table.terms.step_seconds


def in_channel(
    key: str, act: Act, screen: Screen, mentions: tuple[int, ...] = (), gap: float = 0.0
) -> Announcement:
    """An announcement that everybody may read."""
    return Announcement(key, act, dump_screen(screen), mentions=mentions, gap=gap)


def remembered(reader: Reader, announcement: Announcement, lines: Sequence[str]) -> Announcement:
    """The announcement, with the lines that stay after the next one at a table with open memory."""
    is_kept = reader.table.terms.memory == "open" and any(lines)
    return replace(announcement, remains=dump_screen(message(lines)) if is_kept else None)


def sealed(seals: Sequence[str], words: Words) -> list[str]:
    """How the seals of what chance has just brought begin, in small print."""
    return [words("seal", start=seal[:SEAL_START]) for seal in seals]


def seals_line(viewer: AnyViewer) -> str:
    """All seals of the game, in small print."""
    seals = viewer.find_seals()
    told = " ".join(f"`{seal}`" for seal in seals)
    return viewer.words("seals", seals=told) if seals else ""


def turn_prompt(reader: Reader, seat: int) -> str:
    """Whose turn it is."""
    chair = reader.table.chairs[seat]
    if chair.is_person and chair.is_absent:
        return reader.words("prompt-absent", name=plain(chair.name))
    key = "prompt-computer" if chair.is_played_by_computer else "prompt-turn"
    return reader.words(key, name=mention(reader.table, seat))


def move_note(reader: Reader, seat: int, why: Why) -> str:
    """Why somebody else made the player's move, if so."""
    chair = reader.table.chairs[seat]
    if why == "player" or not chair.is_person:
        return ""
    return reader.words("note", why=why, name=plain(chair.name))


def message(
    lines: Iterable[str],
    buttons: Iterable[Button] = (),
    color: int = TOMATO,
    *,
    pictures: Iterable[Picture | Text] = (),
    below: Iterable[str] = (),
) -> Screen:
    """A message of lines, with pictures, more lines and buttons below."""
    above = "\n".join(filter(None, lines))
    blocks: list[Block] = [*([Text(above)] if above else []), *pictures]
    if rest := "\n".join(filter(None, below)):
        blocks.append(Text(rest))
    return Screen((*blocks, *rows(buttons)), color)


def call_screen(
    reader: Reader, prompt: str, lines: Iterable[str], buttons: Iterable[Button]
) -> Screen:
    """Calls whoever must act, in a line that locked phones show, above what led to it."""
    called = f"{prompt} · {reader.words('game-title', game=reader.table.game_id)}"
    return Screen((Text("\n".join(filter(None, [called, *lines]))), *rows(buttons)), is_call=True)


def clipped(text: str, longest: int) -> str:
    """The text, shortened to fit."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
