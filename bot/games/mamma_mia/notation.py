"""Moves as short text, and back.

play 3 salami, four-salami, draw waiter
play 1 olive
pass, draw supply
bake olive salami, add 2 olive 1 salami
decline
ask olive, want 2 olive, add 1 pepper
help yes
"""

import re
from typing import Final

from bot.games.errors import BadText
from bot.games.interface import Move
from bot.games.mamma_mia.cards import BY_WORD, NOTHING, WORDS, Choice, Counts, Ingredient, more
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.games.mamma_mia.moves import PILES, Ask, Bake, Decline, Help, Pass, Pile, Play
from bot.games.words import ANSWERS

PAIR: Final = re.compile(r"([1-9][0-9]{0,3}) ([a-z]+)")


def write_cards(cards: Counts) -> str:
    """A multiset as text: `2 olive 1 salami`."""
    return " ".join(f"{number} {word}" for number, word in zip(cards, WORDS, strict=True) if number)


def read_cards(text: str) -> Counts:
    """The multiset that the text stands for."""
    cards = NOTHING
    words = text.split(" ")
    for number, word in zip(words[::2], words[1::2], strict=False):
        if not PAIR.fullmatch(f"{number} {word}") or cards[_ingredient(word)]:
            raise BadText(f"{text!r} should be cards like '2 olive 1 salami'")
        cards = more(cards, _ingredient(word), int(number))
    if write_cards(cards) != text:
        raise BadText(f"{text!r} should be cards like '2 olive 1 salami', in the usual order")
    return cards


def _ingredient(word: str) -> Ingredient:
    if word not in BY_WORD:
        raise BadText(f"{word!r} is no ingredient; there are {', '.join(WORDS)}")
    return BY_WORD[word]


def write_move(move: Move) -> str:
    """The move as text."""
    match move:
        case Play(ingredient, number, order, draw):
            return _clauses(f"play {number} {WORDS[ingredient]}", order, _named("draw", draw))
        case Pass(draw, order):
            return _clauses("pass", order, _named("draw", draw))
        case Bake(choice, add):
            return _clauses(_chosen("bake", choice), _named("add", write_cards(add)))
        case Decline():
            return "decline"
        case Ask(choice, want, add):
            wanted, added = _named("want", write_cards(want)), _named("add", write_cards(add))
            return _clauses(_chosen("ask", choice), wanted, added)
        case Help(give):
            return "help yes" if give else "help no"
        case _:
            raise TypeError(f"no move of this game: {move!r}")


def _clauses(*clauses: str | None) -> str:
    return ", ".join(clause for clause in clauses if clause)


def _named(name: str, value: str | None) -> str | None:
    return f"{name} {value}" if value else None


def _chosen(verb: str, choice: Choice) -> str:
    return " ".join([verb, *(WORDS[ingredient] for ingredient in choice)])


def read_move(text: str) -> Move:
    """The move that the text stands for."""
    head, *clauses = text.split(", ")
    verb, _, rest = head.partition(" ")
    match verb:
        case "play":
            return _read_play(rest, clauses)
        case "pass" if not rest:
            order, draw = _read_order_and_draw(clauses)
            return Pass(draw, order)
        case "bake":
            (add,) = _read_card_clauses(clauses, "add")
            return Bake(_read_choice(rest), add)
        case "decline" if not rest and not clauses:
            return Decline()
        case "ask":
            want, add = _read_card_clauses(clauses, "want", "add")
            return Ask(_read_choice(rest), want, add)
        case "help" if rest in ANSWERS and not clauses:
            return Help(ANSWERS[rest])
        case _:
            raise BadText(f"{text!r} is no move; moves look like 'play 3 salami, draw waiter'")


def _read_play(rest: str, clauses: list[str]) -> Play:
    if not (pair := PAIR.fullmatch(rest)):
        raise BadText(f"{rest!r} should be a number and an ingredient, like '3 salami'")
    order, draw = _read_order_and_draw(clauses)
    return Play(_ingredient(pair[2]), int(pair[1]), order, draw)


def _read_order_and_draw(clauses: list[str]) -> tuple[str | None, Pile | None]:
    rest = list(clauses)
    draw = None
    if rest and rest[-1].startswith("draw "):
        pile = rest.pop().removeprefix("draw ")
        if pile not in PILES:
            raise BadText(f"{pile!r} is no pile; draw from the supply or the waiter")
        draw = PILES[pile]
    order = rest.pop(0) if rest else None
    if rest or (order is not None and order not in ORDER_IDS):
        raise BadText(f"{', '.join(clauses)!r} should be an order, like 'four-salami', and a pile")
    return order, draw


def _read_card_clauses(clauses: list[str], *names: str) -> list[Counts]:
    """The cards of each named clause, in this order; none for a missing clause."""
    rest = list(clauses)
    found: list[Counts] = []
    for name in names:
        is_there = bool(rest) and rest[0].startswith(f"{name} ")
        found.append(read_cards(rest.pop(0).removeprefix(f"{name} ")) if is_there else NOTHING)
    if rest:
        raise BadText(f"{rest[0]!r} should be cards with {' or '.join(names)} before them")
    return found


def _read_choice(text: str) -> Choice:
    """The choice, sorted into the cycle's order."""
    return tuple(sorted(_ingredient(word) for word in text.split(" "))) if text else ()
