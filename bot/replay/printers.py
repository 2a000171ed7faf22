"""What is printed for a record: the game in words, or a verdict."""

import json
from collections.abc import Sequence
from typing import Final, Protocol, TextIO

from bot.games.errors import Breach, NotARecord
from bot.games.interface import Event, Json
from bot.games.match import Match
from bot.games.record import Record, play, result_of
from bot.games.words import in_one_line

LONGEST_NAME: Final = 40
LONGEST_ERROR: Final = 200


class Printer(Protocol):
    """Goes through records and says what comes of them."""

    def replay(self, record: Record) -> None:
        """Plays the record. Raises Breach."""
        ...

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        """Tells what is wrong."""
        ...


class Judge:
    """Prints a line of JSON for each record."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def replay(self, record: Record) -> None:
        """Judges the record. Raises Breach."""
        self._print({"ok": True, "result": result_of(play(record))})

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        """Tells what is wrong."""
        entry, rule = (error.entry, error.rule) if isinstance(error, Breach) else (None, None)
        said = in_one_line(str(error), LONGEST_ERROR)
        self._print({"ok": False, "entry": entry, "rule": rule, "error": said})

    def _print(self, verdict: Json) -> None:
        print(json.dumps(verdict), file=self.out)


class Narrator:
    """Tells each game as the channel would have seen it."""

    def __init__(self, out: TextIO, err: TextIO) -> None:
        self.out = out
        self.err = err

    def replay(self, record: Record) -> None:
        """Tells the record. Raises Breach where it breaks off."""
        names = [in_one_line(seat.name, LONGEST_NAME) for seat in record.seats]

        def tell(event: Event) -> None:
            if event.is_seen_by(None):
                print(record.game.tell(event, names), file=self.out)

        print(_title(record, names), file=self.out)
        if record.game.reconstruction:
            print(record.game.reconstruction, file=self.out)
        match = play(record, tell)
        print(_ending(match), file=self.out)

    def fail(self, where: str, error: NotARecord | Breach) -> None:
        """Tells what is wrong, in one line."""
        at = ""
        if isinstance(error, Breach):
            at += "" if error.entry is None else f", entry {error.entry}"
            at += "" if error.rule is None else f", rule {error.rule}"
        self.out.flush()
        said = in_one_line(str(error), LONGEST_ERROR)
        print(f"{in_one_line(where, LONGEST_ERROR)}{at}: {said}", file=self.err)


def _title(record: Record, names: Sequence[str]) -> str:
    words = {True: "on", False: "off"}
    options = record.game.options_in_force(record.options, len(record.seats))
    chosen = ", ".join(f"{name} {words.get(value, value)}" for name, value in options.items())
    owns = [f" ({seat.own})" if seat.own else "" for seat in record.seats]
    seats = ", ".join(name + own for name, own in zip(names, owns, strict=True))
    return f"{record.game.title}{f' ({chosen})' if chosen else ''}: {seats}"


def _ending(match: Match) -> str:
    return "The record ends here.\n" if match.actor is None else "The record stops in mid-game.\n"
