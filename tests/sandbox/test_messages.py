"""Messages: who may send, change and delete them, how often, and what a nonce does."""

import time

import discord
import pytest

from tests.sandbox.bots import Bot, logged_in
from tests.sandbox.people import trouble


@pytest.fixture
async def direct(robot, people):
    """The id of the direct messages with Anna."""
    _, channel = await robot.ask("POST", "/users/@me/channels", {"recipient_id": people[0].id})
    return channel["id"]


async def refusal(asking):
    status, answer = await asking
    assert status >= 400
    return answer["code"]


async def test_closed_direct_messages_open_but_take_nothing(robot, people, direct):
    await trouble(robot, kind="close_dms", user=people[0].id, closed=True)
    _, again = await robot.ask("POST", "/users/@me/channels", {"recipient_id": people[0].id})
    assert again["id"] == direct
    path = f"/channels/{direct}/messages"
    assert await refusal(robot.ask("POST", path, {"content": "x"})) == 50007
    await trouble(robot, kind="close_dms", user=people[0].id, closed=False)
    await robot.send(direct, content="x")


async def test_nobody_is_no_recipient(robot):
    for recipient in ("1", robot.id):
        body = {"recipient_id": recipient}
        assert await refusal(robot.ask("POST", "/users/@me/channels", body)) == 50033


@pytest.mark.parametrize(
    ("permission", "code"), [("send_messages", 50013), ("view_channel", 50001)]
)
async def test_without_a_permission_nothing_is_said(robot, pizzeria, permission, code):
    fault = {"kind": "permission", "channel": str(pizzeria), "permission": permission}
    await trouble(robot, **fault, allowed=False)
    path = f"/channels/{pizzeria}/messages"
    assert await refusal(robot.ask("POST", path, {"content": "x"})) == code
    await trouble(robot, **fault, allowed=True)
    await robot.send(pizzeria, content="x")


async def test_a_thread_asks_for_its_own_permission(robot, people, pizzeria):
    _, thread = await people[0].ask(
        "POST", f"/channels/{pizzeria}/threads", {"name": "T", "type": 11}
    )
    fault = {"kind": "permission", "channel": thread["id"], "allowed": False}
    await trouble(robot, **fault, permission="send_messages")
    await robot.send(thread["id"], content="x")
    await trouble(robot, **fault, permission="send_messages_in_threads")
    path = f"/channels/{thread['id']}/messages"
    assert await refusal(robot.ask("POST", path, {"content": "x"})) == 50013


async def test_an_archived_thread_wakes_up_unless_it_is_locked(robot, people, pizzeria):
    anna = people[0]
    _, thread = await anna.ask("POST", f"/channels/{pizzeria}/threads", {"name": "T", "type": 11})
    path = f"/channels/{thread['id']}"
    message = await robot.send(thread["id"], content="x")
    await anna.ask("PATCH", path, {"archived": True})
    changing = robot.ask("PATCH", f"{path}/messages/{message['id']}", {"content": "y"})
    assert await refusal(changing) == 50083
    await robot.send(thread["id"], content="x")
    assert not (await anna.get(path))["thread_metadata"]["archived"]
    await anna.ask("PATCH", path, {"archived": True, "locked": True})
    assert await refusal(robot.ask("POST", f"{path}/messages", {"content": "x"})) == 50083


async def test_a_private_thread_is_for_its_members_until_somebody_is_mentioned(
    robot, people, pizzeria
):
    anna, _, carla, *_ = people
    _, thread = await anna.ask("POST", f"/channels/{pizzeria}/threads", {"name": "T", "type": 12})
    path = f"/channels/{thread['id']}/messages"
    for other in (robot, carla):
        assert await refusal(other.ask("POST", path, {"content": "x"})) == 50001
    await anna.say(thread["id"], f"<@{robot.id}> come in")
    await robot.send(thread["id"], content="here I am")
    assert await refusal(carla.ask("POST", path, {"content": "x"})) == 50001


async def test_only_moderators_delete_what_others_said(robot, people, pizzeria):
    _, ben, carla, *_ = people
    path = f"/channels/{pizzeria}/messages/"
    message = await robot.send(pizzeria, content="x")
    assert await refusal(carla.ask("DELETE", path + message["id"])) == 50013
    assert (await ben.ask("DELETE", path + message["id"]))[0] == 204
    said = await carla.say(pizzeria, "y")
    assert await refusal(robot.ask("DELETE", path + said["id"])) == 50013
    assert await refusal(robot.ask("PATCH", path + said["id"], {"content": "z"})) == 50005


async def test_what_is_gone_is_gone(robot, pizzeria):
    message = await robot.send(pizzeria, content="x")
    path = f"/channels/{pizzeria}/messages/{message['id']}"
    await trouble(robot, kind="delete_message", channel=str(pizzeria), message=message["id"])
    assert await refusal(robot.ask("PATCH", path, {"content": "y"})) == 10008
    await trouble(robot, kind="delete_channel", channel=str(pizzeria))
    assert await refusal(robot.ask("PATCH", path, {"content": "y"})) == 10003


async def test_a_bot_that_was_kicked_has_no_access(robot, people, pizzeria, direct):
    await robot.connect()
    await trouble(robot, kind="kick_bot")
    await robot.hears.wait("GUILD_DELETE")
    path = "/channels/{}/messages"
    assert await refusal(robot.ask("POST", path.format(pizzeria), {"content": "x"})) == 50001
    assert await refusal(robot.ask("POST", path.format(direct), {"content": "x"})) == 50278
    await trouble(robot, kind="invite_bot")
    await robot.hears.wait("GUILD_CREATE", skip=1)
    await robot.send(pizzeria, content="x")


async def test_a_nonce_gives_back_the_first_message(robot, pizzeria, clock):
    sent = {"content": "x", "nonce": "7", "enforce_nonce": True}
    first = await robot.send(pizzeria, **sent)
    assert (await robot.send(pizzeria, **{**sent, "content": "y"}))["id"] == first["id"]
    assert (await robot.send(pizzeria, content="x", nonce="7"))["id"] != first["id"]
    clock.advance(600)
    assert (await robot.send(pizzeria, **sent))["id"] != first["id"]
    assert len(await robot.messages(pizzeria)) == 3


async def test_an_old_message_is_changed_a_few_times_only(robot, pizzeria, clock):
    message = await robot.send(pizzeria, content="x")
    path = f"/channels/{pizzeria}/messages/{message['id']}"
    clock.advance(3601)
    for _ in range(3):
        assert (await robot.ask("PATCH", path, {"content": "y"}))[0] == 200
    status, answer = await robot.ask("PATCH", path, {"content": "z"})
    assert (status, answer["code"]) == (429, 30046)
    clock.advance(3601)
    assert (await robot.ask("PATCH", path, {"content": "z"}))[0] == 200


async def test_messages_are_read_page_by_page(robot, people, pizzeria):
    said = [(await people[0].say(pizzeria, str(number)))["id"] for number in range(5)]
    path = f"/channels/{pizzeria}/messages"
    expected = {
        "limit=2": [4, 3],
        f"before={said[2]}": [1, 0],
        f"after={said[1]}&limit=2": [3, 2],
        f"around={said[2]}&limit=3": [3, 2, 1],
        f"around={said[2]}&limit=1": [2],
        f"around={said[0]}": [4, 3, 2, 1, 0],
    }
    for query, numbers in expected.items():
        found = await people[0].get(f"{path}?{query}")
        assert [m["id"] for m in found] == [said[number] for number in numbers], query
    for query in ("limit=101", "before=x", "after=-1", "around="):
        assert (await people[0].ask("GET", f"{path}?{query}"))[1]["code"] == 50035


async def test_kept_files_stay_and_others_go(server, people, pizzeria):
    bot = Bot()
    async with logged_in(server, bot, sync=False):
        files = [discord.File(__file__, name) for name in ("a.txt", "b.txt")]
        message = await bot.get_channel(pizzeria).send(files=files)
        kept = message.attachments[1]
        await message.edit(attachments=[kept, discord.File(__file__, "c.txt")])
        (seen,) = await people[0].messages(pizzeria)
        assert [file["filename"] for file in seen["attachments"]] == ["b.txt", "c.txt"]
        assert seen["attachments"][0]["id"] == str(kept.id)


async def test_a_reply_needs_its_message(robot, people, pizzeria):
    said = await people[0].say(pizzeria, "hello")
    reply = await robot.send(pizzeria, content="x", message_reference={"message_id": said["id"]})
    assert (reply["type"], reply["message_reference"]["message_id"]) == (19, said["id"])
    assert reply["message_reference"]["guild_id"] == str(robot.server.box.world.guild.id)
    assert reply["referenced_message"] == said
    assert (await robot.messages(pizzeria))[0]["referenced_message"]["content"] == ""
    await people[0].ask("DELETE", f"/channels/{pizzeria}/messages/{said['id']}")
    assert (await people[0].messages(pizzeria))[0]["referenced_message"] is None
    body = {"content": "x", "message_reference": {"message_id": "1"}}
    assert await refusal(robot.ask("POST", f"/channels/{pizzeria}/messages", body)) == 50035
    body["message_reference"]["fail_if_not_exists"] = False
    sent = await robot.send(pizzeria, **body)
    assert (sent["type"], "message_reference" in sent) == (0, False)


@pytest.mark.parametrize(
    ("wish", "bad"),
    [
        ({"name": None, "archived": None}, []),
        ({"name": ""}, ["name"]),
        ({"archived": "false"}, ["archived"]),
        ({"auto_archive_duration": "x"}, ["auto_archive_duration"]),
        ({"auto_archive_duration": 7}, ["auto_archive_duration"]),
    ],
)
async def test_a_thread_changes_to_what_makes_sense(people, pizzeria, wish, bad):
    anna = people[0]
    _, thread = await anna.ask("POST", f"/channels/{pizzeria}/threads", {"name": "T", "type": 11})
    _, answer = await anna.ask("PATCH", f"/channels/{thread['id']}", wish)
    assert [*answer.get("errors", [])] == bad
    assert await anna.get(f"/channels/{thread['id']}") == thread


async def test_mentions_reach_only_who_may_be_mentioned(robot, people, pizzeria):
    anna, ben, *_ = people
    text = f"<@{anna.id}> <@{ben.id}> @everyone"
    sent = await robot.send(pizzeria, content=text, allowed_mentions={"users": [ben.id]})
    assert [user["username"] for user in sent["mentions"]] == ["Ben"]
    assert sent["mention_everyone"] is False


async def test_five_messages_in_five_seconds(robot, pizzeria, clock):
    path, body = f"/channels/{pizzeria}/messages", {"content": "x"}
    for _ in range(5):
        assert (await robot.ask("POST", path, body))[0] == 200
    url, headers = robot.server.api + path, {"Authorization": robot.row["token"]}
    async with robot.http.post(url, json=body, headers=headers) as response:
        answer = await response.json()
        assert response.status == 429
        assert answer["global"] is False
        assert answer["retry_after"] == pytest.approx(5, abs=0.1)
        assert response.headers["X-RateLimit-Remaining"] == "0"
        assert response.headers["X-RateLimit-Scope"] == "user"
        assert "Via" in response.headers
    clock.advance(5)
    assert (await robot.ask("POST", path, body))[0] == 200


async def test_fifty_requests_in_a_second(robot, clock):
    for _ in range(50):
        assert (await robot.ask("GET", "/users/@me"))[0] == 200
    status, answer = await robot.ask("GET", "/gateway/bot")
    assert (status, answer["global"]) == (429, True)
    clock.advance(1)
    assert (await robot.ask("GET", "/gateway/bot"))[0] == 200


async def test_discord_py_waits_as_long_as_it_is_told(server, people, pizzeria):
    fault = {"kind": "error", "route": "/channels/{channel}/messages", "status": 429}
    bot = Bot()
    async with logged_in(server, bot, sync=False):
        await trouble(people[0], **fault, retry_after=0.3)
        started = time.monotonic()
        await bot.get_channel(pizzeria).send("x")
        assert time.monotonic() - started >= 0.3
    assert len(await people[0].messages(pizzeria)) == 1
