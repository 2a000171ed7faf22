"""What the sums of the rows allow (C4), at a real table or an imagined one."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.games.mamma_i.cards import MARKET, MOVEMENT, ROWS, Card, Character, Row, movement
from bot.games.mamma_i.moves import Theft
from bot.games.mamma_i.state import Member

FULL_BUS: Final = 4
"""How many movement cards the schoolbus needs for grandpa to take the child (C4.2)."""


class OpenTable(Protocol):
    """The parts of a table that matter here."""

    @property
    def rows(self) -> Sequence[tuple[Card, ...]]: ...
    @property
    def family(self) -> Sequence[Member]: ...
    @property
    def wc(self) -> Character | None: ...
    @property
    def hospital(self) -> Character | None: ...
    @property
    def has_child(self) -> bool: ...
    @property
    def took_child(self) -> bool: ...
    @property
    def has_grandpa_stolen(self) -> bool: ...


def matching_rows(table: OpenTable, row: Row) -> tuple[Row, ...]:
    """The other rows with the same sum, unless it is 0."""
    total = movement(table.rows[row])
    equal = [r for r, cards in zip(ROWS, table.rows, strict=True) if movement(cards) == total]
    return tuple([other for other in equal if other is not row]) if total else ()


def before_the_bus(table: OpenTable, row: Row) -> tuple[Character, ...]:
    """The characters that the schoolbus may run over after a change of this row (C4.1)."""
    others = matching_rows(table, row)
    if row is Row.SCHOOLBUS:
        return tuple(map(Character, others))
    return (Character(row),) if Row.SCHOOLBUS in others else ()


def may_take_child(table: OpenTable, row: Row) -> bool:
    """Whether grandpa may take the child after a change of this row (C4.2)."""
    bus = [card for card in table.rows[Row.SCHOOLBUS] if card in MOVEMENT]
    is_full = len(bus) == FULL_BUS and not table.has_child
    return is_full and Character.GRANDPA in before_the_bus(table, row)


def possible_thefts(table: OpenTable, row: Row) -> tuple[Theft, ...]:
    """The possible thefts after a change of this row (C4.3)."""
    if row is Row.SCHOOLBUS:
        return ()
    others = [other for other in matching_rows(table, row) if other is not Row.SCHOOLBUS]
    pairs = [sorted((Character(row), Character(other))) for other in others]
    return tuple([theft for pair in pairs for theft in _thefts_between(table, *pair)])


def _thefts_between(table: OpenTable, older: Character, younger: Character) -> list[Theft]:
    thefts: list[Theft] = []
    if younger is not Character.SON:
        thefts += [Theft(card, younger) for card in _unprotected(table, older)]
    may_grandpa = table.has_child and not table.has_grandpa_stolen and not table.took_child
    if older is Character.GRANDPA and may_grandpa:
        cards = [card for card in _unprotected(table, younger) if not MARKET[card].mother_in_law]
        thefts += [Theft(card, older) for card in cards]
    return thefts


def _unprotected(table: OpenTable, character: Character) -> tuple[str, ...]:
    """The cards that may be taken from a character: none with the wc or the hospital."""
    is_away = character in (table.wc, table.hospital)
    return () if is_away else table.family[character].vertical
