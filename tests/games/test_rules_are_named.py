"""Every numbered rule has a test that names it."""

import re
from pathlib import Path

RULES = {
    "A1": 4, "A2": 4, "A3": 8, "A4": 2, "A5": 9, "A6": 3, "A7": 3, "A8": 4,
    "B1": 4, "B2": 2, "B3": 4, "B4": 8, "B5": 2, "B6": 2,
    "C1": 4, "C2": 3, "C3": 11, "C4": 3, "C5": 3, "C6": 2, "C7": 2, "C8": 7, "C9": 3,
}  # fmt: skip
"""How many rules each chapter has."""


def test_every_numbered_rule_has_a_test_that_names_it():
    source = "\n".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    named = {
        f"{part.upper()}{chapter}.{number}"
        for part, chapter, number in re.findall(r"def test_([abc])(\d)_(\d+)_", source)
    }
    rules = {f"{chapter}.{n + 1}" for chapter, count in RULES.items() for n in range(count)}
    assert rules - named == set()
    assert named - rules == set()
