"""What the games of one person come to, as the database counts it."""

from dataclasses import replace
from itertools import groupby
from random import Random

from bot.history.statistics import FORM, BestOrder, Partner, Places, Role
from tests.store.conftest import everywhere
from tests.store.samples import SNOWFLAKE, ask, count_games, make_result

ADA, BEA, CEM = 11, 12, SNOWFLAKE


def played(table_id, place, guild=7, **facts):
    """A game of Ada's and Bea's in which Ada came in like that."""
    result = make_result(table_id, (ADA, BEA), (place, 3 - place), guild=guild)
    ada, bea = result.seats
    return replace(result, seats=(replace(ada, **facts), bea))


async def test_a_person_who_has_not_played_has_no_statistics(store):
    told = await ask(store, "statistics", ADA, None)
    assert (told.games, told.left, told.best, told.longest_streak, told.form) == (0, 0, None, 0, ())
    assert await ask(store, "played", ADA, None, 5) == []
    assert await ask(store, "partners", ADA, None, 5) == []


@everywhere
async def test_games_are_counted_here_and_everywhere(store):
    await count_games(
        store,
        played(1, 1, delivered=5, failed=2),
        played(2, 2, delivered=1, failed=0, character="son"),
        played(3, 1, guild=8, character="son"),
        played(4, 1, has_left=True, was_helped=True),
    )
    here, everywhere = [await ask(store, "statistics", ADA, guild) for guild in (7, None)]
    assert here.places == (Places("plus", 2, (1, 1)),)
    assert everywhere.places == (Places("plus", 2, (2, 1)),)
    assert (here.delivered, here.failed, here.left) == (6, 2, 1)
    assert (everywhere.delivered, everywhere.failed, everywhere.left) == (9, 3, 1)
    assert everywhere.roles == (Role("son", 2, 1),)


@everywhere
async def test_the_best_order_took_most_cards_and_the_earliest_of_equal_ones(store):
    await count_games(
        store,
        played(1, 1, best=None, size=0),
        played(2, 1, best="bombastica", size=16),
        played(3, 2, best="ghiottona", size=16),
        played(4, 2, best="bombastica", size=20, has_left=True),
    )
    told = await ask(store, "statistics", ADA, None)
    assert told.best == BestOrder("bombastica", 16, 2, "plus")


def streaks(places):
    """The wins up to the latest game, and the most there were, counted by hand."""
    runs = [(place, len([*run])) for place, run in groupby(places)]
    last = runs[-1][1] if runs and runs[-1][0] == 1 else 0
    return last, max((run for place, run in runs if place == 1), default=0)


async def test_streaks_end_with_the_first_game_that_is_not_won(store):
    rng, places = Random(4), []
    for number in range(1, 40):
        places.append(rng.choice((1, 1, 2)))
        await count_games(store, played(number, places[-1]))
        told = await ask(store, "statistics", ADA, 7)
        assert (told.streak, told.longest_streak) == streaks(places)


@everywhere
async def test_the_latest_games_come_last(store):
    await count_games(store, *[played(number, 1) for number in range(1, FORM + 4)])
    told = await ask(store, "statistics", ADA, None)
    assert [one.table for one in told.form] == [*range(4, FORM + 4)]
    assert told.form[0].seat.place == 1
    assert [one.table for one in await ask(store, "played", ADA, 7, 2)] == [FORM + 2, FORM + 3]
    assert await ask(store, "played", ADA, 8, 2) == []


@everywhere
async def test_partners_are_those_whom_one_has_played_with_most(store):
    games = [(ADA, BEA, None), (CEM, ADA), (ADA, CEM, -5), (ADA, CEM)]
    await count_games(store, *[make_result(n, users) for n, users in enumerate(games, 1)])
    await count_games(store, make_result(9, (BEA, ADA), guild=8))
    most = Partner(CEM, 3, 2)
    assert await ask(store, "partners", ADA, None, 5) == [most, Partner(BEA, 2, 1)]
    assert await ask(store, "partners", ADA, 7, 5) == [most, Partner(BEA, 1, 1)]
    assert await ask(store, "partners", ADA, None, 1) == [most]


@everywhere
async def test_games_that_were_left_are_not_part_of_the_career(store):
    await count_games(store, played(1, 1, has_left=True, was_helped=True))
    told = await ask(store, "statistics", ADA, None)
    assert (told.best, told.streak, told.longest_streak, told.form) == (None, 0, 0, ())
