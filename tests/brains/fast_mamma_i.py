"""The fast table and the engine, move for move."""

from dataclasses import replace
from random import Random

from bot.brains.hard.mamma_i.policy import PLACE, REMOVE, WC, possible_changes
from bot.brains.hard.mamma_i.turn_end import arrival, final_points, net_movement, sell
from bot.brains.normal.mamma_i.fast_table import NOBODY, SON, FastTable
from bot.brains.normal.mamma_i.matches import (
    before_the_bus,
    may_take_child,
    possible_losses,
    possible_thefts,
)
from bot.brains.normal.mamma_i.packed import (
    CODE,
    MARKET_CODE,
    MONEY_MASK,
    MONEY_SHIFT,
    MOVEMENT_SHIFT,
    bits_of,
)
from bot.games.interface import SeatMove
from bot.games.mamma_i import scoring
from bot.games.mamma_i.cards import CHARACTERS, money, movement
from bot.games.mamma_i.moves import Guest, Place, Remove, RunOver, Steal, Wc
from bot.games.match import Match
from bot.simulate import sit_down
from tests.games.mamma_i.situation import GAME


def table_at(state):
    """The fast table with the cards of a state, those of the deck too."""
    table = FastTable.of(GAME.view(state, 0))
    table.deck = [CODE[card] for card in reversed(state.deck)]
    return table


def lies_there(table):
    """All that lies at a fast table, and whose trick it is."""
    sums = [(key >> MOVEMENT_SHIFT, key >> MONEY_SHIFT & MONEY_MASK) for key in table.keys]
    family = [*zip(table.owned, table.vertical, table.guests, strict=True)]
    cards = (table.rows, table.display, table.deck[::-1], table.aside, [*table.market])
    seats = [*zip(table.has_stopped, table.has_used_stop, table.has_placed_guest, strict=True)]
    marks = (table.wc, table.hospital, table.has_child, table.has_grandpa_stolen)
    return cards, sums, family, seats, marks, table.seat


def lies_in(state):
    """The same of a state of the engine."""
    rows = [[CODE[card] for card in row] for row in state.rows]
    sums = [(movement(row), money(row)) for row in state.rows]
    family = [
        (bits_of([b.card for b in m.market]), bits_of(m.vertical), m.guest or 0)
        for m in state.family
    ]
    display, deck = ([CODE[card] for card in cards] for cards in (state.display, state.deck))
    market = [MARKET_CODE[card] for card in state.market]
    cards = (rows, display, deck, len(state.aside), market)
    seats = [(s.has_stopped, s.has_used_stop, s.has_placed_guest) for s in state.seats]
    wc, hospital = (NOBODY if c is None else int(c) for c in (state.wc, state.hospital))
    marks = (wc, hospital, state.has_child, state.has_grandpa_stolen)
    return cards, sums, family, seats, marks, state.trick_player


def offered(state):
    """What the engine offers, in the small numbers of the fast table."""
    found = set()
    for move in GAME.legal(state).moves():
        match move:
            case Place(cards, row):
                found.add((PLACE, CODE[cards[0]], len(cards), row))
            case Remove(row):
                found.add((REMOVE, CODE[state.rows[row][-1]], 1, row))
            case Wc():
                found.add(WC)
            case RunOver(character, lost) if character is not None:
                found.add((character, bits_of(lost)))
            case Steal(theft) if theft is not None:
                found.add((MARKET_CODE[theft.card], theft.to))
            case _:
                pass
    return found


def allowed(table, state):
    """The same by the fast table."""
    match state.phase:
        case "trick":
            return {*possible_changes(table), *([WC] if table.wc == NOBODY else [])}
        case "run-over":
            ways = {
                c: possible_losses(table.vertical[SON]) if c == SON else [0] for c in CHARACTERS
            }
            return {(c, lost) for c in before_the_bus(table, state.changed) for lost in ways[c]}
        case "child":
            assert may_take_child(table, state.changed)
            return set()
        case "steal":
            return {*possible_thefts(table, state.changed, took_child=state.took_child)}
        case _:
            return set()


def enter(table, state, seat, move):
    """The fast table after a move, and whether its turn goes on."""
    if state.phase == "vote":
        if seat == state.trick_player:
            table.give_wc([*map(int, state.votes), int(move.character)])
    elif not isinstance(move, Wc):
        table.make_move(seat, move)


def play_side_by_side(seed, players, *, has_child=False):
    """Plays a random game at both tables; any difference fails.

    The child is seldom taken by chance, so it may be with grandpa from the beginning.
    """
    rng = Random(seed)
    match = Match.begin(GAME, {}, sit_down(GAME, players, rng))
    table = None
    while (seat := match.actor) is not None:
        if not isinstance(seat, int):
            match = match.deal_chance(rng)
            state = match.state.copy()
            state.has_child |= has_child
            match = replace(match, state=state)
            table = None if match.state.phase in ("secret", "secrets") else table_at(match.state)
            continue
        move = match.legal().sample(rng)
        before = match.state
        if table is not None:
            assert allowed(table, before) == offered(before)
            enter(table, before, seat, move)
        match = match.apply(SeatMove(seat, move))
        if table is not None:
            follow(table, before, match.state, move)


def follow(table, before, after, move):
    """Compares what came of a move."""
    if after.phase in ("trick", "shuffle", "over") and not isinstance(move, Guest):
        assert table.go_on() == (after.phase == "trick")
    if after.phase == "shuffle":
        sell(table)
    if after.phase == "over":
        compare_ends(table, after)
    if after.phase != "vote" and before.phase != "guests":
        assert lies_there(table) == lies_in(after)


def compare_ends(table, state):
    order = arrival(table)
    assert order == [*scoring.arrivals(state)]
    assert final_points(table, order) == [scoring.points(state, c).total for c in CHARACTERS]
    assert all(net_movement(table, c) == scoring.net_movement(state, c) for c in CHARACTERS)
