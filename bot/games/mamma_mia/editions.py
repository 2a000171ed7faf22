"""The differences between the editions of Mamma Mia! and Plus, as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Annotated, Final, TypeAlias

from bot.games.errors import Refused
from bot.games.fields import Meaning, OneOf
from bot.games.mamma_mia.cards import Counts, Ingredient
from bot.games.mamma_mia.orders import MAMMA_MIA_LINES, PLUS_LINES, Line, Order, deck


@dataclass(frozen=True, eq=False, repr=False)
class Edition:
    """The cards, limits and small rules of one edition."""

    name: str
    ingredients: int
    """The number of ingredients, and so the most players (A1.1, B1.1)."""
    copies: int
    """Cards of each ingredient in the box."""
    removed: Mapping[int, int]
    """Cards of each ingredient taken out, by number of players (A2.1, B2.1)."""
    lines: tuple[Line, ...]
    """The orders of a player (A1.3, B1.3)."""
    dealt: int
    """Ingredients dealt to each player (A2.2, B2.2)."""
    hand_limit: int
    """The size that a hand is filled up to (A3.3, B3.1)."""
    draw_limit: int
    """The most cards drawn in a turn (B3.1)."""
    openings: int
    """How often the oven is opened in a game (A7.1, B5.1)."""
    has_mamma_mia: bool = True
    """Whether there is a Mamma Mia! card (A1.4, B1.2)."""
    deals_mamma_mia: bool = False
    """Whether the Mamma Mia! card may be dealt into a hand (A2.2, edition 1999)."""
    passes_with_order: bool = False
    """Whether a player who passes may still put in an order (A3.5, edition 1999)."""
    pass_draws: int = 0
    """Cards that a pass must draw from the supply (B3.2); 0 where A3.3 applies."""
    open_left_overs: bool = False
    """Whether the ingredients left over from the last round lie open (A3.7, edition 1999)."""
    finished_face_down: bool = False
    """Whether finished orders lie face down in one common pile (B4.1)."""
    helping: bool = False
    """Whether owners may ask the others for cards (B4.2)."""
    renumbered: Mapping[str, str] = field(default_factory=dict[str, str])
    """Rules that have another number in this edition."""

    @cached_property
    def decks(self) -> tuple[Mapping[str, Order], ...]:
        """The orders of each player, by own ingredient and id."""
        owns = list(Ingredient)[: self.ingredients]
        return tuple(deck(self.lines, own, self.ingredients) for own in owns)

    @cached_property
    def order_ids(self) -> frozenset[str]:
        return frozenset(order for orders in self.decks for order in orders)

    def __reduce__(self) -> tuple[Callable[[str], "Edition"], tuple[str]]:
        """Pickles by name: an edition is the same everywhere."""
        return _find, (self.name,)

    def renumber(self, refused: Refused) -> Refused:
        """The refusal, with its rule's number in this edition."""
        refused.rule = self.renumbered.get(refused.rule, refused.rule)
        return refused

    def box(self, players: int) -> Counts:
        """The ingredients in a game of this many players (A2.1, B2.1)."""
        copies = self.copies - self.removed.get(players, 0)
        return tuple(copies if ingredient < self.ingredients else 0 for ingredient in Ingredient)


def _find(name: str) -> Edition:
    return next(edition for edition in EDITIONS if edition.name == name)


CLASSIC: Final = Edition(
    name="classic",
    ingredients=5,
    copies=13,
    removed={4: 1, 3: 3, 2: 5},
    lines=MAMMA_MIA_LINES,
    dealt=6,
    hand_limit=7,
    draw_limit=7,
    openings=3,
)

EDITION_1999: Final = replace(
    CLASSIC, name="1999", deals_mamma_mia=True, passes_with_order=True, open_left_overs=True
)

EDITION_2004: Final = replace(CLASSIC, name="2004", removed={})

PLUS: Final = Edition(
    name="plus",
    ingredients=6,
    copies=15,
    removed={5: 1, 4: 3, 3: 5, 2: 7},
    lines=PLUS_LINES,
    dealt=8,
    hand_limit=9,
    draw_limit=5,
    openings=4,
    has_mamma_mia=False,
    pass_draws=5,
    finished_face_down=True,
    renumbered={"A2.1": "B2.1", "A2.2": "B2.2", "A7.1": "B5.1"},
)
"""Mamma Mia! Plus without helping."""

PLUS_WITH_HELP: Final = replace(PLUS, name="plus with helping", openings=3, helping=True)

MAMMA_MIA_EDITIONS: Final = (CLASSIC, EDITION_1999, EDITION_2004)
"""The editions of Mamma Mia!, the default first."""

EDITIONS: Final = (*MAMMA_MIA_EDITIONS, PLUS, PLUS_WITH_HELP)

ORDER_IDS: Final = frozenset(order for edition in EDITIONS for order in edition.order_ids)
"""The ids of all orders in these games."""

OrderId: TypeAlias = Annotated[str, Meaning("order"), OneOf(ORDER_IDS)]
