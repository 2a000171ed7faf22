"""The orders and what they need, as tables that the owner of a box can correct.

A table is written for an own ingredient P (the place `P`) and the others `O1`, `O2`, … in the
cycle's order after it; `deck` turns it into the orders of one player.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.games.mamma_mia.cards import NOTHING, WORDS, Choice, Counts, Ingredient, count, plus

P, O1, O2, O3, O4, O5 = range(6)

Part: TypeAlias = Literal["needs", "forbidden"]
"""A part of a line."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table; ingredients are places in the cycle, counted from the owner's."""

    id: str
    always: tuple[tuple[int, int], ...] = ()
    """What it always needs, as pairs of number and ingredient."""
    amount: int = 0
    """How many cards it needs of each ingredient that the owner chooses."""
    picks: int = 0
    """How many different ingredients the owner chooses."""
    among: tuple[int, ...] = ()
    """The ingredients to choose from."""
    scarcest: bool = False
    """Whether only the scarcest of these may be chosen (A5.6)."""
    forbidden: int | None = None
    """The ingredient that must not lie on the table (B1.4)."""
    any_cards: int = 0
    """How many cards of any kind it needs; it takes all that are there (A5.5)."""
    guessed: tuple[Part, ...] = ()
    """What is guessed; the rulebook attests the rest (B1.3)."""


MAMMA_MIA_LINES: Final = (
    Line("four-{O1}", ((1, P), (4, O1))),
    Line("four-{O2}", ((1, P), (4, O2))),
    Line("four-{O3}", ((1, P), (4, O3))),
    Line("four-{O4}", ((1, P), (4, O4))),
    Line("one-of-each", ((1, P), (1, O1), (1, O2), (1, O3), (1, O4))),
    Line("bombastica", any_cards=15),
    Line("monotoni", ((1, P),), amount=6, picks=1, among=(O1, O2, O3, O4)),
    Line("minimale", ((1, P),), amount=3, picks=1, among=(O1, O2, O3, O4), scarcest=True),
)
"""A1.3."""

PLUS_LINES: Final = (
    Line("four-{O1}", ((1, P), (4, O1))),
    Line("four-{O2}", ((1, P), (4, O2))),
    Line("four-{O3}", ((1, P), (4, O3))),
    Line("four-{O4}", ((1, P), (4, O4))),
    Line("four-{O5}", ((1, P), (4, O5))),
    Line(
        "one-of-each",
        ((1, P), (1, O1), (1, O2), (1, O3), (1, O4), (1, O5)),
        guessed=("needs",),
    ),
    Line("trio", ((2, O1), (2, O3), (2, O5)), guessed=("needs",)),
    Line("bombastica", any_cards=15),
    Line("monotoni", ((1, P),), amount=6, picks=1, among=(O1, O2, O3, O4, O5)),
    Line("ghiottona", ((1, P),), amount=4, picks=2, among=(O1, O2, O3, O4, O5)),
    Line(
        "junior",
        amount=5,
        picks=1,
        among=(O1, O2, O3, O4, O5),
        forbidden=P,
        guessed=("forbidden",),
    ),
    Line("minipizza", ((3, O3),), forbidden=P, guessed=("needs", "forbidden")),
    Line("minimale", ((1, P),), amount=4, picks=1, among=(O1, O2, O3, O4, O5), scarcest=True),
    Line("mamma-mia-1", ((1, P),), amount=5, picks=1, among=(O2, O4)),
    Line("mamma-mia-2", ((1, P),), amount=5, picks=1, among=(O1, O5), guessed=("needs",)),
)
"""B1.3. RECONSTRUCTED: the rulebook names the kinds, but does not show every picture.

A review saw a minipizza of three peppers with no shrimp; O3 gives it to the owner of the shrimp.
"""


class Recipe(NamedTuple):
    """A choice that an order leaves to its owner, and what the order then needs."""

    choice: Choice
    needs: Counts
    needed: tuple[tuple[int, int], ...]
    """The same cards as pairs of ingredient and number, without zeros."""

    def is_filled_by(self, table: Counts, hand: Counts = NOTHING) -> bool:
        """Whether table and hand together have what it needs."""
        for place, number in self.needed:  # noqa: SIM110 (asked of every order: all() is slower)
            if table[place] + hand[place] < number:
                return False
        return True


def _recipe(choice: Choice, needs: Counts) -> Recipe:
    return Recipe(choice, needs, tuple((place, n) for place, n in enumerate(needs) if n))


@dataclass(frozen=True, slots=True)
class Order:
    """An order of one player: a line of the table with the ingredients filled in."""

    id: str
    own: Ingredient
    recipes: tuple[Recipe, ...]
    """One for each choice; an order without choices has one, with the choice `()`."""
    picks: int
    scarcest: bool
    forbidden: Ingredient | None
    any_cards: int

    def options(self, table: Counts) -> tuple[Recipe, ...]:
        """The recipes that the owner may choose now; none if no cards at all could bake it."""
        if self.forbidden is not None and table[self.forbidden]:
            return ()
        if not self.scarcest:
            return self.recipes
        there = [recipe for recipe in self.recipes if table[recipe.choice[0]]]
        fewest = min((table[recipe.choice[0]] for recipe in there), default=0)
        return tuple([recipe for recipe in there if table[recipe.choice[0]] == fewest])

    def needs(self, choice: Choice) -> Counts:
        """The cards that it needs with this choice."""
        return next(recipe.needs for recipe in self.recipes if recipe.choice == choice)

    def lacks_any(self, table: Counts) -> int:
        """How many cards the table lacks, for an order that takes any cards."""
        return max(0, self.any_cards - sum(table))

    def is_free(self, table: Counts) -> bool:
        """Whether it can be baked without adding a card (A5.3)."""
        if self.any_cards:
            return sum(table) >= self.any_cards
        return any(recipe.is_filled_by(table) for recipe in self.options(table))

    def within_reach(self, table: Counts, hand: Counts) -> tuple[Recipe, ...]:
        """The recipes that the table and the hand together can fill (A5.2)."""
        if self.any_cards:
            return self.recipes if sum(table) + sum(hand) >= self.any_cards else ()
        return tuple([r for r in self.options(table) if r.is_filled_by(table, hand)])


@cache
def deck(lines: tuple[Line, ...], own: Ingredient, ingredients: int) -> Mapping[str, Order]:
    """The orders of the player with this own ingredient, by their ids."""

    def at(place: int) -> Ingredient:
        return Ingredient((own + place) % ingredients)

    def fill(line: Line) -> Order:
        places = {f"O{place}": WORDS[at(place)] for place in range(1, ingredients)}
        always = count(at(place) for number, place in line.always for _ in range(number))
        return Order(
            id=line.id.format(**places),
            own=own,
            recipes=tuple(
                _recipe(choice, plus(always, count(choice * line.amount)))
                for choice in combinations(sorted(map(at, line.among)), line.picks)
            ),
            picks=line.picks,
            scarcest=line.scarcest,
            forbidden=None if line.forbidden is None else at(line.forbidden),
            any_cards=line.any_cards,
        )

    orders = [fill(line) for line in lines]
    return {order.id: order for order in orders}
