"""Log lines about tables: ids and numbers, never names, seats or cards.

What is done in secret leaves no line: merely counting lines would show who was asked for help
(B6.2).
"""

import logging
from collections.abc import Sequence
from typing import Final

from bot.tables.announcement import Announcement, Pending
from bot.tables.mention import of_table
from bot.tables.table import Alarm, Status, Table

log = logging.getLogger(__name__)

HOW: Final = {
    Status.LOBBY: "is opened",
    Status.RUNNING: "has begun",
    Status.OVER: "has ended",
    Status.CANCELLED: "is cancelled",
}


def log_status(table: Table) -> None:
    """Logs a table's new status."""
    computers = sum(chair.user is None for chair in table.chairs)
    log.info(
        "table %s %s: %s in channel %s of server %s, %s persons, %s computers",
        table.id,
        HOW[table.status],
        table.game_id,
        table.channel,
        table.guild,
        len(table.chairs) - computers,
        computers,
        extra=of_table(table.id),
    )


def log_abandoned(table_id: int) -> None:
    """Logs the end of a table whose channel is gone."""
    log.info("table %s is abandoned: its channel is gone", table_id, extra=of_table(table_id))


def log_given_up(table_id: int) -> None:
    """Logs the end of a table that can't be read."""
    log.info("table %s is cancelled without being read", table_id, extra=of_table(table_id))


def log_move(table: Table, told: Sequence[Announcement]) -> None:
    """Logs a move, unless it was secret and the channel doesn't hear of it."""
    if any(one.act == "told" for one in told):
        log.debug("a move at table %s is kept", table.id, extra=of_table(table.id))


def log_said(table_id: int, one: Pending) -> None:
    """Logs an announcement in the channel; what a single player hears may be a secret."""
    said = one.announcement
    if said.user is None:
        log.debug(
            "table %s has said %s: %s of %s",
            table_id,
            one.mark,
            said.act,
            said.key,
            extra=of_table(table_id),
        )


def log_alarm(table: Table, alarm: Alarm, what: str) -> None:
    """Logs that an alarm is set or rings, unless its time would tell who is asked in secret."""
    if not table.acts_in_secret:
        log.debug(
            "the %s of table %s %s, due at %.1f",
            alarm.kind,
            table.id,
            what,
            alarm.at,
            extra=of_table(table.id),
        )
