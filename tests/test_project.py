"""The project's own papers agree with each other."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_ci_runs_the_very_test_command_of_the_readme():
    script = (ROOT / ".ci" / "run").read_text()
    (command,) = [line for line in script.splitlines() if line.endswith("/pytest")]
    assert f"    {command}\n" in (ROOT / "README.md").read_text()


def test_the_map_of_the_house_names_every_room():
    maps = [ROOT / "bot" / "README.md", ROOT / "bot" / "sandbox" / "README.md"]
    drawn = {name for page in maps for name in re.findall(r"[\w.]+", page.read_text())}
    files = [
        path
        for path in (ROOT / "bot").rglob("*.py")
        if not {"normal", "hard", "easy", "routes"} & {*path.parts}
    ]
    assert {path.name for path in files if not path.name.startswith("_")} <= drawn
