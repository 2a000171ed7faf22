"""The open oven: what comes out, what is baked, who helps (A4 to A6, B4, B5)."""

from typing import Final

from bot.games.interface import CHANCE, Event, LegalMoves, MoveSet
from bot.games.mamma_mia.cards import NOTHING, Ingredient, holds, minus, more, plus
from bot.games.mamma_mia.events import (
    FinishedTurnedUp,
    GameEnded,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    HelpRequested,
    IngredientsShown,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenEmptied,
    OvenOpened,
    OwnerDecides,
)
from bot.games.mamma_mia.moves import Ask, Asks, Bake, Bakes, Declines, Help, Helps
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.scoring import deliveries, score
from bot.games.mamma_mia.state import (
    Finished,
    IngredientsIn,
    OrderIn,
    Request,
    Seat,
    Settled,
    State,
)


def open_oven(state: State, opener: int, is_stalemate: bool, events: list[Event]) -> None:
    """Turns the oven over and shows its cards until somebody must decide."""
    state.turn_player = opener
    state.idle_passes = 0
    state.table = state.used = NOTHING
    events.append(OvenOpened(opener, len(state.openings) + 1, is_stalemate))
    _show_cards(state, events)


def _show_cards(state: State, events: list[Event]) -> None:
    """Shows the cards one by one until somebody must decide or the oven is empty (A5.1, A5.9)."""
    for place, card in enumerate(state.oven, 1):
        if isinstance(card, IngredientsIn):
            seat, ingredient, number = card
            state.table = table = more(state.table, ingredient, number)
            events.append(IngredientsShown(seat, ingredient, number, table))
            continue
        order = state.order(card)
        events.append(OrderShown(card.seat, card.order, state.table, order))
        if not _settle(state, card, order, events):
            events.append(OwnerDecides(card.seat, card.order))
            state.phase = "decision"
            state.actor = card.seat
            state.oven = state.oven[place:]
            state.pending = card
            return
    _close_oven(state, events)


def _settle(state: State, card: OrderIn, order: Order, events: list[Event]) -> bool:
    """Bakes the order or leaves it unbaked, unless its owner must decide (A5.3, B4.3)."""
    recipes = order.within_reach(state.table, state.seats[card.seat].hand)
    if recipes and order.is_free(state.table):
        if len(recipes) > 1:
            return False
        _bake(state, card, Bake(next(iter(recipes)).choice, NOTHING), events)
        return True
    if recipes or (state.edition.helping and order.options(state.table)):
        return False
    _fail(state, card, events)
    return True


def _bake(state: State, card: OrderIn, way: Bake, events: list[Event]) -> None:
    """Bakes the order with cards from the table and its owner's hand (A5.4)."""
    order = state.order(card)
    lying = plus(state.table, way.add)
    taken = lying if order.any_cards else order.needs(way.choice)
    state.table = minus(lying, taken)
    state.used = plus(state.used, taken)
    own, hand, orders, waiter = state.seats[card.seat]
    state.seats[card.seat] = Seat(own, minus(hand, way.add), orders, waiter)
    state.finished = (*state.finished, Finished(card.seat, card.order, False))
    state.settled = (*state.settled, Settled(card.seat, card.order, True))
    events.append(OrderBaked(card.seat, card.order, way.choice, way.add, taken, state.table))


def _fail(state: State, card: OrderIn, events: list[Event]) -> None:
    """Puts the order under its owner's waiter; the cards on the table stay (A5.8)."""
    own, hand, orders, waiter = state.seats[card.seat]
    state.seats[card.seat] = Seat(own, hand, orders, (*waiter, card.order))
    state.settled = (*state.settled, Settled(card.seat, card.order, False))
    events.append(OrderFailed(card.seat, card.order))


def legal_decision(state: State) -> LegalMoves:
    """What the owner of the order may decide (A5.3, B4.3)."""
    card, table = state.get_pending(), state.table
    order, hand = state.order(card), state.seats[card.seat].hand
    kinds: list[MoveSet] = []
    if order.within_reach(table, hand):
        kinds.append(Bakes(order, table, hand))
    if not order.is_free(table):
        kinds.append(Declines())
        if state.edition.helping:
            kinds.append(Asks(order, table, hand))
    return LegalMoves(kinds)


HELP_OR_NOT: Final = LegalMoves((Helps(),))
"""The answers to a request for help (B4.5)."""


def bake(state: State, way: Bake, events: list[Event]) -> None:
    """Bakes the order in the way that its owner chose (A5.4)."""
    _bake(state, state.get_pending(), way, events)
    _go_on(state, events)


def decline(state: State, events: list[Event]) -> None:
    """Leaves the order unbaked, as its owner chose (A5.3)."""
    _fail(state, state.get_pending(), events)
    _go_on(state, events)


def ask(state: State, move: Ask, events: list[Event]) -> None:
    """Asks the others for cards (B4.4)."""
    owner, order = state.get_pending()
    state.request = Request(move.choice, move.want, move.add)
    events.append(HelpRequested(owner, order, move.choice, move.want))
    _ask_next(state, state.request, owner, events)


def answer(state: State, seat: int, move: Help, events: list[Event]) -> None:
    """Takes the answer of the player who was asked (B4.5)."""
    assert state.request is not None
    if move.give:
        _take_help(state, state.request, seat, events)
    else:
        events.append(HelpRefused(seat, *state.get_pending()))
        _ask_next(state, state.request, seat, events)


def _ask_next(state: State, request: Request, after: int, events: list[Event]) -> None:
    """Asks the next player able to help; without one, the order is not baked (B4.7)."""
    owner, order = state.get_pending()
    seat = (after + 1) % state.players
    while seat != owner:
        helper = state.seats[seat]
        if helper.waiter and holds(helper.hand, request.want):
            state.phase = "help"
            state.actor = seat
            events.append(HelpAsked(seat, owner, order, request.want))
            return
        seat = (seat + 1) % state.players
    events.append(NobodyHelped(owner, order))
    decline(state, events)


def _take_help(state: State, request: Request, seat: int, events: list[Event]) -> None:
    """Takes the helper's cards, and finishes the helper's top order unseen (B4.6)."""
    own, hand, orders, (reward, *waiter) = state.seats[seat]
    state.seats[seat] = Seat(own, minus(hand, request.want), orders, tuple(waiter))
    state.table = plus(state.table, request.want)
    state.finished = (*state.finished, Finished(seat, reward, True))
    events.append(HelpGiven(seat, state.get_pending().seat, request.want))
    bake(state, Bake(request.choice, request.add), events)


def _go_on(state: State, events: list[Event]) -> None:
    state.pending = state.request = None
    _show_cards(state, events)


def _close_oven(state: State, events: list[Event]) -> None:
    """Puts what is left over back into the oven (A6.1), or ends the game (A7.1, B5.1)."""
    state.oven = tuple(
        IngredientsIn(None, ingredient, number)
        for ingredient, number in zip(Ingredient, state.table, strict=True)
        if number
    )
    state.openings = (*state.openings, state.settled)
    state.settled = ()
    state.phase = "shuffle"
    state.actor = CHANCE
    is_secret = state.edition.finished_face_down
    events.append(
        OvenEmptied(
            opening=len(state.openings),
            left_over=state.table,
            delivered=None if is_secret else deliveries(state),
            finished=len(state.finished),
        )
    )
    if len(state.openings) == state.edition.openings:
        _end_game(state, events)


def _end_game(state: State, events: list[Event]) -> None:
    state.phase = "over"
    state.actor = None
    if state.edition.finished_face_down:
        events += [FinishedTurnedUp(*finished) for finished in state.finished]
    final = score(state)
    events.append(GameEnded(final.winners, final.reason, final.delivered, final.hand))
