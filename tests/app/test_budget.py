"""Many tables on few requests: Discord refuses nobody, and nobody waits for an answer."""

import pytest

from bot import limits
from bot.sandbox import buckets
from tests.app.players import as_command, decide
from tests.thorough import thoroughly

MOST = 10
"""How many requests a second Discord takes here."""

ROUNDS = 2


@pytest.fixture
async def refused(world, monkeypatch):
    """Requests that Discord did not take."""
    monkeypatch.setattr(buckets, "GLOBAL", (MOST, 1.0))
    found, take = [], world.box.buckets.take

    def watched(name, major):
        verdict = take(name, major)
        if verdict.is_global:
            found.append((name, major))
        return verdict

    monkeypatch.setattr(world.box.buckets, "take", watched)
    world.most_requests = MOST
    await world.restart()
    return found


def waits_of(world, first):
    """How long everybody waited for an answer, since that request."""
    asked = {one.id: one.created_at for one in world.box.world.interactions.values()}
    answers = [one for one in world.requests[first:] if one.kind == "answer"]
    return [one.at - asked[int(one.path.split("/")[2])] for one in answers]


@pytest.mark.parametrize("number", [12, *thoroughly([30])])
async def test_busy_tables_live_on_ten_requests_a_second(world, refused, number):
    people = [world.add_person(f"Guest {one}") for one in range(number)]
    channels = [world.add_channel(f"table-{one}") for one in range(number)]
    tables = []
    for person, channel in zip(people, channels, strict=True):
        await person.slash("start", at=channel, computers=2, pace="fast")
        tables.append(await world.active_table(channel))
        await person.slash("begin", at=channel)
    first, begun = len(world.requests), world.clock.now()
    for _ in range(ROUNDS):
        moves = []
        for person, table_id in zip(people, tables, strict=True):
            _, move = decide(await world.peek_table(table_id), [person])
            moves.append((person, *as_command(move)))
        async with world.at_once():
            for person, command, options in moves:
                await person.slash(command, direct=True, **options)
    spent = [one for one in world.requests[first:] if one.kind in ("post", "edit", "delete")]
    assert len(spent) / (world.clock.now() - begun) > MOST / 2
    assert refused == []
    assert max(waits_of(world, first)) < 1.0


async def open_tables(world, number):
    """So many lobbies, each with its host, somebody else, and a channel of its own."""
    tables = []
    for one in range(number):
        host, guest = world.add_people(f"Host {one}", f"Guest {one}")
        channel = world.add_channel(f"table-{one}")
        await host.slash("start", at=channel, pace="instant")
        await guest.slash("join", at=channel)
        tables.append((host, channel))
    return tables


async def test_whoever_waits_for_the_limits_is_told_so_and_nobody_else(world, refused):
    tables = await open_tables(world, 24)
    begun = world.clock.now()
    async with world.at_once():
        answers = [await host.press("Begin", at=channel) for host, channel in tables]
    called = {one.place: one.at for one in world.shown if "your turn" in one.text}
    for answer, (_, channel) in zip(answers, tables, strict=True):
        waited = called[channel.id] - begun
        assert answer.is_silent
        assert ("makes me wait" in answer.text) == (waited > limits.CHANNEL_SLOW_AFTER), waited
    called_late = begun + limits.CHANNEL_SLOW_AFTER
    assert [called[channel.id] > called_late for _, channel in tables].count(True) > 3
    host, channel = tables[-1]
    assert "makes me wait" not in (await host.slash("table", at=channel)).text


async def test_whoever_looks_at_a_table_that_waits_for_the_limits_is_told_so(world, refused):
    tables = await open_tables(world, 24)
    host, channel = tables[-1]
    async with world.at_once():
        for other, at in tables:
            await other.press("Begin", at=at)
        await world.clock.sleep(limits.CHANNEL_SLOW_AFTER)
        seen = await host.slash("table", at=channel)
    assert "makes me wait" in seen.text
