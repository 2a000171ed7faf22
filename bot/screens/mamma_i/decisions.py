"""Decisions with a single button: a vote, a guest, and what follows from a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.moves import Child, Guest, RunOver, Secret, Steal, Vote
from bot.games.mamma_i.scoring import OWN_POINTS, WITH_CHILD_POINTS, net_movement
from bot.screens.announcing import clipped
from bot.screens.buttons import move_button
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.screen import Button, Style

LONGEST_LABEL: Final = 80


def decision_buttons(viewer: MammaIViewer) -> list[Button]:
    """A button for every possible decision; a trick takes steps instead."""
    found = (_button(viewer, move) for move in viewer.legal.moves())
    return [button for button in found if button is not None]


def row_button(viewer: MammaIViewer, move: Move, row: Row | Character) -> Button:
    """A button with a character, or the schoolbus, on it."""
    return _with_row(viewer, move_button(viewer, move, viewer.words("row-name", row=row)), row)


def _with_row(viewer: MammaIViewer, button: Button, row: Row | Character) -> Button:
    return replace(button, emoji=viewer.words("row-emoji", row=row))


def _button(viewer: MammaIViewer, move: Move) -> Button | None:
    match move:
        case Secret(character) | Vote(character) | Guest(character):
            return row_button(viewer, move, character)
        case RunOver(None) | Child(False) | Steal(None):
            return _said(viewer, move, viewer.say(move), "secondary")
        case RunOver(Character() as character, lost):
            label = _run_over(viewer, character, lost)
            return _with_row(viewer, _said(viewer, move, label), character)
        case Child():
            alone, together = OWN_POINTS[Character.GRANDPA], WITH_CHILD_POINTS
            label = viewer.words("press-take-child", alone=alone, together=together)
            return _said(viewer, move, label)
        case Steal():
            return _said(viewer, move, viewer.say(move))
        case _:
            return None


def _run_over(viewer: MammaIViewer, character: Character, lost: Sequence[str]) -> str:
    """Whom the bus runs over, and what then is left of the movement that counts."""
    view = viewer.view
    before = net_movement(view, character)
    after = net_movement(replace(view, hospital=character), character)
    facts = {"character": character, "lost": lost, "before": before, "after": after}
    return viewer.words("press-run-over", **facts)


def _said(viewer: MammaIViewer, move: Move, label: str, style: Style = "primary") -> Button:
    """A button that says all about the move."""
    return move_button(viewer, move, clipped(label, LONGEST_LABEL), style)
