"""A player's own hand: the cards in words, and buttons for what may be done now."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient, count
from bot.games.mamma_mia.events import (
    IngredientsDrawn,
    IngredientsPlayed,
    OrdersDrawn,
    Passed,
)
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.places import place_of
from bot.screens.announcing import BASIL, clipped, joined, message
from bot.screens.buttons import (
    fits_button,
    make_button,
    move_button,
    rows,
    stamp_now,
    step_button,
)
from bot.screens.lobby import game_title
from bot.screens.mamma_mia.card_words import (
    cards_text,
    choice_text,
    ingredient_emoji,
    ingredient_name,
    order_name,
    order_needs,
)
from bot.screens.mamma_mia.pictured import hand_picture
from bot.screens.mamma_mia.recipes import recipe_held
from bot.screens.mamma_mia.seen import (
    find_pending,
    get_end,
    get_hand,
    get_order,
    is_asked,
    look,
    sorted_orders,
)
from bot.screens.mamma_mia.since import has_played, heard_since
from bot.screens.mamma_mia.words import NAME
from bot.screens.people import person_name
from bot.screens.ranking import marks_of
from bot.screens.screen import Button, Screen
from bot.screens.words import Words
from bot.tables.table import Table

MOST_WAYS: Final = 9
LONGEST_LABEL: Final = 80


def hand_screen(table: Table, seat: int, words: Words) -> Screen:
    """The cards in hand, and buttons for what this player may do now."""
    view = look(table, seat)
    if view.phase == "over":
        end = _result(table, seat, words)
        return _hand(table, view, [end], [[make_button(table, "table", words)]], words)
    lines = [_footer(table, view, words), *_question(table, view, words)]
    if _is_turn(view) and not has_played(table, seat):
        lines += ["", words("hand-first-turn")]
    lines += heard_since(table, seat, words)
    look_around = [
        make_button(table, "table", words),
        make_button(table, "rules", words, rest=NAME),
    ]
    return _hand(table, view, lines, [_buttons(table, view, words), look_around], words)


def asking_hand(
    table: Table,
    view: MammaMiaView,
    question: str,
    buttons: Sequence[Sequence[Button]],
    words: Words,
) -> Screen:
    """The cards in hand, and what is to be chosen next."""
    return _hand(table, view, ["", question], buttons, words)


def _hand(
    table: Table,
    view: MammaMiaView,
    below: Sequence[str],
    buttons: Sequence[Sequence[Button]],
    words: Words,
) -> Screen:
    """The buttons come in groups, each in rows of its own."""
    heading = [_heading(table, view, words), _call(table, view, words)]
    pictures = hand_picture(table, view, words)
    written = message(heading, (), BASIL, pictures=pictures, below=[*_cards(view, words), *below])
    in_rows = [row for group in buttons for row in rows(group)]
    return replace(written, blocks=(*written.blocks, *in_rows))


def _heading(table: Table, view: MammaMiaView, words: Words) -> str:
    title = game_title(table, words)
    return words("hand-heading", title=title, round=view.round, openings=view.edition.openings)


def _call(table: Table, view: MammaMiaView, words: Words) -> str:
    """Which table it is, and whether it is this player's turn.

    Nothing is said of the turns of others, as the hand does not change with them.
    """
    place = f"<#{table.channel}>"
    if _is_turn(view):
        return words("hand-your-turn", place=place)
    assert view.seat is not None
    if view.phase == "over":
        key = "hand-place"
    elif is_asked(view):
        key = "hand-your-answer"
    else:
        is_own = find_pending(view, view.seat) is not None
        key = "hand-your-decision" if is_own else "hand-waits-for-others"
    return words(key, place=place)


def _is_turn(view: MammaMiaView) -> bool:
    return view.phase == "turn" and view.acting == view.seat


def _cards(view: MammaMiaView, words: Words) -> list[str]:
    hand = get_hand(view)
    cards = cards_text(words, hand.ingredients)
    lines = [words("hand-ingredients", count=sum(hand.ingredients), cards=cards)]
    lines.append(words("hand-orders", count=len(hand.orders)))
    return lines + [_order(view, order, words) for order in sorted_orders(view)]


def _order(view: MammaMiaView, order_id: str, words: Words) -> str:
    assert view.seat is not None
    order = get_order(view, view.seat, order_id)
    needs = recipe_held(order, get_hand(view).ingredients, words)
    return words("hand-order", order=order_name(words, order_id), needs=needs)


def _footer(table: Table, view: MammaMiaView, words: Words) -> str:
    hand = get_hand(view)
    held, limit = sum(hand.ingredients) + len(hand.orders), view.edition.hand_limit
    key = "hand-overfull" if held > limit else "hand-held"
    text = words(key, count=held, limit=limit)
    drawn = _last_drawn(table, view, words)
    return f"{text} {words('hand-drawn', cards=drawn)}" if drawn else text


def _last_drawn(table: Table, view: MammaMiaView, words: Words) -> str:
    """What the player's last turn brought to the hand."""
    for event in reversed(table.get_match().events):
        match event:
            case IngredientsDrawn(seat, cards) if seat == view.seat:
                return cards_text(words, count(cards)) if cards else ""
            case OrdersDrawn(seat, orders) if seat == view.seat:
                names = [order_name(words, order) for order in orders]
                return joined(words, names) if names else ""
            case IngredientsPlayed(seat) | Passed(seat) if seat == view.seat:
                return ""
            case _:
                pass
    return ""


def _question(table: Table, view: MammaMiaView, words: Words) -> list[str]:
    """What is asked of this player, if anything."""
    if is_asked(view) and view.pending is not None and view.request is not None:
        name = person_name(table, view.pending.seat)
        order = order_name(words, view.pending.order)
        cards = cards_text(words, view.request.want)
        return ["", words("hand-asked", name=name, cards=cards, order=order)]
    order = None if view.seat is None else find_pending(view, view.seat)
    if order is None:
        return []
    name, needs = order_name(words, order.id), order_needs(words, order)
    return [
        "",
        words("hand-decide", order=name, needs=needs),
        words("oven-order-lies", cards=cards_text(words, view.table)),
        _hint(table, order, words),
    ]


def _hint(table: Table, order: Order, words: Words) -> str:
    """What the owner may do with it."""
    legal = table.get_match().legal()
    if legal.find(Bake) is None:
        return words("hand-decide-cannot")
    return words("hand-decide-free" if legal.find(Decline) is None else "hand-decide-add")


def _result(table: Table, seat: int, words: Words) -> str:
    end = get_end(table)
    place = place_of(marks_of(table), seat)
    key = "hand-won" if seat in end.winners else "hand-lost"
    return words(key, place=place, count=end.delivered[seat])


def _buttons(table: Table, view: MammaMiaView, words: Words) -> Sequence[Button]:
    """What this player may do now."""
    if is_asked(view):
        yes = move_button(table, Help(give=True), words("press-help"), "success")
        return [yes, move_button(table, Help(give=False), words("press-no-help"), "danger")]
    if view.seat is not None and find_pending(view, view.seat) is not None:
        return _decisions(table, words)
    if not _is_turn(view):
        return []
    if passes := _passes(table):
        return [move_button(table, one, _pass_label(one, words), "primary") for one in passes]
    return _ingredients_to_play(table, view, words)


def _ingredients_to_play(table: Table, view: MammaMiaView, words: Words) -> list[Button]:
    """The first touch of a turn: what goes into the oven."""
    buttons: list[Button] = []
    for kind, number in zip(Ingredient, get_hand(view).ingredients, strict=True):
        if number:
            name = ingredient_name(words, kind).capitalize()
            label = words("press-put", kind=name, count=number)
            touch = step_button(table, WORDS[kind], label, "primary")
            buttons.append(replace(touch, emoji=ingredient_emoji(words, kind)))
    return buttons


def _passes(table: Table) -> list[Pass]:
    """All ways to pass, where the player can do nothing else."""
    kind = table.get_match().legal().find(Pass)
    return [] if kind is None else [move for move in kind if isinstance(move, Pass)]


def _pass_label(move: Pass, words: Words) -> str:
    draw = words(f"press-pass-{move.draw or 'nothing'}")
    if move.order is None:
        return draw
    return clipped(
        words("press-pass-order", order=order_name(words, move.order), draw=draw), LONGEST_LABEL
    )


def _decisions(table: Table, words: Words) -> list[Button]:
    """The ways to bake, to ask, and to decline."""
    legal = table.get_match().legal()
    stamp = stamp_now(table)
    buttons: list[Button] = []
    if (ways := legal.find(Bake)) is not None:
        few = [way for way in islice(ways, MOST_WAYS + 1) if isinstance(way, Bake)]
        if len(few) <= MOST_WAYS and all(fits_button(table, way) for way in few):
            buttons += [move_button(table, w, way_label(w, words), "success") for w in few]
        else:
            buttons.append(
                make_button(table, "form", words, label="add-cards", rest="add", stamp=stamp)
            )
    if legal.find(Ask) is not None:
        buttons.append(make_button(table, "form", words, label="ask", rest="ask", stamp=stamp))
    if legal.find(Decline) is not None:
        buttons.append(move_button(table, Decline(), words("press-decline"), "danger"))
    return buttons


def way_label(way: Bake, words: Words) -> str:
    """A way to bake, in few words."""
    chosen = choice_text(words, way.choice) if way.choice else ""
    text = words("press-bake-with", choice=chosen) if chosen else words("press-bake")
    if any(way.add):
        key = "press-bake-adding" if chosen else "press-bake-and"
        text = words(key, bake=text, cards=cards_text(words, way.add, emoji=False))
    return clipped(text, LONGEST_LABEL)
