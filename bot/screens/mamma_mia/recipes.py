"""Orders as recipes: what goes on the pizza, at a glance."""

from bot.games.mamma_mia.cards import Counts
from bot.games.mamma_mia.orders import Order
from bot.screens.mamma_mia.card_words import ingredient_emoji
from bot.screens.mamma_mia.slots import find_slots, slot_text
from bot.screens.words import Words


def recipe_held(order: Order, hand: Counts, words: Words) -> str:
    """What an order needs, and what the hand has of it: `🍍✅ + 🥓✅✅⬜⬜`."""
    if order.any_cards:
        return words("recipe-any", count=order.any_cards)
    # Cards in hand count as lying there: only at the oven does it matter where they come from.
    slots = find_slots(order, hand)
    parts = [slot_text(one, words) for one in slots.parts if one.ingredient not in slots.choice]
    if order.picks:
        parts.append(_of_choice(order, words))
    if order.forbidden is not None:
        emoji = ingredient_emoji(words, order.forbidden)
        parts.append(words("recipe-without", emoji=emoji))
    return " + ".join(parts)


def _of_choice(order: Order, words: Words) -> str:
    """What the order needs of the ingredients that its owner chooses."""
    amount = order.recipes[0].needs[order.recipes[0].choice[0]]
    if order.scarcest:
        return words("recipe-scarcest", count=amount)
    if order.picks > 1:
        return words("recipe-two", count=amount)
    if len(order.recipes) == 2:
        first, second = [ingredient_emoji(words, one.choice[0]) for one in order.recipes]
        return words("recipe-either", count=amount, first=first, second=second)
    return words("recipe-choice", count=amount)
