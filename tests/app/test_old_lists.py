"""Discord shows an old list of commands: whatever it sends then is answered, without any error."""

import pytest

STRING, INTEGER, BOOLEAN, USER, NUMBER = 3, 4, 5, 6, 10


def option(name, value, kind=STRING, **more):
    return {"name": name, "type": kind, "value": value, **more}


UNKNOWN = {
    "group": ("start", [], "pizza"),
    "subcommand": ("bet", [], "mammamia"),
    "subcommand with options": ("bet", [option("stake", 5, INTEGER)], "mammamia"),
    "option": ("start", [option("tomato", "yes")], "mammamia"),
    "option beside one that is known": (
        "start",
        [option("pace", "fast"), option("tomato", 1, INTEGER)],
        "mammamia",
    ),
    "text for a number": ("start", [option("computers", "2")], "mammamia"),
    "number for a text": ("rules", [option("topic", 1, INTEGER)], "mammamia"),
    "fraction": ("start", [option("computers", "many", NUMBER)], "mammamia"),
    "user": ("hand", [option("table", "nobody", USER)], "mammamia"),
    "option without a value": ("rules", [{"name": "topic", "type": STRING}], "mammamia"),
    "group within the group": ("pantry", [{"name": "show", "type": 1, "options": []}], "mammamia"),
    "nothing that is needed": ("play", [], "mammamia"),
    "half of what is needed": ("play", [option("ingredient", "olive")], "mammamia"),
}

TYPING = {
    name: (command, [dict(one) for one in options], group)
    for name, (command, options, group) in UNKNOWN.items()
} | {
    "option that offers nothing": ("rules", [option("topic", "ru")], "mammamia"),
    "option of yesterday": ("play", [option("pizza", "")], "mammamia"),
}


@pytest.mark.parametrize(("command", "options", "group"), UNKNOWN.values(), ids=UNKNOWN)
async def test_an_unknown_command_is_answered_and_does_nothing(world, command, options, group):
    anna = world.add_person("Anna")
    answer = await anna.send_command(command, options, group=group)
    assert answer.is_ephemeral
    assert "know this command." in answer.text
    assert await world.active_table() is None


@pytest.mark.parametrize(("command", "options", "group"), TYPING.values(), ids=TYPING)
async def test_for_an_unknown_command_nothing_is_offered(world, command, options, group):
    anna = world.add_person("Anna")
    for place in range(len(options)):
        typed = [{**one, "focused": True} if n == place else one for n, one in enumerate(options)]
        answer = await anna.send_command(command, typed, is_typing=True, group=group)
        assert answer.is_answered
        assert answer.choices == []
    answer = await anna.send_command(command, options, is_typing=True, group=group)
    assert answer.is_answered
    assert answer.choices == []


@pytest.mark.parametrize("junk", [None, True, 1, 1.5, [], {}, "x" * 6000, "\ud800"])
async def test_odd_values_that_are_being_typed_are_borne(world, junk):
    anna = world.add_person("Anna")
    await anna.slash("start", computers=1, pace="instant")
    await anna.slash("begin")
    for command, name, kind in [
        ("play", "ingredient", STRING),
        ("play", "count", INTEGER),
        ("play", "order", STRING),
        ("pass", "draw", STRING),
        ("bake", "add", STRING),
        ("ask", "want", STRING),
        ("hand", "table", STRING),
        ("record", "game_id", STRING),
    ]:
        typed = option(name, junk, kind, focused=True)
        beside = [option("table", junk)] if command == "play" else []
        answer = await anna.send_command(command, [typed, *beside], is_typing=True)
        assert answer.is_answered
