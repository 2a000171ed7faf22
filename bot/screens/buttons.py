"""The buttons of a table, and rows of them."""

from collections.abc import Iterable
from typing import Final

from bot.games.interface import Move
from bot.screens.ids import FOR_ACTING, PressId
from bot.screens.screen import Button, Buttons, Style
from bot.screens.words import Words
from bot.tables.table import Table

EMOJI: Final = {
    "play": "🍕",
    "trick": "🃏",
    "hand": "🖐️",
    "table": "🍽️",
    "rules": "📖",
    "decide": "🤔",
    "skip": "⏩",
    "rematch": "🔁",
    "notes": "📝",
    "baked": "🍕",
    "burnt": "🔥",
}

BETS: Final = {"baked": True, "burnt": False}
"""What may be bet, as ids and commands say it."""

LONGEST_REST: Final = 60
"""How many characters an id has room for, after the table and the state."""


def make_button(  # noqa: PLR0913 (a button has many aspects, most of them optional)
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


def acting_button(table: Table, label: str, words: Words) -> Button:
    """A button that shows the player who must act their hand, with all there is to choose."""
    return make_button(table, "hand", words, label=label, rest=FOR_ACTING, style="primary")


def move_button(table: Table, move: Move, label: str, style: Style = "secondary") -> Button:
    """A button that makes this very move, as long as nothing else has happened."""
    text = table.game.write_move(move)
    return Button(str(PressId("move", table.id, stamp_now(table), text)), label, style)


def step_button(table: Table, chosen: str, label: str, style: Style = "secondary") -> Button:
    """A button that shows the next step of a move, with what has been chosen so far."""
    return Button(str(PressId("step", table.id, stamp_now(table), chosen)), label, style)


def bet_buttons(table: Table, subject: str, words: Words) -> list[Button]:
    """What is to be bet on, either way."""
    return [make_button(table, "bet", words, label=one, rest=f"{subject} {one}") for one in BETS]


def fits_button(table: Table, move: Move) -> bool:
    """Whether the id of a button has room for the move."""
    return len(table.game.write_move(move)) <= LONGEST_REST


def stamp_now(table: Table) -> int:
    """The stamp of what is valid in the present state only."""
    return table.veil(len(table.get_match().log) + 1)


def standard_buttons(table: Table, words: Words) -> list[Button]:
    """What everybody may press at any time."""
    return [make_button(table, "hand", words), make_button(table, "table", words)]


def rows(buttons: Iterable[Button]) -> tuple[Buttons, ...]:
    """The buttons in rows that fit on a phone."""
    every = tuple(buttons)
    return tuple(Buttons(every[place : place + 3]) for place in range(0, len(every), 3))
