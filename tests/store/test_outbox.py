"""Announcements are said in order and once; messages are found again."""

from dataclasses import replace

from bot.tables.announcement import Posted
from tests.store.conftest import everywhere
from tests.store.samples import NOW, SNOWFLAKE, committed, end, keep, make_table, say

STANDING = Posted(place=SNOWFLAKE, message=SNOWFLAKE - 1, at=NOW)
OTHER = Posted(place=2, message=3, at=NOW + 1)


async def announce(store, table, *announcements):
    """Keeps them, and gives their ids."""
    async with committed(store) as work:
        before = {one.id for one in await work.pending(table.id, 100)}
        await work.add_announcements(table.id, announcements)
        return [one.id for one in await work.pending(table.id, 100) if one.id not in before]


async def pending(store, table, limit=100):
    async with store.work() as work:
        return await work.pending(table.id, limit)


@everywhere
async def test_announcements_come_back_as_they_were_in_order(store):
    table = await keep(store, make_table())
    announcements = [
        say("turn", screen={"text": "Ünal 🍕", "rows": [1, 2.5, None]}, mentions=(SNOWFLAKE, 12)),
        say("hand-0", "edit", screen=["x"], user=SNOWFLAKE, gap=1.5),
        say("turn", "delete"),
        *[say(f"n-{number}", "replace", screen=number) for number in range(40)],
    ]
    ids = await announce(store, table, *announcements)
    waiting = await pending(store, table)
    assert [one.id for one in waiting] == ids == sorted(set(ids))
    assert [one.announcement for one in waiting] == announcements
    assert await pending(store, table, 2) == waiting[:2]


async def test_no_announcements_are_no_trouble(store):
    table = await keep(store, make_table())
    assert await announce(store, table) == []


@everywhere
async def test_an_id_never_comes_again(store):
    table = await keep(store, make_table())
    (first,) = await announce(store, table, say("turn"))
    async with committed(store) as work:
        await work.finish(first)
    (second,) = await announce(store, table, say("turn"))
    assert second > first


@everywhere
async def test_what_has_been_said_is_not_said_again(store):
    table = await keep(store, make_table())
    ids = await announce(store, table, say("a"), say("b"), say("c"))
    async with committed(store) as work:
        await work.finish(ids[1])
    assert [one.id for one in await pending(store, table)] == [ids[0], ids[2]]


@everywhere
async def test_tables_with_announcements_are_those_that_may_speak(store):
    speaking, done, silent, blocked = [
        await keep(store, make_table(channel=channel)) for channel in range(1, 5)
    ]
    for table in (blocked, done, speaking):
        await announce(store, table, say("a"), say("b"))
    await end(store, done)
    async with committed(store) as work:
        await work.save_table(replace(blocked, is_blocked=True), NOW)
        assert await work.tables_with_announcements() == [speaking.id, done.id]
        assert await work.pending(silent.id, 1) == []


async def test_dropped_announcements_are_those_of_the_table(store):
    table, other = [await keep(store, make_table(channel=channel)) for channel in (1, 2)]
    await announce(store, table, say("a"))
    await announce(store, other, say("b"))
    async with committed(store) as work:
        await work.drop_announcements(table.id)
    assert await pending(store, table) == []
    assert len(await pending(store, other)) == 1


@everywhere
async def test_hurry_takes_the_gaps_out_once(store):
    table, other = [await keep(store, make_table(channel=channel)) for channel in (1, 2)]
    await announce(store, table, say("a"), say("b", gap=2.5))
    await announce(store, other, say("c", gap=1.0))
    async with committed(store) as work:
        assert await work.hurry(table.id)
        assert not await work.hurry(table.id)
    assert [one.announcement for one in await pending(store, table)] == [say("a"), say("b")]
    assert [one.announcement.gap for one in await pending(store, other)] == [1.0]


@everywhere
async def test_of_a_replacement_the_deletion_is_left_in_its_place(store):
    table = await keep(store, make_table())
    facts = {"screen": {"text": "x"}, "mentions": (1,), "gap": 2.0}
    ids = await announce(store, table, say("turn", "replace", user=5, **facts), say("next"))
    async with committed(store) as work:
        await work.convert_to_delete(ids[0], "old-turn")
    waiting = await pending(store, table)
    assert [one.id for one in waiting] == ids
    assert waiting[0].announcement == say("old-turn", "delete", user=5)


async def messages(store, table):
    async with store.work() as work:
        return await work.messages(table.id)


@everywhere
async def test_messages_are_known_by_table_user_and_key(store):
    table, other = [await keep(store, make_table(channel=channel)) for channel in (1, 2)]
    async with committed(store) as work:
        await work.save_message(table.id, None, "turn", STANDING)
        await work.save_message(table.id, SNOWFLAKE, "turn", OTHER)
        await work.save_message(other.id, None, "turn", OTHER)
        await work.delete_message(other.id, None, "turn")
    assert await messages(store, table) == {(None, "turn"): STANDING, (SNOWFLAKE, "turn"): OTHER}
    assert await messages(store, other) == {}


async def test_a_later_message_takes_the_place_of_the_former(store):
    table = await keep(store, make_table())
    async with committed(store) as work:
        await work.save_message(table.id, None, "turn", STANDING)
        await work.save_message(table.id, None, "turn", OTHER)
    assert await messages(store, table) == {(None, "turn"): OTHER}


@everywhere
async def test_a_renamed_message_takes_the_place_of_another(store):
    table = await keep(store, make_table())
    async with committed(store) as work:
        await work.save_message(table.id, None, "turn", STANDING)
        await work.save_message(table.id, None, "old", OTHER)
        await work.save_message(table.id, 5, "old", OTHER)
        await work.rename_message(table.id, None, "turn", "old")
    assert await messages(store, table) == {(None, "old"): STANDING, (5, "old"): OTHER}


async def test_renaming_twice_is_renaming_once(store):
    table = await keep(store, make_table())
    async with committed(store) as work:
        await work.save_message(table.id, None, "turn", STANDING)
        await work.rename_message(table.id, None, "turn", "old")
        await work.rename_message(table.id, None, "turn", "old")
        await work.rename_message(table.id, None, "old", "old")
    assert await messages(store, table) == {(None, "old"): STANDING}
