"""Two processes at the same tables, on PostgreSQL: whoever writes has seen what the other did."""

import asyncio
from dataclasses import replace

import pytest

from bot.privacy.forgetting import Forgetting
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.system import SystemClock
from bot.tables.changes import endings, lobby, play
from bot.tables.changes.lobby import Wish
from bot.tables.refusals import Declined
from tests.live.world import (
    ADA,
    BEA,
    BRAIN,
    CHANNEL,
    GUILD,
    RepeatableDice,
    declined,
    make_tables,
)


class Process:
    """Live tables where nobody speaks."""

    def __init__(self, engine):
        self.engine = engine
        self.tables = make_tables(SqlStore(engine), TablePresenter(FAMILIES), SystemClock())

    async def tell(self, table_id):
        """All that has happened is told."""
        async with self.tables[table_id].writing() as writing:
            await writing.store(replace(writing.change.end_story(), drops_outbox=True))

    async def log(self, table_id):
        return (await self.tables[table_id].look()).get_match().log


@pytest.fixture
async def processes(postgresql_url):
    engines = [await open_database(postgresql_url) for _ in range(2)]
    yield [Process(engine) for engine in engines]
    for engine in engines:
        await engine.dispose()


async def begin(one):
    """Two persons play at a table; gives it, and the move that is next."""
    game = FAMILIES.games["mamma-mia"]
    table_id = (await one.tables.open(GUILD, CHANNEL, ADA, Wish(game))).id
    await one.tables[table_id].change(lobby.join, BEA)
    await one.tables[table_id].change(lobby.begin, ADA)
    await one.tell(table_id)
    return table_id


async def choose(one, table_id):
    """Who is next, and what they do."""
    table = await one.tables[table_id].look()
    match, seat = table.get_match(), table.acting
    user = {ADA.id: ADA, BEA.id: BEA}[table.chairs[seat].user]
    move = BRAIN.decide(match.observe(seat), match.legal(), RepeatableDice().rng(0, len(match.log)))
    return user, move, len(match.log) + 1


async def test_of_two_that_make_the_same_move_one_is_told_that_it_is_made(processes):
    one, other = processes
    table_id = await begin(one)
    user, move, stamp = await choose(other, table_id)
    made = await asyncio.gather(
        *(
            process.tables[table_id].change(play.make_move, user, move, stamp)
            for process in processes
        ),
        return_exceptions=True,
    )
    codes = [error.code for error in made if isinstance(error, Declined)]
    assert codes == ["already-played"]


async def test_by_turns_they_play_one_game(processes):
    table_id = await begin(processes[0])
    for number in range(12):
        one, other = processes[number % 2], processes[(number + 1) % 2]
        user, move, stamp = await choose(one, table_id)
        await one.tables[table_id].change(play.make_move, user, move, stamp)
        with declined("already-played"):
            await other.tables[table_id].change(play.make_move, user, move, stamp)
        await other.tell(table_id)
        assert await one.log(table_id) == await other.log(table_id)


async def test_a_table_that_has_ended_elsewhere_leaves_its_channel(processes):
    one, other = processes
    table_id = (await one.tables.open(GUILD, CHANNEL, ADA, Wish(FAMILIES.games["plus"]))).id
    assert await other.tables.find_in(CHANNEL) == table_id
    await other.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    assert await one.tables.find_in(CHANNEL) is None


async def test_whoever_waits_for_a_story_hears_that_it_was_told_elsewhere(processes):
    one, other = processes
    table_id = await begin(one)
    user, move, stamp = await choose(one, table_id)
    await one.tables[table_id].change(play.make_move, user, move, stamp)
    waiting = asyncio.create_task(one.tables[table_id].catch_up())
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await other.tell(table_id)
    await one.tables[table_id].look_again()
    assert (await asyncio.wait_for(waiting, 60)).is_told


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("is_held", [False, True])
async def test_who_is_forgotten_elsewhere_has_no_name_here(processes, is_over, is_held):
    one, other = processes
    table_id = await begin(one)
    if is_over:
        await one.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    if not is_held:
        async with one.tables.store.work() as work:
            await work.drop_announcements(table_id)
            await work.commit()
    for process in processes:
        assert (await process.tables[table_id].look()).names == ["Ada", "Bea"]
    await Forgetting(other.tables).forget(BEA)
    for process in processes:
        table = await process.tables[table_id].look()
        assert table.names == ["Ada", "Former player"]
        assert "Bea" not in str(table.get_match().seats)
