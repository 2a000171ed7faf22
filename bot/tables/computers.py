"""Computer players at the tables: the questions they get, and the moves they come up with."""

from copy import copy
from dataclasses import replace

from bot.brains.question import NORMAL, Question
from bot.games.interface import Move, value
from bot.tables.ports import Thinker
from bot.tables.table import Table


@value
class Asked:
    """A question for a computer player that thinks while the table is free."""

    table: int
    entries: int
    """The length of the log."""
    question: Question


@value
class Thought:
    """A move that a computer player has decided on."""

    entries: int
    move: Move


class Computers:
    """Has computer players decide; nobody at any table waits for the slow ones."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._thoughts: dict[int, Thought] = {}
        """By table, moves not made yet; after a restart they come out the same."""

    def take_thought(self, table_id: int) -> Thought | None:
        return self._thoughts.pop(table_id, None)

    async def decide(self, table: Table, seat: int, thought: Thought | None) -> Move | Asked:
        """The move of the computer at a seat, or the question to ask it first."""
        if thought is not None and thought.entries == len(table.get_match().log):
            return thought.move
        question = make_question(table, seat, table.chairs[seat].strength)
        if not question.is_slow:
            return await self._thinker.decide(question)
        apart = make_question_apart(table, seat, question.strength)
        return Asked(table.id, len(table.get_match().log), apart)

    async def decide_at_once(self, table: Table, seat: int) -> Move:
        """The move of a quick computer in place of whoever sits there."""
        return await self._thinker.decide(make_question(table, seat, NORMAL))

    async def think(self, asked: Asked) -> None:
        """Thinks the move over, ready for the table's next alarm."""
        move = await self._thinker.decide(asked.question)
        self._thoughts[asked.table] = Thought(asked.entries, move)


def make_question(table: Table, seat: int, strength: str) -> Question:
    """What a computer of this strength is asked, with nothing but what the seat sees."""
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
    """The same with a copy of what the seat sees, so that the table can go on meanwhile."""
    question = make_question(table, seat, strength)
    return replace(question, sight=copy(question.sight))
