"""The sensible player of Mamma I."""

from collections import Counter
from random import Random

from bot.brains.sensible.mamma_i.guess import Marks, Watcher, rivals, secret_of
from bot.brains.sensible.mamma_i.imagined import Imagined, imagine
from bot.brains.sensible.mamma_i.outlook import Outlook
from bot.brains.sensible.mamma_i.plan import Planner
from bot.brains.sensible.mamma_i.weights import CHOICE, WEIGHTS, Weights
from bot.games.interface import Legal, Move
from bot.games.mamma_i.cards import DECK, Card
from bot.games.mamma_i.moves import Secret
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.sight import Sight


class SensibleShopper:
    """Feeds and harms the family so that its own character wins."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(self, sight: Sight, legal: Legal, rng: Random) -> Move:
        view = sight.view
        assert isinstance(view, MammaIView)
        if view.phase == "secret":
            return Secret(*rng.choices(tuple(CHOICE), tuple(CHOICE.values())))
        table = imagine(view, to_come(view))
        marks = sight.seen.heard_by(Watcher).marks(len(view.seats))
        return self._planner(view, table, marks, rng).best(legal)

    def _planner(
        self, view: MammaIView, table: Imagined, marks: list[Marks], rng: Random
    ) -> Planner:
        assert view.secret is not None
        assert view.seat is not None
        trust = self.weights.trust
        outlook = Outlook(
            own=view.secret,
            players=len(view.seats),
            turn=view.turn,
            turns_to_come=TURNS - view.turn + len(table.to_come) / len(DECK),
            for_sale=view.market,
            rivals=rivals(marks, view.seat, view.secret, trust),
            weights=self.weights,
        )
        suspicion = secret_of(marks[view.seat], None, trust)[view.secret]
        return Planner(view, table, outlook, suspicion, self.weights, rng)


def to_come(view: MammaIView) -> tuple[Card, ...]:
    """The cards of the deck that are neither in a row nor put aside, in any order."""
    gone = Counter(view.aside)
    for row in view.rows:
        gone.update(row.cards)
    return tuple((Counter(DECK) - gone).elements())
