"""The announcement of a turn: what was called out, what was drawn, and who is next."""

from collections.abc import Sequence

from bot.games.interface import Event
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
from bot.games.mamma_mia.views import MammaMiaView
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
from bot.screens.mamma_mia.card_words import (
    cards_text,
    ingredient_call,
    ingredient_emoji,
    order_name,
    order_needs,
)
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.mamma_mia.seen import get_order, onlook
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import mention, mentioned, person_name
from bot.screens.screen import Button, Screen
from bot.screens.words import Words
from bot.tables.announcement import Act, Announcement, Why
from bot.tables.table import Table


def prompt(table: Table, words: Words) -> str:
    """Who the table waits for; a player asked for help stays secret (B6.2)."""
    view = onlook(table)
    if view.phase == "help":
        return words("prompt-help")
    if view.acting is None:
        return words("prompt-over")
    if view.pending is not None:
        order = get_order(view, view.pending.seat, view.pending.order)
        return words(
            "prompt-decision",
            name=mention(table, view.acting),
            order=order_name(words, order.id),
            needs=order_needs(words, order),
        )
    return turn_prompt(table, view.acting, words)


def to_press(table: Table, words: Words) -> list[Button]:
    """The buttons below the prompt: for the player whose turn it is, and for everybody."""
    match onlook(table).phase:
        case "turn":
            return [acting_button(table, "play", words), *standard_buttons(table, words)]
        case "decision":
            return [decide_button(table, words), make_button(table, "table", words)]
        case _:
            return standard_buttons(table, words)


def decide_button(table: Table, words: Words) -> Button:
    """The button for the owner of an order that has come out of the oven."""
    return acting_button(table, "decide", words)


def calls_late(table: Table) -> bool:
    """Whether the player whose turn it is watches the open oven, like everybody else."""
    return onlook(table).phase == "decision"


def is_told_at_door(table: Table, events: Sequence[Event]) -> bool:
    """Whether a play opens the oven and stays above its door, to go with the next one."""
    is_faithful = table.terms.memory == "faithful"
    return is_faithful and _is_opened(events) and is_play(events)


def is_play(events: Sequence[Event]) -> bool:
    """Whether a player has made a turn."""
    return any(isinstance(event, IngredientsPlayed | Passed) for event in events)


def turn_told(table: Table, seat: int, events: Sequence[Event], why: Why) -> Announcement:
    """A play, as the table hears it."""
    words = get_words(table.terms.language)
    lines = play_lines(table, events, words)
    lines.append(move_note(table, seat, why, words))
    if _is_opened(events):
        return remembered(table, in_channel("turn", "replace", message(lines)), lines)
    view = onlook(table)
    lines.append(words("turn-standing", round=view.round, supply=view.supply))
    users = mentioned(table, view.acting)
    # If a computer is next, the message is only edited: nobody has to be alerted.
    act: Act = "edit" if table.terms.memory == "faithful" and not users else "replace"
    told = in_channel("turn", act, _next(table, lines, words), users)
    return remembered(table, told, lines)


def round_told(
    table: Table, event: Dealt | RoundBegan, lines: Sequence[str], seals: Sequence[str]
) -> list[Announcement]:
    """A round begins: what is ready, with the seal in small print, and then who is first."""
    words = get_words(table.terms.language)
    view = onlook(table)
    heading = words("round-heading", round=view.round, openings=view.edition.openings)
    if isinstance(event, Dealt):
        ready, gap = words("round-dealt", cards=event.ingredients, supply=event.supply), 0.0
    else:
        ready, gap = words("round-supply", supply=event.supply), get_rhythm(table).standing
    begins = message([heading, ready, *sealed(seals, words)])
    told = [*_left_over(table, event, words), *lines]
    call = in_channel("turn", "replace", _next(table, told, words), mentioned(table, view.acting))
    return [
        in_channel(f"round-{view.round}", "post", begins, gap=gap),
        remembered(table, call, told),
    ]


def _left_over(table: Table, event: Dealt | RoundBegan, words: Words) -> list[str]:
    """What is left in the oven, which must not stay readable once it's covered (A3.7)."""
    is_open = table.terms.memory == "open" or onlook(table).edition.open_left_overs
    if isinstance(event, Dealt) or not any(event.left_over) or not is_open:
        return []
    return [words("round-left-over", cards=cards_text(words, event.left_over))]


def _next(table: Table, lines: Sequence[str], words: Words) -> Screen:
    """What has happened, and who acts next; a person is called."""
    asked, buttons = prompt(table, words), to_press(table, words)
    if mentioned(table, onlook(table).acting):
        return call_screen(table, asked, words, lines, buttons)
    return message([*lines, asked], buttons)


def play_lines(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """What a player did in a turn, line by line."""
    view = onlook(table)
    lines: list[str] = []
    for event in events:
        match event:
            case IngredientsPlayed():
                lines.append(_call_out(table, event, words))
            case Passed(seat):
                lines.append(words("turn-passes", name=person_name(table, seat)))
            case OrderPlayed(seat, order_id):
                order = get_order(view, seat, order_id)
                name, needs = order_name(words, order_id), order_needs(words, order)
                lines.append(words("turn-order", order=name, needs=needs))
            case Drew():
                lines.append(_drawn(view, event, _is_opened(events), words))
            case MammaMiaFound(seat):
                lines.append(words("turn-mamma-mia", name=person_name(table, seat)))
            case _:
                pass
    if not any(isinstance(event, Drew) for event in events):
        lines.append(words("turn-draws-nothing"))
    return lines


def _is_opened(events: Sequence[Event]) -> bool:
    return any(isinstance(event, OvenOpened) for event in events)


def _call_out(table: Table, event: IngredientsPlayed, words: Words) -> str:
    return words(
        "turn-call",
        name=person_name(table, event.seat),
        call=ingredient_call(words, event.ingredient, event.count),
        emoji=ingredient_emoji(words, event.ingredient) * event.count,
    )


def _drawn(view: MammaMiaView, event: Drew, is_opened: bool, words: Words) -> str:
    if event.pile == "waiter":
        left = view.seats[event.seat].waiter
        return words("turn-draws-waiter", count=event.count, left=left)
    if not event.count:
        return words("turn-supply-empty")
    if is_opened:
        return words("turn-draws-last", count=event.count)
    return words("turn-draws-supply", count=event.count)
