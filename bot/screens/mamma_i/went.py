"""How a game of Mamma I went, in a few sentences about what everybody saw."""

from typing import Final

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import CardSold, CardUnsold, GameEnded
from bot.screens.mamma_i.decided import decided_remark, step_remark
from bot.screens.mamma_i.scored import items_at_end
from bot.screens.mamma_i.seen import MammaIViewer, get_end, get_points
from bot.screens.mamma_i.sides import ally_remark, guest_remark, masked_remark
from bot.screens.remarks import TRIFLE, Remark, most_remarkable

UNSOLD: Final = 2
"""How many market cards make it worth a remark that nobody had the money for them."""


def went(viewer: MammaIViewer) -> list[str]:
    """A few sentences about a finished game, without repeating the awards."""
    end = get_end(viewer)
    remarks = [
        decided_remark(viewer, end),
        step_remark(viewer, end),
        masked_remark(viewer, end),
        ally_remark(viewer, end),
        guest_remark(viewer, end),
        _orphan(viewer, end),
        _item(viewer, end),
        _market(viewer),
    ]
    return most_remarkable(remarks)


def _orphan(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """A character that had more points than all others, and was nobody's secret."""
    totals = [points.total for points in get_points(viewer)]
    best = Character(totals.index(max(totals)))
    if best in end.characters or totals.count(totals[best]) > 1:
        return None
    return Remark(7, viewer.words("went-orphan", character=best, points=totals[best]))


def _market(viewer: MammaIViewer) -> Remark:
    """How many market cards were sold."""
    sold = sum(isinstance(event, CardSold) for event in viewer.events)
    unsold = sum(isinstance(event, CardUnsold) for event in viewer.events)
    if not unsold:
        return Remark(TRIFLE, viewer.words("went-market-all", count=sold))
    interest = 4 if unsold >= UNSOLD else TRIFLE
    return Remark(interest, viewer.words("went-market", count=sold, all=sold + unsold))


def _item(viewer: MammaIViewer, end: GameEnded) -> Remark:
    """What brought the winner's character most points."""
    character = end.characters[end.winners[0]]
    best = max(items_at_end(viewer.view, character), key=lambda item: item.points)
    return Remark(TRIFLE, viewer.words("went-item", character=character, items=[best]))
