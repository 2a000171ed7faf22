"""How long people wait after a click until the next can be made, measured by hand.

    python -m tests.bench.waits [--pace normal] [--latency 0.15]

A game of classic and one of Plus with helping, in virtual time: two persons, who need no time to
think, and two computers, at a Discord where everything takes a while. A wait ends when a person may
act again; the longest are shown with what was told meanwhile.
"""

import argparse
import asyncio
import heapq
import shutil
import statistics
import tempfile
from pathlib import Path

from bot.brains.registry import BRAINS
from bot.games.interface import SeatMove
from bot.store.database import migrate, open_database
from bot.tables.changes import play
from bot.tables.table import Status, Table
from bot.tables.terms import PACES
from tests.live.world import ADA, BEA, World, running

GAMES = {"classic": {"game": "mamma-mia"}, "plus": {"game": "plus"}}

SHOWN = 3


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pace", choices=PACES, default="normal")
    parser.add_argument("--latency", type=float, default=0.15)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "ready.db"
        engine = await open_database(f"sqlite:///{ready}")
        await migrate(engine)
        await engine.dispose()
        for name, wish in GAMES.items():
            path = shutil.copy(ready, Path(folder) / f"{name}.db")
            async with running(World(f"sqlite:///{path}")) as world:
                world.discord.latency = arguments.latency
                await measure(world, name, wish | {"pace": arguments.pace})


async def measure(world: World, name: str, wish: dict) -> None:
    """Plays a game, and shows how long its waits were."""
    table_id = await world.begin(ADA, BEA, computers=2, **wish)
    begun, waits = world.clock.now(), []
    brain = BRAINS["normal"](wish["game"])
    while (table := await world.table(table_id)).status is Status.RUNNING:
        clicked = world.clock.now()
        user, move, stamp = await world.choose(table_id, brain)
        await world.tables[table_id].change(play.make_move, user, move, stamp)
        await world.settle()
        now = await world.table(table_id)
        waits.append((world.clock.now() - clicked, what_was_told(now, table)))
    length = world.clock.now() - begun
    seconds = [wait for wait, _ in waits]
    print(f"{name}: {len(waits)} clicks, {length / 60:.1f} minutes without people's thinking")
    print(
        f"  wait in s: median {statistics.median(seconds):.1f}, "
        f"mean {statistics.fmean(seconds):.1f}"
    )
    for wait, told in heapq.nlargest(SHOWN, waits):
        print(f"  {wait:6.1f} s: {told}")


def what_was_told(now: Table, before: Table) -> str:
    """What happened between two clicks of persons, in short."""
    log = now.get_match().log[len(before.get_match().log) :]
    moves = [entry for entry in log if isinstance(entry, SeatMove)]
    cards = sum(
        type(event).__name__ in ("IngredientsShown", "OrderShown")
        for event in now.get_match().events[len(before.get_match().events) :]
    )
    return f"{len(moves)} moves, {cards} cards out of the oven"


if __name__ == "__main__":
    asyncio.run(main())
