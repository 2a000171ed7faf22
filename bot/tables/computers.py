"""Computers at the tables: what they are asked, and the moves that they have thought of."""

from copy import copy
from dataclasses import replace

from bot.brains.question import NORMAL, Question
from bot.games.interface import Move, value
from bot.tables.ports import Thinker
from bot.tables.table import Table


@value
class Asked:
    """A computer is to think, and the table is free meanwhile."""

    table: int
    entries: int
    """How long the log was."""
    question: Question


@value
class Thought:
    """What a computer has thought of."""

    entries: int
    move: Move


class Computers:
    """Has computers think, with nobody waiting for the slow ones at any table."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._thoughts: dict[int, Thought] = {}
        """By table, what was thought of and is not done yet; a restart thinks of the same again."""

    def take_thought(self, table_id: int) -> Thought | None:
        """What was thought of for this table, which is forgotten here."""
        return self._thoughts.pop(table_id, None)

    async def decide(self, table: Table, seat: int, thought: Thought | None) -> Move | Asked:
        """What the computer at a seat does, or what it has to be asked first."""
        if thought is not None and thought.entries == len(table.get_match().log):
            return thought.move
        question = make_question(table, seat, table.chairs[seat].strength)
        if not question.is_slow:
            return await self._thinker.decide(question)
        apart = make_question_apart(table, seat, question.strength)
        return Asked(table.id, len(table.get_match().log), apart)

    async def decide_at_once(self, table: Table, seat: int) -> Move:
        """What a quick computer does for whoever has a seat."""
        return await self._thinker.decide(make_question(table, seat, NORMAL))

    async def think(self, asked: Asked) -> None:
        """Thinks, so that the table's next alarm finds a thought."""
        move = await self._thinker.decide(asked.question)
        self._thoughts[asked.table] = Thought(asked.entries, move)


def make_question(table: Table, seat: int, strength: str) -> Question:
    """What a computer player of this strength is asked, who sees what the seat sees."""
    match = table.get_match()
    return Question(
        table.game_id,
        strength,
        match.sight(seat),
        match.legal(),
        table.mind(seat),
        is_secret=table.acts_in_secret,
    )


def make_question_apart(table: Table, seat: int, strength: str) -> Question:
    """The same, for as long as one likes: what is seen at the table from now on it does not see."""
    question = make_question(table, seat, strength)
    return replace(question, sight=copy(question.sight))
