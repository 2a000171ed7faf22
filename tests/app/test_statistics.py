"""What finished games come to, as people look it up: statistics, and the ranking."""

import io

import pytest
from PIL import Image

from bot.screens.ids import PressId
from tests.app.players import finish_game, open_table, play_game
from tests.discord.server import ENGLISH, GERMAN
from tests.store.samples import count_games, make_result
from tests.thorough import thorough

USER = 6
"""The type of an option that names somebody."""


async def play(world, people, **options):
    """A whole game."""
    await open_table(world, people, pace="instant", **options)
    await finish_game(world, people)


async def win(world, winner, *others, guild=None, first=100, games=1, **facts):
    """The first has won that many games against the others."""
    users = [one.id for one in (winner, *others)]
    at = world.guild.id if guild is None else guild
    results = [make_result(first + n, users, guild=at, **facts) for n in range(games)]
    await count_games(world.store, *results)


@pytest.mark.parametrize(
    ("language", "won", "table"),
    [
        pytest.param(ENGLISH, "**1 game, ", "with 2 players: ", marks=thorough),
        (GERMAN, "**1 Spiel, ", "zu zweit: "),
    ],
)
async def test_a_played_game_is_in_the_own_statistics(world, language, won, table):
    people = world.add_people("Anna", "Bert")
    people[0].language = language
    await play(world, people)
    for direct in (False, True):
        answer = await people[0].slash("stats", direct=direct)
        assert answer.is_ephemeral
        assert won in answer.text
        assert f"**Mamma Mia!** {table}" in answer.text
        assert ("Servern" if language == GERMAN else "on all servers") in answer.text or not direct


async def test_a_running_game_tells_nothing(world):
    anna, bert = people = world.add_people("Anna", "Bert")
    await play(world, people)
    before = [(await anna.slash(what)).text for what in ("stats", "top")]
    await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=6)
    await bert.slash("leave")
    assert [(await anna.slash(what)).text for what in ("stats", "top")] == before


async def test_a_button_turns_to_the_games_of_all_servers_and_back(world):
    anna, bert = world.add_people("Anna", "Bert")
    await win(world, anna, bert, guild=world.guild.id + 1, games=4)
    here = await anna.slash("stats")
    assert "finished a game on this server yet" in here.text
    everywhere = await anna.press("Everywhere", here)
    assert everywhere.message.id == here.message.id
    assert "**4 games, 4 won**" in everywhere.text
    assert "(4 games, ahead in 4)" in everywhere.text
    assert (await anna.press("Here", everywhere)).text == here.text


async def test_of_others_there_is_only_what_they_played_here(world):
    anna, bert, carla = world.add_people("Anna", "Bert", "Carla")
    await win(world, anna, bert, games=2)
    await win(world, anna, bert, guild=world.guild.id + 1, first=200, games=5)
    answer = await bert.slash("stats", player=str(anna.id))
    assert answer.is_ephemeral
    assert f"{anna.mention}\u2019s games on this server" in answer.text
    assert "**2 games, 2 won**" in answer.text
    assert answer.labels == []
    assert (await anna.slash("stats", player=str(anna.id))).labels == ["Everywhere"]
    nothing = await anna.slash("stats", player=str(carla.id))
    assert f"{carla.mention} hasn\u2019t finished a game" in nothing.text


async def test_direct_messages_tell_of_oneself_alone(world):
    anna, bert = world.add_people("Anna", "Bert")
    await win(world, anna, bert)
    bot = world.box.world.bot.id
    refused = await bert.slash("stats", direct=True, player=str(bot))
    assert "I only talk about others on a server" in refused.text
    own = await bert.slash("stats", direct=True)
    assert "**1 game, 0 won**" in own.text
    assert own.labels == []


async def test_the_form_comes_as_a_picture_or_in_words(world):
    world.draws = True
    await world.restart()
    anna, bert = world.add_people("Anna", "Bert")
    await win(world, anna, bert, games=6)
    drawn = await anna.slash("stats")
    ((name, painted),) = drawn.message.files
    assert name == "form.webp"
    assert Image.open(io.BytesIO(painted)).format == "WEBP"
    await anna.slash("hand", pictures="off")
    told = await anna.slash("stats")
    assert not told.message.files
    assert "Latest games, newest last: 1st of 2" in told.text


async def test_the_ranking_is_turned_page_by_page_with_the_own_place_on_each(world):
    best, *others = world.add_people("Anna", *(f"Person {number}" for number in range(11)))
    for number, other in enumerate(others):
        await win(world, best, other, first=100 + number)
    first = await others[0].slash("top")
    assert first.is_ephemeral
    assert f"🥇 {best.mention}" in first.text
    assert first.message.payload["mentions"] == []
    assert "Page 1 of 2 · 12 people" in first.text
    assert f"You: 12\\. **{others[0].mention}**" in first.text
    second = await others[0].press("Lower", first)
    assert second.message.id == first.message.id
    assert "You:" not in second.text
    assert second.labels == ["Higher"]
    assert (await others[0].press("Higher", second)).text == first.text


async def test_the_ranking_is_that_of_the_chosen_game_or_of_the_one_played_here(world):
    anna, bert = world.add_people("Anna", "Bert")
    await win(world, anna, bert)
    assert "Mamma Mia! Plus" in (await anna.slash("top")).text
    assert "Nobody is in this ranking" in (await anna.slash("top", game="mamma-i")).text
    await open_table(world, [anna, bert], pace="instant", game="mamma-i")
    assert "ranking · Mamma I\n" in (await anna.slash("top")).text
    asked = await anna.slash("cancel")
    await anna.press(asked.buttons[0], asked)
    assert "ranking · Mamma I\n" in (await anna.slash("top")).text
    assert anna.mention in (await anna.slash("top", game="plus")).text


async def test_a_server_can_do_without_a_ranking(world):
    anna, bert = world.add_person("Anna", may=["manage_guild"]), world.add_person("Bert")
    await win(world, anna, bert)
    await anna.slash("settings", ranking="off")
    assert "turned its ranking off" in (await bert.slash("top")).text
    await anna.slash("settings", ranking="default")
    assert anna.mention in (await bert.slash("top")).text


async def test_direct_messages_have_no_ranking(world):
    anna = world.add_person("Anna")
    assert "only works on a server" in (await anna.slash("top", direct=True)).text


async def test_the_ids_of_the_buttons_may_hold_anything(world):
    anna, bert = world.add_people("Anna", "Bert")
    await win(world, anna, bert)
    for verb, shown in [("stats", await anna.slash("stats")), ("top", await anna.slash("top"))]:
        for rest in ("", "x", "mamma-mia -1", f"mamma-mia {'9' * 40}", "٣ ٣"):
            press = str(PressId(verb, 0, rest=rest))
            answer = await anna.send_press(press, shown.message)
            assert answer.text == shown.text


async def test_somebody_whom_discord_does_not_know_is_refused(world):
    anna = world.add_person("Anna")
    stranger = {"name": "player", "type": USER, "value": "123"}
    answer = await anna.send_command("stats", [stranger])
    assert "one of the choices for `player`" in answer.text
