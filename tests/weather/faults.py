"""A whole game on Discord in which anything may fail: everybody hears all of it, once."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from bot.tables.table import Status, Table
from tests.app.faults import KINDS, make_fault
from tests.app.insistent import PATIENCE, Insistent
from tests.app.players import MOST_MOVES, PLACES, WAYS, open_table, take_turn
from tests.app.troupe import is_a_fault, logging_tracebacks
from tests.discord.loop import VirtualLoop
from tests.discord.people import Person
from tests.discord.story import (
    Place,
    ToSay,
    check_log_is_to_be_told,
    check_record,
    heard_in,
    keep_everything,
    mark_of,
    read_everything,
)
from tests.discord.world import World, open_world
from tests.weather.setting import draw_setup, draw_terms

AT_ONCE = 3
"""How many kinds of faults a game has."""

CHANCES = (0.003, 0.01, 0.03)
"""How often something fails."""

LONGEST = 600.0
"""After so many seconds a game goes on, whatever has failed."""


APART = 6
"""So many operations go well between two that fail: no answer is given a third time."""


class Strikes:
    """Whether something fails: anything may, but not all at once."""

    def __init__(self, rng: Random, chance: float) -> None:
        self._rng = rng
        self._chance = chance
        self._calm = 0

    def __call__(self, _number: int) -> bool:
        self._calm += 1
        if self._calm <= APART or self._rng.random() >= self._chance:
            return False
        self._calm = 0
        return True


def trial(rng: Random, folder: Path) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner, logging_tracebacks() as tracebacks:
        runner.run(_play(rng, folder))
    assert not tracebacks.found


async def _play(rng: Random, folder: Path) -> None:
    async with open_world(folder, seed=rng.randrange(10**6)) as world:
        database = folder / "bot.db"
        keep_everything(database)
        onlooker = world.add_person("Onlooker")
        world.kind_of_person = Insistent
        people = world.add_people("Anna", "Bert")[: rng.randint(1, 2)]
        table_id = await _begin(world, people, rng)
        strikes = Strikes(rng, rng.choice(CHANCES))
        faults = [make_fault(world, kind) for kind in rng.sample([*KINDS], AT_ONCE)]
        for fault in faults:
            fault.arm(strikes)
        for _ in range(MOST_MOVES):
            table = await _wait(world, table_id, people)
            if table.status is not Status.RUNNING:
                break
            brain = rng.choice(("normal", "random"))
            await take_turn(world, table, people, rng.choice(WAYS), rng.choice(PLACES), brain, rng)
        for fault in reversed(faults):
            fault.disarm()
        await world.advance(LONGEST)
        table = await world.peek_table(table_id)
        check_record(table)
        everything = read_everything(database)
        check_log_is_to_be_told(table, everything, is_on_time=False)
        _check_heard(table, everything, heard_in(onlooker, world.channel.id))
        world.errors = [*filter(is_a_fault, world.errors)]


async def _begin(world: World, people: list[Person], rng: Random) -> int:
    game, options, players = draw_setup(rng)
    terms = {name: value for name, value in draw_terms(rng).items() if name != "language"}
    computers = max(players - len(people), 0)
    return await open_table(
        world, people, computers, game=game, **{**options, **terms, "turn_time": "off"}
    )


async def _wait(world: World, table_id: int, people: list[Person]) -> Table:
    """Waits until everything is said, and somebody must act who can."""
    users = [person.id for person in people]
    for _ in range(int(LONGEST / PATIENCE)):
        table = await world.peek_table(table_id)
        is_up = table.acting is not None and table.chairs[table.acting].user in users
        if table.status is not Status.RUNNING or (is_up and await _has_said_all(world)):
            return table
        await world.advance(PATIENCE)
    raise AssertionError("the game does not go on")


async def _has_said_all(world: World) -> bool:
    """Hands come after the story."""
    async with world.store.reading() as work:
        return not await work.tables_with_announcements()


def _check_heard(table: Table, everything: list[ToSay], heard: list[tuple[str, dict]]) -> None:
    """All of it was heard once; of what a picture says in words only that nothing came twice."""
    aloud = [one for one in everything if one.user is None]
    if table.game.family != "mamma-i":
        Place(aloud, everything, heard).check()
    posted = Counter(mark_of(data) for event, data in heard if event == "MESSAGE_CREATE")
    assert max(posted.values()) == 1
