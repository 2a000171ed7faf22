"""A world for every test."""

import pytest

from tests.discord.loop import VirtualLoop
from tests.discord.world import open_world


def pytest_asyncio_loop_factories():
    """Nobody waits here in real time."""
    return {"virtual": VirtualLoop}


@pytest.fixture
async def world(tmp_path):
    async with open_world(tmp_path) as world:
        yield world
