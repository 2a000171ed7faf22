"""Moves of players and computers, and turn times that run out."""

from collections.abc import Callable
from typing import Final

from bot.games.interface import Json, Made, Move
from bot.tables.announcement import Why
from bot.tables.computers import Asked, Computers
from bot.tables.hall import Hall, User
from bot.tables.journal import log_alarm
from bot.tables.refusals import Declined
from bot.tables.sitting import Sitting
from bot.tables.table import Alarm, AlarmKind, Status, Table

MISSES_UNTIL_ABSENT: Final = 2
"""How many turn times in a row may run out before the computer takes over."""


class Course:
    """The use cases of running games."""

    def __init__(self, hall: Hall, is_heard: Callable[[Table], bool], computers: Computers) -> None:
        self._hall = hall
        self._is_heard = is_heard
        self._computers = computers

    async def make_move(self, table_id: int, user: User, move: Move, stamp: int = 0) -> Table:
        """Makes a player's move. Raises Declined or Refused."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            seat = require_player(table, user)
            require_present(table, seat, stamp)
            require_told(table)
            if table.chairs[seat].is_absent:
                # If the rules refuse the move, nothing may have changed.
                if refusal := table.game.refusal(table.get_match().state, seat, move):
                    raise refusal
                sitting.welcome_back(seat)
            _make(sitting, seat, move, "player")
            table.change_chair(seat, missed=0)
            return table

    async def show_up(self, table: Table, user: User) -> Table:
        """Brings an absent player back, whatever they did; returns the table as it then is."""
        seat = table.find_seat(user.id)
        if seat is None or table.status is not Status.RUNNING:
            return table
        chair = table.chairs[seat]
        if chair.language == user.language and not chair.is_absent:
            return table
        async with self._hall.sitting(table.id) as sitting:
            chair = sitting.table.chairs[seat]
            if chair.language != user.language:
                sitting.table.change_chair(seat, language=user.language)
                sitting.announce(sitting.teller.hand(sitting.table, seat))
            if chair.is_absent and not chair.has_left:
                sitting.welcome_back(seat)
            return sitting.table.as_told()

    async def keep_notes(self, table_id: int, user: User, notes: Json) -> Table:
        """Stores a player's notes, and shows them in the hand. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            seat = require_player(table, user)
            require_present(table, seat, 0)
            table.change_chair(seat, notes=notes)
            # If a story is being told, this comes after it.
            sitting.announce(sitting.teller.hand(table, seat))
            return table.as_told()

    async def skip(self, table_id: int, user: User) -> None:
        """Cuts the story short for a player who doesn't want to wait. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            seat = require_player(sitting.table, user)
            if not sitting.table.status.is_active:
                raise Declined("is-over")
            can_skip = sitting.teller.can_skip(sitting.table)
            has_hurried = can_skip and await sitting.work.hurry(table_id)
            if not can_skip or not (sitting.hurry() or has_hurried):
                raise Declined("nothing-to-skip")
            sitting.is_changed = True
            sitting.table.told_by = 0.0
            if sitting.table.status is Status.RUNNING:
                sitting.welcome_back(seat)

    async def ring(self, table_id: int, at: float) -> Alarm | Asked | None:
        """Handles an alarm that goes off; returns the table's next alarm.

        Or the question for a slow computer, which rings again once it has an answer.
        """
        thought = self._computers.take_thought(table_id)
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            alarm, seat = table.alarm, table.acting
            # While a computer thought, somebody may have hurried it.
            if alarm is None or alarm.at > max(at, self._hall.clock.now()) or seat is None:
                return alarm
            if alarm.kind is not AlarmKind.COMPUTER and not self._is_heard(table):
                # No time runs while people can't be told, or can't answer.
                sitting.set_alarm()
                return table.alarm
            log_alarm(table, alarm, "rings")
            match alarm.kind:
                case AlarmKind.COMPUTER:
                    move = await self._computers.decide(table, seat, thought)
                    if isinstance(move, Asked):
                        return move
                    _make(sitting, seat, move, "computer")
                case AlarmKind.CALL:
                    sitting.call()
                case AlarmKind.REMINDER:
                    sitting.postpone_to_timeout()
                    sitting.announce(sitting.teller.reminded(table))
                case AlarmKind.TIMEOUT:
                    await self._time_is_up(sitting, seat)
            return table.alarm

    async def _time_is_up(self, sitting: Sitting, seat: int) -> None:
        table = sitting.table
        move = await self._computers.decide_at_once(table, seat)
        # An absence must not give away who is asked in secret.
        is_secret = table.acts_in_secret
        _make(sitting, seat, move, "timeout")
        if is_secret:
            return
        missed = table.chairs[seat].missed + 1
        table.change_chair(seat, missed=missed)
        if missed >= MISSES_UNTIL_ABSENT and table.status is Status.RUNNING:
            table.change_chair(seat, is_absent=True)
            sitting.announce(sitting.teller.seat_changed(table, seat, "absent"))
            if table.acting == seat:
                sitting.set_alarm()


def require_player(table: Table, user: User) -> int:
    """The seat of a user who plays at this table. Raises Declined."""
    seat = table.find_seat(user.id)
    if seat is not None and not table.chairs[seat].has_left:
        return seat
    if not table.status.is_active:
        raise Declined("is-over")
    if seat is not None:
        raise Declined("has-left")
    raise Declined("not-joined" if table.status is Status.LOBBY else "not-at-the-table")


def require_present(table: Table, seat: int, stamp: int) -> None:
    """Raises Declined unless the game runs and the stamp of the button, if any, is current."""
    if table.match is None:
        raise Declined("is-over" if table.status is Status.CANCELLED else "not-begun")
    if not table.status.is_active:
        raise Declined("is-over")
    present = len(table.match.log) + 1
    if stamp not in (0, present):
        made = table.match.log[stamp - 1] if stamp < present else None
        is_own = isinstance(made, Made) and made.seat == seat
        raise Declined("already-played" if is_own else "old-button")


def require_turn(table: Table, seat: int) -> None:
    """Raises Refused if everybody may know that it's another seat's turn."""
    match = table.get_match()
    if table.acting in (None, seat) or table.acts_in_secret:
        return
    example = next(match.legal().moves())
    if refused := table.game.refusal(match.state, seat, example):
        raise refused


def require_told(table: Table) -> None:
    """Raises Declined as long as a story is being told."""
    if not table.is_told:
        raise Declined("being-told" if not table.is_blocked else "cannot-tell")


def _make(sitting: Sitting, seat: int, move: Move, why: Why) -> None:
    table = sitting.table
    happened = sitting.enter(Made(seat, move))
    if why != "player" and table.chairs[seat].user is not None:
        table.change_chair(seat, was_helped=True)
    told = sitting.teller.moved(table, seat, happened.events, happened.seals, why)
    sitting.tell(told)
