"""Slow computers think in processes of their own, and nothing that befalls these stops a game."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from multiprocessing import active_children
from random import Random

import pytest

from bot import limits
from bot.brains.question import Question, decide
from bot.brains.registry import STRENGTHS
from bot.games.registry import GAMES
from bot.thinking import Apart, Beside, make_thinker
from tests.games.setups import begin
from tests.puzzles import puzzle
from tests.test_project import ROOT
from tests.thorough import thoroughly

HOST = os.getpid()

FOREVER = 600.0

LONGEST = 120
"""After so many seconds nobody waits for a process any more, however busy the machine is."""


@asynccontextmanager
async def thinking(processes=1, longest=FOREVER, **about):
    """A thinker that is waited for, however busy the machine is."""
    thinker = Apart(processes, longest=longest, **about)
    try:
        yield thinker
    finally:
        for process in active_children():
            process.kill()
        await thinker.close()


async def until(is_so):
    async with asyncio.timeout(LONGEST):
        while not is_so():
            await asyncio.sleep(0.01)


def is_alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_slow_players_stand_back_in_a_process_that_knows_only_games():
    async with thinking() as thinker:
        solved = await thinker.decide(puzzle())
    assert solved.process != HOST
    assert solved.niceness > os.nice(0)
    assert not solved.modules & {"discord", "aiohttp", "sqlalchemy", "bot.tables", "bot.screens"}


async def test_quick_players_need_no_process():
    async with thinking() as thinker:
        for strength in ("easy", "normal"):
            assert (await thinker.decide(puzzle(FOREVER, strength))).process == HOST
        assert active_children() == []


@pytest.mark.parametrize("game_id", ["mamma-i", *thoroughly(sorted({*GAMES} - {"mamma-i"}))])
async def test_the_same_question_gets_the_same_answer_anywhere(game_id):
    match = begin(game_id, {}, 3, Random(1))
    match = match.deal_chance(Random(2))

    def question():
        return Question(game_id, "hard", match.observe(match.actor), match.legal(), Random(4))

    async with thinking() as thinker:
        moves = [await one.decide(question()) for one in (thinker, thinker, Beside())]
    assert moves == [decide(question())] * 3


async def test_the_event_loop_goes_on_while_another_process_works_hard():
    async with thinking() as thinker:
        await thinker.decide(puzzle())
        asked = asyncio.create_task(thinker.decide(puzzle(FOREVER, is_busy=True)))
        for _ in range(5):
            await asyncio.sleep(0.05)
            assert not asked.done()
    # It was killed, so somebody else has moved.
    assert (await asked).process == HOST


async def test_if_a_process_is_killed_in_mid_thought_somebody_quick_moves():
    told = []
    async with thinking(without=told.append) as thinker:
        asked = asyncio.create_task(thinker.decide(puzzle(FOREVER)))
        await until(active_children)
        (process,) = active_children()
        os.kill(process.pid, signal.SIGKILL)
        async with asyncio.timeout(LONGEST):
            assert (await asked).process == HOST
        assert (await thinker.decide(puzzle())).process not in (HOST, process.pid)
    assert told == ["failed"]


async def test_where_too_many_wait_somebody_quick_moves(caplog):
    told = []
    async with thinking(without=told.append) as thinker:
        waiting = [
            asyncio.create_task(thinker.decide(puzzle(0.2)))
            for _ in range(limits.QUESTIONS_PER_PROCESS)
        ]
        await asyncio.sleep(0)
        others = [thinker.decide(puzzle(0.2)) for _ in range(2)]
        assert {one.process for one in await asyncio.gather(*others)} == {HOST}
        assert {(await one).process == HOST for one in waiting} == {False}
    assert caplog.messages == ["too much to think about: computers do without until that is done"]
    assert told == ["full", "full"]


async def test_whoever_thinks_too_long_is_not_waited_for_and_ends(caplog):
    told = []
    async with thinking(longest=0.2, without=told.append) as thinker:
        assert (await thinker.decide(puzzle(FOREVER))).process == HOST
        await until(lambda: not active_children())
    assert len(caplog.messages) == 1
    assert told == ["late"]
    assert "puzzle" not in caplog.text.lower()


async def test_if_a_player_is_at_fault_another_moves_and_no_card_is_logged(monkeypatch, caplog):
    class Faulty:
        def decide(self, observation, legal, rng):
            raise ValueError("olive")

    monkeypatch.setitem(STRENGTHS["normal"], "puzzle", Faulty)
    async with thinking() as thinker:
        for one in (thinker, Beside()):
            assert (await one.decide(puzzle(strength="normal"))).process == HOST
    assert caplog.messages == ["a computer player is at fault, another moves: ValueError"] * 2
    assert "olive" not in caplog.text


async def test_an_adviser_at_fault_gives_no_hint_and_no_card_is_logged(monkeypatch, caplog):
    class Faulty:
        def decide(self, observation, legal, rng):
            raise ValueError("olive")

        advise = decide

    told = []
    monkeypatch.setitem(STRENGTHS["hard"], "puzzle", Faulty)
    assert await make_thinker(0, told.append).advise(puzzle()) is None
    assert caplog.messages == ["a computer does without thinking: ValueError"]
    assert "olive" not in caplog.text
    assert told == ["failed"]


async def test_an_answer_in_secret_waits_for_no_process():
    async with thinking() as thinker:
        secret = replace(puzzle(FOREVER), is_secret=True)
        assert (await thinker.decide(secret)).process == HOST


async def test_without_questions_the_processes_end():
    async with thinking(idle=0.2) as thinker:
        first = (await thinker.decide(puzzle())).process
        await until(lambda: not is_alive(first))
        assert (await thinker.decide(puzzle())).process not in (HOST, first)


async def test_the_processes_end_with_the_thinker():
    thinker = Apart(2, longest=FOREVER)
    solved = await asyncio.gather(*[thinker.decide(puzzle(0.3)) for _ in range(2)])
    assert len({one.process for one in solved}) == 2
    await thinker.close()
    assert not any(is_alive(one.process) for one in solved)
    assert (await thinker.decide(puzzle())).process == HOST


ORPHAN = """
import asyncio
from bot.thinking import Apart
from tests.puzzles import puzzle

async def main():
    thinker = Apart(1, longest=600)
    print((await thinker.decide(puzzle())).process, flush=True)
    await thinker.decide(puzzle(600))

asyncio.run(main())
"""


async def test_the_processes_end_when_the_host_is_killed():
    host = subprocess.Popen([sys.executable, "-c", ORPHAN], cwd=ROOT, stdout=subprocess.PIPE)
    with host:
        process = int(await asyncio.to_thread(host.stdout.readline))
        time.sleep(0.1)
        host.kill()
    await until(lambda: not is_alive(process))


@pytest.mark.parametrize(("processes", "kind"), [(None, Apart), (2, Apart), (0, Beside)])
def test_without_processes_all_think_in_the_bot(processes, kind):
    assert isinstance(make_thinker(processes), kind)
