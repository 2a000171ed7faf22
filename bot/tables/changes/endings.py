"""Getting up, and the ways to end a table."""

from dataclasses import replace
from typing import Final

from bot.tables.change import Change
from bot.tables.changes.lobby import update_message, without
from bot.tables.checks import require_active, require_lobby, require_may_end, require_player
from bot.tables.table import Status, Table, User
from bot.tables.terms import LANGUAGES

LONGEST_REASON: Final = 200
"""The longest reason that the operator may give for ending a table, in characters."""


def leave(change: Change, user: User) -> Change:
    """Lets a player get up; in a running game the computer goes on. Raises Declined."""
    return _get_up(change, require_player(change.table, user))


def cancel(change: Change, user: User, *, is_moderator: bool) -> Change:
    """Ends the table. Raises Declined."""
    check_cancel(change.table, user, is_moderator=is_moderator)
    return _end(change, by=user.id)


def check_cancel(table: Table, user: User, *, is_moderator: bool) -> None:
    """Raises Declined unless this user may end the table."""
    require_active(table)
    require_may_end(table.host, user, is_moderator=is_moderator)


def close(change: Change, why: str) -> Change:
    """Ends the table for the operator, with a reason. Raises Declined."""
    require_active(change.table)
    return _end(change, why=why)


def abandon(change: Change) -> Change:
    """Ends a table whose channel is gone."""
    if change.table.status.is_active:
        change = change.set(status=Status.CANCELLED, alarm=None)
    abandoned = change.presenter.abandoned(change.table)
    return replace(change, drops_outbox=True).announce(abandoned)


def forget(change: Change, user: int, number: int) -> Change:
    """Takes a user from the table who is to be forgotten: the number stands in their place."""
    seat = change.table.find_seat(user)
    if seat is not None:
        has_left = change.table.chairs[seat].has_left
        name = change.presenter.former_name(change.table.terms.language)
        nobody = {"user": number, "name": name, "language": LANGUAGES[0], "notes": None}
        change = change.set_chair(seat, **nobody)
        if change.table.status.is_active and not has_left:
            change = _get_up(change, seat)
        if change.table.status is Status.RUNNING:
            # The rest is up to a computer.
            change = change.set_chair(seat, was_helped=True)
    return change.set(host=number) if change.table.host == user else change


def _get_up(change: Change, seat: int) -> Change:
    table = change.table
    if table.status is Status.RUNNING:
        return _leave_game(change, seat)
    require_lobby(table)
    if table.is_last_person(seat):
        return _end(change)
    change = change.announce(change.presenter.lobby_left(table, seat))
    return update_message(change.set(chairs=without(table.chairs, seat)).pass_on_host())


def _leave_game(change: Change, seat: int) -> Change:
    is_last = change.table.is_last_person(seat)
    change = change.set_chair(seat, has_left=True)
    # Getting up while the end of the game is being told doesn't undo it.
    if is_last and change.table.acting is not None:
        return _end(change)
    change = change.announce(change.presenter.seat_changed(change.table, seat, "left"))
    if is_last:
        return change
    change = change.pass_on_host()
    return change.set_alarm() if change.table.acting == seat else change


def _end(change: Change, by: int | None = None, why: str | None = None) -> Change:
    """Ends a lobby, or a running game; what was still to be told of it stays untold."""
    was_running = change.table.status is Status.RUNNING
    change = change.set(status=Status.CANCELLED, alarm=None)
    if not was_running:
        return change.announce(change.presenter.lobby_closed(change.table, by, why))
    change = replace(change, drops_outbox=True)
    return change.announce(change.presenter.cancelled(change.table, by, why))
