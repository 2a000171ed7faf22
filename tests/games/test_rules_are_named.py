"""Every numbered rule has a test that names it."""

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "bot" / "games" / "RULES.md"


def test_every_numbered_rule_has_a_test_that_names_it():
    rules = set(re.findall(r"^- ([ABC]\d\.\d+) ", RULES.read_text(), re.MULTILINE))
    source = "\n".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    named = {
        f"{part.upper()}{chapter}.{number}"
        for part, chapter, number in re.findall(r"def test_([abc])(\d)_(\d+)_", source)
    }
    assert len(rules) > 90
    assert rules == named


def test_every_rule_that_is_broken_is_in_the_list():
    rules = set(re.findall(r"^- ([ABC]\d\.\d+) ", RULES.read_text(), re.MULTILINE))
    tables = [path.read_text() for path in RULES.parent.glob("*/refusals.py")]
    cited = set(re.findall(r'"([ABC]\d\.\d+)"', "\n".join(tables)))
    assert cited
    assert cited <= rules
