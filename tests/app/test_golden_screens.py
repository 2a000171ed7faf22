"""What people see on Discord, written down, scene by scene.

`pytest tests/app/test_golden_screens.py --rewrite-golden` writes the files anew, with `-k lobby`
only those of the lobby.
"""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tests.app.scenes import SCENES
from tests.app.scribe import Scribe
from tests.discord.world import open_world
from tests.thorough import thorough

GOLDEN = Path(__file__).parent.parent / "golden" / "screens"

MOST_SHOWN = 60
"""How many lines of a difference are shown."""


def as_params():
    """The names of the scenes."""
    return [
        pytest.param(name, marks=thorough if scene.is_thorough else ())
        for name, scene in SCENES.items()
    ]


@pytest.mark.parametrize("name", as_params())
async def test_people_see_what_is_written_down(name, request, tmp_path):
    path, seen = GOLDEN / f"{name}.txt", await play(name, tmp_path)
    if request.config.getoption("--rewrite-golden"):
        path.write_text(seen)
    written = path.read_text()
    if seen != written:
        pair = written.splitlines(), seen.splitlines()
        lines = unified_diff(*pair, "written", "seen", lineterm="")
        pytest.fail("\n".join(islice(lines, MOST_SHOWN)), pytrace=False)


async def play(name, folder):
    """Plays the scene; gives all that was seen."""
    async with open_world(folder, language=SCENES[name].language) as world:
        scribe = Scribe(world)
        await SCENES[name].play(world, scribe)
    return scribe.text


def test_there_are_no_other_files_among_the_golden_screens():
    assert {path.stem for path in GOLDEN.iterdir()} <= set(SCENES)
