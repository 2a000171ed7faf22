"""An overview of what is stored about a user."""

from bot.games.interface import value


@value
class Overview:
    """An overview of what is stored about a user."""

    names: tuple[str, ...]
    """The names the user has sat under."""
    language: str | None
    """The language of the latest seat."""
    running: int
    finished: int
    noted: int
    """At how many seats the user has notes."""
    has_direct: bool
    """Whether the channel of the direct messages is known."""
    wants_pictures: bool
    bets: int
    results: int
    ratings: int
    servers: int
    """On how many servers the user has ratings."""

    @property
    def is_nothing(self) -> bool:
        """Whether the user is unknown here."""
        counted = (self.running, self.finished, self.bets, self.results, self.ratings)
        return not (self.names or self.has_direct or any(counted)) and self.wants_pictures
