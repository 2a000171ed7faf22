"""A turn: cards go into the oven, then the hand is filled up (A3, B3)."""

from bot.games.interface import Event, Legal
from bot.games.mamma_mia.cards import MAMMA_MIA, Ingredient, count, more, plus
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

BOTH_PILES: tuple[Pile, ...] = ("supply", "waiter")
SUPPLY_ONLY: tuple[Pile, ...] = ("supply",)


def legal_turn(state: State) -> Legal:
    """What the seat whose turn it is may do."""
    seat, edition = state.seats[state.turn], state.edition
    # The supply may be chosen even when it is empty (B3.3), the waiter may not (A3.4).
    piles = BOTH_PILES if seat.waiter else SUPPLY_ONLY
    if any(seat.hand):
        return Legal((Plays(seat.hand, seat.orders, edition.hand_limit, piles),))
    if edition.pass_draws is not None:
        return Legal((ForcedPasses(),))
    return Legal((Passes(seat.orders, edition.passes_with_order, edition.hand_limit, piles),))


def play(state: State, number: int, move: Play, events: list[Event]) -> State:
    """Ingredients, and perhaps an order, go into the oven (A3.1, A3.2)."""
    seat = state.seats[number]
    events.append(IngredientsPlayed(number, move.ingredient, move.count))
    seat = seat._replace(hand=more(seat.hand, move.ingredient, -move.count))
    oven = (*state.oven, IngredientsIn(number, move.ingredient, move.count))
    state = state._replace(oven=oven, idle_passes=0)
    return _play_order(state, number, seat, move, events)


def pass_turn(state: State, number: int, move: Pass, events: list[Event]) -> State:
    """A player without ingredients passes (A3.5, B3.2)."""
    events.append(Passed(number))
    is_idle = move.draw is None and move.order is None
    state = state._replace(idle_passes=state.idle_passes + 1 if is_idle else 0)
    return _play_order(state, number, state.seats[number], move, events)


def _play_order(
    state: State, number: int, seat: Seat, move: Play | Pass, events: list[Event]
) -> State:
    if move.order is not None:
        events.append(OrderPlayed(number, move.order))
        seat = seat._replace(orders=tuple([o for o in seat.orders if o != move.order]))
        state = state._replace(oven=(*state.oven, OrderIn(number, move.order)))
    if move.draw == "supply":
        must_draw = state.edition.pass_draws if isinstance(move, Pass) else None
        return _draw_from_supply(state, number, seat, must_draw or _room(state, seat), events)
    if move.draw == "waiter":
        seat = _draw_from_waiter(number, seat, _room(state, seat), events)
    return _end_turn(state._replace(seats=state.with_seat(number, seat)), number, events)


def _room(state: State, seat: Seat) -> int:
    """How many cards the player may draw (A3.3, B3.1)."""
    limit = state.edition.hand_limit - sum(seat.hand) - len(seat.orders)
    return min(limit, state.edition.draw_limit)


def _draw_from_waiter(number: int, seat: Seat, size: int, events: list[Event]) -> Seat:
    drawn = seat.waiter[:size]
    events.append(Drew(number, "waiter", len(drawn)))
    events.append(OrdersDrawn(number, drawn))
    return seat._replace(orders=seat.orders + drawn, waiter=seat.waiter[size:])


def _draw_from_supply(
    state: State, number: int, seat: Seat, size: int, events: list[Event]
) -> State:
    """Draws card by card; in place of the Mamma Mia! card another is drawn (A3.6)."""
    holder = state.holder
    cards = state.supply[:size]
    finds_mamma_mia = MAMMA_MIA in cards
    if finds_mamma_mia:
        size += 1
        cards = state.supply[:size]
        holder = number
    drawn = count(card for card in cards if isinstance(card, Ingredient))
    events.append(Drew(number, "supply", sum(drawn)))
    events.append(IngredientsDrawn(number, drawn))
    if finds_mamma_mia:
        events.append(MammaMiaFound(number))
    state = state._replace(
        seats=state.with_seat(number, seat._replace(hand=plus(seat.hand, drawn))),
        supply=state.supply[size:],
        holder=holder,
    )
    if state.supply:
        return _end_turn(state, number, events)
    opener = holder if holder is not None else number
    return open_oven(state, opener, False, events)


def _end_turn(state: State, number: int, events: list[Event]) -> State:
    """The left neighbour is next (A3.8), unless nobody can play or draw any more (A4.2)."""
    following = (number + 1) % state.players
    if state.idle_passes == state.players:
        opener = state.holder if state.holder is not None else following
        return open_oven(state, opener, True, events)
    events.append(TurnBegan(following))
    return state._replace(turn=following)
