"""Clients can send anything for an option of a command: it is refused politely, without harm."""

import pytest
from discord.app_commands import Command

from bot.front.client import BotClient
from bot.screens.families import FAMILIES
from bot.tables.terms import SETTINGS, Terms
from tests.app.players import open_table
from tests.discord.people import GROUP
from tests.thorough import thoroughly

MAMMA_I = "mammai"
STRING, INTEGER, BOOLEAN = 3, 4, 5

LONG = "olive " * 1000

NUMBERS = [True, False, 0, -1, 7, 10**30, 1.5, 1e300]
TEXTS = ["", " ", "x", "1", LONG, "\0", "\ud800"]

ODD = [*NUMBERS, *TEXTS, None, [], {}]
"""Values of all the types of JSON."""

FIT = {STRING: "olive", INTEGER: 1, BOOLEAN: True}
"""What the other options are filled with where they must be there."""


def all_commands(is_mamma_i=False):
    """The commands with options, of one group; what may open a table or end a turn comes last."""
    groups = BotClient(FAMILIES, shard_count=1).tree.get_commands()
    (group,) = (group for group in groups if group.name == (MAMMA_I if is_mamma_i else GROUP))
    found = [one for one in group.commands if isinstance(one, Command) and one.parameters]
    return sorted(found, key=lambda command: command.name in ("start", "play"))


def get_command(name):
    return next(command for command in all_commands() if command.name == name)


def sent(command, name, value):
    """The options of a command, one of them with this value."""
    needed = [one for one in command.parameters if one.required and one.name != name]
    given = [(one, FIT[one.type.value]) for one in needed] + [(command.get_parameter(name), value)]
    return [{"name": one.name, "type": one.type.value, "value": what} for one, what in given]


@pytest.mark.parametrize("step", [3, *thoroughly([1])], ids=["some", "all"])
@pytest.mark.parametrize("is_mamma_i", [True, *thoroughly([False])], ids=[MAMMA_I, GROUP])
@pytest.mark.parametrize("is_running", [True, *thoroughly([False])], ids=["game", "no-table"])
async def test_odd_values_get_one_polite_answer(world, is_running, is_mamma_i, step):
    """The world itself demands that each is answered once, and that no error is logged."""
    boss, bert = world.add_person("Boss", may=["manage_guild"]), world.add_person("Bert")
    if is_running:
        game = "mamma-i" if is_mamma_i else "mamma-mia"
        await open_table(world, [boss, bert], pace="instant", game=game)
    commands = all_commands(is_mamma_i)
    options = [(command, option.name) for command in commands for option in command.parameters]
    for number, (command, option) in enumerate(options):
        for value in ODD[(number + is_running) % step :: step]:
            typed, group = sent(command, option, value), command.parent.name
            answer = await boss.send_command(command.name, typed, group=group)
            what = command.name, option, value
            assert answer.form or (answer.is_ephemeral and answer.text), what
            assert "Something went wrong" not in answer.text, what


async def test_odd_settings_are_not_kept(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    before = (await boss.slash("settings")).text
    for option in SETTINGS:
        for value in ("sideways", 1.5, True, 3, "", "Normal", [], {}):
            odd = {"name": option, "type": STRING, "value": value}
            refused = await boss.send_command("settings", [odd])
            assert "one of the choices" in refused.text, (option, value)
        assert (await boss.slash("settings")).text == before, option
    assert "The table is open" in (await boss.slash("start")).text


async def test_odd_wishes_open_no_table(world):
    anna, command = world.add_person("Anna"), get_command("start")
    for option in command.parameters:
        for value in ("sideways", 1.5, -1, 6, LONG, []):
            answer = await anna.send_command("start", sent(command, option.name, value))
            is_said = "Pick one from the list" in answer.text or "a whole number" in answer.text
            assert is_said, (option.name, value)
            assert await world.active_table() is None, (option.name, value)


async def test_a_choice_of_the_rules_that_there_is_not_is_refused(world):
    anna = world.add_person("Anna")
    odd = {"name": "topic", "type": STRING, "value": "cheating"}
    answer = await anna.send_command("rules", [odd])
    assert "one of the choices for `topic`" in answer.text


async def test_a_number_out_of_reach_says_what_is_in_reach(world):
    anna = world.add_person("Anna")
    odd = {"name": "computers", "type": INTEGER, "value": 99}
    answer = await anna.send_command("start", [odd])
    assert "fit `computers`. Give a whole number from 0 to 5." in answer.text


async def test_settings_of_another_program_do_no_harm(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    odd = {"language": "xx", "turn_time": "90s", "pace": "sideways", "memory": "none"}
    async with world.store.work() as work:
        await work.save_defaults(world.guild.id, odd)
        await work.commit()
    shown = await boss.slash("settings", turn_time="5m")
    assert "5 minutes" in shown.text
    assert "The table is open" in (await boss.slash("start")).text
    table = await world.peek_table()
    assert table.terms == Terms("open", turn_time="5m", strength="easy")
