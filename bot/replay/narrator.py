"""The output for a record that is told in words."""

from typing import TextIO

from bot.games.errors import Breach, NotARecord
from bot.games.match import Match
from bot.games.record import Record, play_some
from bot.games.words import in_one_line
from bot.replay.printers import LONGEST_ERROR
from bot.replay.wording import play_in_words
from bot.screens.families import FAMILIES
from bot.screens.retelling import retell


class Narrator:
    """Tells each game as the channel would have read it, in a language."""

    def __init__(self, out: TextIO, err: TextIO, language: str) -> None:
        self.out = out
        self.err = err
        self._language = language

    def replay(self, record: Record) -> None:
        """Tells the record. Raises Breach where it breaks off."""
        try:
            match = play_in_words(record, self._language)
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
