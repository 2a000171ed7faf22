"""What the messages of Mamma I call to word rows, cards, thefts and points."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from bot.games.mamma_i.cards import MARKET, MONEY, MOVEMENT, Card
from bot.games.mamma_i.moves import Theft
from bot.screens.mamma_i.pictures.drawn import signed
from bot.screens.mamma_i.scored import Item
from bot.screens.words import Functions, Joint, Words, joined

MOST_THEFTS: Final = 3
"""How many thefts a sentence lists."""

MarketForm: TypeAlias = Literal["short", "name", "plain", "cost"]


def _row(
    words: Words,
    row: str | Sequence[str],
    form: Literal["name", "title", "emoji", "who", "whom", "at", "from", "to"] = "name",
    joint: Joint = "and",
) -> str:
    """A character or the schoolbus, or several of them, in a form."""
    several = [row] if isinstance(row, str) else row
    return joined(words, [words(f"row-{form}", row=one) for one in several], joint)


CARDS: Final = {
    "emoji": ("card", " "),
    "apart": ("card", " · "),
    "plain": ("card-plain", " + "),
    "brief": ("card-brief", " "),
}
"""The message of a card, and what stands between cards, for each form."""


def cards_text(
    words: Words,
    cards: Card | Sequence[Card],
    form: Literal["emoji", "apart", "plain", "brief"] = "emoji",
) -> str:
    """A card of the deck, or several in sequence; without emoji, or as short as possible."""
    key, between = CARDS[form]
    several = [cards] if isinstance(cards, str) else cards
    return between.join(_card(words, key, card) for card in several) or words("nothing")


@cache
def _card(words: Words, key: str, card: Card) -> str:
    if card in MOVEMENT:
        return words(key, kind="movement", number=MOVEMENT[card])
    return words(key, kind="money", number=MONEY[card])


def market_text(
    words: Words,
    card: str | Sequence[str],
    form: MarketForm = "short",
    joint: Literal["and", "or", "comma"] = "and",
) -> str:
    """A market card or several: their drawings as emoji, in words or both, or with their cost."""
    several = [card] if isinstance(card, str) else card
    told = [_market_card(words, one, form) for one in several] or [words("nothing")]
    return ", ".join(told) if joint == "comma" else joined(words, told, joint)


@cache
def _market_card(words: Words, card: str, form: MarketForm) -> str:
    """A market card in a form."""
    shown = MARKET[card]
    emoji = [words("drawing-emoji", drawing=one) for one in shown.drawings]
    names = [words("drawing-name", drawing=one) for one in shown.drawings]
    return words(
        f"market-{form}",
        drawings="".join(emoji),
        names=", ".join(names),
        law=shown.mother_in_law,
        cost=shown.cost,
    )


def _losing(words: Words, cards: Sequence[str]) -> str:
    """What the son loses when he is run over, if anything."""
    return words("losing", cards=cards) if cards else ""


def _thefts(
    words: Words, theft: Theft | Sequence[Theft], form: Literal["short", "plain"] = "short"
) -> str:
    """Market cards and who takes them, or the first few of many."""
    several = [theft] if isinstance(theft, Theft) else theft
    told = [words(f"theft-{form}", card=one.card, to=one.to) for one in several[:MOST_THEFTS]]
    return joined(words, told if len(several) <= MOST_THEFTS else [*told, "…"], "or")


def _items(words: Words, items: Sequence[Item]) -> str:
    """What brings points, or costs them, in one line."""
    return " · ".join(
        words(
            f"points-{item.key}",
            points=item.points,
            who=item.who,
            drawing=item.drawing,
            count=item.count,
        )
        for item in items
    )


def _scale(_: Words, points: Sequence[int]) -> str:
    """Points from the first place to the last."""
    return ", ".join(map(signed, points))


FUNCTIONS: Final[Functions] = {
    "ROW": _row,
    "CARDS": cards_text,
    "MARKET": market_text,
    "LOSING": _losing,
    "THEFTS": _thefts,
    "ITEMS": _items,
    "SCALE": _scale,
}
"""What the messages of Mamma I may call."""
