"""A move made in a world, and the round played to its end."""

from math import exp, fsum
from random import Random
from typing import Final, NamedTuple

from bot.brains.hard.mamma_mia.crew import Crew
from bot.brains.hard.mamma_mia.dishes import Dish
from bot.brains.hard.mamma_mia.kitchen import Kitchen
from bot.brains.hard.mamma_mia.ledger import Ledger
from bot.brains.hard.mamma_mia.packed import SUM, pack
from bot.brains.hard.mamma_mia.worlds import Misfit, deal_world
from bot.games.interface import Move
from bot.games.mamma_mia.cards import Choice
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play

CARD: Final = 0.01
"""The weight of a card in hand, in pizzas: it only settles ties (A7.2)."""
LEAD: Final = 0.02
"""The weight of one more pizza beside the chance to win."""
MOST_LEAD: Final = 5.0


class Ending(NamedTuple):
    """The outcome of a playout."""

    baked: frozenset[str]
    """The player's orders that were baked."""
    chance: float
    """The player's chance to win then."""


class Rehearsal:
    """The moment before a move, in many worlds."""

    def __init__(self, ledger: Ledger, rng: Random) -> None:
        self._seat = ledger.seat
        self._ledger = ledger
        self._rng = rng
        self._worlds: list[Kitchen] = []

    def play_out(self, move: Move, number: int) -> tuple[float, Ending]:
        """The worth of the move in the world of this number, and why. Raises Misfit."""
        crew = self.begin(move, number)
        kitchen = crew.kitchen
        crew.play_on()
        baked = frozenset([order for seat, order in kitchen.baked if seat == self._seat])
        chance = _chance(kitchen, self._seat)
        return chance + LEAD * _lead(kitchen, self._seat), Ending(baked, chance)

    def begin(self, move: Move, number: int) -> Crew:
        """The world of this number, after the move."""
        while len(self._worlds) <= number:
            self._worlds.append(self._deal())
        crew = Crew(self._worlds[number].copy())
        make(crew, move)
        return crew

    def _deal(self) -> Kitchen:
        """A new world, or a former one if so few fit that none is found in time."""
        try:
            return deal_world(self._ledger, self._rng)
        except Misfit:
            if not self._worlds:
                raise
            return self._rng.choice(self._worlds)


def make(crew: Crew, move: Move) -> None:
    """Makes a move at the crew's table."""
    kitchen = crew.kitchen
    match move:
        case Play(ingredient, number, order, draw):
            crew.put_in(ingredient, number, _held(kitchen, order), draw)
        case Pass(draw, order):
            crew.put_in(0, 0, _held(kitchen, order), draw)
        case Bake(choice, add):
            kitchen.bake(_needs(kitchen, choice), pack(add))
        case Decline():
            kitchen.decline()
        case Ask(choice, want, add):
            kitchen.ask(_needs(kitchen, choice), pack(want), pack(add))
        case Help(give):
            kitchen.answer(give=give)
        case _:
            raise TypeError(f"no move of this game: {move!r}")


def _held(kitchen: Kitchen, order: str | None) -> Dish | None:
    """The order with this id in the next player's hand."""
    held = kitchen.orders[kitchen.turn]
    return next((dish for dish in held if dish.id == order), None)


def _needs(kitchen: Kitchen, choice: Choice) -> int:
    _, dish = kitchen.pending
    return dish.needs[dish.choices.index(choice)]


def _marks(kitchen: Kitchen) -> list[float]:
    """By seat: what counts at the end, in pizzas."""
    return [
        delivered + CARD * (hand % SUM)
        for delivered, hand in zip(kitchen.delivered, kitchen.hands, strict=True)
    ]


def _chance(kitchen: Kitchen, seat: int) -> float:
    """The seat's chance to win from here."""
    marks = _marks(kitchen)
    if kitchen.phase == "over":
        best = max(marks)
        return (marks[seat] == best) / marks.count(best)
    to_come = kitchen.edition.openings - kitchen.round + 1
    pulls = [exp(mark / to_come) for mark in marks]
    return pulls[seat] / fsum(pulls)


def _lead(kitchen: Kitchen, seat: int) -> float:
    """The seat's lead over all others."""
    marks = _marks(kitchen)
    own = marks.pop(seat)
    return max(-MOST_LEAD, min(MOST_LEAD, own - max(marks)))
