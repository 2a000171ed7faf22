"""Decisions with a single button: a vote, a guest, and what follows from a match."""

from dataclasses import replace
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.moves import Child, Guest, RunOver, Secret, Steal, Vote
from bot.screens.announcing import clipped
from bot.screens.buttons import move_button
from bot.screens.mamma_i.card_words import market_plain, markets_plain, row_emoji, row_text
from bot.screens.screen import Button
from bot.screens.words import Words
from bot.tables.table import Table

LONGEST_LABEL: Final = 80


def decision_buttons(table: Table, words: Words) -> list[Button]:
    """A button for every possible decision; a trick takes steps instead."""
    found = (_button(table, move, words) for move in table.get_match().legal().moves())
    return [button for button in found if button is not None]


def row_button(table: Table, move: Move, row: Row | Character, words: Words) -> Button:
    """A button with a character, or the schoolbus, on it."""
    button = move_button(table, move, row_text(words, "name", row))
    return replace(button, emoji=row_emoji(words, row))


def _button(table: Table, move: Move, words: Words) -> Button | None:
    match move:
        case Secret(character) | Vote(character) | Guest(character):
            return row_button(table, move, character, words)
        case RunOver(character):
            return _run_over(table, move, character, words)
        case Child(take):
            key, style = ("press-child", "primary") if take else ("press-no-child", "secondary")
            return move_button(table, move, words(key), style)
        case Steal(theft):
            style = "secondary" if theft is None else "primary"
            return move_button(table, move, clipped(steal_label(move, words), LONGEST_LABEL), style)
        case _:
            return None


def _run_over(table: Table, move: RunOver, character: Character | None, words: Words) -> Button:
    label = clipped(run_over_label(move, words), LONGEST_LABEL)
    if character is None:
        return move_button(table, move, label)
    button = move_button(table, move, label, "primary")
    return replace(button, emoji=row_emoji(words, character))


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
