"""Decisions with a single button: a vote, a guest, and what follows from a match."""

from dataclasses import replace
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.moves import Child, Guest, RunOver, Secret, Steal, Vote
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
            return _said(viewer, move, "secondary")
        case RunOver(Character() as character):
            return _with_row(viewer, _said(viewer, move, "primary"), character)
        case Child() | Steal():
            return _said(viewer, move, "primary")
        case _:
            return None


def _said(viewer: MammaIViewer, move: Move, style: Style) -> Button:
    """A button with the whole move on it."""
    return move_button(viewer, move, clipped(viewer.say(move), LONGEST_LABEL), style)
