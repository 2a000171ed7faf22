"""A move made in a world, and the turn played to its end."""

from collections.abc import Sequence

from bot.brains.hard.mamma_i.ending import arrival, sell
from bot.brains.hard.mamma_i.errand import FAMILY, Errand
from bot.brains.hard.mamma_i.hopes import Hopes, Likely
from bot.brains.hard.mamma_i.making import make
from bot.brains.hard.mamma_i.mind import Mind
from bot.brains.hard.mamma_i.odds import rivals_of
from bot.brains.hard.mamma_i.playout import (
    lay_guests,
    meet_child,
    play_on,
    play_trick,
    run_over,
    steal,
    vote,
)
from bot.brains.hard.mamma_i.winning import chance_among, closeness, result
from bot.brains.hard.mamma_i.worlds import World, table_of
from bot.games.interface import Move
from bot.games.mamma_i.moves import Child, Guest, Place, Remove, RunOver, Vote, Wc
from bot.games.mamma_i.views import MammaIView


class Rehearsal:
    """The moment before a move of the viewing seat."""

    def __init__(self, view: MammaIView, secrets: Sequence[Likely]) -> None:
        """The secrets must be the guesses of somebody who knows none."""
        assert view.secret is not None
        assert view.seat is not None
        self._view = view
        self._own = int(view.secret)
        self._seat = view.seat
        self._table = table_of(view)
        self._secrets = secrets
        self._hopes = Hopes(self._wanted(), secrets)
        self._minds: dict[tuple[int, int], Mind] = {}

    def _wanted(self) -> list[float]:
        """By character: how likely anybody plays for it."""
        others = rivals_of(self._secrets, self._seat, self._own)
        return [1.0 if c == self._own else others[c] for c in FAMILY]

    def play(self, move: Move, world: World) -> tuple[float, int]:
        """The chance to win at the end of the turn, and who buys then or arrives first."""
        table = self._table.copy()
        table.deck = world.deck[:]
        minds = [self._mind(seat, own) for seat, own in enumerate(world.secrets)]
        self._begin(table, move, minds)
        play_on(table, minds)
        if table.is_dinner:
            order = arrival(table)
            return result(table, order, self._own, world.secrets), order[0]
        buyer = sell(table)
        marks = self._hopes.points(table, table.market)
        return chance_among(marks, self._own, world.secrets, closeness(table.turn)), buyer

    def _mind(self, seat: int, own: int) -> Mind:
        if (seat, own) not in self._minds:
            rivals = rivals_of(self._secrets, seat, own)
            self._minds[seat, own] = Mind(own, rivals, self._hopes)
        return self._minds[seat, own]

    def _begin(self, table: Errand, move: Move, minds: Sequence[Mind]) -> None:
        """Makes the move, and what follows in the same trick."""
        view = self._view
        match move:
            case Wc():
                vote(table, minds, ())
            case Vote(character):
                vote(table, minds, (*view.votes, character))
            case _:
                has_moved = make(table, self._seat, move)
                self._follow(table, move, minds, has_moved=has_moved)

    def _follow(self, table: Errand, move: Move, minds: Sequence[Mind], *, has_moved: bool) -> None:
        mind = minds[self._seat]
        row = self._view.changed
        match move:
            case Place(_, changed) | Remove(changed) if has_moved:
                run_over(table, mind, changed)
            case RunOver() if row is not None:
                meet_child(table, mind, row)
            case Child(take) if row is not None:
                steal(table, mind, row, took_child=take)
            case Guest() if self._view.phase == "guests":
                table.seat = self._view.starter
                lay_guests(table, minds, table.seat)
                play_trick(table, minds)
            case Guest():
                play_trick(table, minds)
            case _:
                pass
