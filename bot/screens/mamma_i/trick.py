"""What players did in their tricks and what followed, line by line."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_i.cards import Character
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
    WcGiven,
)
from bot.screens.mamma_i.seen import MammaIViewer


def trick_lines(viewer: MammaIViewer, events: Sequence[Event]) -> list[str]:
    """What everybody hears of these events; a match that nothing can follow is left out."""
    if not any(isinstance(event, OF_MATCHES) for event in events):
        events = [event for event in events if not isinstance(event, RowsMatched)]
    lines = [*filter(None, map(viewer.say, events))]
    if any(isinstance(event, WcGiven) for event in events):
        votes = named_votes(viewer, len(viewer.table.chairs))
        lines.append(viewer.words("trick-votes", votes=votes))
    return lines


def named_votes(viewer: MammaIViewer, count: int) -> str:
    """Who gave the latest votes, so many of them, and to whom; those with most votes first."""
    votes = [event for event in viewer.events if isinstance(event, Voted)][-count:]
    voters: dict[Character, list[int]] = {}
    for vote in votes:
        voters.setdefault(vote.character, []).append(vote.seat)
    ranked = sorted(voters.items(), key=lambda item: (-len(item[1]), item[0]))
    return " · ".join(
        viewer.words("trick-votes-of", character=character, names=viewer.names(seats))
        for character, seats in ranked
    )


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

    Votes are left out one by one, as the result names all of them.
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
