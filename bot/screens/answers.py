"""Refusals as sentences."""

from collections.abc import Mapping
from typing import Any, Final

from bot.games.errors import Refused
from bot.screens.family import NO_FACTS, WordFact
from bot.screens.people import person_name
from bot.screens.words import Words, plain
from bot.tables.refusals import Declined
from bot.tables.table import Seating

LARGE: Final = 10**9


def sentence(
    words: Words,
    no: Refused | Declined,
    table: Seating | None = None,
    facts: Mapping[str, WordFact] = NO_FACTS,
) -> str:
    """Why something is refused, and what to do instead; the family words its own facts."""
    worded = {name: _worded(words, name, fact, table, facts) for name, fact in no.facts.items()}
    return words(f"refusal-{no.code}", **worded)


def _worded(
    words: Words, name: str, fact: Any, table: Seating | None, facts: Mapping[str, WordFact]
) -> Any:
    if name in facts:
        return facts[name](words, fact)
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
