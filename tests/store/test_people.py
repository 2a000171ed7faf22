"""What is kept of people and servers, and the program's notes."""

import asyncio
from dataclasses import replace

from bot.tables.people import Person
from tests.store.conftest import everywhere
from tests.store.samples import SNOWFLAKE, ask, committed


@everywhere
async def test_of_a_stranger_nothing_is_known(store):
    async with store.work() as work:
        assert await work.person(SNOWFLAKE) == Person()
        assert await work.defaults(SNOWFLAKE) == {}
        assert await work.note("commands") is None


@everywhere
async def test_people_are_kept_and_changed(store):
    async with committed(store) as work:
        await work.save_person(SNOWFLAKE, Person(SNOWFLAKE - 1, is_closed=True))
        await work.save_person(5, Person(7))
    async with committed(store) as work:
        assert await work.person(SNOWFLAKE) == Person(SNOWFLAKE - 1, is_closed=True)
        await work.save_person(SNOWFLAKE, Person())
    async with store.work() as work:
        assert await work.person(SNOWFLAKE) == Person()
        assert await work.person(5) == Person(7)


@everywhere
async def test_what_is_changed_at_once_about_a_person_is_all_kept(store):
    async def change(**about):
        async with committed(store) as work:
            await work.save_person(5, replace(await work.person(5), **about))

    await asyncio.gather(change(direct=7), change(is_closed=True), change(wants_pictures=False))
    assert await ask(store, "person", 5) == Person(7, is_closed=True, wants_pictures=False)


@everywhere
async def test_what_is_set_at_once_by_a_server_is_all_kept(store):
    async def choose(**chosen):
        async with committed(store) as work:
            await work.save_defaults(5, {**await work.defaults(5), **chosen})

    await asyncio.gather(choose(pace="fast"), choose(memory="open"), choose(language="de"))
    assert await ask(store, "defaults", 5) == {"pace": "fast", "memory": "open", "language": "de"}


@everywhere
async def test_defaults_are_kept_and_changed(store):
    async with committed(store) as work:
        await work.save_defaults(SNOWFLAKE, {"language": "de", "turn_time": "5m"})
        assert await work.defaults(SNOWFLAKE) == {"language": "de", "turn_time": "5m"}
        await work.save_defaults(SNOWFLAKE, {"pace": "fast"})
    async with store.work() as work:
        assert await work.defaults(SNOWFLAKE) == {"pace": "fast"}


@everywhere
async def test_notes_are_kept_and_changed(store):
    async with committed(store) as work:
        await work.save_note("commands", "abc")
        await work.save_note("commands", "def")
        await work.save_note("other", "")
    async with store.work() as work:
        assert await work.note("commands") == "def"
        assert await work.note("other") == ""
