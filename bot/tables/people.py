"""What the bot knows of a user, wherever they play."""

from bot.games.interface import value


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
