"""Every table is one object, whoever finds it first."""

from contextlib import asynccontextmanager

from tests.tables.world import ADA, BEA, CEM, CHANNEL


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
