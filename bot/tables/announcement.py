"""What is to be said, and what has been said already."""

from typing import Final, Literal, TypeAlias

from bot.games.interface import Json, value

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


LAST_WORD: Final = "end"
"""The key of the message that stands in the channel after a game; a rematch changes it."""


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
