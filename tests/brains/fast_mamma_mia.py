"""The fast table of Mamma Mia! and the engine, move for move."""

from random import Random

from bot.brains.hard.mamma_mia.fast_orders import fast_orders
from bot.brains.hard.mamma_mia.fast_table import MAMMA_MIA, FastTable
from bot.brains.hard.mamma_mia.packed import pack, unpack
from bot.brains.hard.mamma_mia.playout import Playout
from bot.games.interface import CHANCE
from bot.games.mamma_mia.cards import Ingredient, SupplyCard
from bot.games.mamma_mia.state import State
from tests.games.setups import SETUPS, advance, begin

SETUPS_OF_THE_FAMILY = [setup for setup in SETUPS if setup.values[0] != "mamma-i"]


def bottom_up(cards: tuple[SupplyCard, ...]) -> list[int]:
    """A supply as the fast table keeps it."""
    return [int(c) if isinstance(c, Ingredient) else MAMMA_MIA for c in reversed(cards)]


def laid_out(state: State) -> FastTable:
    """The fast table just after the deal."""
    all_orders = [fast_orders(state.edition, seat.own) for seat in state.seats]
    pairs = [*zip(all_orders, state.seats, strict=True)]
    return FastTable(
        edition=state.edition,
        hands=[pack(seat.hand) for seat in state.seats],
        orders=[[orders[order] for order in seat.orders] for orders, seat in pairs],
        waiters=[[orders[order] for order in reversed(seat.waiter)] for orders, seat in pairs],
        supply=bottom_up(state.supply),
        oven=[],
        delivered=[0] * state.players,
        turn=state.turn_player,
        acting=state.turn_player,
        holder=state.holder,
    )


def assert_equal(table: FastTable, state: State) -> None:
    """The same cards lie everywhere, and the same player must act."""
    seats = state.seats
    assert table.phase == state.phase
    assert [unpack(hand) for hand in table.hands] == [seat.hand for seat in seats]
    held = [tuple(order.id for order in orders) for orders in table.orders]
    assert held == [seat.orders for seat in seats]
    waiting = [tuple(order.id for order in reversed(waiter)) for waiter in table.waiters]
    assert waiting == [seat.waiter for seat in seats]
    assert table.supply == bottom_up(state.supply)
    assert unpack(table.on_table) == state.table
    owners = [finished.seat for finished in state.finished]
    assert table.delivered == [owners.count(seat) for seat in range(state.players)]
    if isinstance(state.actor, int):
        assert (table.acting, table.turn) == (state.actor, state.turn_player)
        assert table.holder == state.holder


def play_side_by_side(game_id: str, options: dict, players: int, rng: Random) -> int:
    """One random game by the rules and at the fast table; gives the number of entries."""
    match = begin(game_id, options, players, rng)
    match = advance(match, rng)
    table = laid_out(match.state)
    while match.actor is not None:
        is_chance = match.actor == CHANCE
        match = advance(match, rng)
        if is_chance:
            table.begin_round(bottom_up(match.state.supply))
        else:
            Playout(table).make_move(match.log[-1].move)
        assert_equal(table, match.state)
    return len(match.log)
