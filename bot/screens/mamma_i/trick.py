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
from bot.screens.announcing import joined
from bot.screens.mamma_i.card_words import (
    card_text,
    cards_text,
    market_short,
    markets_text,
    minus,
    row_text,
)
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.table import Table


def trick_lines(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """What everybody hears of these events."""
    lines = [*filter(None, (_line(table, event, words) for event in events))]
    has_matched = any(isinstance(event, RowsMatched) for event in events)
    if has_matched and not any(isinstance(event, OF_MATCHES) for event in events):
        lines.append(words("trick-match-nothing"))
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


def earlier_lines(table: Table, new: int, words: Words) -> list[str]:
    """A line in small print for each of the latest tricks before the new events, one round of them.

    Votes are left out, as the result says enough.
    """
    events = table.get_match().events
    public = [event for event in events[: len(events) - new] if not event.private]
    tricks: list[list[Event]] = [[]]
    for event in public:
        match event:
            case TurnBegan():
                tricks = [[]]
            case TrickBegan():
                tricks.append([])
            case Voted():
                pass
            case _:
                tricks[-1].append(event)
    told = [" ".join(trick_lines(table, trick, words)) for trick in tricks]
    return [f"-# {line}" for line in told if line][-len(table.chairs) :]


def _line(table: Table, event: Event, words: Words) -> str:
    match event:
        case CardsPlaced() | CardRemoved():
            return _changed(table, event, words)
        case GuestPlaced(seat, character, guest):
            at = row_text(words, "whom", character)
            return words("trick-guest", name=person_name(table, seat), whom=at, guest=minus(guest))
        case WcCalled() | Voted() | WcGiven():
            return _vote(table, event, words)
        case Stopped(seat, card, character):
            whose, name = row_text(words, "at", character), person_name(table, seat)
            return words("trick-stops", name=name, card=market_short(words, card), at=whose)
        case PassedOver(seat):
            return words("trick-passed-over", name=person_name(table, seat))
        case TurnEnded(_, reason):
            return words(f"turn-ends-{reason}")
        case _:
            return _effect(event, words)


def _changed(table: Table, event: CardsPlaced | CardRemoved, words: Words) -> str:
    """A row with more cards, or one less, and its new sums."""
    is_placed = isinstance(event, CardsPlaced)
    cards = cards_text(words, event.cards) if is_placed else card_text(words, event.card)
    form = "at" if is_placed else "from"
    return words(
        "trick-places" if is_placed else "trick-removes",
        name=person_name(table, event.seat),
        cards=cards,
        at=row_text(words, form, event.row),
        movement=event.movement,
        money=event.money,
    )


def _vote(table: Table, event: WcCalled | Voted | WcGiven, words: Words) -> str:
    name = person_name(table, event.seat)
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
