"""What players did in their tricks and what followed, line by line."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsLost,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildLeft,
    ChildOffered,
    ChildTaken,
    GuestPlaced,
    NobodyRunOver,
    NothingStolen,
    PassedOver,
    RowsMatched,
    RunOverOffered,
    StealOffered,
    Stopped,
    TrickBegan,
    TurnBegan,
    TurnEnded,
    Voted,
    WcCalled,
    WcGiven,
)
from bot.screens.mamma_i.card_words import (
    card_text,
    cards_text,
    market_short,
    markets_text,
    minus,
    row_text,
)
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.people import person_name
from bot.screens.words import Words, joined


def trick_lines(viewer: MammaIViewer, events: Sequence[Event]) -> list[str]:
    """What everybody hears of these events."""
    lines = [*filter(None, (_line(viewer, event) for event in events))]
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


def _line(viewer: MammaIViewer, event: Event) -> str:
    table, words = viewer.table, viewer.words
    match event:
        case CardsPlaced() | CardRemoved():
            return _changed(viewer, event)
        case GuestPlaced(seat, character, guest):
            at = row_text(words, "whom", character)
            return words("trick-guest", name=person_name(table, seat), whom=at, guest=minus(guest))
        case WcCalled() | Voted() | WcGiven():
            return _vote(viewer, event)
        case Stopped(seat, card, character):
            whose, name = row_text(words, "at", character), person_name(table, seat)
            return words("trick-stops", name=name, card=market_short(words, card), at=whose)
        case PassedOver(seat):
            return words("trick-passed-over", name=person_name(table, seat))
        case TurnEnded(_, reason):
            return words(f"turn-ends-{reason}")
        case _:
            return _effect(event, words)


def _changed(viewer: MammaIViewer, event: CardsPlaced | CardRemoved) -> str:
    """A row with more cards, or one less, and its new sums."""
    words = viewer.words
    is_placed = isinstance(event, CardsPlaced)
    cards = cards_text(words, event.cards) if is_placed else card_text(words, event.card)
    form = "at" if is_placed else "from"
    return words(
        "trick-places" if is_placed else "trick-removes",
        name=person_name(viewer.table, event.seat),
        cards=cards,
        at=row_text(words, form, event.row),
        movement=event.movement,
        money=event.money,
    )


def _vote(viewer: MammaIViewer, event: WcCalled | Voted | WcGiven) -> str:
    words, name = viewer.words, person_name(viewer.table, event.seat)
    match event:
        case WcCalled():
            return words("trick-calls-wc", name=name)
        case Voted(_, character):
            return words("trick-votes", name=name, whom=row_text(words, "whom", character))
        case WcGiven(_, character, votes, is_tie):
            key = "trick-wc-tie" if is_tie else "trick-wc"
            return words(key, name=name, to=row_text(words, "to", character), count=votes)


def _effect(event: Event, words: Words) -> str:
    """What a match has set off."""
    match event:
        case RowsMatched(_, row, others, movement):
            names = joined(words, [row_text(words, "who", one) for one in (row, *others)])
            return words("trick-match", rows=names, movement=movement)
        case CharacterRunOver(_, character, former):
            whom = row_text(words, "whom", character)
            if former in (None, character):
                return words("trick-run-over", whom=whom)
            out = row_text(words, "whom", former)
            return words("trick-run-over-instead", whom=whom, former=out)
        case CardsLost(_, cards):
            return words("trick-lost", cards=markets_text(words, cards))
        case NobodyRunOver():
            return words("trick-run-over-nobody")
        case ChildTaken():
            return words("trick-child")
        case ChildLeft():
            return words("trick-no-child")
        case CardStolen(_, card, former, to):
            robbed, thief = row_text(words, "from", former), row_text(words, "to", to)
            return words("trick-stolen", card=market_short(words, card), robbed=robbed, to=thief)
        case NothingStolen():
            return words("trick-steal-nothing")
        case _:
            return ""
