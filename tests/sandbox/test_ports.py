"""A port that cannot be had is told in a sentence."""

import pytest

from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world


async def refusal(port):
    with pytest.raises(OSError, match=r".") as refused:
        async with serving(build_server(make_world()), port):
            pass
    return str(refused.value)


async def test_a_port_that_is_taken(server):
    port = int(server.base.rsplit(":")[-1])
    assert await refusal(port) == f"can't use port {port}: Address already in use"


async def test_a_port_that_there_is_not():
    assert await refusal(65_536) == "there is no port 65536: the highest is 65535"
