"""What is kept of a user is given in one file, which Discord takes."""

import pytest

from bot import limits
from bot.privacy import data
from tests.live.world import ADA, BEA
from tests.store.samples import end, keep_game, make_table


@pytest.mark.parametrize("name", ["Bea", "Ünal 🍕"])
async def test_records_that_do_not_fit_are_left_out(world, monkeypatch, name):
    for channel in range(3):
        table = make_table(channel=channel, users=(ADA.id, BEA.id))
        table = table.with_chair(1, name=name)
        await end(world.store, await keep_game(world.store, table, moves=1000))
    whole = data.written(await world.user_data.everything(ADA.id))
    monkeypatch.setattr(limits, "DATA_FILE_BYTES", len(whole) - 1)
    found = await world.user_data.everything(ADA.id)
    assert (len(found["records"]), found["records_left_out"]) == (2, 1)
    assert len(whole) * 0.6 < len(data.written(found)) < len(whole)
