"""The quick table of Mamma Mia! and the engine, move for move."""

from random import Random

from bot.brains.hard.mamma_mia.crew import Crew
from bot.brains.hard.mamma_mia.dishes import menu
from bot.brains.hard.mamma_mia.kitchen import MAMMA_MIA, Kitchen
from bot.brains.hard.mamma_mia.packed import pack, unpack
from bot.brains.hard.mamma_mia.rehearsal import make
from bot.games.interface import CHANCE
from bot.games.mamma_mia.cards import Ingredient, SupplyCard
from bot.games.mamma_mia.state import State
from tests.games.setups import SETUPS, advance, begin

SETUPS_OF_THE_FAMILY = [setup for setup in SETUPS if setup.values[0] != "mamma-i"]


def bottom_up(cards: tuple[SupplyCard, ...]) -> list[int]:
    """A supply as the quick table keeps it."""
    return [int(c) if isinstance(c, Ingredient) else MAMMA_MIA for c in reversed(cards)]


def laid_out(state: State) -> Kitchen:
    """The quick table just after the deal."""
    menus = [menu(state.edition, seat.own) for seat in state.seats]
    pairs = [*zip(menus, state.seats, strict=True)]
    return Kitchen(
        edition=state.edition,
        hands=[pack(seat.hand) for seat in state.seats],
        orders=[[dishes[order] for order in seat.orders] for dishes, seat in pairs],
        waiters=[[dishes[order] for order in reversed(seat.waiter)] for dishes, seat in pairs],
        supply=bottom_up(state.supply),
        oven=[],
        delivered=[0] * state.players,
        turn=state.turn_player,
        acting=state.turn_player,
        holder=state.holder,
    )


def assert_equal(kitchen: Kitchen, state: State) -> None:
    """The same cards lie everywhere, and the same player must act."""
    seats = state.seats
    assert kitchen.phase == state.phase
    assert [unpack(hand) for hand in kitchen.hands] == [seat.hand for seat in seats]
    held = [tuple(dish.id for dish in orders) for orders in kitchen.orders]
    assert held == [seat.orders for seat in seats]
    waiting = [tuple(dish.id for dish in reversed(waiter)) for waiter in kitchen.waiters]
    assert waiting == [seat.waiter for seat in seats]
    assert kitchen.supply == bottom_up(state.supply)
    assert unpack(kitchen.table) == state.table
    owners = [finished.seat for finished in state.finished]
    assert kitchen.delivered == [owners.count(seat) for seat in range(state.players)]
    if isinstance(state.actor, int):
        assert (kitchen.acting, kitchen.turn) == (state.actor, state.turn_player)
        assert kitchen.holder == state.holder


def play_side_by_side(game_id: str, options: dict, players: int, rng: Random) -> int:
    """One random game by the rules and at the quick table; gives the number of entries."""
    match = begin(game_id, options, players, rng)
    match = advance(match, rng)
    kitchen = laid_out(match.state)
    while match.actor is not None:
        is_chance = match.actor == CHANCE
        match = advance(match, rng)
        if is_chance:
            kitchen.begin_round(bottom_up(match.state.supply))
        else:
            make(Crew(kitchen), match.log[-1].move)
        assert_equal(kitchen, match.state)
    return len(match.log)
