"""Follows single interactions through the running host, and counts what they set in motion.

    python -m tests.bench.follow [--names]

In the middle of a game of two persons and two computers, somebody looks at the hand, plays by
command, and next time by button and form. Nobody's computer is to act afterwards, so what is
counted is all about the one interaction: functions of `bot/` that are entered, how often the table
is looked up, what is asked of the database, and what is asked of Discord. With `--names` the
functions are listed, module by module.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from sqlalchemy import event

import bot
from bot.tables.table import Table
from tests.app.hands import find_button
from tests.app.players import as_command, decide, last_step, make, open_table
from tests.app.scenes import opens_the_oven
from tests.discord.loop import VirtualLoop
from tests.discord.people import Answer, Person
from tests.discord.world import World, open_world

LOOKUPS = ("LiveTable.look", "LiveTable.writing", "LiveTable.catch_up")
"""The functions by which a table is looked up."""

ROOT = Path(bot.__file__).parent
SANDBOX = ROOT / "sandbox"
"""Plays Discord, and is no part of the bot."""

READS = ("SELECT", "WITH")
WRITES = ("INSERT", "UPDATE", "DELETE")

ANSWER = "answer"
SPOKEN = ("post", "edit", "delete")

WARMING_UP = 8
"""How many moves of persons come first."""

COLUMNS = ("modules", "functions", *LOOKUPS, "checkouts", "begins", "reads", "writes", "requests")


class Step(NamedTuple):
    """One thing that happened: entered, looked up, checkout, begin, statement or request."""

    what: str
    detail: Any


@dataclass
class Trail:
    """Everything that an interaction has set in motion, in order."""

    name: str
    channel: int
    steps: list[Step] = field(default_factory=list)

    def moments(self) -> list[tuple[str, Sequence[Step]]]:
        """What happened until the answer, until the channel knew, and altogether."""
        answers = [n for n, step in enumerate(self.steps, 1) if self._is_answer(step)]
        spoken = [n for n, step in enumerate(self.steps, 1) if self._is_in_channel(step)]
        found = [("answered", self.steps[: answers[0]])]
        if spoken:
            found.append(("told in the channel", self.steps[: spoken[-1]]))
        return [*sorted(found, key=lambda pair: len(pair[1])), ("all said", self.steps)]

    def _is_answer(self, step: Step) -> bool:
        return step.what == "request" and step.detail.kind == ANSWER

    def _is_in_channel(self, step: Step) -> bool:
        is_request = step.what == "request"
        return is_request and step.detail.kind in SPOKEN and step.detail.place == self.channel


# To follow


@contextmanager
def following(world: World, name: str) -> Iterator[Trail]:
    """Notes everything that happens meanwhile."""
    trail = Trail(name, world.channel.id)
    watch = Watch(world, trail)
    engine = world.engine.sync_engine
    listeners = {
        "before_cursor_execute": lambda _c, _cursor, statement, *_: watch.note("sql", statement),
        "begin": lambda _connection: watch.note("begin"),
    }
    for what, listener in listeners.items():
        event.listen(engine, what, listener)
    checkout = ("checkout", lambda *_: watch.note("checkout"))
    event.listen(engine.pool, *checkout)
    sys.setprofile(watch.profile)
    try:
        yield trail
    finally:
        sys.setprofile(None)
        event.remove(engine.pool, *checkout)
        for what, listener in listeners.items():
            event.remove(engine, what, listener)
        watch.catch_up()


class Watch:
    """Puts what it sees on a trail."""

    def __init__(self, world: World, trail: Trail) -> None:
        self._world = world
        self._trail = trail
        self._requests = len(world.requests)
        self._frames: dict[int, FrameType] = {}
        """Look-ups that have begun; they are kept so that no other gets the same id."""

    def note(self, what: str, detail: Any = None) -> None:
        self.catch_up()
        self._trail.steps.append(Step(what, detail))

    def catch_up(self) -> None:
        """Takes note of what was asked of Discord since the last time."""
        fresh = self._world.requests[self._requests :]
        self._requests += len(fresh)
        self._trail.steps += [Step("request", request) for request in fresh]

    def profile(self, frame: FrameType, what: str, _argument: Any) -> None:
        """Is called by Python for every call; coroutines are entered again when they go on."""
        if what != "call" or not is_of_bot(frame.f_code):
            return
        self.note("entered", frame.f_code)
        if frame.f_code.co_qualname in LOOKUPS and id(frame) not in self._frames:
            self._frames[id(frame)] = frame
            self.note("looked up", frame.f_code.co_qualname)


@cache
def is_of_bot(code: CodeType) -> bool:
    """Whether it is a function of the bot that has a name."""
    path = Path(code.co_filename)
    is_named = not code.co_name.startswith("<")
    return is_named and path.is_relative_to(ROOT) and not path.is_relative_to(SANDBOX)


# To count


def count(steps: Iterable[Step]) -> list[int]:
    """The numbers of a row, in the order of the columns."""
    seen = [*steps]

    def of(what: str) -> list[Any]:
        return [step.detail for step in seen if step.what == what]

    codes, looked_up = {*of("entered")}, of("looked up")
    words = [statement.split(maxsplit=1)[0].upper() for statement in of("sql")]
    return [
        len({code.co_filename for code in codes}),
        len(codes),
        *(looked_up.count(name) for name in LOOKUPS),
        len(of("checkout")),
        len(of("begin")),
        sum(word in READS for word in words),
        sum(word in WRITES for word in words),
        len(of("request")),
    ]


def show(trails: Sequence[Trail]) -> None:
    heads = [f"{name:>{len(name) + 2}}" for name in COLUMNS]
    print(f"{'':<18}{'until':<20}{''.join(heads)}")
    for trail in trails:
        for place, (moment, steps) in enumerate(trail.moments()):
            numbers = zip(count(steps), heads, strict=True)
            row = "".join(f"{number:>{len(head)}}" for number, head in numbers)
            print(f"{'' if place else trail.name:<18}{moment:<20}{row}")


def show_names(trail: Trail) -> None:
    """The functions that were entered, module by module."""
    codes = {step.detail for step in trail.steps if step.what == "entered"}
    print(f"\n{trail.name}")
    named = sorted((str(Path(c.co_filename).relative_to(ROOT)), c.co_qualname) for c in codes)
    for module, functions in groupby(named, key=lambda pair: pair[0]):
        print(f"  {module}: {', '.join(name for _, name in functions)}")


# To play


async def follow(world: World) -> list[Trail]:
    """Plays up to the middle of a game, and follows the last seat from there."""
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, computers=2, pace="instant")
    for _ in range(WARMING_UP):
        await move_on(world, people)
    return [*await by_command(world, people), *await by_buttons(world, people)]


async def by_command(world: World, people: Sequence[Person]) -> list[Trail]:
    table, person = await turn_before_a_person(world, people)
    command, options = as_command(decide(table, people)[1])
    looking, _ = await followed(world, "/mammamia hand", lambda: person.slash("hand"))
    playing, _ = await followed(
        world, f"/mammamia {command}", lambda: person.slash(command, **options)
    )
    return [looking, playing]


async def by_buttons(world: World, people: Sequence[Person]) -> list[Trail]:
    """Everything from *Play* in the channel to the last touch."""
    table, person = await turn_before_a_person(world, people)
    move = decide(table, people)[1]
    shown, opener = find_button(person, "mm:hand:")
    opening, _ = await followed(world, "pressing Play", lambda: person.press(opener, shown))
    button, on = await last_step(table, person, move)
    playing, _ = await followed(world, "the last touch", lambda: person.press(button, on))
    return [opening, playing]


async def followed(
    world: World, name: str, work: Callable[[], Awaitable[Answer]]
) -> tuple[Trail, Answer]:
    with following(world, name) as trail:
        answer = await work()
    return trail, answer


async def turn_before_a_person(world: World, people: Sequence[Person]) -> tuple[Table, Person]:
    """Goes on until somebody can make a plain move after which a person is to act."""
    while True:
        table = await world.peek_table()
        person, move = decide(table, people)
        following_seat = ((table.acting or 0) + 1) % len(table.chairs)
        if table.chairs[following_seat].is_person and not opens_the_oven(table, move):
            return table, person
        await make(table, person, move, "commands")


async def move_on(world: World, people: Sequence[Person]) -> None:
    """Makes the next move of a person."""
    table = await world.peek_table()
    person, move = decide(table, people)
    await make(table, person, move, "commands")


async def run(*, with_names: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_world(Path(folder)) as world:
            trails = await follow(world)
    show(trails)
    if with_names:
        for trail in trails:
            show_names(trail)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--names", action="store_true")
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(run(with_names=parser.parse_args().names))


if __name__ == "__main__":
    main()
