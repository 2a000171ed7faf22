"""The message of the table: what was just done, how things stand, and who is next."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_i.events import Dealt, GuestPlaced, TurnBegan, TurnEnded
from bot.screens.announcing import (
    call_screen,
    in_channel,
    message,
    move_note,
    pace,
    remembered,
    sealed,
)
from bot.screens.family import Told
from bot.screens.mamma_i.asking import prompt, to_press, votes_line
from bot.screens.mamma_i.laid_out import heading, table_legend
from bot.screens.mamma_i.pictured import table_shown
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.trick import earlier_lines, trick_lines
from bot.screens.people import mentioned, person_name
from bot.screens.screen import Screen
from bot.tables.announcement import Act, Announcement


def trick_told(viewer: MammaIViewer, told: Told) -> list[Announcement]:
    """What has just been done, above the table as it is now, and who is next."""
    lines = _trick(viewer, told, viewer.news)
    shown = [*_earlier(viewer), *lines]
    is_guest = isinstance(viewer.news[-1], GuestPlaced)
    if is_guest and told.why != "timeout":
        # The same player goes on: a new message would push away what they have open privately.
        users = mentioned(viewer.table, viewer.view.acting)
        return [in_channel("turn", "edit", _table(viewer, shown), users)]
    # If a computer is next, the message is only edited: nobody has to be alerted.
    act: Act = "edit" if viewer.table.terms.memory == "faithful" else "replace"
    return _next(viewer, shown, () if is_guest else [*_guest(viewer), *lines], act)


def last_trick_told(viewer: MammaIViewer, told: Told) -> Announcement:
    """The trick that ended a turn; the table waits for nobody."""
    places = enumerate(viewer.news, 1)
    until = next(place for place, event in places if isinstance(event, TurnEnded))
    lines = _trick(viewer, told, viewer.news[:until])
    ended = in_channel("turn", "replace", message([*_earlier(viewer), *lines]))
    return remembered(viewer, ended, [*_guest(viewer), *lines])


def _guest(viewer: MammaIViewer) -> list[str]:
    """The guest placed just before: what remains of it stays with the trick."""
    former = viewer.events[len(viewer.events) - len(viewer.news) - 1]
    return [viewer.say(former)] if isinstance(former, GuestPlaced) else []


def _trick(viewer: MammaIViewer, told: Told, events: Sequence[Event]) -> list[str]:
    """What has just been done, and by whom."""
    return [*trick_lines(viewer, events), move_note(viewer, told.seat, told.why)]


def _earlier(viewer: MammaIViewer) -> list[str]:
    """What had been done before."""
    return earlier_lines(viewer, viewer.events[: len(viewer.events) - len(viewer.news)])


def market_told(viewer: MammaIViewer, seals: Sequence[str]) -> list[Announcement]:
    """The market, and the first player's choice of a secret character."""
    words = viewer.words
    dealt = next(event for event in viewer.events if isinstance(event, Dealt))
    cards = [
        words("market-place", place=place, card=card) for place, card in enumerate(dealt.market, 1)
    ]
    name = person_name(viewer.table, dealt.chooser)
    told = [
        words("market-opens"),
        *cards,
        words("market-secrets", name=name),
        words("market-worth"),
    ]
    opens = message([*told, table_legend(words), *sealed(seals, words)])
    asked, buttons = prompt(viewer), to_press(viewer)
    users = mentioned(viewer.table, viewer.view.acting)
    asks = call_screen(viewer, asked, (), buttons) if users else message([asked], buttons)
    return [in_channel("market", "post", opens), in_channel("turn", "replace", asks, users)]


def turn_told(
    viewer: MammaIViewer, event: TurnBegan, lines: Sequence[str], seals: Sequence[str]
) -> list[Announcement]:
    """The start of a turn: what it is about, with the seal of its deck in small print."""
    ends = viewer.words("turn-ends-dinner" if event.for_sale is None else "turn-ends-when")
    begins = message([*lines, *heading(viewer), ends, *sealed(seals, viewer.words)])
    gap = 0.0 if event.turn == 1 else pace(viewer)
    opening = in_channel(f"turn-{event.turn}", "post", begins, gap=gap)
    # A message that is only edited would stay above the one that opens the turn.
    return [opening, *_next(viewer, (), (), "replace")]


def _next(
    viewer: MammaIViewer, lines: Sequence[str], rest: Sequence[str], act: Act
) -> list[Announcement]:
    """The table with what led to it, and who is next; a person is called before it is drawn."""
    users, screen = mentioned(viewer.table, viewer.view.acting), _table(viewer, lines)
    if not users:
        return [remembered(viewer, in_channel("turn", act, screen), rest)]
    called = call_screen(viewer, prompt(viewer), lines, to_press(viewer))
    call = in_channel("turn", "replace", called, users)
    return [remembered(viewer, call, rest), in_channel("turn", "edit", screen, users)]


def _table(viewer: MammaIViewer, lines: Sequence[str]) -> Screen:
    """The table below what led to it, and who is next."""
    below = [votes_line(viewer), prompt(viewer)]
    return message(lines, to_press(viewer), pictures=[table_shown(viewer)], below=below)
