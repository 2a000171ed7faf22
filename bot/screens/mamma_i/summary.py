"""How a game of Mamma I went, in a few sentences about what everybody saw."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.events import (
    Arrived,
    CardSold,
    CardsPlaced,
    CardStolen,
    CardUnsold,
    GameEnded,
    GuestPlaced,
    TurnBegan,
)
from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.games.places import place_of
from bot.screens.mamma_i.scored import items_at_end, items_of_market
from bot.screens.mamma_i.seen import MammaIViewer, get_arrival, get_end, get_points
from bot.screens.people import person_name
from bot.screens.ranking import marks_of
from bot.screens.remarks import TRIFLE, Remark, most_remarkable

MOST_STEPS: Final = 2
"""How much movement counts as hardly any."""
MASKED: Final = 2
"""How many times as often a player must have served another side to surprise."""
UNSOLD: Final = 2
"""How many market cards make it worth a remark that nobody had the money for them."""


def went(viewer: MammaIViewer) -> list[str]:
    """A few sentences about a finished game, without repeating the awards."""
    end = get_end(viewer)
    tricks = [_tricks(viewer, seat) for seat in range(len(end.characters))]
    masked = _find_masked(end, tricks)
    remarks = [
        _decided(viewer, end),
        _step(viewer, end),
        _masked(viewer, end, masked, tricks),
        _ally(viewer, end, masked, tricks),
        _guest(viewer, end),
        _orphan(viewer, end),
        _item(viewer, end),
        _market(viewer),
    ]
    return most_remarkable(remarks)


# What decided it


def _decided(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """The market card that decided the win, and how the character got it."""
    to = end.characters[end.winners[0]]
    cards = [bought.card for bought in viewer.view.family[to].market]
    worth = {card: _worth(cards, card) for card in cards}
    best = max(cards, key=lambda card: worth[card], default=None)
    if best is None or not _hangs_on(viewer, end, worth[best]):
        return None
    turn, got = _find_got(viewer, best)
    if got is None:
        return None
    facts = {"turn": turn, "card": best, "to": to, "count": worth[best]}
    if isinstance(got, CardSold):
        return Remark(9, viewer.words("went-sale", **facts))
    name = person_name(viewer.table, got.seat)
    return Remark(10, viewer.words("went-theft", name=name, former=got.former, **facts))


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


def _find_got(viewer: MammaIViewer, card: str) -> tuple[int, CardSold | CardStolen | None]:
    """How the card got where it is in the end, and in which turn."""
    turn, found = 0, (0, None)
    for event in viewer.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, CardSold | CardStolen) and event.card == card:
            found = turn, event
    return found


def _step(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """Who would have won with hardly more movement of their own character."""
    for steps in range(1, MOST_STEPS + 1):
        for seat, character in enumerate(end.characters):
            if seat not in end.winners and _would_win(viewer, end, seat, steps):
                name = person_name(viewer.table, seat)
                text = viewer.words("went-step", name=name, character=character, count=steps)
                return Remark(10 - steps, text)
    return None


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


# Whose side the players were on, and whose side they seemed to be on


def _tricks(viewer: MammaIViewer, seat: int) -> Counter[Row]:
    """How often a player placed cards in each character's row."""
    return Counter(
        event.row
        for event in viewer.events
        if isinstance(event, CardsPlaced) and event.seat == seat and event.row is not Row.SCHOOLBUS
    )


def _find_masked(end: GameEnded, tricks: Sequence[Counter[Row]]) -> int | None:
    """The player whose own side showed least; the winner's is the greatest surprise."""
    masked: list[tuple[bool, int, int]] = []
    for seat, own in enumerate(end.characters):
        most, few = max(tricks[seat].values(), default=0), tricks[seat][Row(own)]
        if most > MASKED * few:
            masked.append((seat in end.winners, most - few, -seat))
    return -max(masked)[2] if masked else None


def _masked(
    viewer: MammaIViewer, end: GameEnded, seat: int | None, tricks: Sequence[Counter[Row]]
) -> Remark | None:
    """The player who placed far more often elsewhere than with their secret character."""
    if seat is None:
        return None
    own = end.characters[seat]
    (other, count), *_ = tricks[seat].most_common(1)
    text = viewer.words(
        "went-masked",
        name=person_name(viewer.table, seat),
        other=other,
        count=count,
        own=own,
        few=tricks[seat][Row(own)],
    )
    return Remark(8 if seat in end.winners else 6, text)


def _ally(
    viewer: MammaIViewer, end: GameEnded, masked: int | None, tricks: Sequence[Counter[Row]]
) -> Remark | None:
    """Who placed with the winner's character more often than anybody, but wasn't on its side."""
    winner = end.winners[0]
    row = Row(end.characters[winner])
    counts = [placed[row] for placed in tricks]
    most = max(counts)
    seat = counts.index(most)
    if seat in (winner, masked) or counts.count(most) > 1:
        return None
    name = person_name(viewer.table, seat)
    return Remark(7, viewer.words("went-ally", name=name, row=row, count=most))


def _guest(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """Who placed a guest beside their own secret character; the worst guest counts."""
    placed = [event for event in viewer.events if isinstance(event, GuestPlaced)]
    own = [event for event in placed if end.characters[event.seat] is event.character]
    if not own:
        return None
    worst = min(own, key=lambda event: event.guest)
    name = person_name(viewer.table, worst.seat)
    facts = {"character": worst.character, "guest": worst.guest}
    return Remark(8, viewer.words("went-guest", name=name, **facts))


def _orphan(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """A character that had more points than all others, and was nobody's secret."""
    totals = [points.total for points in get_points(viewer)]
    best = Character(totals.index(max(totals)))
    if best in end.characters or totals.count(totals[best]) > 1:
        return None
    return Remark(7, viewer.words("went-orphan", character=best, points=totals[best]))


# What is always there to be told


def _item(viewer: MammaIViewer, end: GameEnded) -> Remark:
    """What brought the winner's character most points."""
    character = end.characters[end.winners[0]]
    best = max(items_at_end(viewer.view, character), key=lambda item: item.points)
    return Remark(TRIFLE, viewer.words("went-item", character=character, items=[best]))


def _market(viewer: MammaIViewer) -> Remark:
    """How many market cards were sold."""
    sold = sum(isinstance(event, CardSold) for event in viewer.events)
    unsold = sum(isinstance(event, CardUnsold) for event in viewer.events)
    if not unsold:
        return Remark(TRIFLE, viewer.words("went-market-all", count=sold))
    interest = 4 if unsold >= UNSOLD else TRIFLE
    return Remark(interest, viewer.words("went-market", count=sold, all=sold + unsold))
