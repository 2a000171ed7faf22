"""A turn: cards go into the oven, then the hand is filled up (A3, B3)."""

from typing import Final

from bot.games.interface import Event, Legal
from bot.games.mamma_mia.cards import MAMMA_MIA, Ingredient, count, more
from bot.games.mamma_mia.events import (
    Drew,
    IngredientsDrawn,
    IngredientsPlayed,
    MammaMiaFound,
    OrderPlayed,
    OrdersDrawn,
    Passed,
    TurnBegan,
)
from bot.games.mamma_mia.moves import ForcedPasses, Pass, Passes, Pile, Play, Plays
from bot.games.mamma_mia.opening import open_oven
from bot.games.mamma_mia.state import IngredientsIn, OrderIn, Seat, State

BOTH_PILES: Final[tuple[Pile, ...]] = ("supply", "waiter")
SUPPLY_ONLY: Final[tuple[Pile, ...]] = ("supply",)


def legal_turn(state: State) -> Legal:
    """What the seat whose turn it is may do."""
    edition = state.edition
    _, hand, orders, waiter = state.seats[state.turn]
    # The supply may be chosen even when it is empty (B3.3), the waiter may not (A3.4).
    piles = BOTH_PILES if waiter else SUPPLY_ONLY
    if any(hand):
        return Legal((Plays(hand, orders, edition.hand_limit, piles),))
    if edition.pass_draws:
        return Legal((ForcedPasses(),))
    return Legal((Passes(orders, edition.passes_with_order, edition.hand_limit, piles),))


def play(state: State, number: int, move: Play, events: list[Event]) -> None:
    """Ingredients, and perhaps an order, go into the oven (A3.1, A3.2)."""
    own, hand, orders, waiter = state.seats[number]
    hand = more(hand, move.ingredient, -move.count)
    state.seats[number] = Seat(own, hand, orders, waiter)
    state.oven = (*state.oven, IngredientsIn(number, move.ingredient, move.count))
    state.idle_passes = 0
    events.append(IngredientsPlayed(number, move.ingredient, move.count))
    if move.order is not None:
        _play_order(state, number, move.order, events)
    _draw(state, number, move.draw, _room(state, number), events)
    _end_turn(state, number, move.draw, events)


def pass_turn(state: State, number: int, move: Pass, events: list[Event]) -> None:
    """A player without ingredients passes (A3.5, B3.2)."""
    is_idle = move.draw is None and move.order is None
    state.idle_passes = state.idle_passes + 1 if is_idle else 0
    events.append(Passed(number))
    if move.order is not None:
        _play_order(state, number, move.order, events)
    _draw(state, number, move.draw, state.edition.pass_draws or _room(state, number), events)
    _end_turn(state, number, move.draw, events)


def _play_order(state: State, number: int, played: str, events: list[Event]) -> None:
    own, hand, orders, waiter = state.seats[number]
    orders = tuple([order for order in orders if order != played])
    state.seats[number] = Seat(own, hand, orders, waiter)
    state.oven = (*state.oven, OrderIn(number, played))
    events.append(OrderPlayed(number, played))


def _room(state: State, number: int) -> int:
    """How many cards the player may draw (A3.3, B3.1)."""
    edition, seat = state.edition, state.seats[number]
    return min(edition.hand_limit - sum(seat.hand) - len(seat.orders), edition.draw_limit)


def _draw(state: State, number: int, pile: Pile | None, size: int, events: list[Event]) -> None:
    """So many cards come into the hand, as far as the pile reaches."""
    if pile == "supply":
        _draw_from_supply(state, number, size, events)
    elif pile == "waiter":
        _draw_from_waiter(state, number, size, events)


def _draw_from_supply(state: State, number: int, size: int, events: list[Event]) -> None:
    """Draws card by card; in place of the Mamma Mia! card another is drawn (A3.6)."""
    finds_mamma_mia = MAMMA_MIA in state.supply[:size]
    size += finds_mamma_mia
    drawn = tuple([card for card in state.supply[:size] if isinstance(card, Ingredient)])
    state.supply = state.supply[size:]
    own, hand, orders, waiter = state.seats[number]
    state.seats[number] = Seat(own, count(drawn, hand), orders, waiter)
    events.append(Drew(number, "supply", len(drawn)))
    events.append(IngredientsDrawn(number, drawn))
    if finds_mamma_mia:
        state.holder = number
        events.append(MammaMiaFound(number))


def _draw_from_waiter(state: State, number: int, size: int, events: list[Event]) -> None:
    own, hand, orders, waiter = state.seats[number]
    drawn = waiter[:size]
    state.seats[number] = Seat(own, hand, orders + drawn, waiter[size:])
    events.append(Drew(number, "waiter", len(drawn)))
    events.append(OrdersDrawn(number, drawn))


def _end_turn(state: State, number: int, pile: Pile | None, events: list[Event]) -> None:
    """The left neighbour is next (A3.8), unless the round is over (A4.1, A4.2)."""
    following = (number + 1) % state.players
    if pile == "supply" and not state.supply:
        open_oven(state, number if state.holder is None else state.holder, False, events)
    elif state.idle_passes == state.players:
        open_oven(state, following if state.holder is None else state.holder, True, events)
    else:
        state.actor = state.turn = following
        events.append(TurnBegan(following))
