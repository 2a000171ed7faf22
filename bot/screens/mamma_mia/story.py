"""What the channel hears of a deal or a move, and which hands change with it."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_mia.events import (
    Dealt,
    GameEnded,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    HelpRequested,
    MammaMiaFound,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OvenOpened,
    OwnerDecides,
    RoundBegan,
    TurnBegan,
)
from bot.screens.announcing import CALL_ANSWERED, move_note, pace
from bot.screens.family import Story
from bot.screens.mamma_mia.ending import end_told
from bot.screens.mamma_mia.reveal import reveal_told
from bot.screens.mamma_mia.rhythm import ANSWERED, get_rhythm
from bot.screens.mamma_mia.turn import is_play, is_told_at_door, round_told, turn_told
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import person_name
from bot.tables.announcement import Announcement, Why
from bot.tables.table import Table


def begun(table: Table, events: Sequence[Event], seals: Sequence[str]) -> Story:
    """The story of the deal: the seal first, then whose turn it is."""
    words = get_words(table.terms.language)
    dealt = next(event for event in events if isinstance(event, Dealt))
    found = [
        words("turn-mamma-mia", name=person_name(table, event.seat))
        for event in events
        if isinstance(event, MammaMiaFound)
    ]
    return Story(round_told(table, dealt, found, seals), range(len(table.chairs)))


def moved(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> Story:
    """The story of a move and its consequences."""
    return Story(
        _channel(table, seat, events, seals, why),
        [*_changed_hands(table, seat, events)],
        [event.seat for event in events if isinstance(event, HelpAsked)],
    )


def _channel(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> list[Announcement]:
    """What everybody hears, from public events only; nothing if there are none."""
    public = [event for event in events if not event.private]
    told: list[Announcement] = []
    if is_play(public) and not is_told_at_door(table, public):
        told.append(turn_told(table, seat, public, why))
    if _is_revealed(public):
        # Nobody may learn who refused to help.
        is_silent = _is(events, HelpRefused) or bool(told)
        note = "" if is_silent else move_note(table, seat, why, get_words(table.terms.language))
        frames = reveal_told(table, events, note, _pause(table, events))
        if not told:
            # Nobody has to act on the last call any more.
            frames.insert(1, CALL_ANSWERED)
        told += frames
    return told + _what_next(table, public, seals)


def _what_next(table: Table, public: Sequence[Event], seals: Sequence[str]) -> list[Announcement]:
    """After the story: the next round, or the end."""
    told: list[Announcement] = []
    for event in public:
        match event:
            case RoundBegan():
                told += round_told(table, event, (), seals)
            case GameEnded():
                told += end_told(table, public)
            case _:
                pass
    return told


def _changed_hands(table: Table, seat: int, events: Sequence[Event]) -> set[int]:
    """The seats whose hands look different now.

    The hand of a player who asks for help changes only with what that brings: it must not tell
    whether anybody can help (B6.2).
    """
    if _is(events, RoundBegan, GameEnded):
        return {*range(len(table.chairs))}
    if _is(events, HelpRequested, HelpAsked) and not _is(events, NobodyHelped, HelpGiven):
        return {seat} - {event.seat for event in events if isinstance(event, HelpRequested)}
    changed = {seat} | {event.seat for event in events if isinstance(event, NobodyHelped)}
    changed |= {event.seat for event in events if isinstance(event, OwnerDecides)}
    changed |= {event.seat for event in events if isinstance(event, TurnBegan)}
    # The player who asked has added cards to the helper's.
    return changed | {event.owner for event in events if isinstance(event, HelpGiven)}


def _pause(table: Table, events: Sequence[Event]) -> float:
    """The pause before the oven's story; whoever made the decision sees at once what it brings."""
    if _is_decided(events):
        return 0.0
    return pace(table) if _is(events, OvenOpened) else max(get_rhythm(table).beat, ANSWERED)


def _is_decided(events: Sequence[Event]) -> bool:
    """Whether an owner has decided; after a request there is a gap, whoever answers."""
    return isinstance(events[0], OrderBaked | OrderFailed | HelpRequested)


def _is_revealed(events: Sequence[Event]) -> bool:
    """Whether cards come out of the oven, or something happens to them."""
    return _is(events, OvenOpened, HelpRequested, OrderBaked, OrderFailed)


def _is(events: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in events)
