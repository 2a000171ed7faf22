"""What players did in their tricks and what followed, line by line."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_i.events import (
    CardStolen,
    CharacterRunOver,
    ChildOffered,
    ChildTaken,
    RowsMatched,
    RunOverOffered,
    StealOffered,
    TrickBegan,
    TurnBegan,
    Voted,
)
from bot.screens.mamma_i.seen import MammaIViewer


def trick_lines(viewer: MammaIViewer, events: Sequence[Event]) -> list[str]:
    """What everybody hears of these events."""
    lines = [*filter(None, map(viewer.say, events))]
    has_matched = any(isinstance(event, RowsMatched) for event in events)
    if has_matched and not any(isinstance(event, OF_MATCHES) for event in events):
        lines.append(viewer.words("trick-match-nothing"))
    return lines


OF_MATCHES: Final = (
    RunOverOffered,
    CharacterRunOver,
    ChildOffered,
    ChildTaken,
    StealOffered,
    CardStolen,
)
"""What can follow from a match, or be chosen then."""


def earlier_lines(viewer: MammaIViewer, events: Sequence[Event]) -> list[str]:
    """A line in small print for each of the latest tricks in these events, one round of them.

    Votes are left out, as the result says enough.
    """
    tricks: list[list[Event]] = [[]]
    for event in events:
        match event:
            case TurnBegan():
                tricks = [[]]
            case TrickBegan():
                tricks.append([])
            case Voted():
                pass
            case _:
                tricks[-1].append(event)
    told = [" ".join(trick_lines(viewer, trick)) for trick in tricks]
    return [f"-# {line}" for line in told if line][-len(viewer.table.chairs) :]
