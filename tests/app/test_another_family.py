"""A family of games from elsewhere is hosted as it comes: a folder, and a name in a list."""

import json

import pytest

from bot.screens.family import Families
from bot.screens.mamma_mia.family import MAMMA_MIA
from bot.tables.table import Status
from tests.app.players import open_table, play_game
from tests.discord.server import ENGLISH, GERMAN
from tests.discord.world import open_world
from tests.highest_card.family import HIGHEST_CARD
from tests.thorough import thoroughly

BOTH = Families(MAMMA_MIA, HIGHEST_CARD)

GROUP = "highcard"

SAID = {
    ENGLISH: {"lays": "lays the", "wins": "wins with the", "hand": "Your cards:"},
    GERMAN: {"lays": "legt die", "wins": "gewinnt mit der", "hand": "Deine Karten:"},
}


@pytest.fixture
async def world(tmp_path):
    """A world where Highest Card is hosted as well."""
    async with open_world(tmp_path, families=BOTH) as world:
        yield world


async def sit_down(world, language=ENGLISH, **options):
    """A table of two persons with this language."""
    world.set_language(language)
    people = world.add_people("Anna", "Bert", language=language)
    await open_table(world, people, game="highest-card", pace="instant", **options)
    return people


async def mover(world, people):
    """Who must lay a card, and the cards to choose from."""
    table = await world.peek_table(1)
    return people[table.acting], table.get_match().state.hands[table.acting]


async def by_command(world, person, cards):
    return await person.slash("lay", group=GROUP, card=cards[0])


async def by_command_alone(world, person, cards):
    return await person.slash("lay", group=GROUP, direct=True, card=cards[0])


async def by_button(world, person, cards):
    hand = next(
        one for one in person.direct_messages() if one.buttons[0].id.endswith(f" {cards[0]}")
    )
    return await person.press(hand.buttons[0], hand)


async def by_play(world, person, cards):
    shown = world.channel_messages()[-1]
    opener = next(one for one in shown.buttons if one.id.endswith(":acting"))
    hand = await person.press(opener, shown)
    return await person.press(hand.buttons[0], hand)


WAYS = [by_command, by_command_alone, by_button, by_play]


@pytest.mark.parametrize("language", [ENGLISH, *thoroughly([GERMAN])])
@pytest.mark.parametrize("way", WAYS)
async def test_a_game_is_played_to_its_ranking(tmp_path, language, way):
    async with open_world(tmp_path, families=BOTH) as world:
        people = await sit_down(world, language)
        said = SAID[language]
        for person in people:
            (hand,) = person.direct_messages()
            assert said["hand"] in hand.text
        for _ in people:
            person, cards = await mover(world, people)
            await way(world, person, cards)
            assert f"{person.name} {said['lays']} {cards[0]}" in world.told()
        assert (await world.peek_table(1)).status is Status.OVER
        last = world.channel_messages()[-1]
        assert said["wins"] in last.text
        assert "🥇" in last.text
        await check_record(people[0])


async def check_record(person):
    """It is a file with all that was laid."""
    answer = await person.slash("record")
    _, (_, content) = answer.message.files
    record = json.loads(content)
    assert record["game"] == "highest-card"
    assert [entry["seat"] for entry in record["log"] if "seat" in entry] == [0, 1]


async def test_computers_lay_cards_too(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=2, game="highest-card", pace="instant")
    person, cards = await mover(world, [anna])
    await by_command(world, person, cards)
    assert (await world.peek_table(1)).status is Status.OVER


async def test_its_options_are_offered_and_said(world):
    anna = world.add_person("Anna")
    await anna.slash("start", game="highest-card", deck="large")
    assert "Highest Card" in world.channel_text()
    assert "Large deck" in world.channel_text()
    assert (await world.peek_table()).options == {"deck": "large"}


async def test_its_own_group_has_its_moves_and_its_rules(world):
    anna = world.add_person("Anna")
    commands = {one["name"]: one for one in world.box.world.commands}
    assert {option["name"] for option in commands[GROUP]["options"]} == {"lay", "notes", "rules"}
    answer = await anna.slash("rules", group=GROUP)
    assert "the highest wins" in answer.text


async def test_refusals_are_told_in_its_own_words(world):
    people = await sit_down(world)
    person, cards = await mover(world, people)
    other = next(one for one in people if one is not person)
    strange = next(card for card in range(1, 13) if card not in cards)
    assert "Wait for" in (await other.slash("lay", group=GROUP, card=1)).text
    refused = await person.slash("lay", group=GROUP, card=strange)
    assert f"You do not hold the {strange}; your cards are" in refused.text


async def test_only_the_own_cards_are_suggested(world):
    people = await sit_down(world)
    person, cards = await mover(world, people)
    found = await person.autocomplete("lay", "card", group=GROUP)
    assert [value for _, value in found] == [*cards]


async def test_moves_of_one_family_are_refused_at_tables_of_another(world):
    people = await sit_down(world)
    person, _ = await mover(world, people)
    assert GROUP in (await person.slash("pass")).text
    kitchen = world.add_channel("kitchen")
    await person.slash("start", at=kitchen, computers=1, pace="instant")
    await person.slash("begin", at=kitchen)
    assert "/mammamia" in (await person.slash("lay", at=kitchen, group=GROUP, card=1)).text


async def test_two_families_are_played_at_once(world):
    people = await sit_down(world)
    other = world.channel
    world.channel = world.add_channel("kitchen")
    await open_table(world, people, pace="instant")
    table = await play_game(world, people, "commands", "channel")
    assert table.status is Status.OVER
    world.channel = other
    for _ in people:
        await by_button(world, *await mover(world, people))
    assert (await world.peek_table(1)).status is Status.OVER


async def test_a_kill_in_mid_game_changes_nothing(world):
    people = await sit_down(world)
    person, cards = await mover(world, people)
    await by_command(world, person, cards)
    before = world.channel_text()
    await world.restart()
    assert world.channel_text() == before
    await by_button(world, *await mover(world, people))
    assert (await world.peek_table(1)).status is Status.OVER


async def write_down(person, opened, text):
    return await person.fill(opened, {"text": text})


async def test_notes_are_kept_and_nobody_else_reads_them(world):
    anna, bert = await sit_down(world)
    (hand,) = anna.direct_messages()
    assert (await write_down(anna, await anna.press("Notes", hand), "low cards")).is_silent
    assert "Notes: low cards" in anna.direct_messages()[0].text
    await world.restart()
    opened = await anna.slash("notes", group=GROUP)
    assert "Notes: low cards" in opened.form_text
    await write_down(anna, opened, "*aces*")
    assert "low cards" not in anna.direct_messages()[0].text
    assert r"\*aces\*" in (await anna.slash("hand")).text
    shown = [one.text for one in bert.ever_saw()]
    assert not [text for text in shown if "low cards" in text or "aces" in text]


async def test_an_own_hand_in_the_channel_shows_what_was_noted_there(world):
    anna, _ = await sit_down(world)
    hand = await anna.slash("hand")
    renewed = await write_down(anna, await anna.press("Notes", hand), "mine")
    assert renewed.message.id == hand.message.id
    assert "Notes: mine" in renewed.text


async def test_notes_are_for_players_while_the_game_runs(world):
    anna, _ = await sit_down(world)
    stranger = world.add_person("Stranger")
    assert "Only the players at this table" in (await stranger.slash("notes", group=GROUP)).text
    opened = await anna.slash("notes", group=GROUP)
    await anna.slash("cancel")
    await anna.press("Cancel the game")
    assert "is over" in (await write_down(anna, opened, "late")).text


async def test_a_game_of_memory_has_no_notes(world):
    anna = world.add_person("Anna")
    table_id = await open_table(world, [anna], 1, pace="instant")
    message = world.channel_messages()[-1]
    answer = await anna.send_press(f"mm:notes:{table_id}:0:", message)
    assert "remember everything" in answer.text
