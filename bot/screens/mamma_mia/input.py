"""Moves as people fill them in: read in any language, completed, and offered while they type."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Final, TypeVar

from bot.games.interface import Move
from bot.games.mamma_mia.cards import (
    BY_WORD,
    NOTHING,
    WORDS,
    Choice,
    Counts,
    Ingredient,
    count,
    lacking,
    more,
)
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.games.mamma_mia.moves import PILES, Ask, Asks, Bake, Bakes, Decline, Help, Pass, Pile, Play
from bot.games.mamma_mia.notation import write_cards
from bot.games.mamma_mia.orders import Order
from bot.screens import typed
from bot.screens.family import Asked, Choices, Values
from bot.screens.mamma_mia.card_words import MANY, cards_text, choice_text
from bot.screens.mamma_mia.seen import (
    MammaMiaViewer,
    drawn_by,
    find_pending,
    get_hand,
    get_own_seat,
    hand_after,
    sorted_orders,
)
from bot.screens.mamma_mia.words import CATALOGUE
from bot.screens.typed import find_text
from bot.screens.words import Words
from bot.tables.refusals import Declined

M = TypeVar("M", bound=Move)

TOKEN: Final = re.compile(r"[0-9]+|[^\W\d_]+|[^\w\s,;+&.\u00d7-]")
FILLERS: Final = frozenset({"x", "\N{VARIATION SELECTOR-16}"})
"""What may stand between cards, whatever the language."""

MOST_TRIED: Final = 2000
"""How many moves to look through; for Bombastica there can be very many (B4.8)."""


# Words for cards, orders and piles


@cache
def ingredient_words() -> dict[str, Ingredient]:
    """Every word for an ingredient."""
    return BY_WORD | typed.names_of(CATALOGUE, Ingredient, _ingredient_names)


def _ingredient_names(words: Words, ingredient: Ingredient) -> list[str]:
    nouns = [words("ingredient-noun", ingredient=ingredient, count=n) for n in (1, 2, MANY)]
    others = typed.words_in(words("typed-ingredient", ingredient=ingredient))
    names = [words(f"ingredient-{form}", ingredient=ingredient) for form in ("name", "emoji")]
    return [*nouns, *others, *names]


@cache
def order_words() -> dict[str, str]:
    """Every name of an order."""
    known = {order: order for order in ORDER_IDS}
    return known | typed.names_of(CATALOGUE, ORDER_IDS, _order_names)


def _order_names(words: Words, order: str) -> list[str]:
    others = typed.words_in(words("typed-order", order=order))
    return [*others, words("order-name", order=order)]


@cache
def pile_words() -> dict[str, Pile]:
    """Every name of a pile."""
    every = typed.names_of(CATALOGUE, PILES.values(), lambda words, pile: [words(f"pile-{pile}")])
    return PILES | every


def read_cards(text: str | None) -> Counts | None:
    """Cards such as `2 salami, 1 olive`, or None if it's empty. Raises Declined."""
    if text is None:
        return None
    cards = NOTHING
    for number, ingredient in () if typed.is_none(text) else _read_pairs(text):
        cards = more(cards, ingredient, number)
    return cards


def _read_pairs(text: str) -> list[tuple[int, Ingredient]]:
    known, pairs = ingredient_words(), list[tuple[int, Ingredient]]()
    number: int | None = None
    for token in _tokens(text):
        is_number = token.isdecimal() and len(token) <= typed.LONGEST_NUMBER
        if is_number and number is None and int(token):
            number = int(token)
        elif token in known:
            pairs.append((1 if number is None else number, known[token]))
            number = None
        else:
            raise Declined("cards-unreadable", text=text)
    if number is not None or not pairs:
        raise Declined("cards-unreadable", text=text)
    return pairs


def _tokens(text: str) -> list[str]:
    """The numbers and words; emoji only where there are no words."""
    fillers = FILLERS | typed.every_word("typed-and", CATALOGUE)
    tokens = [token for token in TOKEN.findall(text.casefold()) if token not in fillers]
    if not any(token.isalpha() for token in tokens):
        return tokens
    emoji = {word for word in ingredient_words() if not word.isalpha()}
    return [token for token in tokens if token not in emoji]


def read_order(text: str | None) -> str | None:
    """The id of an order, or None for none. Raises Declined."""
    if text is None or typed.is_none(text):
        return None
    found = order_words().get(text.casefold())
    if found is None:
        raise Declined("no-such-order", text=text)
    return found


# Commands and forms


def read_command(viewer: MammaMiaViewer, command: str, values: Values) -> Move:
    """The move that a slash command means. Raises Declined."""
    match command:
        case "play":
            return _with_draw(viewer, read_play(values))
        case "pass":
            order = read_order(find_text(values, "order"))
            return _with_draw(viewer, Pass(_pile(values), order))
        case "bake":
            return _bake(viewer, _choice(values), _cards(values, "add"))
        case "decline":
            return Decline()
        case "ask":
            return _ask(viewer, _choice(values), _cards(values, "want"), _cards(values, "add"))
        case "assist":
            return Help(typed.read_name(typed.answers(), find_text(values, "give"), "give"))
        case _:
            raise Declined("unknown-choice", option="command", text=command)


def read_form(viewer: MammaMiaViewer, which: str, values: Values) -> Move:
    """The move that a filled-in form means. Raises BadText or Declined."""
    if which == "ask":
        chosen = find_text(values, "choice")
        choice = None if chosen is None else read_written(viewer, chosen, Ask).choice
        return _ask(viewer, choice, _cards(values, "want"), _single(values))
    if which != "add":
        raise Declined("old-button")
    if (way := find_text(values, "way")) is None:
        return _bake(viewer, None, _single(values))
    return read_written(viewer, way, Bake)


def read_written(viewer: MammaMiaViewer, text: str, kind: type[M]) -> M:
    """The move in the id of a button, or what is chosen of it. Raises BadText or Declined."""
    move = viewer.table.game.read_move(text)
    if not isinstance(move, kind):
        raise Declined("old-button")
    return move


def read_play(values: Values) -> Play:
    """A turn as far as it's filled in. Raises Declined."""
    text = find_text(values, "ingredient")
    ingredient = typed.read_name(ingredient_words(), text, "ingredient")
    number = typed.read_number(find_text(values, "count"), "count")
    return Play(ingredient, number, read_order(find_text(values, "order")), _pile(values))


def _pile(values: Values) -> Pile | None:
    text = find_text(values, "draw")
    return None if typed.is_none(text) else typed.read_name(pile_words(), text, "draw")


def _cards(values: Values, key: str) -> Counts | None:
    return read_cards(find_text(values, key))


def _choice(values: Values) -> Choice | None:
    """The chosen ingredients in the cycle's order, or None if there's nothing."""
    text = find_text(values, "choice")
    if text is None:
        return None
    try:
        return tuple(sorted(ingredient for _, ingredient in _read_pairs(text)))
    except Declined:
        raise Declined("unknown-choice", option="choice", text=text) from None


def _single(values: Values) -> Counts:
    """Single cards to add, such as `olive 2`, the second olive of the hand."""
    names = [text.partition(" ")[0] for text in values.get("add") or ()]
    if not BY_WORD.keys() >= {*names}:
        raise Declined("old-button")
    return count(BY_WORD[name] for name in names)


# What is left open, completed where there's only one way; the rules say why a move isn't legal


def _with_draw(viewer: MammaMiaViewer, move: Play | Pass) -> Play | Pass:
    """A turn with the pile filled in if there's only one, or none if there's nothing to draw."""
    view = viewer.view
    if isinstance(move, Pass) and view.edition.pass_draws:
        # Plus draws from the supply even with a full hand (B3.2).
        return replace(move, draw=move.draw or "supply")
    left = hand_after(view, move)
    if sum(left.ingredients) + len(left.orders) >= view.edition.hand_limit:
        return replace(move, draw=None)
    return move if move.draw or get_own_seat(view).waiter else replace(move, draw="supply")


def _bake(viewer: MammaMiaViewer, choice: Choice | None, add: Counts | None) -> Bake:
    """A way to bake: if only one matches what was filled in, that one."""
    view = viewer.view
    order = find_pending(view)
    if order is None:
        return Bake(choice or (), add or NOTHING)
    ways = (
        way
        for way in Bakes(order, view.table, get_hand(view).ingredients)
        if choice in (None, way.choice) and add in (None, way.add)
    )
    # Two are enough to know that there are several.
    found = list(islice(ways, 2))
    if len(found) == 1:
        return found[0]
    return Bake(choice or (), _lacks(order, view.table, choice) if add is None else add)


def _ask(
    viewer: MammaMiaViewer, choice: Choice | None, want: Counts | None, add: Counts | None
) -> Ask:
    """A request; by default it wants everything that is missing and not added."""
    view = viewer.view
    order = find_pending(view)
    if order is None:
        return Ask(choice or (), want or NOTHING, add or NOTHING)
    options = order.options(view.table)
    if choice is None and len(options) == 1:
        choice = options[0].choice
    lacks = _lacks(order, view.table, choice)
    if add is None:
        add = lacking(lacks, want or lacks)
    return Ask(choice or (), lacking(lacks, add) if want is None else want, add)


def _lacks(order: Order, table: Counts, choice: Choice | None) -> Counts:
    """What the table lacks for a choice; nothing if the order has no such choice."""
    needs = [one.needs for one in order.recipes if one.choice == (choice or ())]
    return lacking(needs[0], table) if needs and not order.any_cards else NOTHING


def warning(viewer: MammaMiaViewer, move: Move) -> str | None:
    """Warns of a hand without ingredients, and without room for one (A3.4)."""
    edition = viewer.view.edition
    if not isinstance(move, Play | Pass) or move.draw != "waiter" or edition.pass_draws:
        return None
    hand, (drawn, _) = hand_after(viewer.view, move), drawn_by(viewer.view, move)
    if any(hand.ingredients) or len(hand.orders) + drawn < edition.hand_limit:
        return None
    key = "warning-orders-only" if edition.passes_with_order else "warning-stuck"
    return viewer.words(key, limit=edition.hand_limit)


# What is offered to whoever types


def choices(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    """Labels and values that match the typed text, from what the viewer sees."""
    text = (find_text(asked.values, asked.option) or "").casefold()

    def is_meant(label: str, word: str) -> bool:
        """Whether the typed text matches it, or another word for it."""
        others = [other for other, kind in ingredient_words().items() if WORDS[kind] == word]
        return any(text in known.casefold() for known in (label, word, *others))

    return typed.fitting(_all(viewer, asked), is_meant)


def _all(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    words = viewer.words
    match asked.command, asked.option:
        case "play", "ingredient":
            hand = zip(Ingredient, get_hand(viewer.view).ingredients, strict=True)
            held = [(one, number) for one, number in hand if number]
            return [
                (words("form-ingredient", ingredient=one, count=number), WORDS[one])
                for one, number in held
            ]
        case "play", "count":
            return _numbers(viewer, asked.values)
        case (("play" | "pass"), "order"):
            return _orders(viewer, asked.command)
        case (("play" | "pass"), "draw"):
            return _piles(viewer, asked.command)
        case (("bake" | "ask"), ("choice" | "add")) | ("ask", "want"):
            return _decisions(viewer, asked)
        case "assist", "give":
            return [(words("press-help"), "yes"), (words("press-no-help"), "no")]
        case _:
            return []


def _numbers(viewer: MammaMiaViewer, values: Values) -> Choices:
    kind = ingredient_words().get((find_text(values, "ingredient") or "").casefold())
    held = get_hand(viewer.view).ingredients
    most = max(held) if kind is None else held[kind]
    return [(str(number), str(number)) for number in range(1, most + 1)]


def _orders(viewer: MammaMiaViewer, command: str) -> Choices:
    view, words = viewer.view, viewer.words
    may_play = command == "play" or view.edition.passes_with_order
    orders = sorted_orders(view) if may_play else []
    found = [(words("form-order", order=order), order.id) for order in orders]
    return [(words("form-no-order"), "none"), *found]


def _piles(viewer: MammaMiaViewer, command: str) -> Choices:
    view, words = viewer.view, viewer.words
    waiting = 0 if command == "pass" and view.edition.pass_draws else get_own_seat(view).waiter
    piles = {"supply": view.supply} | ({"waiter": waiting} if waiting else {})
    return [(words("form-pile", pile=pile, count=number), pile) for pile, number in piles.items()]


def _decisions(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    """The choices of the pending order, or the cards that go with the other options."""
    view, words = viewer.view, viewer.words
    order = find_pending(view)
    if order is None:
        return []
    hand, is_bake = get_hand(view).ingredients, asked.command == "bake"
    if asked.option == "choice":
        recipes = order.within_reach(view.table, hand) if is_bake else order.options(view.table)
        every = [recipe.choice for recipe in recipes if recipe.choice]
        return [
            (choice_text(words, one, "name"), " ".join(WORDS[kind] for kind in one))
            for one in every
        ]
    moves: Iterable[Move] = (Bakes if is_bake else Asks)(order, view.table, hand)
    filled = _filled_in(asked)
    cards: list[Counts] = [
        getattr(move, asked.option)
        for move in islice(moves, MOST_TRIED)
        if all(getattr(move, option) == filled[option] for option in filled)
    ]
    return [(cards_text(words, one, "plain"), write_cards(one) or "none") for one in cards]


def _filled_in(asked: Asked) -> dict[str, Choice | Counts]:
    """What the other options of a decision say, as far as they can be read yet."""
    found: dict[str, Choice | Counts] = {}
    options = ["choice", "add"] if asked.command == "bake" else ["choice", "want", "add"]
    for option in options:
        try:
            read = _choice(asked.values) if option == "choice" else _cards(asked.values, option)
        except Declined:
            continue
        if read is not None and option != asked.option:
            found[option] = read
    return found
