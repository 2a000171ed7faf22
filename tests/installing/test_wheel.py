"""The wheel: what is in it, and what it does in an environment of its own, in an empty folder."""

import email
import json
import re
import subprocess
import tomllib
from zipfile import ZipFile

import pytest

from tests.test_project import ROOT
from tests.thorough import thorough
from tests.trials import address, get, sandbox, stop, wait_for_bot

pytestmark = thorough

PACKAGES = ("bot", "migrations")

SAID = tomllib.loads((ROOT / "pyproject.toml").read_text())

PROJECT = SAID["project"]

SHARED = SAID["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]


@pytest.fixture(scope="module")
def wheel(image):
    """The wheel of which the image is made."""
    (path,) = (image.former / "src" / "wheels").iterdir()
    with ZipFile(path) as wheel:
        yield wheel


@pytest.fixture(scope="module")
def metadata(wheel):
    name = f"mammamia-{PROJECT['version']}.dist-info/METADATA"
    return email.message_from_string(wheel.read(name).decode())


@pytest.fixture
def say(installed, tmp_path):
    """What the installed program prints, called with these arguments in an empty folder."""

    def say(*arguments):
        done = subprocess.run(
            [*installed.words, *arguments],
            check=False,
            cwd=tmp_path,
            env=installed.environment,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return say


def test_the_wheel_holds_the_program_and_nothing_else(wheel):
    files = {path for name in PACKAGES for path in (ROOT / name).rglob("*") if path.is_file()}
    meant = {
        str(path.relative_to(ROOT))
        for path in files
        if path.name != "README.md" and "__pycache__" not in path.parts
    }
    assert {name for name in wheel.namelist() if name.split("/")[0] in PACKAGES} == meant


def test_what_is_to_be_filled_in_comes_with_the_wheel(image, wheel):
    for source, target in SHARED.items():
        assert (image.find("/opt/mammamia") / target).read_text() == (ROOT / source).read_text()
    others = [name for name in wheel.namelist() if name.split("/")[0] not in PACKAGES]
    assert len([name for name in others if ".dist-info/" not in name]) == len(SHARED)


def test_the_wheel_says_what_it_is_and_under_which_license(wheel, metadata):
    assert metadata["Summary"] == PROJECT["description"]
    assert (metadata["License-Expression"], metadata["License-File"]) == ("MIT", "LICENSE")
    (license_file,) = [name for name in wheel.namelist() if name.endswith("/licenses/LICENSE")]
    assert wheel.read(license_file).decode() == (ROOT / "LICENSE").read_text()


@pytest.mark.parametrize("name", ["Author-email", "Home-page", "Project-URL", "Download-URL"])
def test_the_wheel_names_no_address(metadata, name):
    assert name not in metadata


def test_it_tells_its_version(say):
    assert say("--version") == f"mammamia {PROJECT['version']}\n"


@pytest.mark.parametrize("game", ["plus", "mamma-i"])
def test_it_plays_games_and_judges_them(say, tmp_path, game):
    (tmp_path / "record").write_text(say("simulate", "--game", game))
    assert json.loads(say("replay", "--json", "record"))["ok"]


def test_it_makes_its_database_where_it_is_started(say, tmp_path):
    assert say("migrate") == ""
    assert [path.name for path in tmp_path.iterdir()] == ["mammamia.db"]


def test_it_has_all_that_pictures_are_made_of(say, tmp_path):
    say("pictures", "here")
    painted = {path.stem for path in (tmp_path / "here").iterdir()}
    assert painted >= {path.stem for path in (ROOT / "tests" / "golden" / "pictures").iterdir()}


async def test_the_sandbox_shows_its_page_with_the_host_in_it(installed, tmp_path):
    async with sandbox(tmp_path, program=installed) as process:
        base, key = await address(process)
        page = await get(base, key, f"/?key={key}")
        assert "<title>" in page
        for file in re.findall(r'"(/page/[^"]+)"', page):
            assert await get(base, key, file)
        await wait_for_bot(base, key)
        assert await stop(process) == ""
