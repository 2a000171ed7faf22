"""A turn: cards go into the oven, then the hand is filled up (A3, B3)."""

from typing import Final

from bot.games.interface import Event, Legal
from bot.games.mamma_mia.cards import MAMMA_MIA, Ingredient, count, more
from bot.games.mamma_mia.editions import Edition
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
    if held := sum(hand):
        excess = held + len(orders) - edition.hand_limit
        return Legal((Plays(hand, orders, excess, piles),))
    if edition.pass_draws:
        return Legal((ForcedPasses(),))
    return Legal((Passes(orders, edition.passes_with_order, edition.hand_limit, piles),))


def play(state: State, move: Play, events: list[Event]) -> None:
    """Ingredients, and perhaps an order, go into the oven (A3.1, A3.2)."""
    number = state.turn
    own, hand, orders, waiter = state.seats[number]
    state.oven = (*state.oven, IngredientsIn(number, move.ingredient, move.count))
    state.idle_passes = 0
    events.append(IngredientsPlayed(number, move.ingredient, move.count))
    hand = more(hand, move.ingredient, -move.count)
    if move.order is not None:
        orders = _put_in(state, orders, move.order, events)
    size = _room(state.edition, sum(hand) + len(orders))
    state.seats[number] = _draw(state, Seat(own, hand, orders, waiter), move.draw, size, events)
    _end_turn(state, move.draw, events)


def pass_turn(state: State, move: Pass, events: list[Event]) -> None:
    """A player without ingredients passes (A3.5, B3.2)."""
    number = state.turn
    own, hand, orders, waiter = state.seats[number]
    is_idle = move.draw is None and move.order is None
    state.idle_passes = state.idle_passes + 1 if is_idle else 0
    events.append(Passed(number))
    if move.order is not None:
        orders = _put_in(state, orders, move.order, events)
    size = state.edition.pass_draws or _room(state.edition, len(orders))
    state.seats[number] = _draw(state, Seat(own, hand, orders, waiter), move.draw, size, events)
    _end_turn(state, move.draw, events)


def _put_in(
    state: State, orders: tuple[str, ...], played: str, events: list[Event]
) -> tuple[str, ...]:
    """An order goes into the oven; gives those that stay in hand."""
    state.oven = (*state.oven, OrderIn(state.turn, played))
    events.append(OrderPlayed(state.turn, played))
    return tuple([order for order in orders if order != played])


def _room(edition: Edition, held: int) -> int:
    """How many cards may be drawn into a hand of so many (A3.3, B3.1)."""
    return min(edition.hand_limit - held, edition.draw_limit)


def _draw(state: State, seat: Seat, pile: Pile | None, size: int, events: list[Event]) -> Seat:
    """So many cards come into the hand, as far as the pile reaches."""
    if pile == "supply":
        return _draw_from_supply(state, seat, size, events)
    if pile == "waiter":
        return _draw_from_waiter(state, seat, size, events)
    return seat


def _draw_from_supply(state: State, seat: Seat, size: int, events: list[Event]) -> Seat:
    """Draws card by card; in place of the Mamma Mia! card another is drawn (A3.6)."""
    finds_mamma_mia = state.holder is None and MAMMA_MIA in state.supply[:size]
    size += finds_mamma_mia
    drawn = tuple([card for card in state.supply[:size] if isinstance(card, Ingredient)])
    state.supply = state.supply[size:]
    events.append(Drew(state.turn, "supply", len(drawn)))
    events.append(IngredientsDrawn(state.turn, drawn))
    if finds_mamma_mia:
        state.holder = state.turn
        events.append(MammaMiaFound(state.turn))
    own, hand, orders, waiter = seat
    return Seat(own, count(drawn, hand), orders, waiter)


def _draw_from_waiter(state: State, seat: Seat, size: int, events: list[Event]) -> Seat:
    own, hand, orders, waiter = seat
    drawn = waiter[:size]
    events.append(Drew(state.turn, "waiter", len(drawn)))
    events.append(OrdersDrawn(state.turn, drawn))
    return Seat(own, hand, orders + drawn, waiter[size:])


def _end_turn(state: State, pile: Pile | None, events: list[Event]) -> None:
    """The left neighbour is next (A3.8), unless the round is over (A4.1, A4.2)."""
    players = len(state.seats)
    following = (state.turn + 1) % players
    if pile == "supply" and not state.supply:
        open_oven(state, state.turn if state.holder is None else state.holder, False, events)
    elif state.idle_passes == players:
        open_oven(state, following if state.holder is None else state.holder, True, events)
    else:
        state.actor = state.turn = following
        events.append(TurnBegan(following))
