"""The records of finished games, and who gets them."""

from bot.games.record import load_record, play
from bot.history.records import make_record
from tests.live.world import ADA, BEA, BRAIN, CEM, GUILD, declined


async def finish(world, *users, **wish):
    """A table whose game is over and told."""
    table_id = await world.begin(*users, **wish)
    await world.play_on(table_id, BRAIN)
    return table_id


async def test_a_finished_game_leaves_a_record_with_seals_that_fit(world):
    table_id = await finish(world, ADA, BEA)
    record = make_record(await world.history.finished_table(table_id, ADA.id, None))
    match = play(load_record(record))
    assert len(record["seals"]) == 3
    assert match.actor is None
    shown = "\n".join(world.discord.texts())
    assert all(seal["sha256"][:8] in shown for seal in record["seals"])


async def test_records_are_for_players_and_their_server_and_for_finished_games(world):
    table_id = await finish(world, ADA, BEA)
    assert await world.history.finished_table(table_id, CEM.id, GUILD)
    with declined("unknown-record"):
        await world.history.finished_table(table_id, CEM.id, GUILD + 1)
    with declined("unknown-record"):
        await world.history.finished_table(table_id + 1, ADA.id, GUILD)
    running = await world.begin(ADA, BEA)
    with declined("unknown-record"):
        await world.history.finished_table(running, ADA.id, GUILD)
    games = await world.history.finished_games(ADA.id, None)
    assert [(game.table, game.names) for game in games] == [(table_id, ("Ada", "Bea"))]
