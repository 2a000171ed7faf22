"""Random whole games of Mamma Mia! and Plus: invariants, legality, and what must stay hidden."""

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import Refused
from bot.games.interface import CHANCE, Move, SeatMove
from bot.games.mamma_mia.cards import MAMMA_MIA, Ingredient, count, plus, spread
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play
from bot.games.mamma_mia.state import Finished, IngredientsIn, OrderIn, State
from tests.games import setups

every_setup = pytest.mark.parametrize(
    ("game_id", "options", "players"), setups.as_params([*setups.MAMMA_MIA, *setups.PLUS])
)
seeds = st.integers(min_value=0, max_value=2**32)
few = settings(max_examples=8, deadline=None)
OPEN = ("decision", "help")


def ingredients(state: State) -> tuple[int, ...]:
    """All ingredients, wherever they are."""
    piles = [state.used, *(seat.hand for seat in state.seats)]
    if state.phase in OPEN:
        piles.append(state.table)
    loose = [card for card in state.supply if isinstance(card, Ingredient)]
    for card in state.oven:
        if isinstance(card, IngredientsIn):
            loose += [card.ingredient] * card.number
    total = count(loose)
    for pile in piles:
        total = plus(total, pile)
    return total


def orders(state: State, seat: int) -> list[str]:
    """All orders of a player, wherever they are."""
    cards = [*state.seats[seat].orders, *state.seats[seat].waiter]
    cards += [card.order for card in state.oven if isinstance(card, OrderIn) and card.seat == seat]
    cards += [done.order for done in state.finished if done.seat == seat]
    if state.phase in OPEN and state.pending and state.pending.seat == seat:
        cards.append(state.pending.order)
    return sorted(cards)


@every_setup
@few
@given(seed=seeds)
def test_no_card_is_lost_or_doubled(game_id, options, players, seed):
    rng = Random(seed)
    match = setups.begin(game_id, options, players, rng)
    match = setups.advance(match, rng)
    edition = match.state.edition
    whole = edition.box(players)
    while match.actor is not None:
        match = setups.advance(match, rng)
        state = match.state
        assert ingredients(state) == whole
        for number, seat in enumerate(state.seats):
            assert orders(state, number) == sorted(edition.decks[seat.own])
        if edition.has_mamma_mia:
            assert (state.holder is not None) + state.supply.count(MAMMA_MIA) == 1


def any_move(state: State, rng: Random) -> Move:
    """A move out of the whole vocabulary, more often than not an illegal one."""

    def cards(most: int) -> tuple[int, ...]:
        return count(rng.choices(list(Ingredient), k=rng.randint(0, most)))

    def order() -> str | None:
        seat = state.seats[rng.randrange(state.players)]
        known = sorted(ORDER_IDS)
        return rng.choice([None, *seat.orders, *seat.orders, rng.choice(known)])

    choice = tuple(sorted(rng.choices(list(Ingredient), k=rng.choice([0, 1, 1, 2]))))
    pile = rng.choice(["supply", "waiter", None])
    ask = Ask(choice, cards(3), cards(2))
    return rng.choice(
        [
            Play(rng.choice(list(Ingredient)), rng.randint(0, 4), order(), pile),
            Pass(pile, order()),
            Bake(choice, cards(3)),
            ask,
            Decline(),
            Help(rng.random() < 0.5),
        ]
    )


@every_setup
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_a_move_is_listed_exactly_if_it_is_not_refused_exactly_if_it_applies(
    game_id, options, players, seed
):
    match, rng = setups.midgame(game_id, options, players, seed)
    if match.actor in (None, CHANCE):
        return
    listed = list(itertools.islice(match.legal().moves(), 5000))
    for move in [any_move(match.state, rng) for _ in range(60)]:
        is_allowed = match.game.refusal(match.state, match.actor, move) is None
        assert match.legal().allows(move) == is_allowed
        assert (move in listed) == is_allowed or len(listed) == 5000
        try:
            match.game.apply(match.state, SeatMove(match.actor, move))
        except Refused:
            assert not is_allowed
        else:
            assert is_allowed


def redeal(state: State, seat: int | None, rng: Random) -> State:
    """The table as it might be too, for all that this seat sees (an onlooker for None)."""
    other = state.copy()
    pool = [card for card in state.supply if isinstance(card, Ingredient)]
    for number, player in enumerate(state.seats):
        if number != seat:
            pool += spread(player.hand)
    rng.shuffle(pool)
    deal = iter(pool)
    supply = [next(deal) for card in state.supply if card != MAMMA_MIA]
    if MAMMA_MIA in state.supply:
        supply.insert(rng.randint(0, len(supply)), MAMMA_MIA)
    other.supply = tuple(supply)
    other.oven = shuffle_below_the_top(state, rng)
    for number, player in enumerate(state.seats):
        if number != seat:
            hand = count(itertools.islice(deal, sum(player.hand)))
            other.seats[number] = player._replace(hand=hand)
        redeal_orders(other, number, number == seat, rng)
    return other


def shuffle_below_the_top(state: State, rng: Random) -> tuple[IngredientsIn | OrderIn, ...]:
    """The oven with what nobody may look at in another order."""
    if state.phase in OPEN:
        return tuple(rng.sample(state.oven, len(state.oven)))
    bottom = [card for card in state.oven if card.seat is None]
    played = [card for card in state.oven if card.seat is not None]
    below, top = played[:-1], played[-1:]
    return (*bottom, *rng.sample(below, len(below)), *top)


def redeal_orders(state: State, number: int, is_own: bool, rng: Random) -> None:
    """Deals a player's unseen orders anew; to the player the hand is not unseen."""
    player = state.seats[number]
    is_secret = state.edition.finished_face_down and state.phase != "over"
    rewards = [done for done in state.finished if done.seat == number and done.is_reward]
    pool = [*player.waiter, *(() if is_own else player.orders)]
    if is_secret:
        pool += [done.order for done in rewards]
    rng.shuffle(pool)
    deal = iter(pool)
    waiter = tuple(itertools.islice(deal, len(player.waiter)))
    hand = player.orders if is_own else tuple(itertools.islice(deal, len(player.orders)))
    state.seats[number] = player._replace(waiter=waiter, orders=hand)
    if is_secret:
        state.finished = tuple(
            Finished(number, next(deal), True) if done in rewards else done
            for done in state.finished
        )


@every_setup
@settings(max_examples=20, deadline=None)
@given(seed=seeds)
def test_what_a_seat_cannot_see_changes_nothing_for_it(game_id, options, players, seed):
    match, rng = setups.midgame(game_id, options, players, seed)
    game, state = match.game, match.state
    if match.actor == CHANCE and not state.openings:
        return
    for seat in (None, *range(players)):
        other = redeal(state, seat, rng)
        assert game.view(other, seat) == game.view(state, seat)
        if seat is None:
            continue
        if seat == match.actor:
            mine = list(itertools.islice(game.legal(state).moves(), 500))
            assert list(itertools.islice(game.legal(other).moves(), 500)) == mine
        for move in [any_move(state, rng) for _ in range(20)]:
            assert str(game.refusal(other, seat, move)) == str(game.refusal(state, seat, move))


def shuffle_piles(state: State, rng: Random) -> State:
    """The same table with supply and waiters in another order, the Mamma Mia! card in place."""
    other = state.copy()
    cards = [card for card in state.supply if card != MAMMA_MIA]
    rng.shuffle(cards)
    if MAMMA_MIA in state.supply:
        cards.insert(state.supply.index(MAMMA_MIA), MAMMA_MIA)
    other.supply = tuple(cards)
    for number, player in enumerate(state.seats):
        waiter = rng.sample(player.waiter, len(player.waiter))
        other.seats[number] = player._replace(waiter=tuple(waiter))
    return other


@every_setup
@settings(max_examples=20, deadline=None)
@given(seed=seeds)
def test_the_order_of_the_piles_changes_no_event_but_the_draw_of_its_player(
    game_id, options, players, seed
):
    match, rng = setups.midgame(game_id, options, players, seed)
    if match.actor in (None, CHANCE):
        return
    made = SeatMove(match.actor, match.legal().sample(rng))
    draws = isinstance(made.move, Play | Pass)

    def told(state: State, seat: int | None) -> list[str]:
        step = match.game.apply(state, made)
        if (draws and step.state.phase != "turn") or step.state.phase == "over":
            # An opening shows what is decided with drawn cards; the end turns up the rewards.
            return []
        return [str(event) for event in step.events if event.is_seen_by(seat)]

    other = shuffle_piles(match.state, rng)
    for seat in (None, *range(players)):
        if seat != match.actor:
            assert told(other, seat) == told(match.state, seat)
