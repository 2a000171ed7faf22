"""Pictures in the channel: with the words, and where nothing may be attached, words only."""

import io
import json
from itertools import pairwise

import pytest
from PIL import Image

from bot.pictures.kit import Kind
from bot.screens.mamma_i.pictures.kinds import TABLE
from bot.screens.mamma_mia.pictures.kinds import HAND, OVEN, PODIUM, STANDING
from tests.app.players import finish_game, open_table, play_game
from tests.discord.seen import walk
from tests.discord.world import open_world
from tests.thorough import thorough, thoroughly

GALLERY = 12


@pytest.fixture
async def world(tmp_path):
    """A world whose host draws."""
    async with open_world(tmp_path) as world:
        world.draws = True
        await world.restart()
        yield world


async def play(world, way="commands", place="channel", **options):
    """The end of a game; gives what stands of its last opening."""
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant", **options)
    await finish_game(world, [anna], way, place)
    return [message for message in world.channel_messages() if "what came out" in message.text]


def galleries(message):
    return [one for one in walk(message.payload["components"]) if one["type"] == GALLERY]


async def test_the_standing_after_an_opening_has_its_picture(world):
    told = await play(world)
    assert told
    for message in told:
        ((name, painted),) = message.files
        assert name == f"{STANDING}.webp"
        assert Image.open(io.BytesIO(painted)).format == "WEBP"
        ((item,),) = [gallery["items"] for gallery in galleries(message)]
        assert "Anna: " in item["description"]
        assert "Delivered" in message.text


async def test_the_ranking_has_its_picture_also_after_a_rematch(world):
    await play(world)
    (anna,) = world.people.values()
    for _ in range(2):
        end = next(one for one in world.channel_messages() if "🏆" in one.text)
        ((name, _),) = end.files
        assert name == f"{PODIUM}.webp"
        await anna.slash("rematch")


async def test_where_nothing_may_be_attached_there_are_words(world):
    world.deny("attach_files")
    # What is said as an answer does not ask for that permission.
    told = await play(world, "buttons", "direct")
    assert told
    for message in told:
        assert not message.files
        assert not galleries(message)
        assert "Delivered" in message.text


async def test_a_table_without_pictures_has_words_and_says_so(world):
    told = await play(world, pictures="off")
    assert told
    assert not any(message.files for message in told)
    assert "Without pictures" in world.channel_text()


async def test_a_picture_that_cannot_be_painted_is_done_without(world):
    def broken(facts):
        raise OSError(facts)

    world.client.painting._kinds = {STANDING: Kind(broken, {})}
    for message in await play(world):
        assert not message.files
    assert {record.msg for record in world.errors} == {"a picture could not be painted: %s"}
    world.errors.clear()


@pytest.mark.parametrize("game", ["mamma-mia", *thoroughly(["mamma-i"])])
async def test_whatever_is_in_a_name_is_one_line_everywhere(world, game):
    people = world.add_people("\u202eZoe\n\t\u2028### X", "\u200b\u3164")
    await open_table(world, people, pace="instant", game=game)
    assert (await world.peek_table()).names == ["Zoe ### X", "?"]
    await play_game(world, people, "commands", "channel", most=25)
    assert any(message.files for message in world.channel_messages())


async def test_the_same_picture_is_painted_once(world):
    painted = []
    paint = world.client.painting._kinds[STANDING].paint
    kind = Kind(lambda facts: painted.append(1) or paint(facts), {})
    world.client.painting._kinds = {STANDING: kind}
    told = await play(world)
    assert len(painted) == len(told) > 0


def files_of(message):
    return [name for name, _ in message.files]


async def test_hands_come_with_a_picture_in_words_as_well(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert])
    (letter,) = anna.direct_messages()
    answer = await anna.slash("hand")
    for shown in (letter, answer.message):
        assert files_of(shown) == [f"{HAND}.webp"]
        assert "Your ingredients" in shown.text
    ((item,),) = [gallery["items"] for gallery in galleries(letter)]
    assert item["description"].startswith("Your hand: ")
    assert not any(HAND in name for one in world.channel_messages() for name in files_of(one))


async def test_whoever_wants_no_pictures_gets_none_of_their_own(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert], pace="instant")
    assert files_of((await anna.slash("hand", pictures="on")).message)
    assert not files_of((await anna.slash("hand", pictures="off")).message)
    assert not files_of((await anna.press("Hand")).message)
    assert files_of((await bert.slash("hand")).message)
    await world.restart()
    await finish_game(world, [anna, bert])
    for person, wants in ((anna, False), (bert, True)):
        assert bool(files_of(person.direct_messages()[-1])) is wants
    # What everybody sees is the table's to choose.
    assert [one for one in world.channel_messages() if f"{PODIUM}.webp" in files_of(one)]


@pytest.mark.parametrize(("most", "least"), [(34, 5), pytest.param(1000, 20, marks=thorough)])
async def test_the_open_oven_is_painted_frame_by_frame(world, most, least):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert], pace="normal")

    async def think(table):
        await world.advance(2)

    await play_game(world, [anna, bert], "commands", "channel", most=most, after=think)
    painted = [
        asked for asked in world.requests if asked.kind == "edit" and OVEN in json.dumps(asked.body)
    ]
    assert len(painted) > least
    for former, following in pairwise(asked.at for asked in painted):
        assert following - former > 1


async def test_the_table_of_mamma_i_is_painted_and_in_words_where_nothing_may_be_attached(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game="mamma-i", pace="instant")
    await play_game(world, people, "buttons", "direct", most=6)
    table = world.channel_messages()[-1]
    ((name, painted),) = table.files
    assert name == f"{TABLE}.webp"
    assert Image.open(io.BytesIO(painted)).width == 800
    (gallery,) = galleries(table)
    assert "Grandpa" in gallery["items"][0]["description"]
    # What is read out of the picture does not stand beside it once more.
    assert table.text.count("On display") == 1
    world.deny("attach_files")
    await play_game(world, people, "commands", "direct", most=1)
    table = world.channel_messages()[-1]
    assert not table.files
    assert "On display" in table.text
