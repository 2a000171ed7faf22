"""Decisions with a single button: a vote, a guest, and what follows from a match."""

from dataclasses import replace
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.moves import Child, Guest, RunOver, Secret, Steal, Vote
from bot.screens.announcing import clipped
from bot.screens.buttons import move_button
from bot.screens.mamma_i.card_words import market_plain, markets_plain, row_emoji, row_text
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.screen import Button
from bot.screens.words import Words

LONGEST_LABEL: Final = 80


def decision_buttons(viewer: MammaIViewer) -> list[Button]:
    """A button for every possible decision; a trick takes steps instead."""
    found = (_button(viewer, move) for move in viewer.legal.moves())
    return [button for button in found if button is not None]


def row_button(viewer: MammaIViewer, move: Move, row: Row | Character) -> Button:
    """A button with a character, or the schoolbus, on it."""
    button = move_button(viewer, move, row_text(viewer.words, "name", row))
    return replace(button, emoji=row_emoji(viewer.words, row))


def _button(viewer: MammaIViewer, move: Move) -> Button | None:
    match move:
        case Secret(character) | Vote(character) | Guest(character):
            return row_button(viewer, move, character)
        case RunOver(character):
            return _run_over(viewer, move, character)
        case Child(take):
            key, style = ("press-child", "primary") if take else ("press-no-child", "secondary")
            return move_button(viewer, move, viewer.words(key), style)
        case Steal(theft):
            style = "secondary" if theft is None else "primary"
            label = clipped(steal_label(move, viewer.words), LONGEST_LABEL)
            return move_button(viewer, move, label, style)
        case _:
            return None


def _run_over(viewer: MammaIViewer, move: RunOver, character: Character | None) -> Button:
    label = clipped(run_over_label(move, viewer.words), LONGEST_LABEL)
    if character is None:
        return move_button(viewer, move, label)
    button = move_button(viewer, move, label, "primary")
    return replace(button, emoji=row_emoji(viewer.words, character))


def run_over_label(move: RunOver, words: Words) -> str:
    """Who is run over, and what that costs."""
    if move.character is None:
        return words("press-run-over-nobody")
    whom = row_text(words, "whom", move.character)
    if not move.lost:
        return words("press-run-over", whom=whom)
    return words("press-run-over-losing", whom=whom, cards=markets_plain(words, move.lost))


def steal_label(move: Steal, words: Words) -> str:
    """What is stolen, and for whom."""
    if move.theft is None:
        return words("press-steal-nothing")
    card, to = move.theft
    to_text = row_text(words, "whom", to)
    return words("press-steal", card=market_plain(words, card), to=to_text)
