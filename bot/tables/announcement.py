"""Announcements, and the messages they become."""

from typing import Final, Literal, TypeAlias

from bot.games.interface import Json, value

Act: TypeAlias = Literal["post", "replace", "edit", "delete", "told"]

Why: TypeAlias = Literal["player", "computer", "timeout"]
"""Who moved: the player, a computer player, or a computer because time was up."""


@value
class Announcement:
    """A message to send or change once, after everything announced earlier at the table.

    `key` names the message within its table and place: `turn`, `hand-2`. *Post* sends a new
    message, *replace* sends a new one and takes away the former message of that key, *edit* changes
    that message (or posts it, if it is lost). *Delete* takes away every message whose key is `key`
    or begins with `key` and a hyphen. *Told* is the full stop of a story: it sends nothing, but
    lets the table go on.
    """

    key: str
    act: Act
    screen: Json = None
    """None for a delete."""
    user: int | None = None
    """Who gets it as a direct message; None for the table's channel."""
    mentions: tuple[int, ...] = ()
    """Users it may ping."""
    gap: float = 0.0
    """The least number of seconds after the table's previous announcement."""
    remains: Json = None
    """What the message shrinks to when it is taken away; None deletes it."""
    bet_on: str | None = None
    """What people may bet on until this goes out (`Wager.subject`)."""
    place: int | None = None
    """Another channel than the table's; if sending there fails, it is skipped."""


FULL_STOP: Final = Announcement("story", "told")
"""Ends the story of a move: from here on the move is known."""


LAST_WORD: Final = "end"
"""The key of the message that stays in the channel after a game; a rematch changes it."""


@value
class Pending:
    """An announcement in the outbox."""

    id: int
    """Grows with every announcement in the store."""
    mark: int
    """A random number that identifies the message; anybody may read it."""
    announcement: Announcement


@value
class Posted:
    """A message that has been sent."""

    place: int
    """The channel's id; direct messages are channels too."""
    message: int
    at: float
    remains: Json = None
    """What it shrinks to when it is taken away."""
