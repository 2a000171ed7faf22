"""What to do with an order out of the oven, and whether to help."""

from collections.abc import Iterator
from math import fsum

from bot.brains.normal.mamma_mia.forecast import UNLIKELY, Forecaster, World, commonest
from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.odds import MOST_ASKED, OpponentModel, make_odds
from bot.brains.normal.mamma_mia.weights import Weights
from bot.brains.rounding import rounded
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, lacking, minus, plus, shared
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help


class OpeningPlanner:
    """Compares the decisions in an opening."""

    def __init__(self, knowledge: Knowledge, weights: Weights) -> None:
        pending = knowledge.view.pending
        assert pending is not None
        self.knowledge = knowledge
        self.weights = weights
        self.owner = pending.seat
        self.order = knowledge.order(pending)
        self.opponents = OpponentModel(knowledge, weights)
        self.share = weights.rival / (knowledge.players - 1)
        odds = make_odds(knowledge, weights, 0.0, self.opponents.help_odds())
        self.forecaster = Forecaster(knowledge, weights, odds, self.opponents.trust())
        self.rests: dict[World, float] = {}

    def rank(self, legal: LegalMoves) -> list[Move]:
        """The possible decisions on the player's own order, the best first."""
        moves = [move for move in self._candidates(legal) if legal.allows(move)]
        return sorted(moves, key=lambda move: -rounded(self._worth(move)))

    def _candidates(self, legal: LegalMoves) -> Iterator[Move]:
        """The decisions to compare; there are far too many requests to compare them all."""
        if legal.find(Bake) is not None:
            yield from self._bakes(legal)
        yield Decline()
        if legal.find(Ask) is not None:
            yield from self._asks()

    def _bakes(self, legal: LegalMoves) -> Iterator[Move]:
        """Every way to bake; for an order of any cards only the one with the least useful."""
        if self.order.any_cards:
            lacks = self.order.lacks_any(self.knowledge.view.table)
            yield Bake((), self._least_useful(lacks))
        else:
            yield from legal.find(Bake) or ()

    def _asks(self) -> Iterator[Ask]:
        """Requests for the missing cards that aren't in hand, and for all missing cards."""
        table, hand = self.knowledge.view.table, self.knowledge.hand
        if self.order.any_cards:
            yield from self._asks_for_any()
            return
        for recipe in self.order.options(table):
            lacks = lacking(recipe.needs, table)
            for own in (shared(lacks, hand), NOTHING):
                want = minus(lacks, own)
                if any(want) and self.opponents.help_chance(want, self.knowledge.rivals) > UNLIKELY:
                    yield Ask(recipe.choice, want, own)

    def _asks_for_any(self) -> Iterator[Ask]:
        """A request for the fewest cards, of the kinds that the others have most of."""
        lacks = self.order.lacks_any(self.knowledge.view.table)
        own = min(lacks - 1, sum(self.knowledge.hand))
        if lacks - own <= MOST_ASKED:
            yield Ask((), commonest(self.knowledge.unseen, lacks - own), self._least_useful(own))

    def _least_useful(self, size: int) -> Counts:
        """Cards in hand to give up, if possible ones that no order in the oven takes."""
        hand = self.knowledge.hand
        rest = self.forecaster.open(self.knowledge.oven, World(NOTHING, hand))
        spare = rest.worlds[0][0].hand
        first = commonest(spare, min(size, sum(spare)))
        return plus(first, commonest(minus(hand, first), size - sum(first)))

    def _worth(self, move: Move) -> float:
        """The expected worth of the decision and of the rest of the opening."""
        view, hand = self.knowledge.view, self.knowledge.hand
        match move:
            case Bake(choice, add):
                return 1 + self._rest(self._left(choice, view.table, add), minus(hand, add))
            case Ask(choice, want, add):
                left = self._left(choice, plus(view.table, want), add)
                helped = 1 - self.share + self._rest(left, minus(hand, add))
                chance = self.opponents.help_chance(want, self.knowledge.rivals)
                return chance * helped + (1 - chance) * self._rest(view.table, hand)
            case _:
                return self._rest(view.table, hand)

    def _left(self, choice: Choice, table: Counts, add: Counts) -> Counts:
        """What is left on the table after the order is baked."""
        lying = plus(table, add)
        if self.order.any_cards:
            return NOTHING
        return minus(lying, shared(lying, self.order.needs(choice)))

    def _rest(self, table: Counts, hand: Counts) -> float:
        """The worth of the rest of the opening, and of the hand after it."""
        at = World(table, hand)
        if at not in self.rests:
            self.rests[at] = self._open(at)
        return self.rests[at]

    def _open(self, at: World) -> float:
        forecast = self.forecaster.open(self.knowledge.oven, at)
        each = self.weights.tie if self.knowledge.is_last_round else self.weights.kept
        held = fsum([likely * sum(world.hand) for world, likely in forecast.worlds])
        return forecast.mine - self.share * forecast.theirs + each * held

    def rank_answers(self) -> list[Move]:
        """To help or not, the better first; helping finishes an order from the helper's waiter."""
        view, hand = self.knowledge.view, self.knowledge.hand
        request = view.request
        assert request is not None
        left = self._left(request.choice, plus(view.table, request.want), NOTHING)
        given = 1 - self.share + self._rest(left, minus(hand, request.want))
        asked_later = self.knowledge.rivals[: self.knowledge.rivals.index(self.owner)]
        chance = self.opponents.help_chance(request.want, asked_later)
        refused = self._rest(view.table, hand) - 2 * self.share * chance
        helps = rounded(given - refused) > 0
        return [Help(helps), Help(not helps)]
