"""Clients can send anything for an option of a command: it is refused politely, without harm."""

import pytest
from discord.app_commands import Command

from bot.front.client import HostClient
from bot.screens.families import HOSTED
from bot.tables.terms import Terms
from tests.app.players import open_table
from tests.discord.people import GROUP

STRING, INTEGER, BOOLEAN = 3, 4, 5

LONG = "olive " * 1000

NUMBERS = [True, False, 0, -1, 7, 10**30, 1.5, 1e300]
TEXTS = ["", " ", "x", "1", LONG, "\0", "\ud800"]

ODD = [*NUMBERS, *TEXTS, None, [], {}]
"""Values of all the types of JSON."""

FIT = {STRING: "olive", INTEGER: 1, BOOLEAN: True}
"""What the other options are filled with where they must be there."""

WISHES = (
    "game",
    "edition",
    "helping",
    "memory",
    "pace",
    "turn_time",
    "pictures",
    "bets",
    "hints",
    "computers",
    "strength",
    "thread",
)


def all_commands():
    groups = HostClient(HOSTED, shard_count=1).tree.get_commands()
    return {
        command.name if group.name == GROUP else f"{group.name} {command.name}": command
        for group in groups
        for command in group.commands
        if isinstance(command, Command)
    }


COMMANDS = {
    "start": WISHES,
    "computer": ("strength", "remove"),
    "play": ("ingredient", "count", "order", "draw", "table"),
    "pass": ("draw", "order", "table"),
    "bake": ("choice", "add", "table"),
    "decline": ("table",),
    "ask": ("choice", "want", "add", "table"),
    "assist": ("give", "table"),
    "bet": ("guess",),
    "hand": ("table", "pictures"),
    "table": ("table",),
    "hint": ("table",),
    "rules": ("topic",),
    "stats": ("player",),
    "top": ("game",),
    "history": ("game_id",),
    "record": ("game_id",),
    "settings": (
        "language",
        "strength",
        "hints",
        "bets",
        "pictures",
        "turn_time",
        "pace",
        "memory",
        "ranking",
    ),
    "mammai secret": ("character", "table"),
    "mammai place": ("cards", "row", "table"),
    "mammai wc": ("table",),
    "mammai vote": ("character", "table"),
    "mammai remove": ("row", "table"),
    "mammai stop": ("card", "table"),
    "mammai guest": ("character", "table"),
    "mammai run-over": ("character", "card", "table"),
    "mammai child": ("take", "table"),
    "mammai steal": ("card", "to", "table"),
    "mammai notes": ("table",),
    "mammai rules": ("topic",),
}
"""All commands with options; those of other groups with their group before them."""


def sent(command, name, value):
    """The options of a command, one of them with this value."""
    needed = [one for one in command.parameters if one.required and one.name != name]
    given = [(one, FIT[one.type.value]) for one in needed] + [(command.get_parameter(name), value)]
    return [{"name": one.name, "type": one.type.value, "value": what} for one, what in given]


async def test_every_option_is_tried_here():
    commands = all_commands().items()
    found = {name: tuple(one.name for one in command.parameters) for name, command in commands}
    assert {name: options for name, options in found.items() if options} == COMMANDS


@pytest.mark.parametrize("is_running", [False, True], ids=["lobby", "game"])
@pytest.mark.parametrize("name", COMMANDS)
async def test_odd_values_get_one_polite_answer(world, name, is_running):
    """The world itself demands that each is answered once, and that no error is logged."""
    boss, bert = world.add_person("Boss", may=["manage_guild"]), world.add_person("Bert")
    group, _, short = name.rpartition(" ")
    if is_running:
        game = "mamma-i" if group else "mamma-mia"
        await open_table(world, [boss, bert], pace="instant", game=game)
    command = all_commands()[name]
    for option in COMMANDS[name]:
        for value in ODD:
            options = sent(command, option, value)
            answer = await boss.send_command(short, options, group=group or GROUP)
            assert answer.form or (answer.is_ephemeral and answer.text), (option, value)
            assert "Something went wrong" not in answer.text, (option, value)


@pytest.mark.parametrize("value", ["sideways", 1.5, True, 3, "", "Normal", [], {}])
@pytest.mark.parametrize(
    "option",
    [
        "language",
        "turn_time",
        "pace",
        "memory",
        "pictures",
        "bets",
        "hints",
        "strength",
        "ranking",
    ],
)
async def test_odd_settings_are_not_kept(world, option, value):
    boss = world.add_person("Boss", may=["manage_guild"])
    before = (await boss.slash("settings")).text
    odd = {"name": option, "type": STRING, "value": value}
    refused = await boss.send_command("settings", [odd])
    assert "is not one of the choices" in refused.text
    assert (await boss.slash("settings")).text == before
    assert "The table is open" in (await boss.slash("start")).text


@pytest.mark.parametrize("option", WISHES)
async def test_odd_wishes_open_no_table(world, option):
    anna = world.add_person("Anna")
    command = all_commands()["start"]
    for value in ("sideways", 1.5, -1, 6, LONG, []):
        answer = await anna.send_command("start", sent(command, option, value))
        assert "pick one from the list" in answer.text or "a whole number" in answer.text
    assert await world.active_table() is None


async def test_a_choice_of_the_rules_that_there_is_not_is_refused(world):
    anna = world.add_person("Anna")
    odd = {"name": "topic", "type": STRING, "value": "cheating"}
    answer = await anna.send_command("rules", [odd])
    assert "“cheating” is not one of the choices for topic" in answer.text


async def test_a_number_out_of_reach_says_what_is_in_reach(world):
    anna = world.add_person("Anna")
    odd = {"name": "computers", "type": INTEGER, "value": 99}
    answer = await anna.send_command("start", [odd])
    assert "“99” does not fit computers; give a whole number from 0 to 5." in answer.text


async def test_settings_of_another_program_do_no_harm(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    odd = {"language": "fr", "turn_time": "90s", "pace": "sideways", "memory": "none"}
    async with world.store.work() as work:
        await work.save_defaults(world.guild.id, odd)
        await work.commit()
    shown = await boss.slash("settings", turn_time="5m")
    assert "5 minutes" in shown.text
    assert "The table is open" in (await boss.slash("start")).text
    table = await world.peek_table()
    assert table.terms == Terms(turn_time="5m")
