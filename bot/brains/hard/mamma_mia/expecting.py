"""A summary of a move's playouts."""

from statistics import fmean

from bot.brains.hard.candidates import Candidate
from bot.brains.hard.mamma_mia.ledger import Ledger
from bot.brains.hard.mamma_mia.packed import NONE, Packed, missing, pack, unpack
from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.hard.mamma_mia.rehearsal import Ending, Rehearsal
from bot.games.interface import Move
from bot.games.mamma_mia.cards import NOTHING, more
from bot.games.mamma_mia.moves import Ask, Play


def expect(ledger: Ledger, candidate: Candidate[Ending], rehearsal: Rehearsal) -> Expectation:
    """What to expect of the move that was tried."""
    baked = [
        (order, fmean([order in ending.baked for ending in candidate.notes]))
        for order in _own_orders(ledger, candidate.move)
    ]
    lacking = NONE
    if baked and isinstance(candidate.move, Play):
        doubtful, _ = min(baked, key=lambda pair: pair[1])
        lacking = _lacking(doubtful, ledger, candidate.move, rehearsal)
    chance = fmean([ending.chance for ending in candidate.notes])
    return Expectation(tuple(baked), unpack(lacking), chance)


def _own_orders(ledger: Ledger, move: Move) -> list[str]:
    """The player's orders whose fate the playouts show, the move's included."""
    orders = [dish.id for seat, dish, _ in ledger.oven if dish is not None and seat == ledger.seat]
    if isinstance(move, Ask) and ledger.shown is not None:
        orders.insert(0, ledger.shown.dish.id)
    if isinstance(move, Play) and move.order is not None:
        orders.append(move.order)
    return orders


def _lacking(order: str, ledger: Ledger, move: Play, rehearsal: Rehearsal) -> Packed:
    """What table and hand lack for an order in the oven, once the move is made."""
    claims = rehearsal.begin(move, 0).claims[ledger.seat]
    free = ledger.hand - pack(more(NOTHING, move.ingredient, move.count))
    for dish, lack in claims:
        gap = missing(lack, free)
        if dish.id == order:
            return gap
        free -= lack - gap
    return NONE
