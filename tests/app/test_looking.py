"""What can be looked at: the table, the rules, records."""

import hashlib
import json

import pytest

from bot.screens.ids import PressId
from bot.screens.mamma_mia.family import TOPICS
from bot.tables.table import Status
from tests.app.players import finish_game, open_table, play_game
from tests.discord.server import ENGLISH, GERMAN
from tests.thorough import thoroughly


@pytest.mark.parametrize("language", [ENGLISH, GERMAN])
async def test_every_topic_of_the_rules_is_shown(world, language):
    anna = world.add_person("Anna", language=language)
    texts = [(await anna.slash("rules", topic=topic)).text for topic in TOPICS]
    assert len({*texts}) == len(TOPICS)
    answer = await anna.slash("rules")
    assert answer.text == texts[0]
    (menu,) = answer.message.menus
    assert menu.values == tuple(TOPICS)
    for topic, text in zip(TOPICS, texts, strict=True):
        chosen = await anna.choose(menu, [topic], answer)
        assert chosen.text == text
        assert chosen.message.id == answer.message.id


async def test_the_rules_are_read_page_by_page(world):
    anna = world.add_person("Anna")
    page = await anna.slash("rules")
    assert "In one minute" in page.text
    assert "Back" not in page.labels
    turned = await anna.press("Next", page)
    assert "How to play here" in turned.text
    assert turned.message.id == page.message.id
    again = await anna.press("Back", turned)
    assert again.text == page.text
    last = await anna.slash("rules", topic=TOPICS[-1])
    assert "Next" not in last.labels


async def test_the_numbers_of_the_rules_are_there_for_who_asks(world):
    anna = world.add_person("Anna")
    page = await anna.slash("rules", topic="turn")
    assert "(A3.1)" not in page.text
    numbered = await anna.press("Rule numbers", page)
    assert "(A3.1)" in numbered.text
    assert "name the rule" in numbered.text
    turned = await anna.press("Next", numbered)
    assert "(A3.5)" in turned.text
    (menu,) = turned.message.menus
    chosen = await anna.choose(menu, ["orders"], turned)
    assert "(A5.5)" in chosen.text
    assert (await anna.press("Without numbers", chosen)).labels == page.labels


@pytest.mark.parametrize("rest", ["", "nobody", "mamma-mia nothing", "mamma-mia turn x y z", "  "])
async def test_an_odd_page_of_the_rules_is_answered(world, rest):
    anna = world.add_person("Anna")
    page = await anna.slash("rules")
    answer = await anna.send_press(str(PressId("rules", 0, rest=rest)), page.message)
    assert answer.is_ephemeral
    assert "Something went wrong" not in answer.text


async def test_the_rules_are_shown_in_direct_messages_too(world):
    anna = world.add_person("Anna")
    assert (await anna.slash("rules", direct=True)).text == (await anna.slash("rules")).text


async def test_anybody_may_look_at_the_table(world):
    people = world.add_people("Anna", "Bert")
    onlooker = world.add_person("Onlooker")
    await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=6)
    for person in (*people, onlooker):
        answer = await person.slash("table")
        assert answer.is_ephemeral
        for name in ("Anna", "Bert"):
            assert name in answer.text
    assert "Only the players at this table" in (await onlooker.slash("hand")).text


async def test_the_record_of_no_game_is_refused(world):
    anna = world.add_person("Anna")
    for game_id in ("1", "77", "nonsense", "9" * 18, "9" * 30):
        answer = await anna.slash("record", game_id=game_id)
        assert answer.is_ephemeral
        assert "No finished game" in answer.text
    assert "is over yet" in (await anna.slash("record")).text


async def test_a_running_game_has_no_record_yet(world):
    people = world.add_people("Anna", "Bert")
    table_id = await open_table(world, people)
    answer = await people[0].slash("record", game_id=str(table_id))
    assert "No finished game" in answer.text
    assert not answer.message.files


def check_seals_by_hand(record):
    """As the answer says: the salt's bytes, then the entry as JSON."""
    dealt = [entry for entry in record["log"] if "seat" not in entry]
    for seal, entry in zip(record["seals"], dealt, strict=True):
        text = json.dumps(entry, sort_keys=True, separators=(",", ":"))
        sealed = bytes.fromhex(seal["salt"]) + text.encode()
        assert hashlib.sha256(sealed).hexdigest() == seal["sha256"]


async def test_records_are_for_players_and_their_server(world):
    anna, onlooker = world.add_people("Anna", "Onlooker")
    table_id = await open_table(world, [anna], computers=1, pace="instant")
    await finish_game(world, [anna])
    ((label, value),) = await anna.autocomplete("record", "game_id", direct=True)
    assert value == str(table_id)
    assert "Anna" in label
    answer = await anna.slash("record", direct=True)
    (_, told), (_, data) = answer.message.files
    assert "Anna" in told.decode().splitlines()[2]
    check_seals_by_hand(json.loads(data))
    assert (await onlooker.slash("record", game_id=value)).message.files
    refused = await onlooker.slash("record", direct=True, game_id=value)
    assert "No finished game" in refused.text


def is_for_acting(button):
    """Bets, and another look at an opening, are for everybody."""
    return not button.id.startswith(("mm:bet:", "mm:again:"))


@pytest.mark.parametrize("memory", ["faithful", *thoroughly(["open"])])
async def test_only_who_is_to_act_is_called_and_only_there_something_can_be_pressed(world, memory):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", memory=memory)

    async def check(table):
        if table.status is not Status.RUNNING:
            return
        calls = [m for m in world.channel_messages() if people[table.acting].mention in m.text]
        live = [m for m in world.channel_messages() if any(map(is_for_acting, m.buttons))]
        assert live == calls == world.channel_messages()[-1:]
        other = people[1 - table.acting]
        assert not [m for m in world.channel_messages() if other.mention in m.text]

    await check(await world.peek_table())
    await play_game(world, people, "commands", "channel", after=check)


async def test_who_looked_away_sees_an_opening_once_more(world):
    people = world.add_people("Anna", "Bert")
    onlooker = world.add_person("Onlooker")
    await open_table(world, people, pace="instant", memory="open")
    await finish_game(world, people)
    result = next(one for one in world.channel_messages() if "Once more" in one.labels)
    first = await onlooker.press("Once more", result)
    assert first.is_ephemeral
    assert "only for you: 1 of " in first.text
    second = await onlooker.press("Next", first)
    assert "only for you: 2 of " in second.text
    assert second.message.id == first.message.id
    assert (await onlooker.press("Back", second)).text == first.text
