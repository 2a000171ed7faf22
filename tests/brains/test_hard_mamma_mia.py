"""The hard player of Mamma Mia! and Plus: its fast table, its worlds, and what it does."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import TypeVar

import pytest

from bot.brains.hard.candidates import Budget
from bot.brains.hard.mamma_mia import worlds
from bot.brains.hard.mamma_mia.brain import MOST_ADVISED, HardMammaMia
from bot.brains.hard.mamma_mia.explanation import EVEN, because
from bot.brains.hard.mamma_mia.fast_orders import fast_orders
from bot.brains.hard.mamma_mia.knowledge import Gain, Knowledge
from bot.brains.hard.mamma_mia.packed import missing, pack, pack_cards, size, unpack, unpack_cards
from bot.brains.hard.mamma_mia.reason import Because, Expectation
from bot.brains.hard.mamma_mia.rollouts import Rollouts
from bot.brains.hard.mamma_mia.worlds import Deal, ImpossibleDeal, sample_deal, sample_world
from bot.brains.interface import Advice, Hunch
from bot.brains.registry import BRAINS
from bot.games.interface import SeatMove
from bot.games.mamma_mia import moves
from bot.games.mamma_mia.cards import MAMMA_MIA, NOTHING, Ingredient, count, lacking
from bot.games.mamma_mia.events import (
    Drew,
    HelpGiven,
    HelpRequested,
    IngredientsDrawn,
    MammaMiaFound,
    NobodyHelped,
    RoundBegan,
)
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.simulate import play_match
from tests.games.mamma_mia.situation import Situation
from tests.games.setups import begin, midgame

from .fast_mamma_mia import SETUPS_OF_THE_FAMILY

QUICK = Budget(rounds=((4, 2), (2, 2)), standard_errors=0.5)
W = TypeVar("W")
every_setup = pytest.mark.parametrize(("game_id", "options", "players"), SETUPS_OF_THE_FAMILY)


def test_packed_multisets_count_like_tuples():
    rng = Random(1)
    for _ in range(300):
        one, other = (tuple(rng.randrange(16) for _ in NOTHING) for _ in range(2))
        assert unpack(pack(one)) == one
        assert unpack(missing(pack(one), pack(other))) == lacking(one, other)
        assert size(pack(one)) == sum(one)
        assert count(unpack_cards(pack(one))) == one


def some_moments(game_id: str, options: dict, players: int, seed: int) -> list[Match]:
    """The moments of a game in which a seat must act."""
    rng, brain = Random(seed), BRAINS["normal"](game_id)
    match = begin(game_id, options, players, rng)
    match = match.deal_chance(rng)
    found = []
    while match.actor is not None:
        found.append(match)
        observation, legal = match.observe(match.actor), match.legal()
        move = legal.sample(rng) if rng.random() < 0.1 else brain.decide(observation, legal, rng)
        match = match.apply(SeatMove(match.actor, move))
        match = match.deal_chance(rng)
    return found


@every_setup
def test_worlds_look_to_the_player_like_the_real_one(game_id, options, players):
    moments = some_moments(game_id, options, players, 1)
    for match in Random(4).sample(moments, 12):
        seat, observation = match.actor, match.observe(match.actor)
        table = found(sample_world, Knowledge(observation.view, observation.events))
        if table is None:
            continue
        seen = observation.view.seats
        assert [size(hand) for hand in table.hands] == [other.ingredients for other in seen]
        assert [len(orders) for orders in table.orders] == [other.orders for other in seen]
        assert [len(waiter) for waiter in table.waiters] == [other.waiter for other in seen]
        assert unpack(table.hands[seat]) == observation.view.hand.ingredients
        assert {order.id for order in table.orders[seat]} == {*observation.view.hand.orders}
        assert table.phase == observation.view.phase
        assert len(table.supply) == observation.view.supply


def found(make: Callable[[Knowledge, Random], W], knowledge: Knowledge) -> W | None:
    """What is made, or None where nothing that fits is found in time."""
    try:
        return make(knowledge, Random(2))
    except ImpossibleDeal:
        return None


@every_setup
def test_worlds_fit_all_that_was_seen(game_id, options, players):
    """The whole game is played again by the rules, with the cards of the world."""
    tried = 0
    moments = some_moments(game_id, options, players, 2)
    for match in Random(3).sample(moments, 8):
        observation = match.observe(match.actor)
        knowledge = Knowledge(observation.view, observation.events)
        deal = found(sample_deal, knowledge)
        if deal is not None:
            tried += 1
            assert replayed(match, knowledge, deal).observe(match.actor) == observation
    assert tried > 3


def replayed(match: Match, knowledge: Knowledge, deal: Deal) -> Match:
    """The same game by the rules, with the deal's cards wherever the player could not look."""
    supplies, hands = supplies_of(match, knowledge, deal)
    twin = Match.begin(match.game, match.options, match.seats)
    for entry in match.log:
        if isinstance(entry, moves.Deal):
            own = {match.actor: entry.hands[match.actor]}
            hands = [(hands | own)[seat] for seat in range(len(entry.hands))]
            twin = twin.apply(replace(entry, hands=tuple(hands), supply=tuple(supplies.pop(0))))
        elif isinstance(entry, moves.Shuffle):
            twin = twin.apply(moves.Shuffle(tuple(supplies.pop(0))))
        elif not isinstance(entry.move, moves.Help):
            twin = twin.apply(entry)
        twin = answer_as_seen(twin, match)
    return twin


def supplies_of(match: Match, knowledge: Knowledge, deal: Deal):
    """Every supply from the top, and the first hands of the others."""
    gains = iter([step for step in knowledge.steps if isinstance(step, Gain)])
    places = iter(deal.cards)
    others = [seat for seat in range(len(match.seats)) if seat != match.actor]
    first = {seat: take(next(gains).number, places) for seat in others}
    supplies: list[list] = [[]]
    for event in match.observe(match.actor).events:
        match event:
            case Drew(seat, "supply", number):
                start = len(supplies[-1])
                if seat != match.actor and number:
                    supplies[-1] += take(next(gains).number, places)
            case IngredientsDrawn(_, cards):
                supplies[-1] += cards
            case MammaMiaFound() if supplies[-1]:
                supplies[-1].insert(start, MAMMA_MIA)
            case RoundBegan():
                supplies.append([])
            case _:
                pass
    if match.state.phase == "turn":
        supplies[-1] += map(Ingredient, deal.supply)
        if match.state.edition.has_mamma_mia and match.state.holder is None:
            supplies[-1].append(MAMMA_MIA)
    return supplies, first


def take(number: int, places) -> tuple[Ingredient, ...]:
    return tuple(Ingredient(next(places)) for _ in range(number))


def answer_as_seen(twin: Match, match: Match) -> Match:
    """Whoever is asked for help answers so that the same comes of it, as far as it is known."""
    while twin.actor is not None and twin.state.phase == "help":
        asked = [e for e in twin.events if isinstance(e, HelpRequested)]
        answers = [e for e in match.events if isinstance(e, (HelpGiven, NobodyHelped))]
        if len(answers) < len(asked):
            if twin.actor == match.actor:
                break
            twin = twin.apply(SeatMove(twin.actor, moves.Help(False)))
        else:
            answer = answers[len(asked) - 1]
            gives = isinstance(answer, HelpGiven) and answer.seat == twin.actor
            twin = twin.apply(SeatMove(twin.actor, moves.Help(gives)))
    return twin


def test_before_anybody_has_played_all_unseen_cards_are_equally_likely():
    match = begin("mamma-mia", {"edition": "classic"}, 2, Random(5))
    match = match.deal_chance(Random(5))
    observation = match.observe(match.actor)
    knowledge = Knowledge(observation.view, observation.events)
    box, own = observation.view.edition.box(2), observation.view.hand.ingredients
    rng, other, deals = Random(6), 1 - match.actor, 4000
    held = Counter[int]()
    for _ in range(deals):
        held.update(dict(enumerate(unpack(sample_world(knowledge, rng).hands[other]))))
    for kind in range(5):
        expected = 6 * (box[kind] - own[kind]) / (sum(box) - 6)
        assert held[kind] / deals == pytest.approx(expected, abs=0.06)


def test_with_two_players_the_hand_is_known_when_a_round_begins():
    """The new supply is what was used, so all other cards are in the oven or in the hands."""
    rng, match = Random(8), begin("mamma-mia", {"edition": "classic"}, 2, Random(8))
    brain = BRAINS["normal"]("mamma-mia")
    match = match.deal_chance(rng)
    while len(match.state.openings) < 1 or match.state.phase != "turn":
        seat = match.actor
        match = match.apply(SeatMove(seat, brain.decide(match.observe(seat), match.legal(), rng)))
        match = match.deal_chance(rng)
    observation, other = match.observe(match.actor), 1 - match.actor
    hands = {
        sample_world(Knowledge(observation.view, observation.events), rng).hands[other]
        for _ in range(50)
    }
    assert hands == {pack(match.state.seats[other].hand)}


def test_what_a_player_was_seen_to_put_in_was_in_its_hand():
    """Of the six cards that the other was dealt three are known, so three are left to chance."""
    match = begin("mamma-mia", {"edition": "2004"}, 2, Random(1))
    match = match.deal_chance(Random(1))
    first = match.actor
    held = match.state.seats[first].hand
    kind = Ingredient(held.index(max(held)))
    match = match.apply(SeatMove(first, moves.Play(kind, 1, None, "waiter")))
    observation = match.observe(1 - first)
    knowledge, rng = Knowledge(observation.view, observation.events), Random(2)
    unseen = 65 - 6 - 1
    rest = 13 - observation.view.hand.ingredients[kind] - 1
    counts = [unpack(sample_world(knowledge, rng).hands[first])[kind] for _ in range(3000)]
    assert sum(counts) / 3000 == pytest.approx(5 * rest / unseen, abs=0.06)


@pytest.mark.parametrize(
    ("game_id", "options", "players"),
    [
        ("mamma-mia", {"edition": "classic"}, 2),
        ("mamma-mia", {"edition": "1999"}, 5),
        ("plus", {"helping": True}, 4),
        ("plus", {"helping": False}, 2),
    ],
)
def test_it_plays_whole_games(game_id, options, players):
    game = GAMES[game_id]
    brains = [HardMammaMia(QUICK), *[BRAINS["normal"](game_id)] * (players - 1)]
    match = play_match(game, options, brains, 4)
    assert game.outcome(match.state) is not None


def test_it_says_what_it_expects():
    match = begin("mamma-mia", {"edition": "classic"}, 3, Random(4))
    brain, rng = HardMammaMia(QUICK), Random(9)
    match = match.deal_chance(rng)
    advices = []
    while match.actor is not None:
        advices.append(brain.advise(match.observe(match.actor), match.legal(), rng))
        match = match.apply(SeatMove(match.actor, advices[-1].move))
        match = match.deal_chance(rng)
    reasons = [advice.reason for advice in advices]
    assert all(isinstance(reason, Expectation) for reason in reasons)
    assert all(0 <= reason.likely <= 1 <= 1 + reason.pizzas for reason in reasons)
    assert any(any(reason.missing) for reason in reasons)
    put_in = [a for a in advices if isinstance(a.move, moves.Play) and a.move.order]
    assert len(put_in) > 10
    for advice in put_in:
        assert advice.reason.order == advice.move.order
        assert (advice.reason.because.why == "free") == (advice.reason.likely < EVEN)
    assert any(advice.reason.because.why == "lies" for advice in put_in)
    compared = [advice for advice in advices if advice.others]
    assert len(compared) > 10
    for advice in compared:
        moves_named = [advice.move, *(other.move for other in advice.others)]
        assert len({*moves_named}) == len(moves_named) <= MOST_ADVISED


def test_it_says_what_lies_there_and_who_needs_it_too():
    situation = Situation(hands=["1 pepper 2 salami"], orders=["four-salami"])
    view = situation.game.view(situation.state, 0)
    theirs = fast_orders(view.edition, Ingredient.OLIVE)["four-salami"]
    lies = [(0, None, pack_cards([Ingredient.SALAMI] * 2)), (1, theirs, 0)]
    knowledge = SimpleNamespace(view=view, seat=0, oven=lies)
    put = moves.Play(Ingredient.SALAMI, 2, "four-salami", "supply")
    assert because(knowledge, put, 0.9) == Because("lies", None, Ingredient.SALAMI, 4, 1)
    assert because(knowledge, put, 0.2) == Because("free")
    for_later = moves.Play(Ingredient.SALAMI, 2, None, "supply")
    assert because(knowledge, for_later, 0.0) == Because("wanted", "four-salami")
    for_nothing = moves.Play(Ingredient.OLIVE, 1, None, "supply")
    assert because(knowledge, for_nothing, 0.0) == Because("spare")


def test_where_no_world_is_found_it_goes_by_feel(monkeypatch):
    match = begin("plus", {"helping": True}, 4, Random(4))
    match = match.deal_chance(Random(9))
    monkeypatch.setattr(worlds, "TRIES", 0)
    observation, legal = match.observe(match.actor), match.legal()
    normal = BRAINS["normal"]("plus").decide(observation, legal, Random(1))
    assert HardMammaMia().advise(observation, legal, Random(1)) == Advice(normal, Hunch())


def test_for_an_answer_in_secret_hardly_anything_is_played_out(monkeypatch):
    played, roll_out = [], Rollouts.roll_out

    def note(self, move, number):
        played.append(number)
        return roll_out(self, move, number)

    monkeypatch.setattr(Rollouts, "roll_out", note)
    games = (midgame("plus", {"helping": True}, 4, seed)[0] for seed in range(100))
    match = next(match for match in games if match.legal().find(moves.Help))
    HardMammaMia().decide(match.observe(match.actor), match.legal(), Random(1))
    assert 0 < len(played) <= 24
