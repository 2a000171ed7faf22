"""What the tables need of a store: `bot/store/` is the real one.

What it may raise is drawn in `errors.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from bot.annals.keeping import Annals
from bot.games.interface import Json, value
from bot.tables.announcement import Announcement, Pending, Posted
from bot.tables.table import Alarm, Status, Table
from bot.tables.terms import SomeTerms

TERM: Final = 10.0
"""For how many seconds a process that is not heard of keeps its tables."""


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

    @property
    def is_reached(self) -> bool:
        """Whether direct messages arrive, as far as is known."""
        return self.direct is not None and not self.is_closed


@value
class Guess:
    """What a user has bet."""

    user: int
    subject: str
    is_baked: bool


@value
class Farewell:
    """What it takes to forget a user."""

    user: int
    number: int
    """Below zero; it stands for the user in what others have played."""
    names: Mapping[int, str]
    """By table, what the user was called there."""
    called: Mapping[str, str]
    """By language, what a seat of the user is called from now on."""
    erase: Callable[[Json, int, str], Json]
    """What a table was to show in a language, without any trace of the user."""
    held: frozenset[int] = frozenset()
    """Tables whose writer keeps them in the same work."""


@value
class FinishedGame:
    """A finished game, for those who look for its record."""

    table: int
    game_id: str
    names: tuple[str, ...]
    ended_at: float


@value
class SomeTables:
    """How many active tables of one kind there are."""

    game_id: str
    status: Status
    is_blocked: bool
    number: int


class Work(Annals, Protocol):
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

    async def host_of(self, table_id: int) -> int | None:
        """The user who has opened a table, or has inherited it, read without the rest of it."""
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

    async def count_active_tables(self) -> list[SomeTables]:
        """How many active tables this process keeps, by game and state."""
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

    # What is left of tables that have ended

    async def clear_ended(self, before: float, long_before: float) -> bool:
        """Clears what tables that ended before do not need any more; says whether there was any.

        Their last words may still be changed. Those that still have something to say keep the
        rest, unless they ended long before.
        """
        ...

    async def forget_tables(self, before: float, limit: int) -> list[int]:
        """Forgets some tables that ended before, with their logs; gives which. Results stay."""
        ...

    # Servers that have removed the bot

    async def known_servers(self) -> frozenset[int]:
        """The servers of which anything is kept."""
        ...

    async def note_departure(self, guild: int, now: float) -> None:
        """A server has removed the bot, now or earlier."""
        ...

    async def departures(self, before: float) -> list[int]:
        """The servers that had removed the bot before."""
        ...

    async def forget_departure(self, guild: int) -> None:
        """The bot is back, or nothing is left of the server."""
        ...

    async def open_tables(self, guild: int) -> list[int]:
        """The lobbies and running games of a server."""
        ...

    async def forget_tables_of(self, guild: int, before: float, limit: int) -> list[int]:
        """Forgets some of a server's tables that ended before, with their logs; gives which."""
        ...

    async def forget_server(self, guild: int) -> bool:
        """Forgets what a server has set, and its results; says whether no table is left there."""
        ...

    # What is kept of a user, and forgetting

    async def kept_of(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """By what it is, all that has to do with the user, without what concerns others."""
        ...

    async def tables_around(self, user: int) -> list[int]:
        """The tables that are not over for a user, or still have something to say to them."""
        ...

    async def hold_person(self, user: int) -> None:
        """Nobody else changes what is kept about the user before this work ends."""
        ...

    async def names_of(self, user: int) -> dict[int, str]:
        """By table, the names under which a user sits, or has sat."""
        ...

    async def forget_user(self, farewell: Farewell) -> frozenset[int]:
        """Nothing names the user any more; gives the tables that did."""
        ...

    # People, servers, and the program itself

    async def person(self, user: int) -> Person:
        """What is kept about a user; nobody else changes it before this work ends."""
        ...

    async def save_person(self, user: int, person: Person) -> None: ...

    async def defaults(self, guild: int) -> SomeTerms:
        """What a server has set; nobody else changes it before this work ends."""
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

    def reading(self) -> AbstractAsyncContextManager[Work]:
        """One that only reads, all of it as it is at one moment, and so waits for no writer."""
        ...
