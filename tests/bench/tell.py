"""Tells a whole game as text: what stands in the channel, and what one player sees besides.

    python -m tests.bench.tell GAME SEED

GAME is `mamma-mia` or `plus`; Plus is played with helping. A message is told when it is posted;
later only the lines that change. Whatever the player does herself is told too.
"""

import argparse
import asyncio
import difflib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.games.interface import Move
from bot.tables.table import Status, Table
from tests.app.players import as_command, decide, make, open_table
from tests.discord.loop import BEGINNING, VirtualLoop
from tests.discord.people import Person
from tests.discord.seen import Shown
from tests.discord.world import World, open_world

NAMES = ("Anna", "Bert", "Carla", "Dora")
OPTIONS = {"mamma-mia": {}, "plus": {"game": "plus", "helping": True}}
WAYS = (("commands", "channel"), ("buttons", "direct"))

HOWS = {
    "post": "posted",
    "edit": "changed",
    "delete": "taken away",
    "answer": "answer",
    "renew": "answer, changed",
    "form": "form",
    "choices": "choices",
}


class Story:
    """Puts into words what was shown, message by message."""

    def __init__(self, world: World, player: Person) -> None:
        self._world = world
        self._player = player
        self._told = 0
        self._numbers: dict[int, int] = {}
        self._texts: dict[int, list[str]] = {}

    def go_on(self) -> Iterator[str]:
        """What was shown since the last time."""
        fresh = self._world.shown[self._told :]
        self._told = len(self._world.shown)
        for shown in fresh:
            if self._is_seen(shown):
                yield from self._tell(shown)

    def _is_seen(self, shown: Shown) -> bool:
        if shown.user is not None:
            return shown.user == self._player.id
        return shown.place == self._world.channel.id

    def _tell(self, shown: Shown) -> Iterator[str]:
        text = self._written(shown)
        head = f"{self._where(shown)} · {HOWS[shown.how]}"
        if shown.seen is None:
            yield from self._lines(shown, head, text)
            return
        number = self._numbers.setdefault(shown.seen.id, len(self._numbers) + 1)
        head += f" · message {number}"
        if shown.how == "delete":
            yield from self._lines(shown, head, [])
            return
        former = self._texts.get(shown.seen.id)
        self._texts[shown.seen.id] = text
        if shown.how in ("edit", "renew") and former is not None:
            text = _changes(former, text)
        yield from self._lines(shown, head, text)

    def _where(self, shown: Shown) -> str:
        if self._world.is_direct(shown.place):
            return f"{self._player.name}'s messages"
        return "channel" if shown.user is None else f"{self._player.name} alone"

    def _written(self, shown: Shown) -> list[str]:
        lines = self._with_names(shown.text).splitlines()
        if shown.seen is None:
            return lines
        lines += [f"picture {name}, {len(data)} bytes" for name, data in shown.seen.files]
        buttons = [f"[{one.emoji or ''} {one.label}]" for one in shown.seen.buttons]
        if buttons:
            lines.append(" ".join(buttons).replace("[ ", "["))
        if pings := [self._world.people[user].name for user in shown.seen.pings]:
            lines.append(f"(pings {', '.join(sorted(pings))})")
        return lines

    def _with_names(self, text: str) -> str:
        for person in self._world.people.values():
            text = text.replace(person.mention, f"@{person.name}")
        return text

    def _lines(self, shown: Shown, head: str, lines: list[str]) -> Iterator[str]:
        minutes, seconds = divmod(shown.at - BEGINNING, 60)
        yield f"{minutes:3.0f}:{seconds:04.1f}  {head}"
        yield from (f"          | {line}" for line in lines)


def _changes(former: list[str], text: list[str]) -> list[str]:
    """The lines that went and came."""
    changed = [line for line in difflib.ndiff(former, text) if line[0] in "+-"]
    return changed or ["(the same)"]


def told_move(table: Table, person: Person, move: Move, way: str) -> str:
    """What somebody does, as it would be typed."""
    if way == "buttons":
        return f"--- {person.name} presses buttons: {table.game.write_move(move)}"
    command, options = as_command(move)
    filled = "".join(f" {name}: {value}" for name, value in options.items())
    return f"--- {person.name} types /mammamia {command}{filled}"


async def tell(world: World, game: str, pace: str) -> None:
    """Plays the game and prints it."""
    people = world.add_people(*NAMES)
    player = people[0]
    story = Story(world, player)
    table_id = await open_table(world, people, pace=pace, **OPTIONS[game])
    print(*story.go_on(), sep="\n")
    rng = Random(1)
    while (table := await world.peek_table(table_id)).status is Status.RUNNING:
        person, move = decide(table, people, rng=rng)
        way, place = rng.choice(WAYS)
        is_heard = person is player or type(move).__name__ in ("Play", "Pass")
        print(told_move(table, person, move, way) if is_heard else "--- somebody decides")
        await make(table, person, move, way, is_direct=place == "direct")
        print(*story.go_on(), sep="\n")


async def run(game: str, seed: int, pace: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_world(Path(folder), seed=seed) as world:
            await tell(world, game, pace)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(OPTIONS))
    parser.add_argument("seed", type=int)
    parser.add_argument("--pace", default="normal")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(run(arguments.game, arguments.seed, arguments.pace))


if __name__ == "__main__":
    main()
