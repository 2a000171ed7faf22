"""The open oven, scene by scene, in one message that changes.

The door opens. Ingredients come in quick frames, and the piles grow. Every order is a scene: it
appears with what it needs as slots, which the piles fill, and after a beat comes the verdict.
Finished scenes fold into a line, so that everything fits a phone's screen. In the end the message
shows what became of the orders; the ingredients that are left over are back in the oven (A3.7), so
they are named only where the channel keeps everything, or the edition leaves them open.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING, Counts
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    IngredientsShown,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenEmptied,
    OvenOpened,
)
from bot.screens.announcing import BROWN, in_channel, message
from bot.screens.buttons import bet_buttons, make_button
from bot.screens.mamma_mia import pictured
from bot.screens.mamma_mia.cards_out import CardOut, cards_out, get_opened, get_order_shown
from bot.screens.mamma_mia.pictured import Scene
from bot.screens.mamma_mia.result import begins_next, result_screen
from bot.screens.mamma_mia.rhythm import ANSWERED, BETTING, Rhythm, get_rhythm
from bot.screens.mamma_mia.scene import appears, plays, verdict
from bot.screens.mamma_mia.score import find_scores, score_line
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.turn import (
    decide_button,
    is_told_at_door,
    play_lines,
)
from bot.screens.mamma_mia.wagers import find_subject, is_close
from bot.screens.people import mentioned
from bot.screens.screen import Button, Screen
from bot.tables.announcement import Announcement

LONGEST_LIST: Final = 2400
"""The most characters for verdicts that a stop tells all at once."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The message at one moment, and its gap to the frame before."""

    gap: float
    done: Sequence[CardOut]
    """The cards that are out, except for the one on stage."""
    lies: Counts
    stage: str
    scene: Scene
    """The picture's part of the stage."""
    subject: str | None = None
    """The bet that is open while this is shown."""
    can_be_skipped: bool = True
    prompt: str = ""
    """Asks players in secret, when nobody else may know who they are."""
    to_press: Sequence[Button] = ()
    mentions: tuple[int, ...] = ()
    """The players it calls if it is posted anew."""
    above: Sequence[str] = ()
    """The lines above the heading."""
    hold: float = 0.0
    """How much longer than others it is shown."""
    stays: bool = False
    """Whether what lies on the table begins the next oven."""


def reveal_told(viewer: MammaMiaViewer, note: str, first_gap: float) -> list[Announcement]:
    """The part of the opening in the news, from one stop to the next."""
    news, rhythm = viewer.news, get_rhythm(viewer)
    is_begun = any(isinstance(event, OvenOpened) for event in news)
    frames = [*_all_frames(viewer, rhythm)]
    emptied = next((event for event in news if isinstance(event, OvenEmptied)), None)
    if is_told_at_door(viewer):
        _begin_with_play(viewer, frames, first_gap)
    else:
        frames[0] = replace(frames[0], gap=first_gap)
    if _is_about_help(news):
        frames = [replace(frame, can_be_skipped=False) for frame in frames]
    if isinstance(news[0], HelpRequested) and len(frames) > 1:
        frames[1] = replace(frames[1], gap=max(frames[1].gap, ANSWERED))
    if emptied is None:
        frames[-1] = _stop(viewer, frames[-1])
    elif begins_next(viewer, emptied):
        frames[-1] = replace(frames[-1], stays=True)
    opened = get_opened(viewer)
    key = f"oven-{opened.opening}"
    heading = "\n".join(filter(None, [_heading(viewer, opened), note]))
    told: list[Announcement] = []
    subject: str | None = None
    hold = 0.0
    for frame in frames:
        screen = _screen(viewer, frame, heading)
        shown = in_channel(key, "edit", screen, frame.mentions, frame.gap + hold)
        told.append(replace(shown, bet_on=subject))
        subject, hold = frame.subject, frame.hold
    if is_begun:
        told[0] = replace(told[0], act="post")
    if emptied is not None:
        gap = max(rhythm.beat, rhythm.standing) if frames[-1].stays else rhythm.beat
        told.append(in_channel(key, "edit", result_screen(viewer, emptied), gap=gap))
    return told


def _is_about_help(news: Sequence[Event]) -> bool:
    """Whether somebody asked for help, or has answered, as far as everybody hears of it."""
    return bool(news) and isinstance(news[0], HelpRequested | HelpGiven | NobodyHelped)


def can_skip(viewer: MammaMiaViewer) -> bool:
    """Whether a player may cut the story short; after a request that would tell who is asked."""
    return viewer.view.phase != "help" and not _is_about_help(viewer.news)


def _begin_with_play(viewer: MammaMiaViewer, frames: list[Frame], first_gap: float) -> None:
    """Puts the play that opens the oven above its door, until the story goes on."""
    frames[0] = replace(frames[0], above=play_lines(viewer))
    if len(frames) > 1:
        frames[1] = replace(frames[1], gap=max(frames[1].gap, first_gap))


def _all_frames(viewer: MammaMiaViewer, rhythm: Rhythm) -> Iterator[Frame]:
    """First the request for help, if there is one, then everything that comes out."""
    news = viewer.news
    asked = [place for place, event in enumerate(news) if isinstance(event, HelpRequested)]
    if asked:
        news = news[asked[0] + 1 :]
        # It looks the same whether or not anybody can help (B6.2).
        yield _request(viewer, len(news))
    if not any(isinstance(event, OvenOpened | OrderBaked | OrderFailed) for event in news):
        return
    cards = cards_out(viewer, len(news))
    if not rhythm.beat:
        yield _at_once(viewer, cards)
        return
    is_begun = any(isinstance(event, OvenOpened) for event in news)
    yield from _frames(viewer, cards, rhythm, is_begun=is_begun)


def _request(viewer: MammaMiaViewer, later: int) -> Frame:
    """An order's owner asks for help; what that brings comes later."""
    cards = cards_out(viewer, 0, later)
    card = cards[-1]
    stage, scene = plays(viewer, card), _played(viewer, card)
    subject = _find_bet_at_stop(viewer, cards)
    frame = Frame(0.0, cards, card.table, stage, scene, subject, can_be_skipped=False)
    prompt, buttons = viewer.words("prompt-help"), [make_button(viewer, "hand")]
    return replace(frame, prompt=prompt, to_press=buttons)


def _stop(viewer: MammaMiaViewer, frame: Frame) -> Frame:
    """The frame of a stop: there is nothing to skip, but time to bet."""
    subject = _find_bet_at_stop(viewer, cards_out(viewer, 0))
    stop = replace(frame, can_be_skipped=False, subject=subject)
    acting = viewer.view.acting
    if frame.prompt or (acting is not None and viewer.table.chairs[acting].is_played_by_computer):
        return stop
    return replace(stop, to_press=[decide_button(viewer)], mentions=mentioned(viewer.table, acting))


def _find_bet(viewer: MammaMiaViewer, cards: Sequence[CardOut], rhythm: Rhythm) -> str | None:
    """The bet on the last of these cards, if the opening has time for it."""
    *former, card = cards
    bets = sum(not _is_ingredient(one) and is_close(one) for one in former)
    return find_subject(viewer, card) if bets < rhythm.bets else None


def _find_bet_at_stop(viewer: MammaMiaViewer, cards: Sequence[CardOut]) -> str | None:
    """The bet on an order that waits, unless a computer may decide about it any moment."""
    owner = viewer.table.chairs[get_order_shown(cards[-1]).seat]
    if owner.is_played_by_computer:
        return _find_bet(viewer, cards, get_rhythm(viewer))
    return find_subject(viewer, cards[-1])


def _frames(
    viewer: MammaMiaViewer, cards: Sequence[CardOut], rhythm: Rhythm, *, is_begun: bool
) -> Iterator[Frame]:
    """The door, the ingredients and the scenes, one after the other."""
    if is_begun:
        door = viewer.words("oven-door", count=rhythm.cards)
        yield Frame(0.0, (), NOTHING, door, pictured.door_scene(rhythm.cards))
    flash: list[IngredientsShown] = []
    above: list[str] = []
    told = 0
    for place, card in enumerate(cards):
        if not card.is_new or place < told:
            continue
        subject: str | None = None
        done, shown = cards[:place], card.shown
        if isinstance(shown, IngredientsShown):
            flash.append(shown)
            if rhythm.step and (len(flash) == rhythm.step or _ends_run(cards, place)):
                yield _flash(viewer, done, flash, rhythm)
                flash = []
            continue
        if not card.is_known:
            came_out = [_ingredients(viewer, one) for one in flash]
            flash = []
            run = _burnt_run(cards, place, rhythm)
            if run:
                told = place + len(run)
                yield _all_burnt(viewer, cards[:told], run, came_out, rhythm)
                continue
            if rhythm.has_suspense:
                stage = "\n".join([*came_out, appears(viewer, card)])
                scene = pictured.order_scene(viewer, card, "open")
                subject = _find_bet(viewer, cards[: place + 1], rhythm)
                yield Frame(rhythm.beat, done, shown.table, stage, scene, subject)
        if card.is_known and not rhythm.has_suspense and card is not cards[-1]:
            above.append(verdict(viewer, card))
            continue
        scene = _played(viewer, card)
        stage = "\n".join([*above, plays(viewer, card)])
        above = []
        gap = max(rhythm.beat, BETTING) if subject else rhythm.beat
        yield Frame(gap, cards[: place + 1], card.table, stage, scene)
    if flash:
        yield _flash(viewer, cards, flash, rhythm)


def _burnt_run(cards: Sequence[CardOut], place: int, rhythm: Rhythm) -> Sequence[CardOut]:
    """The cards from here on among which several orders burn one after the other, if they do.

    None of them was close, and nobody was asked. Ingredients that get no frames may lie between.
    """
    end, orders = place, 0
    for at in range(place, len(cards)):
        if _is_ingredient(cards[at]):
            if rhythm.step:
                break
        elif _is_hopeless(cards[at]):
            end, orders = at + 1, orders + 1
        else:
            break
    return cards[place:end] if orders > 1 else ()


def _is_hopeless(card: CardOut) -> bool:
    """Whether an order burns without anybody being asked, and it wasn't close."""
    is_burnt = card.settled is not None and not card.settled.baked
    return is_burnt and len(card.came) == 1 and not is_close(card)


def _all_burnt(
    viewer: MammaMiaViewer,
    done: Sequence[CardOut],
    run: Sequence[CardOut],
    came_out: Sequence[str],
    rhythm: Rhythm,
) -> Frame:
    """Several orders that burn, in one frame."""
    plays_between = [one.shown for one in run if isinstance(one.shown, IngredientsShown)]
    between = [_ingredients(viewer, shown) for shown in plays_between]
    burnt = [verdict(viewer, one) for one in run if not _is_ingredient(one)]
    heading = viewer.words("oven-burn-in-a-row", count=len(burnt))
    stage = "\n".join([*came_out, *between, heading, *burnt])
    scene = _played(viewer, run[-1])
    return Frame(rhythm.beat, done, run[-1].table, stage, scene, hold=rhythm.beat)


def _flash(
    viewer: MammaMiaViewer,
    done: Sequence[CardOut],
    flash: Sequence[IngredientsShown],
    rhythm: Rhythm,
) -> Frame:
    """Ingredients that have just come out."""
    stage = "\n".join(_ingredients(viewer, one) for one in flash)
    return Frame(rhythm.quick, done, flash[-1].table, stage, pictured.turned_scene(flash))


def _played(viewer: MammaMiaViewer, card: CardOut) -> Scene:
    """The picture of an order with everything that has happened to it so far."""
    verdict: pictured.Verdict = "waiting"
    if card.settled is not None:
        verdict = "baked" if card.settled.baked else "burnt"
    return pictured.order_scene(viewer, card, verdict)


def _ends_run(cards: Sequence[CardOut], place: int) -> bool:
    """Whether an order comes next, or nothing."""
    following = cards[place + 1 : place + 2]
    return not (following and isinstance(following[0].shown, IngredientsShown))


def _at_once(viewer: MammaMiaViewer, cards: Sequence[CardOut]) -> Frame:
    """All news in one frame: a line for each verdict, then the scene that everybody waits for."""
    news = [card for card in cards if card.is_new and not _is_ingredient(card)]
    waiting = [plays(viewer, card) for card in news if card.settled is None]
    lines = [verdict(viewer, card) for card in news if card.settled is not None]
    while sum(map(len, lines)) > LONGEST_LIST:
        lines = ["…", *lines[2:]]
    stage = "\n".join([*lines, *waiting]) or viewer.words("oven-no-orders")
    if not cards:
        return Frame(0.0, cards, NOTHING, stage, pictured.NO_SCENE)
    last = cards[-1]
    if isinstance(last.shown, OrderShown):
        scene = _played(viewer, last)
    else:
        scene = pictured.turned_scene([last.shown])
    return Frame(0.0, cards, last.table, stage, scene)


def _is_ingredient(card: CardOut) -> bool:
    return isinstance(card.shown, IngredientsShown)


def _screen(viewer: MammaMiaViewer, frame: Frame, heading: str) -> Screen:
    # Nothing jumps when bets open and close.
    buttons = [*frame.to_press]
    if frame.can_be_skipped:
        buttons.append(make_button(viewer, "skip"))
    if frame.subject:
        buttons += bet_buttons(viewer, frame.subject)
    scores = find_scores(viewer, frame.done)
    is_begun = frame.done or any(frame.lies)
    key = "result-left-over" if frame.stays else "oven-piles"
    piles = viewer.words(key, cards=frame.lies) if is_begun else ""
    pictures = pictured.oven_picture(viewer, frame.lies, scores, frame.scene)
    below = [frame.stage, piles, score_line(viewer, scores), frame.prompt]
    return message([*frame.above, heading], buttons, BROWN, pictures=pictures, below=below)


def _heading(viewer: MammaMiaViewer, event: OvenOpened) -> str:
    openings = viewer.view.edition.openings
    heading = viewer.words("oven-heading", opening=event.opening, openings=openings)
    return f"{heading}\n{viewer.say(event)}"


def _ingredients(viewer: MammaMiaViewer, event: IngredientsShown) -> str:
    facts = {"ingredient": event.ingredient, "count": event.count}
    if event.seat is None:
        return viewer.words("oven-left-over", **facts)
    return viewer.words("oven-ingredients", **facts, name=viewer.names(event.seat))
