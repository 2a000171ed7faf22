"""One's last games: which there were, and how they went."""

import json

import pytest

from bot.screens.ids import PressId
from tests.app.players import finish_game, open_table, play_game
from tests.discord.server import ENGLISH, GERMAN
from tests.thorough import thorough


async def play(world, people, **options):
    """A whole game; gives the number of its table."""
    table_id = await open_table(world, people, pace="instant", **options)
    await finish_game(world, people)
    return table_id


@pytest.mark.parametrize(
    ("language", "place"),
    [(ENGLISH, "1st of 2"), pytest.param(GERMAN, "Platz 1 von 2", marks=thorough)],
)
async def test_the_games_are_listed_with_all_who_played(world, language, place):
    people = world.add_people("Anna", "Bert")
    people[0].language = language
    table_id = await play(world, people)
    for answer in [await people[0].slash("history", direct=at) for at in (False, True)]:
        assert answer.is_ephemeral
        assert "**1. Mamma Mia!** · <t:" in answer.text
        assert place in answer.text
        assert "**Anna**" in answer.text
        assert "Bert" in answer.text
        (menu,) = answer.message.menus
        assert menu.values == (str(table_id),)
        assert answer.labels == []


async def test_a_game_tells_how_it_went_and_gives_its_record(world):
    people = world.add_people("Anna", "Bert")
    table_id = await play(world, people)
    end = world.channel_messages()[-1].text
    listed = await people[0].slash("history")
    shown = await people[0].choose(listed.message.menus[0], [str(table_id)], listed)
    assert shown.message.id == listed.message.id
    assert shown.text == end
    (_, told), (_, data) = [one for one in shown.message.files if one[0].startswith("mamma")][-2:]
    assert told
    assert json.loads(data)["result"]["winners"]
    again = await people[0].press(shown.buttons[-1], shown)
    assert again.text == listed.text
    assert not again.message.files
    by_command = await people[0].slash("history", game_id=str(table_id))
    assert by_command.text == end


async def test_whoever_has_finished_no_game_is_told_so(world):
    anna, bert = world.add_people("Anna", "Bert")
    assert "finished a game on this server yet" in (await anna.slash("history")).text
    assert "finished a game yet" in (await anna.slash("history", direct=True)).text
    await play(world, [anna], computers=1)
    assert "finished a game on this server yet" in (await bert.slash("history")).text


async def test_a_running_game_is_not_among_them(world):
    people = world.add_people("Anna", "Bert")
    table_id = await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=4)
    assert "finished a game" in (await people[0].slash("history")).text
    answer = await people[0].slash("history", game_id=str(table_id))
    assert "No finished game" in answer.text
    assert not answer.message.files


async def test_the_ids_of_its_buttons_may_hold_anything(world):
    anna, stranger = world.add_people("Anna", "Stranger")
    table_id = await play(world, [anna], computers=1)
    listed = await anna.slash("history")
    for rest in ("", "x", "-1", "9" * 18, "9" * 60, "٣"):
        press = str(PressId("history", 0, rest=rest))
        assert (await anna.send_press(press, listed.message)).text == listed.text
        answer = await anna.send_press(str(PressId("past", 0, rest=rest)), listed.message)
        assert "No finished game" in answer.text
    refused = await stranger.slash("history", direct=True, game_id=str(table_id))
    assert "No finished game" in refused.text


async def test_the_record_comes_also_where_the_bot_may_attach_no_files(world):
    anna = world.add_person("Anna")
    table_id = await play(world, [anna], computers=1)
    world.deny("attach_files")
    shown = await anna.slash("history", game_id=str(table_id))
    names = [name for name, _ in shown.message.files]
    assert names[-2:] == [f"mamma-mia-{table_id}.txt", f"mamma-mia-{table_id}.json"]
