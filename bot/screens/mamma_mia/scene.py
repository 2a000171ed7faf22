"""An order as a scene: whose it is, what it needs as slots that fill, and what became of it."""

from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING, plus
from bot.games.mamma_mia.events import (
    HelpGiven,
    NobodyHelped,
    OrderBaked,
    OrderShown,
    OwnerDecides,
)
from bot.screens.mamma_mia.cards_out import CardOut
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.slots import Slots, find_slots, slots_text
from bot.screens.people import mention
from bot.screens.words import Words


def appears(viewer: MammaMiaViewer, card: CardOut) -> str:
    """The order as it comes out, with what the table has for it."""
    shown = _order(card)
    lines = [_title(viewer, shown), slots_text(slots_at_first(card), viewer.words)]
    return "\n".join(filter(None, [*lines, _needs(shown, viewer.words)]))


def plays(viewer: MammaMiaViewer, card: CardOut) -> str:
    """The order with everything that has happened to it so far."""
    shown = _order(card)
    # Once anything has happened to it, nobody waits for the owner any more.
    came = [event for event in card.came if not isinstance(event, OwnerDecides)] or card.came
    needs = "" if _is_chosen(card) else _needs(shown, viewer.words)
    lines = [_title(viewer, shown), slots_text(slots_by_now(card), viewer.words), needs]
    return "\n".join(filter(None, [*lines, *(_outcome(viewer, event) for event in came)]))


def verdict(viewer: MammaMiaViewer, card: CardOut) -> str:
    """A settled order in one line, with its mark."""
    done = card.settled
    assert done is not None
    name = viewer.names(done.seat)
    line = viewer.words("oven-verdict", is_baked=done.baked, name=name, order=done.order)
    helped = [event for event in card.came if isinstance(event, HelpGiven | NobodyHelped)]
    return " · ".join([line, *map(viewer.say, helped)])


def _order(card: CardOut) -> OrderShown:
    assert isinstance(card.shown, OrderShown)
    return card.shown


def _title(viewer: MammaMiaViewer, shown: OrderShown) -> str:
    return viewer.words("oven-order", name=viewer.names(shown.seat), order=shown.order)


def slots_at_first(card: CardOut) -> Slots:
    """The slots as the table fills them, before anything else happens."""
    shown = _order(card)
    return find_slots(shown.needs, shown.table)


def slots_by_now(card: CardOut) -> Slots:
    """The slots with everything that came from hands."""
    shown, baked = _order(card), _baking(card)
    given = next((event.cards for event in card.came if isinstance(event, HelpGiven)), NOTHING)
    lying = plus(shown.table, given)
    if baked is None:
        return find_slots(shown.needs, lying)
    return find_slots(shown.needs, lying, baked.added, baked.choice or None)


def _baking(card: CardOut) -> OrderBaked | None:
    return next((event for event in card.came if isinstance(event, OrderBaked)), None)


def _is_chosen(card: CardOut) -> bool:
    """Whether it was baked with ingredients that its owner chose."""
    baked = _baking(card)
    return baked is not None and bool(baked.choice)


def _needs(shown: OrderShown, words: Words) -> str:
    """The other ways to bake an order; the slots show the one that comes closest."""
    order = shown.needs
    if order.any_cards or (len(order.recipes) == 1 and order.forbidden is None):
        return ""
    return words("oven-order-needs", order=order)


def _outcome(viewer: MammaMiaViewer, event: Event) -> str:
    if isinstance(event, OwnerDecides):
        return viewer.words("oven-decides", name=mention(viewer.table, event.seat))
    return viewer.say(event)
