"""The output for a record: the game in words, or a verdict."""

import json
from typing import Final, Protocol, TextIO

from bot.games.errors import Breach, NotARecord
from bot.games.interface import Json
from bot.games.match import Match
from bot.games.record import Record, play, play_some, result_of
from bot.games.words import in_one_line
from bot.screens.families import FAMILIES
from bot.screens.retelling import retell

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

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def replay(self, record: Record) -> None:
        self._print({"ok": True, "result": result_of(play(record))})

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        entry, rule = (error.entry, error.rule) if isinstance(error, Breach) else (None, None)
        said = in_one_line(str(error), LONGEST_ERROR)
        self._print({"ok": False, "entry": entry, "rule": rule, "error": said})

    def _print(self, verdict: Json) -> None:
        print(json.dumps(verdict), file=self.out)


class Narrator:
    """Tells each game as the channel would have read it, in a language."""

    def __init__(self, out: TextIO, err: TextIO, language: str) -> None:
        self.out = out
        self.err = err
        self._language = language

    def replay(self, record: Record) -> None:
        """Tells the record. Raises Breach where it breaks off."""
        try:
            match = play(record)
        except Breach as breach:
            self._tell(play_some(record, breach.entry))
            raise
        self._tell(match)

    def _tell(self, match: Match) -> None:
        self._print(*retell(match, FAMILIES, self._language), "")

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        at = ""
        if isinstance(error, Breach):
            at += "" if error.entry is None else f", entry {error.entry}"
            at += "" if error.rule is None else f", rule {error.rule}"
        self.out.flush()
        said = in_one_line(str(error), LONGEST_ERROR)
        print(f"{in_one_line(where, LONGEST_ERROR)}{at}: {said}", file=self.err)
