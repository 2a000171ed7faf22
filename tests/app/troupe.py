"""Plays stretches while operations fail, and looks at what has come of it."""

import logging
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bot.store.models import (
    AnnouncementRow,
    EntryRow,
    GuessRow,
    MessageRow,
    PersonRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from tests.app.faults import Operations, Strikes, never
from tests.app.insistent import Insistent
from tests.app.stretches import Stage, Stretch
from tests.discord.story import (
    Place,
    forget_everything,
    heard_alone,
    heard_in,
    keep_everything,
    of_table,
    read_everything,
)
from tests.discord.world import World, open_world
from tests.live.world import RepeatableDice


class SameDice(RepeatableDice):
    """The same at every table."""

    def rng(self, table_id, entry):
        return super().rng(0, entry)

    def salt(self, table_id, entry):
        return super().salt(0, entry)


@dataclass(frozen=True)
class Outcome:
    """What was done, what stands there, and what is kept."""

    taken: Sequence[str]
    standing: Mapping[str, Sequence[str]]
    kept: Mapping[str, Sequence[str]]

    def check(self, meant: "Outcome") -> None:
        """It has come to the same, as far as it is known."""
        for where in self.standing:
            assert self.standing[where] == meant.standing[where], where
        for rows in self.kept:
            assert self.kept[rows] == meant.kept[rows], rows


NUMBERS = re.compile(r"\d{15,}|(?<=`game_id` )\d+")
"""Ids in what people read."""

LONGEST_TROUBLE = 90.0
"""After so many seconds everything that went wrong has been tried again."""

OPENING = "POST /users/@me/channels"
"""Where this fails, the first message there is passed over: the next one tries again."""


TIRELESS = "tidying failed"
"""What may be logged as an error: it is due again an hour later."""


class Tracebacks(logging.Handler):
    """Keeps what is logged with a traceback: whatever is expected to fail has none."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and is_a_fault(record):
            self.found.append(record.getMessage())


def is_a_fault(record: logging.LogRecord) -> bool:
    return record.getMessage() != TIRELESS


@contextmanager
def logging_tracebacks() -> Iterator[Tracebacks]:
    """Keeps them meanwhile."""
    tracebacks = Tracebacks()
    logging.getLogger().addHandler(tracebacks)
    try:
        yield tracebacks
    finally:
        logging.getLogger().removeHandler(tracebacks)


class Troupe:
    """Plays stretches one after the other in the same world, always with other people."""

    def __init__(self, world: World, database: Path, tracebacks: Tracebacks) -> None:
        self.world = world
        self._database = database
        self._tracebacks = tracebacks
        world.kind_of_person = Insistent

    async def play_again(
        self, stretch: Stretch, fault: Operations, fails_at: Strikes, meant: Outcome
    ) -> None:
        """Plays one, while operations fail, and it comes to what was meant."""
        try:
            outcome = await self.play(stretch, fault, fails_at)
            outcome.check(meant)
        except Exception as error:
            error.add_note(f"{stretch.name}, {fault.kind}: {fault.struck}")
            raise

    async def play(self, stretch: Stretch, fault: Operations, fails_at: Strikes = never) -> Outcome:
        """Plays one, while operations fail. Everybody must have heard all of it, once."""
        world, stage = self.world, self._make_stage(stretch.persons)
        forget_everything(self._database)
        await stretch.before(stage)
        await world.advance(1.0)
        fault.arm(fails_at)
        await stretch.act(stage)
        await world.advance(LONGEST_TROUBLE)
        taken = fault.disarm()
        world.errors = [*filter(is_a_fault, world.errors)]
        world.check()
        assert not self._tracebacks.found
        has_hands = OPENING not in fault.struck
        self._check_story(stage, only_aloud=stretch.has_own_hands or not has_hands)
        seen, kept = self._see(stage), await self._look_up(stage)
        world.dismiss(*stage.people, stage.onlooker)
        if has_hands:
            return Outcome(taken, seen, kept)
        return Outcome(taken, {"channel": seen["channel"]}, {"log_entries": kept["log_entries"]})

    def _make_stage(self, persons: int) -> Stage:
        world = self.world
        world.channel = world.add_channel("table")
        *people, onlooker = world.add_people("Anna", "Bert", "Carla")
        return Stage(world, people[:persons], onlooker)

    def _check_story(self, stage: Stage, *, only_aloud: bool) -> None:
        everything = read_everything(self._database)
        heard = {None: heard_in(stage.onlooker, self.world.channel.id)}
        if not only_aloud:
            heard |= {person.id: heard_alone(person) for person in stage.people}
        for user, rest in heard.items():
            said = [one for one in everything if one.user == user]
            # Two tables speak without regard to each other.
            for table in sorted({one.table for one in said}):
                own = [one for one in said if one.table == table]
                Place(own, everything, of_table(own, rest)[0]).check()
            assert not of_table(said, rest)[1]

    def _see(self, stage: Stage) -> Mapping[str, Sequence[str]]:
        """What can be read and pressed in the channel and in the hands."""
        seen = {"channel": self.world.channel_messages()}
        seen |= {person.name: person.direct_messages() for person in stage.people}
        names = {str(person.id): person.name for person in [*stage.people, stage.onlooker]}
        return {
            where: [
                NUMBERS.sub(lambda found: names.get(found[0], "…"), str(it))
                for message in messages
                for it in (message.text, message.labels)
            ]
            for where, messages in seen.items()
        }

    async def _look_up(self, stage: Stage) -> Mapping[str, Sequence[tuple]]:
        """What is kept of the channel and its people, but for times, ids and messages."""
        tables = select(TableRow.id).where(TableRow.channel == self.world.channel.id)
        users = [person.id for person in [*stage.people, stage.onlooker]]
        found = {}
        async with self.world.peeking.connect() as connection:
            for row, columns in KEPT.items():
                which = (
                    row.user.in_(users)
                    if row is PersonRow
                    else (row.id if row is TableRow else row.table_id).in_(tables)
                )
                asked = select(*columns).where(which)
                rows = (await connection.execute(asked)).all()
                found[row.__tablename__] = sorted(map(repr, map(tuple, rows)))
        return found


KEPT: Mapping[Any, Sequence[Any]] = {
    TableRow: (TableRow.status, TableRow.game, TableRow.is_blocked),
    SeatRow: (SeatRow.seat, SeatRow.name, SeatRow.has_left, SeatRow.is_absent, SeatRow.notes),
    EntryRow: (EntryRow.number, EntryRow.entry, EntryRow.salt),
    AnnouncementRow: (AnnouncementRow.key, AnnouncementRow.act),
    MessageRow: (MessageRow.key,),
    GuessRow: (GuessRow.subject, GuessRow.is_baked),
    ResultRow: (ResultRow.seat, ResultRow.place, ResultRow.delivered, ResultRow.was_helped),
    PersonRow: (PersonRow.is_closed, PersonRow.direct.is_(None)),
}
"""What must be the same however often something failed."""


@asynccontextmanager
async def open_troupe(folder: Path) -> AsyncIterator[Troupe]:
    """Those who play in a world where nothing has happened."""
    with logging_tracebacks() as tracebacks:
        async with open_world(folder, dice=SameDice(0)) as world:
            database = folder / "bot.db"
            keep_everything(database)
            yield Troupe(world, database, tracebacks)
