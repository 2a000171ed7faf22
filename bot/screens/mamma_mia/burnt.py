"""Why an order burnt: what was missing, and whether its owner couldn't or wouldn't add it."""

from typing import Any, Literal, TypeAlias

from bot.games.mamma_mia.cards import WORDS
from bot.games.mamma_mia.events import NobodyHelped, OwnerDecides
from bot.screens.mamma_mia.card_words import CardsForm, cards_text
from bot.screens.mamma_mia.cards_out import CardOut, find_came, get_order_shown
from bot.screens.mamma_mia.slots import slots_by_now
from bot.screens.words import Words

Cause: TypeAlias = Literal["barred", "no-choice", "unhelped", "declined", "unable"]


def why_burnt(card: CardOut, name: str, words: Words, form: CardsForm = "emoji") -> str:
    """Why an order burnt, in a sentence with the owner's name."""
    return words("why-burnt", **_facts(card, words, form), name=name)


def why_burnt_in_brief(card: CardOut, words: Words) -> str:
    """Why an order burnt, to follow its name in a line."""
    return words("why-burnt-brief", **_facts(card, words, "brief"))


def who_let_it_burn(card: CardOut, words: Words) -> str:
    """Who couldn't or wouldn't add what was missing, where holes show what that was."""
    return words("why-burnt-drawn", **_facts(card, words, "plain"))


def _facts(card: CardOut, words: Words, form: CardsForm) -> dict[str, Any]:
    slots = slots_by_now(card)
    listed = cards_text(words, slots.missing, form)
    return {
        "cause": _cause(card),
        "missing": words("missing-any", count=slots.holes) if slots.any_cards else listed,
        "count": slots.holes,
        "forbidden": None if slots.barred is None else WORDS[slots.barred],
    }


def _cause(card: CardOut) -> Cause:
    """Why it burnt, from what everybody sees.

    With helping every owner is asked who could bake their order or ask for help, so nobody learns
    whether an owner who declined could have baked it (B6.2); without, only one who could (A8.3).
    """
    shown = get_order_shown(card)
    if find_came(card, NobodyHelped):
        return "unhelped"
    if find_came(card, OwnerDecides):
        return "declined"
    if slots_by_now(card).is_barred:
        return "barred"
    if not shown.needs.options(shown.table):
        return "no-choice"
    return "unable"
