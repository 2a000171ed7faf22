"""Words in the database that this program does not know, such as those of a newer one.

Whatever may be chosen has a default, which is taken instead.
"""

import logging
from collections.abc import Collection
from dataclasses import asdict
from typing import Any, Final

from bot.tables.ports import Defaults
from bot.tables.table import LANGUAGES, MEMORIES, PACES, TURN_TIMES, AlarmKind, Table

log = logging.getLogger(__name__)

SETTINGS: Final[dict[str, Collection[Any]]] = {
    "language": LANGUAGES,
    "turn_time": tuple(TURN_TIMES),
    "pace": tuple(PACES),
    "memory": MEMORIES,
}
"""What a server may set."""

CHOSEN: Final[dict[str, tuple[Any, ...]]] = {
    "language": LANGUAGES,
    "turn_time": tuple(TURN_TIMES.values()),
    "pace": tuple(PACES),
    "memory": MEMORIES,
}
"""What may be chosen for a table; the default first."""


def known_defaults(defaults: Defaults, guild: int) -> Defaults:
    """What a server has set, as far as it is known."""
    found = asdict(defaults)
    for name, known in SETTINGS.items():
        if found[name] is not None and found[name] not in known:
            log.warning("the %s of server %s is unknown, the default is taken", name, guild)
            found[name] = None
    return Defaults(**found)


def make_known(table: Table) -> None:
    """Puts the default wherever a table or a chair has something unknown."""
    for name, known in CHOSEN.items():
        if getattr(table, name) not in known:
            log.warning("the %s of table %s is unknown, the default is taken", name, table.id)
            setattr(table, name, known[0])
            if name == "turn_time":
                _drop_time(table)
    for seat, chair in enumerate(table.chairs):
        if chair.language not in LANGUAGES:
            where = (seat, table.id)
            log.warning(
                "the language of seat %s at table %s is unknown, the default is taken", *where
            )
            chair.language = LANGUAGES[0]


def _drop_time(table: Table) -> None:
    """Nobody's time runs any more; that a computer is to move stands."""
    if table.alarm is not None and table.alarm.kind is not AlarmKind.COMPUTER:
        table.alarm = None
