"""What the channel hears of a deal or a move, and which hands change with it."""

from collections.abc import Iterable, Sequence

from bot.front.announcing import (
    anew,
    in_channel,
    looks,
    pace,
    paper,
    press,
    seals_told,
)
from bot.front.card_words import cards_text, order_name, order_needs
from bot.front.lobby import mentioned, person_name
from bot.front.mamma_mia.cards_out import choice_text
from bot.front.mamma_mia.ending import end_told
from bot.front.mamma_mia.hand import hand_told
from bot.front.mamma_mia.reveal import result_told, reveal_told
from bot.front.mamma_mia.sight import get_order, onlook
from bot.front.mamma_mia.turn import note, prompt, round_told, turn_told
from bot.front.words import get_words
from bot.games.interface import Event, Made
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
)
from bot.tables.ports import Announcement, Why
from bot.tables.table import Table


def begun(table: Table, events: Sequence[Event], seals: Sequence[str]) -> list[Announcement]:
    """The cards were dealt: the seal first, then the hands, then whose turn it is."""
    words = get_words(table.language)
    dealt = next(event for event in events if isinstance(event, Dealt))
    found = [
        words("turn-mamma-mia", name=person_name(table, event.seat))
        for event in events
        if isinstance(event, MammaMiaFound)
    ]
    return [
        *seals_told(table, seals, 1, words),
        *_hands(table, range(len(table.chairs))),
        round_told(table, dealt, found),
    ]


def moved(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> list[Announcement]:
    """A move and all that came of it."""
    channel = _channel(table, seat, events, seals, why)
    late = _late_hands(table, events)
    early = _hands(table, {seat, *_given_up_cards(events)} - late)
    asked = [event.seat for event in events if isinstance(event, HelpAsked)]
    hands = [*_hands(table, late), *hand_told(table, asked, "replace")]
    if _is_revealed(events):
        # Whoever has moved need not wait for the end of the story.
        return [*early, *channel, *hands]
    return [*channel, *early, *hands]


def _channel(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> list[Announcement]:
    """What everybody hears, told from what everybody sees; nothing if nobody else sees any."""
    public = [event for event in events if not event.private]
    told: list[Announcement] = []
    if any(isinstance(event, IngredientsPlayed | Passed) for event in public):
        told.append(turn_told(table, seat, public, why))
        if table.memory == "faithful" and _begins_round(table, seals):
            told += result_told(table, events)
    elif public and isinstance(public[0], OrderBaked | OrderFailed) and not _is_help(events):
        told += _forget_question(table)
    told += [_request_told(table, e) for e in public if isinstance(e, HelpRequested)]
    if _is_revealed(public):
        gap = pace(table) if told or why == "computer" or _is_help(events) else 0.0
        # A help that was refused must not tell by whom.
        said = (
            "" if _is(events, HelpRefused, IngredientsPlayed, Passed) else _note(table, seat, why)
        )
        frames = reveal_told(table, events, said, gap)
        if _is(public, HelpGiven, NobodyHelped):
            # The request is settled as soon as the story goes on.
            frames[1:1] = _forget_question(table)
        told += frames
    return told + _what_next(table, public, seals)


def _what_next(table: Table, public: Sequence[Event], seals: Sequence[str]) -> list[Announcement]:
    """After the story: the next decision, the next round, or the end."""
    told: list[Announcement] = []
    log = table.get_match().log
    shuffles = sum(not isinstance(entry, Made) for entry in log)
    told += seals_told(table, seals, shuffles - len(seals) + 1, get_words(table.language))
    for event in public:
        match event:
            case OwnerDecides():
                told.append(_decision_told(table))
            case RoundBegan():
                told += _forget_question(table)
                told.append(round_told(table, event, ()))
            case GameEnded():
                told += end_told(table, public)
            case _:
                pass
    return told


def _begins_round(table: Table, seals: Sequence[str]) -> bool:
    """Whether the move is the first of a later round: a shuffle came just before it."""
    log = table.get_match().log
    place = len(log) - len(seals) - 1
    return place > 1 and not isinstance(log[place - 1], Made)


def _forget_question(table: Table) -> list[Announcement]:
    """Where the channel forgets, it need not wait any more for who has just decided."""
    return [Announcement("turn", "delete")] if table.memory == "faithful" else []


def _decision_told(table: Table) -> Announcement:
    """All wait for the owner of an order."""
    words = get_words(table.language)
    decide = press(table, "hand", words, label="decide", style="primary")
    screen = paper([prompt(table, words)], [decide, press(table, "table", words)])
    users = mentioned(table, onlook(table).acting)
    return in_channel("turn", anew(table), screen, users, pace(table))


def _request_told(table: Table, event: HelpRequested) -> Announcement:
    """An owner asks for help; the same whoever is going to be asked (B6.2)."""
    words = get_words(table.language)
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
    return in_channel("turn", anew(table), screen)


def _note(table: Table, seat: int, why: Why) -> str:
    return note(table, seat, why, get_words(table.language))


def _hands(table: Table, seats: Iterable[int]) -> list[Announcement]:
    return hand_told(table, sorted(seats), "edit")


def _late_hands(table: Table, events: Sequence[Event]) -> set[int]:
    """The hands that change only with the end of the story."""
    if _is(events, RoundBegan, GameEnded):
        return {*range(len(table.chairs))}
    return {event.seat for event in events if isinstance(event, OwnerDecides)}


def _given_up_cards(events: Sequence[Event]) -> set[int]:
    """Who had asked, and now has added cards to those of the helper."""
    return {event.owner for event in events if isinstance(event, HelpGiven)}


def _is_help(events: Sequence[Event]) -> bool:
    """Whether this is an answer to a request for help, which takes its time whoever gives it."""
    return _is(events, HelpGiven, HelpRefused)


def _is_revealed(events: Sequence[Event]) -> bool:
    """Whether cards come out of the oven or are settled."""
    return _is(events, OvenOpened, OrderBaked, OrderFailed)


def _is(events: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in events)
