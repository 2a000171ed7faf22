"""A player's own hand: the cards in words, and buttons for what may be done now."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.games.interface import MoveSet
from bot.games.mamma_mia.cards import WORDS, Ingredient, count
from bot.games.mamma_mia.events import (
    IngredientsDrawn,
    IngredientsPlayed,
    OrdersDrawn,
    Passed,
)
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play
from bot.games.mamma_mia.views import Hand
from bot.games.places import place_of
from bot.screens.announcing import BASIL, clipped, message
from bot.screens.buttons import (
    fits_button,
    make_button,
    move_button,
    rows,
    step_button,
)
from bot.screens.lobby import game_title
from bot.screens.mamma_mia.cards_out import get_opened
from bot.screens.mamma_mia.pictured import hand_picture
from bot.screens.mamma_mia.seen import (
    MammaMiaViewer,
    drawn_by,
    find_pending,
    get_end,
    get_hand,
    hand_after,
    is_asked,
    sorted_orders,
)
from bot.screens.mamma_mia.since import has_played, heard_since
from bot.screens.mamma_mia.slots import recipe_held
from bot.screens.mamma_mia.words import NAME
from bot.screens.ranking import marks_of
from bot.screens.screen import Button, Screen

MOST_WAYS: Final = 9
LONGEST_LABEL: Final = 80
MANY_ORDERS: Final = 5
"""From so many orders on, a hand has room for little else."""


def hand_screen(viewer: MammaMiaViewer) -> Screen:
    """The cards in hand, and buttons for what this player may do now."""
    if viewer.view.phase == "over":
        return _hand(viewer, [_result(viewer)], [[make_button(viewer, "table")]])
    if viewer.is_behind:
        return _hand(viewer, [_footer(viewer)], [])
    lines = [_footer(viewer), *_question(viewer)]
    if _is_turn(viewer) and not has_played(viewer):
        lines += ["", viewer.words("hand-first-turn")]
    lines += heard_since(viewer)
    around = _look_around(viewer)
    if viewer.acts and not is_asked(viewer) and viewer.table.terms.hints == "on":
        around.append(make_button(viewer, "hint"))
    return _hand(viewer, lines, [_buttons(viewer), around])


def hand_at_oven(viewer: MammaMiaViewer) -> Screen:
    """The cards in hand while the oven is open, the same whatever comes after that."""
    called = _called(viewer, "hand-oven-open", get_opened(viewer).opening)
    return _hand(viewer, [_footer(viewer)], [_look_around(viewer)], called)


def asking_hand(
    viewer: MammaMiaViewer,
    question: str,
    buttons: Sequence[Sequence[Button]],
    goes_in: Play | None = None,
) -> Screen:
    """The cards that stay in hand, and what is to be chosen next."""
    return _hand(viewer, ["", question], buttons, goes_in=goes_in)


def _hand(
    viewer: MammaMiaViewer,
    below: Sequence[str],
    buttons: Sequence[Sequence[Button]],
    called: Sequence[str] = (),
    goes_in: Play | None = None,
) -> Screen:
    """The buttons come in groups, each in rows of its own."""
    heading = called or _called(viewer, _call(viewer), viewer.view.round)
    hand = hand_after(viewer.view, goes_in)
    pictures, cards = hand_picture(viewer, hand), _cards(viewer, hand)
    written = message(heading, (), BASIL, pictures=pictures, below=[*cards, *below])
    in_rows = [row for group in buttons for row in rows(group)]
    return replace(written, blocks=(*written.blocks, *in_rows))


def _look_around(viewer: MammaMiaViewer) -> list[Button]:
    return [make_button(viewer, "table"), make_button(viewer, "rules", rest=NAME)]


def _called(viewer: MammaMiaViewer, call: str, number: int) -> list[str]:
    """The heading, with the round's number, and which table it is."""
    words, openings = viewer.words, viewer.view.edition.openings
    heading = words("hand-heading", title=game_title(viewer), round=number, openings=openings)
    return [heading, words(call, place=f"<#{viewer.table.channel}>")]


def _call(viewer: MammaMiaViewer) -> str:
    """The message that says whether it is this player's turn.

    Nothing is said of the turns of others, as the hand does not change with them.
    """
    if viewer.view.phase == "over":
        return "hand-place"
    if viewer.is_behind:
        return "hand-being-told"
    if viewer.view.phase == "turn":
        return "hand-your-turn" if viewer.acts else "hand-waits-for-others"
    if is_asked(viewer):
        return "hand-your-answer"
    return "hand-oven-open" if find_pending(viewer.view) is None else "hand-your-decision"


def _is_turn(viewer: MammaMiaViewer) -> bool:
    return viewer.view.phase == "turn" and viewer.acts


def _cards(viewer: MammaMiaViewer, hand: Hand) -> list[str]:
    words = viewer.words
    lines = [words("hand-ingredients", cards=hand.ingredients)]
    lines.append(words("hand-orders", count=len(hand.orders)))
    for order in sorted_orders(viewer.view, hand):
        recipe = recipe_held(order, hand.ingredients, words)
        lines.append(words("hand-order", order=order, recipe=recipe))
    return lines


def _footer(viewer: MammaMiaViewer) -> str:
    words, hand = viewer.words, get_hand(viewer.view)
    held, limit = sum(hand.ingredients) + len(hand.orders), viewer.view.edition.hand_limit
    key = "hand-overfull" if held > limit else "hand-held"
    parts = [words(key, count=held, limit=limit)]
    if len(hand.orders) >= MANY_ORDERS:
        parts.append(words("hand-full-of-orders"))
    return " ".join(filter(None, [*parts, _last_drawn(viewer)]))


def _last_drawn(viewer: MammaMiaViewer) -> str:
    """What the player's last turn brought to the hand."""
    words = viewer.words
    for event in reversed(viewer.events):
        match event:
            case IngredientsDrawn(_, cards):
                return words("hand-drawn", cards=count(cards)) if cards else ""
            case OrdersDrawn(_, orders):
                return words("hand-drawn-orders", orders=orders) if orders else ""
            case IngredientsPlayed(seat) | Passed(seat) if seat == viewer.seat:
                return ""
            case _:
                pass
    return ""


def _question(viewer: MammaMiaViewer) -> list[str]:
    """What is asked of this player, if anything."""
    view, words = viewer.view, viewer.words
    if is_asked(viewer) and view.pending is not None and view.request is not None:
        name, order = viewer.names(view.pending.seat), view.pending.order
        return ["", words("hand-asked", name=name, cards=view.request.want, order=order)]
    order = find_pending(view)
    if order is None:
        return []
    lies = words("oven-order-lies", cards=view.table)
    return ["", words("hand-decide", order=order), lies, _hint(viewer)]


def _hint(viewer: MammaMiaViewer) -> str:
    """What the owner may do with it."""
    words, legal = viewer.words, viewer.legal
    if legal.find(Bake) is None:
        return words("hand-decide-cannot")
    return words("hand-decide-free" if legal.find(Decline) is None else "hand-decide-add")


def _result(viewer: MammaMiaViewer) -> str:
    end, seat = get_end(viewer), viewer.seat
    assert seat is not None
    place = place_of(marks_of(viewer), seat)
    key = "hand-won" if seat in end.winners else "hand-lost"
    return viewer.words(key, place=place, count=end.delivered[seat])


def _buttons(viewer: MammaMiaViewer) -> Sequence[Button]:
    """What this player may do now."""
    words = viewer.words
    if is_asked(viewer):
        yes = move_button(viewer, Help(give=True), words("press-help"), "success")
        return [yes, move_button(viewer, Help(give=False), words("press-no-help"), "danger")]
    if find_pending(viewer.view) is not None:
        return _decisions(viewer)
    if not _is_turn(viewer):
        return []
    if passes := _passes(viewer):
        return [move_button(viewer, one, _pass_label(viewer, one), "primary") for one in passes]
    return _ingredients_to_play(viewer)


def _ingredients_to_play(viewer: MammaMiaViewer) -> list[Button]:
    """The first touch of a turn: what goes into the oven."""
    words, buttons = viewer.words, list[Button]()
    for kind, number in zip(Ingredient, get_hand(viewer.view).ingredients, strict=True):
        if number:
            label = words("press-put", ingredient=kind, count=number)
            touch = step_button(viewer, f"play {WORDS[kind]}", label, "primary")
            buttons.append(replace(touch, emoji=words("ingredient-emoji", ingredient=kind)))
    return buttons


def _passes(viewer: MammaMiaViewer) -> list[Pass]:
    """All ways to pass, where the player can do nothing else."""
    kind = viewer.legal.find(Pass)
    return [] if kind is None else [move for move in kind if isinstance(move, Pass)]


def _pass_label(viewer: MammaMiaViewer, move: Pass) -> str:
    key = "press-pass" if move.order is None else "press-pass-order"
    drawn, left = drawn_by(viewer.view, move)
    label = viewer.words(key, order=move.order, draw=move.draw, count=drawn, left=left)
    return clipped(label, LONGEST_LABEL)


def _decisions(viewer: MammaMiaViewer) -> list[Button]:
    """The ways to bake, to ask, and to decline."""
    legal, words, buttons = viewer.legal, viewer.words, list[Button]()
    if (ways := legal.find(Bake)) is not None:
        few = [way for way in islice(ways, MOST_WAYS + 1) if isinstance(way, Bake)]
        if len(few) <= MOST_WAYS and all(fits_button(viewer, way) for way in few):
            buttons += [move_button(viewer, w, way_label(viewer, w), "success") for w in few]
        else:
            buttons.append(_form_button(viewer, "add-cards", "add"))
    if (asks := legal.find(Ask)) is not None:
        buttons.append(_ask_button(viewer, asks))
    if legal.find(Decline) is not None:
        buttons.append(move_button(viewer, Decline(), words("press-decline"), "danger"))
    return buttons


def _ask_button(viewer: MammaMiaViewer, asks: MoveSet) -> Button:
    """What asks for help: the request itself, if there's only one, or the form."""
    first, *others = islice(asks, 2)
    if others or not isinstance(first, Ask) or not fits_button(viewer, first):
        return _form_button(viewer, "ask", "ask")
    label = clipped(viewer.words("press-ask-for", cards=first.want), LONGEST_LABEL)
    return move_button(viewer, first, label)


def _form_button(viewer: MammaMiaViewer, label: str, which: str) -> Button:
    return make_button(viewer, "form", label=label, rest=which, stamp=viewer.stamp)


def way_label(viewer: MammaMiaViewer, way: Bake) -> str:
    """A way to bake, in few words."""
    return clipped(viewer.say(way), LONGEST_LABEL)
