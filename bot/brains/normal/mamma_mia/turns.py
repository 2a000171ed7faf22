"""What to put in, and where to draw from."""

from math import fsum
from typing import Final

from bot.brains.normal.mamma_mia.evaluation import OrderEvaluator
from bot.brains.normal.mamma_mia.forecast import Forecast, Forecaster, World, best_way
from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.odds import Odds, OpponentModel, make_odds
from bot.brains.normal.mamma_mia.weights import Weights
from bot.brains.rounding import rounded
from bot.games.interface import LegalMoves, Move, value
from bot.games.mamma_mia.cards import NOTHING, Ingredient, more
from bot.games.mamma_mia.moves import Pass, Pile, Play

SHORT_LIST: Final = 6
"""How many of the moves that look best at first are compared in detail."""
LIKELY: Final = 0.5
"""Anything likelier is taken for granted from there on."""


@value
class Turn:
    """A way to take the turn."""

    ingredient: Ingredient
    count: int
    order: str | None
    from_supply: int
    from_waiter: int


class TurnPlanner:
    """Compares the ways to take a turn."""

    def __init__(self, knowledge: Knowledge, weights: Weights) -> None:
        opponents = OpponentModel(knowledge, weights)
        self.knowledge = knowledge
        self.weights = weights
        self.evaluator = OrderEvaluator(knowledge, weights)
        self.help_odds = opponents.help_odds()
        self.all_odds: dict[float, Odds] = {}
        usual = self._odds(self._share(knowledge.supply))
        self.forecaster = Forecaster(knowledge, weights, usual, opponents.trust())
        self.now = self.forecaster.open(knowledge.oven, World(NOTHING, knowledge.hand))
        self.spare = tuple(map(min, *[world.hand for world, _ in self.now.worlds], knowledge.hand))
        self.forecasts: dict[tuple[int, int], Forecast] = {}

    def rank(self, legal: LegalMoves) -> list[Move]:
        """All moves: a short list, compared in detail, then the rest as they look at first."""
        moves = list(legal.moves())
        free = [move for move in moves if self._is_free(move)]
        first = sorted(free or moves, key=lambda move: -rounded(self._first_worth(move)))
        best = sorted(first[:SHORT_LIST], key=lambda move: -rounded(self._worth(move)))
        return best + first[SHORT_LIST:]

    def _is_free(self, move: Move) -> bool:
        """Whether it takes no card that orders in the oven are waiting for."""
        return not isinstance(move, Play) or move.count <= self.spare[move.ingredient]

    def _first_worth(self, move: Move) -> float:
        """The expected worth if the likeliest world is taken as certain."""
        turn = self._turn(move)
        forecast = self._forecast(turn)
        return self._worth_before(forecast) + self._worth_in(forecast.worlds[0][0], turn)

    def _worth(self, move: Move) -> float:
        """The expected worth over all worlds."""
        turn = self._turn(move)
        forecast = self._forecast(turn)
        after = [likely * self._worth_in(world, turn) for world, likely in forecast.worlds]
        return self._worth_before(forecast) + fsum(after)

    def _turn(self, move: Move) -> Turn:
        match move:
            case Play(ingredient, number, order, draw):
                room = self._room(number + (order is not None))
                return Turn(ingredient, number, order, *self._drawn(draw, room))
            case Pass(draw, order):
                room = self.knowledge.view.edition.pass_draws or self._room(int(order is not None))
                return Turn(Ingredient.PINEAPPLE, 0, order, *self._drawn(draw, room))
            case _:
                raise TypeError(f"no way to take a turn: {move!r}")

    def _room(self, played: int) -> int:
        """How many cards may be drawn after this many are put in."""
        edition = self.knowledge.view.edition
        held = sum(self.knowledge.hand) + len(self.knowledge.orders)
        return min(edition.hand_limit - held + played, edition.draw_limit)

    def _drawn(self, draw: Pile | None, room: int) -> tuple[int, int]:
        """The numbers of cards drawn from the supply and from the waiter."""
        if draw == "supply":
            return min(room, self.knowledge.supply), 0
        if draw == "waiter":
            return 0, min(room, self.knowledge.view.seats[self.knowledge.seat].waiter)
        return 0, 0

    def _forecast(self, turn: Turn) -> Forecast:
        """The forecast for the oven as it is, once these cards are no longer in hand."""
        ingredient, number = turn.ingredient, turn.count
        if number <= self.spare[ingredient]:
            return self.now
        if (ingredient, number) not in self.forecasts:
            start = World(NOTHING, more(self.knowledge.hand, ingredient, -number))
            self.forecasts[ingredient, number] = self.forecaster.open(self.knowledge.oven, start)
        return self.forecasts[ingredient, number]

    def _share(self, supply: int) -> float:
        """How many cards of the supply the player can expect."""
        return supply / self.knowledge.players

    def _odds(self, draws: float) -> Odds:
        if draws not in self.all_odds:
            self.all_odds[draws] = make_odds(self.knowledge, self.weights, draws, self.help_odds)
        return self.all_odds[draws]

    def _worth_before(self, forecast: Forecast) -> float:
        """The worth of the orders already in the oven."""
        rival = self.weights.rival / (self.knowledge.players - 1)
        return forecast.mine - rival * forecast.theirs

    def _worth_in(self, world: World, turn: Turn) -> float:
        """The worth of the turn and of the time after it, in one of the worlds."""
        supply = self.knowledge.supply - turn.from_supply
        odds = self._odds(turn.from_supply + self._share(supply))
        world = self._put_in(world, turn)
        baked = 0.0
        if turn.order is not None:
            way = best_way(self.knowledge.deck[turn.order], world, odds)
            baked = way.likely if way else 0.0
            baked -= self.weights.spoiled * (1 - baked)
            world = way.after if way and way.likely > LIKELY else world
        turns_left = supply / (self.knowledge.players * self.weights.supply_pace)
        staying = [order for order in self.knowledge.orders if order != turn.order]
        coming = self.evaluator.evaluate(staying, turn.from_waiter, world, odds, turns_left)
        return baked + coming + self._worth_of_cards(world, turn, turns_left)

    def _put_in(self, world: World, turn: Turn) -> World:
        """The world with the turn's ingredients on top of the oven."""
        table, hand = world
        if turn.count <= self.spare[turn.ingredient]:
            hand = more(hand, turn.ingredient, -turn.count)
        return World(more(table, turn.ingredient, turn.count), hand)

    def _worth_of_cards(self, world: World, turn: Turn, turns_left: float) -> float:
        """The worth of the ingredients on the table and in hand."""
        weights = self.weights
        free = sum(world.hand) + turn.from_supply
        bound = sum(self.knowledge.hand) - turn.count - sum(world.hand)
        worth = (weights.tie if self.knowledge.is_last_round else weights.kept) * free
        worth -= weights.gift * sum(world.table) + weights.lock * bound * turns_left
        return worth if free or not turns_left else worth - weights.starving
