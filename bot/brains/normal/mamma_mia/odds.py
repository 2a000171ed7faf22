"""The odds that missing cards still come."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.weights import Weights
from bot.games.mamma_mia.cards import NOTHING, Counts, holds, more

MOST_MISSING: Final = 15
"""The most cards, of one kind or of any, that an order can lack: what bombastica needs."""
MOST_ASKED: Final = 3
"""A player who asks for more cards than this will hardly get them."""
KEEPING_IS_HARD: Final = 3
"""How steeply the chance to keep cards of any kind falls when many are missing."""


@dataclass(frozen=True)
class Odds:
    """A player's chances to get missing cards before the oven reaches an order."""

    single: Sequence[Sequence[float]]
    """By ingredient, and by how many of it are missing."""
    any_cards: Sequence[float]
    """By the number of missing cards of any kind."""

    def fill(self, needs: Counts, table: Counts, hand: Counts) -> float:
        """The chance that table and hand will hold all that is needed."""
        likely = 1.0
        for needed, lying, held, chances in zip(needs, table, hand, self.single, strict=True):
            if needed > lying + held:
                likely *= chances[needed - lying - held]
                if not likely:
                    return 0.0
        return likely


def make_odds(knowledge: Knowledge, weights: Weights, draws: float, help_odds: Odds | None) -> Odds:
    """The odds for a player who expects to draw this many cards from the supply."""
    total = sum(knowledge.unseen) or 1
    single = [_drawing(number / total, number, draws, weights.hope) for number in knowledge.unseen]
    any_cards = [_keeping(missing, draws, weights.hope) for missing in range(MOST_MISSING + 1)]
    drawing = Odds(single, any_cards)
    return _either(drawing, help_odds) if help_odds else drawing


def _drawing(share: float, number: int, draws: float, hope: float) -> list[float]:
    """The chances of drawing cards of a kind with this share, by the number missing."""
    chances = [1.0]
    for missing in range(1, MOST_MISSING + 1):
        if missing > min(number, draws):
            chances.append(0.0)
        else:
            chances.append(hope * (1 - (1 - share) ** (draws / missing)) ** missing)
    return chances


def _keeping(missing: int, draws: float, hope: float) -> float:
    """The chance to draw and keep this many cards of any kind."""
    if not missing:
        return 1.0
    # A card must be put in every turn, so only every other card drawn can be kept, and the hand is
    # soon too full to keep many.
    return hope * min(1.0, draws / (2 * missing + 1)) ** KEEPING_IS_HARD


def _either(some: Odds, others: Odds) -> Odds:
    return Odds(
        [_better(mine, theirs) for mine, theirs in zip(some.single, others.single, strict=True)],
        _better(some.any_cards, others.any_cards),
    )


def _better(mine: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [max(pair) for pair in zip(mine, theirs, strict=True)]


@dataclass(frozen=True)
class OpponentModel:
    """What to expect of the other players."""

    knowledge: Knowledge
    weights: Weights

    def trust(self) -> Sequence[float]:
        """By seat: how likely it is to complete an order that needs a card from the hand."""
        known = self.weights.trust_seen
        return [
            (baked + self.weights.trust * known) / (baked + failed + known)
            for baked, failed in self.knowledge.completed()
        ]

    def help_chance(self, want: Counts, seats: Sequence[int]) -> float:
        """The chance that one of these seats helps with the cards."""
        if not holds(self.knowledge.unseen, want):
            return 0.0
        nobody = 1.0
        for seat in seats:
            nobody *= 1 - self._able(want, seat)
        return (1 - nobody) * self.weights.obliging

    def _able(self, want: Counts, seat: int) -> float:
        """The chance that the seat is able to help (B4.5)."""
        other, unseen = self.knowledge.view.seats[seat], self.knowledge.unseen
        if not other.waiter or sum(want) > other.ingredients:
            return 0.0
        likely, total = 1.0, max(sum(unseen), other.ingredients)
        for wanted, number in zip(want, unseen, strict=True):
            if wanted:
                likely *= _at_least(wanted, number, other.ingredients, total)
        return likely

    def help_odds(self) -> Odds | None:
        """The chances that the others give cards; None where nobody helps."""
        if not self.knowledge.view.edition.helping:
            return None
        share = 1 - self.weights.rival / (self.knowledge.players - 1)
        single = [
            [1.0, *[share * chance for chance in self._lending(kind)]]
            for kind in range(len(NOTHING))
        ]
        return Odds(single, [1.0, *[0.0] * MOST_MISSING])

    def _lending(self, kind: int) -> list[float]:
        chances = [
            self.help_chance(more(NOTHING, kind, number), self.knowledge.rivals)
            for number in range(1, MOST_ASKED + 1)
        ]
        return chances + [0.0] * (MOST_MISSING - MOST_ASKED)


def _at_least(wanted: int, number: int, held: int, total: int) -> float:
    """The chance that a hand holds this many of a kind that has `number` cards among `total`."""
    fewer = sum(
        comb(number, some) * comb(total - number, held - some)
        for some in range(min(wanted, held + 1))
    )
    return 1 - fewer / comb(total, held)
