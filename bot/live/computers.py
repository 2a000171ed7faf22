"""Computer players at the tables: the questions they get, and the moves they come up with."""

from copy import copy
from dataclasses import replace

from bot.brains.question import NORMAL, Question
from bot.games.interface import Move, value
from bot.live.ports import Thinker
from bot.tables.table import Table


@value
class Thought:
    """A move that a computer player has decided on."""

    entries: int
    """The length of the log."""
    move: Move


@value
class Asked:
    """A question for a computer player that thinks while the table is free."""

    entries: int
    """The length of the log."""
    question: Question

    async def answered_by(self, thinker: Thinker) -> Thought:
        """The answer, ready for the table's next alarm."""
        return Thought(self.entries, await thinker.decide(self.question))


async def decide(
    thinker: Thinker, table: Table, seat: int, thought: Thought | None
) -> Move | Asked:
    """The move of the computer at a seat, or the question to ask it first."""
    entries = len(table.get_match().log)
    if thought is not None and thought.entries == entries:
        return thought.move
    question = make_question(table, seat, table.chairs[seat].strength)
    if not question.is_slow:
        return await thinker.decide(question)
    return Asked(entries, make_question_apart(table, seat, question.strength))


async def decide_at_once(thinker: Thinker, table: Table, seat: int) -> Move:
    """The move of a quick computer in place of whoever sits there."""
    return await thinker.decide(make_question(table, seat, NORMAL))


def make_question(table: Table, seat: int, strength: str) -> Question:
    """What a computer of this strength is asked, with nothing but what the seat sees."""
    match = table.get_match()
    return Question(
        table.game_id,
        strength,
        match.observe(seat),
        match.legal(),
        table.mind(seat),
        is_secret=table.acts_in_secret,
    )


def make_question_apart(table: Table, seat: int, strength: str) -> Question:
    """The same with a copy of what the seat sees, so that the table can go on meanwhile."""
    question = make_question(table, seat, strength)
    return replace(question, observation=copy(question.observation))
