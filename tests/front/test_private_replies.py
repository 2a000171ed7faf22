"""Of what a user was answered, the newest of its kind stays."""

from itertools import permutations
from types import SimpleNamespace

import pytest

from bot.front.private_replies import PrivateReplies


class Answered:
    """An interaction that was answered; a later one has the larger id."""

    def __init__(self, number, channel=10, guild=5):
        self.id = number
        self.user = SimpleNamespace(id=1)
        self.channel_id = channel
        self.guild_id = guild
        self.is_there = True

    def is_expired(self):
        return False

    async def delete_original_response(self):
        assert self.is_there
        self.is_there = False


async def left_of(answers, given, what="hand"):
    """Which of them are still there once they were given in this order."""
    for one in given:
        answers.take_place_of_former(one, what)
    await answers.settle()
    return [one.id for one in given if one.is_there]


@pytest.mark.parametrize("order", [*permutations([1, 2, 3])])
async def test_whichever_comes_last_the_answer_to_the_newest_stays(order):
    assert await left_of(PrivateReplies(), [Answered(number) for number in order]) == [3]


async def test_an_interaction_that_was_answered_twice_keeps_its_answer():
    one = Answered(1)
    assert await left_of(PrivateReplies(), [one, one]) == [1, 1]


async def test_a_look_and_a_refusal_stay_beside_each_other():
    answers = PrivateReplies()
    assert await left_of(answers, [Answered(2)], "hand") == [2]
    assert await left_of(answers, [Answered(1)], "begin") == [1]


async def test_what_was_done_takes_away_only_what_was_said_before():
    answers, one = PrivateReplies(), Answered(2)
    answers.take_place_of_former(one, "begin")
    answers.take_away(Answered(1))
    await answers.settle()
    assert one.is_there
    answers.take_away(Answered(3))
    await answers.settle()
    assert not one.is_there


async def test_a_move_takes_away_the_hands_shown_before_it_at_this_table():
    answers = PrivateReplies()
    here, elsewhere, direct = Answered(1), Answered(2, channel=11), Answered(3, 12, guild=None)
    later, rules = Answered(9), Answered(4)
    for one in (here, elsewhere, direct):
        answers.take_place_of_former(one, "hand")
    answers.take_place_of_former(rules, "rules")
    answers.take_place_of_former(later, "bake")
    answers.take_away_hands(Answered(8, channel=12, guild=None), 10)
    await answers.settle()
    assert not here.is_there
    assert not direct.is_there
    assert all(one.is_there for one in (elsewhere, rules, later))
