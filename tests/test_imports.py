"""The rooms of the house, and who may enter which."""

import ast
from pathlib import Path

import pytest

BOT = Path(__file__).parent.parent / "bot"

ALLOWED = {
    "games": {"games"},
    "annals": {"games", "annals"},
    "brains": {"games", "brains"},
    "simulate": {"games", "brains"},
    "mind": {"brains"},
    "thinking": {"games", "brains", "mind"},
    "replay": {"games", "replay"},
    "tables": {"games", "brains", "annals", "tables"},
    "store": {"games", "annals", "tables", "store"},
    "pictures": {"pictures"},
    "screens": {"games", "annals", "brains", "tables", "pictures", "screens"},
    "front": {"games", "annals", "tables", "pictures", "screens", "front"},
    "figures": {"brains", "games", "tables", "front", "figures"},
    "settings": {"settings"},
    "system": {"system"},
    "logs": {"logs"},
    "sandbox": {"sandbox"},
    "gallery": {"screens"},
    "app": {
        *("tables", "store", "screens", "front", "figures"),
        *("settings", "system", "thinking"),
    },
    "trying": {"games", "settings", "app", "sandbox"},
    "operating": {
        *("games", "tables", "store", "screens", "front", "settings", "app", "operating"),
    },
    "cli": {
        *("games", "brains", "simulate", "replay", "settings", "logs"),
        *("app", "gallery", "trying", "operating"),
    },
    "__main__": {"cli"},
}
"""Which rooms each room may import from."""

IMPURE = {"asyncio", "datetime", "logging", "os", "secrets", "socket", "sys", "threading", "time"}
"""What the rules must do without: they turn values into values."""

PURE = ("games", "brains", "annals", "screens")

MODULES = sorted(path for path in BOT.rglob("*.py") if path != BOT / "__init__.py")


def imports(path: Path) -> list[str]:
    """Every module that the file imports from."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            found.append(node.module or "")
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def room(path: Path) -> str:
    return path.relative_to(BOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(BOT)))
def test_imports_go_one_way(path):
    rooms = {name.split(".")[1] for name in imports(path) if name.startswith("bot.")}
    assert rooms <= ALLOWED[room(path)]


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if room(path) in PURE],
    ids=lambda path: str(path.relative_to(BOT)),
)
def test_rules_brains_and_screens_are_pure(path):
    """No clock, no input or output, and no randomness but from a generator that is handed in."""
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & (IMPURE | {"discord", "aiohttp", "sqlalchemy"})
    assert {name for name in imports(path) if name.startswith("random")} <= {
        "random",
        "random.Random",
    }


@pytest.mark.parametrize("family", ["mamma_mia", "mamma_i"])
def test_no_family_of_games_knows_another(family):
    for path in (BOT / "games" / family).glob("*.py"):
        families = {
            name.split(".")[2] for name in imports(path) if name.startswith("bot.games.mamma_")
        }
        assert families <= {family}


@pytest.mark.parametrize("family", ["mamma_mia", "mamma_i"])
def test_no_family_of_screens_knows_another(family):
    for path in (BOT / "screens" / family).rglob("*.py"):
        parts = {part for name in imports(path) for part in name.split(".")}
        families = {part for part in parts if part in ("mamma_mia", "mamma_i")}
        assert families <= {family}, path


def test_brains_never_see_a_state():
    for path in (BOT / "brains").rglob("*.py"):
        assert not any(name.endswith(".State") for name in imports(path)), path
        assert not any(name.endswith(".match") for name in imports(path)), path


def test_screens_know_of_brains_only_what_these_say():
    for path in (BOT / "screens").rglob("*.py"):
        known = {name for name in imports(path) if name.startswith("bot.brains")}
        assert all(".interface" in name or ".reason" in name for name in known), path


def test_only_figures_know_who_collects_them():
    for path in MODULES:
        if room(path) != "figures":
            assert not any(name.startswith("prometheus") for name in imports(path)), path


@pytest.mark.parametrize("place", ["tables", "front", "screens"])
def test_what_hosts_games_knows_none_of_them(place):
    """But for the one line that names each family, and the family's own folder."""
    for path in (BOT / place).rglob("*.py"):
        parts = path.relative_to(BOT / place).parts
        if place == "screens" and parts[0] in ("mamma_mia", "mamma_i", "families.py"):
            continue
        assert not {name for name in imports(path) if "mamma" in name}, path
