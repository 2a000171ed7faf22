"""A world for every test."""

import pytest

from tests.simulated import open_world


@pytest.fixture
async def world(tmp_path):
    async with open_world(tmp_path) as world:
        yield world
