"""Reads characters, rows and cards that players have typed, in any language."""

import re
from functools import cache
from typing import Final

from bot.games.mamma_i.cards import (
    CARD_BY_WORD,
    CHARACTER_BY_WORD,
    CHARACTERS,
    MARKET_BY_WORD,
    MARKET_IDS,
    ROW_BY_WORD,
    ROWS,
    Card,
    Character,
    Row,
    in_table_order,
)
from bot.screens.mamma_i.card_words import market_text
from bot.screens.mamma_i.words import CATALOGUE
from bot.screens.typed import every_word, is_none, names_of, read_name
from bot.screens.words import Words
from bot.tables.refusals import Declined

BETWEEN: Final = re.compile(r"[\s,+&]+")
"""What stands between cards."""


def _row_names(words: Words, row: Row | Character) -> list[str]:
    return [words(f"row-{form}", row=row) for form in ("title", "name", "who", "whom")]


@cache
def row_words() -> dict[str, Row]:
    """Every name of a row."""
    return ROW_BY_WORD | names_of(CATALOGUE, ROWS, _row_names)


@cache
def character_words() -> dict[str, Character]:
    """Every name of a character."""
    return CHARACTER_BY_WORD | names_of(CATALOGUE, CHARACTERS, _row_names)


@cache
def market_words() -> dict[str, str]:
    """Every name of a market card."""
    return MARKET_BY_WORD | names_of(CATALOGUE, MARKET_IDS, _market_names)


def _market_names(words: Words, card: str) -> list[str]:
    return [market_text(words, card, form) for form in ("name", "plain", "short")]


def read_row(text: str | None) -> Row:
    """A row. Raises Declined."""
    if not text:
        raise Declined("left-out", option="row")
    return read_name(row_words(), text, "row")


def read_character(text: str | None, option: str = "character") -> Character:
    """A character. Raises Declined."""
    return read_name(character_words(), text, option)


def read_somebody(text: str | None) -> Character | None:
    """A character, or None for nobody. Raises Declined."""
    if text is not None and (
        text.casefold() in every_word("typed-nobody", CATALOGUE) or is_none(text)
    ):
        return None
    return read_character(text)


def read_market(text: str | None) -> str:
    """A market card. Raises Declined."""
    return read_name(market_words(), text, "card")


def read_lost(text: str | None) -> tuple[str, ...]:
    """Market cards such as `market-1 market-3`, in the order of the table. Raises Declined."""
    if text is None or is_none(text):
        return ()
    found = market_words().get(text.casefold())
    if found is not None:
        return (found,)
    return in_table_order([read_market(word) for word in BETWEEN.split(text) if word])


def read_cards(text: str | None) -> tuple[Card, ...]:
    """Cards such as `m2 m2`. Raises Declined."""
    found = [CARD_BY_WORD.get(word) for word in BETWEEN.split((text or "").casefold()) if word]
    cards = tuple([card for card in found if card is not None])
    if not cards or len(cards) < len(found):
        raise Declined("cards-unreadable", text=text or "")
    return cards
