"""The awards at the end of a game."""

from random import Random

import pytest

from bot.games.mamma_mia.cards import NOTHING, Ingredient, more
from bot.games.mamma_mia.events import (
    HelpGiven,
    IngredientsDrawn,
    IngredientsPlayed,
    OrderBaked,
    OrderFailed,
    OvenOpened,
    Passed,
)
from bot.screens import awarding
from bot.screens.mamma_mia.awards import KINDS
from bot.screens.mamma_mia.words import get_words
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.screens.tables import check_awards, make_table, new_match, play_out


def find_awards(events, seats):
    return awarding.find_awards(KINDS, events, seats)


def opened(number=1):
    return OvenOpened(0, number, is_stalemate=False)


def baked(seat, order="minimale", added=0, taken=4):
    cards = more(NOTHING, Ingredient.OLIVE, taken)
    return OrderBaked(seat, order, (), more(NOTHING, Ingredient.OLIVE, added), cards, NOTHING)


def played(seat, count):
    return IngredientsPlayed(seat, Ingredient.SALAMI, count)


ALONE = {
    "bombastica": [baked(1, "bombastica", taken=17), baked(0, "bombastica", taken=15)],
    "helper": [HelpGiven(1, 0, NOTHING)] * 2,
    "saved": [*[baked(1, added=1)] * 3, baked(0, added=2), OrderFailed(1, "trio")],
    "memory": [
        *[baked(1) for _ in range(3)],
        *[baked(0) for _ in range(4)],
        *[OrderFailed(0, "trio")] * 3,
    ],
    "burnt": [OrderFailed(1, "trio")] * 3,
    "feast": [OrderFailed(1, "a"), opened(1), *[baked(1)] * 4, opened(2), *[baked(0)] * 3],
    "armful": [played(1, 5), played(0, 4)],
    "patience": [Passed(1), Passed(0), Passed(1)],
}


@pytest.mark.parametrize("key", ALONE)
def test_each_award_goes_to_whoever_was_best(key):
    award = next(one for one in find_awards(ALONE[key], 3) if one.key == key)
    assert award.seat == 1
    assert ALONE.keys() == {kind.key for kind in KINDS}


def test_nobody_gets_what_two_were_best_at():
    assert find_awards([played(0, 5), played(1, 5), Passed(0)], 2) == []


def test_awards_go_to_as_many_as_there_can_be():
    events = [*ALONE["helper"], *ALONE["patience"], *ALONE["burnt"], played(0, 6)]
    assert [(one.key, one.seat) for one in find_awards(events, 2)] == [
        ("patience", 1),
        ("armful", 0),
        ("burnt", 1),
    ]


def test_what_nobody_saw_counts_for_nothing():
    events = ALONE["armful"]
    hidden = [IngredientsDrawn(0, (Ingredient.OLIVE,) * 5), *events]
    assert find_awards(hidden, 2) == find_awards(events, 2)


@pytest.mark.parametrize(("game", "options"), [("mamma-mia", {}), ("plus", {"helping": True})])
def test_every_game_ends_with_few_awards_in_words(game, options):
    tables = []
    for seed in range(4):
        rng = Random(seed)
        match = new_match(game, options, 4, rng)
        tables.append(play_out(make_table(match, 4), rng))
    for language in LANGUAGES:
        given = [awarding.award_lines(KINDS, look(table, get_words(language))) for table in tables]
        check_awards(given)
