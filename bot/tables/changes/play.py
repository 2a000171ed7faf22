"""Moves of players and computers, and turn times that run out."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Json, Move, SeatMove
from bot.tables.announcement import Why
from bot.tables.bets import BetTally
from bot.tables.change import Change
from bot.tables.checks import require_active, require_player, require_present, require_told
from bot.tables.refusals import Declined
from bot.tables.table import Alarm, AlarmKind, Status, Table, User

MISSES_UNTIL_ABSENT: Final = 2
"""How many turn times in a row may run out before the computer takes over."""


def make_move(change: Change, user: User, move: Move, stamp: int = 0) -> Change:
    """Makes a player's move. Raises Declined or Refused."""
    table = change.table
    seat = require_player(table, user)
    require_present(table, seat, stamp)
    require_told(table)
    return _make(change.welcome_back(seat), seat, move, "player")


def computer_moves(change: Change, seat: int, move: Move) -> Change:
    """Makes the move of a computer."""
    return _make(change, seat, move, "computer")


def time_is_up(change: Change, seat: int, move: Move) -> Change:
    """Makes a computer's move in place of the player, who is absent if that happens again."""
    # An absence must not give away who is asked in secret.
    is_secret = change.table.acts_in_secret
    change = _make(change, seat, move, "timeout")
    if is_secret:
        return change
    missed = change.table.chairs[seat].missed + 1
    change = change.set_chair(seat, missed=missed)
    if missed < MISSES_UNTIL_ABSENT or change.table.status is not Status.RUNNING:
        return change
    change = change.set_chair(seat, is_absent=True)
    change = change.announce(change.presenter.seat_changed(change.table, seat, "absent"))
    return change.set_alarm() if change.table.acting == seat else change


def _make(change: Change, seat: int, move: Move, why: Why) -> Change:
    change = change.enter(SeatMove(seat, move))
    if why != "player" and change.table.chairs[seat].user is not None:
        change = change.set_chair(seat, was_helped=True)
    told = change.presenter.moved(change.table, seat, change.seals, why)
    return change.tell_story(told)


def end(change: Change, best: Sequence[BetTally]) -> Change:
    """Names the best guessers of a game that is over."""
    return change.announce(change.presenter.over(change.table, best))


def is_away(table: Table, user: User) -> bool:
    """Whether something changes when this user shows up: an absence, or their language."""
    seat = table.find_seat(user.id)
    if seat is None or table.status is not Status.RUNNING:
        return False
    chair = table.chairs[seat]
    return chair.language != user.language or chair.is_absent


def show_up(change: Change, user: User) -> Change:
    """Brings an absent player back, whatever they did."""
    seat = change.table.find_seat(user.id)
    if seat is None or not is_away(change.table, user):
        return change
    chair = change.table.chairs[seat]
    if chair.language != user.language:
        change = update_hand(change.set_chair(seat, language=user.language), seat)
    return change.welcome_back(seat) if chair.is_absent and not chair.has_left else change


def update_hand(change: Change, seat: int | None) -> Change:
    """Sends a seat's hand as it is now; while a story is being told, this comes after it."""
    if seat is None:
        return change
    return change.announce(change.presenter.hand(change.table, seat))


def write_notes(change: Change, user: User, notes: Json) -> Change:
    """Stores a player's notes, and shows them in the hand. Raises Declined."""
    seat = require_player(change.table, user)
    require_present(change.table, seat, 0)
    return update_hand(change.set_chair(seat, notes=notes), seat)


def take_hint(change: Change, seat: int) -> Change:
    """Lets the channel know that a player takes a hint."""
    return change.announce(change.presenter.hinted(change.table, seat))


def skip(change: Change, user: User, *, has_pauses: bool) -> Change:
    """Cuts short the story, if it has pauses, or a computer's pause. Raises Declined."""
    table, alarm = change.table, change.table.alarm
    seat = require_player(table, user)
    require_active(table)
    has_computer = alarm is not None and alarm.kind is AlarmKind.COMPUTER
    if not change.presenter.can_skip(table) or not (has_pauses or has_computer):
        raise Declined("nothing-to-skip")
    # One that is due stays as it is: a computer may be thinking already.
    if alarm is not None and has_computer and alarm.at > change.context.now:
        alarm = Alarm(change.context.now, AlarmKind.COMPUTER)
    change = change.set(alarm=alarm)
    return change.welcome_back(seat) if table.status is Status.RUNNING else change
