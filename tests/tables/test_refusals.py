"""Every reason to say no has its test."""

import re
from pathlib import Path

import bot
from bot.tables.refusals import CODES

ROOMS = ("tables", "live", "history")

TESTS = Path(__file__).parent.parent


def codes_in(folder, pattern):
    texts = [path.read_text() for room in ROOMS for path in (folder / room).rglob("*.py")]
    return {code for text in texts for code in re.findall(pattern, text)}


def raised():
    """The codes that the tables themselves raise."""
    lines = codes_in(Path(bot.__file__).parent, r"(?:raise |return )Declined\((.*)")
    return {code for line in lines for code in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', line)}


def test_every_code_that_a_table_raises_is_known():
    assert len(raised()) > 30
    assert raised() <= CODES


def test_every_code_that_a_table_raises_is_raised_by_a_test():
    tests = [r'declined\(\s*"([a-z-]+)"', r'== \["([a-z-]+)"\]', r'^ +"([a-z-]+)",$']
    tests.append(r'"([a-z-]+)", \{')
    tested = {code for pattern in tests for code in codes_in(TESTS, f"(?m){pattern}")}
    assert raised() - tested == set()
