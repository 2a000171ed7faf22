"""The results of a finished game, seat by seat."""

from collections.abc import Sequence

from bot.games.interface import SeatResult, value
from bot.games.places import place_of


@value
class Participant:
    """Who sat on a chair."""

    user: int | None
    """Discord's id, a negative number for somebody forgotten; None for a computer."""
    was_helped: bool = False
    """Whether a computer made a move for a person."""
    has_left: bool = False
    """Whether a person left the rest of the game to a computer."""


@value
class PlayerResult:
    """A seat's result."""

    user: int | None
    was_helped: bool
    has_left: bool
    place: int
    """1 for the winners; equal seats share a place."""
    delivered: int
    failed: int
    best: str | None
    size: int
    character: str | None

    @property
    def has_won(self) -> bool:
        return self.place == 1


@value
class GameResult:
    """The result of a finished game."""

    table: int
    guild: int
    game: str
    family: str
    variant: str
    """The chosen values of the options that applied, as words."""
    ended_at: float
    """Games of a server never end at the same time, and are counted in this order."""
    seats: tuple[PlayerResult, ...]

    @property
    def persons(self) -> frozenset[int]:
        """The people who played, without computers."""
        return frozenset([seat.user for seat in self.seats if seat.user is not None])

    @property
    def is_their_own(self) -> bool:
        """Whether everybody made all of their moves themselves."""
        return not any(seat.was_helped for seat in self.seats)


def make_player_results(
    seat_results: Sequence[SeatResult], participants: Sequence[Participant]
) -> tuple[PlayerResult, ...]:
    """The seats' results in a game."""
    marks = [result.mark for result in seat_results]
    return tuple(
        [
            PlayerResult(
                user=participant.user,
                was_helped=participant.was_helped,
                has_left=participant.has_left,
                place=place_of(marks, seat),
                delivered=result.delivered,
                failed=result.failed,
                best=result.best,
                size=result.size,
                character=result.character,
            )
            for seat, (result, participant) in enumerate(
                zip(seat_results, participants, strict=True)
            )
        ]
    )
