"""Whatever is sent, the answer is a refusal and never an error of the server."""

import copy
import random

import pytest

from tests.sandbox.people import EPHEMERAL, V2, command
from tests.sandbox.test_interactions import PIZZA, form
from tests.sandbox.test_limits import button, row, select, text, v2

ODD = [
    None,
    True,
    -1,
    7,
    2**70,
    1.5,
    "",
    "x",
    "1" * 30,
    "\ud800"[:0],
    [],
    {},
    [None],
    [[]],
    {"x": []},
]

FULL = v2(
    {
        "type": 17,
        "accent_color": 7,
        "components": [
            text(id=9),
            row(button("a", emoji={"name": "🍕"})),
            {"type": 12, "items": [{"media": {"url": "https://x.example/y.png"}}]},
            {"type": 14, "spacing": 2, "divider": True},
            row(select(2, placeholder="p", min_values=0, max_values=2)),
        ],
    },
    nonce="n",
    enforce_nonce=True,
    allowed_mentions={"parse": [], "users": ["1"]},
    attachments=[],
)

LEGACY = {
    "content": "<@123456789012345678> x",
    "components": [row(button())],
    "flags": 4,
    "message_reference": {"message_id": "1"},
}


def places(value, path=()):
    yield path
    inner = (
        value
        if isinstance(value, dict)
        else dict(enumerate(value))
        if isinstance(value, list)
        else {}
    )
    for key, child in inner.items():
        yield from places(child, (*path, key))


def spoil(value, rng):
    """The same with something odd in one place or two."""
    spoiled = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 2))):
        path = rng.choice([*places(spoiled)][1:] or [()])
        if not path:
            return rng.choice(ODD)
        holder = spoiled
        for step in path[:-1]:
            holder = holder[step]
        if rng.random() < 0.2:
            del holder[path[-1]]
        else:
            holder[path[-1]] = copy.deepcopy(rng.choice(ODD))
    return spoiled


@pytest.mark.parametrize("body", [FULL, LEGACY], ids=["V2", "legacy"])
async def test_odd_messages(robot, pizzeria, clock, body):
    rng = random.Random(1)
    for _ in range(250):
        clock.advance(10)
        sent = spoil(body, rng)
        status, answer = await robot.ask("POST", f"/channels/{pizzeria}/messages", sent)
        assert status in {200, 400, 501}, (sent, answer)
        if status == 200:
            clock.advance(10)
            path = f"/channels/{pizzeria}/messages/{answer['id']}"
            status, answer = await robot.ask("PATCH", path, spoil(body, rng))
            assert status in {200, 400, 501}, (sent, answer)


async def test_odd_commands(robot, clock):
    rng = random.Random(2)
    whole = {**PIZZA, "contexts": [0, 1]}
    for _ in range(250):
        clock.advance(10)
        sent = [spoil(whole, rng)]
        status, answer = await robot.ask("PUT", f"/applications/{robot.id}/commands", sent)
        assert status in {200, 400, 501}, (sent, answer)


async def test_odd_interactions(robot, people, pizzeria, clock):
    anna = people[0]
    await robot.tell_commands(PIZZA)
    message = await robot.send(pizzeria, **v2(row(button()), row(select(3))))
    pressed = {"component_type": 3, "custom_id": "s", "values": ["1"]}
    bodies = [
        {"type": 2, "data": command("pizza", kind="x", count=2, size="s")},
        {"type": 4, "data": command("pizza", kind="x", table="1", focused="table")},
        {"type": 3, "message_id": message["id"], "data": pressed},
        {"type": 5, "data": {"id": "1", "custom_id": "form", "components": []}},
    ]
    guild = str(robot.server.box.world.guild.id)
    rng = random.Random(3)
    for number in range(300):
        body = {"guild_id": guild, "channel_id": str(pizzeria), "nonce": "1"}
        sent = spoil({**body, **bodies[number % 4]}, rng)
        status, answer = await anna.ask("POST", "/interactions", sent)
        assert status in {204, 400, 403, 404, 501}, (sent, answer)
        clock.advance(4)


@pytest.mark.parametrize(
    "body",
    [
        {"type": 4, "data": {**FULL, "flags": V2 | EPHEMERAL}},
        {"type": 5, "data": {"flags": EPHEMERAL}},
        {"type": 9, "data": form()},
    ],
    ids=["say", "put off", "form"],
)
async def test_odd_answers(robot, people, pizzeria, clock, body):
    await robot.tell_commands({"name": "pizza", "description": "x"})
    await robot.connect()
    rng = random.Random(4)
    for number in range(100):
        await people[0].slash(pizzeria, "pizza")
        told = await robot.hears.wait("INTERACTION_CREATE", skip=number)
        sent = spoil(body, rng)
        path = f"/interactions/{told['id']}/{told['token']}/callback"
        status, answer = await robot.ask("POST", path, sent)
        assert status in {204, 400, 501}, (sent, answer)


async def test_odd_forms_and_the_gateway(robot, people, pizzeria, clock):
    await robot.tell_commands({"name": "pizza", "description": "x"})
    await robot.connect()
    anna = await people[0].connect()
    await anna.slash(pizzeria, "pizza")
    field = {"type": 18, "label": "L", "component": select(3, custom_id="c")}
    await robot.answer(await robot.hears_of(), 9, form(components=[*form()["components"], field]))
    opened = await anna.hears.wait("INTERACTION_MODAL_CREATE")
    filled = [
        {"type": 18, "component": {"type": 4, "custom_id": "f", "value": "xx"}},
        {"type": 18, "component": {"type": 3, "custom_id": "c", "values": ["1"]}},
    ]
    data = {"id": opened["id"], "custom_id": "form", "components": filled}
    rng = random.Random(5)
    for _ in range(150):
        status, answer, _ = await anna.try_interact(5, pizzeria, spoil(data, rng))
        assert status in {204, 400, 501}, answer
    for odd in ODD:
        await robot.hears.send(1, odd)
    await robot.hears.wait_op(11)
    assert not robot.hears.socket.closed


@pytest.mark.parametrize(
    ("data", "content_type"),
    [
        (b"{", "application/json"),
        (b"7", "application/json"),
        (b"\xff\xfe{", "application/json"),
        (b"{}", "application/json; charset=nothing"),
        (b"nothing", "multipart/form-data; boundary=x"),
        (b"nothing", "multipart/form-data"),
    ],
)
async def test_odd_bodies(robot, pizzeria, data, content_type):
    url = f"{robot.server.api}/channels/{pizzeria}/messages"
    headers = {"Authorization": robot.row["token"], "Content-Type": content_type}
    async with robot.http.post(url, data=data, headers=headers) as response:
        answer = await response.json()
    assert (response.status, answer["code"]) in {(400, 50109), (400, 50006)}


@pytest.mark.parametrize(
    ("payload", "more", "expected"),
    [
        (b'{"content": "hello"}', b"", (200, "hello")),
        (b'{"content": "hello"}', b"\r\nContent-Type: application/json", (200, "hello")),
        (b"\xff", b"\r\nContent-Type: application/json", (400, 50109)),
        (b"{}", b'; filename="payload.json"', (400, 50109)),
    ],
)
async def test_json_in_a_form_is_read_whatever_type_it_names(
    robot, pizzeria, payload, more, expected
):
    url = f"{robot.server.api}/channels/{pizzeria}/messages"
    head = b'Content-Disposition: form-data; name="payload_json"'
    body = b"--x\r\n" + head + more + b"\r\n\r\n" + payload + b"\r\n--x--\r\n"
    headers = {
        "Authorization": robot.row["token"],
        "Content-Type": "multipart/form-data; boundary=x",
    }
    async with robot.http.post(url, data=body, headers=headers) as response:
        answer = await response.json()
    assert (response.status, answer.get("content", answer.get("code"))) == expected


async def test_odd_numbers_in_addresses(robot, pizzeria):
    for number in ("9" * 5000, "x", "-1", "٣"):
        for method, path in (("GET", ""), ("DELETE", f"{pizzeria}/messages/")):
            assert (await robot.ask(method, f"/channels/{path}{number}"))[0] == 404
        assert (await robot.ask("GET", f"/channels/{pizzeria}/messages?limit={number}"))[0] == 400
