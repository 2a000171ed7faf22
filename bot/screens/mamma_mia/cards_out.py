"""The cards that come out of the oven: what is read of each, and what came of the orders."""

from collections.abc import Sequence

from bot.games.interface import Event, value
from bot.games.mamma_mia.cards import NOTHING, WORDS, Choice, Counts
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    IngredientsShown,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenOpened,
    OwnerDecides,
)
from bot.games.mamma_mia.state import Settled
from bot.screens.announcing import joined
from bot.screens.mamma_mia.card_words import cards_text, counted, order_name, order_needs
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.table import Table


@value
class CardOut:
    """A card that came out of the oven, with all that came of it."""

    text: str
    waiting: str
    """On whom all wait, as long as the order is not settled."""
    table: Counts
    """What lies there afterwards."""
    settled: Settled | None
    """What came of an order, once it is known."""
    is_new: bool
    """Whether the channel has something new to hear of it."""


def cards_out(table: Table, fresh: int, words: Words) -> list[CardOut]:
    """The cards of the latest opening; the last `fresh` events are news."""
    events = table.get_match().events
    start = _find_start(events)
    news = len(events) - fresh
    grouped: list[tuple[list[Event], bool]] = []
    for index in range(start, len(events)):
        event = events[index]
        if isinstance(event, IngredientsShown | OrderShown):
            grouped.append(([event], index >= news))
        elif grouped and _belongs_to_card(event):
            group, is_new = grouped.pop()
            grouped.append(([*group, event], is_new or index >= news))
    return [_card_out(table, group, is_new, words) for group, is_new in grouped]


def _find_start(events: Sequence[Event]) -> int:
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], OvenOpened):
            return index
    return len(events)


def _belongs_to_card(event: Event) -> bool:
    """Only what everybody sees does."""
    return isinstance(
        event,
        OwnerDecides | HelpRequested | HelpGiven | NobodyHelped | OrderBaked | OrderFailed,
    )


def _card_out(table: Table, group: Sequence[Event], is_new: bool, words: Words) -> CardOut:
    first = group[0]
    if isinstance(first, IngredientsShown):
        return CardOut(_ingredients(table, first, words), "", first.table, None, is_new)
    assert isinstance(first, OrderShown)
    lines, waiting = [_order(table, first, words)], ""
    lying, settled = first.table, None
    for event in group[1:]:
        if isinstance(event, OwnerDecides):
            waiting = words("oven-decides", name=person_name(table, event.seat))
            continue
        lines.append(_outcome(table, event, words))
        waiting = ""
        if isinstance(event, OrderBaked):
            lying, settled = event.table, Settled(event.seat, event.order, True)
        elif isinstance(event, OrderFailed):
            settled = Settled(event.seat, event.order, False)
    return CardOut("\n".join(lines), waiting, lying, settled, is_new)


def _ingredients(table: Table, event: IngredientsShown, words: Words) -> str:
    cards = counted(words, event.ingredient, event.count)
    if event.seat is None:
        return words("oven-left-over", cards=cards)
    return words("oven-ingredients", cards=cards, name=person_name(table, event.seat))


def _order(table: Table, event: OrderShown, words: Words) -> str:
    name = person_name(table, event.seat)
    title = words("oven-order", name=name, order=order_name(words, event.order))
    needs = words("oven-order-needs", needs=order_needs(words, event.needs))
    lies = words("oven-order-lies", cards=cards_text(words, event.table))
    return f"{title}\n{needs}\n{lies}"


def _outcome(table: Table, event: Event, words: Words) -> str:
    match event:
        case HelpRequested(seat, _, _, want):
            cards = cards_text(words, want)
            return words("oven-asks", name=person_name(table, seat), cards=cards)
        case HelpGiven(seat, _, cards):
            given = cards_text(words, cards)
            return words("oven-helps", name=person_name(table, seat), cards=given)
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
    parts.append(words("oven-baked-takes", cards=cards_text(words, event.taken)))
    return " ".join(parts)


def choice_text(words: Words, choice: Choice) -> str:
    """The ingredients that an owner has chosen."""
    return joined(words, [words("choice-of", kind=WORDS[kind]) for kind in choice])


def lying(cards: Sequence[CardOut]) -> Counts:
    """What lies on the table after these cards."""
    return cards[-1].table if cards else NOTHING
