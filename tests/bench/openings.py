"""How long openings take to be told, and what they cost, measured by hand.

    python -m tests.bench.openings [--games N] [--tell | --paint]

Games at random, whose openings are told by the real presenter: the seconds between the door and the
next round, without anybody's thinking, the requests that the channel gets, the kilobytes of their
pictures, and the characters of the longest message. With `--tell` an opening of three is printed
frame by frame instead, and with `--paint` how long each kind of picture takes.
"""

import argparse
import asyncio
import json
import statistics
import time
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.front.painting import Painting
from bot.screens.families import FAMILIES
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.presenter import TablePresenter
from bot.screens.screen import Picture, Screen, load_screen
from bot.tables.announcement import Announcement
from bot.tables.terms import PACES
from tests.screens.tables import make_table, new_match, play_on, read, seen

PRESENTER = TablePresenter(FAMILIES)

SETUPS = [
    ("mamma-mia", {}, 2),
    ("mamma-mia", {}, 3),
    ("mamma-mia", {}, 5),
    ("plus", {"helping": True}, 2),
    ("plus", {"helping": True}, 4),
    ("plus", {"helping": True}, 6),
]


@dataclass
class Opening:
    """One opening, from the door to its result."""

    frames: list[Announcement]
    standing: float

    @property
    def seconds(self) -> float:
        return sum(frame.gap for frame in self.frames) + self.standing

    @property
    def longest(self) -> int:
        return max(len(read(frame)) for frame in self.frames)

    @property
    def kilobytes(self) -> float:
        blocks = [one for frame in self.frames for one in load_screen(frame.screen).blocks]
        facts = [json.dumps([one.name, one.facts]) for one in blocks if isinstance(one, Picture)]
        return sum(map(painted_size, facts)) / 1000


@cache
def painted_size(picture: str) -> int:
    """The bytes of a picture: its kind and its facts."""
    name, facts = json.loads(picture)
    return len(FAMILIES.pictures[name].paint(facts))


def openings(game: str, options: dict, players: int, pace: str, seed: int) -> Iterator[Opening]:
    """The openings of a game."""
    rng = Random(seed)
    match = new_match(game, options, players, rng)
    start = make_table(match, players, pace=pace)
    found: list[Opening] = []
    for table, seat, _, seals in play_on(start, rng):
        if seat is None:
            continue
        told = PRESENTER.moved(table, seat, seals, "player")
        frames = [one for one in told if one.key.startswith("oven-")]
        if any(frame.act == "post" for frame in frames):
            found.append(Opening([], get_rhythm(seen(table)).standing))
        if frames:
            found[-1].frames += frames
    yield from found


def measure(games: int) -> None:
    print(f"{'':24}{'pace':>9}{'seconds':>16}{'requests':>14}{'kB':>14}{'characters':>12}")
    for game, options, players in SETUPS:
        for pace in PACES:
            played = [o for n in range(games) for o in openings(game, options, players, pace, n)]
            seconds = spread([opening.seconds for opening in played])
            requests = spread([len(opening.frames) for opening in played])
            bytes_ = spread([opening.kilobytes for opening in played])
            longest = max(opening.longest for opening in played)
            name = f"{game}, {players} players"
            print(f"{name:24}{pace:>9}{seconds:>16}{requests:>14}{bytes_:>14}{longest:>12}")


def spread(numbers: list[float]) -> str:
    """The least, the middle and the most."""
    return f"{min(numbers):.0f} {statistics.median(numbers):.0f} {max(numbers):.0f}"


def tell() -> None:
    first = next(openings("mamma-mia", {}, 3, "normal", 1))
    at = 0.0
    for frame in first.frames:
        at += frame.gap
        print(f"\n{at:5.1f} s")
        print(read(frame))


async def paint() -> None:
    """Each kind the first time, anew, and kept."""
    print(f"{'':24}{'first':>9}{'anew':>9}{'kept':>9}  milliseconds{'bytes':>9}")
    painting = Painting(FAMILIES.pictures)
    for name, kind in FAMILIES.pictures.items():
        screen = Screen((Picture(name, kind.example, ""),))
        first = await timed(painting.paint(screen))
        kept = await timed(painting.paint(screen))
        anew = await timed(Painting(FAMILIES.pictures).paint(screen))
        size = len(kind.paint(kind.example))
        print(f"{name:24}{first:9.1f}{anew:9.1f}{kept:9.2f}{'':14}{size:>9}")


async def timed(painting: Awaitable[object]) -> float:
    """How many milliseconds it takes."""
    begun = time.perf_counter()
    await painting
    return 1000 * (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tell", action="store_true")
    parser.add_argument("--paint", action="store_true")
    arguments = parser.parse_args()
    if arguments.tell:
        tell()
    elif arguments.paint:
        asyncio.run(paint())
    else:
        measure(arguments.games)


if __name__ == "__main__":
    main()
