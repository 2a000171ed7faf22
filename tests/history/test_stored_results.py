"""What is kept of finished games, and the ratings that come of it."""

import asyncio
from random import Random

import pytest

from bot.games.registry import GAMES
from bot.history.ledger import Ledger
from bot.history.rating import MOST_ALIKE, SPAN
from bot.history.rebuilding import rebuild
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.tables.table import Status
from tests.store.conftest import everywhere
from tests.store.plans import explain, watched, without_index
from tests.store.samples import (
    NOW,
    SNOWFLAKE,
    ask,
    committed,
    count_games,
    end,
    keep_game,
    make_result,
    make_table,
)
from tests.thorough import thorough

ADA, BEA, CEM = 11, 12, SNOWFLAKE

FAMILY = "mamma-mia"


@everywhere
async def test_results_come_back_as_they_were_kept(store):
    results = [make_result(1, (ADA, None, CEM)), make_result(2, (BEA, -5), (1, 1), guild=SNOWFLAKE)]
    await count_games(store, *results)
    assert await ask(store, "results", 7) == results[:1]
    assert await ask(store, "results", SNOWFLAKE) == results[1:]
    assert await ask(store, "guilds_with_games") == [7, SNOWFLAKE]


@everywhere
async def test_a_game_is_never_counted_twice(store):
    await count_games(store, make_result(1, (ADA, BEA)))
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        await count_games(store, make_result(1, (ADA, BEA)))
    assert (await ask(store, "ratings_of", 7, FAMILY, [ADA]))[ADA].games == 1


async def test_what_is_not_committed_is_not_counted(store):
    async with store.work() as work:
        await work.count_game(make_result(1, (ADA, BEA)))
    assert await ask(store, "results", 7) == []
    assert await ask(store, "ratings_of", 7, FAMILY, [ADA, BEA]) == {}


@everywhere
async def test_no_two_games_of_a_server_end_at_the_same_time(store):
    async with committed(store) as work:
        assert await work.wait_to_end(7, NOW) == NOW
        await work.count_game(make_result(1, (ADA, BEA), ended_at=NOW))
        later = await work.wait_to_end(7, NOW - 60)
        assert NOW < later < NOW + 0.001
        assert await work.wait_to_end(8, NOW) == NOW


@everywhere
async def test_a_ranking_has_pages_and_shares_places(store):
    await count_games(
        store,
        make_result(1, (ADA, BEA, CEM), (1, 2, 2)),
        make_result(2, (-5, 13)),
        make_result(3, (ADA, BEA), guild=8),
    )
    ranking = await ask(store, "ranking", 7, FAMILY, 0, 10)
    assert [(one.place, one.user) for one in ranking[:1]] == [(1, ADA)]
    assert {(one.place, one.user) for one in ranking} >= {(2, BEA), (2, CEM)}
    assert await ask(store, "ranking", 7, FAMILY, 1, 2) == ranking[1:3]
    assert await ask(store, "count_ranked", 7, FAMILY) == len(ranking) == 4
    for one in ranking:
        assert await ask(store, "ranked", 7, FAMILY, one.user) == one
    assert await ask(store, "ranked", 7, "mamma-i", ADA) is None


@everywhere
async def test_the_same_two_are_rated_a_few_times_a_day(store):
    close = [make_result(n, (ADA, BEA, None), ended_at=NOW + n) for n in range(1, MOST_ALIKE + 3)]
    await count_games(store, *close, make_result(99, (BEA, ADA), ended_at=NOW + SPAN + 1))
    rated = [one.is_rated for one in await ask(store, "played", ADA, None, 99)]
    assert rated == [True] * MOST_ALIKE + [False] * 2 + [True]
    assert (await ask(store, "ratings_of", 7, FAMILY, [ADA]))[ADA].games == MOST_ALIKE + 1


async def test_games_on_another_server_count_there_alone(store):
    elsewhere = [make_result(n, (ADA, BEA), guild=8) for n in range(1, MOST_ALIKE + 1)]
    await count_games(store, *elsewhere, make_result(99, (ADA, BEA)))
    assert all(one.is_rated for one in await ask(store, "played", ADA, None, 99))


def random_results(rng, number):
    """Games of few people on one server, which are often the same ones."""
    for table_id in range(1, number + 1):
        users = [*rng.sample((ADA, BEA, CEM, 99), rng.choice((1, 2, 2, 2, 3))), None]
        places = [rng.randint(1, 2) for _ in users]
        family = rng.choice((FAMILY, "mamma-i"))
        yield make_result(table_id, users, places, family=family, ended_at=NOW + 3600 * table_id)


async def test_a_store_and_a_ledger_count_alike(store):
    ledger, results = Ledger(), [*random_results(Random(1), 60)]
    await count_games(store, *results)
    counts = {one.table: ledger.count(one) for one in results}
    for one in await ask(store, "played", ADA, None, 99):
        assert one.is_rated is counts[one.table]
    for (family, user), rating in ledger.ratings.items():
        assert await ask(store, "ratings_of", 7, family, [user]) == {user: rating}


@everywhere
async def test_what_is_kept_anew_differs_only_where_it_was_wrong(store):
    results = [*random_results(Random(2), 30)]
    await count_games(store, *results)
    async with committed(store) as work:
        assert (await work.replace_results(7, results)).differences == 0
        shorter = await work.replace_results(7, results[:-1])
        assert shorter.differences >= len(results[-1].seats)
        assert (await work.replace_results(7, [])).ratings == 0
    assert await ask(store, "results", 7) == []


@everywhere
async def test_finished_tables_are_those_whose_game_is_over(store):
    over, cancelled = [await keep_game(store, make_table(channel)) for channel in (1, 2)]
    await keep_game(store, make_table(channel=3))
    await end(store, over)
    await end(store, cancelled, Status.CANCELLED)
    assert await ask(store, "finished_tables", SNOWFLAKE) == [(over.id, NOW)]
    assert await ask(store, "guilds_with_games") == [SNOWFLAKE]


@everywhere
async def test_finished_games_are_the_users_or_the_servers_the_latest_first(store):
    ours = await keep_game(store, make_table(guild=1))
    theirs = await keep_game(
        store, make_table(guild=2, channel=2, users=(13, 14), game=GAMES["mamma-i"], options={})
    )
    async with store.work() as work:
        assert await work.finished_games(11, 2, 10) == []
    await end(store, ours, now=NOW + 1)
    await end(store, theirs, now=NOW + 2)
    await end(store, await keep_game(store, make_table()), Status.CANCELLED)
    async with store.work() as work:
        own, both = await work.finished_games(11, None, 10), await work.finished_games(11, 2, 10)
        assert [game.table for game in own] == [ours.id]
        assert [game.table for game in both] == [theirs.id, ours.id]
        assert both[0].game_id == "mamma-i"
        assert both[0].names == ("Player 13", "Player 14")
        assert both[0].ended_at == NOW + 2
        assert await work.finished_games(11, 2, 1) == both[:1]
        assert await work.finished_games(15, 3, 10) == []


@thorough
async def test_processes_that_end_games_while_another_makes_all_anew_lose_nothing(postgresql_url):
    engines = [await open_database(postgresql_url) for _ in range(3)]
    stores = [SqlStore(engine) for engine in engines]

    async def finish(number, store):
        async with store.work() as work:
            ended_at = await work.wait_to_end(7, NOW)
            await work.count_game(make_result(number, (ADA, BEA, CEM), ended_at=ended_at))
            await work.commit()

    async def make_anew():
        return [account async for account in rebuild(stores[0])]

    await finish(1, stores[0])
    games = [finish(number, stores[number % 3]) for number in range(2, 25)]
    await asyncio.gather(*games[:10], make_anew(), *games[10:], make_anew())
    results = await ask(stores[0], "results", 7)
    async with committed(stores[0]) as work:
        assert (await work.replace_results(7, results)).differences == 0
    assert len(results) == 24
    for engine in engines:
        await engine.dispose()


QUESTIONS = {
    "statistics": (ADA, None),
    "statistics here": (ADA, 7),
    "played": (ADA, None, 10),
    "played here": (ADA, 7, 10),
    "partners": (ADA, None, 5),
    "partners here": (ADA, 7, 5),
    "ratings_of": (7, FAMILY, [ADA, BEA]),
    "ranking": (7, FAMILY, 10, 10),
    "ranked": (7, FAMILY, ADA),
    "count_ranked": (7, FAMILY),
    "wait_to_end": (7, NOW),
    "count_game": (make_result(99, (ADA, BEA)),),
}


@everywhere
async def test_no_question_reads_a_whole_table(store, engine):
    await count_games(store, make_result(1, (ADA, BEA)))
    for question, arguments in QUESTIONS.items():
        async with watched(engine) as asked:
            await ask(store, question.split()[0], *arguments)
        steps = await explain(engine, asked)
        assert steps, question
        assert without_index(steps) == [], question


@everywhere
async def test_no_ratings_are_kept_anew_of_somebody_who_is_forgotten(store):
    results = [make_result(1, (ADA, -5)), make_result(2, (ADA, BEA))]
    async with committed(store) as work:
        assert (await work.replace_results(7, results)).ratings == 2
    assert (await ask(store, "ratings_of", 7, FAMILY, [-5, ADA])).keys() == {ADA}
