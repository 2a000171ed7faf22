"""A turn: cards go into the oven, then the hand is filled up (A3, B3)."""

from typing import Final

from bot.games.interface import Event, LegalMoves
from bot.games.mamma_mia.cards import MAMMA_MIA, Counts, Ingredient, count, more
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


def legal_turn(state: State) -> LegalMoves:
    """The legal moves of the seat whose turn it is."""
    edition = state.edition
    _, hand, orders, waiter = state.seats[state.turn_player]
    # The supply may be chosen even when it is empty (B3.3), the waiter may not (A3.4).
    piles = BOTH_PILES if waiter else SUPPLY_ONLY
    if held := sum(hand):
        excess = held + len(orders) - edition.hand_limit
        return LegalMoves((Plays(hand, orders, excess, piles),))
    if edition.pass_draws:
        return LegalMoves((ForcedPasses(),))
    return LegalMoves((Passes(orders, edition.passes_with_order, edition.hand_limit, piles),))


def take_turn(state: State, move: Play | Pass, events: list[Event]) -> None:
    """Puts cards into the oven or passes, then fills up the hand (A3, B3)."""
    seat, edition = state.turn_player, state.edition
    own, hand, orders, waiter = state.seats[seat]
    is_pass = isinstance(move, Pass)
    if is_pass:
        events.append(Passed(seat))
    else:
        hand = _put_in_ingredients(state, hand, move, events)
    if move.order is not None:
        orders = _put_in_order(state, orders, move.order, events)
    size = min(edition.hand_limit - sum(hand) - len(orders), edition.draw_limit)
    if is_pass and edition.pass_draws:
        size = edition.pass_draws
    if move.draw == "supply":
        hand = _draw_from_supply(state, hand, size, events)
    elif move.draw == "waiter":
        orders, waiter = _draw_from_waiter(state, orders, waiter[:size], events), waiter[size:]
    state.seats[seat] = Seat(own, hand, orders, waiter)
    is_idle = is_pass and move.draw is None and move.order is None
    state.idle_passes = state.idle_passes + 1 if is_idle else 0
    _end_turn(state, move.draw, events)


def _put_in_ingredients(state: State, hand: Counts, move: Play, events: list[Event]) -> Counts:
    """Puts ingredients into the oven (A3.1), and returns those left in hand."""
    ingredient, number = move.ingredient, move.count
    state.oven = (*state.oven, IngredientsIn(state.turn_player, ingredient, number))
    events.append(IngredientsPlayed(state.turn_player, ingredient, number))
    return more(hand, ingredient, -number)


def _put_in_order(
    state: State, orders: tuple[str, ...], played: str, events: list[Event]
) -> tuple[str, ...]:
    """Puts an order into the oven (A3.2), and returns those left in hand."""
    state.oven = (*state.oven, OrderIn(state.turn_player, played))
    events.append(OrderPlayed(state.turn_player, played))
    return tuple([order for order in orders if order != played])


def _draw_from_supply(state: State, hand: Counts, size: int, events: list[Event]) -> Counts:
    """Draws card by card; the Mamma Mia! card is replaced with another (A3.6)."""
    seat, supply = state.turn_player, state.supply
    finds_mamma_mia = state.holder is None and MAMMA_MIA in supply[:size]
    size += finds_mamma_mia
    drawn = tuple([card for card in supply[:size] if isinstance(card, Ingredient)])
    state.supply = supply[size:]
    events.append(Drew(seat, "supply", len(drawn)))
    events.append(IngredientsDrawn(seat, drawn))
    if finds_mamma_mia:
        state.holder = seat
        events.append(MammaMiaFound(seat))
    return count(drawn, hand)


def _draw_from_waiter(
    state: State, orders: tuple[str, ...], drawn: tuple[str, ...], events: list[Event]
) -> tuple[str, ...]:
    events.append(Drew(state.turn_player, "waiter", len(drawn)))
    events.append(OrdersDrawn(state.turn_player, drawn))
    return orders + drawn


def _end_turn(state: State, pile: Pile | None, events: list[Event]) -> None:
    """Passes the turn to the left neighbour (A3.8), unless the round is over (A4.1, A4.2)."""
    players = len(state.seats)
    following = (state.turn_player + 1) % players
    if pile == "supply" and not state.supply:
        open_oven(state, state.turn_player if state.holder is None else state.holder, False, events)
    elif state.idle_passes == players:
        open_oven(state, following if state.holder is None else state.holder, True, events)
    else:
        state.actor = state.turn_player = following
        events.append(TurnBegan(following))
