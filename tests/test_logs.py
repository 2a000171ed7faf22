"""The log as other programs read it."""

import ast
import json
import logging

import pytest

from bot.logs import JsonFormatter
from bot.tables.mention import of_table
from tests.test_imports import BOT, IMPORTS


def line_of(message, *values, **more):
    """One line of the log as JSON, and what it says."""
    record = logging.getLogger("bot.kitchen").makeRecord(
        "bot.kitchen", logging.WARNING, __file__, 1, message, values, more.pop("exc_info", None),
        extra=more,
    )  # fmt: skip
    record.created = 1_800_000_000.5
    line = JsonFormatter().format(record)
    assert "\n" not in line
    return json.loads(line)


def test_a_line_says_when_where_and_what():
    assert line_of("%s is\nburnt: ”ü”", "it") == {
        "time": "2027-01-15T08:00:00.500Z",
        "level": "warning",
        "logger": "bot.kitchen",
        "message": "it is\nburnt: ”ü”",
    }


def test_a_line_about_a_table_carries_its_id():
    assert line_of("table %s is laid", 7, **of_table(7))["table"] == 7
    assert "table" not in line_of("no table is laid", **of_table(None))


def test_an_error_is_told_as_text_within_the_line():
    try:
        raise ValueError("too hot")
    except ValueError as error:
        told = line_of("it failed", exc_info=(type(error), error, error.__traceback__))
    assert told["exception"].startswith("Traceback")
    assert told["exception"].endswith("ValueError: too hot")


def log_calls(path):
    """Every line that a module may write to the log."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            yield node


@pytest.mark.parametrize("room", ["tables", "store"])
def test_whoever_writes_of_a_table_says_which(room):
    found = 0
    for path in map(BOT.joinpath, IMPORTS):
        if path.is_relative_to(BOT / room):
            for call in log_calls(path):
                about = {word.arg: ast.unparse(word.value) for word in call.keywords}
                if "table %s" in ast.unparse(call.args[0]):
                    assert "of_table" in about.get("extra", ""), path
                    found += 1
    assert found
