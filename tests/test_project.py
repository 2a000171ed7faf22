"""The project's own papers agree with each other."""

from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_ci_runs_the_very_test_command_of_the_readme():
    script = (ROOT / ".ci" / "run").read_text()
    (command,) = [line for line in script.splitlines() if line.endswith("/pytest")]
    assert f"    {command}\n" in (ROOT / "README.md").read_text()


def test_the_map_of_the_house_names_every_room():
    drawn = (ROOT / "bot" / "README.md").read_text()
    rooms = [path for path in (ROOT / "bot").iterdir() if not path.name.startswith(("_", "README"))]
    families = [path for path in (ROOT / "bot" / "games").iterdir() if path.suffix == ".py"]
    for path in [*rooms, *families]:
        if not path.name.startswith("_"):
            assert path.name in drawn
