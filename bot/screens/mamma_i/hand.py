"""A player's own hand: the secret character, what it has, and what may be done now."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import Move, value
from bot.games.mamma_i.cards import MONEY, MOVEMENT, Card, Character
from bot.games.mamma_i.kinds import Guests, Removes, Stops, Wcs
from bot.games.mamma_i.moves import Place
from bot.games.mamma_i.views import MammaIView
from bot.games.places import place_of
from bot.screens.announcing import BASIL, message
from bot.screens.buttons import make_button, rows, step_button
from bot.screens.lobby import game_title
from bot.screens.mamma_i.asking import votes_line
from bot.screens.mamma_i.card_words import card_emoji, minus, row_emoji, row_text
from bot.screens.mamma_i.decisions import decision_buttons
from bot.screens.mamma_i.laid_out import for_good
from bot.screens.mamma_i.notes import notes_lines
from bot.screens.mamma_i.pictured import secret_picture, table_shown
from bot.screens.mamma_i.scored import items_so_far, items_text
from bot.screens.mamma_i.seen import get_end, look
from bot.screens.mamma_i.trick import earlier_lines
from bot.screens.mamma_i.words import NAME
from bot.screens.ranking import marks_of
from bot.screens.screen import Button, Picture, Screen, Text
from bot.screens.words import Words
from bot.tables.table import Table


def hand_screen(table: Table, seat: int, words: Words) -> Screen:
    """The secret character, and buttons for what this player may do now."""
    view = look(table, seat)
    if view.phase == "over":
        end = Body(below=[_result(table, seat, words)])
        return _hand(table, view, end, [[make_button(table, "table", words)]], words)
    look_around = [
        make_button(table, "table", words),
        make_button(table, "rules", words, rest=NAME),
        make_button(table, "notes", words),
    ]
    if view.acting != seat:
        waiting = Body(pictures=secret_picture(table, view, words))
        return _hand(table, view, waiting, [look_around], words)
    asked = Body(below=[votes_line(view, words), _asked(view, words)])
    if view.phase != "secret":
        earlier, shown = earlier_lines(table, 0, words), table_shown(table, view, words)
        asked = replace(asked, above=earlier, pictures=[shown])
    return _hand(table, view, asked, [*_buttons(table, view, words), look_around], words)


def asking_hand(
    table: Table,
    view: MammaIView,
    lines: Sequence[str],
    buttons: Sequence[Sequence[Button]],
    words: Words,
) -> Screen:
    """The secret character, and what is to be chosen next; a picture of the table stays there."""
    shown = table_shown(table, view, words)
    pictures = [replace(shown, instead="")] if isinstance(shown, Picture) else []
    return _hand(table, view, Body(pictures=pictures, below=lines), buttons, words)


@value
class Body:
    """What a hand shows between its secret and its buttons."""

    above: Sequence[str] = ()
    pictures: Sequence[Picture | Text] = ()
    below: Sequence[str] = ()


def _hand(
    table: Table,
    view: MammaIView,
    body: Body,
    buttons: Sequence[Sequence[Button]],
    words: Words,
) -> Screen:
    """The buttons come in groups, each in rows of its own."""
    heading = words("hand-heading", title=game_title(table, words))
    assert view.seat is not None
    own = [*_secret(view, words), *notes_lines(table, view.seat, words)]
    lines = [heading, _call(table, view, words), *own, *body.above]
    written = message(lines, (), BASIL, pictures=body.pictures, below=body.below)
    in_rows = [row for group in buttons for row in rows(group)]
    return replace(written, blocks=(*written.blocks, *in_rows))


def _call(table: Table, view: MammaIView, words: Words) -> str:
    """Which table it is, and whether this player must act; nothing of the tricks of others."""
    place = f"<#{table.channel}>"
    if view.phase == "over":
        return words("hand-place", place=place)
    if view.acting == view.seat:
        return words("hand-your-turn", place=place)
    assert view.seat is not None
    has_stopped = view.seats[view.seat].has_stopped
    return words("hand-stopped" if has_stopped else "hand-waits-for-others", place=place)


def _secret(view: MammaIView, words: Words) -> list[str]:
    """The secret character and what it has for good; all else comes and goes with the tricks."""
    secret = view.secret
    if secret is None:
        is_choosing = view.seat == view.chooser
        return [words("hand-choose" if is_choosing else "hand-no-secret")]
    who = row_text(words, "whom", secret)
    key = "hand-secret-shown" if view.phase == "over" else "hand-secret"
    lines = [words(key, emoji=row_emoji(words, secret), whom=who)]
    if view.phase == "over":
        return lines
    if lying := for_good(view, secret, words):
        lines.append(words("hand-beside", lying=" · ".join(lying)))
    lines.append(_points(view, secret, words))
    if secret is Character.GRANDPA and not view.has_child:
        lines.append(words("hand-hint-child"))
    return lines


def _points(view: MammaIView, secret: Character, words: Words) -> str:
    items = items_so_far(view, secret)
    total = sum(item.points for item in items)
    if not items:
        return words("hand-no-points")
    told = items_text(words, secret, items)
    return words("hand-points", count=total, shown=minus(total), items=told)


def _asked(view: MammaIView, words: Words) -> str:
    """What is asked of this player."""
    guest = view.next_guest or 0
    return words(f"ask-{view.phase}", guest=minus(guest), cost=-guest)


def _result(table: Table, seat: int, words: Words) -> str:
    end = get_end(table)
    place = place_of(marks_of(table), seat)
    key = "hand-won" if seat in end.winners else "hand-lost"
    shown = minus(end.points[seat])
    return words(key, place=place, count=end.points[seat], shown=shown)


def _buttons(table: Table, view: MammaIView, words: Words) -> list[Sequence[Button]]:
    """What this player may do now: a decision, or the first touch of a trick."""
    if view.phase != "trick":
        return [decision_buttons(table, words)]
    kinds = table.get_match().legal()
    cards = [_cards(table, one, words) for one in placeable(kinds.find(Place) or ())]
    others = [
        replace(step_button(table, name, words(f"press-{name}")), emoji=emoji)
        for kind, name, emoji in OTHERS
        if any(isinstance(one, kind) for one in kinds)
    ]
    return [cards, others]


OTHERS: Final = (
    (Wcs, "wc", "🚽"),
    (Removes, "remove-card", "🧹"),
    (Stops, "stop", "🚫"),
    (Guests, "guest", "🧳"),
)
"""The other kinds of move in a trick, with the names of their steps, and their emoji."""


def placeable(moves: Iterable[Move]) -> list[tuple[Card, ...]]:
    """The cards of the display that fit into some row, movement first."""
    found = dict.fromkeys(move.cards for move in moves if isinstance(move, Place))
    return sorted(found, key=lambda cards: (cards[0] in MONEY, -_value(cards[0]), len(cards)))


def _value(card: Card) -> int:
    return MOVEMENT.get(card, 0) + MONEY.get(card, 0)


def _cards(table: Table, cards: tuple[Card, ...], words: Words) -> Button:
    """A button with the numbers of the cards, and the emoji of their kind."""
    numbers = " + ".join(str(_value(card)) for card in cards)
    button = step_button(table, f"place {' '.join(cards)}", numbers, "primary")
    return replace(button, emoji=card_emoji(cards[0]))
