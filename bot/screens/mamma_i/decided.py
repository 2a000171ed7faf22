"""What decided a game of Mamma I: a market card, or a step."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import value
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, CardSold, CardStolen, GameEnded, TurnBegan
from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.games.places import place_of
from bot.screens.mamma_i.scored import items_of_market
from bot.screens.mamma_i.seen import MammaIViewer, get_arrival, get_points
from bot.screens.people import person_name
from bot.screens.ranking import marks_of
from bot.screens.remarks import Remark

MOST_STEPS: Final = 2
"""How much movement counts as hardly any."""


@value
class Got:
    """How a character came by a market card."""

    turn: int
    event: CardSold | CardStolen


def decided_remark(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """The market card that decided the win, and how the character got it."""
    words, to = viewer.words, end.characters[end.winners[0]]
    cards = [bought.card for bought in viewer.view.family[to].market]
    worth = {card: _worth(cards, card) for card in cards}
    best = max(cards, key=lambda card: worth[card], default=None)
    if best is None or not _hangs_on(viewer, end, worth[best]):
        return None
    got = _find_got(viewer, best)
    if got is None:
        return None
    facts = {"turn": got.turn, "card": best, "to": to, "count": worth[best]}
    if isinstance(got.event, CardSold):
        return Remark(9, words("went-sale", **facts))
    name, former = person_name(viewer.table, got.event.seat), got.event.former
    return Remark(10, words("went-theft", name=name, former=former, **facts))


def step_remark(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """Who would have won with hardly more movement of their own character."""
    for steps in range(1, MOST_STEPS + 1):
        for seat, character in enumerate(end.characters):
            if seat not in end.winners and _would_win(viewer, end, seat, steps):
                name = person_name(viewer.table, seat)
                text = viewer.words("went-step", name=name, character=character, count=steps)
                return Remark(10 - steps, text)
    return None


def _worth(cards: Sequence[str], card: str) -> int:
    """How many points a market card added to the others."""
    return _points(cards) - _points([other for other in cards if other != card])


def _points(cards: Sequence[str]) -> int:
    return sum(item.points for item in items_of_market(cards))


def _hangs_on(viewer: MammaIViewer, end: GameEnded, points: int) -> bool:
    """Whether the winner would have lost with `points` fewer."""
    marks = marks_of(viewer)
    total, arrived = marks[end.winners[0]]
    marks[end.winners[0]] = (total - points, arrived)
    return place_of(marks, end.winners[0]) > 1


def _find_got(viewer: MammaIViewer, card: str) -> Got | None:
    """How the card got where it is in the end."""
    turn, found = 0, None
    for event in viewer.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, CardSold | CardStolen) and event.card == card:
            found = Got(turn, event)
    return found


def _would_win(viewer: MammaIViewer, end: GameEnded, seat: int, steps: int) -> bool:
    """Whether the seat would have won if its character had moved `steps` further."""
    arrived = [event for event in viewer.events if isinstance(event, Arrived)]
    movement = {event.character: event.movement for event in arrived}
    movement[end.characters[seat]] += steps
    former, order = get_arrival(viewer), sorted(Character, key=lambda one: (-movement[one], one))
    gained = {
        one: ARRIVAL_POINTS[order.index(one)] - ARRIVAL_POINTS[former.index(one)]
        for one in Character
    }
    points = get_points(viewer)
    marks = [(points[one].total + gained[one], -order.index(one)) for one in end.characters]
    return place_of(marks, seat) == 1
