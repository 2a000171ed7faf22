"""Files that may hold anything, parsed into JSON values with care."""

import json
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Final, NoReturn, cast

from bot.games.errors import NotARecord
from bot.games.interface import Json

LIMIT: Final = 1 << 20
"""The most bytes in a record; whole games need less than a tenth of that."""
MOST_NESTED: Final = 20
"""The deepest that a record may be nested; games need less than half of that."""


def read_values(stream: BinaryIO) -> Iterator[Json | NotARecord]:
    """The JSON values of a file: one, however it is laid out, or one per line.

    Damaged values come out as errors. No more than `LIMIT` bytes are held at a time.
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
        yield NotARecord(f"can't read it: {error.strerror}")


def _next_line(stream: BinaryIO) -> bytes:
    """The next line that is not blank, cut off at the limit; empty at the end."""
    blank = 0
    while blank <= LIMIT and (line := stream.readline(LIMIT + 1)):
        if line.strip():
            return line
        blank += len(line)
    return b""


def _parse(data: bytes) -> Json | NotARecord:
    if not data:
        return NotARecord("it's empty")
    if len(data) > LIMIT:
        return NotARecord(f"it's longer than the {LIMIT} bytes a record may have")
    try:
        value = json.loads(data.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        return NotARecord(f"it isn't JSON: {error.msg} (character {error.pos + 1})")
    except ValueError as error:
        return NotARecord(f"it isn't JSON: {error}")
    except RecursionError:
        return NotARecord("it's nested too deeply")
    return NotARecord("it's nested too deeply") if _is_too_deep(value) else value


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} isn't a number")


def _is_too_deep(value: Json) -> bool:
    """Whether anything is below the deepest level; goes down level by level."""
    level = [value]
    for _ in range(MOST_NESTED):
        level = [inner for item in level for inner in _contents(item)]
    return bool(level)


def _contents(value: Json) -> Iterable[Json]:
    if isinstance(value, dict):
        return cast("dict[str, Json]", value).values()
    return cast("list[Json]", value) if isinstance(value, list) else ()
