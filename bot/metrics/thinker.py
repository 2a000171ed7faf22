"""A thinker with a stopwatch."""

from time import perf_counter

from bot.brains.interface import Advice
from bot.brains.question import Question
from bot.games.interface import Move
from bot.live.ports import Metrics, Thinker


class TimedThinker:
    """Has another think, and reports how long that took, including the wait for its turn."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics

    async def decide(self, question: Question) -> Move:
        begun = perf_counter()
        move = await self._thinker.decide(question)
        # Counting thoughts would tell how many were asked in secret.
        if not question.is_secret:
            self._metrics.thought(question.strength, perf_counter() - begun)
        return move

    async def advise(self, question: Question) -> Advice | None:
        begun = perf_counter()
        advice = await self._thinker.advise(question)
        self._metrics.thought(question.strength, perf_counter() - begun)
        return advice

    async def close(self) -> None:
        await self._thinker.close()
