"""After many evenings the records come to the very rows that were kept up."""

import asyncio

import pytest
from sqlalchemy import delete

from bot.history import rebuilding
from bot.history.rebuilding import DUE, NOTE, rebuild, rebuild_if_due
from bot.store.database import migrate, open_database
from bot.store.models import EntryRow, RatingRow, ResultRow
from tests.live.evenings import Evenings
from tests.live.world import World, running
from tests.store.samples import take_back
from tests.thorough import thoroughly
from tests.threadless import without_threads


async def differences(evenings):
    return [(one.differences, one.kept) async for one in rebuild(evenings.store)]


async def wipe(evenings, *models):
    async with evenings.engine.begin() as connection:
        for model in models:
            await connection.execute(delete(model))


@pytest.fixture
async def evenings(sqlite_url):
    with without_threads():
        engine = await open_database(sqlite_url)
        yield Evenings(engine)
        await engine.dispose()


async def everything(evenings):
    async with evenings.engine.connect() as connection:
        return [
            sorted(map(tuple, await connection.execute(model.__table__.select())), key=repr)
            for model in (ResultRow, RatingRow)
        ]


FEW = {"highest-card": 150, "mamma-mia": 1, "mamma-i": 1}
MANY = {"highest-card": 2000, "plus": 8, "mamma-mia": 14, "mamma-i": 8}


@pytest.mark.parametrize("games", [FEW, *thoroughly([MANY])], ids=["few", "many"])
async def test_after_many_evenings_the_records_come_to_the_rows_that_were_kept_up(
    evenings, pytestconfig, games
):
    times = pytestconfig.getoption("--evenings")
    for game_id, number in games.items():
        await evenings.play(times * number, game_id)
    kept = await everything(evenings)
    await wipe(evenings, ResultRow, RatingRow)
    await differences(evenings)
    assert await everything(evenings) == kept
    results, ratings = kept
    assert len(results) > times * 1.9 * sum(games.values())
    assert len(ratings) > 15


async def test_games_that_ended_before_there_were_results_get_theirs_once(evenings):
    await evenings.play(40, "highest-card")
    kept = await everything(evenings)
    await take_back(evenings.engine, "0009")
    await migrate(evenings.engine)
    assert await everything(evenings) == [[], []]
    await rebuild_if_due(evenings.store, evenings.tables.cluster)
    assert len((await everything(evenings))[0]) == len(kept[0])
    await wipe(evenings, ResultRow)
    await rebuild_if_due(evenings.store, evenings.tables.cluster)
    assert not (await everything(evenings))[0]


async def forever(store):
    """As many games as nobody has ever played."""
    await asyncio.Event().wait()
    yield


async def test_a_program_that_stops_leaves_the_rest_to_its_next_start(sqlite_url, monkeypatch):
    monkeypatch.setattr(rebuilding, "rebuild", forever)
    async with running(World(sqlite_url)) as world:
        await world.store.save_note(NOTE, DUE)
        work = rebuild_if_due(world.store, world.tables.cluster)
        world.tables.background.spawn(work, "making results", is_repeatable=True)
        async with asyncio.timeout(60):
            await world.tables.stop()
        assert await world.store.note(NOTE) == DUE


async def test_results_whose_records_are_gone_stay_in_their_place(evenings):
    await evenings.play(100, "highest-card")
    kept = await everything(evenings)
    async with evenings.engine.begin() as connection:
        gone = EntryRow.table_id.in_(range(10, 30))
        await connection.execute(delete(EntryRow).where(gone))
    assert [one[0] for one in await differences(evenings)] == [0, 0]
    assert await everything(evenings) == kept
