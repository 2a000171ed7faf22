"""Orders that burnt for want of one card, and who had taken it."""

from collections.abc import Mapping, Sequence

from bot.games.interface import Event, value
from bot.games.mamma_mia.cards import NOTHING, Counts, Ingredient, lacking, minus
from bot.games.mamma_mia.events import (
    GameEnded,
    HelpGiven,
    HelpRequested,
    OrderBaked,
    OrderShown,
    OwnerDecides,
)
from bot.screens.mamma_mia.cards_out import CardOut, openings_out
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.remarks import Remark


@value
class Taking:
    """An order that took a card which another lacked afterwards."""

    seat: int
    order: str


@value
class Miss:
    """An order that lacked only one card."""

    round: int
    seat: int
    order: str
    lacks: Ingredient
    taking: Taking | None
    """The last order that took such a card, if there was one."""


def miss_remark(viewer: MammaMiaViewer, end: GameEnded) -> Remark | None:
    """A remark on an order that lacked one card, and where that card was."""
    misses = find_misses(viewer.events)
    if not misses:
        return None
    miss = max(misses, key=lambda one: (_interest(one, end), one.round))
    text = viewer.words(_key(miss), **_facts(viewer, miss))
    if _would_have_mattered(miss, end):
        lead = max(end.delivered) - end.delivered[miss.seat]
        name = viewer.names(miss.seat)
        text = f"{text} {viewer.words('went-miss-mattered', name=name, lead=lead)}"
    return Remark(_interest(miss, end), text)


def find_misses(events: Sequence[Event]) -> list[Miss]:
    """All orders that lacked one card of a certain kind, as far as everybody saw."""
    found: list[Miss] = []
    for number, cards in enumerate(openings_out(events), 1):
        for place, card in enumerate(cards):
            if card.settled is None or card.settled.baked:
                continue
            if lacks := _lacks_one(card):
                found.append(_miss(number, card, lacks, cards[:place]))
    return found


def _miss(number: int, card: CardOut, lacks: Sequence[Ingredient], before: list[CardOut]) -> Miss:
    """If there were several ways, the one whose card was taken."""
    assert isinstance(card.shown, OrderShown)
    takings = [(one, _find_taking(before, one)) for one in lacks]
    lacked, taking = next((pair for pair in takings if pair[1] is not None), takings[0])
    return Miss(number, card.shown.seat, card.shown.order, lacked, taking)


def _lacks_one(card: CardOut) -> list[Ingredient]:
    """The cards any one of which would have been enough.

    A card that the owner could have added, but didn't, wasn't missing; whoever asked for help had
    added the rest.
    """
    shown = card.shown
    assert isinstance(shown, OrderShown)
    if asked := next((one for one in card.came if isinstance(one, HelpRequested)), None):
        return _single(asked.want)
    if any(isinstance(one, OwnerDecides) for one in card.came) or shown.needs.any_cards:
        return []
    recipes = shown.needs.options(shown.table)
    return [one for recipe in recipes for one in _single(lacking(recipe.needs, shown.table))]


def _single(lacks: Counts) -> list[Ingredient]:
    return [Ingredient(lacks.index(1))] if sum(lacks) == 1 else []


def _find_taking(before: Sequence[CardOut], ingredient: Ingredient) -> Taking | None:
    """The latest order that took such a card off the table."""
    for card in reversed(before):
        if _taken(card)[ingredient]:
            assert isinstance(card.shown, OrderShown)
            return Taking(card.shown.seat, card.shown.order)
    return None


def _taken(card: CardOut) -> Counts:
    """What an order took from the table, and not from hands."""
    baked = next((one for one in card.came if isinstance(one, OrderBaked)), None)
    if baked is None:
        return NOTHING
    given = next((one.cards for one in card.came if isinstance(one, HelpGiven)), NOTHING)
    return minus(minus(baked.taken, baked.added), given)


def _key(miss: Miss) -> str:
    if miss.taking is None:
        return "went-miss"
    return "went-miss-own" if miss.taking.seat == miss.seat else "went-miss-taken"


def _facts(viewer: MammaMiaViewer, miss: Miss) -> Mapping[str, str | int]:
    facts: dict[str, str | int] = {
        "round": miss.round,
        "name": viewer.names(miss.seat),
        "order": miss.order,
        "ingredient": miss.lacks,
        "count": 1,
    }
    if miss.taking is not None:
        facts["taker"] = viewer.names(miss.taking.seat)
        facts["taken"] = miss.taking.order
    return facts


def _interest(miss: Miss, end: GameEnded) -> int:
    matters = _would_have_mattered(miss, end)
    if miss.taking is None:
        return 7 if matters else 5
    return 9 if matters else 8


def _would_have_mattered(miss: Miss, end: GameEnded) -> bool:
    """Whether that pizza would have brought its owner level with the top."""
    return miss.seat not in end.winners and end.delivered[miss.seat] + 1 >= max(end.delivered)
