"""The project's own papers agree with each other."""

import re
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def test_ci_runs_the_very_test_command_of_the_readme():
    script = (ROOT / ".ci" / "run").read_text()
    (command,) = [line for line in script.splitlines() if line.endswith("/pytest")]
    assert f"    {command}\n" in (ROOT / "README.md").read_text()


def holds(needed, extras=()):
    marker = needed.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def add_needed(found, name, extras):
    """Adds what a package brings along with this Python."""
    if (name, *extras) not in found:
        found.add((name, *extras))
        for needed in map(Requirement, requires(name) or ()):
            if holds(needed, extras):
                add_needed(found, canonicalize_name(needed.name), sorted(needed.extras))


def test_the_version_of_every_package_is_exact():
    lines = (ROOT / ".ci" / "constraints.txt").read_text().splitlines()
    exact = [Requirement(line) for line in lines if not line.startswith("#")]
    needed = set()
    add_needed(needed, "mammamia", ["dev"])
    named = {canonicalize_name(one.name) for one in exact if holds(one)}
    assert {name for name, *_ in needed} - named == {"mammamia"}


def test_ci_runs_every_python_that_is_promised():
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    script = (ROOT / ".github" / "workflows" / "ci.yml").read_text()
    (matrix,) = re.findall(r"python: \[(.*)\]", script)
    assert re.findall(r"[\d.]+", matrix) == promised


def test_the_map_of_the_house_names_every_room():
    maps = [ROOT / "bot" / "README.md", ROOT / "bot" / "sandbox" / "README.md"]
    drawn = {name for page in maps for name in re.findall(r"[\w.]+", page.read_text())}
    files = [
        path
        for path in (ROOT / "bot").rglob("*.py")
        if not {"normal", "hard", "easy", "routes"} & {*path.parts}
    ]
    assert {path.name for path in files if not path.name.startswith("_")} <= drawn


def test_the_map_of_the_house_names_no_file_that_is_gone():
    page = (ROOT / "bot" / "README.md").read_text()
    blocks = "".join(re.findall(r"```\n(.*?)```", page, re.S))
    there = {path.name for path in ROOT.rglob("*.py") if ".venv" not in path.parts}
    assert set(re.findall(r"\w+\.py\b", blocks)) <= there
