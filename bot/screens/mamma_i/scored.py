"""A character's points item by item, at the end or as far as they are certain (C8)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.interface import value
from bot.games.mamma_i.cards import MARKET, Character
from bot.games.mamma_i.scoring import MATCHING_POINTS, OWN_POINTS, WITH_CHILD_POINTS
from bot.games.mamma_i.views import MammaIView

DRAWINGS: Final = tuple(dict.fromkeys(one for card in MARKET.values() for one in card.drawings))


@value
class Item:
    """Something that brings points, or costs them."""

    key: str
    points: int
    drawing: str = ""
    count: int = 0
    """How many of the character's market cards have the drawing, or the place at dinner."""
    who: Character | None = None
    """The character that brings the points by itself."""


def items_so_far(view: MammaIView, character: Character) -> list[Item]:
    """A character's points so far: market cards, guest, and its own points."""
    cards = [bought.card for bought in view.family[character].market]
    items = items_of_market(cards)
    if (guest := view.family[character].guest) is not None:
        items.append(Item("guest", guest))
    return [*items, *_own(view, character)]


def points_so_far(view: MammaIView, character: Character) -> int:
    """The sum of a character's points so far."""
    return sum(item.points for item in items_so_far(view, character))


def worth_alone(view: MammaIView, character: Character) -> int:
    """What a character is worth by itself: nothing, if no rule says otherwise (C8.5)."""
    return sum(item.points for item in _own(view, character))


def items_of_market(cards: Sequence[str]) -> list[Item]:
    """What market cards bring or cost a character who has all of them."""
    laws = [MARKET[card].mother_in_law for card in cards]
    return [*_drawings(cards), *(Item("mother-in-law", points) for points in laws if points)]


def _own(view: MammaIView, character: Character) -> list[Item]:
    """What a character is worth by itself (C8.5)."""
    if character is Character.GRANDPA and view.has_child:
        return [Item("child", WITH_CHILD_POINTS)]
    if character not in OWN_POINTS:
        return []
    return [Item("own", OWN_POINTS[character], who=character)]


def items_at_end(view: MammaIView, character: Character) -> list[Item]:
    """Everything that brings or costs a character points at the end."""
    assert view.points is not None
    assert view.arrival is not None
    points = view.points[character]
    items = items_so_far(view, character)
    if points.money:
        items.append(Item("money", points.money))
    return [*items, Item("arrival", points.arrival, count=view.arrival.index(character) + 1)]


def _drawings(cards: Sequence[str]) -> list[Item]:
    """A drawing on several cards, or alone on a card without mother-in-law (C8.1, C8.2)."""
    counts = Counter(drawing for card in cards for drawing in MARKET[card].drawings)
    plain = {
        drawing
        for card in cards
        if not MARKET[card].mother_in_law
        for drawing in MARKET[card].drawings
    }
    items: list[Item] = []
    for drawing in DRAWINGS:
        number = counts[drawing]
        if number > 1:
            items.append(Item("matching", MATCHING_POINTS[number], drawing, number))
        elif number:
            is_plain = drawing in plain
            key = "single" if is_plain else "beside-law"
            items.append(Item(key, int(is_plain), drawing, 1))
    return items
