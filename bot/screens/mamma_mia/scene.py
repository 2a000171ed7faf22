"""An order as a scene: whose it is, what it needs as slots that fill, and what became of it."""

from bot.games.interface import Event
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OwnerDecides,
)
from bot.screens.mamma_mia.burnt import why_burnt, why_burnt_in_brief
from bot.screens.mamma_mia.cards_out import CardOut, find_came, get_order_shown
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.slots import slots_at_first, slots_by_now, slots_text
from bot.screens.people import mention
from bot.screens.words import Words


def appears(viewer: MammaMiaViewer, card: CardOut) -> str:
    """The order as it comes out, with what the table has for it."""
    shown = get_order_shown(card)
    lines = [_title(viewer, shown), slots_text(slots_at_first(card), viewer.words)]
    return "\n".join(filter(None, [*lines, _needs(shown, viewer.words)]))


def plays(viewer: MammaMiaViewer, card: CardOut) -> str:
    """The order with everything that has happened to it so far."""
    shown = get_order_shown(card)
    # Once anything has happened to it, nobody waits for the owner any more.
    came = [event for event in card.came if not isinstance(event, OwnerDecides)] or card.came
    needs = "" if _is_chosen(card) else _needs(shown, viewer.words)
    lines = [_title(viewer, shown), slots_text(slots_by_now(card), viewer.words), needs]
    return "\n".join(filter(None, [*lines, *(_outcome(viewer, card, event) for event in came)]))


def verdict(viewer: MammaMiaViewer, card: CardOut) -> str:
    """A settled order in one line, with its mark and with why it burnt."""
    done, words = card.settled, viewer.words
    assert done is not None
    name = viewer.names(done.seat)
    line = words("oven-verdict", is_baked=done.baked, name=name, order=done.order)
    helped = find_came(card, HelpGiven)
    if not done.baked:
        return f"{line} · {why_burnt_in_brief(card, words)}"
    return f"{line} · {viewer.say(helped)}" if helped else line


def _title(viewer: MammaMiaViewer, shown: OrderShown) -> str:
    return viewer.words("oven-order", name=viewer.names(shown.seat), order=shown.order)


def _is_chosen(card: CardOut) -> bool:
    """Whether it was baked with ingredients that its owner chose, or they asked for help so."""
    came = [find_came(card, OrderBaked), find_came(card, HelpRequested)]
    return any(event.choice for event in came if event)


def _needs(shown: OrderShown, words: Words) -> str:
    """The other ways to bake an order; the slots show the one that comes closest."""
    order = shown.needs
    if order.any_cards or (len(order.recipes) == 1 and order.forbidden is None):
        return ""
    return words("oven-order-needs", order=order)


def _outcome(viewer: MammaMiaViewer, card: CardOut, event: Event) -> str:
    match event:
        case OwnerDecides(seat):
            return viewer.words("oven-decides", name=mention(viewer.table, seat))
        case OrderFailed(seat):
            why = why_burnt(card, viewer.names(seat), viewer.words)
            return viewer.words("oven-burnt", why=why)
        case _:
            return viewer.say(event)
