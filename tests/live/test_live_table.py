"""Every table is one object, whoever finds it first."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.tables.changes import lobby, play
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL


async def test_who_finds_a_table_before_its_opener_goes_on_finds_the_same(world):
    begin = world.store.work

    @asynccontextmanager
    async def opening():
        world.store.work = begin
        async with begin() as work:
            yield work
        table_id = await world.tables.find_in(CHANNEL)
        await world.tables[table_id].change(lobby.join, BEA)

    world.store.work = opening
    table_id = await world.open(ADA)
    assert (await world.tables[table_id].look()).names == ["Ada", "Bea"]
    await world.tables[table_id].change(lobby.join, CEM)
    assert (await world.table(table_id)).names == ["Ada", "Bea", "Cem"]


async def test_whoever_looks_waits_for_no_writer_and_sees_nothing_unstored(world):
    table_id = await world.open(ADA)
    live = world.tables[table_id]
    async with live.writing() as writing:
        change = lobby.join(writing.change, BEA)
        async with asyncio.timeout(60):
            assert (await live.look()).names == ["Ada"]
        await writing.store(change)
        assert (await live.look()).names == ["Ada", "Bea"]


@pytest.mark.parametrize("what", ["begun", "moved", "lobby"])
async def test_a_screen_that_cannot_be_made_changes_nothing(world, what, monkeypatch):
    table_id = await world.open(ADA, BEA)
    if what == "moved":
        await world.tables[table_id].change(lobby.begin, ADA)
        await world.settle()
    before = await world.table(table_id)
    with monkeypatch.context() as broken:
        broken.setattr(type(world.tables.presenter), what, fail)
        with pytest.raises(ZeroDivisionError):
            await change(world, table_id, what)
    after = await world.tables[table_id].look()
    assert (after.status, after.names) == (before.status, before.names)
    assert after.match is None or after.match.log == before.match.log
    await change(world, table_id, what)
    await world.settle()
    assert await world.table(table_id) != before


def fail(*_, **__):
    raise ZeroDivisionError


async def change(world, table_id, what):
    """Does what the screen is made for."""
    if what == "lobby":
        await world.tables[table_id].change(lobby.join, CEM)
    elif what == "begun":
        await world.tables[table_id].change(lobby.begin, ADA)
    else:
        user, move, stamp = await world.choose(table_id, BRAIN)
        await world.tables[table_id].change(play.make_move, user, move, stamp)
