"""Interactions have their time, one first answer, and are what a client could have sent."""

import pytest

from bot.sandbox.shapes import guild_shape
from tests.sandbox.people import EPHEMERAL, LOADING, V2, command
from tests.sandbox.test_limits import button, paths, row, select, text, v2

PIZZA = {
    "name": "pizza",
    "description": "x",
    "options": [
        {"type": 3, "name": "kind", "description": "x", "required": True},
        {"type": 4, "name": "count", "description": "x", "min_value": 1, "max_value": 3},
        {
            "type": 3,
            "name": "size",
            "description": "x",
            "choices": [{"name": "Small", "value": "s"}],
        },
        {"type": 4, "name": "table", "description": "x", "autocomplete": True},
    ],
}


@pytest.fixture
async def bot(robot):
    await robot.tell_commands(PIZZA)
    return await robot.connect()


@pytest.fixture
async def anna(people):
    return await people[0].connect()


@pytest.fixture
async def asked(bot, anna, pizzeria):
    """An interaction that waits for its answer."""
    await anna.slash(pizzeria, "pizza", kind="salami")
    return await bot.hears_of()


async def test_the_bot_hears_all_it_needs(asked, anna, pizzeria):
    assert asked["data"]["options"] == [{"name": "kind", "type": 3, "value": "salami"}]
    assert asked["member"]["user"]["username"] == "Anna"
    assert int(asked["app_permissions"]) & 1 << 11
    assert (asked["locale"], asked["guild_locale"], asked["context"]) == ("en-US", "en-US", 0)
    assert asked["channel"]["id"] == str(pizzeria)


@pytest.mark.parametrize(("is_community", "told"), [(False, "en-US"), (True, "de")])
async def test_only_a_community_server_has_a_language(
    server, bot, anna, pizzeria, is_community, told
):
    here = server.box.world.guild
    here.locale, here.is_community = "de", is_community
    await anna.slash(pizzeria, "pizza", kind="salami")
    asked = await bot.hears_of()
    features = ["COMMUNITY"] if is_community else []
    assert (asked["guild_locale"], asked["locale"]) == (told, "en-US")
    assert (asked["guild"]["locale"], asked["guild"]["features"]) == (told, features)
    guild = guild_shape(server.box.world, here)
    assert (guild["preferred_locale"], guild["features"]) == (told, features)


async def test_after_three_seconds_it_is_too_late(bot, anna, asked, clock):
    clock.advance(3.1)
    failure = await anna.hears.wait("INTERACTION_FAILURE")
    assert failure["nonce"] == "Anna1"
    status, answer = await bot.answer(asked, 4, {"content": "x"})
    assert (status, answer["code"]) == (404, 10062)


async def test_just_in_time_is_in_time(bot, asked, clock):
    clock.advance(2.9)
    assert (await bot.answer(asked, 4, {"content": "x"}))[0] == 204


async def test_there_is_one_first_answer(bot, asked):
    assert (await bot.answer(asked, 5))[0] == 204
    status, answer = await bot.answer(asked, 4, {"content": "x"})
    assert (status, answer["code"]) == (400, 40060)


async def test_a_refused_first_answer_can_be_given_again(bot, asked):
    _status, answer = await bot.answer(asked, 4, {"content": "x" * 2001})
    assert paths(answer["errors"]) == {"data.content": "BASE_TYPE_MAX_LENGTH"}
    assert (await bot.answer(asked, 4, {"content": "x"}))[0] == 204


async def test_the_token_lives_for_15_minutes(bot, asked, clock):
    await bot.answer(asked, 4, {"content": "x"})
    clock.advance(15 * 60 - 1)
    assert (await bot.webhook("POST", asked, body={"content": "y"}))[0] == 200
    clock.advance(2)
    for method, rest in (("POST", ""), ("PATCH", "/messages/@original")):
        status, answer = await bot.webhook(method, asked, rest, {"content": "y"})
        assert (status, answer["code"]) == (401, 50027)


async def test_nothing_follows_before_the_first_answer(bot, asked):
    status, answer = await bot.webhook("POST", asked, body={"content": "x"})
    assert (status, answer["code"]) == (404, 10015)


async def test_a_wrong_token_is_none(bot, asked):
    assert (await bot.answer({**asked, "token": "x"}, 4, {"content": "x"}))[1]["code"] == 10062
    assert (await bot.webhook("POST", {"token": "x"}, body={"content": "x"}))[1]["code"] == 50027


async def test_the_first_answer_tells_what_it_made_if_it_is_asked(bot, asked):
    params = {"with_response": "1"}
    data = {"content": "x", "flags": EPHEMERAL}
    status, answer = await bot.answer(asked, 4, data, params=params)
    assert status == 200
    assert answer["interaction"]["response_message_ephemeral"] is True
    assert answer["resource"]["message"]["content"] == "x"


async def test_what_follows_a_put_off_takes_its_place_once(bot, anna, asked, pizzeria):
    await bot.answer(asked, 5, {"flags": EPHEMERAL})
    (waiting,) = await anna.messages(pizzeria)
    assert waiting["flags"] == EPHEMERAL | LOADING
    _, first = await bot.webhook("POST", asked, body=v2(text()))
    assert (first["id"], first["flags"]) == (waiting["id"], EPHEMERAL | V2)
    _, second = await bot.webhook("POST", asked, body={"content": "y"})
    assert second["id"] != waiting["id"]
    assert second["flags"] == 0


@pytest.mark.parametrize("kind", [1, 6, 7, 8])
async def test_a_command_has_its_own_kinds_of_answers(bot, asked, kind):
    status, answer = await bot.answer(asked, kind, {"content": "x"})
    assert (status, answer["code"]) == (400, 50035)
    assert "type" in answer["errors"]


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({}, "data.options"),
        ({"kind": "x", "sauce": "y"}, "data.options.1.name"),
        ({"kind": 7}, "data.options.0.value"),
        ({"kind": "x", "count": 4}, "data.options.1.value"),
        ({"kind": "x", "count": "2"}, "data.options.1.value"),
        ({"kind": "x", "size": "xl"}, "data.options.1.value"),
    ],
)
async def test_a_command_that_no_client_sends_is_refused(bot, anna, pizzeria, options, path):
    status, answer, _ = await anna.try_interact(2, pizzeria, command("pizza", **options))
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])
    assert not bot.hears.told("INTERACTION_CREATE")


async def test_an_unknown_command_is_refused(bot, anna, pizzeria):
    status, answer, _ = await anna.try_interact(2, pizzeria, command("pasta"))
    assert (status, answer["code"]) == (404, 10063)


async def test_numbers_are_texts_while_they_are_typed(bot, anna, pizzeria):
    await anna.interact(4, pizzeria, command("pizza", table=1, focused="table"))
    told = await bot.hears_of(type=4)
    assert told["data"]["options"] == [{"name": "table", "type": 4, "value": "1", "focused": True}]
    assert (await bot.answer(told, 8, {"choices": [{"name": "1", "value": 1}] * 26}))[0] == 400
    assert (await bot.answer(told, 8, {"choices": [{"name": "1", "value": 1}]}))[0] == 204


@pytest.fixture
async def menu(bot, pizzeria):
    """A message with buttons and a select."""
    buttons = row(button("yes"), button("no", disabled=True))
    return await bot.send(pizzeria, **v2(buttons, row(select(3, max_values=2))))


@pytest.mark.parametrize(
    ("custom_id", "values", "path"),
    [
        ("no", None, "data.custom_id"),
        ("maybe", None, "data.custom_id"),
        ("s", [], "data.values"),
        ("s", ["0", "1", "2"], "data.values"),
        ("s", ["7"], "data.values"),
        ("s", ["1", "1"], "data.values"),
        ("s", None, "data.component_type"),
    ],
)
async def test_a_press_that_no_client_sends_is_refused(
    menu, anna, pizzeria, custom_id, values, path
):
    data = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "values": values}
    status, answer, _ = await anna.try_interact(3, pizzeria, data, message_id=menu["id"])
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])


async def test_a_press_on_a_message_that_is_gone_is_refused(bot, menu, anna, pizzeria):
    assert (await bot.ask("DELETE", f"/channels/{pizzeria}/messages/{menu['id']}"))[0] == 204
    data = {"component_type": 2, "custom_id": "yes"}
    status, answer, _ = await anna.try_interact(3, pizzeria, data, message_id=menu["id"])
    assert (status, answer["code"]) == (404, 10008)


def form(**more):
    field = {"type": 4, "custom_id": "f", "style": 1, "min_length": 2, "max_length": 4}
    label = {"type": 18, "label": "Why", "component": field}
    return {"title": "T", "custom_id": "form", "components": [label], **more}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"title": "x" * 46}, "data.title"),
        ({"custom_id": "x" * 101}, "data.custom_id"),
        ({"components": []}, "data.components"),
        ({"components": [text()] * 6}, "data.components"),
        (
            {"components": [{**form()["components"][0], "component": button()}]},
            "data.components.0.component.type",
        ),
        ({"components": [{**form()["components"][0], "id": []}]}, "data.components.0.id"),
        ({"components": [{**text(), "type": True}]}, "data.components.0.type"),
    ],
)
async def test_a_form_beyond_the_limits_is_refused(bot, asked, more, path):
    status, answer = await bot.answer(asked, 9, form(**more))
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({}, 400),
        ({"required": True}, 400),
        ({"required": False}, 204),
        ({"min_values": 1}, 204),
        ({"min_values": None}, 204),
    ],
    ids=str,
)
async def test_a_list_that_must_be_filled_in_takes_one_at_least(bot, asked, more, code):
    field = {"type": 18, "label": "Why", "component": select(3, **{"min_values": 0, **more})}
    status, answer = await bot.answer(asked, 9, form(components=[field]))
    assert status == code
    if code == 400:
        path = "data.components.0.component.min_values"
        assert paths(answer["errors"]) == {path: "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES"}


def group(kind, size, **more):
    options = [{"label": f"{number}", "value": f"{number}"} for number in range(size)]
    component = {"type": kind, "custom_id": "f", "options": options, **more}
    return form(components=[{"type": 18, "label": "Which", "component": component}])


@pytest.mark.parametrize(
    ("asking", "path"),
    [
        (group(21, 1), "options"),
        (group(21, 11), "options"),
        (group(22, 0), "options"),
        (group(22, 11), "options"),
        (group(22, 3, min_values=0), "min_values"),
        (group(22, 3, max_values=11), "max_values"),
        (group(21, 2, custom_id="x" * 101), "custom_id"),
    ],
)
async def test_a_group_beyond_the_limits_is_refused(bot, asked, asking, path):
    status, answer = await bot.answer(asked, 9, asking)
    assert (status, answer["code"]) == (400, 50035)
    assert f"data.components.0.component.{path}" in paths(answer["errors"])


@pytest.mark.parametrize(
    ("asking", "filled", "is_taken"),
    [
        (group(21, 2), {"value": "1"}, True),
        (group(21, 2), {"value": None}, False),
        (group(21, 2), {"value": "2"}, False),
        (group(21, 2, required=False), {"value": None}, True),
        (group(22, 3), {"values": ["0", "2"]}, True),
        (group(22, 3), {"values": []}, False),
        (group(22, 3), {"values": ["0", "0"]}, False),
        (group(22, 3, max_values=1), {"values": ["0", "2"]}, False),
        (group(22, 3, min_values=0, required=False), {"values": []}, True),
    ],
    ids=str,
)
async def test_a_group_is_filled_in_as_it_asks(
    bot, asked, anna, pizzeria, asking, filled, is_taken
):
    assert (await bot.answer(asked, 9, asking))[0] == 204
    opened = await anna.hears.wait("INTERACTION_MODAL_CREATE")
    field = {**filled, "type": asking["components"][0]["component"]["type"], "custom_id": "f"}
    data = {"id": opened["id"], "custom_id": "form"}
    data["components"] = [{"type": 18, "component": field}]
    status, *_ = await anna.try_interact(5, pizzeria, data)
    assert (status < 300) == is_taken
    if is_taken:
        told = (await bot.hears_of(type=5))["data"]["components"][0]["component"]
        assert {key: told[key] for key in filled} == filled


async def test_a_field_in_a_row_is_refused_by_name(bot, asked):
    status, answer = await bot.answer(asked, 9, form(components=[row(button())]))
    assert (status, "in a row" in answer["message"]) == (501, True)


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ("", "data.components.0.component.value"),
        ("x", "data.components.0.component.value"),
        ("x" * 5, "data.components.0.component.value"),
        (None, "data.components.0.component.value"),
    ],
)
async def test_a_form_that_no_client_sends_is_refused(bot, asked, anna, pizzeria, value, path):
    await bot.answer(asked, 9, form())
    opened = await anna.hears.wait("INTERACTION_MODAL_CREATE")
    field = {"type": 4, "custom_id": "f", "value": value}
    data = {"id": opened["id"], "custom_id": "form"}
    data["components"] = [{"type": 18, "component": field}]
    status, answer, _ = await anna.try_interact(5, pizzeria, data)
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])


async def test_nobody_fills_in_the_form_of_another(bot, asked, anna, people, pizzeria):
    await bot.answer(asked, 9, form())
    opened = await anna.hears.wait("INTERACTION_MODAL_CREATE")
    field = {"type": 4, "custom_id": "f", "value": "xxx"}
    data = {"id": opened["id"], "custom_id": "form"}
    data["components"] = [{"type": 18, "component": field}]
    assert (await people[1].try_interact(5, pizzeria, data))[0] == 400
    await anna.interact(5, pizzeria, data)
    told = await bot.hears_of(type=5)
    assert told["data"]["components"][0]["component"]["value"] == "xxx"
    # No message has opened it, so there is none to leave as it is.
    assert (await bot.answer(told, 6))[0] == 400
    assert (await bot.answer(told, 4, {"content": "thanks"}))[0] == 204


async def test_a_form_cannot_answer_a_form(bot, asked, anna, pizzeria):
    await bot.answer(asked, 9, form())
    opened = await anna.hears.wait("INTERACTION_MODAL_CREATE")
    field = {"type": 4, "custom_id": "f", "value": "xxx"}
    data = {"id": opened["id"], "custom_id": "form"}
    data["components"] = [{"type": 18, "component": field}]
    await anna.interact(5, pizzeria, data)
    status, answer = await bot.answer(await bot.hears_of(type=5), 9, form())
    assert (status, answer["code"]) == (400, 50035)


async def test_an_ephemeral_message_is_for_one_person_only(bot, asked, anna, people, pizzeria):
    ben = await people[1].connect()
    await bot.answer(asked, 4, {**v2(row(button("yes"))), "flags": V2 | EPHEMERAL})
    message = await anna.hears.wait("MESSAGE_CREATE")
    here = f"/channels/{pizzeria}/messages"
    for other in (ben, bot):
        assert await other.messages(pizzeria) == []
        assert await other.get(f"{here}?around={message['id']}") == []
        assert (await other.ask("DELETE", f"{here}/{message['id']}"))[1]["code"] == 10008
    data = {"component_type": 2, "custom_id": "yes"}
    status, answer, _ = await ben.try_interact(3, pizzeria, data, message_id=message["id"])
    assert (status, answer["code"]) == (404, 10008)
    body = {"content": "x", "message_reference": {"message_id": message["id"]}}
    assert (await anna.ask("POST", here, body))[1]["code"] == 50035
    assert (await ben.get(f"/channels/{pizzeria}"))["last_message_id"] is None
    nonce = await anna.press(message, "yes")
    pressed = await bot.hears_of(type=3)
    assert pressed["message"]["flags"] == V2 | EPHEMERAL
    await bot.answer(pressed, 7, v2(text("changed")))
    await anna.answered(nonce)
    assert (await anna.hears.wait("MESSAGE_UPDATE"))["components"][0]["content"] == "changed"
    await bot.webhook("DELETE", asked, "/messages/@original")
    await anna.hears.wait("MESSAGE_DELETE")
    assert [e["t"] for e in ben.hears.events if (e["t"] or "").startswith("MESSAGE")] == []


async def test_a_press_may_change_the_message(bot, menu, anna, pizzeria):
    await anna.press(menu, "yes")
    pressed = await bot.hears_of(type=3)
    await bot.answer(pressed, 6)
    status, _ = await bot.webhook("PATCH", pressed, "/messages/@original", v2(text()))
    assert status == 200
    (message,) = await anna.messages(pizzeria)
    assert message["components"][0]["type"] == 10


async def test_bounds_that_are_left_open_bind_nobody(robot, people, pizzeria):
    option = {"type": 3, "name": "x", "description": "x", "min_length": None, "max_length": None}
    await robot.tell_commands({"name": "pizza", "description": "x", "options": [option]})
    await people[0].slash(pizzeria, "pizza", x="anything")


@pytest.mark.parametrize("nonce", [7, "7", None])
async def test_a_nonce_comes_back_as_it_was(bot, anna, pizzeria, nonce):
    data = command("pizza", kind="x")
    assert (await anna.try_interact(2, pizzeria, data, nonce=nonce))[0] == 204
    assert (await anna.hears.wait("INTERACTION_CREATE"))["nonce"] == nonce


@pytest.mark.parametrize("nonce", [[], {}, True, 1.5], ids=str)
async def test_a_nonce_is_a_text_or_a_number(bot, anna, pizzeria, nonce):
    status, answer, _ = await anna.try_interact(
        2, pizzeria, command("pizza", kind="x"), nonce=nonce
    )
    assert (status, [*paths(answer["errors"])]) == (400, ["nonce"])


async def test_interactions_are_not_kept_for_ever(bot, anna, asked, pizzeria, clock, server):
    clock.advance(3601)
    await anna.slash(pizzeria, "pizza", kind="salami")
    assert len(server.box.world.interactions) == 1
    assert (await bot.webhook("POST", asked, body={"content": "x"}))[1]["code"] == 50027
