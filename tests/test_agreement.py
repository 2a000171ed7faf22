"""A second opinion: another simulated Discord is told the same game in the same messages."""

import asyncio
import re

import simcord

from bot.app import build_client, prepare_database
from bot.settings import Settings
from bot.system import SystemClock
from tests.app.players import as_command, decide, open_table, take_turn
from tests.discord.loop import VirtualLoop
from tests.discord.seen import walk
from tests.discord.world import PLENTY, open_world
from tests.live.world import RepeatableDice
from tests.thorough import thorough
from tests.threadless import without_threads

SEED = 1
OPTIONS = {
    "edition": "1999",
    "memory": "open",
    "pace": "instant",
    "computers": 2,
    "strength": "normal",
}
MOVES = 8


def parts_of(components):
    """All that is read and pressed in a message, in order, without numbers of its Discord."""
    found = [part[key] for part in walk(components) for key in KEYS if key in part]
    return [re.sub(r"(<[@#]|:)\d+>", r"\1…>", part) for part in found]


KEYS = ("content", "label", "custom_id", "description")


async def play_here(folder):
    """The moves that Anna makes, and what stands in the channel and in her direct messages."""
    async with open_world(folder, seed=SEED) as world:
        world.draws = True
        await world.restart()
        anna = world.add_person("Anna")
        await open_table(world, [anna], **OPTIONS)
        commands = []
        for _ in range(MOVES):
            table = await world.peek_table()
            commands.append(as_command(decide(table, [anna])[1]))
            await take_turn(world, table, [anna])
        places = [world.channel_messages(), anna.direct_messages()]
        told = [[parts_of(seen.payload["components"]) for seen in place] for place in places]
        return commands, told


async def play_there(folder, commands):
    """The same moves there."""
    engine = await prepare_database(f"sqlite:///{folder / 'there.db'}")
    client = build_client(
        engine,
        SystemClock(),
        RepeatableDice(SEED),
        Settings(token="none", api=None, requests=PLENTY),
    )
    async with simcord.run(client, shard_count=1) as env:
        channel = env.create_guild().create_text_channel("table")
        user = env.create_user("Anna")
        anna = env.guild.add_member(user)
        for name, options in [("start", OPTIONS), ("begin", {}), *commands]:
            await anna.slash(channel, f"mammamia {name}", **options)
            await env.settle()
        places = [channel.history(), user.dm_channel.history()]
        told = [[parts_of([c.to_dict() for c in one.components]) for one in at] for at in places]
        await client.tables.stop()
    await engine.dispose()
    return told


@thorough
def test_the_same_game_is_told_alike(tmp_path):
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        commands, here = runner.run(play_here(tmp_path))
    with without_threads():
        there = asyncio.run(play_there(tmp_path, commands))
    channel, hand = here
    assert len(channel) > 2 * MOVES
    assert len(hand) == 1
    assert here == there
