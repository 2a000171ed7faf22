"""Events in plain English, one sentence each."""

from functools import singledispatch
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_mia.cards import WORDS, Choice, Counts, count, in_words, lacking
from bot.games.mamma_mia.events import (
    Dealt,
    Drew,
    FinishedTurnedUp,
    GameEnded,
    HandDealt,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    HelpRequested,
    IngredientsDrawn,
    IngredientsPlayed,
    IngredientsShown,
    MammaMiaFound,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OrderPlayed,
    OrdersDrawn,
    OrderShown,
    OvenEmptied,
    OvenOpened,
    OwnerDecides,
    Passed,
    RoundBegan,
    TurnBegan,
)
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.scoring import BY_DELIVERED, BY_INGREDIENTS
from bot.games.words import Names, counted, listed

NUMBERS: Final = (
    "No",
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
)
"""Numbers as players call them out; in ordinary play no hand holds more of one kind."""


@singledispatch
def tell(event: Event, names: Names) -> str:
    """The event as one sentence, for those who see it."""
    raise TypeError(f"no event of this game: {event!r}")


def _chosen(choice: Choice) -> str:
    return f" with {' and '.join(WORDS[kind] for kind in choice)}" if choice else ""


def _lying(table: Counts) -> str:
    return f"On the table: {in_words(table)}."


@tell.register
def _(event: Dealt, names: Names) -> str:
    return (
        f"Everyone is dealt {event.ingredients} ingredients and the top order of the waiter; "
        f"the supply holds {counted(event.supply, 'card')}."
    )


@tell.register
def _(event: HandDealt, names: Names) -> str:
    return f"You pick up {in_words(event.ingredients)} and the order {event.order}."


@tell.register
def _(event: MammaMiaFound, names: Names) -> str:
    return f"{names[event.seat]} lays the Mamma Mia! card face up."


@tell.register
def _(event: TurnBegan, names: Names) -> str:
    return f"It is {names[event.seat]}'s turn."


@tell.register
def _(event: IngredientsPlayed, names: Names) -> str:
    number = NUMBERS[event.count] if event.count < len(NUMBERS) else event.count
    return f'{names[event.seat]}: "{number} {WORDS[event.ingredient]}!"'


@tell.register
def _(event: OrderPlayed, names: Names) -> str:
    return f"{names[event.seat]} puts in the order {event.order}."


@tell.register
def _(event: Passed, names: Names) -> str:
    return f"{names[event.seat]} has no ingredient and passes."


@tell.register
def _(event: Drew, names: Names) -> str:
    pile = "the supply" if event.pile == "supply" else "the waiter"
    return f"{names[event.seat]} draws {event.count or 'nothing'} from {pile}."


@tell.register
def _(event: IngredientsDrawn, names: Names) -> str:
    return f"You draw {in_words(count(event.cards))}."


@tell.register
def _(event: OrdersDrawn, names: Names) -> str:
    return f"You draw {', '.join(event.orders)}."


@tell.register
def _(event: OvenOpened, names: Names) -> str:
    reason = "Nobody can play or draw any more" if event.is_stalemate else "The supply is used up"
    return f"{reason}: {names[event.seat]} opens the oven: opening {event.opening}."


@tell.register
def _(event: IngredientsShown, names: Names) -> str:
    whose = "left over" if event.seat is None else f"put in by {names[event.seat]}"
    cards = f"{event.count} {WORDS[event.ingredient]}"
    return f"Out of the oven: {cards}, {whose}. {_lying(event.table)}"


@tell.register
def _(event: OrderShown, names: Names) -> str:
    order = f"{names[event.seat]}'s order {event.order} ({_needs(event.needs)})"
    return f"Out of the oven: {order}. {_missing(event.needs, event.table)}"


def _needs(order: Order) -> str:
    """What is printed on an order."""
    if order.any_cards:
        return f"{order.any_cards} cards of any kind"
    choice, needs, _ = order.recipes[0]
    always = tuple(0 if place in choice else number for place, number in enumerate(needs))
    parts = [in_words(always)] if any(always) else []
    if choice:
        parts.append(f"{needs[choice[0]]} of {_to_choose_from(order)}")
    if order.forbidden is not None:
        parts.append(f"no {WORDS[order.forbidden]} on the table")
    return listed(parts)


def _to_choose_from(order: Order) -> str:
    """The ingredients that the owner of an order may choose from."""
    if order.scarcest:
        return "the scarcest other ingredient"
    if order.picks > 1:
        return f"each of {order.picks} other ingredients"
    chosen = [WORDS[recipe.choice[0]] for recipe in order.recipes]
    return listed(chosen, "or") if len(chosen) < len(WORDS) - 2 else "another ingredient"


def _missing(order: Order, table: Counts) -> str:
    """What the table lacks for an order, by the choice that lacks least."""
    options = order.options(table)
    if order.is_free(table):
        return "All that it needs lies there."
    if order.any_cards:
        return f"It lacks {counted(order.lacks_any(table), 'card')} of any kind."
    if options:
        least = min(options, key=lambda option: sum(lacking(option.needs, table)))
        lacks = in_words(lacking(least.needs, table))
        if len(options) == 1:
            return f"It lacks {lacks}."
        return f"It lacks least{_chosen(least.choice)}: {lacks}."
    if order.forbidden is not None and table[order.forbidden]:
        return f"It is not baked while {WORDS[order.forbidden]} lies there."
    return "No other ingredient lies there to be the scarcest."


@tell.register
def _(event: OwnerDecides, names: Names) -> str:
    return f"All wait for {names[event.seat]} to decide on {event.order}."


@tell.register
def _(event: HelpRequested, names: Names) -> str:
    wanted = in_words(event.want)
    return f"{names[event.seat]} asks for {wanted}, for {event.order}{_chosen(event.choice)}."


@tell.register
def _(event: HelpAsked, names: Names) -> str:
    return f"{names[event.owner]} asks you for {in_words(event.want)}, for {event.order}."


@tell.register
def _(event: HelpRefused, names: Names) -> str:
    return f"You do not help {names[event.owner]} with {event.order}."


@tell.register
def _(event: HelpGiven, names: Names) -> str:
    helper, owner = names[event.seat], names[event.owner]
    return (
        f"{helper} gives {owner} {in_words(event.cards)} and lays away the waiter's top order "
        "unseen."
    )


@tell.register
def _(event: NobodyHelped, names: Names) -> str:
    return f"Nobody helps {names[event.seat]} with {event.order}."


@tell.register
def _(event: OrderBaked, names: Names) -> str:
    added = f", adding {in_words(event.added)}" if any(event.added) else ""
    baked = f"{names[event.seat]}'s {event.order} is baked{_chosen(event.choice)}{added}"
    return f"{baked}: it takes {in_words(event.taken)}. {_lying(event.table)}"


@tell.register
def _(event: OrderFailed, names: Names) -> str:
    return f"{names[event.seat]}'s {event.order} is not baked."


@tell.register
def _(event: OvenEmptied, names: Names) -> str:
    left = f"The oven is empty. Left over: {in_words(event.left_over)}."
    if event.delivered is None:
        return f"{left} Finished orders: {event.finished}."
    standing = ", ".join(
        f"{name} {number}" for name, number in zip(names, event.delivered, strict=True)
    )
    return f"{left} Delivered: {standing}."


@tell.register
def _(event: RoundBegan, names: Names) -> str:
    return (
        f"Round {event.round} begins with {event.supply} cards in the supply and "
        f"{in_words(event.left_over)} in the oven."
    )


@tell.register
def _(event: FinishedTurnedUp, names: Names) -> str:
    reward = " (for helping)" if event.is_reward else ""
    return f"From the finished pile: {names[event.seat]}'s {event.order}{reward}."


@tell.register
def _(event: GameEnded, names: Names) -> str:
    winners = listed([names[seat] for seat in event.winners])
    best = counted(event.delivered[event.winners[0]], "delivered order")
    held = counted(event.hand[event.winners[0]], "ingredient")
    if event.reason == BY_DELIVERED:
        won = f"{winners} wins with {best}"
    elif event.reason == BY_INGREDIENTS:
        won = f"{winners} wins the tie with {best} and {held} in hand"
    else:
        won = f"{winners} share the win with {best} and {held} in hand"
    marks = zip(names, event.delivered, event.hand, strict=True)
    ranking = ", ".join(f"{name} {number} ({cards} in hand)" for name, number, cards in marks)
    return f"{won}. Delivered: {ranking}."
