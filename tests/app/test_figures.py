"""What the figures say of a game, while it is played."""

import pytest

from bot.figures.figures import Figures
from tests.app.players import open_table, play_game
from tests.figures.scraping import asking


@pytest.fixture
async def figures(world):
    """Asked for at an address of their own, from a start of the host on."""
    world.figures = Figures()
    await world.restart()
    async with asking(world.figures) as reader:
        yield reader


async def test_every_click_is_counted_by_what_was_done(world, figures):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people)
    await play_game(world, people, "commands", "channel", most=4)
    await people[0].slash("hand")
    scrape = await figures.scrape()
    for what, often in {"start": 1, "join": 1, "begin": 1, "play": 4, "hand": 1}.items():
        assert scrape("click_seconds_count", what=f"command {what}") == often
    assert scrape("click_seconds_count") == 8
