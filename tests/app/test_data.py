"""What is kept of people: they see it, take it with them and have it forgotten, whenever."""

import json

import pytest

from tests.app.players import finish_game, open_table, play_game
from tests.app.traces import rows_about, traces_in_file
from tests.discord.server import ENGLISH, GERMAN
from tests.thorough import thoroughly

NAME = "Zxq_ö"


async def forget(person, **where):
    asked = await person.slash("data forget", **where)
    return await person.press(asked.buttons[0], asked)


async def is_forgotten(world, person):
    """Also once all that was on its way has arrived."""
    at_once = rows_about(world, person)
    await world.advance(60.0)
    return [*at_once, *rows_about(world, person), *traces_in_file(world, person)] == []


@pytest.mark.parametrize(("language", "seats"), [(ENGLISH, "Seats: 1"), (GERMAN, "Plätze: 1")])
async def test_people_see_what_is_kept_of_them(world, language, seats):
    anna, bert = world.add_people("Anna", "Bert")
    anna.language = language
    await open_table(world, [anna, bert], pace="instant")
    for direct in (False, True):
        answer = await anna.slash("data show", direct=direct)
        assert answer.is_ephemeral
        assert seats in answer.text
        assert "Anna" in answer.text
        assert "Bert" not in answer.text


async def test_of_strangers_nothing_is_kept(world):
    anna = world.add_person("Anna")
    assert "store anything about you" in (await anna.slash("data show")).text
    assert "store anything about you" in (await anna.slash("data forget")).text


async def test_the_file_has_rows_and_records_without_the_ids_of_others(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert], pace="instant")
    await finish_game(world, [anna, bert])
    answer = await anna.slash("data export")
    assert answer.is_ephemeral
    ((name, data),) = answer.message.files
    told = json.loads(data)
    assert name == "mamma-mia-data.json"
    assert [seat["name"] for seat in told["seats"]] == ["Anna"]
    assert len(told["results"]) == len(told["ratings"]) == len(told["records"]) == 1
    assert told["records"][0]["result"]["winners"]
    assert str(bert.id) not in data.decode()


async def test_the_file_tells_nothing_of_a_running_game(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert])
    ((_, data),) = (await anna.slash("data export")).message.files
    assert json.loads(data)["records"] == []
    assert b"deal" not in data


async def test_a_lobby_goes_on_with_another_host(world):
    zoe, bert = world.add_people(NAME, "Bert")
    await zoe.slash("start")
    await bert.slash("join")
    assert "forgotten you" in (await forget(zoe)).text
    assert await is_forgotten(world, zoe)
    assert "host" in world.channel_text()
    assert NAME not in world.channel_text()
    assert zoe.direct_messages() == []


async def test_a_lobby_of_one_is_closed(world):
    zoe = world.add_person(NAME)
    await zoe.slash("start", computers=1)
    await forget(zoe, direct=True)
    assert await is_forgotten(world, zoe)
    assert await world.active_table() is None


@pytest.mark.parametrize("game", ["mamma-mia", *thoroughly(["plus", "mamma-i"])])
async def test_in_a_running_game_a_computer_goes_on(world, game):
    zoe, bert = people = world.add_people(NAME, "Bert")
    await open_table(world, people, 1, game=game, pace="instant")
    await play_game(world, people, most=3)
    await forget(zoe)
    assert await is_forgotten(world, zoe)
    table = await world.peek_table()
    chair = table.chairs[0]
    assert (chair.name, chair.is_played_by_computer) == ("Former player", True)
    assert table.host == int(bert.id)
    assert zoe.direct_messages() == []
    await finish_game(world, [bert])
    assert await is_forgotten(world, zoe)
    assert NAME not in world.channel_messages()[-1].text


async def test_the_record_and_the_end_of_a_game_know_a_former_player(world):
    zoe, bert = people = world.add_people(NAME, "Bert")
    await open_table(world, people, pace="instant")
    await finish_game(world, people)
    await forget(zoe)
    assert await is_forgotten(world, zoe)
    ((_, told), (_, data)) = (await bert.slash("record")).message.files
    assert json.loads(data)["seats"][0]["name"] == "Former player"
    assert NAME.encode() not in told + data
    await bert.slash("rematch")
    assert NAME not in world.channel_text()
    assert [chair.name for chair in (await world.peek_table()).chairs] == ["Bert"]


async def test_the_button_is_for_whoever_was_asked(world):
    zoe, bert = world.add_people(NAME, "Bert")
    await zoe.slash("start")
    await bert.slash("join")
    asked = (await zoe.slash("data forget")).message
    other = await bert.send_press(asked.buttons[0].id, world.channel_messages()[0])
    assert "for someone else" in other.text
    assert len((await world.peek_table()).chairs) == 2
    for _ in range(2):
        done = await zoe.press(asked.buttons[0], asked)
        assert "forgotten you" in done.text
    assert (await world.peek_table()).host == int(bert.id)


async def test_whoever_is_forgotten_may_come_back_as_somebody_new(world):
    zoe, bert = world.add_people(NAME, "Bert")
    await open_table(world, [zoe, bert], pace="instant")
    await forget(zoe)
    assert "Only the players at this table" in (await zoe.slash("hand")).text
    assert "store anything about you" in (await zoe.slash("data show")).text
    await bert.press("Leave", await bert.slash("leave"))
    await zoe.slash("start")
    assert "Seats: 1 at" in (await zoe.slash("data show")).text


async def departures(world):
    async with world.store.work() as work:
        return await work.departures(world.clock.now() + 1.0)


async def test_a_server_that_removes_the_bot_is_noted_until_it_is_back(world):
    await open_table(world, world.add_people("Anna", "Bert"))
    world.kick()
    await world.settle()
    assert await departures(world) == [world.guild.id]
    world.invite_back()
    await world.settle()
    assert await departures(world) == []


async def test_a_departure_that_was_missed_is_noted_at_the_next_start(world):
    await open_table(world, world.add_people("Anna", "Bert"))
    await world.kill()
    world.kick()
    await world.restart()
    await world.settle()
    assert await departures(world) == [world.guild.id]


async def test_the_rules_say_what_is_kept_and_where_there_is_more(world):
    anna = world.add_person("Anna")
    told = (await anna.slash("rules", topic="privacy")).text
    assert "/mammamia data forget" in told
    assert "Whoever runs this bot" in told
    world.more_settings = {"privacy": "https://example.org/privacy"}
    await world.restart()
    assert "https://example.org/privacy" in (await anna.slash("rules", topic="privacy")).text
