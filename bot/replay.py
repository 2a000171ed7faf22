"""`mammamia replay`: records are played through the rules and told, or judged."""

import json
from collections.abc import Iterator
from typing import BinaryIO, Final, NoReturn, TextIO, cast

from bot.games.errors import Breach, NotARecord
from bot.games.interface import Event, Json
from bot.games.match import Match
from bot.games.record import FORMAT, Record, load_record, play, result_of

OK: Final = 0
BROKEN: Final = 1
NO_RECORD: Final = 2
"""Exit statuses; the worst of all records counts."""

LIMIT: Final = 1 << 20
"""How many bytes a record may have; whole games have less than a tenth of it."""


def read_values(stream: BinaryIO) -> Iterator[Json]:
    """The JSON values of a file: one, however it is laid out, or one in each line.

    Raises NotARecord at the first that is damaged, having read no more than `LIMIT` beyond it.
    """
    first = _next_line(stream)
    if first is None:
        raise NotARecord("the file is empty")
    try:
        value = _parse(first)
    except NotARecord:
        yield _parse(first + stream.read(LIMIT + 1 - len(first)))
        return
    yield value
    while (line := _next_line(stream)) is not None:
        yield _parse(line)


def _next_line(stream: BinaryIO) -> bytes | None:
    """The next line that is not blank, cut off beyond the limit."""
    blank = 0
    while line := stream.readline(LIMIT + 1):
        if line.strip():
            return line
        blank += len(line)
        if blank > LIMIT:
            raise NotARecord("the file is blank")
    return None


def _parse(data: bytes) -> Json:
    if len(data) > LIMIT:
        raise NotARecord(f"it is longer than the {LIMIT} bytes that a record may have")
    try:
        return json.loads(data.decode(), parse_constant=_refuse_constant)
    except RecursionError:
        raise NotARecord("it is nested too deeply") from None
    except ValueError as error:
        raise NotARecord(f"it is not JSON: {error}") from None


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def load_value(value: Json) -> Record:
    """The record that the value stands for. Raises NotARecord."""
    try:
        return load_record(value)
    except RecursionError:
        raise NotARecord("it is nested too deeply") from None


def is_claiming(value: Json) -> bool:
    """Whether the value says of itself that it is a record."""
    return isinstance(value, dict) and cast("dict[str, Json]", value).get("format") == FORMAT


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
        self._print({"ok": False, "entry": entry, "rule": rule, "error": str(error)})

    def _print(self, verdict: Json) -> None:
        print(json.dumps(verdict), file=self.out)


class Teller:
    """Tells each game as the channel would have seen it."""

    def __init__(self, out: TextIO, err: TextIO) -> None:
        self.out = out
        self.err = err

    def replay(self, record: Record) -> None:
        """Tells the record. Raises Breach where it breaks off."""
        names = [_printable(seat.name) for seat in record.seats]

        def tell(event: Event) -> None:
            if event.is_seen_by(None):
                print(record.game.tell(event, names), file=self.out)

        print(_title(record), file=self.out)
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
        print(f"{_printable(where)}{at}: {_printable(str(error))}", file=self.err)


def _printable(text: str) -> str:
    """The text without anything that would upset a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _title(record: Record) -> str:
    options = record.game.complete_options(record.options)
    words = {True: "on", False: "off"}
    chosen = ", ".join(f"{name} {words.get(value, value)}" for name, value in options.items())
    seats = ", ".join(
        _printable(seat.name) + (f" ({seat.own})" if seat.own else "") for seat in record.seats
    )
    return f"{record.game.title}{f' ({chosen})' if chosen else ''}: {seats}"


def _ending(match: Match) -> str:
    return "The record ends here.\n" if match.actor is None else "The record stops in mid-game.\n"


def replay_stream(stream: BinaryIO, name: str, printer: Judge | Teller) -> int:
    """Replays every record of a file and gives the exit status."""
    status = OK
    try:
        for number, value in enumerate(read_values(stream), 1):
            status = max(status, _replay_value(value, f"{name}, record {number}", printer))
            if not is_claiming(value):
                break
    except NotARecord as error:
        printer.fail(name, error)
        return NO_RECORD
    return status


def _replay_value(value: Json, where: str, printer: Judge | Teller) -> int:
    try:
        printer.replay(load_value(value))
    except Breach as error:
        printer.fail(where, error)
        return BROKEN
    except NotARecord as error:
        printer.fail(where, error)
        return NO_RECORD
    return OK
