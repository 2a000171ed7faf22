"""Where computer players think: beside the event loop, slow ones in processes of their own.

Processes start with the first question to a slow player, and are let go after some minutes without
one, so that they cost nothing at tables without such players. When an answer can't come in time, a
quick player gives one instead: no game waits for long.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Literal, TypeAlias, TypeVar

from bot import limits, mind
from bot.brains.interface import Advice
from bot.brains.question import NORMAL, RANDOM, Question, advise, decide
from bot.games.interface import Move

log = logging.getLogger(__name__)

A = TypeVar("A")

Why: TypeAlias = Literal["full", "late", "failed"]
"""Why a computer doesn't think: too many do, it took too long, or something broke."""


def _say_nothing(why: Why) -> None:
    """Ignores the reason."""


class Beside:
    """Thinks in threads of this process."""

    def __init__(self, without: Callable[[Why], None] = _say_nothing) -> None:
        """`without` is told why whenever a computer doesn't think."""
        self._without = without

    async def decide(self, question: Question) -> Move:
        return await _decide_here(question)

    async def advise(self, question: Question) -> Advice | None:
        """An adviser's move, and the reason; None if the adviser fails."""
        try:
            return await asyncio.to_thread(advise, question)
        except Exception as error:
            _do_without(error, self._without)
            return None

    async def close(self) -> None:
        """There is nothing to end."""


class Apart:
    """Lets slow players think in a limited number of other processes."""

    def __init__(
        self,
        processes: int,
        *,
        longest: float = limits.THINKING_SECONDS,
        idle: float = limits.THINKERS_IDLE_SECONDS,
        without: Callable[[Why], None] = _say_nothing,
    ) -> None:
        self._processes = processes
        self._without = without
        self._longest = longest
        self._idle = idle
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0
        self._open = 0
        self._is_full = False
        """Whether a question was turned down since there was last nothing to think about."""
        self._letting_go: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def decide(self, question: Question) -> Move:
        """The computer player's move, or a quick one's if that takes too long."""
        if question.is_slow:
            move = await self._ask(decide, question)
            if move is not None:
                return move
            question = replace(question, strength=NORMAL)
        return await _decide_here(question)

    async def advise(self, question: Question) -> Advice | None:
        """An adviser's move, and the reason; None if there is no time for it now."""
        return await self._ask(advise, question)

    async def close(self) -> None:
        """Ends the processes for good, and waits for their end."""
        self._is_closed = True
        pool = self._take_pool()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _ask(self, answer: Callable[[Question], A], question: Question) -> A | None:
        """The answer from another process; None if it doesn't come in time."""
        if self._is_closed:
            return None
        if self._open >= limits.QUESTIONS_PER_PROCESS * self._processes:
            if not self._is_full:
                log.warning("too much to think about: computers do without until that is done")
            self._is_full = True
            self._without("full")
            return None
        self._open += 1
        pool = self._get_pool()
        try:
            async with asyncio.timeout(self._longest):
                asked = pool.submit(mind.think, answer, question, self._longest)
                return await asyncio.wrap_future(asked)
        except Exception as error:
            _do_without(error, self._without)
            if isinstance(error, (BrokenProcessPool, OSError)) and pool is self._pool:
                self._let_go()
            return None
        finally:
            self._open -= 1
            self._is_full &= self._open > 0
            self._let_go_later()

    def _get_pool(self) -> ProcessPoolExecutor:
        """The processes; new ones if there are none, or if these have answered enough."""
        if self._pool is not None and self._asked >= limits.ANSWERS_UNTIL_REPLACED:
            self._let_go()
        if self._pool is None:
            # The bot has threads, which a fork would not take along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, mind.wake)
        self._asked += 1
        return self._pool

    def _let_go_later(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
        self._letting_go = asyncio.get_running_loop().call_later(self._idle, self._let_go)

    def _let_go(self) -> None:
        """Lets the processes end once they have answered; the next question gets new ones."""
        pool = self._take_pool()
        if pool is not None:
            pool.shutdown(wait=False)

    def _take_pool(self) -> ProcessPoolExecutor | None:
        if self._letting_go is not None:
            self._letting_go.cancel()
        pool, self._pool, self._asked = self._pool, None, 0
        return pool


def _do_without(error: Exception, without: Callable[[Why], None]) -> None:
    # The error may reveal cards, so only its kind is logged.
    log.warning("a computer does without thinking: %s", type(error).__name__)
    without("late" if isinstance(error, TimeoutError) else "failed")


async def _decide_here(question: Question) -> Move:
    """The computer player's move, or a random one if that player fails."""
    try:
        return await asyncio.to_thread(decide, question)
    except Exception as error:
        # The error may reveal cards, so only its kind is logged.
        log.error("a computer player is at fault, another moves: %s", type(error).__name__)
        return await asyncio.to_thread(decide, replace(question, strength=RANDOM))


def make_thinker(
    processes: int | None, without: Callable[[Why], None] = _say_nothing
) -> Apart | Beside:
    """A thinker with this many processes, or with as many as leave a core for the bot."""
    if processes is None:
        processes = max(1, (os.cpu_count() or 1) - 1)
    return Apart(processes, without=without) if processes else Beside(without)
