"""Every numbered rule has a test that names it."""

import re
from pathlib import Path

from bot.games.mamma_i.cards import MARKET_TABLE

RULINGS = {
    *("A2.4", "A3.4", "A4.2", "A5.3", "A6.1", "A7.3", "B1.3", "B3.3", "B4.3", "B4.6"),
    *("C1.1", "C3.3", "C3.7", "C3.9", "C3.10", "C3.11", "C4.1", "C4.3"),
    *("C5.3", "C6.1", "C6.2", "C7.1"),
}
"""The rules about which the rulebooks are silent or disagree, at least in part."""
RULES = Path(__file__).parents[2] / "bot" / "games" / "RULES.md"


def test_every_numbered_rule_has_a_test_that_names_it():
    rules = set(re.findall(r"^- ([A-Z]\d\.\d+) ", RULES.read_text(), re.MULTILINE))
    source = "\n".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    named = {
        f"{part.upper()}{chapter}.{number}"
        for part, chapter, number in re.findall(r"def test_([a-z])(\d)_(\d+)_", source)
    }
    assert len(rules) > 90
    assert rules == named


def test_every_rule_that_is_broken_is_in_the_list():
    rules = set(re.findall(r"^- ([A-Z]\d\.\d+) ", RULES.read_text(), re.MULTILINE))
    tables = [path.read_text() for path in RULES.parent.glob("*/refusals.py")]
    cited = set(re.findall(r'"([A-Z]\d\.\d+)"', "\n".join(tables)))
    assert cited
    assert cited <= rules


def test_the_rulings_are_marked():
    rules = re.findall(r"^- ([A-Z]\d\.\d+) (.*(?:\n  .*)*)", RULES.read_text(), re.MULTILINE)
    assert {number for number, text in rules if "**ruling**" in text.lower()} == RULINGS


def test_c4_says_what_a_match_is_before_what_it_sets_off():
    (told,) = re.findall(r"(?s)\(C4\).*?(?=\n- C4\.1 )", RULES.read_text())
    assert told.count("**ruling**") == 3


def test_c1_3_the_market_cards_are_spelled_out_as_they_are():
    text = " ".join(RULES.read_text().split())
    for card in MARKET_TABLE:
        value = f" ({card.mother_in_law})" if card.mother_in_law else ""
        assert f"`{card.id}`{value} costs {card.cost}: {', '.join(card.drawings)}." in text
