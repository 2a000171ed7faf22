"""The rooms of the house, and who may enter which."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

BOT = Path(__file__).parent.parent / "bot"

ALLOWED = {
    "games": {"games"},
    "brains": {"games", "brains"},
    "simulate": {"games", "brains"},
    "mind": {"brains"},
    "thinking": {"games", "brains", "mind"},
    "replay": {"games", "screens", "replay"},
    "tables": {"games", "tables"},
    "store": {"games", "tables", "cluster", "history", "privacy", "store"},
    "cluster": {"tables", "store", "live", "cluster"},
    "live": {"games", "brains", "tables", "store", "cluster", "history", "live"},
    "history": {"games", "tables", "store", "cluster", "live", "history"},
    "privacy": {"games", "tables", "store", "history", "live", "privacy"},
    "pictures": {"pictures"},
    "screens": {"games", "brains", "history", "privacy", "tables", "pictures", "screens"},
    "front": {
        *("games", "tables", "store", "live", "history", "privacy"),
        *("pictures", "screens", "front"),
    },
    "metrics": {"brains", "games", "tables", "store", "live", "front", "metrics"},
    "limits": set(),
    "settings": {"settings"},
    "system": {"system"},
    "logs": {"logs"},
    "sandbox": {"sandbox"},
    "gallery": {"screens"},
    "app": {
        *("tables", "store", "live", "history", "screens", "front", "metrics"),
        *("settings", "system", "thinking"),
    },
    "trying": {"games", "settings", "app", "sandbox"},
    "operating": {
        *("games", "tables", "store", "screens", "front", "settings", "app", "operating"),
    },
    "cli": {
        *("games", "brains", "tables", "simulate", "replay", "settings", "logs"),
        *("app", "gallery", "trying", "operating"),
    },
    "__main__": {"cli"},
}
"""Which rooms each room may import from, besides the limits."""

LIMITLESS = {"games", "brains", "screens", "pictures", "sandbox", "limits"}
"""The rooms that know nothing of the limits of the running bot."""

IMPURE = {"asyncio", "datetime", "logging", "os", "secrets", "socket", "sys", "threading", "time"}
"""What the rules must do without: they turn values into values."""

PURE = ("games", "brains", "screens")

COUNTING = {"result", "statistics", "luck", "rating", "ledger"}
"""What counts finished games is pure too, and knows nothing of tables or the store."""

LOGGING = {"log_lines", "mention", "terms"}
"""The modules of tables that write into the log."""

LOOKING = {"viewer", "presenter", "retelling", "once_more", "erasing"}
"""The screens' modules that are handed whole tables, to look at them for somebody."""

ENTWINED = ("store", "cluster", "history", "privacy", "live")
"""Rooms that know each other: who ends a game counts it, and who reads a past game finds tables."""

FAMILIES = {"mamma_mia", "mamma_i"}


def read(path: Path, *, with_types: bool = True) -> list[str]:
    """Every module that the file imports from, perhaps without those for type checkers only."""
    found: list[str] = []
    module = ast.parse(path.read_text(encoding="utf-8"))
    if not with_types:
        module.body = [node for node in module.body if not isinstance(node, ast.If)]
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            found.append(node.module or "")
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


IMPORTS = {
    path.relative_to(BOT): read(path)
    for path in sorted(BOT.rglob("*.py"))
    if path != BOT / "__init__.py"
}
"""By module, all that it imports from."""


def room(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def inside(*parts: str) -> dict[Path, list[str]]:
    """The imports of all modules in a folder."""
    return {path: names for path, names in IMPORTS.items() if path.parts[: len(parts)] == parts}


def is_pure(name: str) -> bool:
    """Whether it needs no clock, no input or output, and no randomness but what is handed in."""
    top, _, rest = name.partition(".")
    if top == "random":
        return rest in ("", "Random")
    return top not in IMPURE | {"discord", "aiohttp", "sqlalchemy"}


def test_imports_go_one_way():
    for path, names in IMPORTS.items():
        rooms = {name.split(".")[1] for name in names if name.startswith("bot.")}
        own = room(path)
        limits: set[str] = set() if own in LIMITLESS else {"limits"}
        assert rooms <= ALLOWED[own] | limits, path


def test_rules_brains_and_screens_are_pure():
    for folder in PURE:
        for path, names in inside(folder).items():
            assert [name for name in names if not is_pure(name)] == [], path


def test_screens_are_made_from_what_a_viewer_has_seen():
    whole = {"bot.tables.table.Table", "bot.games.match", "bot.games.observation"}
    for path, names in inside("screens").items():
        if path.stem not in LOOKING:
            assert not whole & {*names}, path


def test_what_counts_games_is_pure():
    known = {"games", *(f"history.{name}" for name in COUNTING)}
    for name in COUNTING:
        names = IMPORTS[Path("history", f"{name}.py")]
        assert [one for one in names if not is_pure(one)] == [], name
        ours = [one.removeprefix("bot.") for one in names if one.startswith("bot.")]
        assert all(one.startswith(tuple(known)) for one in ours), name


def test_whatever_happens_to_a_table_is_pure():
    for path, names in inside("tables").items():
        if path.stem not in LOGGING:
            assert [name for name in names if not is_pure(name)] == [], path


@pytest.mark.parametrize("place", ["history", "privacy"])
def test_screens_know_nothing_of_the_store_by_way_of_what_they_show(place):
    reads = {
        path.stem
        for path, names in inside(place).items()
        if any(name.startswith(("bot.store", "bot.live")) for name in names)
    }
    for path, names in inside("screens").items():
        known = {name.split(".")[2] for name in names if name.startswith(f"bot.{place}.")}
        assert not known & reads, path


def test_no_module_leads_back_to_itself_where_rooms_know_each_other():
    modules = {
        ".".join(("bot", *path.with_suffix("").parts)): read(BOT / path, with_types=False)
        for place in ENTWINED
        for path in inside(place)
    }
    TopologicalSorter(modules).prepare()


def test_no_family_of_games_or_screens_knows_another():
    for place in ("games", "screens"):
        for family in FAMILIES:
            for path, names in inside(place, family).items():
                known = {part for name in names for part in name.split(".")}
                assert known & FAMILIES <= {family}, path


def test_brains_never_see_a_state():
    for path, names in inside("brains").items():
        assert not any(name.endswith((".State", ".match")) for name in names), path


def test_screens_know_of_brains_only_what_these_say():
    for path, names in inside("screens").items():
        known = {name for name in names if name.startswith("bot.brains")}
        assert all(".interface" in name or ".reason" in name for name in known), path


def test_only_metrics_know_who_collects_them():
    for path, names in IMPORTS.items():
        if room(path) != "metrics":
            assert not any(name.startswith("prometheus") for name in names), path


def test_what_hosts_games_knows_none_of_them():
    """But for the one line that names each family, and the family's own folder."""
    for place in ("tables", "live", "front", "screens"):
        for path, names in inside(place).items():
            if place == "screens" and path.parts[1] in FAMILIES | {"families.py"}:
                continue
            assert not {name for name in names if "mamma" in name}, path
