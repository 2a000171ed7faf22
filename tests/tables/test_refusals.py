"""Every reason to say no has its test."""

import re
from pathlib import Path

import bot.tables
from bot.tables.refusals import CODES

HERE = Path(__file__).parent


def codes_in(folder, pattern):
    texts = [path.read_text() for path in Path(folder).glob("*.py")]
    return {code for text in texts for code in re.findall(pattern, text)}


def raised():
    """The codes that the tables themselves raise."""
    (folder,) = bot.tables.__path__
    lines = codes_in(folder, r"(?:raise |return )Declined\((.*)")
    return {code for line in lines for code in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', line)}


def test_every_code_that_a_table_raises_is_known():
    assert raised() <= CODES


def test_every_code_that_a_table_raises_is_raised_by_a_test():
    tests = [r'declined\(\s*"([a-z-]+)"', r'== \["([a-z-]+)"\]', r'^ +"([a-z-]+)",$']
    tests.append(r'"([a-z-]+)", \{')
    tested = {code for pattern in tests for code in codes_in(HERE, f"(?m){pattern}")}
    assert raised() - tested == set()
