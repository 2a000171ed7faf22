"""A change of a table: what becomes of it, what is written down, and what people hear."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from bot import limits
from bot.games.interface import CHANCE, Chance, Json, LogEntry, value
from bot.games.record import digest
from bot.tables.announcement import FULL_STOP, Announcement
from bot.tables.ports import Dice, Presenter
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table

LISTENING: Final = 1.5
"""How many steps people get to hear a play before a computer's play replaces it."""


@value
class Entered:
    """An entry of the log as stored."""

    entry: Json
    salt: bytes | None
    """The salt of the seal, for an outcome of chance."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a change draws on."""

    presenter: Presenter
    dice: Dice
    now: float


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of a table, to be stored in one transaction. Every step makes a new one."""

    former: Table
    table: Table
    context: Context
    entries: tuple[Entered, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    drops_outbox: bool = False
    """Whether to drop everything still in the outbox."""
    story_seconds: float | None = None
    """How long the story that begins here takes; None if the present one stays as it is."""

    @classmethod
    def of(cls, table: Table, context: Context) -> "Change":
        """A change in which nothing has happened yet."""
        return cls(table, table, context)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has happened."""
        return self.table is self.former and not self.announcements

    @property
    def presenter(self) -> Presenter:
        return self.context.presenter

    def set(self, **changes: Any) -> "Change":
        """Changes the table."""
        return replace(self, table=replace(self.table, **changes))

    def set_chair(self, seat: int, **changes: Any) -> "Change":
        """Changes one of its chairs."""
        return replace(self, table=self.table.with_chair(seat, **changes))

    def announce(self, announcements: Iterable[Announcement]) -> "Change":
        """Adds announcements, after all others."""
        return replace(self, announcements=(*self.announcements, *announcements))

    # Moves

    def enter(self, entry: LogEntry | None = None) -> "Change":
        """Plays the entry, then chance for as long as it's chance's turn. Raises Refused."""
        before = self.table.get_match()
        change = self.set(before=before)
        if entry is not None:
            change = change._write(entry, None)
        while (match := change.table.get_match()).actor == CHANCE:
            place, table = len(match.log), self.table
            chance: Chance = match.game.chance(match.state, self.context.dice.rng(table.id, place))
            if not place and table.first is not None:
                chance = match.game.begin_with(chance, table.first)
            change = change._write(chance, self.context.dice.salt(table.id, place))
        return change

    def _write(self, entry: LogEntry, salt: bytes | None) -> "Change":
        match = self.table.get_match().apply(entry)
        written = Entered(match.game.dump_entry(entry), salt)
        change = replace(self, entries=(*self.entries, written))
        return change.set(match=match, salts=(*self.table.salts, salt))

    @property
    def seals(self) -> list[str]:
        """The seals of the outcomes of chance, in order."""
        return [digest(one.salt, one.entry) for one in self.entries if one.salt is not None]

    def tell_story(self, story: Iterable[Announcement]) -> "Change":
        """Adds the story of a move; once it is told, the move is known and the table goes on."""
        told = [*story]
        heard = [place for place, said in enumerate(told, 1) if said.user is None]
        if not heard:
            return self.end_story().announce(told)
        told.insert(heard[-1], FULL_STOP)
        change = replace(self, story_seconds=sum(said.gap for said in told))
        return change.set_alarm().announce(told)

    def end_story(self) -> "Change":
        """Lets the table go on, as the channel has heard everything."""
        is_over = self.table.get_match().actor is None
        status = Status.OVER if is_over else self.table.status
        return self.set(before=None, status=status).set_alarm()

    # Alarms

    def set_alarm(self) -> "Change":
        """Sets the alarm in case nobody acts; none before everything is told."""
        table = self.table
        acting = table.acting
        if acting is None or not table.status.is_active or not table.is_told:
            return self.set(alarm=None)
        if table.chairs[acting].is_played_by_computer:
            # How long a secret answer takes must not tell who gives it.
            pause = 0.0 if table.acts_in_secret else LISTENING * table.terms.step_seconds
            return self.set(alarm=Alarm(self.context.now + pause, AlarmKind.COMPUTER))
        if self.presenter.calls_late(table):
            return self.set(alarm=Alarm(self.context.now + limits.CALLED_AFTER, AlarmKind.CALL))
        return self._remind_at_half_time()

    def _remind_at_half_time(self, gone: float = 0.0) -> "Change":
        """Sets the reminder to half of the turn time, of which `gone` seconds are over."""
        seconds = self.table.terms.turn_seconds
        if seconds is None:
            return self.set(alarm=None)
        return self.set(alarm=Alarm(self.context.now + seconds / 2 - gone, AlarmKind.REMINDER))

    def call(self) -> "Change":
        """Calls the player whose turn it is, and who hasn't been called yet."""
        called = self.presenter.called(self.table)
        return self._remind_at_half_time(limits.CALLED_AFTER).announce(called)

    def remind(self) -> "Change":
        """Reminds the player; when the other half of the time is over, a computer moves."""
        seconds = self.table.terms.turn_seconds
        change = self
        if seconds is not None:
            change = self.set(alarm=Alarm(self.context.now + seconds / 2, AlarmKind.TIMEOUT))
        return change.announce(self.presenter.reminded(change.table))

    # Seats

    def welcome_back(self, seat: int) -> "Change":
        """Brings back a player who was absent or had left."""
        chair, change = self.table.chairs[seat], self
        if chair.is_absent or chair.has_left:
            change = change.set_chair(seat, is_absent=False, has_left=False)
            change = change.announce(self.presenter.seat_changed(change.table, seat, "back"))
            if change.table.acting == seat:
                change = change.set_alarm()
        return change.set_chair(seat, missed=0) if chair.missed else change

    def pass_on_host(self) -> "Change":
        """Makes the first person the host, if the host is no longer at the table."""
        persons = [chair for chair in self.table.chairs if chair.is_person]
        if not persons or any(chair.user == self.table.host for chair in persons):
            return self
        change = self.set(host=_get_user(persons[0]))
        if change.table.status is not Status.RUNNING:
            return change
        seat = change.table.chairs.index(persons[0])
        return change.announce(self.presenter.seat_changed(change.table, seat, "host"))


def _get_user(chair: Chair) -> int:
    assert chair.user is not None
    return chair.user
