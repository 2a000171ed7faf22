"""An order as a scene: whose it is, what it needs as slots that fill, and what became of it."""

from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING, plus
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    NobodyHelped,
    OrderBaked,
    OrderShown,
    OwnerDecides,
)
from bot.screens.mamma_mia.card_words import (
    cards_text,
    choice_text,
    order_name,
    order_needs,
)
from bot.screens.mamma_mia.cards_out import CardOut
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.slots import Slots, find_slots, slots_text
from bot.screens.people import mention, person_name
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
    shown, mark = _order(card), "✅" if card.settled and card.settled.baked else "❌"
    name, order = person_name(viewer.table, shown.seat), order_name(viewer.words, shown.order)
    line = viewer.words("oven-verdict", mark=mark, name=name, order=order)
    helped = [event for event in card.came if isinstance(event, HelpGiven | NobodyHelped)]
    return " · ".join([line, *(_outcome(viewer, event) for event in helped)])


def _order(card: CardOut) -> OrderShown:
    assert isinstance(card.shown, OrderShown)
    return card.shown


def _title(viewer: MammaMiaViewer, shown: OrderShown) -> str:
    name = person_name(viewer.table, shown.seat)
    return viewer.words("oven-order", name=name, order=order_name(viewer.words, shown.order))


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
    return words("oven-order-needs", needs=order_needs(words, order))


def _outcome(viewer: MammaMiaViewer, event: Event) -> str:
    words = viewer.words
    match event:
        case OwnerDecides(seat):
            return words("oven-decides", name=mention(viewer.table, seat))
        case HelpRequested(seat, _, choice, want):
            name, wanted = person_name(viewer.table, seat), cards_text(words, want)
            asks = words("oven-asks", name=name, cards=wanted)
            if not choice:
                return asks
            return f"{asks}\n{words('help-choice', choice=choice_text(words, choice))}"
        case HelpGiven(seat, _, cards):
            given = cards_text(words, cards)
            return words("oven-helps", name=person_name(viewer.table, seat), cards=given)
        case NobodyHelped():
            return words("oven-nobody-helps")
        case OrderBaked():
            return _baked(event, words)
        case _:
            return words("oven-failed")


def _baked(event: OrderBaked, words: Words) -> str:
    parts = [words("oven-baked")]
    if event.choice:
        parts.append(words("oven-baked-with", choice=choice_text(words, event.choice)))
    if any(event.added):
        parts.append(words("oven-baked-adding", cards=cards_text(words, event.added)))
    return " ".join(parts)
