"""The record of a table's game."""

from bot.games.interface import Json
from bot.games.record import digest, dump_record
from bot.tables.table import Table


def make_record(table: Table) -> Json:
    """The table's game as a record with seals."""
    record = dump_record(table.get_match())
    seals = [
        {"salt": salt.hex(), "sha256": digest(salt, entry)}
        for entry, salt in zip(record["log"], table.salts, strict=True)
        if salt is not None
    ]
    return record | {"seals": seals}
