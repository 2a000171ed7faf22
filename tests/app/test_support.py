"""Where the bot says that there is help, players are led there."""

import pytest

from tests.app.players import open_table
from tests.discord.server import ENGLISH, GERMAN

SUPPORT = "https://discord.gg/pizza"


@pytest.mark.parametrize(("language", "asks"), [(ENGLISH, "Need help"), (GERMAN, "Brauchst du")])
async def test_every_page_of_the_rules_says_where_there_is_help(world, language, asks):
    anna = world.add_person("Anna", language=language)
    assert asks not in (await anna.slash("rules")).text
    world.more_settings = {"support": SUPPORT}
    await world.restart()
    for family, topic in (("mammamia", "overview"), ("mammamia", "privacy"), ("mammai", "wc")):
        lines = (await anna.slash("rules", group=family, topic=topic)).text.splitlines()
        (said,) = [line for line in lines if asks in line]
        assert said.endswith(SUPPORT)


async def test_so_does_what_is_kept_of_somebody(world):
    anna = world.add_person("Anna")
    world.more_settings = {"support": "help@pizza.example"}
    await world.restart()
    assert (await anna.slash("data show")).text.endswith("help@pizza.example")
    await open_table(world, [anna], pace="instant", computers=1)
    told = (await anna.slash("data show")).text
    assert "/mammamia data forget" in told
    assert told.endswith("help@pizza.example")
