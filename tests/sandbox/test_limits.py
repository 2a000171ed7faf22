"""What Discord does not let through, with the path of what is wrong."""

import pytest

from bot.sandbox.component_limits import MOST_COMPONENTS
from tests.sandbox.people import EPHEMERAL, V2


def text(content="x", **more):
    return {"type": 10, "content": content, **more}


def button(custom_id="b", **more):
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **more}


def row(*children):
    return {"type": 1, "components": [*children]}


def select(count=1, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


ONLINE = {"media": {"url": "https://x.example/y.png"}}


def v2(*components, **more):
    return {"flags": V2, "components": [*components], **more}


def paths(tree, before=""):
    """All paths in a tree of errors, with their codes."""
    found = {}
    for step, inner in tree.items():
        if step == "_errors":
            found[before.removeprefix(".")] = inner[0]["code"]
        else:
            found |= paths(inner, f"{before}.{step}")
    return found


BAD = {
    "content too long": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content with V2": (
        v2(text(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "text without V2": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "text too long": (
        v2(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "too many components": (
        v2(*[text() for _ in range(MOST_COMPONENTS + 1)]),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "too many inside": (
        v2({"type": 17, "components": [text() for _ in range(MOST_COMPONENTS)]}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "custom_id too long": (
        v2(row(button("x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "custom_id twice": (
        v2(row(button()), row(button())),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "id twice": (v2(text(id=7), text(id=7)), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    "six buttons": (
        v2(row(*[button(str(n)) for n in range(6)])),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "button beside a select": (
        v2(row(select(), button())),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "label too long": (
        v2(row(button(label="x" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no label": (
        v2(row({"type": 2, "style": 1, "custom_id": "b"})),
        "components.0.components.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    "unknown emoji": (
        v2(row(button(emoji={"id": "123456789012345678", "name": "x"}))),
        "components.0.components.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "26 options": (
        v2(row(select(26))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "the same option": (
        v2(row(select(options=[{"label": "x", "value": "x"}] * 2))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label too long": (
        v2(row(select(options=[{"label": "x" * 101, "value": "x"}]))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a file that is not there": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}),
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "nonce too long": ({"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "ephemeral in a channel": (
        {"content": "x", "flags": EPHEMERAL},
        "flags",
        "MESSAGE_FLAGS_INVALID",
    ),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}


@pytest.mark.parametrize(("body", "path", "code"), BAD.values(), ids=BAD)
async def test_a_message_beyond_the_limits_is_refused(robot, pizzeria, body, path, code):
    status, answer = await robot.ask("POST", f"/channels/{pizzeria}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert paths(answer["errors"])[path] == code


async def test_what_is_just_within_the_limits_is_taken(robot, pizzeria):
    await robot.send(pizzeria, content="x" * 2000)
    await robot.send(pizzeria, **v2(text("x" * 4000)))
    await robot.send(pizzeria, **v2(*[text() for _ in range(MOST_COMPONENTS)]))
    sent = await robot.send(pizzeria, **v2(row(button("x" * 100, label="x" * 80)), row(select(25))))
    assert [c["id"] for c in sent["components"]] == [1, 3]


async def test_an_empty_message_is_refused(robot, pizzeria):
    status, answer = await robot.ask("POST", f"/channels/{pizzeria}/messages", {"content": " "})
    assert (status, answer["code"]) == (400, 50006)


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ({"content": "x", "poll": {"question": {}}}, "'poll'"),
        ({"embeds": [{"title": "x"}]}, "'embeds'"),
        ({"content": "x", "tts": True}, "'tts'"),
        (v2(row({"type": 5, "custom_id": "u"})), "a user select"),
        (v2({"type": 9, "components": [text()], "accessory": button()}), "a section"),
        (v2(row(button(style=5))), "a button that is a link"),
        (v2({"type": 17, "components": [text()], "spoiler": True}), "a spoiler"),
        (v2({"type": 12, "items": [{**ONLINE, "spoiler": True}]}), "a spoiler"),
        ({"message_reference": {"type": 1, "message_id": "1"}}, "forwarded"),
    ],
)
async def test_what_the_sandbox_does_not_know_it_names(robot, pizzeria, body, what):
    status, answer = await robot.ask("POST", f"/channels/{pizzeria}/messages", body)
    assert status == 501
    assert what in answer["message"]


async def test_an_unknown_route_is_refused_by_name(robot):
    status, answer = await robot.ask("GET", "/guilds/1/audit-logs")
    assert status == 501
    assert answer["message"] == "the sandbox doesn't know the route GET /guilds/1/audit-logs"


COMMANDS = {
    "a capital": ({"name": "Pizza", "description": "x"}, "0.name"),
    "no description": ({"name": "pizza"}, "0.description"),
    "a long description": ({"name": "pizza", "description": "x" * 101}, "0.description"),
    "an unknown language": (
        {"name": "pizza", "description": "x", "name_localizations": {"xx": "x"}},
        "0.name_localizations.xx",
    ),
    "26 options": (
        {
            "name": "pizza",
            "description": "x",
            "options": [{"type": 3, "name": f"n{n}", "description": "x"} for n in range(26)],
        },
        "0.options",
    ),
    "required after optional": (
        {
            "name": "pizza",
            "description": "x",
            "options": [
                {"type": 3, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x", "required": True},
            ],
        },
        "0.options.1",
    ),
}


@pytest.mark.parametrize(("command", "path"), COMMANDS.values(), ids=COMMANDS)
async def test_a_command_beyond_the_limits_is_refused(robot, command, path):
    status, answer = await robot.ask("PUT", f"/applications/{robot.id}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])


def called(name, **localizations):
    """A command, a subcommand or an option with its names in other languages."""
    return {"name": name, "description": "x", "name_localizations": localizations}


def strings(*options):
    return [{"type": 3, **option} for option in options]


TWINS = {
    "commands": (
        [called("pizza", de="teig"), called("pasta", de="teig")],
        "1.name_localizations.de",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "a name as it is": (
        [called("pizza"), called("pasta", it="pizza")],
        "1.name_localizations.it",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "options": (
        [called("pizza") | {"options": strings(called("a", de="x"), called("b", de="x"))}],
        "0.options.1.name_localizations.de",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "subcommands": (
        [
            called("pizza")
            | {"options": [{"type": 1, **called("a", it="x")}, {"type": 1, **called("x")}]}
        ],
        "0.options.1.name_localizations.it",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "options of the same name": (
        [called("pizza") | {"options": strings(called("a"), called("a"))}],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
}


@pytest.mark.parametrize(("told", "path", "code"), TWINS.values(), ids=TWINS)
async def test_names_are_told_apart_in_every_language(robot, told, path, code):
    status, answer = await robot.ask("PUT", f"/applications/{robot.id}/commands", told)
    assert (status, paths(answer["errors"])) == (400, {path: code})


async def test_names_may_change_places_between_languages(robot):
    await robot.tell_commands(called("pizza", de="pasta"), called("pasta", de="pizza"))


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ({"type": 2, "name": "Pizza"}, "commands of type 2"),
        ({"default_member_permissions": "8"}, "commands that need permissions"),
        ({"options": [{"type": 8, "name": "x", "description": "x"}]}, "a role option"),
    ],
)
async def test_what_the_sandbox_does_not_know_of_commands_it_names(robot, command, what):
    told = [{"name": "pizza", "description": "x", **command}]
    status, answer = await robot.ask("PUT", f"/applications/{robot.id}/commands", told)
    assert (status, what in answer["message"]) == (501, True)


@pytest.mark.parametrize(
    ("told", "path"),
    [({"name": "pizza"}, ""), ({"list": "x"}, ""), ([7], "0"), ([[]], "0")],
    ids=str,
)
async def test_commands_that_are_no_list_take_none_away(robot, told, path):
    await robot.tell_commands({"name": "pizza", "description": "x"})
    where = f"/applications/{robot.id}/commands"
    status, answer = await robot.ask("PUT", where, told)
    assert (status, [*paths(answer["errors"])]) == (400, [path])
    assert len(await robot.get(where)) == 1


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [(3, "min_length", "1"), (3, "max_length", 0), (4, "min_value", "1"), (4, "max_value", True)],
)
async def test_the_bounds_of_an_option_are_numbers(robot, kind, name, value):
    option = {"type": kind, "name": "x", "description": "x", name: value}
    told = [{"name": "pizza", "description": "x", "options": [option]}]
    status, answer = await robot.ask("PUT", f"/applications/{robot.id}/commands", told)
    assert (status, [*paths(answer["errors"])]) == (400, [f"0.options.0.{name}"])


async def test_what_lies_where_nothing_can_lie_is_not_looked_at(robot, people, pizzeria):
    inner = {"custom_id": "inner", "id": []}
    body = v2(row(button("outer", components=[inner], accessory=inner)))
    message = await robot.send(pizzeria, **body)
    data = {"component_type": 2, "custom_id": "inner"}
    status, *_ = await people[0].try_interact(3, pizzeria, data, message_id=message["id"])
    assert status == 400
