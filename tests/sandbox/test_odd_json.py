"""What is no JSON, or none that everybody can read, is refused before it does any harm."""

import asyncio
import json

import pytest

from bot.sandbox.reading import DEEPEST
from tests.sandbox.people import connect

ODD = {
    "half a character": '{"content": "\\ud800"}',
    "half a character in a name": '{"content": "x", "\\udfff": null}',
    "no number": '{"content": "x", "nonce": NaN}',
    "too large a number": '{"components": [{"type": 17, "accent_color": 1e999}]}',
    "too many digits": '{"content": "x", "nonce": ' + "1" * 5000 + "}",
    "too deep": '{"content": "x", "allowed_mentions": ' + "[" * 200 + "]" * 200 + "}",
    "far too deep": "[" * 100_000,
}

HALF_CHARACTERS = b"\xff\xfe"


async def exchange(server, *lines):
    """The first line of the answer to a request that no library would send."""
    port = int(server.base.rsplit(":")[-1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"\r\n".join([*lines, b"Host: 127.0.0.1", b"Connection: close", b"", b""]))
    answer = await reader.read()
    writer.close()
    return answer.split(b"\r\n")[0]


@pytest.mark.parametrize("body", ODD.values(), ids=ODD)
async def test_odd_json_is_refused(robot, pizzeria, body):
    url = f"{robot.server.api}/channels/{pizzeria}/messages"
    headers = {"Authorization": robot.row["token"], "Content-Type": "application/json"}
    async with robot.http.post(url, data=body, headers=headers) as response:
        answer = await response.json()
    assert (response.status, answer["code"]) == (400, 50109)


@pytest.mark.parametrize("body", ODD.values(), ids=ODD)
async def test_odd_json_closes_the_gateway(robot, body):
    listener = await connect(robot.http, robot.server)
    await listener.socket.send_str('{"op": 2, "d": ' + body + "}")
    assert await listener.closed() == 4002


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=nothing"])
@pytest.mark.parametrize("body", [*ODD.values(), b"\xff"], ids=[*ODD, "no text"])
async def test_a_fault_in_odd_json_is_refused(robot, server, body, content_type):
    headers = {"X-Sandbox-Key": "the key", "Content-Type": content_type}
    async with robot.http.post(f"{server.base}/sandbox/faults", data=body, headers=headers) as told:
        assert told.status == 400


async def test_what_is_just_deep_enough_is_read(robot, pizzeria):
    inner = json.loads("[" * (DEEPEST - 2) + "]" * (DEEPEST - 2))
    await robot.send(pizzeria, content="x", allowed_mentions={"x": inner})


@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        (b"/api/v10/users/@me", b"Authorization: Bot ", b"401"),
        (b"/sandbox/users", b"X-Sandbox-Key: ", b"403"),
    ],
)
async def test_a_secret_that_is_no_text_is_none(server, path, header, status):
    told = await exchange(server, b"GET " + path + b" HTTP/1.1", header + HALF_CHARACTERS)
    assert told.split()[1] == status


async def test_a_file_name_that_is_no_text_is_written_down(robot, pizzeria, trace):
    head = b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="\xff.txt"\r\n'
    headers = {
        "Authorization": robot.row["token"],
        "Content-Type": "multipart/form-data; boundary=x",
    }
    url = f"{robot.server.api}/channels/{pizzeria}/messages"
    body = head + b"\r\nx\r\n--x--\r\n"
    async with robot.http.post(url, data=body, headers=headers) as response:
        assert response.status == 200
    assert [json.loads(line)["status"] for line in trace.read_text().splitlines()] == [200]


@pytest.mark.parametrize("name", ["components", "attachments"])
async def test_what_should_be_a_list_is_one(robot, pizzeria, name):
    path = f"/channels/{pizzeria}/messages"
    status, answer = await robot.ask("POST", path, {"content": "x", name: {"0": {}}})
    assert (status, answer["code"], [*answer["errors"]]) == (400, 50035, [name])


async def test_a_message_is_a_text_or_a_number(robot, pizzeria):
    path = f"/channels/{pizzeria}/messages"
    assert (await robot.ask("POST", path, {"content": {}}))[0] == 400
    assert (await robot.send(pizzeria, content=7))["content"] == "7"


@pytest.mark.parametrize("path", ["/api/v10/channels/{}/messages", "/sandbox/faults"])
async def test_a_client_that_goes_in_the_middle_is_no_error(robot, pizzeria, caplog, path):
    port = int(robot.server.base.rsplit(":")[-1])
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"POST {path.format(pizzeria)} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: {robot.row['token']}",
        "X-Sandbox-Key: the key",
        "Content-Length: 1000",
    ]
    writer.write("\r\n".join([*lines, "", "{"]).encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.close()
    await asyncio.sleep(0.05)
    assert [record.getMessage() for record in caplog.records] == []


async def test_what_is_packed_wrongly_is_refused(robot, server):
    headers = {"Authorization": robot.row["token"], "Content-Encoding": "gzip"}
    url = f"{server.api}/users/@me/channels"
    async with robot.http.post(url, data=b"no gzip", headers=headers, compress=False) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
