"""The orders: what each needs, as tables that the owner of a box can correct.

A table is written for an own ingredient P (the place `P`) and the others `O1`, `O2`, … in the
cycle's order after it; `deck` turns it into the orders of one player.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from bot.games.mamma_mia.cards import WORDS, Choice, Counts, Ingredient, count, lacking, plus

P, O1, O2, O3, O4, O5 = range(6)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table; ingredients are places in the cycle, counted from the owner's."""

    id: str
    always: tuple[tuple[int, int], ...] = ()
    """What it needs in any case: how many of what."""
    amount: int = 0
    """How many cards it needs of each ingredient that the owner chooses."""
    picks: int = 0
    """How many different ingredients the owner chooses, …"""
    among: tuple[int, ...] = ()
    """… and from which."""
    scarcest: bool = False
    """Whether only the scarcest of these may be chosen (A5.6)."""
    forbidden: int | None = None
    """The ingredient that must not lie on the table (B1.4)."""
    any_cards: int = 0
    """How many cards of any kind it needs, to take all that are there (A5.5)."""


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
    Line("one-of-each", ((1, P), (1, O1), (1, O2), (1, O3), (1, O4), (1, O5))),
    Line("trio", ((2, O1), (2, O3), (2, O5))),
    Line("bombastica", any_cards=15),
    Line("monotoni", ((1, P),), amount=6, picks=1, among=(O1, O2, O3, O4, O5)),
    Line("ghiottona", ((1, P),), amount=4, picks=2, among=(O1, O2, O3, O4, O5)),
    Line("junior", amount=5, picks=1, among=(O1, O2, O3, O4, O5), forbidden=P),
    Line("minipizza", ((3, O2),), forbidden=P),
    Line("minimale", ((1, P),), amount=4, picks=1, among=(O1, O2, O3, O4, O5), scarcest=True),
    Line("mamma-mia-1", ((1, P),), amount=5, picks=1, among=(O2, O4)),
    Line("mamma-mia-2", ((1, P),), amount=5, picks=1, among=(O1, O5)),
)
"""B1.3. RECONSTRUCTED: the rulebook names the kinds, but does not show every picture."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order of one player: a line of the table with the ingredients filled in."""

    id: str
    own: Ingredient
    always: Counts
    amount: int
    picks: int
    among: Choice
    scarcest: bool
    forbidden: Ingredient | None
    any_cards: int

    def choices(self, table: Counts) -> tuple[Choice, ...]:
        """What the owner may choose; `()` is the one choice of an order that leaves none.

        There is no choice at all where the order cannot be baked, whatever is added.
        """
        if self.forbidden is not None and table[self.forbidden]:
            return ()
        if not self.scarcest:
            return tuple(combinations(self.among, self.picks))
        there = [kind for kind in self.among if table[kind]]
        fewest = min((table[kind] for kind in there), default=0)
        return tuple((kind,) for kind in there if table[kind] == fewest)

    def needs(self, choice: Choice) -> Counts:
        """The cards that it takes under this choice (an any-cards order takes what it finds)."""
        chosen = tuple([self.amount if kind in choice else 0 for kind in Ingredient])
        return plus(self.always, chosen)

    def lacks(self, choice: Choice, table: Counts) -> Counts:
        """The cards that the table lacks under this choice."""
        return lacking(self.needs(choice), table)

    def lacks_any(self, table: Counts) -> int:
        """How many cards of any kind the table lacks for an any-cards order."""
        return max(0, self.any_cards - sum(table))


@cache
def deck(lines: tuple[Line, ...], own: Ingredient, kinds: int) -> Mapping[str, Order]:
    """The orders of the player with that own ingredient, by their ids."""

    def at(place: int) -> Ingredient:
        return Ingredient((own + place) % kinds)

    def fill(line: Line) -> Order:
        places = {f"O{place}": WORDS[at(place)] for place in range(1, kinds)}
        return Order(
            id=line.id.format(**places),
            own=own,
            always=count(at(place) for number, place in line.always for _ in range(number)),
            amount=line.amount,
            picks=line.picks,
            among=tuple(sorted(at(place) for place in line.among)),
            scarcest=line.scarcest,
            forbidden=None if line.forbidden is None else at(line.forbidden),
            any_cards=line.any_cards,
        )

    orders = [fill(line) for line in lines]
    return {order.id: order for order in orders}
