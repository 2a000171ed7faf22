"""A game at random, whose program is killed at any instants: everybody reads the same story."""

import asyncio
from pathlib import Path
from random import Random

from bot.games.registry import GAMES
from bot.store.database import open_database
from bot.tables.terms import TURN_TIMES, Terms
from tests.live.killing import (
    TO_THE_END,
    Game,
    Lives,
    Reference,
    add_computer,
    begin,
    join,
    kill_over_and_over,
    leave,
    remove_computer,
)
from tests.live.world import ADA, PEOPLE, Wish
from tests.store.conftest import make_ready
from tests.threadless import without_threads
from tests.weather.setting import draw_setup, draw_terms

LONGEST = 60
"""How many entries most games have before people go home."""

POINTS = 8
"""After how many kills it is tried whether the game goes on, each with a program of its own."""

HOUR = 3600.0


def trial(rng: Random, folder: Path) -> None:
    asyncio.run(_kill(rng, folder))


async def _kill(rng: Random, folder: Path) -> None:
    game = draw_game(rng)
    reference = Reference(game)
    with without_threads():
        await make_ready(f"sqlite:///{folder / 'ready.db'}")
        await reference.play(_copy(folder, "reference"))
        engine = await open_database(f"sqlite:///{_copy(folder, 'lives')}")
        await engine.dispose()
        lives = Lives(reference, folder / "lives.db", engine)
        points = rng.sample(reference.survivals, min(POINTS, len(reference.survivals)))
        for survival in points:
            later = rng.choice((0.0, 0.0, HOUR)) if is_patient(game) else 0.0
            await lives.go_on(survival, moves=rng.randint(0, 2), later=later)
        chance = rng.choice((0.005, 0.02, 0.1))
        url = f"sqlite:///{_copy(folder, 'over')}"
        await kill_over_and_over(reference, url, Deaths(rng, chance))


def is_patient(game: Game) -> bool:
    """Whether nobody's time runs out within an hour: somebody else would move instead."""
    seconds = TURN_TIMES[game.wish.terms.turn_time]
    return seconds is None or seconds > 2 * HOUR


def _copy(folder: Path, name: str) -> Path:
    path = folder / f"{name}.db"
    path.write_bytes((folder / "ready.db").read_bytes())
    return path


class Deaths:
    """Whether the program dies: at the same instant only once, or it would never get on."""

    def __init__(self, rng: Random, chance: float) -> None:
        self._rng = rng
        self._chance = chance
        self._met: set[tuple] = set()

    def __call__(self, moment: str, call: tuple) -> bool:
        is_new = (moment, call) not in self._met
        self._met.add((moment, call))
        return is_new and self._rng.random() < self._chance


def draw_game(rng: Random) -> Game:
    """What is played, by whom, and for how long."""
    game_id, options, players = draw_setup(rng)
    wish = Wish(GAMES[game_id], tuple(options.items()), Terms(**draw_terms(rng)))
    most = TO_THE_END if rng.random() < 0.2 else rng.randint(5, LONGEST)
    return Game(wish, draw_lobby(rng, players), rng.randrange(10**6), most)


def draw_lobby(rng: Random, players: int) -> tuple:
    """How so many come to sit there: some change their minds, and some are computers."""
    people = rng.sample([user for user in PEOPLE.values() if user != ADA], players - 1)
    doings = []
    for user in people:
        if rng.random() < 0.5:
            doings.append(join(user))
            if rng.random() < 0.2:
                doings += [leave(user), join(user)]
        else:
            doings.append(add_computer)
            if rng.random() < 0.2:
                doings += [remove_computer, add_computer]
    return (*doings, begin)
