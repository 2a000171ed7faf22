"""What the tables need from the world outside: a store, a voice, a clock, dice and a teller.

`store` keeps, `front` speaks. Tests have fakes with memory for both. They may raise:

Exception
├── ChannelTaken      the channel has an active table already
├── AlreadyWritten    another writer was there first
├── Gone              others have taken this process for dead
├── Unavailable       the store does not answer just now
├── Damaged           what is kept of a table makes no sense, or breaks the rules
└── Trouble           something keeps the voice from speaking
    ├── MessageGone   the message is not there any more
    ├── PlaceGone     nor is the channel
    ├── Barred        the bot may not speak in the channel
    ├── DirectClosed  the user does not take direct messages
    ├── NotElsewhere  the same, or worse, in another channel than the table's
    ├── TooOld        the message cannot be edited again
    ├── Silenced      nobody here may speak any more
    ├── Unreachable   nothing gets through just now
    └── Rejected      what was to be said is not accepted
"""

import asyncio
from collections.abc import Callable, Container, Sequence
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Final, Literal, Protocol, TypeAlias

from bot.games.interface import Event, Json, value
from bot.tables.table import Alarm, Table
from bot.tables.terms import SomeTerms

Act: TypeAlias = Literal["post", "replace", "edit", "delete", "told"]

Why: TypeAlias = Literal["player", "computer", "timeout"]
"""Who made a move: the player, the computer at that seat, or a computer because time was up."""


@value
class Announcement:
    """Something to be said once, after everything that was to be said earlier at the table.

    `key` names the message within its table and place: `turn`, `hand-2`. *Post* sends a new
    message, *replace* sends a new one and takes away the former message of that key, *edit*
    changes that message (or posts it, if it is lost). *Delete* takes away every message whose key
    is `key` or begins with `key` and a hyphen. *Told* is the full stop of a story: nothing is
    said, but the table goes on from there.
    """

    key: str
    act: Act
    screen: Json = None
    """What is shown; nothing for a delete."""
    user: int | None = None
    """Whose direct messages; None for the table's channel."""
    mentions: tuple[int, ...] = ()
    """Whom it may ping."""
    gap: float = 0.0
    """How many seconds it must come after the previous announcement of the table, at least."""
    remains: Json = None
    """What stays of the message when it is to be taken away; None is nothing."""
    bet_on: str | None = None
    """What may be bet on until this is said (`Wager.subject`)."""
    place: int | None = None
    """Another channel than the table's; what cannot be said there is passed over."""


FULL_STOP: Final = Announcement("story", "told")
"""Ends the story of a move: from here on the move is known."""


@value
class Pending:
    """An announcement that is still to be made."""

    id: int
    """Grows with every announcement of the whole store."""
    mark: int
    """A random number of its own, by which its message is known; everybody may read it."""
    announcement: Announcement


@value
class Posted:
    """A message that stands in a channel."""

    place: int
    """The channel's id; direct messages are channels too."""
    message: int
    at: float
    """When it was posted."""
    remains: Json = None
    """What stays of it when it is to be taken away."""


@value
class Entered:
    """An entry of the log as it is kept."""

    entry: Json
    salt: bytes | None
    """The salt of the seal, for an outcome of chance."""


@value
class Person:
    """What is kept about a user."""

    direct: int | None = None
    """The channel of the direct messages, once it has been opened."""
    is_closed: bool = False
    """Whether direct messages were refused when last tried."""
    wants_pictures: bool = True
    """Whether what only this user sees comes with pictures."""


@value
class Wager:
    """Something that can be bet on: whether an order that has come out is going to be baked."""

    subject: str
    """Tells it from all others of the game; everybody may read it."""
    barred: frozenset[int]
    """The seats that may not bet, as it is for them to decide what comes of it."""
    is_baked: bool | None
    """What came of it, once that is known."""


@value
class Guess:
    """What a user has bet."""

    user: int
    subject: str
    is_baked: bool


@value
class Nose:
    """Somebody with a nose for what is in the oven."""

    user: int
    right: int
    bets: int


@value
class FinishedGame:
    """A finished game, for those who look for its record."""

    table: int
    game_id: str
    names: tuple[str, ...]
    ended_at: float


TERM: Final = 10.0
"""For how many seconds a process that is not heard of keeps its tables."""


class Work(Protocol):
    """One transaction: all of it is kept, or nothing."""

    # Tables

    async def add_table(self, table: Table, now: float) -> int:
        """Keeps a new table and gives its id. Raises ChannelTaken."""
        ...

    async def save_table(self, table: Table, now: float, *, with_chairs: bool = True) -> None:
        """Keeps status, options, chairs, alarm and so on of a known table, but not its log.

        The chairs may be left out if they have not changed.

        Raises AlreadyWritten if another writer has changed it since it was loaded.
        """
        ...

    async def peek(self, table_id: int, *, locks: bool = False) -> tuple[int, int | None] | None:
        """The revision that is kept, and who keeps the table.

        With a lock nobody else changes the table before this work ends.
        """
        ...

    async def load_table(self, table_id: int) -> Table | None:
        """The table with its game replayed from the log. Raises Damaged."""
        ...

    async def close_table(self, table_id: int, now: float) -> None:
        """Cancels a table as it is, without reading it; whatever it had to say is dropped."""
        ...

    async def add_entries(self, table_id: int, first: int, entries: Sequence[Entered]) -> None:
        """Appends to the log, from index `first` on. Raises AlreadyWritten if another was there."""
        ...

    async def find_active_table(self, channel: int) -> int | None:
        """The lobby or running game of a channel."""
        ...

    async def find_last_table(self, channel: int) -> int | None:
        """The table that was opened last in a channel, whether active or not."""
        ...

    async def active_tables_of(self, user: int) -> list[int]:
        """The lobbies and running games where the user has a chair and has not left."""
        ...

    async def alarms(self, until: float | None = None) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables that this process keeps, up to a time."""
        ...

    async def alarms_of(self, guilds: Callable[[int], bool]) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables of some servers, whoever keeps them."""
        ...

    async def blocked_tables(self, guild: int) -> list[int]:
        """The active tables of a server that could not speak in their channels."""
        ...

    async def finished_games(self, user: int, guild: int | None, limit: int) -> list[FinishedGame]:
        """The latest finished games that the user played, or of the server."""
        ...

    # What is still to be said

    async def add_announcements(self, table_id: int, announcements: Sequence[Announcement]) -> None:
        """Keeps what is to be said, in this order."""
        ...

    async def tables_with_announcements(self) -> list[int]:
        """The tables kept here that still have something to say and are not blocked."""
        ...

    async def pending(self, table_id: int, limit: int) -> list[Pending]:
        """The first of what is still to be said, in order."""
        ...

    async def finish(self, announcement_id: int) -> bool:
        """It has been said, or need not be; False if that was known already."""
        ...

    async def close_bet(self, announcement_id: int) -> None:
        """It is about to be said, so nothing can be bet on it any more."""
        ...

    async def drop_announcements(self, table_id: int) -> None:
        """Drops all that the table still has to say."""
        ...

    async def hurry(self, table_id: int) -> bool:
        """Takes the gaps out of what is still to be said; returns whether there were any."""
        ...

    # Messages that stand somewhere

    async def messages(self, table_id: int) -> dict[tuple[int | None, str], Posted]:
        """All messages of a table, by user (None for the channel) and key."""
        ...

    async def keep_message(self, table_id: int, user: int | None, key: str, posted: Posted) -> None:
        """A message stands there now; a former one of the same key is forgotten."""
        ...

    async def rename_message(self, table_id: int, user: int | None, key: str, new_key: str) -> None:
        """The message is known by another key from now on."""
        ...

    async def forget_message(self, table_id: int, user: int | None, key: str) -> None:
        """The message is gone."""
        ...

    async def convert_to_delete(self, announcement_id: int, key: str) -> None:
        """Leaves only the last step of a *replace* to do: deleting the message with this key."""
        ...

    # Bets

    async def keep_guess(self, table_id: int, guess: Guess) -> None:
        """A user's bet; an earlier one on the same subject is forgotten."""
        ...

    async def guesses(self, table_id: int) -> list[Guess]:
        """All bets of a table."""
        ...

    # People, servers, and the program itself

    async def person(self, user: int) -> Person: ...

    async def save_person(self, user: int, person: Person) -> None: ...

    async def defaults(self, guild: int) -> SomeTerms:
        """What a server has set."""
        ...

    async def save_defaults(self, guild: int, defaults: SomeTerms) -> None: ...

    async def note(self, key: str) -> str | None:
        """A short text that the program keeps for itself, such as the hash of its commands."""
        ...

    async def save_note(self, key: str, text: str) -> None: ...

    async def commit(self) -> None:
        """Keeps all of it; without this nothing is kept."""
        ...

    async def close(self) -> None:
        """Undoes what is not kept; whatever comes later is in a new transaction."""
        ...


class ChannelTaken(Exception):
    """The channel has an active table already."""


class AlreadyWritten(Exception):
    """Another writer was there first."""


class Gone(Exception):
    """Others have taken this process for dead, and may have taken up its tables."""


class Unavailable(Exception):
    """The store does not answer just now; whether the last thing was kept is not known."""


class Damaged(Exception):
    """The table cannot be read: the program or its store is to blame, nobody at the table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} cannot be read")
        self.table_id = table_id


class Shift(Protocol):
    """A process among those that share the store.

    Each table is kept by one of them, which speaks there and rings its alarms; all may write.
    """

    id: int
    is_over: bool
    """Whether others may have taken up its tables."""

    async def renew(self, shards: Sequence[int]) -> frozenset[int]:
        """Begins the term anew; gives the shards that other processes hear. Raises Gone."""
        ...

    async def bury(self) -> bool:
        """Gives up those that are dead; returns whether there were any."""
        ...

    async def take_up(self) -> set[int]:
        """Takes up the tables that nobody keeps."""
        ...

    async def ring(self, other: int, table_id: int) -> None:
        """Lets another process know that something has happened at a table."""
        ...

    async def claim(self, interaction: int) -> bool:
        """Whether this process is the one that answers an interaction."""
        ...

    async def take(self, requests: int, rate: float, burst: float) -> float:
        """Takes so many requests, of those of all processes in a second.

        If that is too many, takes none and gives the seconds to wait. Those that were not made are
        made up for at most so many seconds later.
        """
        ...

    async def end(self) -> None:
        """Others may take up the tables at once."""
        ...


class Store(Protocol):
    """Keeps everything that must outlive the program."""

    is_shared: bool
    """Whether other processes may write too."""

    async def begin_shift(
        self, shards: Sequence[int], rung: Callable[[int, int], None]
    ) -> Shift | None:
        """Joins the processes that share the store; None if nobody else can.

        `rung` is told of a table where something has happened, and in which of them.
        """
        ...

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Waits until no other process does this."""
        ...

    async def queue_up(self, queue: int, seconds: float) -> None:
        """Waits for its turn; no other process has it within so many seconds."""
        ...

    def work(self) -> AbstractAsyncContextManager[Work]:
        """A transaction, which begins when something is first asked of it."""
        ...


class Voice(Protocol):
    """Speaks in channels. Every method may raise one of the troubles below."""

    async def post(
        self,
        place: int,
        screen: Json,
        mentions: Sequence[int],
        mark: int,
        *,
        in_words: bool = False,
    ) -> int:
        """Posts a message and gives its id. The same mark again, soon after, posts nothing.

        All that is in its pictures is said in its words as well, so it can do without them.
        """
        ...

    async def find(self, place: int, mark: int, after: int | None) -> int | None:
        """The message with the mark, among the latest after that message."""
        ...

    async def edit(
        self,
        place: int,
        message: int,
        screen: Json,
        mentions: Sequence[int],
        *,
        in_words: bool = False,
    ) -> None: ...

    async def delete(self, place: int, message: int) -> None: ...

    async def open_direct(self, user: int) -> int:
        """The channel of a user's direct messages."""
        ...

    def is_free(self, place: int, message: int | None) -> bool:
        """Whether Discord would not count a new message there, or the change of this one."""
        ...

    def heard(self) -> Sequence[int]:
        """The shards that are heard here at present."""
        ...

    def hears(self, guild: int, elsewhere: Container[int]) -> bool:
        """Whether what people of a server press gets through, here or on shards elsewhere."""
        ...


class Trouble(Exception):
    """Something that keeps the voice from speaking."""


class MessageGone(Trouble):
    """The message is not there any more."""


class PlaceGone(Trouble):
    """The channel is not there any more."""


class Barred(Trouble):
    """The bot may not speak in the channel: it lacks a permission, or is not in the server."""


class DirectClosed(Trouble):
    """The user does not take direct messages."""


class NotElsewhere(Trouble):
    """Nothing can be said in another channel than the table's."""


class TooOld(Trouble):
    """The message is too old to be edited again; post a new one."""


class Silenced(Trouble):
    """Nobody here may speak any more: the token is not valid."""


class Unreachable(Trouble):
    """Nothing gets through just now; later it may."""


class Rejected(Trouble):
    """What was to be said is not accepted, and will not be."""


class Clock(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Waits for the event, but no longer than this many seconds."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back at that time; returns a function that cancels the call."""
        ...


class Dice(Protocol):
    """Where chance comes from; the table and entry are passed so that tests can repeat it."""

    def rng(self, table_id: int, entry: int) -> Random: ...

    def salt(self, table_id: int, entry: int) -> bytes: ...


class Teller(Protocol):
    """Finds the words for what happens; pure: the same input gives the same announcements."""

    def opened(self, table: Table) -> list[Announcement]:
        """The table has a thread of its own: others may come there."""
        ...

    def lobby(self, table: Table) -> list[Announcement]:
        """The lobby was opened or has changed."""
        ...

    def lobby_closed(self, table: Table, by: str | None) -> list[Announcement]:
        """The lobby was cancelled, by somebody or because nobody is left."""
        ...

    def lobby_left(self, table: Table, seat: int) -> list[Announcement]:
        """A player is about to leave the lobby."""
        ...

    def begun(
        self, table: Table, events: Sequence[Event], seals: Sequence[str]
    ) -> list[Announcement]:
        """The cards were dealt; the seals are the hashes of the outcomes of chance, in order."""
        ...

    def moved(
        self,
        table: Table,
        seat: int,
        events: Sequence[Event],
        seals: Sequence[str],
        why: Why,
    ) -> list[Announcement]:
        """A seat made a move, and this came of it."""
        ...

    def reminded(self, table: Table) -> list[Announcement]:
        """Half of the turn time of the acting seat is over; the alarm is set to its end."""
        ...

    def seat_changed(
        self, table: Table, seat: int, how: Literal["left", "absent", "back", "host"]
    ) -> list[Announcement]:
        """A player left the seat to the computer, was absent, came back, or is the host now."""
        ...

    def hand(self, table: Table, seat: int) -> list[Announcement]:
        """The message with a seat's hand, as it is now."""
        ...

    def cancelled(self, table: Table, by: str | None) -> list[Announcement]:
        """The running game was ended, by somebody or because no person is left."""
        ...

    def unreachable(self, table: Table, seat: int) -> list[Announcement]:
        """A player's direct messages turned out to be closed in mid-game."""
        ...

    def reachable(self, seat: int) -> list[Announcement]:
        """A player's direct messages turned out to be open."""
        ...

    def abandoned(self, table: Table) -> list[Announcement]:
        """The channel is gone; only direct messages are left to say so."""
        ...

    def rematch_opened(self, table: Table) -> list[Announcement]:
        """The button of the finished table has been used."""
        ...

    def wagers(self, table: Table) -> Sequence[Wager]:
        """All that has come out of the oven to be bet on; at most the last is undecided."""
        ...

    def over(self, table: Table, noses: Sequence[Nose]) -> list[Announcement]:
        """The game is over, its end is told, and these users have foretold most."""
        ...
