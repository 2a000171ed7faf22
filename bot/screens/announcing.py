"""How announcements are put together: pace, memory, colours, rows of buttons."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import Made
from bot.screens.ids import PressId
from bot.screens.screen import Block, Button, Buttons, Screen, Style, Text, dump_screen
from bot.screens.words import Words
from bot.tables.ports import Act, Announcement
from bot.tables.table import PACES, Table

BROWN: Final = 0xB5651D
TOMATO: Final = 0xD64533
BASIL: Final = 0x4C8C4A
GOLD: Final = 0xF2B632

EMOJI: Final = {
    "play": "🍕",
    "hand": "🖐️",
    "table": "🍽️",
    "rules": "📖",
    "decide": "🤔",
    "skip": "⏩",
    "rematch": "🔁",
}


def pace(table: Table) -> float:
    """The gap that the table has agreed on."""
    return PACES[table.pace]


def in_channel(
    key: str, act: Act, screen: Screen, mentions: tuple[int, ...] = (), gap: float = 0.0
) -> Announcement:
    """Something that everybody may read."""
    return Announcement(key, act, dump_screen(screen), mentions=mentions, gap=gap)


def remembered(table: Table, announcement: Announcement, rest: Screen) -> Announcement:
    """Where the channel remembers, this much of the message stays when the next one comes."""
    remains = dump_screen(rest) if table.memory == "open" else None
    return replace(announcement, remains=remains)


def seals_told(table: Table, seals: Sequence[str], words: Words) -> list[Announcement]:
    """The hashes of what chance has just brought, numbered throughout the game."""
    if not seals:
        return []
    outcomes = sum(not isinstance(entry, Made) for entry in table.get_match().log)
    first = outcomes - len(seals) + 1
    return [
        in_channel(f"seal-{number}", "post", Screen((Text(words("seal", hash=seal)),)))
        for number, seal in enumerate(seals, first)
    ]


def press(  # noqa: PLR0913 (a button has many sides, all but the verb optional)
    table: Table,
    verb: str,
    words: Words,
    *,
    label: str = "",
    rest: str = "",
    stamp: int = 0,
    style: Style = "secondary",
) -> Button:
    """A button of the table."""
    name = label or verb
    text = words(f"press-{name}")
    return Button(str(PressId(verb, table.id, stamp, rest)), text, style, EMOJI.get(name))


def rows(buttons: Iterable[Button]) -> tuple[Buttons, ...]:
    """The buttons in rows that fit on a phone."""
    every = tuple(buttons)
    return tuple(Buttons(every[place : place + 3]) for place in range(0, len(every), 3))


def play_button(table: Table, words: Words) -> Button:
    """Opens the form of a turn."""
    return press(table, "form", words, label="play", rest="turn", style="primary")


def looks(table: Table, words: Words) -> list[Button]:
    """What everybody may press at any time."""
    return [press(table, "hand", words), press(table, "table", words)]


def stamp_now(table: Table) -> int:
    """The stamp of what holds in the present state only."""
    return table.veil(len(table.get_match().log) + 1)


def paper(lines: Iterable[str], buttons: Iterable[Button] = (), color: int = TOMATO) -> Screen:
    """A message of lines with buttons below."""
    blocks: list[Block] = [Text("\n".join(line for line in lines if line))]
    return Screen((*blocks, *rows(buttons)), color)


def clipped(text: str, longest: int) -> str:
    """The text, cut off where there is no more room."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
