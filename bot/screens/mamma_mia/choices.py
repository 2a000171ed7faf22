"""Autocomplete for the options of a command, from what the seat may know."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_mia.cards import WORDS, Choice, Counts, Ingredient
from bot.games.mamma_mia.kinds import Asks, Bakes
from bot.games.mamma_mia.moves import Ask, Bake
from bot.games.mamma_mia.notation import write_cards
from bot.screens.family import Asked, Choices, Values
from bot.screens.mamma_mia.card_reading import ingredient_words, read_cards, read_choice
from bot.screens.mamma_mia.card_words import cards_text, choice_text
from bot.screens.mamma_mia.seen import (
    MammaMiaViewer,
    find_pending,
    get_hand,
    get_own_seat,
    sorted_orders,
)
from bot.screens.typed import find_text, fitting
from bot.screens.words import Words
from bot.tables.refusals import Declined

MOST_TRIED: Final = 2000
"""How many moves to look through; for Bombastica there can be very many (B4.8)."""


def choices(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    """Labels and values that match the typed text, from what the viewer sees."""
    typed = (find_text(asked.values, asked.option) or "").casefold()
    found = _all(viewer, asked)
    return fitting(found, lambda label, text: _is_meant(typed, label, text))


def _is_meant(typed: str, label: str, text: str) -> bool:
    """Whether the typed text matches it, or another word for it."""
    others = [word for word, kind in ingredient_words().items() if WORDS[kind] == text]
    return any(typed in known.casefold() for known in (label, text, *others))


def _all(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    match asked.command, asked.option:
        case "play", "ingredient":
            return _ingredients(viewer)
        case "play", "count":
            return _numbers(viewer, asked.values)
        case (("play" | "pass"), "order"):
            return _orders(viewer, asked.command)
        case (("play" | "pass"), "draw"):
            return _piles(viewer, asked.command)
        case (("bake" | "ask"), ("choice" | "add" | "want")):
            return _decisions(viewer, asked)
        case "assist", "give":
            return [(viewer.words("press-help"), "yes"), (viewer.words("press-no-help"), "no")]
        case _:
            return []


def _ingredients(viewer: MammaMiaViewer) -> Choices:
    hand = get_hand(viewer.view).ingredients
    return [
        (viewer.words("form-ingredient", ingredient=kind, count=held), WORDS[kind])
        for kind, held in zip(Ingredient, hand, strict=True)
        if held
    ]


def _numbers(viewer: MammaMiaViewer, values: Values) -> Choices:
    text = find_text(values, "ingredient")
    kind = ingredient_words().get((text or "").casefold())
    held = get_hand(viewer.view).ingredients
    most = max(held) if kind is None else held[kind]
    return [(str(number), str(number)) for number in range(1, most + 1)]


def _orders(viewer: MammaMiaViewer, command: str) -> Choices:
    view, words = viewer.view, viewer.words
    found = [(words("form-no-order"), "none")]
    if command == "pass" and not view.edition.passes_with_order:
        return found
    for order in sorted_orders(view):
        found.append((words("form-order", order=order), order.id))
    return found


def _piles(viewer: MammaMiaViewer, command: str) -> Choices:
    view, words = viewer.view, viewer.words
    piles = {"supply": view.supply, "waiter": get_own_seat(view).waiter}
    if not piles["waiter"] or (command == "pass" and view.edition.pass_draws):
        del piles["waiter"]
    return [(words("form-pile", pile=pile, count=number), pile) for pile, number in piles.items()]


def _decisions(viewer: MammaMiaViewer, asked: Asked) -> Choices:
    """The choices of the pending order, or the cards that go with the other options."""
    view, words = viewer.view, viewer.words
    order = find_pending(view)
    if order is None:
        return []
    hand = get_hand(view).ingredients
    is_bake = asked.command == "bake"
    if asked.option == "choice":
        reach = order.within_reach(view.table, hand)
        recipes = reach if is_bake else order.options(view.table)
        return [_choice(recipe.choice, words) for recipe in recipes if recipe.choice]
    moves: Iterable[Move] = (Bakes if is_bake else Asks)(order, view.table, hand)
    return _card_choices(asked, islice(moves, MOST_TRIED), words)


def _card_choices(asked: Asked, moves: Iterable[Move], words: Words) -> Choices:
    """The cards of the moves that match the other options."""
    chosen = _typed_choice(asked.values)
    want = _typed_cards(asked.values, "want")
    add = _typed_cards(asked.values, "add")
    found: Choices = []
    for move in moves:
        match move:
            case Bake(choice, added) if asked.option == "add" and chosen in (None, choice):
                found.append(_cards(added, words))
            case Ask(choice, wanted, added) if chosen in (None, choice):
                if asked.option == "add" and want in (None, wanted):
                    found.append(_cards(added, words))
                elif asked.option == "want" and add in (None, added):
                    found.append(_cards(wanted, words))
            case _:
                pass
    return found


def _choice(choice: Choice, words: Words) -> tuple[str, str]:
    return choice_text(words, choice, "name"), " ".join(WORDS[kind] for kind in choice)


def _cards(cards: Counts, words: Words) -> tuple[str, str]:
    return cards_text(words, cards, "plain"), write_cards(cards) or "none"


def _typed_cards(values: Values, key: str) -> Counts | None:
    """The cards in another option, if they can be read yet."""
    try:
        return read_cards(find_text(values, key))
    except Declined:
        return None


def _typed_choice(values: Values) -> Choice | None:
    try:
        return read_choice(find_text(values, "choice"))
    except Declined:
        return None
