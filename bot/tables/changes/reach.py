"""Whether people can be reached: in the channel, and by direct message."""

from collections.abc import Container

from bot.tables.change import Change
from bot.tables.changes.play import update_hand
from bot.tables.table import Status


def block(change: Change) -> Change:
    """The table may not speak in its channel for now."""
    return change.set(is_blocked=True)


def unblock(change: Change) -> Change:
    """The table may speak in its channel again: only now can it say whose time is running."""
    return change.set(is_blocked=False).set_alarm() if change.table.is_blocked else change


def restart_time(change: Change) -> Change:
    """Gives whoever must act all of their time again, as nobody could be heard."""
    return change.set_alarm()


def hand_missed(
    change: Change, user: int, standing: Container[tuple[int | None, str]], *, is_closed: bool
) -> Change:
    """Says in mid-game where to see a hand that didn't arrive, unless that stands there."""
    seat = change.table.find_seat(user)
    if seat is None or change.table.status is not Status.RUNNING:
        return change
    told = change.presenter.unreachable(change.table, seat, is_closed=is_closed)
    return change.announce(one for one in told if (one.user, one.key) not in standing)


def hand_arrives(change: Change, user: int) -> Change:
    """Takes back what the channel said about how a user sees the hand, if it did.

    Direct messages may have been tried only because the user is asked in secret: nobody may know.
    """
    table, seat = change.table, change.table.find_seat(user)
    if seat is None or table.status is not Status.RUNNING or table.acts_in_secret:
        return change
    return change.announce(change.presenter.reachable(seat))


def send_hand(change: Change, user: int) -> Change:
    """Sends the hand once more."""
    return update_hand(change, change.table.find_seat(user))
