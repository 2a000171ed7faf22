"""One writer's changes to a table, and what to announce about them."""

from collections.abc import Iterable
from typing import Final

from bot.games.interface import CHANCE, Chance, Entry, Event, value
from bot.games.record import digest
from bot.tables.announcement import FULL_STOP, Announcement
from bot.tables.ports import Clock, Dice, Teller
from bot.tables.storage import Entered, Note, Work
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table

CALLED_AFTER: Final = 20.0
"""Everybody watches, so nobody is called at once; after this many seconds the player is."""

LISTENING: Final = 1.5
"""How many steps people get to hear a play before a computer's play replaces it."""


@value
class Happened:
    """What followed from an entry: events, and the seals of the outcomes of chance."""

    events: tuple[Event, ...]
    seals: tuple[str, ...]


class Sitting:
    """Collects changes to a table; the hall stores them in one transaction."""

    def __init__(self, table: Table, work: Work, teller: Teller, clock: Clock, dice: Dice) -> None:
        self.table = table
        self.work = work
        """The transaction that stores all of it."""
        self.former_status = table.status
        self.former_chairs = [*table.chairs]
        self.teller = teller
        self.entries: list[Entered] = []
        self.announcements: list[Announcement] = []
        self.said: int | None = None
        """The announcement to mark as sent in the same transaction."""
        self.notes: Iterable[Note] = ()
        """What else to store of what was said."""
        self.is_changed = False
        self.silences = False
        """Whether to drop everything still in the outbox."""
        self._clock = clock
        self._dice = dice

    def announce(self, announcements: Iterable[Announcement]) -> None:
        """Adds announcements, after all others."""
        self.is_changed = True
        self.announcements += announcements

    def tell(self, story: Iterable[Announcement]) -> None:
        """Adds the story of a move; once it is told, the move is known and the table goes on."""
        told = [*story]
        heard = [place for place, said in enumerate(told, 1) if said.user is None]
        if not heard:
            self.end_story()
        else:
            told.insert(heard[-1], FULL_STOP)
            self.table.told_by = self._clock.monotonic() + sum(said.gap for said in told)
            self.set_alarm()
        self.announce(told)

    def end_story(self) -> None:
        """Lets the table go on, as the channel has heard everything."""
        self.table.before = None
        if self.table.get_match().actor is None:
            self.table.status = Status.OVER
        self.set_alarm()

    def enter(self, entry: Entry | None = None) -> Happened:
        """Plays the entry, then chance for as long as it's chance's turn. Raises Refused."""
        match = self.table.get_match()
        before = match.mark()
        events = [] if entry is None else [*match.apply(entry)]
        self.table.before = before
        self.is_changed = True
        if entry is not None:
            self._write(entry, None)
        seals: list[str] = []
        while match.actor == CHANCE:
            place = len(match.log)
            chance: Chance = match.game.chance(match.state, self._dice.rng(self.table.id, place))
            if not place and (first := self.table.first) is not None:
                chance = match.game.begin_with(chance, first)
            salt = self._dice.salt(self.table.id, place)
            seals.append(digest(salt, match.game.dump_entry(chance)))
            events += match.apply(chance)
            self._write(chance, salt)
        return Happened(tuple(events), tuple(seals))

    def _write(self, entry: Entry, salt: bytes | None) -> None:
        self.entries.append(Entered(self.table.get_match().game.dump_entry(entry), salt))
        self.table.salts.append(salt)

    def set_alarm(self) -> None:
        """Sets the alarm in case nobody acts; none before everything is told."""
        self.is_changed = True
        table = self.table
        table.alarm = None
        acting = table.acting
        if acting is None or not table.status.is_active or not table.is_told:
            return
        now = self._clock.now()
        if table.chairs[acting].is_played_by_computer:
            # How long a secret answer takes must not tell who gives it.
            pause = 0.0 if table.acts_in_secret else LISTENING * table.terms.step_seconds
            table.alarm = Alarm(now + pause, AlarmKind.COMPUTER)
        elif self.teller.calls_late(table):
            table.alarm = Alarm(now + CALLED_AFTER, AlarmKind.CALL)
        else:
            self._postpone_to_reminder()

    def _postpone_to_reminder(self, gone: float = 0.0) -> None:
        """Sets the reminder to half of the turn time, of which `gone` seconds are over."""
        seconds = self.table.terms.turn_seconds
        if seconds is not None:
            self.table.alarm = Alarm(self._clock.now() + seconds / 2 - gone, AlarmKind.REMINDER)

    def call(self) -> None:
        """Calls the player whose turn it is, and who hasn't been called yet."""
        self.is_changed = True
        self.table.alarm = None
        self._postpone_to_reminder(CALLED_AFTER)
        self.announce(self.teller.called(self.table))

    def postpone_to_timeout(self) -> None:
        """Sets the timeout after the reminder: when the other half is over, a computer moves."""
        self.is_changed = True
        seconds = self.table.terms.turn_seconds
        if seconds is not None:
            self.table.alarm = Alarm(self._clock.now() + seconds / 2, AlarmKind.TIMEOUT)

    def hurry(self) -> bool:
        """Lets a computer move without waiting any longer; returns whether one was waiting."""
        alarm = self.table.alarm
        if alarm is None or alarm.kind is not AlarmKind.COMPUTER:
            return False
        now = self._clock.now()
        if alarm.at > now:
            # One that is due stays as it is: a computer may be thinking already.
            self.is_changed = True
            self.table.alarm = Alarm(now, AlarmKind.COMPUTER)
        return True

    def welcome_back(self, seat: int) -> None:
        """Brings back a player who was absent or had left."""
        chair = self.table.chairs[seat]
        if chair.is_absent or chair.has_left:
            self.is_changed = True
            self.table.change_chair(seat, is_absent=False, has_left=False)
            self.announce(self.teller.seat_changed(self.table, seat, "back"))
            if self.table.acting == seat:
                self.set_alarm()
        self.table.change_chair(seat, missed=0)

    def block(self) -> None:
        """The table may not speak in its channel for now."""
        self.is_changed = True
        self.table.is_blocked = True

    def unblock(self) -> None:
        """The table may speak in its channel again: only now can it say whose time is running."""
        self.table.is_blocked = False
        self.set_alarm()

    def pass_on_host(self) -> None:
        """Makes the first person the host, if the host is no longer at the table."""
        persons = [chair for chair in self.table.chairs if chair.is_person]
        if persons and all(chair.user != self.table.host for chair in persons):
            self.table.host = _get_user(persons[0])
            if self.table.status is Status.RUNNING:
                seat = self.table.chairs.index(persons[0])
                self.announce(self.teller.seat_changed(self.table, seat, "host"))


def _get_user(chair: Chair) -> int:
    assert chair.user is not None
    return chair.user
