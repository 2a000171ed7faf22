"""Computers at the tables: what they are asked, and the moves that they have thought of."""

from copy import copy
from dataclasses import replace
from typing import Final

from bot.brains.question import NORMAL, SLOW, Question
from bot.games.interface import Move, value
from bot.tables.ports import Thinker
from bot.tables.table import Alarm, AlarmKind, Chair, Table

IN_SECRET: Final = 1.0
"""After this many seconds an answer in secret is given, where a slow computer may be asked."""


@value
class Asked:
    """A computer is to think, and the table is free meanwhile."""

    table: int
    entries: int
    """How long the log was."""
    question: Question
    answer_at: float
    """When the answer may be given at the earliest."""


@value
class Thought:
    """What a computer has thought of."""

    entries: int
    move: Move


class Computers:
    """Has computers think, with nobody waiting for the slow ones at any table."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._thinking: set[int] = set()
        self._thoughts: dict[int, Thought] = {}
        """By table, what was thought of and is not done yet; a restart thinks of the same again."""

    def is_thinking(self, table_id: int) -> bool:
        """Whether somebody thinks for this table already."""
        return table_id in self._thinking

    async def decide(self, table: Table, seat: int, now: float) -> Move | Asked:
        """What the computer at a seat does, or what it has to be asked first."""
        thought = self._thoughts.pop(table.id, None)
        if thought is not None and thought.entries == len(table.get_match().log):
            return thought.move
        question = make_question(table, seat, table.chairs[seat].strength)
        # Where a slow one may be asked in secret all take their time, as that could tell who is.
        is_covered = table.acts_in_secret and any(map(_is_slow, table.chairs))
        if not question.is_slow and not is_covered:
            return await self._thinker.decide(question)
        apart = make_question_apart(table, seat, question.strength)
        answer_at = now + (IN_SECRET if is_covered else 0.0)
        return Asked(table.id, len(table.get_match().log), apart, answer_at)

    async def decide_at_once(self, table: Table, seat: int) -> Move:
        """What a quick computer does for whoever has a seat."""
        return await self._thinker.decide(make_question(table, seat, NORMAL))

    async def think(self, asked: Asked) -> Alarm:
        """Thinks, and gives when what was thought of is to be done."""
        self._thinking.add(asked.table)
        try:
            move = await self._thinker.decide(asked.question)
        finally:
            self._thinking.discard(asked.table)
        self._thoughts[asked.table] = Thought(asked.entries, move)
        return Alarm(asked.answer_at, AlarmKind.COMPUTER)


def make_question(table: Table, seat: int, strength: str) -> Question:
    """What a computer player of this strength is asked, who sees what the seat sees."""
    match = table.get_match()
    return Question(table.game_id, strength, match.sight(seat), match.legal(), table.mind(seat))


def make_question_apart(table: Table, seat: int, strength: str) -> Question:
    """The same, for as long as one likes: what is seen at the table from now on it does not see."""
    question = make_question(table, seat, strength)
    return replace(question, sight=copy(question.sight))


def _is_slow(chair: Chair) -> bool:
    return chair.user is None and chair.strength in SLOW
