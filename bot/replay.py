"""`mammamia replay`: records are played through the rules and told, or judged."""

import json
from collections.abc import Iterable, Iterator, Sequence
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
MOST_NESTED: Final = 20
"""How deep a record may be nested; games need less than half of it."""
LONGEST_NAME: Final = 40
LONGEST_ERROR: Final = 200


def read_values(stream: BinaryIO) -> Iterator[Json | NotARecord]:
    """The JSON values of a file: one, however it is laid out, or one in each line.

    What is damaged is handed out as the error about it. No more than `LIMIT` is held at a time.
    """
    try:
        first = _next_line(stream)
        value = _parse(first)
        if isinstance(value, NotARecord):
            yield _parse(first + stream.read(LIMIT + 1 - len(first)))
            return
        while first:
            yield value
            first = _next_line(stream)
            value = _parse(first)
    except OSError as error:
        yield NotARecord(f"it cannot be read: {error.strerror}")


def _next_line(stream: BinaryIO) -> bytes:
    """The next line that is not blank, cut off beyond the limit; nothing at the end."""
    blank = 0
    while blank <= LIMIT and (line := stream.readline(LIMIT + 1)):
        if line.strip():
            return line
        blank += len(line)
    return b""


def _parse(data: bytes) -> Json | NotARecord:
    if not data:
        return NotARecord("there is nothing in it")
    if len(data) > LIMIT:
        return NotARecord(f"it is longer than the {LIMIT} bytes that a record may have")
    try:
        value = json.loads(data.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        return NotARecord(f"it is not JSON: {error.msg} (character {error.pos + 1})")
    except ValueError as error:
        return NotARecord(f"it is not JSON: {error}")
    except RecursionError:
        return NotARecord("it is nested too deeply")
    return NotARecord("it is nested too deeply") if _is_too_deep(value) else value


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _is_too_deep(value: Json) -> bool:
    """Whether there is anything below the deepest level; goes down level by level."""
    level = [value]
    for _ in range(MOST_NESTED):
        level = [inner for item in level for inner in _contents(item)]
    return bool(level)


def _contents(value: Json) -> Iterable[Json]:
    if isinstance(value, dict):
        return cast("dict[str, Json]", value).values()
    return cast("list[Json]", value) if isinstance(value, list) else ()


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


class Teller:
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


def in_one_line(text: str, longest: int) -> str:
    """The text, cut off if it is longer, without anything that would upset a terminal."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)


def _title(record: Record, names: Sequence[str]) -> str:
    words = {True: "on", False: "off"}
    options = record.game.options_in_force(record.options, len(record.seats))
    chosen = ", ".join(f"{name} {words.get(value, value)}" for name, value in options.items())
    owns = [f" ({seat.own})" if seat.own else "" for seat in record.seats]
    seats = ", ".join(name + own for name, own in zip(names, owns, strict=True))
    return f"{record.game.title}{f' ({chosen})' if chosen else ''}: {seats}"


def _ending(match: Match) -> str:
    return "The record ends here.\n" if match.actor is None else "The record stops in mid-game.\n"


def replay_stream(stream: BinaryIO, name: str, printer: Judge | Teller) -> int:
    """Replays every record of a file and gives the exit status.

    If even the first value does not claim to be a record, the file is none and not read further.
    """
    status = OK
    for number, value in enumerate(read_values(stream), 1):
        status = max(status, _replay_value(value, f"{name}, record {number}", printer))
        if number == 1 and not _is_claiming(value):
            break
    return status


def _is_claiming(value: Json | NotARecord) -> bool:
    return isinstance(value, dict) and cast("dict[str, Json]", value).get("format") == FORMAT


def _replay_value(value: Json | NotARecord, where: str, printer: Judge | Teller) -> int:
    try:
        if isinstance(value, NotARecord):
            raise value
        printer.replay(load_record(value))
    except Breach as error:
        printer.fail(where, error)
        return BROKEN
    except NotARecord as error:
        printer.fail(where, error)
        return NO_RECORD
    return OK
