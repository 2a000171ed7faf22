"""The announcement of a turn: what was called out, what was drawn, and who is next."""

from collections.abc import Sequence
from typing import Literal

from bot.games.interface import Event
from bot.games.mamma_mia.cards import Counts
from bot.games.mamma_mia.events import (
    Dealt,
    Drew,
    IngredientsPlayed,
    MammaMiaFound,
    OrderPlayed,
    OvenOpened,
    Passed,
    RoundBegan,
)
from bot.screens.announcing import (
    call_screen,
    in_channel,
    message,
    move_note,
    remembered,
    sealed,
    turn_prompt,
)
from bot.screens.buttons import acting_button, make_button, standard_buttons
from bot.screens.family import Told
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.mamma_mia.seen import MammaMiaViewer, get_order
from bot.screens.people import mention, mentioned
from bot.screens.screen import Button, Screen
from bot.tables.announcement import Act, Announcement


def prompt(viewer: MammaMiaViewer) -> str:
    """Who the table waits for; a player asked for help stays secret (B6.2)."""
    view, words = viewer.view, viewer.words
    if view.phase == "help":
        return words("prompt-help")
    if view.acting is None:
        return words("prompt-over")
    if view.pending is not None:
        order = get_order(view, view.pending.seat, view.pending.order)
        return words("prompt-decision", name=mention(viewer.table, view.acting), order=order)
    return turn_prompt(viewer, view.acting)


def to_press(viewer: MammaMiaViewer) -> list[Button]:
    """The buttons below the prompt: for the player whose turn it is, and for everybody."""
    match viewer.view.phase:
        case "turn":
            return [acting_button(viewer, "play"), *standard_buttons(viewer)]
        case "decision":
            return [decide_button(viewer), make_button(viewer, "table")]
        case _:
            return standard_buttons(viewer)


def decide_button(viewer: MammaMiaViewer) -> Button:
    """The button for the owner of an order that has come out of the oven."""
    return acting_button(viewer, "decide")


def calls_late(viewer: MammaMiaViewer) -> bool:
    """Whether the player whose turn it is watches the open oven, like everybody else."""
    return viewer.view.phase == "decision"


def is_told_at_door(viewer: MammaMiaViewer) -> bool:
    """Whether a play opens the oven and stays above its door, to go with the next one."""
    is_faithful = viewer.table.terms.memory == "faithful"
    return is_faithful and _is_opened(viewer) and is_play(viewer.news)


def is_play(events: Sequence[Event]) -> bool:
    """Whether a player has made a turn."""
    return any(isinstance(event, IngredientsPlayed | Passed) for event in events)


def turn_told(viewer: MammaMiaViewer, move: Told) -> Announcement:
    """A play, as the table hears it."""
    lines = [*play_lines(viewer), move_note(viewer, move.seat, move.why)]
    if _is_opened(viewer):
        return remembered(viewer, in_channel("turn", "replace", message(lines)), lines)
    view = viewer.view
    lines.append(viewer.words("turn-standing", round=view.round, supply=view.supply))
    users = mentioned(viewer.table, view.acting)
    # If a computer is next, the message is only edited: nobody has to be alerted.
    act: Act = "edit" if viewer.table.terms.memory == "faithful" and not users else "replace"
    told = in_channel("turn", act, _next(viewer, lines), users)
    return remembered(viewer, told, lines)


def round_told(
    viewer: MammaMiaViewer, event: Dealt | RoundBegan, lines: Sequence[str], seals: Sequence[str]
) -> list[Announcement]:
    """A round begins: what is ready, with the seal in small print, and then who is first."""
    view, words = viewer.view, viewer.words
    heading = words("round-heading", round=view.round, openings=view.edition.openings)
    gap = 0.0 if isinstance(event, Dealt) else get_rhythm(viewer).standing
    inside = "" if isinstance(event, Dealt) else left_over_line(viewer, "round", event.left_over)
    # Ingredients go with the play, which is covered in its turn.
    above, told = ([], [inside]) if names_left_over(viewer) else ([inside], [])
    begins = message([heading, viewer.say(event), *above, *sealed(seals, words)])
    told = [*told, *lines]
    call = in_channel("turn", "replace", _next(viewer, told), mentioned(viewer.table, view.acting))
    return [
        in_channel(f"round-{view.round}", "post", begins, gap=gap),
        remembered(viewer, call, told),
    ]


def names_left_over(viewer: MammaMiaViewer) -> bool:
    """Whether the channel keeps what is left over, which elsewhere is soon covered (A3.7)."""
    return viewer.table.terms.memory == "open" or viewer.view.edition.open_left_overs


def left_over_line(
    viewer: MammaMiaViewer, when: Literal["result", "round"], left_over: Counts
) -> str:
    """What stays in the oven, or only how many cards, where people are to remember."""
    if not any(left_over):
        return ""
    if names_left_over(viewer):
        return viewer.words(f"{when}-left-over", cards=left_over)
    return viewer.words(f"{when}-left-over-count", count=sum(left_over))


def _next(viewer: MammaMiaViewer, lines: Sequence[str]) -> Screen:
    """What has happened, and who acts next; a person is called."""
    asked, buttons = prompt(viewer), to_press(viewer)
    if mentioned(viewer.table, viewer.view.acting):
        return call_screen(viewer, asked, lines, buttons)
    return message([*lines, asked], buttons)


def play_lines(viewer: MammaMiaViewer) -> list[str]:
    """What a player did in a turn, line by line."""
    lines = [line for event in viewer.news if (line := _line(viewer, event))]
    if not any(isinstance(event, Drew) for event in viewer.news):
        lines.append(viewer.words("turn-draws-nothing"))
    return lines


def _line(viewer: MammaMiaViewer, event: Event) -> str:
    words, view = viewer.words, viewer.view
    match event:
        case IngredientsPlayed(_, ingredient, count):
            return f"{viewer.say(event)} {words('ingredient-emoji', ingredient=ingredient) * count}"
        case OrderPlayed(seat, order):
            return words("turn-order", order=get_order(view, seat, order))
        case Drew(seat, pile, count):
            is_last = pile == "supply" and count and _is_opened(viewer)
            left = view.seats[seat].waiter
            return words("turn-draws", pile="last" if is_last else pile, count=count, left=left)
        case Passed() | MammaMiaFound():
            return viewer.say(event)
        case _:
            return ""


def _is_opened(viewer: MammaMiaViewer) -> bool:
    return any(isinstance(event, OvenOpened) for event in viewer.news)
