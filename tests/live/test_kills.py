"""The program is killed at every instant of a game, and nobody at the table can tell.

The quick suite kills it once at every kind of instant: before and after each kind of call, in
each thing that people do and with all that may be told of it.
"""

import asyncio
import shutil
from dataclasses import dataclass, replace
from random import Random

import pytest

from bot.games.mamma_mia.events import HelpAsked, HelpGiven, HelpRefused, OwnerDecides
from bot.games.registry import GAMES
from bot.store.database import open_database
from bot.tables.terms import Terms
from tests.live.killing import (
    TO_THE_END,
    Game,
    Lives,
    Reference,
    Survival,
    add_computer,
    begin,
    join,
    kill_over_and_over,
    leave,
    remove_computer,
)
from tests.live.world import BEA, CEM, Wish
from tests.thorough import thorough, thoroughly

HOUR = 3600.0


@dataclass
class Plan:
    """A game, and where the program is killed in it."""

    game: Game
    least: dict[type, int]
    """What must happen to people in the game, how often at the least."""
    share: float = 1.0
    """How many points are tried; those where somebody asks or helps are seldom, and all are."""
    mercies: tuple[int, int] = (6, 90)
    """Where the program is killed over and over: at each so many points; seldom if in haste."""


CLASSIC = Plan(
    Game(
        Wish(GAMES["mamma-mia"], terms=Terms(pace="fast")),
        (join(BEA), leave(BEA), add_computer, begin),
        seed=3,
    ),
    least={OwnerDecides: 3},
)

PLUS = Plan(
    Game(
        Wish(GAMES["plus"], (("helping", True),), Terms(memory="open", pace="instant")),
        (join(CEM), add_computer, remove_computer, leave(CEM), join(BEA), add_computer, begin),
        seed=3,
    ),
    least={OwnerDecides: 10, HelpAsked: 3, HelpGiven: 1, HelpRefused: 1},
    share=0.12,
    mercies=(24, 24),
)

HELP = Plan(
    replace(PLUS.game, seed=19, most=46),
    least={OwnerDecides: 2, HelpAsked: 1, HelpGiven: 1, HelpRefused: 1},
    mercies=(24, 96),
)
"""The beginning of such a game in which people help, and refuse to."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(CLASSIC, id="classic"),
        pytest.param(HELP, id="help"),
        pytest.param(PLUS, id="plus", marks=thorough),
    ],
)
def plan(request) -> Plan:
    return request.param


@pytest.fixture(scope="module")
def reference(plan, ready_database, databases) -> Reference:
    """A game and all points at which it could have been interrupted."""
    path = shutil.copy(ready_database, databases / "reference.db")
    reference = Reference(plan.game)
    asyncio.run(reference.play(path))
    return reference


@pytest.fixture
async def lives(reference, databases):
    """Programs that go on where another was killed."""
    path = databases / "lives.db"
    path.unlink(missing_ok=True)
    engine = await open_database(f"sqlite:///{path}")
    await engine.dispose()
    return Lives(reference, path, engine)


def one_of_each_kind(plan: Plan, reference: Reference) -> list[Survival]:
    return reference.one_of_each_kind()


def all_that_are_tried(plan: Plan, reference: Reference) -> list[Survival]:
    rng = Random(1)
    return [it for it in reference.survivals if it.is_seldom or rng.random() < plan.share]


def test_the_game_has_all_that_can_be_interrupted(plan, reference):
    people = range(len(reference.record["seats"]) - 1)
    for kind, least in plan.least.items():
        met = [e for e in reference.events if isinstance(e, kind) and e.seat in people]
        assert len(met) >= least
    assert len(reference.survivals) > 300


@pytest.mark.parametrize("points", [one_of_each_kind, *thoroughly([all_that_are_tried])])
async def test_after_any_kill_the_game_goes_on_as_if_nothing_had_happened(
    plan, reference, lives, points
):
    for survival in points(plan, reference):
        await lives.go_on(survival, moves=0)


EVERY = [170, *thoroughly([20])]
"""After each so many points, where not all are tried."""


@pytest.mark.parametrize("every", EVERY)
async def test_after_any_kill_the_next_moves_are_as_they_would_have_been(reference, lives, every):
    for survival in reference.survivals[::every]:
        await lives.go_on(survival, moves=3)


def a_late_one(plan: Plan, reference: Reference) -> list[Survival]:
    return [reference.survivals[len(reference.survivals) * 3 // 4]]


def three_of_them(plan: Plan, reference: Reference) -> list[Survival]:
    return Random(1).sample(reference.survivals, 3)


@pytest.mark.parametrize("points", [a_late_one, *thoroughly([three_of_them])])
async def test_after_some_kills_the_game_ends_with_the_same_record(plan, reference, lives, points):
    for survival in points(plan, reference):
        await lives.go_on(survival, TO_THE_END)


@pytest.mark.parametrize("every", EVERY)
async def test_an_hour_after_a_kill_nothing_is_posted_twice(reference, lives, every):
    for survival in reference.survivals[::every]:
        await lives.go_on(survival, moves=1, later=HOUR)


@pytest.mark.parametrize("haste", [True, *thoroughly([False])])
async def test_a_program_that_is_killed_over_and_over_ends_with_the_same_story(
    plan, reference, url, haste
):
    met = set()

    def is_to_die(moment, call):
        is_new = (moment, call) not in met
        met.add((moment, call))
        return is_new and len(met) % plan.mercies[haste] == 0

    assert await kill_over_and_over(reference, url, is_to_die) > 5
