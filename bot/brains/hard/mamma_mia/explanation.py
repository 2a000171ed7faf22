"""Explains a move by its rollouts."""

from statistics import fmean

from bot.brains.hard.candidates import Candidate
from bot.brains.hard.mamma_mia.knowledge import Knowledge
from bot.brains.hard.mamma_mia.packed import NONE, Packed, missing, pack, unpack
from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.hard.mamma_mia.rollouts import Rollout, Rollouts
from bot.games.interface import Move
from bot.games.mamma_mia.cards import NOTHING, more
from bot.games.mamma_mia.moves import Ask, Play


def explain(knowledge: Knowledge, candidate: Candidate[Rollout], rollouts: Rollouts) -> Expectation:
    """What to expect of a move that was rolled out."""
    baked = [
        (order_id, fmean([order_id in rollout.baked for rollout in candidate.notes]))
        for order_id in _own_orders(knowledge, candidate.move)
    ]
    lacking = NONE
    if baked and isinstance(candidate.move, Play):
        doubtful, _ = min(baked, key=lambda pair: pair[1])
        lacking = _lacking(doubtful, knowledge, candidate.move, rollouts)
    chance = fmean([rollout.chance for rollout in candidate.notes])
    return Expectation(tuple(baked), unpack(lacking), chance)


def _own_orders(knowledge: Knowledge, move: Move) -> list[str]:
    """The player's orders whose fate the rollouts show, the move's included."""
    oven = knowledge.oven
    order_ids = [o.id for seat, o, _ in oven if o is not None and seat == knowledge.seat]
    if isinstance(move, Ask) and knowledge.shown is not None:
        order_ids.insert(0, knowledge.shown.order.id)
    if isinstance(move, Play) and move.order is not None:
        order_ids.append(move.order)
    return order_ids


def _lacking(order_id: str, knowledge: Knowledge, move: Play, rollouts: Rollouts) -> Packed:
    """What table and hand lack for an order in the oven, once the move is made."""
    claims = rollouts.begin(move, 0).claims[knowledge.seat]
    free = knowledge.hand - pack(more(NOTHING, move.ingredient, move.count))
    for order, lack in claims:
        gap = missing(lack, free)
        if order.id == order_id:
            return gap
        free -= lack - gap
    return NONE
