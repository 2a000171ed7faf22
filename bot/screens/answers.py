"""The sentences of refusals: codes and facts in the words of a language."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from bot.games.errors import Refused
from bot.games.mamma_mia.cards import Ingredient
from bot.screens.mamma_mia.card_words import cards_text, ingredient_name, order_name
from bot.screens.people import person_name
from bot.screens.words import Words, plain
from bot.tables.refusals import Declined
from bot.tables.table import Table

Worded: TypeAlias = Callable[[Words, Any, Table | None], str]


def sentence(words: Words, no: Refused | Declined, table: Table | None = None) -> str:
    """Why something is refused, and what to do instead."""
    facts = {name: _in_words(words, name, fact, table) for name, fact in no.facts.items()}
    return words(f"refusal-{no.code}", **facts)


def _in_words(words: Words, name: str, fact: Any, table: Table | None) -> str | int:
    worded = FACTS.get(name)
    if worded is not None:
        return worded(words, fact, table)
    if isinstance(fact, Ingredient):
        return ingredient_name(words, fact)
    return fact if type(fact) is int else str(fact)


def _player(words: Words, seat: Any, table: Table | None) -> str:
    is_known = table is not None and isinstance(seat, int) and 0 <= seat < len(table.chairs)
    if is_known and table is not None:
        return person_name(table, seat)
    return words("door-somebody")


FACTS: Final[dict[str, Worded]] = {
    "turn": _player,
    "lacks": lambda words, counts, _: cards_text(words, counts),
    "order": lambda words, order, _: order_name(words, order),
    "game": lambda words, game, _: words("game-title", game=game),
    "option": lambda words, option, _: _option_name(words, option),
    "host": lambda _, name, __: plain(name),
    "text": lambda _, text, __: plain(str(text)),
}
"""How facts are said that are more than a number or a word."""


def _option_name(words: Words, option: str) -> str:
    key = f"option-{option}-name"
    return words(key) if words.has(key) else plain(option)
