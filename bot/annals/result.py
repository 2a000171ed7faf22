"""What came of a finished game, for every seat."""

from collections.abc import Sequence

from bot.games.interface import Feat, value
from bot.games.places import place_of


@value
class Sitter:
    """Who sat on a chair."""

    user: int | None
    """Discord's id, a number below zero for somebody who is forgotten; None for a computer."""
    was_helped: bool = False
    """Whether a computer has made a move for a person."""
    has_left: bool = False
    """Whether a person has left the rest of the game to a computer."""


@value
class SeatResult:
    """What came of it for one seat."""

    user: int | None
    was_helped: bool
    has_left: bool
    place: int
    """Those in the first place have won; equal ones share one."""
    delivered: int
    failed: int
    best: str | None
    """The order that took most cards of those it had baked."""
    size: int
    """How many cards that took."""
    character: str | None
    """Whom it played for."""

    @property
    def has_won(self) -> bool:
        """Whether nobody was better."""
        return self.place == 1


@value
class Result:
    """What came of a finished game."""

    table: int
    guild: int
    game: str
    family: str
    variant: str
    """What was chosen of the options that applied, as words."""
    ended_at: float
    """No two games of a server ever end at the same time: this is the order they are counted in."""
    seats: tuple[SeatResult, ...]

    @property
    def persons(self) -> frozenset[int]:
        """Those who have played."""
        return frozenset([seat.user for seat in self.seats if seat.user is not None])

    @property
    def is_their_own(self) -> bool:
        """Whether everybody has made all of their moves themselves."""
        return not any(seat.was_helped for seat in self.seats)


def make_seats(feats: Sequence[Feat], sitters: Sequence[Sitter]) -> tuple[SeatResult, ...]:
    """What came of a game for those who sat there."""
    marks = [feat.mark for feat in feats]
    return tuple(
        [
            SeatResult(
                user=sitter.user,
                was_helped=sitter.was_helped,
                has_left=sitter.has_left,
                place=place_of(marks, seat),
                delivered=feat.delivered,
                failed=feat.failed,
                best=feat.best,
                size=feat.size,
                character=feat.character,
            )
            for seat, (feat, sitter) in enumerate(zip(feats, sitters, strict=True))
        ]
    )
