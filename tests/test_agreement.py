"""The simulated Discord and the sandbox agree: the same game is told in the same messages."""

import asyncio
import re

import pytest

from bot.games.interface import Made
from bot.sandbox import buckets
from bot.tables import gate
from tests.app.players import as_command, open_table, play_game
from tests.hosting import hosting
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, staging
from tests.simulated import GERMAN, open_world
from tests.threadless import without_threads

SEED = 1
OPTIONS = {"pace": "instant", "memory": "open", "edition": "1999"}


def parts_of(payload):
    """All that is read and pressed in a message, in order."""

    def inside(component):
        for key in ("content", "label", "custom_id"):
            if key in component:
                yield component[key]
        for child in component.get("components", []):
            yield from inside(child)

    return [part for component in payload["components"] for part in inside(component)]


def told_by(payloads, names):
    """The messages as text, with names for ids, which differ."""
    texts = ["\n".join(parts_of(payload)) for payload in payloads]
    return [re.sub(r"<@([0-9]+)>", lambda found: names[int(found[1])], text) for text in texts]


async def play_simulated(folder):
    """The moves of the game, and what stands in the channel and in direct messages at its end."""
    async with open_world(folder, seed=SEED) as world:
        people = [world.add_person("Anna"), world.add_person("Ben", language=GERMAN)]
        table_id = await open_table(world, people, computers=1, **OPTIONS)
        await play_game(world, people, "commands", "channel")
        await world.settle()
        names = {person.id: person.name for person in people}
        places = [world.channel_messages(), *(person.direct_messages() for person in people)]
        told = [told_by([seen.payload for seen in place], names) for place in places]
        return (await world.peek_table(table_id)).get_match().log, told


async def play_in_sandbox(folder, log):
    """The same moves there."""
    async with (
        staging(folder, players=2) as stage,
        hosting(stage.server.api, folder),
        stage.reading(),
    ):
        channel, (anna, ben) = stage.channels[0], stage.people
        await anna.slash(channel, "start", computers=1, **OPTIONS)
        await ben.slash(channel, "join")
        await anna.slash(channel, "begin")
        for place, entry in enumerate(log):
            table = await reach(stage, channel, place)
            chair = table.chairs[entry.seat] if isinstance(entry, Made) else None
            if chair is not None and chair.user is not None and is_due(table, place):
                guest = next(guest for guest in stage.people if guest.id == chair.user)
                name, options = as_command(entry.move)
                assert await guest.slash(channel, name, **options)
        await reach(stage, channel, len(log))
        await stage.settle()
        names = {guest.id: guest.name for guest in stage.people}
        places = [await messages(anna, channel)]
        for guest in stage.people:
            _, (direct,) = await guest.ask("GET", "/users/@me/channels")
            places.append(await messages(guest, int(direct["id"])))
        return [told_by(place, names) for place in places]


def is_due(table, place):
    """Whether nobody has made this entry yet."""
    return len(table.get_match().log) == place


async def reach(stage, channel, entries):
    """The table, once so much has happened."""
    async with asyncio.timeout(10):
        while True:
            table = await stage.last(channel)
            if table.match is not None and len(table.match.log) >= entries:
                return table
            await asyncio.sleep(0.01)


async def messages(guest, channel):
    """Everything that stands in a channel and is for all who read it, oldest first."""
    found = []
    before = ""
    while True:
        _, page = await guest.ask("GET", f"/channels/{channel}/messages?limit=100{before}")
        found += page
        if len(page) < 100:
            return [payload for payload in reversed(found) if not payload["flags"] & 64]
        before = f"&before={page[-1]['id']}"


@pytest.fixture
def without_limits(monkeypatch):
    """Nobody waits."""
    monkeypatch.setattr(buckets, "RATES", FREE_RATES)
    monkeypatch.setattr(buckets, "GLOBAL", FREE_GLOBAL)
    monkeypatch.setattr(gate, "SECONDS", 0.0)


async def test_the_same_game_is_told_alike(tmp_path, without_limits):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with without_threads():
        log, simulated = await play_simulated(tmp_path / "one")
        sandboxed = await play_in_sandbox(tmp_path / "two", log)
    channel, *hands = simulated
    assert len(channel) > 30
    assert [len(hand) for hand in hands] == [1, 1]
    for here, there in zip(simulated, sandboxed, strict=True):
        assert here == there
