"""What an order needs, slot by slot: filled from the table, filled from the hand, or a hole."""

from typing import Final

from bot.games.interface import value
from bot.games.mamma_mia.cards import (
    NOTHING,
    Choice,
    Counts,
    Ingredient,
    lacking,
    minus,
    more,
    plus,
)
from bot.games.mamma_mia.events import HelpGiven, HelpRequested, OrderBaked
from bot.games.mamma_mia.orders import Order, Recipe
from bot.screens.mamma_mia.card_words import facts_of_choice
from bot.screens.mamma_mia.cards_out import CardOut, find_came, get_order_shown
from bot.screens.words import Words

LIES: Final = "✅"
FROM_HAND: Final = "✋"
HOLE: Final = "▫️"
BARRED: Final = "🚫"


@value
class Slot:
    """The cards of one ingredient that an order needs."""

    ingredient: Ingredient
    lying: int
    by_hand: int
    holes: int

    @property
    def needed(self) -> int:
        return self.lying + self.by_hand + self.holes


@value
class Slots:
    """Everything that an order needs, and how much of it is there."""

    parts: tuple[Slot, ...] = ()
    choice: Choice = ()
    """The ingredients among them that the owner may choose."""
    barred: Ingredient | None = None
    """What must not lie on the table …"""
    is_barred: bool = False
    """… and whether it does."""
    there: int = 0
    """For an order that takes any cards: how many are there …"""
    any_cards: int = 0
    """… and how many it takes."""

    @property
    def missing(self) -> Counts:
        """The cards for which there are holes."""
        missing = NOTHING
        for part in self.parts:
            missing = more(missing, part.ingredient, part.holes)
        return missing

    @property
    def holes(self) -> int:
        """How many cards aren't there."""
        return self.any_cards - self.there if self.any_cards else sum(self.missing)


def find_slots(
    order: Order, lying: Counts, added: Counts = NOTHING, choice: Choice | None = None
) -> Slots:
    """How far these cards fill an order, with that choice or with the way that comes closest."""
    if order.any_cards:
        there = min(sum(lying) + sum(added), order.any_cards)
        return Slots(there=there, any_cards=order.any_cards)
    recipe = _nearest(order, lying, added) if choice is None else _chosen(order, choice)
    # The own ingredient comes first, as in the words of what an order needs.
    needed = sorted(recipe.needed, key=lambda one: one[0] != order.own)
    parts = tuple(_slot(place, number, lying, added) for place, number in needed)
    barred = order.forbidden
    return Slots(parts, recipe.choice, barred, is_barred=barred is not None and lying[barred] > 0)


def slots_at_first(card: CardOut) -> Slots:
    """An order's slots as the table fills them, before anything else happens."""
    shown = get_order_shown(card)
    return find_slots(shown.needs, shown.table)


def slots_by_now(card: CardOut) -> Slots:
    """An order's slots with everything that has come from hands, or is promised."""
    shown = get_order_shown(card)
    order, lying = shown.needs, shown.table
    if baked := find_came(card, OrderBaked):
        given = find_came(card, HelpGiven)
        lying = plus(lying, given.cards if given else NOTHING)
        return find_slots(order, lying, baked.added, baked.choice or None)
    if asked := find_came(card, HelpRequested):
        # Whoever asks adds all that the table lacks beyond what they ask for (B4.4).
        if order.any_cards:
            return Slots(there=order.any_cards - sum(asked.want), any_cards=order.any_cards)
        needs = order.needs(asked.choice)
        return find_slots(order, lying, minus(lacking(needs, lying), asked.want), asked.choice)
    return find_slots(order, lying)


def slots_text(slots: Slots, words: Words) -> str:
    """The slots in a line: `🫑✅ 🥓✅✅✅▫️`."""
    if slots.any_cards:
        return words("slots-any", count=slots.there, needed=slots.any_cards)
    parts = [_slot_text(one, words) for one in slots.parts]
    if slots.barred is not None:
        mark = HOLE if slots.is_barred else LIES
        parts.append(f"{BARRED}{words('ingredient-emoji', ingredient=slots.barred)}{mark}")
    return "  ".join(parts)


def _slot_text(slot: Slot, words: Words) -> str:
    """The cards of one ingredient: `🥓✅✅▫️`."""
    marks = LIES * slot.lying + FROM_HAND * slot.by_hand + HOLE * slot.holes
    return words("ingredient-emoji", ingredient=slot.ingredient) + marks


def recipe_held(order: Order, hand: Counts, words: Words) -> str:
    """What an order needs, and what the hand has of it: `🍍✅ + 🥓✅✅▫️▫️`."""
    if order.any_cards:
        return words("recipe-any", count=order.any_cards)
    # Cards in hand count as lying there: only at the oven does it matter where they come from.
    slots = find_slots(order, hand)
    parts = [_slot_text(one, words) for one in slots.parts if one.ingredient not in slots.choice]
    if order.picks:
        parts.append(words("recipe-choice", **facts_of_choice(order)))
    if order.forbidden is not None:
        parts.append(words("recipe-without", ingredient=order.forbidden))
    return " + ".join(parts)


def _slot(place: int, number: int, lying: Counts, added: Counts) -> Slot:
    there = min(lying[place], number)
    by_hand = min(added[place], number - there)
    return Slot(Ingredient(place), there, by_hand, number - there - by_hand)


def _chosen(order: Order, choice: Choice) -> Recipe:
    return next(recipe for recipe in order.recipes if recipe.choice == choice)


def _nearest(order: Order, lying: Counts, added: Counts) -> Recipe:
    """The recipe that lacks the fewest cards, of those that its owner may choose."""

    def lacks(recipe: Recipe) -> int:
        return sum(max(0, number - lying[at] - added[at]) for at, number in recipe.needed)

    return min(order.options(lying) or order.recipes, key=lacks)
