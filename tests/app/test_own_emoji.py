"""The host's own emoji: known to Discord by their content, shown where there is room."""

import pytest

from bot.front.emoji import OwnEmoji, sync_emoji
from bot.front.layout import Layout
from bot.screens.families import HOSTED
from bot.screens.screen import LONGEST_TEXT, Screen, Text
from tests.app.players import open_table, play_game
from tests.discord.seen import flatten
from tests.discord.story import DRAWN
from tests.discord.world import open_world

EMOJIS = "/applications/{application}/emojis"


@pytest.fixture
async def world(tmp_path):
    """A world whose host shows its drawings."""
    async with open_world(tmp_path) as world:
        world.draws = True
        await world.restart()
        yield world


async def test_every_drawing_is_told_to_discord_once(world):
    names = {emoji.name for emoji in world.box.world.emojis.values()}
    assert len(names) == len(HOSTED.drawings) == 27
    await world.restart()
    assert len(world.box.world.emojis) == 27


async def test_a_drawing_that_has_changed_gets_a_name_of_its_own(world, tmp_path):
    changed = tmp_path / "salami.svg"
    changed.write_text(HOSTED.drawings["🥓"].read_text().replace("#c8373b", "#c83700"))
    before = {emoji.name for emoji in world.box.world.emojis.values()}
    shown = await sync_emoji(world.client, {"🥓": changed})
    assert "<:salami_" in shown.drawn("🥓")
    after = {emoji.name for emoji in world.box.world.emojis.values()}
    (new,) = after - before
    assert new.startswith("salami_")


async def test_people_see_drawings_wherever_an_ingredient_is_named(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant", memory="open")
    await play_game(world, [anna], "mixed", "mixed", most=6)
    everything = "\n".join(
        flatten(message.payload["components"])
        for message in [*world.channel_messages(), *anna.direct_messages()]
    )
    assert set(DRAWN.findall(everything)) >= {"order", "salami", "olive"}
    assert not set(HOSTED.drawings) & set(everything)


async def test_whoever_looks_at_a_form_sees_them_beside_what_can_be_chosen(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna, world.add_person("Bert")], pace="instant")
    table = await world.peek_table()
    person = [*world.people.values()][table.acting]
    opened = await person.press("Play")
    emoji = [option.get("emoji") for option in opened.fields["put"]["options"]]
    assert emoji
    assert all(one is None or one.get("id") for one in emoji)


@pytest.mark.parametrize("status", [429, 500, 503])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_discord_that_does_not_take_them_gets_characters(tmp_path, method, status):
    async with open_world(tmp_path) as world:
        world.draws = True
        world.trouble("error", method=method, route=EMOJIS, status=status, times=9, retry_after=100)
        await world.restart()
        anna = world.add_person("Anna")
        await open_table(world, [anna], computers=1, pace="instant")
        assert "📜" in anna.direct_messages()[0].text


def test_where_there_is_no_room_for_drawings_the_characters_stay():
    emoji = OwnEmoji({"🥓": "<:salami_012345:1234567890123456789>"})
    few, many = "🥓" * 10, "🥓" * 200
    for text, is_drawn in ((few, True), (many, False)):
        (shown,) = Layout(Screen((Text(text),)), emoji=emoji).to_components()
        content = shown["components"][0]["content"]
        assert ("<:" in content) == is_drawn
        assert len(content) <= LONGEST_TEXT
