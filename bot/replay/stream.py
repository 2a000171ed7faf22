"""A file of records, one after the other."""

from typing import BinaryIO, Final, cast

from bot.games.errors import Breach, NotARecord
from bot.games.interface import Json
from bot.games.record import FORMAT, load_record
from bot.replay.parsing import read_values
from bot.replay.printers import Printer

OK: Final = 0
BROKEN: Final = 1
NO_RECORD: Final = 2
"""Exit statuses; the worst of all records counts."""


def replay_stream(stream: BinaryIO, name: str, printer: Printer) -> int:
    """Replays every record of a file, and returns the exit status.

    If even the first value does not claim to be a record, the rest of the file is not read.
    """
    status = OK
    for number, value in enumerate(read_values(stream), 1):
        status = max(status, _replay_value(value, f"{name}, record {number}", printer))
        if number == 1 and not _is_claiming(value):
            break
    return status


def _is_claiming(value: Json | NotARecord) -> bool:
    return isinstance(value, dict) and cast("dict[str, Json]", value).get("format") == FORMAT


def _replay_value(value: Json | NotARecord, where: str, printer: Printer) -> int:
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
