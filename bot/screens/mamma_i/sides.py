"""Whose side the players were on, and whose side they seemed to be on."""

from collections import Counter
from typing import Final

from bot.games.mamma_i.cards import Row
from bot.games.mamma_i.events import CardsPlaced, GameEnded, GuestPlaced
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.people import person_name
from bot.screens.remarks import Remark

MASKED: Final = 2
"""How many times as often a player must have served another side to surprise."""


def masked_remark(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """The player who placed far more often elsewhere than with their secret character."""
    seat = _find_masked(viewer, end)
    if seat is None:
        return None
    own = end.characters[seat]
    tricks = _tricks(viewer, seat)
    (other, count), *_ = tricks.most_common(1)
    text = viewer.words(
        "went-masked",
        name=person_name(viewer.table, seat),
        other=other,
        count=count,
        own=own,
        few=tricks[Row(own)],
    )
    return Remark(8 if seat in end.winners else 6, text)


def ally_remark(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """Who placed with the winner's character more often than anybody, but wasn't on its side."""
    winner = end.winners[0]
    row = Row(end.characters[winner])
    counts = [_tricks(viewer, seat)[row] for seat in range(len(end.characters))]
    most = max(counts)
    seat = counts.index(most)
    if seat in (winner, _find_masked(viewer, end)) or counts.count(most) > 1:
        return None
    name = person_name(viewer.table, seat)
    return Remark(7, viewer.words("went-ally", name=name, row=row, count=most))


def guest_remark(viewer: MammaIViewer, end: GameEnded) -> Remark | None:
    """Who placed a guest beside their own secret character; the worst guest counts."""
    placed = [event for event in viewer.events if isinstance(event, GuestPlaced)]
    own = [event for event in placed if end.characters[event.seat] is event.character]
    if not own:
        return None
    worst = min(own, key=lambda event: event.guest)
    name = person_name(viewer.table, worst.seat)
    facts = {"character": worst.character, "guest": worst.guest}
    return Remark(8, viewer.words("went-guest", name=name, **facts))


def _tricks(viewer: MammaIViewer, seat: int) -> Counter[Row]:
    """How often a player placed cards in each character's row."""
    return Counter(
        event.row
        for event in viewer.events
        if isinstance(event, CardsPlaced) and event.seat == seat and event.row is not Row.SCHOOLBUS
    )


def _find_masked(viewer: MammaIViewer, end: GameEnded) -> int | None:
    """The player whose own side showed least; the winner's is the greatest surprise."""
    masked: list[tuple[bool, int, int]] = []
    for seat, own in enumerate(end.characters):
        tricks = _tricks(viewer, seat)
        most, few = max(tricks.values(), default=0), tricks[Row(own)]
        if most > MASKED * few:
            masked.append((seat in end.winners, most - few, -seat))
    return -max(masked)[2] if masked else None
