"""The output for a record: a verdict; the narrator has the game in words."""

import json
from collections.abc import Callable
from typing import Final, Protocol, TextIO

from bot.games.errors import Breach, NotARecord
from bot.games.interface import Json
from bot.games.match import Match
from bot.games.record import Record, result_of
from bot.games.words import in_one_line

LONGEST_ERROR: Final = 200


class Printer(Protocol):
    """Replays records, and prints the outcome."""

    def replay(self, record: Record) -> None:
        """Plays the record. Raises Breach."""
        ...

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        """Prints what is wrong."""
        ...


class Judge:
    """Prints a line of JSON for each record."""

    def __init__(self, out: TextIO, play: Callable[[Record], Match]) -> None:
        """`play` plays a record by the rules, and raises Breach in words."""
        self.out = out
        self._play = play

    def replay(self, record: Record) -> None:
        self._print({"ok": True, "result": result_of(self._play(record))})

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        entry, rule = (error.entry, error.rule) if isinstance(error, Breach) else (None, None)
        said = in_one_line(str(error), LONGEST_ERROR)
        self._print({"ok": False, "entry": entry, "rule": rule, "error": said})

    def _print(self, verdict: Json) -> None:
        print(json.dumps(verdict), file=self.out)
