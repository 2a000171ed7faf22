"""The orders, in a form made for speed."""

from functools import cache
from typing import Final

from bot.brains.hard.mamma_mia.packed import MASKS, SHIFTS, SUM, Packed, missing, pack
from bot.games.mamma_mia.cards import Choice
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.orders import Order

PLENTY: Final = 0x7F
"""More cards than there are of any ingredient."""


class FastOrder:
    """An order of one player."""

    __slots__ = ("any_cards", "choices", "forbidden", "id", "is_plain", "needs", "shifts")

    def __init__(self, order: Order) -> None:
        self.id = order.id
        self.needs: tuple[Packed, ...] = tuple([pack(recipe.needs) for recipe in order.recipes])
        self.choices: tuple[Choice, ...] = tuple([recipe.choice for recipe in order.recipes])
        self.any_cards = order.any_cards
        self.forbidden = 0 if order.forbidden is None else MASKS[order.forbidden]
        """A mask for the ingredient that must not lie on the table."""
        self.shifts = tuple([SHIFTS[choice[0]] for choice in self.choices if order.scarcest])
        """The shifts of the ingredients of which it takes the scarcest, if it does."""
        self.is_plain = not self.shifts and not self.forbidden
        """Whether all its recipes are always open."""

    def options(self, table: Packed) -> tuple[Packed, ...]:
        """The needs of all recipes that its owner may choose now (`Order.options`)."""
        if self.is_plain:
            return self.needs
        if table & self.forbidden:
            return ()
        if not self.shifts:
            return self.needs
        lying = [table >> shift & 0xFF or PLENTY for shift in self.shifts]
        fewest = min(lying)
        if fewest == PLENTY:
            return ()
        pairs = zip(self.needs, lying, strict=True)
        return tuple([needs for needs, number in pairs if number == fewest])

    def within_reach(self, table: Packed, hand: Packed) -> tuple[Packed, ...]:
        """The needs that table and hand together can fill (`Order.within_reach`)."""
        if self.any_cards:
            return self.needs if (table + hand) % SUM >= self.any_cards else ()
        both = table + hand
        return tuple([needs for needs in self.options(table) if not missing(needs, both)])

    def is_free(self, table: Packed) -> bool:
        """Whether it can be baked without adding a card (`Order.is_free`)."""
        if self.any_cards:
            return table % SUM >= self.any_cards
        return any(not missing(needs, table) for needs in self.options(table))

    def needs_of(self, choice: Choice) -> Packed:
        """What it needs by this choice."""
        return self.needs[self.choices.index(choice)]


@cache
def fast_orders(edition: Edition, own: int) -> dict[str, FastOrder]:
    """The orders of the player with this own ingredient, by id."""
    return {order: FastOrder(edition.decks[own][order]) for order in edition.decks[own]}
