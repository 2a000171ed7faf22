"""Moves as short text, and back.

secret wife
guest wife
place m2 m2, schoolbus
wc
vote son
remove wife
stop market-2
run over son, losing market-1
run over nobody
child yes
steal market-1 for wife
steal nothing
"""

from collections.abc import Mapping
from typing import TypeVar

from bot.games.errors import BadText
from bot.games.interface import Move
from bot.games.mamma_i.cards import (
    CARD_BY_WORD,
    CHARACTER_BY_WORD,
    CHARACTER_WORDS,
    MARKET_BY_WORD,
    ROW_BY_WORD,
    ROW_WORDS,
    in_table_order,
)
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from bot.games.words import ANSWERS

T = TypeVar("T")


def write_move(move: Move) -> str:
    """The move as text."""
    match move:
        case Secret(character) | Guest(character) | Vote(character):
            return f"{move.kind} {CHARACTER_WORDS[character]}"
        case Place(cards, row):
            return f"place {' '.join(cards)}, {ROW_WORDS[row]}"
        case Wc():
            return move.kind
        case Remove(row):
            return f"remove {ROW_WORDS[row]}"
        case Stop(card):
            return f"stop {card}"
        case RunOver(character, lost):
            whom = "nobody" if character is None else CHARACTER_WORDS[character]
            return f"run over {whom}{', losing ' if lost else ''}{' '.join(lost)}"
        case Child(take):
            return "child yes" if take else "child no"
        case Steal(None):
            return "steal nothing"
        case Steal(Theft(card, to)):
            return f"steal {card} for {CHARACTER_WORDS[to]}"
        case _:
            raise TypeError(f"no move of this game: {move!r}")


def read_move(text: str) -> Move:
    """The move that the text stands for."""
    verb, _, rest = text.partition(" ")
    match verb:
        case "secret":
            return Secret(_word(rest, "character", CHARACTER_BY_WORD))
        case "guest":
            return Guest(_word(rest, "character", CHARACTER_BY_WORD))
        case "vote":
            return Vote(_word(rest, "character", CHARACTER_BY_WORD))
        case "place":
            return _read_place(rest)
        case "remove":
            return Remove(_word(rest, "row", ROW_BY_WORD))
        case "stop":
            return Stop(_word(rest, "market card", MARKET_BY_WORD))
        case "run" if rest.startswith("over "):
            return _read_run_over(rest.removeprefix("over "))
        case "child":
            return Child(_word(rest, "answer", ANSWERS))
        case "steal":
            return _read_steal(rest)
        case "wc" if text == verb:
            return Wc()
        case _:
            raise BadText(f"{text!r} is no move; moves look like 'place m2 m2, schoolbus'")


def _word(text: str, name: str, words: Mapping[str, T]) -> T:
    if text not in words:
        raise BadText(f"{text!r} is no {name}; there are {', '.join(words)}")
    return words[text]


def _read_place(text: str) -> Place:
    cards, comma, row = text.partition(", ")
    if not comma:
        raise BadText(f"{text!r} should be cards and a row, like 'm2 m2, schoolbus'")
    placed = [_word(card, "card", CARD_BY_WORD) for card in cards.split(" ")]
    return Place(tuple(placed), _word(row, "row", ROW_BY_WORD))


def _read_run_over(text: str) -> RunOver:
    whom, comma, clause = text.partition(", ")
    character = None if whom == "nobody" else _word(whom, "character", CHARACTER_BY_WORD)
    if not comma:
        return RunOver(character)
    losing, _, cards = clause.partition(" ")
    if losing != "losing":
        raise BadText(f"{clause!r} should be market cards with losing before them")
    lost = [_word(card, "market card", MARKET_BY_WORD) for card in cards.split(" ")]
    return RunOver(character, in_table_order(lost))


def _read_steal(text: str) -> Steal:
    if text == "nothing":
        return Steal(None)
    card, found, to = text.partition(" for ")
    if not found:
        raise BadText(f"{text!r} should be a card and a thief, like 'market-1 for wife'")
    taken = _word(card, "market card", MARKET_BY_WORD)
    return Steal(Theft(taken, _word(to, "character", CHARACTER_BY_WORD)))
