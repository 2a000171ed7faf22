"""What changes of a table need from outside: dice, and the words for what happens.

`bot/screens/` finds the words; tests bring their own dice.
"""

from collections.abc import Sequence
from random import Random
from typing import Literal, Protocol

from bot.games.interface import Json
from bot.tables.announcement import Announcement, Why
from bot.tables.bets import BetTally, Wager
from bot.tables.table import Table


class Dice(Protocol):
    """Where chance comes from; tests repeat it by table and entry."""

    def rng(self, table_id: int, entry: int) -> Random: ...

    def salt(self, table_id: int, entry: int) -> bytes: ...


class Presenter(Protocol):
    """Words what happens; pure: the same input gives the same announcements."""

    def opened(self, table: Table) -> list[Announcement]:
        """The table has a thread of its own: others may come there."""
        ...

    def lobby(self, table: Table) -> list[Announcement]:
        """The lobby was opened or has changed."""
        ...

    def game_changed(self, table: Table) -> list[Announcement]:
        """The host has chosen another game."""
        ...

    def lobby_closed(
        self, table: Table, by: int | None, why: str | None = None
    ) -> list[Announcement]:
        """The lobby was cancelled: by somebody, as nobody is left, or for the operator's reason."""
        ...

    def lobby_left(self, table: Table, seat: int) -> list[Announcement]:
        """A player is about to leave the lobby."""
        ...

    def begun(self, table: Table, seals: Sequence[str]) -> list[Announcement]:
        """The cards were dealt; the seals are the hashes of the outcomes of chance, in order."""
        ...

    def moved(self, table: Table, seat: int, seals: Sequence[str], why: Why) -> list[Announcement]:
        """A seat has just made a move."""
        ...

    def calls_late(self, table: Table) -> bool:
        """Whether the player whose turn it is watches anyway, so that the call can wait."""
        ...

    def can_skip(self, table: Table) -> bool:
        """Whether a player may cut short the story that is being told."""
        ...

    def called(self, table: Table) -> list[Announcement]:
        """The player whose turn it is has been idle for a while, and gets called."""
        ...

    def reminded(self, table: Table) -> list[Announcement]:
        """Half of the turn time is over; the alarm is set to its end."""
        ...

    def seat_changed(
        self, table: Table, seat: int, how: Literal["left", "absent", "back", "host"]
    ) -> list[Announcement]:
        """A player left the seat to the computer, was absent, came back, or is the host now."""
        ...

    def hinted(self, table: Table, seat: int) -> list[Announcement]:
        """A player has taken a hint."""
        ...

    def hand(self, table: Table, seat: int) -> list[Announcement]:
        """The message with a seat's hand, as it is now."""
        ...

    def cancelled(self, table: Table, by: int | None, why: str | None = None) -> list[Announcement]:
        """The game was ended: by somebody, as nobody is left, or for the operator's reason."""
        ...

    def unreachable(self, table: Table, seat: int, *, is_closed: bool) -> list[Announcement]:
        """In mid-game a hand can't be sent: direct messages are closed, or not open."""
        ...

    def reachable(self, seat: int) -> list[Announcement]:
        """A player's direct messages turned out to be open."""
        ...

    def abandoned(self, table: Table) -> list[Announcement]:
        """The channel is gone; only direct messages are left to say so."""
        ...

    def rematch_opened(self, table: Table) -> list[Announcement]:
        """The rematch button of the finished table was pressed."""
        ...

    def former_name(self, language: str) -> str:
        """The name for somebody who has been forgotten."""
        ...

    def erased(self, screen: Json, user: int, name: str | None, language: str) -> Json:
        """A pending screen without any trace of a user who is forgotten.

        `name` is what the user was called at that table.
        """
        ...

    def wagers(self, table: Table) -> Sequence[Wager]:
        """Everything that has come out of the oven to bet on; at most the last is undecided."""
        ...

    def over(self, table: Table, best: Sequence[BetTally]) -> list[Announcement]:
        """The game is over, its end is told, and these users bet best."""
        ...
