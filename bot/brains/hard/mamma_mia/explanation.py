"""Explains a move by its rollouts."""

from statistics import fmean
from typing import Final

from bot.brains.hard.candidates import Candidate
from bot.brains.hard.mamma_mia.knowledge import Knowledge
from bot.brains.hard.mamma_mia.packed import NONE, Packed, missing, pack, unpack
from bot.brains.hard.mamma_mia.reason import Because, Expectation
from bot.brains.hard.mamma_mia.rollouts import Rollout, Rollouts
from bot.games.interface import Move
from bot.games.mamma_mia.cards import NOTHING, Counts, Ingredient, more
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Play

EVEN: Final = 0.5
"""From here on an order is more likely to be baked than not."""
MANY: Final = 2
"""From so many needed cards on, it matters how many lie there."""


def explain(knowledge: Knowledge, candidate: Candidate[Rollout], rollouts: Rollouts) -> Expectation:
    """What to expect of a move that was rolled out."""
    move, notes = candidate.move, candidate.notes
    order, likely, lacking = _find_order(knowledge, move), 0.0, NONE
    if order is not None:
        likely = fmean([order in rollout.baked for rollout in notes])
        if isinstance(move, Play):
            lacking = _lacking(order, knowledge, move, rollouts)
    return Expectation(
        pizzas=fmean([len(rollout.baked) for rollout in notes]),
        order=order,
        likely=likely,
        missing=unpack(lacking),
        chance=fmean([rollout.chance for rollout in notes]),
        because=because(knowledge, move, likely),
    )


def _find_order(knowledge: Knowledge, move: Move) -> str | None:
    """The order that the move is about."""
    match move:
        case Play(order=order):
            return order
        case Ask():
            return None if knowledge.shown is None else knowledge.shown.order.id
        case _:
            return None


def because(knowledge: Knowledge, move: Move, likely: float) -> Because:
    """What speaks for the move, whatever comes of it."""
    match move:
        case Play(order=str(order)):
            return _lies(knowledge, move, order) if likely >= EVEN else Because("free")
        case Play():
            return _without_order(knowledge, move)
        case Bake():
            return Because("counts")
        case Decline():
            return Because("keeps")
        case Ask():
            return Because("alone" if _is_alone(knowledge) else "keeps")
        case _:
            return Because("empty")


def _without_order(knowledge: Knowledge, move: Play) -> Because:
    """Whether an order in hand needs what goes in."""
    hand = knowledge.view.hand
    assert hand is not None
    for order_id in hand.orders:
        if _sure_needs(knowledge, knowledge.seat, order_id)[move.ingredient]:
            return Because("wanted", order_id)
    return Because("spare")


def _lies(knowledge: Knowledge, move: Play, order_id: str) -> Because:
    """How much the oven then holds of what the order needs most, and who needs it too."""
    needs = _sure_needs(knowledge, knowledge.seat, order_id)
    most = max(Ingredient, key=lambda kind: needs[kind])
    if needs[most] < MANY:
        return Because("none")
    put = more(NOTHING, move.ingredient, move.count)[most]
    count = put + unpack(sum(cards for *_, cards in knowledge.oven))[most]
    rivals = [
        seat
        for seat, order, _ in knowledge.oven
        if order is not None
        and seat != knowledge.seat
        and _sure_needs(knowledge, seat, order.id)[most]
    ]
    return Because("lies", None, most, count, rivals[0] if rivals else None)


def _sure_needs(knowledge: Knowledge, seat: int, order_id: str) -> Counts:
    """What an order needs, whatever its owner chooses."""
    view = knowledge.view
    recipes = view.edition.decks[view.seats[seat].own][order_id].recipes
    return tuple([min(numbers) for numbers in zip(*[one.needs for one in recipes], strict=True)])


def _is_alone(knowledge: Knowledge) -> bool:
    """Whether the hand isn't enough for the order that is being settled."""
    shown = knowledge.shown
    return shown is not None and not shown.order.within_reach(shown.table, knowledge.hand)


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
