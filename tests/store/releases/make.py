"""Makes the dump of a release: a database with games in every phase, as that program keeps them.

    python -m tests.store.releases.make

writes one for the program in this tree, named by its schema, beside those of former releases. Run
it before a release, and keep what it writes for good: `tests/store/test_releases.py` goes on with
it ever after.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import TypeAlias

import migrations
from bot.brains.registry import BRAINS
from bot.live.bets import place_bet
from bot.tables.changes import endings, play
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, DAN, GUILD, World, running
from tests.store.conftest import make_ready

FOLDER = Path(__file__).parent

Phases: TypeAlias = Mapping[tuple[str, str, object], Sequence[str]]

PHASES: Phases = {
    ("mamma-mia", "edition", "classic"): ("play", "bake"),
    ("mamma-mia", "edition", "1999"): ("bake",),
    ("mamma-mia", "edition", "2004"): ("bake",),
    ("plus", "helping", True): ("play", "ask", "help"),
    ("plus", "helping", False): ("bake",),
    ("mamma-i", "", None): ("secret", "guest", "place", "vote", "run-over", "child", "steal"),
}
"""What people may be about to do, by what they play: each game waits for one of these moves."""

FINISHED = ("mamma-mia", "plus", "mamma-i")
"""What is played to its end, and waits in a lobby."""

SEED = 3
"""Chance, such that seldom moves come soon."""


class Scenes:
    """Tables in a world, each in a channel of its own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._channels: Iterator[int] = count(CHANNEL)

    async def set_up(self) -> None:
        """What is kept apart from tables."""
        servers = self.world.tables.servers
        await servers.choose_defaults(GUILD, {"pace": "fast", "language": "de"})
        await self.world.people.change(ADA.id, wants_pictures=True)
        await servers.left(GUILD + 1)

    async def finish(self, game: str) -> None:
        """A lobby, and a game that is over."""
        await self.world.open(ADA, BEA, channel=next(self._channels), game=game, computers=1)
        await self.world.play_on(await self._begin(game, {}), BRAINS["normal"](game))

    async def _begin(self, game: str, options: dict[str, object], **wish: object) -> int:
        told = {"game": game, "options": tuple(options.items()), "computers": 1} | wish
        return await self.world.begin(ADA, BEA, CEM, channel=next(self._channels), **told)

    async def play_until(self, phase: str, game: str, options: dict[str, object]) -> int:
        """A game that waits for somebody to make such a move; another one if it never did."""
        table_id = await self._begin(game, options)
        while phase not in await self._moves(table_id):
            if not await self.world.play_on(table_id, BRAINS["normal"](game), 1):
                table_id = await self._begin(game, options)
        return table_id

    async def _moves(self, table_id: int) -> set[str]:
        table = await self.world.table(table_id)
        return set() if table.acting is None else {it.makes.kind for it in table.match.legal()}

    async def leave(self) -> None:
        """A game that somebody has left to a computer, and another has noted something about."""
        table_id = await self.play_until("place", "mamma-i", {})
        live, notes = self.world.tables[table_id], {"suspects": {}, "text": "Cem is gone"}
        await live.change(play.write_notes, BEA, notes)
        await live.change(endings.leave, CEM)
        await self.world.settle()

    async def begin_to_open(self) -> None:
        """An oven that is being opened, with a bet on the order that is told of."""
        world, table_id = self.world, await self._begin("mamma-mia", {}, computers=0, pace="slow")
        while await self._bet(table_id) is None:
            if (await world.table(table_id)).is_told:
                user, move, stamp = await world.choose(table_id, BRAIN)
                await world.tables[table_id].change(play.make_move, user, move, stamp)
            await world.wait(0.2)
        await place_bet(world.tables[table_id], DAN, is_baked=True)

    async def _bet(self, table_id: int) -> str | None:
        async with self.world.store.work() as work:
            first = await work.pending(table_id, 1)
        return first[0].announcement.bet_on if first else None


async def fill(world: World, phases: Phases, finished: Sequence[str]) -> None:
    """All that a database may hold. What is still being told comes last."""
    scenes = Scenes(world)
    await scenes.set_up()
    for game in finished:
        await scenes.finish(game)
    for (game, name, value), waiting in phases.items():
        for phase in waiting:
            await scenes.play_until(phase, game, {name: value} if name else {})
    await scenes.leave()
    await scenes.begin_to_open()


async def dump(folder: Path, phases: Phases = PHASES, finished: Sequence[str] = FINISHED) -> str:
    """A database with all of that, as text, as it is left by a program that is killed."""
    path = folder / "release.db"
    await make_ready(f"sqlite:///{path}")
    async with running(World(f"sqlite:///{path}", seed=SEED)) as world:
        await fill(world, phases, finished)
    with closing(sqlite3.connect(path)) as database:
        return "\n".join(database.iterdump()) + "\n"


def main() -> None:
    """Writes the dump."""
    with tempfile.TemporaryDirectory() as folder:
        text = asyncio.run(dump(Path(folder)))
    (FOLDER / f"{migrations.scripts().get_current_head()}.sql").write_text(text)


if __name__ == "__main__":
    main()
