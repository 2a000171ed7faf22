"""What the tables need of a store: `bot/store/` is the real one.

`errors.py` shows what it may raise.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol, TypeAlias

from bot.games.interface import Json, value
from bot.history.result import GameResult
from bot.tables.announcement import Announcement, Pending, Posted
from bot.tables.table import Alarm, Status, Table
from bot.tables.terms import SomeTerms

TERM: Final = 10.0
"""After how many seconds without a heartbeat a process loses its tables."""


@value
class Entered:
    """An entry of the log as stored."""

    entry: Json
    salt: bytes | None
    """The salt of the seal, for an outcome of chance."""


@value
class Person:
    """A user's settings and direct messages."""

    direct: int | None = None
    """The channel of the direct messages, once it has been opened."""
    is_closed: bool = False
    """Whether direct messages were refused on the last attempt."""
    wants_pictures: bool = True
    """Whether the user gets pictures in what only they see."""

    @property
    def is_reached(self) -> bool:
        """Whether direct messages arrive, as far as the bot knows."""
        return self.direct is not None and not self.is_closed


@value
class Guess:
    """A user's bet."""

    user: int
    subject: str
    is_baked: bool


@value
class Farewell:
    """What it takes to forget a user."""

    user: int
    number: int
    """Below zero; stands for the user in what others have played."""
    names: Mapping[int, str]
    """By table, what the user was called there."""
    called: Mapping[str, str]
    """By language, what the user's seats are called from now on."""
    erase: Callable[[Json, int, str], Json]
    """Removes any trace of the user from a table's pending screen, in a language."""
    held: frozenset[int] = frozenset()
    """Tables that their writer saves in the same transaction."""


@value
class SomeTables:
    """How many active tables there are of one kind."""

    game_id: str
    status: Status
    is_blocked: bool
    number: int


class Work(Protocol):
    """A transaction: all of it is stored, or nothing."""

    # Tables

    async def add_table(self, table: Table, now: float) -> int:
        """Stores a new table and returns its id. Raises ChannelTaken."""
        ...

    async def save_table(self, table: Table, now: float, *, with_chairs: bool = True) -> None:
        """Saves status, options, chairs, alarm and so on of a stored table, but not its log.

        The chairs may be left out if they haven't changed.

        Raises ChannelTaken for a second active table, and AlreadyWritten if another writer has
        changed it since it was loaded.
        """
        ...

    async def peek(self, table_id: int, *, locks: bool = False) -> tuple[int, int | None] | None:
        """The stored revision of a table, and its holder.

        With a lock, nobody else changes the table before this transaction ends.
        """
        ...

    async def load_table(self, table_id: int) -> Table | None:
        """The table, with its game replayed from the log. Raises Damaged."""
        ...

    async def close_table(self, table_id: int, now: float) -> None:
        """Cancels a table without reading it, and drops its announcements."""
        ...

    async def host_of(self, table_id: int) -> int | None:
        """The user who opened a table, or has inherited it, without reading the rest."""
        ...

    async def add_entries(self, table_id: int, first: int, entries: Sequence[Entered]) -> None:
        """Appends to the log from index `first` on. Raises AlreadyWritten if it's taken."""
        ...

    async def find_active_table(self, channel: int) -> int | None:
        """The lobby or running game of a channel."""
        ...

    async def find_last_table(self, channel: int) -> int | None:
        """The table opened last in a channel, active or not."""
        ...

    async def active_tables_of(self, user: int) -> list[int]:
        """The lobbies and running games where the user has a chair and hasn't left."""
        ...

    async def alarms(self, until: float | None = None) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables that this process holds, up to a time, in order."""
        ...

    async def alarms_of(self, guilds: Callable[[int], bool]) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables of some servers, whoever holds them."""
        ...

    async def blocked_tables(self, guild: int) -> list[int]:
        """The active tables of a server that couldn't speak in their channels."""
        ...

    async def count_active_tables(self) -> list[SomeTables]:
        """How many active tables this process holds, by game and state."""
        ...

    # The outbox

    async def add_announcements(self, table_id: int, announcements: Sequence[Announcement]) -> None:
        """Adds announcements, in this order."""
        ...

    async def tables_with_announcements(self) -> list[int]:
        """The tables held here that have announcements and aren't blocked."""
        ...

    async def pending(self, table_id: int, limit: int) -> list[Pending]:
        """The first announcements still to be sent, in order."""
        ...

    async def finish(self, announcement_id: int) -> bool:
        """Removes an announcement that was sent or isn't needed; False if it was gone."""
        ...

    async def close_bet(self, announcement_id: int) -> None:
        """Closes the bets on an announcement that is about to go out."""
        ...

    async def drop_announcements(self, table_id: int) -> None:
        """Drops all announcements of the table."""
        ...

    async def hurry(self, table_id: int) -> bool:
        """Removes the gaps between the waiting announcements; returns whether there were any."""
        ...

    # Messages

    async def messages(self, table_id: int) -> dict[tuple[int | None, str], Posted]:
        """All messages of a table, by user (None for the channel) and key."""
        ...

    async def keep_message(self, table_id: int, user: int | None, key: str, posted: Posted) -> None:
        """Stores a sent message, in place of the former one with that key."""
        ...

    async def rename_message(self, table_id: int, user: int | None, key: str, new_key: str) -> None:
        """Changes a message's key, and drops a former message with the new one."""
        ...

    async def forget_message(self, table_id: int, user: int | None, key: str) -> None: ...

    async def convert_to_delete(self, announcement_id: int, key: str) -> None:
        """Leaves only the last step of a *replace*: deleting the message with this key."""
        ...

    # Bets

    async def keep_guess(self, table_id: int, guess: Guess) -> None:
        """Stores a user's bet, in place of an earlier one on the same subject."""
        ...

    async def guesses(self, table_id: int) -> list[Guess]: ...

    # Tables that have ended

    async def clear_ended(self, before: float, long_before: float) -> bool:
        """Clears what tables no longer need once they have ended; returns whether there was any.

        Their last words may still be edited. Tables with something left to say keep the rest,
        unless they ended `long_before`.
        """
        ...

    async def forget_tables(self, before: float, limit: int) -> list[int]:
        """Deletes some tables that ended earlier, with their logs; returns which. Results stay."""
        ...

    # Finished games

    async def wait_to_end(self, guild: int, now: float) -> float: ...

    async def count_game(self, result: GameResult) -> None: ...

    # Servers that have removed the bot

    async def known_servers(self) -> frozenset[int]:
        """The servers with anything stored."""
        ...

    async def note_departure(self, guild: int, now: float) -> None:
        """Notes that a server has removed the bot, now or earlier."""
        ...

    async def departures(self, before: float) -> list[int]:
        """The servers that removed the bot earlier."""
        ...

    async def forget_departure(self, guild: int) -> None:
        """Deletes that note: the bot is back, or nothing is left of the server."""
        ...

    async def open_tables(self, guild: int) -> list[int]:
        """The lobbies and running games of a server."""
        ...

    async def forget_tables_of(self, guild: int, before: float, limit: int) -> list[int]:
        """Deletes some of a server's tables that ended earlier, with their logs; returns which."""
        ...

    async def forget_server(self, guild: int) -> bool:
        """Deletes a server's settings and results; returns whether no table is left there."""
        ...

    # The data of a user, and the right to be forgotten

    async def kept_of(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """By category, everything about the user, without what concerns others."""
        ...

    async def tables_around(self, user: int) -> list[int]:
        """The tables that aren't over for a user, or still have something to say to them."""
        ...

    async def hold_person(self, user: int) -> None:
        """Locks what is stored about the user until this transaction ends."""
        ...

    async def names_of(self, user: int) -> dict[int, str]:
        """By table, the names under which a user sits, or has sat."""
        ...

    async def forget_user(self, farewell: Farewell) -> frozenset[int]:
        """Removes the user from every row; returns the tables where they were."""
        ...

    # People, servers, and the bot itself

    async def person(self, user: int) -> Person:
        """What is stored about a user, locked until this transaction ends."""
        ...

    async def save_person(self, user: int, person: Person) -> None: ...

    async def defaults(self, guild: int) -> SomeTerms:
        """A server's settings, locked until this transaction ends."""
        ...

    async def save_defaults(self, guild: int, defaults: SomeTerms) -> None: ...

    async def note(self, key: str) -> str | None:
        """A short text that the bot stores for itself, such as the hash of its commands."""
        ...

    async def save_note(self, key: str, text: str) -> None: ...

    async def commit(self) -> None:
        """Stores all of it; without this nothing is stored."""
        ...

    async def close(self) -> None:
        """Rolls back what isn't committed; whatever comes later is in a new transaction."""
        ...


class Shift(Protocol):
    """The lease of one of the processes that share the store.

    Each table is leased to one of them, which speaks there and rings its alarms; all may write.
    """

    id: int
    is_over: bool
    """Whether others may have taken over its tables."""

    async def renew(self, shards: Sequence[int]) -> frozenset[int]:
        """Renews the lease; returns the shards that other processes hear. Raises Gone."""
        ...

    async def bury(self) -> bool:
        """Expires the leases of dead processes; returns whether there were any."""
        ...

    async def take_up(self) -> set[int]:
        """Takes the free tables."""
        ...

    async def ring(self, other: int, table_id: int) -> None:
        """Notifies another process that something has happened at a table."""
        ...

    async def claim(self, interaction: int) -> bool:
        """Whether this process is the one that answers an interaction."""
        ...

    async def take(self, requests: int, rate: float, burst: float) -> float:
        """Takes requests from the limit that all processes share, `rate` in a second.

        If there are too few, takes none and returns the seconds to wait. Unused ones can be made up
        for within `burst` seconds.
        """
        ...

    async def end(self) -> None:
        """Lets others take over the tables at once."""
        ...


class Store(Protocol):
    """Stores everything that must outlive the process."""

    is_shared: bool
    """Whether other processes may write too."""

    async def begin_shift(
        self, shards: Sequence[int], rung: Callable[[int, int], None]
    ) -> Shift | None:
        """Joins the processes that share the store; None if no other process can.

        `rung` gets a table where something has happened, and the process that was there.
        """
        ...

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Waits until no other process does this."""
        ...

    async def queue_up(self, queue: int, seconds: float) -> None:
        """Waits for its turn, which no other process gets within `seconds`."""
        ...

    def work(self) -> AbstractAsyncContextManager[Work]:
        """A transaction that begins with its first statement."""
        ...

    def reading(self) -> AbstractAsyncContextManager[Work]:
        """A read-only transaction: one consistent snapshot, which waits for no writer."""
        ...


Note: TypeAlias = Callable[[Work], Awaitable[object]]
"""Stores something that was done."""
