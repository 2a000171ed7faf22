"""The open oven, scene by scene, in one message that changes.

The door opens. Ingredients come in quick frames, and the piles grow. Every order is a scene: it
appears with what it needs as slots, which the piles fill, and after a beat comes the verdict.
Finished scenes fold into a line, so that everything fits a phone's screen. In the end the message
shows what became of the orders, but no ingredients: these are back in the oven (A3.7).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.interface import Event, Json
from bot.games.mamma_mia.cards import NOTHING, Counts, Ingredient
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRefused,
    HelpRequested,
    IngredientsShown,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenEmptied,
    OvenOpened,
)
from bot.games.mamma_mia.state import Settled
from bot.screens.announcing import BROWN, in_channel, message
from bot.screens.buttons import bet_buttons, make_button
from bot.screens.mamma_mia.card_words import counted, ingredient_emoji, order_name
from bot.screens.mamma_mia.cards_out import CardOut, cards_out, get_opened
from bot.screens.mamma_mia.pictured import (
    NO_SCENE,
    Verdict,
    door_scene,
    order_scene,
    oven_picture,
    standing_picture,
    turned_scene,
)
from bot.screens.mamma_mia.rhythm import ANSWERED, Rhythm, get_rhythm
from bot.screens.mamma_mia.scene import appears, plays, slots_at_first, slots_by_now, verdict
from bot.screens.mamma_mia.seen import onlook
from bot.screens.mamma_mia.turn import decide_button, is_told_at_door, play_lines
from bot.screens.mamma_mia.wagers import find_subject
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import mentioned, person_name
from bot.screens.screen import Button, Screen
from bot.screens.words import Words
from bot.tables.announcement import Announcement
from bot.tables.table import Table

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
    scene: Json
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


def reveal_told(
    table: Table, events: Sequence[Event], note: str, first_gap: float
) -> list[Announcement]:
    """The part of the opening in these events, from one stop to the next."""
    words = get_words(table.terms.language)
    rhythm = get_rhythm(table)
    is_begun = any(isinstance(event, OvenOpened) for event in events)
    frames = [*_all_frames(table, events, rhythm, words)]
    emptied = next((event for event in events if isinstance(event, OvenEmptied)), None)
    if is_told_at_door(table, events):
        _begin_with_play(table, frames, events, first_gap)
    else:
        frames[0] = replace(frames[0], gap=first_gap)
    if is_about_help(events):
        frames = [replace(frame, can_be_skipped=False) for frame in frames]
    if isinstance(events[0], HelpRequested) and len(frames) > 1:
        frames[1] = replace(frames[1], gap=max(frames[1].gap, ANSWERED))
    if emptied is None:
        frames[-1] = _stop(table, frames[-1], words)
    opened = get_opened(table)
    key = f"oven-{opened.opening}"
    heading = "\n".join(filter(None, [_heading(table, opened, words), note]))
    told: list[Announcement] = []
    subject: str | None = None
    for frame in frames:
        screen = _screen(table, frame, heading, words)
        shown = in_channel(key, "edit", screen, frame.mentions, frame.gap)
        told.append(replace(shown, bet_on=subject))
        subject = frame.subject
    if is_begun:
        told[0] = replace(told[0], act="post")
    if emptied is not None:
        result = _result(table, emptied, words)
        told.append(in_channel(key, "edit", result, gap=rhythm.beat))
    return told


def is_about_help(events: Sequence[Event]) -> bool:
    """Whether somebody asked for help, or has answered."""
    return bool(events) and isinstance(events[0], HelpRequested | HelpGiven | HelpRefused)


def can_skip(table: Table) -> bool:
    """Whether a player may cut the story short; after a request that would tell who is asked."""
    before = table.before
    since = () if before is None else table.get_match().since(before)
    return not table.acts_in_secret and not is_about_help(since)


def _begin_with_play(
    table: Table, frames: list[Frame], events: Sequence[Event], first_gap: float
) -> None:
    """Puts the play that opens the oven above its door, until the story goes on."""
    words = get_words(table.terms.language)
    frames[0] = replace(frames[0], above=play_lines(table, events, words))
    if len(frames) > 1:
        frames[1] = replace(frames[1], gap=max(frames[1].gap, first_gap))


def _all_frames(
    table: Table, events: Sequence[Event], rhythm: Rhythm, words: Words
) -> Iterator[Frame]:
    """First the request for help, if there is one, then everything that comes out."""
    asked = [place for place, event in enumerate(events) if isinstance(event, HelpRequested)]
    news = events[asked[0] + 1 :] if asked else events
    if asked:
        # It looks the same whether or not anybody can help (B6.2).
        yield _request(table, len(news), words)
    if not any(isinstance(event, OvenOpened | OrderBaked | OrderFailed) for event in news):
        return
    cards = cards_out(table, len(news))
    if not rhythm.beat:
        yield _at_once(table, cards, words)
        return
    is_begun = any(isinstance(event, OvenOpened) for event in news)
    yield from _frames(table, cards, rhythm, words, is_begun=is_begun)


def _request(table: Table, later: int, words: Words) -> Frame:
    """An order's owner asks for help; what that brings comes later."""
    cards = cards_out(table, 0, later)
    card = cards[-1]
    assert isinstance(card.shown, OrderShown)
    stage, scene = plays(table, card, words), _played(table, card, card.shown, words)
    subject = find_subject(table, card)
    frame = Frame(0.0, cards, card.table, stage, scene, subject, can_be_skipped=False)
    return replace(frame, prompt=words("prompt-help"), to_press=[make_button(table, "hand", words)])


def _stop(table: Table, frame: Frame, words: Words) -> Frame:
    """The frame of a stop: there is nothing to skip, but time to bet."""
    subject = find_subject(table, cards_out(table, 0)[-1])
    stop = replace(frame, can_be_skipped=False, subject=subject)
    acting = onlook(table).acting
    if frame.prompt or (acting is not None and table.chairs[acting].is_played_by_computer):
        return stop
    return replace(stop, to_press=[decide_button(table, words)], mentions=mentioned(table, acting))


def _frames(
    table: Table, cards: Sequence[CardOut], rhythm: Rhythm, words: Words, *, is_begun: bool
) -> Iterator[Frame]:
    """The door, the ingredients and the scenes, one after the other."""
    if is_begun:
        door = words("oven-door", count=rhythm.cards)
        yield Frame(0.0, (), NOTHING, door, door_scene(rhythm.cards))
    flash: list[IngredientsShown] = []
    above: list[str] = []
    for place, card in enumerate(cards):
        if not card.is_new:
            continue
        done, shown = cards[:place], card.shown
        if isinstance(shown, IngredientsShown):
            flash.append(shown)
            if rhythm.step and (len(flash) == rhythm.step or _ends_run(cards, place)):
                yield _flash(table, done, flash, rhythm, words)
                flash = []
            continue
        if not card.is_known:
            came_out = [_ingredients(table, one, words) for one in flash]
            flash = []
            if rhythm.has_suspense:
                stage = "\n".join([*came_out, appears(table, card, words)])
                scene = order_scene(table, shown, slots_at_first(card), "open", words)
                subject = find_subject(table, card)
                yield Frame(rhythm.beat, done, shown.table, stage, scene, subject)
        if card.is_known and not rhythm.has_suspense and card is not cards[-1]:
            above.append(verdict(table, card, words))
            continue
        scene = _played(table, card, shown, words)
        stage = "\n".join([*above, plays(table, card, words)])
        above = []
        yield Frame(rhythm.beat, cards[: place + 1], card.table, stage, scene)
    if flash:
        yield _flash(table, cards, flash, rhythm, words)


def _flash(
    table: Table,
    done: Sequence[CardOut],
    flash: Sequence[IngredientsShown],
    rhythm: Rhythm,
    words: Words,
) -> Frame:
    """Ingredients that have just come out."""
    stage = "\n".join(_ingredients(table, one, words) for one in flash)
    return Frame(rhythm.quick, done, flash[-1].table, stage, turned_scene(flash))


def _played(table: Table, card: CardOut, shown: OrderShown, words: Words) -> Json:
    """The picture of an order with everything that has happened to it so far."""
    verdict: Verdict = "waiting"
    if card.settled is not None:
        verdict = "baked" if card.settled.baked else "burnt"
    return order_scene(table, shown, slots_by_now(card), verdict, words)


def _ends_run(cards: Sequence[CardOut], place: int) -> bool:
    """Whether an order comes next, or nothing."""
    following = cards[place + 1 : place + 2]
    return not (following and isinstance(following[0].shown, IngredientsShown))


def _at_once(table: Table, cards: Sequence[CardOut], words: Words) -> Frame:
    """All news in one frame: a line for each verdict, then the scene that everybody waits for."""
    news = [card for card in cards if card.is_new and not _is_ingredient(card)]
    waiting = [plays(table, card, words) for card in news if card.settled is None]
    lines = [verdict(table, card, words) for card in news if card.settled is not None]
    while sum(map(len, lines)) > LONGEST_LIST:
        lines = ["…", *lines[2:]]
    stage = "\n".join([*lines, *waiting]) or words("oven-no-orders")
    if not cards:
        return Frame(0.0, cards, NOTHING, stage, NO_SCENE)
    last = cards[-1]
    if isinstance(last.shown, OrderShown):
        scene = _played(table, last, last.shown, words)
    else:
        scene = turned_scene([last.shown])
    return Frame(0.0, cards, last.table, stage, scene)


def _is_ingredient(card: CardOut) -> bool:
    return isinstance(card.shown, IngredientsShown)


def _screen(table: Table, frame: Frame, heading: str, words: Words) -> Screen:
    buttons = [*frame.to_press]
    if frame.subject:
        buttons += bet_buttons(table, frame.subject, words)
    if frame.can_be_skipped:
        buttons.append(make_button(table, "skip", words))
    settled = [card.settled for card in frame.done if card.settled is not None]
    piles = _piles(frame.lies, words) if frame.done or any(frame.lies) else ""
    pictures = oven_picture(table, frame.lies, settled, frame.scene, words)
    below = [frame.stage, piles, _recap(table, settled, words), frame.prompt]
    return message([*frame.above, heading], buttons, BROWN, pictures=pictures, below=below)


def _heading(table: Table, event: OvenOpened, words: Words) -> str:
    openings = onlook(table).edition.openings
    heading = words("oven-heading", opening=event.opening, openings=openings)
    key = "oven-stalemate" if event.is_stalemate else "oven-opens"
    return f"{heading}\n{words(key, name=person_name(table, event.seat))}"


def _ingredients(table: Table, event: IngredientsShown, words: Words) -> str:
    cards = counted(words, event.ingredient, event.count)
    if event.seat is None:
        return words("oven-left-over", cards=cards)
    return words("oven-ingredients", cards=cards, name=person_name(table, event.seat))


def _piles(lies: Counts, words: Words) -> str:
    piles = [f"{ingredient_emoji(words, Ingredient(at))} {n}" for at, n in enumerate(lies) if n]
    return words("oven-table", cards=" · ".join(piles) or words("nothing"))


def _recap(table: Table, settled: Sequence[Settled], words: Words) -> str:
    """The results so far in a line."""
    parts: list[str] = []
    for seat in range(len(table.chairs)):
        own = [result.baked for result in settled if result.seat == seat]
        if own:
            name = person_name(table, seat)
            baked, failed = own.count(True), own.count(False)
            parts.append(words("oven-recap-of", name=name, baked=baked, failed=failed))
    return words("oven-recap", results=" · ".join(parts)) if parts else ""


def _result(table: Table, emptied: OvenEmptied, words: Words) -> Screen:
    """What stays of an opening: the orders and the standing, but not the ingredients."""
    settled = onlook(table).openings[emptied.opening - 1]
    lines = [words("oven-result-heading", opening=emptied.opening)]
    lines += [_results_of(table, seat, settled, words) for seat in range(len(table.chairs))]
    if not settled:
        lines.append(words("oven-no-orders"))
    lines.append(_standing(table, emptied, words))
    pictures = standing_picture(table, emptied, settled, words)
    return message(lines, color=BROWN, pictures=pictures)


def _results_of(table: Table, seat: int, settled: Sequence[Settled], words: Words) -> str:
    own = [done for done in settled if done.seat == seat]
    if not own:
        return ""
    marks = {True: "✅", False: "❌"}
    results = " · ".join(f"{marks[done.baked]} {order_name(words, done.order)}" for done in own)
    return words("oven-result-of", name=person_name(table, seat), results=results)


def _standing(table: Table, event: OvenEmptied, words: Words) -> str:
    if event.delivered is None:
        return words("oven-pile", count=event.finished)
    parts = [
        words("oven-standing-of", name=person_name(table, seat), count=number)
        for seat, number in enumerate(event.delivered)
    ]
    return words("oven-standing", standing=" · ".join(parts))
