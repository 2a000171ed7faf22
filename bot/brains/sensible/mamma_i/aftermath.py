"""What a change of movement sets off at the imagined table (C4)."""

from collections.abc import Iterator

from bot.brains.sensible.mamma_i.table import ROWS, Table
from bot.games.mamma_i.cards import MARKET, Character, Row, movement
from bot.games.mamma_i.effects import FULL_BUS
from bot.games.mamma_i.moves import Theft


def matches(table: Table, row: Row) -> list[Row]:
    """The other rows with the same sum, unless it is 0."""
    reached = movement(table.rows[row])
    if not reached:
        return []
    return [r for r in ROWS if r is not row and movement(table.rows[r]) == reached]


def run_overs(row: Row, others: list[Row]) -> list[Character]:
    """Whom the schoolbus may run over once the row matches the others (C4.1)."""
    if row is Row.SCHOOLBUS:
        return [Character(other) for other in others]
    return [Character(row)] if Row.SCHOOLBUS in others else []


def losses(table: Table) -> tuple[str, ...]:
    """One choice of the cards that the son loses when he is run over."""
    vertical = table.family[Character.SON].vertical
    return vertical[: len(vertical) // 2]


def may_take_child(table: Table, row: Row, others: list[Row]) -> bool:
    """Whether grandpa may take the child once the row matches the others (C4.2)."""
    is_full = len(table.rows[Row.SCHOOLBUS]) == FULL_BUS
    return is_full and not table.has_child and Character.GRANDPA in run_overs(row, others)


def thefts(table: Table, row: Row, others: list[Row]) -> Iterator[Theft]:
    """What may be stolen once the row matches the others (C4.3)."""
    if row is Row.SCHOOLBUS:
        return
    for other in others:
        if other is not Row.SCHOOLBUS:
            older, younger = sorted((Character(row), Character(other)))
            yield from _thefts_between(table, older, younger)


def _thefts_between(table: Table, older: Character, younger: Character) -> Iterator[Theft]:
    if younger is not Character.SON:
        yield from [Theft(card, younger) for card in _unprotected(table, older)]
    if older is Character.GRANDPA and table.has_child and not table.has_grandpa_stolen:
        for card in _unprotected(table, younger):
            if not MARKET[card].mother_in_law:
                yield Theft(card, older)


def _unprotected(table: Table, character: Character) -> tuple[str, ...]:
    """The cards that can be taken from a character: none with the wc or the hospital."""
    is_away = character in (table.wc, table.hospital)
    return () if is_away else table.family[character].vertical
