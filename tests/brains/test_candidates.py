"""Moves compared in the same worlds."""

from dataclasses import replace

from bot.brains.hard.candidates import Budget, rank
from bot.games.mamma_mia.moves import Decline, Help

FIRST, SECOND, THIRD = Help(True), Help(False), Decline()
BUDGET = Budget(rounds=((3, 4), (2, 6)), standard_errors=1.0)


def roll_outs(worths):
    """Rolls out by a table of worths for each move, and notes what was tried."""
    tried = []

    def roll_out(move, number):
        tried.append((move, number))
        return worths[move](number), number

    return roll_out, tried


def test_a_move_that_is_better_in_every_world_is_taken():
    roll_out, _ = roll_outs({FIRST: lambda n: n % 3, SECOND: lambda n: n % 3 + 0.1})
    assert rank([FIRST, SECOND], roll_out, BUDGET)[0].move == SECOND


def test_the_first_idea_is_kept_unless_another_is_surely_better():
    """Better by half on average, but by luck: ten worlds do not prove it."""
    roll_out, _ = roll_outs({FIRST: lambda n: 0.0, SECOND: lambda n: 5.0 if n == 3 else -0.4})
    assert rank([FIRST, SECOND], roll_out, BUDGET)[0].move == FIRST


def test_all_moves_are_tried_in_the_same_worlds_and_the_worst_is_dropped():
    roll_out, tried = roll_outs({FIRST: lambda n: 1, SECOND: lambda n: 2, THIRD: lambda n: 0})
    assert rank([FIRST, SECOND, THIRD], roll_out, BUDGET)[0].notes == [*range(10)]
    assert [number for move, number in tried if move == SECOND] == [*range(10)]
    assert [number for move, number in tried if move == FIRST] == [*range(10)]
    assert [number for move, number in tried if move == THIRD] == [*range(4)]


def test_those_left_in_the_end_come_in_order():
    roll_out, _ = roll_outs({FIRST: lambda n: 1, SECOND: lambda n: 2, THIRD: lambda n: 0})
    assert [one.move for one in rank([FIRST, SECOND, THIRD], roll_out, BUDGET)] == [SECOND, FIRST]


def test_where_there_is_no_choice_hardly_anything_is_tried():
    roll_out, tried = roll_outs({FIRST: lambda n: 1})
    assert rank([FIRST], roll_out, BUDGET)[0].move == FIRST
    assert len(tried) == len(BUDGET.rounds)


def test_whoever_asks_why_hears_of_more_than_a_few_worlds():
    roll_out, _ = roll_outs({FIRST: lambda n: 1})
    assert len(rank([FIRST], roll_out, replace(BUDGET, alone=16))[0].notes) == 32


def test_what_is_better_in_the_last_bit_alone_is_no_better():
    roll_out, tried = roll_outs(
        {FIRST: lambda n: 0.3, SECOND: lambda n: 0.3, THIRD: lambda n: 0.1 + 0.2}
    )
    assert rank([FIRST, SECOND, THIRD], roll_out, BUDGET)[0].move == FIRST
    assert [number for move, number in tried if move == SECOND] == [*range(10)]
