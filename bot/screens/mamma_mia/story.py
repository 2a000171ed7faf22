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
    IngredientsPlayed,
    MammaMiaFound,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OvenOpened,
    OwnerDecides,
    Passed,
    RoundBegan,
    TurnBegan,
)
from bot.screens.announcing import CALL_ANSWERED, in_channel, move_note, pace, paper
from bot.screens.buttons import looks
from bot.screens.family import Story
from bot.screens.mamma_mia.card_words import cards_text, choice_text, order_name, order_needs
from bot.screens.mamma_mia.ending import end_told
from bot.screens.mamma_mia.reveal import reveal_told
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.mamma_mia.seen import get_order, onlook
from bot.screens.mamma_mia.turn import prompt, round_told, to_press, turn_told
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import mentioned, person_name
from bot.tables.announcement import Announcement, Why
from bot.tables.table import Table


def begun(table: Table, events: Sequence[Event], seals: Sequence[str]) -> Story:
    """The cards were dealt: the seal first, then whose turn it is."""
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
    """A move and all that came of it."""
    return Story(
        _channel(table, seat, events, seals, why),
        [*{seat, *_changed_hands(table, events)}],
        [event.seat for event in events if isinstance(event, HelpAsked)],
    )


def _channel(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> list[Announcement]:
    """What everybody hears, told from public events only; nothing if there are none."""
    public = [event for event in events if not event.private]
    told: list[Announcement] = []
    if any(isinstance(event, IngredientsPlayed | Passed) for event in public):
        told.append(turn_told(table, seat, public, why))
    elif _is_decided(events):
        told.append(CALL_ANSWERED)
    told += [_request_told(table, e) for e in public if isinstance(e, HelpRequested)]
    if _is_revealed(public):
        # Nobody may learn who refused to help.
        is_silent = _is(events, HelpRefused, IngredientsPlayed, Passed)
        note = "" if is_silent else move_note(table, seat, why, get_words(table.terms.language))
        frames = reveal_told(table, events, note, _pause(table, events))
        if _is(public, HelpGiven, NobodyHelped):
            # The request is settled as soon as the story goes on.
            frames.insert(1, CALL_ANSWERED)
        told += frames
    return told + _what_next(table, public, seals)


def _what_next(table: Table, public: Sequence[Event], seals: Sequence[str]) -> list[Announcement]:
    """After the story: the next decision, the next round, or the end."""
    told: list[Announcement] = []
    for event in public:
        match event:
            case OwnerDecides(seat) if not table.chairs[seat].is_played_by_computer:
                told.append(_decision_told(table, seat))
            case RoundBegan():
                told += round_told(table, event, (), seals)
            case GameEnded():
                told += end_told(table, public)
            case _:
                pass
    return told


def _decision_told(table: Table, seat: int) -> Announcement:
    """Everybody waits for the owner of an order."""
    words = get_words(table.terms.language)
    screen = paper([prompt(table, words)], to_press(table, words))
    return in_channel("turn", "replace", screen, mentioned(table, seat), pace(table))


def _request_told(table: Table, event: HelpRequested) -> Announcement:
    """An owner asks for help; the same text whoever is going to be asked (B6.2)."""
    words = get_words(table.terms.language)
    order = get_order(onlook(table), event.seat, event.order)
    asks = words(
        "help-asks",
        name=person_name(table, event.seat),
        cards=cards_text(words, event.want),
        order=order_name(words, event.order),
        needs=order_needs(words, order),
    )
    choice = ""
    if event.choice:
        choice = words("help-choice", choice=choice_text(words, event.choice))
    screen = paper([asks, choice, words("prompt-help")], looks(table, words))
    return in_channel("turn", "replace", screen)


def _changed_hands(table: Table, events: Sequence[Event]) -> set[int]:
    """Whose hands look different now, apart from that of the player who moved."""
    if _is(events, RoundBegan, GameEnded):
        return {*range(len(table.chairs))}
    changed = {event.seat for event in events if isinstance(event, OwnerDecides)}
    changed |= {event.seat for event in events if isinstance(event, TurnBegan)}
    # The player who asked has added cards to those of the helper.
    return changed | {event.owner for event in events if isinstance(event, HelpGiven)}


def _pause(table: Table, events: Sequence[Event]) -> float:
    """How long the oven's story pauses first; whoever has decided sees at once what came of it."""
    if _is_decided(events):
        return 0.0
    return pace(table) if _is(events, OvenOpened) else get_rhythm(table).beat


def _is_decided(events: Sequence[Event]) -> bool:
    """Whether an owner bakes or declines; after a request there is a gap, whoever answers."""
    return isinstance(events[0], OrderBaked | OrderFailed)


def _is_revealed(events: Sequence[Event]) -> bool:
    """Whether cards come out of the oven or are settled."""
    return _is(events, OvenOpened, OrderBaked, OrderFailed)


def _is(events: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in events)
