"""The bot's own emoji: known to Discord by their names, shown where there is room."""

import re
from hashlib import sha256

import discord
import pytest

from bot.front.emoji import NOTE, OwnEmoji, sync_emoji
from bot.front.layout import Layout
from bot.sandbox.world import Emoji
from bot.screens.families import FAMILIES
from bot.screens.screen import LONGEST_TEXT, Screen, Text
from tests.app.players import open_table, play_game
from tests.discord.seen import flatten
from tests.discord.story import DRAWN
from tests.discord.world import open_world
from tests.thorough import but_few

SALAMI = "🥓"
EMOJIS = "/applications/{application}/emojis"


@pytest.fixture
async def world(tmp_path):
    """A world whose host shows its drawings."""
    async with open_world(tmp_path) as world:
        world.draws = True
        await world.restart()
        yield world


def names(world):
    return {emoji.name for emoji in world.box.world.emojis.values()}


def add(world, name):
    """An emoji that is there already."""
    emoji = Emoji(world.box.world.ids.next(), name, "image/png", b"")
    world.box.world.emojis[emoji.id] = emoji
    return emoji


def redraw(folder, number):
    """Another drawing of salami."""
    path = folder / f"{number}" / "salami.svg"
    path.parent.mkdir()
    path.write_text(FAMILIES.drawings[SALAMI].read_text().replace("#c8373b", f"#c8370{number}"))
    return {SALAMI: path}


async def test_every_drawing_is_told_to_discord_once_under_a_plain_name(world):
    assert names(world) == {path.stem for path in FAMILIES.drawings.values()}
    assert len(names(world)) == len(FAMILIES.drawings) == 27
    before = {*world.box.world.emojis}
    await world.restart()
    assert {*world.box.world.emojis} == before


async def test_a_drawing_that_has_changed_takes_the_place_of_the_former(world, tmp_path):
    seen = []
    for number in range(3):
        await sync_emoji(world.client, FAMILIES.drawings | redraw(tmp_path, number))
        seen.append(world.client.emoji.drawn(SALAMI))
        assert re.fullmatch(r"<:salami:\d+>", seen[-1])
        assert names(world) == {path.stem for path in FAMILIES.drawings.values()} | {"salami_old"}
    assert len({*seen}) == 3
    # What a process that is about to be replaced shows is still known.
    last, present = (int(text.rsplit(":")[-1][:-1]) for text in seen[1:])
    emojis = world.box.world.emojis
    assert (emojis[last].name, emojis[present].name) == ("salami_old", "salami")


async def test_former_names_are_taken_over_or_cleared_away_and_others_stay(tmp_path):
    async with open_world(tmp_path) as world:
        digest = sha256(FAMILIES.drawings[SALAMI].read_bytes()).hexdigest()
        same = add(world, f"salami_{digest[:6]}")
        others = {add(world, name).id for name in ("logo", "team_facade")}
        outdated = {add(world, f"{name}_012345").id for name in ("salami", "wife")}
        world.draws = True
        await world.restart()
        emojis = world.box.world.emojis
        assert world.client.emoji.drawn(SALAMI) == f"<:salami:{same.id}>"
        assert others <= {*emojis}
        assert not {*emojis} & outdated
        assert len(emojis) == 27 + 2


async def test_a_drawing_that_is_given_up_is_cleared_away(world):
    fewer = {own: path for own, path in FAMILIES.drawings.items() if own != SALAMI}
    await sync_emoji(world.client, fewer)
    assert "salami" not in names(world)
    assert world.client.emoji.drawn(SALAMI) == SALAMI


async def test_where_nothing_is_noted_each_is_drawn_anew(world):
    before = {*world.box.world.emojis}
    await world.client.tables.store.save_note(NOTE, "{}")
    await world.restart()
    shown = {int(number) for number in re.findall(r"\d{9,}", drawn_of_all(world))}
    assert len(shown) == 27
    assert not shown & before


async def test_people_see_drawings_wherever_an_ingredient_is_named(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant", memory="open")
    await play_game(world, [anna], "mixed", "mixed", most=6)
    everything = "\n".join(
        flatten(message.payload["components"])
        for message in [*world.channel_messages(), *anna.direct_messages()]
    )
    assert set(DRAWN.findall(everything)) >= {"order", "salami", "olive"}
    assert not set(FAMILIES.drawings) & set(everything)


@pytest.mark.parametrize(("status", "times"), [(500, 40), *but_few([(429, 8), (503, 8)], [])])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_what_discord_does_not_take_is_characters_until_it_does(
    tmp_path, method, status, times
):
    async with open_world(tmp_path) as world:
        world.draws = True
        fault = {"status": status, "times": times, "retry_after": 100}
        world.trouble("error", method=method, route=EMOJIS, **fault)
        await world.restart()
        anna = world.add_person("Anna")
        await open_table(world, [anna], computers=1, pace="instant")
        assert "📜" in anna.direct_messages()[0].text
        await world.advance(3600)
        assert len(names(world)) == 27
        assert "📜" not in (await anna.slash("hand")).text


async def test_what_is_known_is_shown_while_the_rest_is_tried_again(world, tmp_path):
    changed = FAMILIES.drawings | redraw(tmp_path, 1)
    world.trouble("error", method="POST", route=EMOJIS, status=503)
    with pytest.raises(discord.DiscordServerError):
        await sync_emoji(world.client, changed)
    assert drawn_of_all(world).count("<:") == 26
    await sync_emoji(world.client, changed)
    assert drawn_of_all(world).count("<:") == 27


async def test_a_drawing_that_is_refused_keeps_no_other_back(world):
    world.box.world.emojis.clear()
    world.trouble("error", method="POST", route=EMOJIS, status=400, code=50035)
    with pytest.raises(discord.HTTPException):
        await sync_emoji(world.client, FAMILIES.drawings)
    assert drawn_of_all(world).count("<:") == len(names(world)) == 26


def drawn_of_all(world):
    return world.client.emoji.drawn("".join(FAMILIES.drawings))


def test_where_there_is_no_room_for_drawings_the_characters_stay():
    emoji = OwnEmoji({"🥓": "<:salami:1234567890123456789>"})
    few, many = "🥓" * 10, "🥓" * 200
    for text, is_drawn in ((few, True), (many, False)):
        (shown,) = Layout(Screen((Text(text),)), emoji=emoji).to_components()
        content = shown["components"][0]["content"]
        assert ("<:" in content) == is_drawn
        assert len(content) <= LONGEST_TEXT
