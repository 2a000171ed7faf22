"""The oven is opened: what comes out, what is baked, who helps (A4 to A6, B4, B5)."""

from itertools import islice

from bot.games.interface import Event, Kind, Legal
from bot.games.mamma_mia.cards import (
    NOTHING,
    Ingredient,
    holds,
    minus,
    more,
    plus,
)
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
from bot.games.mamma_mia.scoring import deliveries, score
from bot.games.mamma_mia.state import (
    Finished,
    IngredientsIn,
    OrderIn,
    Phase,
    Request,
    Shown,
    State,
)


def open_oven(state: State, opener: int, is_stalemate: bool, events: list[Event]) -> State:
    """The oven is turned over, and its cards are shown as far as nobody must decide."""
    events.append(OvenOpened(opener, len(state.openings) + 1, is_stalemate))
    state = state._replace(
        turn=opener,
        idle_passes=0,
        table=NOTHING,
        used=NOTHING,
        openings=(*state.openings, ()),
    )
    return _show_cards(state, events)


def _show_cards(state: State, events: list[Event]) -> State:
    """Shows card by card until somebody must decide or the oven is empty (A5.1, A5.9)."""
    table = state.table
    for place, card in enumerate(state.oven, 1):
        if isinstance(card, IngredientsIn):
            table = more(table, card.ingredient, card.count)
            events.append(IngredientsShown(card.seat, card.ingredient, card.count, table))
        else:
            events.append(OrderShown(card.seat, card.order, table))
            state = state._replace(oven=state.oven[place:], table=table, shown=card)
            return _settle(state, card, events)
    return _close_oven(state._replace(oven=(), table=table), events)


def _settle(state: State, shown: OrderIn, events: list[Event]) -> State:
    """Bakes the order, leaves it unbaked, or has its owner decide (A5.3, B4.3)."""
    bakes = _bakes(state)
    is_free = _is_free(bakes)
    if is_free or not _may_ask(state, bakes):
        ways = list(islice(bakes, 2))
        if not ways:
            return _fail(state, events)
        if is_free and len(ways) == 1:
            return bake(state, ways[0], events)
    events.append(OwnerDecides(shown.seat, shown.order))
    return state._replace(phase=Phase.DECISION)


def _bakes(state: State) -> Bakes:
    assert state.shown is not None
    return Bakes(state.settling, state.table, state.seats[state.shown.seat].hand)


def _is_free(bakes: Bakes) -> bool:
    """Whether the order can be baked without adding a card."""
    order, table = bakes.order, bakes.table
    if order.any_cards:
        return order.lacks_any(table) == 0
    return any(holds(table, order.needs(choice)) for choice in order.choices(table))


def _may_ask(state: State, bakes: Bakes) -> bool:
    return state.edition.helping and bool(bakes.order.choices(bakes.table))


def legal_decision(state: State) -> Legal:
    """What the owner of the order may decide (A5.3, B4.3)."""
    bakes = _bakes(state)
    kinds: list[Kind] = []
    if next(iter(bakes), None) is not None:
        kinds.append(bakes)
    if not _is_free(bakes):
        kinds.append(Declines())
        if _may_ask(state, bakes):
            kinds.append(Asks(bakes.order, bakes.table, bakes.hand))
    return Legal(kinds)


def legal_help() -> Legal:
    """What a player who is asked for help may answer (B4.5)."""
    return Legal((Helps(),))


def bake(state: State, way: Bake, events: list[Event]) -> State:
    """The order takes its cards from the table and the owner's hand (A5.4)."""
    assert state.shown is not None
    owner, name = state.shown
    order = state.settling
    lying = plus(state.table, way.add)
    taken = lying if order.any_cards else order.needs(way.choice)
    table = minus(lying, taken)
    events.append(OrderBaked(owner, name, way.choice, way.add, taken, table))
    seat = state.seats[owner]
    state = state._replace(
        seats=state.with_seat(owner, seat._replace(hand=minus(seat.hand, way.add))),
        table=table,
        used=plus(state.used, taken),
        finished=(*state.finished, Finished(owner, name, False)),
    )
    return _settled(state, True, events)


def decline(state: State, events: list[Event]) -> State:
    """The owner leaves the order unbaked, which looks as if it could not be baked (A8.3)."""
    return _fail(state, events)


def _fail(state: State, events: list[Event]) -> State:
    """The order goes under its owner's waiter, the cards on the table stay (A5.8)."""
    assert state.shown is not None
    owner, name = state.shown
    seat = state.seats[owner]
    events.append(OrderFailed(owner, name))
    seats = state.with_seat(owner, seat._replace(waiter=(*seat.waiter, name)))
    return _settled(state._replace(seats=seats), False, events)


def _settled(state: State, is_baked: bool, events: list[Event]) -> State:
    assert state.shown is not None
    *before, opening = state.openings
    opening = (*opening, Shown(*state.shown, is_baked))
    state = state._replace(
        phase=Phase.TURN, shown=None, request=None, asked=None, openings=(*before, opening)
    )
    return _show_cards(state, events)


def ask(state: State, move: Ask, events: list[Event]) -> State:
    """The owner asks the others for cards (B4.4)."""
    assert state.shown is not None
    events.append(HelpRequested(*state.shown, move.choice, move.want))
    request = Request(move.choice, move.want, move.add)
    return _ask_next(state._replace(request=request), state.shown.seat, events)


def _ask_next(state: State, after: int, events: list[Event]) -> State:
    """Asks the next player who is able to help, or ends the asking (B4.5, B4.7)."""
    assert state.shown is not None
    assert state.request is not None
    owner, order = state.shown
    seat = (after + 1) % state.players
    while seat != owner:
        helper = state.seats[seat]
        if helper.waiter and holds(helper.hand, state.request.want):
            events.append(HelpAsked(seat, owner, order, state.request.want))
            return state._replace(phase=Phase.HELP, asked=seat)
        seat = (seat + 1) % state.players
    events.append(NobodyHelped(owner, order))
    return _fail(state, events)


def answer(state: State, number: int, move: Help, events: list[Event]) -> State:
    """The asked player helps, and is rewarded, or does not (B4.6)."""
    assert state.shown is not None
    assert state.request is not None
    if not move.give:
        events.append(HelpRefused(number, *state.shown))
        return _ask_next(state, number, events)
    choice, want, add = state.request
    events.append(HelpGiven(number, state.shown.seat, want))
    helper = state.seats[number]
    reward, *waiter = helper.waiter
    helper = helper._replace(hand=minus(helper.hand, want), waiter=tuple(waiter))
    state = state._replace(
        seats=state.with_seat(number, helper),
        table=plus(state.table, want),
        finished=(*state.finished, Finished(number, reward, True)),
    )
    return bake(state, Bake(choice, add), events)


def _close_oven(state: State, events: list[Event]) -> State:
    """What is left over goes back into the oven (A6.1), or the game ends (A7.1, B5.1)."""
    is_hidden = state.edition.finished_face_down
    events.append(
        OvenEmptied(
            opening=len(state.openings),
            left_over=state.table,
            delivered=None if is_hidden else deliveries(state),
            finished=len(state.finished),
        )
    )
    if len(state.openings) == state.edition.openings:
        return _end_game(state, events)
    left_over = [
        IngredientsIn(None, ingredient, number)
        for ingredient, number in zip(Ingredient, state.table, strict=True)
        if number
    ]
    return state._replace(phase=Phase.SHUFFLE, oven=tuple(left_over))


def _end_game(state: State, events: list[Event]) -> State:
    if state.edition.finished_face_down:
        events += [FinishedTurnedUp(*finished) for finished in state.finished]
    score_ = score(state)
    events.append(GameEnded(score_.winners, score_.reason, score_.delivered, score_.hand))
    return state._replace(phase=Phase.OVER)
