"""A player's own hand: the secret character, what it has, and what may be done now."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import Move, value
from bot.games.mamma_i.cards import MONEY, MOVEMENT, Card, Character
from bot.games.mamma_i.events import CardRemoved, CardsPlaced, Stopped, WcCalled
from bot.games.mamma_i.moves import Guest, Place, Remove, Stop, Wc
from bot.games.places import place_of
from bot.screens.announcing import BASIL, message
from bot.screens.buttons import make_button, rows, step_button
from bot.screens.lobby import game_title
from bot.screens.mamma_i.asking import votes_line
from bot.screens.mamma_i.decisions import decision_buttons
from bot.screens.mamma_i.laid_out import for_good
from bot.screens.mamma_i.notes import notes_lines
from bot.screens.mamma_i.pictured import secret_picture, table_shown
from bot.screens.mamma_i.scored import items_so_far
from bot.screens.mamma_i.seen import MammaIViewer, get_end
from bot.screens.mamma_i.trick import earlier_lines
from bot.screens.mamma_i.words import NAME
from bot.screens.ranking import marks_of
from bot.screens.screen import Button, Picture, Screen, Text


def hand_screen(viewer: MammaIViewer) -> Screen:
    """The secret character, and buttons for what this player may do now."""
    phase = viewer.view.phase
    if phase == "over":
        return _hand(viewer, Body(below=[_result(viewer)]), [[make_button(viewer, "table")]])
    look_around = [
        make_button(viewer, "table"),
        make_button(viewer, "rules", rest=NAME),
        make_button(viewer, "notes"),
    ]
    if not viewer.acts:
        return _hand(viewer, Body(pictures=secret_picture(viewer)), [look_around])
    asked = Body(below=[votes_line(viewer), _first_turn(viewer), _asked(viewer)])
    if phase != "secret":
        earlier, shown = earlier_lines(viewer, viewer.events), table_shown(viewer)
        asked = replace(asked, above=earlier, pictures=[shown])
        if viewer.table.terms.hints == "on":
            look_around.append(make_button(viewer, "hint"))
    return _hand(viewer, asked, [*_buttons(viewer), look_around])


def asking_hand(
    viewer: MammaIViewer, lines: Sequence[str], buttons: Sequence[Sequence[Button]]
) -> Screen:
    """The secret character, and what is to be chosen next; a picture of the table stays there."""
    shown = table_shown(viewer)
    pictures = [replace(shown, instead="")] if isinstance(shown, Picture) else []
    return _hand(viewer, Body(pictures=pictures, below=lines), buttons)


@value
class Body:
    """What a hand shows between its secret and its buttons."""

    above: Sequence[str] = ()
    pictures: Sequence[Picture | Text] = ()
    below: Sequence[str] = ()


def _hand(viewer: MammaIViewer, body: Body, buttons: Sequence[Sequence[Button]]) -> Screen:
    """The buttons come in groups, each in rows of its own."""
    heading = viewer.words("hand-heading", title=game_title(viewer))
    lines = [heading, _call(viewer), *_secret(viewer), *notes_lines(viewer), *body.above]
    written = message(lines, (), BASIL, pictures=body.pictures, below=body.below)
    in_rows = [row for group in buttons for row in rows(group)]
    return replace(written, blocks=(*written.blocks, *in_rows))


def _call(viewer: MammaIViewer) -> str:
    """Which table it is, and whether this player must act; nothing of the tricks of others."""
    view, words, place = viewer.view, viewer.words, f"<#{viewer.table.channel}>"
    if view.phase == "over":
        return words("hand-place", place=place)
    if viewer.acts:
        key = "hand-your-choice" if view.phase == "secret" else "hand-your-turn"
        return words(key, place=place)
    assert viewer.seat is not None
    has_stopped = view.seats[viewer.seat].has_stopped
    return words("hand-stopped" if has_stopped else "hand-waits-for-others", place=place)


def _secret(viewer: MammaIViewer) -> list[str]:
    """The secret character and what it has for good; all else comes and goes with the tricks."""
    view, words, secret = viewer.view, viewer.words, viewer.view.secret
    if secret is None:
        is_choosing = view.seat == view.chooser
        return [words("hand-choose" if is_choosing else "hand-no-secret")]
    if view.phase == "over":
        return [words("hand-secret-shown", secret=secret)]
    lines = [words("hand-secret", secret=secret)]
    if lying := for_good(viewer, secret):
        lines.append(words("hand-beside", lying=" · ".join(lying)))
    lines.append(_points(viewer, secret))
    if secret is Character.GRANDPA and not view.has_child:
        lines.append(words("hand-hint-child"))
    return lines


def _points(viewer: MammaIViewer, secret: Character) -> str:
    items = items_so_far(viewer.view, secret)
    if not items:
        return viewer.words("hand-no-points")
    points = sum(item.points for item in items)
    return viewer.words("hand-points", points=points, items=items)


def _first_turn(viewer: MammaIViewer) -> str:
    """What a turn is about, in this player's first one."""
    acted = any(isinstance(event, ACTIONS) and event.seat == viewer.seat for event in viewer.events)
    return "" if acted or viewer.view.phase != "trick" else viewer.words("hand-first-turn")


ACTIONS: Final = (CardRemoved, CardsPlaced, Stopped, WcCalled)
"""What ends a trick, or begins to."""


def _asked(viewer: MammaIViewer) -> str:
    """What is asked of this player."""
    guest = viewer.view.next_guest or 0
    return viewer.words("ask", phase=viewer.view.phase, guest=guest, cost=-guest)


def _result(viewer: MammaIViewer) -> str:
    end, seat = get_end(viewer), viewer.seat
    assert seat is not None
    place = place_of(marks_of(viewer), seat)
    key = "hand-won" if seat in end.winners else "hand-lost"
    return viewer.words(key, place=place, points=end.points[seat])


def _buttons(viewer: MammaIViewer) -> list[Sequence[Button]]:
    """What this player may do now: a decision, or the first touch of a trick."""
    if viewer.view.phase != "trick":
        return [decision_buttons(viewer)]
    cards = [_cards(viewer, one) for one in placeable(viewer.legal.find(Place) or ())]
    others = [
        replace(step_button(viewer, kind, viewer.words("press-step", kind=kind)), emoji=emoji)
        for kind, emoji in OTHERS.items()
        if any(one.makes.kind == kind for one in viewer.legal)
    ]
    return [cards, others]


OTHERS: Final = {Wc.kind: "🚽", Remove.kind: "🧹", Stop.kind: "🚫", Guest.kind: "🧳"}
"""The other kinds of move in a trick, with their emoji."""


def placeable(moves: Iterable[Move]) -> list[tuple[Card, ...]]:
    """The cards of the display that fit into some row, movement first."""
    found = dict.fromkeys(move.cards for move in moves if isinstance(move, Place))
    return sorted(found, key=lambda cards: (cards[0] in MONEY, -_value(cards[0]), len(cards)))


def _value(card: Card) -> int:
    return MOVEMENT.get(card, 0) + MONEY.get(card, 0)


def _cards(viewer: MammaIViewer, cards: tuple[Card, ...]) -> Button:
    """A button with the numbers of the cards, and the emoji of their kind."""
    numbers = " + ".join(str(_value(card)) for card in cards)
    button = step_button(viewer, f"place {' '.join(cards)}", numbers, "primary")
    return replace(button, emoji="👣" if cards[0] in MOVEMENT else "💶")
