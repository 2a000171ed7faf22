"""The normal player of Mamma I."""

from collections import Counter
from random import Random

from bot.brains.normal.mamma_i.guess import Marks, Suspicions, Watcher, rivals, secret_of
from bot.brains.normal.mamma_i.imagined import imagine
from bot.brains.normal.mamma_i.outlook import Outlook
from bot.brains.normal.mamma_i.plan import Planner
from bot.brains.normal.mamma_i.weights import CHOICE, WEIGHTS, Weights
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.cards import DECK, Card
from bot.games.mamma_i.moves import Secret
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.observation import Observation


class NormalShopper:
    """Feeds and harms the family so that its own character wins."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        view = observation.view
        assert isinstance(view, MammaIView)
        if view.phase == "secret":
            return Secret(*rng.choices(tuple(CHOICE), tuple(CHOICE.values())))
        marks = observation.heard_by(Watcher).marks(len(view.seats))
        return planner(view, self._suspicions(view, marks), self.weights, rng).best(legal)

    def _suspicions(self, view: MammaIView, marks: list[Marks]) -> Suspicions:
        assert view.secret is not None
        assert view.seat is not None
        trust = self.weights.trust
        return Suspicions(
            rivals=rivals(marks, view.seat, view.secret, trust),
            own=secret_of(marks[view.seat], None, trust)[view.secret],
        )


def planner(view: MammaIView, suspicions: Suspicions, weights: Weights, rng: Random) -> Planner:
    """A planner for the viewing seat's next move."""
    assert view.secret is not None
    table = imagine(view, to_come(view))
    outlook = Outlook(
        own=view.secret,
        players=len(view.seats),
        turn=view.turn,
        turns_to_come=TURNS - view.turn + len(table.to_come) / len(DECK),
        for_sale=view.market,
        rivals=suspicions.rivals,
        weights=weights,
    )
    return Planner(view, table, outlook, suspicions.own, weights, rng)


def to_come(view: MammaIView) -> tuple[Card, ...]:
    """The cards of the deck that are neither in a row nor put aside, in any order."""
    gone = Counter(view.aside)
    for row in view.rows:
        gone.update(row.cards)
    return tuple((Counter(DECK) - gone).elements())
