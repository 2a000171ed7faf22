"""Refusals as sentences."""

from typing import Any, Final

from bot.games.errors import Refused
from bot.screens.people import person_name
from bot.screens.words import Words, plain
from bot.tables.refusals import Declined
from bot.tables.table import Seating

LARGE: Final = 10**9


def sentence(words: Words, no: Refused | Declined, table: Seating | None = None) -> str:
    """Why something is refused, and what to do instead."""
    facts = {name: _plain(words, name, fact, table) for name, fact in no.facts.items()}
    return words(f"refusal-{no.code}", **facts)


def _plain(words: Words, name: str, fact: Any, table: Seating | None) -> Any:
    """A fact as it may be shown to whoever asks: with the names of players and options."""
    match name:
        case "turn":
            return _player(words, fact, table)
        case "game":
            return words("game-title", game=fact)
        case "option":
            return _option(words, fact)
        case "host" | "name" | "text":
            return plain(str(fact))
        case _:
            # No catalogue can word a number that somebody has made up.
            return str(fact) if type(fact) is int and abs(fact) >= LARGE else fact


def _player(words: Words, seat: Any, table: Seating | None) -> str:
    if table is None or not isinstance(seat, int) or not 0 <= seat < len(table.chairs):
        return words("reply-somebody")
    return person_name(table, seat)


def _option(words: Words, option: str) -> str:
    key = f"option-{option}-name"
    return words(key) if words.has(key) else plain(option)
