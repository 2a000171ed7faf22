"""Every table is one object, whoever finds it first."""

from contextlib import asynccontextmanager

import pytest

from tests.tables.world import ADA, BEA, BRAIN, CEM, CHANNEL


async def test_who_finds_a_table_before_its_opener_goes_on_finds_the_same(world):
    begin = world.store.work

    @asynccontextmanager
    async def opening():
        world.store.work = begin
        async with begin() as work:
            yield work
        table_id = await world.hall.find_table(CHANNEL)
        await world.lobby.join(table_id, BEA)

    world.store.work = opening
    table_id = await world.open(ADA)
    assert (await world.hall.look(table_id)).names == ["Ada", "Bea"]
    await world.lobby.join(table_id, CEM)
    assert (await world.table(table_id)).names == ["Ada", "Bea", "Cem"]


@pytest.mark.parametrize("what", ["begun", "moved", "lobby"])
async def test_a_screen_that_cannot_be_made_changes_nothing(world, what, monkeypatch):
    table_id = await world.open(ADA, BEA)
    if what == "moved":
        await world.lobby.begin(table_id, ADA)
        await world.settle()
    before = await world.table(table_id)
    with monkeypatch.context() as broken:
        broken.setattr(type(world.hall.teller), what, fail)
        with pytest.raises(ZeroDivisionError):
            await change(world, table_id, what)
    after = await world.hall.look(table_id)
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
        await world.lobby.join(table_id, CEM)
    elif what == "begun":
        await world.lobby.begin(table_id, ADA)
    else:
        user, move, stamp = await world.choose(table_id, BRAIN)
        await world.course.make_move(table_id, user, move, stamp)
