"""The buttons of a table, and rows of them."""

from collections.abc import Iterable
from typing import Final

from bot.games.interface import Move
from bot.screens.ids import FOR_ACTING, PressId
from bot.screens.screen import Button, Buttons, Style
from bot.screens.viewer import AnyViewer, Reader

EMOJI: Final = {
    "join": "🪑",
    "play": "🍕",
    "trick": "🃏",
    "hand": "🖐️",
    "table": "🍽️",
    "rules": "📖",
    "decide": "🤔",
    "skip": "⏩",
    "rematch": "🔁",
    "again": "🔁",
    "notes": "📝",
    "hint": "💡",
    "baked": "🍕",
    "burnt": "🔥",
}

BETS: Final = {"baked": True, "burnt": False}
"""What may be bet, as ids and commands say it."""

LONGEST_REST: Final = 60
"""How many characters an id has room for, after the table and the state."""


def make_button(  # noqa: PLR0913 (a button has many aspects, most of them optional)
    reader: Reader,
    verb: str,
    *,
    label: str = "",
    rest: str = "",
    stamp: int = 0,
    style: Style = "secondary",
) -> Button:
    """A button of the table."""
    name = label or verb
    text = reader.words(f"press-{name}")
    return Button(str(PressId(verb, reader.table.id, stamp, rest)), text, style, EMOJI.get(name))


def acting_button(reader: Reader, label: str) -> Button:
    """A button that shows the player who must act their hand, with all there is to choose."""
    return make_button(reader, "hand", label=label, rest=FOR_ACTING, style="primary")


def move_button(viewer: AnyViewer, move: Move, label: str, style: Style = "secondary") -> Button:
    """A button that makes this very move, as long as nothing else has happened."""
    text = viewer.table.game.write_move(move)
    return Button(str(PressId("move", viewer.table.id, viewer.stamp, text)), label, style)


def step_button(viewer: AnyViewer, chosen: str, label: str, style: Style = "secondary") -> Button:
    """A button that shows the next step of a move, with what has been chosen so far."""
    return Button(str(PressId("step", viewer.table.id, viewer.stamp, chosen)), label, style)


def bet_buttons(reader: Reader, subject: str) -> list[Button]:
    """What is to be bet on, either way."""
    return [make_button(reader, "bet", label=one, rest=f"{subject} {one}") for one in BETS]


def fits_button(viewer: AnyViewer, move: Move) -> bool:
    """Whether the id of a button has room for the move."""
    return len(viewer.table.game.write_move(move)) <= LONGEST_REST


def standard_buttons(reader: Reader) -> list[Button]:
    """What everybody may press at any time."""
    return [make_button(reader, "hand"), make_button(reader, "table")]


def rows(buttons: Iterable[Button]) -> tuple[Buttons, ...]:
    """The buttons in rows that fit on a phone."""
    every = tuple(buttons)
    return tuple(Buttons(every[place : place + 3]) for place in range(0, len(every), 3))
