"""What the channel hears of a deal or a move, and which hands change with it."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_mia import events
from bot.screens.announcing import CALL_ANSWERED, move_note, pace
from bot.screens.family import HandChange, Told
from bot.screens.mamma_mia.ending import end_told
from bot.screens.mamma_mia.hand import hand_at_oven
from bot.screens.mamma_mia.reveal import reveal_told
from bot.screens.mamma_mia.rhythm import ANSWERED, get_rhythm
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.turn import is_play, is_told_at_door, round_told, turn_told
from bot.screens.screen import Screen
from bot.tables.announcement import Announcement


def begun(viewer: MammaMiaViewer, seals: Sequence[str]) -> list[Announcement]:
    """The story of the deal: the seal first, then whose turn it is."""
    dealt = next(event for event in viewer.news if isinstance(event, events.Dealt))
    found = [viewer.say(event) for event in viewer.news if isinstance(event, events.MammaMiaFound)]
    return round_told(viewer, dealt, found, seals)


def moved(viewer: MammaMiaViewer, move: Told) -> list[Announcement]:
    """What everybody hears of a move and its consequences; nothing if all of it is secret."""
    news = viewer.news
    told: list[Announcement] = []
    if is_play(news) and not is_told_at_door(viewer):
        told.append(turn_told(viewer, move))
    if _is_revealed(news):
        # Nobody may learn who refused to help, after which this comes first.
        is_silent = isinstance(news[0], events.NobodyHelped) or bool(told)
        note = "" if is_silent else move_note(viewer, move.seat, move.why)
        frames = reveal_told(viewer, note, _pause(viewer))
        if not told:
            # Nobody has to act on the last call any more.
            frames.insert(1, CALL_ANSWERED)
        told += frames
    return told + _what_next(viewer, move.seals)


def _what_next(viewer: MammaMiaViewer, seals: Sequence[str]) -> list[Announcement]:
    """After the story: the next round, or the end."""
    told: list[Announcement] = []
    for event in viewer.news:
        match event:
            case events.RoundBegan():
                told += round_told(viewer, event, (), seals)
            case events.GameEnded():
                told += end_told(viewer)
            case _:
                pass
    return told


def hand_change(viewer: MammaMiaViewer, seat: int) -> HandChange:
    """What becomes of the viewer's hand after that seat's move.

    The hand of a player who asks for help changes only with what that brings: it must not tell
    whether anybody can help (B6.2).
    """
    news = viewer.news
    if _is(news, events.HelpAsked):
        return "asks"
    if _is(news, events.RoundBegan, events.GameEnded):
        return "new"
    if _is(news, events.HelpRequested) and not _is(news, events.NobodyHelped):
        return "none"
    changed = {seat, *(_changed_seat(event) for event in news)}
    return "new" if viewer.seat in changed else "none"


def hand_at_once(viewer: MammaMiaViewer) -> Screen | None:
    """The hand of the player who has moved, while the oven is open.

    That of a player who asks for help waits, as it must not tell whether anybody can help (B6.2).
    """
    news = viewer.news
    if not _is_revealed(news) or _is(news, events.HelpRequested):
        return None
    return hand_at_oven(viewer)


def _changed_seat(event: Event) -> int | None:
    """The seat whose hand looks different after what has happened, besides the mover's."""
    match event:
        case events.NobodyHelped(seat) | events.OwnerDecides(seat) | events.TurnBegan(seat):
            return seat
        case events.HelpGiven(owner=owner):
            # The player who asked has added cards to the helper's.
            return owner
        case _:
            return None


def _pause(viewer: MammaMiaViewer) -> float:
    """The pause before the oven's story; whoever made the decision sees at once what it brings."""
    # After a request there is a gap, whoever answers.
    if isinstance(viewer.news[0], events.OrderBaked | events.OrderFailed | events.HelpRequested):
        return 0.0
    is_opened = _is(viewer.news, events.OvenOpened)
    return pace(viewer) if is_opened else max(get_rhythm(viewer).beat, ANSWERED)


def _is_revealed(news: Sequence[Event]) -> bool:
    """Whether cards come out of the oven, or something happens to them."""
    return _is(news, events.OvenOpened, events.HelpRequested, events.OrderBaked, events.OrderFailed)


def _is(news: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in news)


def may_tell_again(viewer: MammaMiaViewer, key: str) -> bool:
    """Whether it's an opening that is over, and at a table that must remember not too long ago.

    There the leftovers can be looked at until somebody covers them, as at a real table (A3.7).
    """
    is_open = viewer.table.terms.memory == "open" or viewer.view.phase == "over"
    found = False
    for event in viewer.events:
        match event:
            case events.OvenEmptied(opening) if key == f"oven-{opening}":
                found = True
            case events.IngredientsPlayed() | events.Passed() if not is_open:
                found = False
            case _:
                pass
    return found
