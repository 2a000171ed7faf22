"""Characters, rows and cards, in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.mamma_i.cards import MARKET, MONEY, MOVEMENT, ROW_WORDS, Card, Character, Row
from bot.games.mamma_i.moves import Theft
from bot.screens.words import Joint, Words, joined

MOST_THEFTS: Final = 3
"""How many thefts a sentence lists."""


def minus(number: int | str) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def row_text(words: Words, form: str, row: Row | Character) -> str:
    """A character or the schoolbus in a form: `who`, `whom`, `at`, `from`, `to` or `name`."""
    return words(f"row-{form}", row=ROW_WORDS[row])


def row_emoji(words: Words, row: Row | Character) -> str:
    """The emoji of a row."""
    return words("row-emoji", row=ROW_WORDS[row])


def row_title(words: Words, row: Row | Character) -> str:
    """The name of a row with its emoji."""
    return f"{row_emoji(words, row)} {row_text(words, 'name', row)}"


def whom_all(words: Words, rows: Iterable[Row | Character], joint: Joint = "or") -> str:
    """Several characters, joined by `or` for one of them, or by `and`."""
    return joined(words, [row_text(words, "whom", row) for row in rows], joint)


def card_emoji(card: Card) -> str:
    """The emoji of movement or of money."""
    return "👣" if card in MOVEMENT else "💶"


def card_text(words: Words, card: Card) -> str:
    """A card of the deck: `👣 2`."""
    return _card(words, card, "card")


def cards_text(words: Words, cards: Sequence[Card]) -> str:
    """Cards of the deck, in sequence."""
    return " ".join(card_text(words, card) for card in cards) or words("nothing")


def cards_plain(words: Words, cards: Sequence[Card]) -> str:
    """The same without emoji."""
    return " + ".join(_card(words, card, "card-plain") for card in cards) or words("nothing")


def row_cards_text(words: Words, cards: Sequence[Card]) -> str:
    """The cards of a row in sequence, as short as possible."""
    return " ".join(_card(words, card, "card-brief") for card in cards)


def _card(words: Words, card: Card, key: str) -> str:
    if card in MOVEMENT:
        return words(f"{key}-movement", number=MOVEMENT[card])
    return words(f"{key}-money", number=MONEY[card])


def drawing_text(words: Words, drawing: str) -> str:
    """A drawing of the market cards, with its emoji."""
    emoji = words("drawing-emoji", drawing=drawing)
    return f"{emoji} {words('drawing-name', drawing=drawing)}"


def market_short(words: Words, card: str) -> str:
    """A market card in the least room: its drawings as emoji."""
    return words("market-short", drawings=_emoji(words, card), **_mother_in_law(card))


def market_name(words: Words, card: str) -> str:
    """A market card with its drawings as emoji and in words."""
    drawings, names = _emoji(words, card), _names(words, card)
    return words("market-name", drawings=drawings, names=names, **_mother_in_law(card))


def market_plain(words: Words, card: str) -> str:
    """A market card in words only."""
    return words("market-plain", names=_names(words, card), **_mother_in_law(card))


def markets_plain(words: Words, cards: Iterable[str]) -> str:
    """Several market cards in words only."""
    return joined(words, [market_plain(words, card) for card in cards])


def _mother_in_law(card: str) -> dict[str, str | int]:
    """The mother-in-law's points, as a number and as people read it."""
    points = MARKET[card].mother_in_law
    return {"law": points, "points": minus(points)}


def market_cost(words: Words, card: str) -> str:
    """A market card with its cost."""
    return words("market-cost", card=market_name(words, card), cost=MARKET[card].cost)


def _emoji(words: Words, card: str) -> str:
    return "".join(words("drawing-emoji", drawing=one) for one in MARKET[card].drawings)


def _names(words: Words, card: str) -> str:
    return ", ".join(words("drawing-name", drawing=one) for one in MARKET[card].drawings)


def markets_text(words: Words, cards: Iterable[str], joint: Joint = "and") -> str:
    """Several market cards in a sentence."""
    return joined(words, [market_short(words, card) for card in cards] or [words("nothing")], joint)


def theft_text(words: Words, theft: Theft) -> str:
    """A market card, and who takes it."""
    card = market_short(words, theft.card)
    return words("theft", card=card, to=row_text(words, "whom", theft.to))


def thefts_text(words: Words, thefts: Sequence[Theft]) -> str:
    """The possible thefts, or the first few of many."""
    told = [theft_text(words, theft) for theft in thefts[:MOST_THEFTS]]
    return joined(words, [*told, *["…"][: len(thefts) - MOST_THEFTS]], "or")
