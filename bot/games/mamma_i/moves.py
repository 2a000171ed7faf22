"""The moves, which of them a seat may make and why not others, and the outcomes of chance."""

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, ClassVar, Final, NamedTuple, TypeAlias

from bot.games.codec import Codec
from bot.games.errors import Refused
from bot.games.fields import BySeat, OnlyIf, Seat, Sorted
from bot.games.interface import Chance, Move, MoveSet, value
from bot.games.mamma_i.cards import (
    CHARACTERS,
    MARKET_IDS,
    MONEY,
    ROWS,
    Card,
    Character,
    MarketId,
    Row,
    in_table_order,
)
from bot.games.mamma_i.refusals import refuse

Lost: TypeAlias = Annotated[
    tuple[MarketId, ...], Sorted(MARKET_IDS.index), OnlyIf("character", Character.SON)
]
"""The market cards that the son loses, in the order of the table."""


class Theft(NamedTuple):
    """A market card, and the character that takes it."""

    card: MarketId
    to: Character


@value
class Secret(Move):
    """Choose a secret character (C2.1)."""

    kind: ClassVar[str] = "secret"
    character: Character


@value
class Guest(Move):
    """Place the most negative remaining guest beside a character (C3.11, C7.1)."""

    kind: ClassVar[str] = "guest"
    character: Character


@value
class Place(Move):
    """Place one or two cards from the display at the end of a row (C3.2)."""

    kind: ClassVar[str] = "place"
    cards: tuple[Card, ...]
    row: Row


@value
class Wc(Move):
    """Have everybody vote on who gets the wc (C3.6)."""

    kind: ClassVar[str] = "wc"


@value
class Vote(Move):
    """Name a character for the wc (C3.6)."""

    kind: ClassVar[str] = "vote"
    character: Character


@value
class Remove(Move):
    """Put the last card of a row aside (C3.7)."""

    kind: ClassVar[str] = "remove"
    row: Row


@value
class Stop(Move):
    """Turn a market card to horizontal and take no more tricks in this turn (C3.9)."""

    kind: ClassVar[str] = "stop"
    card: MarketId


@value
class RunOver(Move):
    """Have the schoolbus run over a character, or nobody (C4.1)."""

    kind: ClassVar[str] = "run-over"
    character: Character | None
    lost: Lost = ()


@value
class Child(Move):
    """Have grandpa take the child from the schoolbus, or not (C4.2)."""

    kind: ClassVar[str] = "child"
    take: bool


@value
class Steal(Move):
    """Have one character take a market card from another, or not (C4.3)."""

    kind: ClassVar[str] = "steal"
    theft: Theft | None


@value
class Deal(Chance):
    """The chooser of a secret, the market cards in order, and the deck from the top (C2)."""

    kind: ClassVar[str] = "deal"
    chooser: Seat
    market: tuple[MarketId, ...]
    deck: tuple[Card, ...]


@value
class Secrets(Chance):
    """Everyone's secret character, including the chosen one (C2.1)."""

    kind: ClassVar[str] = "secrets"
    characters: BySeat[Character]


@value
class Shuffle(Chance):
    """The deck of a new turn, from the top (C5.3)."""

    kind: ClassVar[str] = "shuffle"
    deck: tuple[Card, ...]


# Move sets: an empty one is not on offer, but still says why its moves are refused.

ROW_LIMIT: Final = 4
"""The most cards in a row (C3.3)."""
MONEY_LIMIT: Final = 2
"""The most of them that may be money (C3.4)."""
FIRST_REMOVABLE: Final = 3
"""The fewest cards in a row whose last may be removed (C3.7)."""
ASIDE_LIMIT: Final = 5
"""The most cards that may be put aside in a turn (C3.7)."""


def is_empty(moves: MoveSet) -> bool:
    """Whether no move of the set is legal now."""
    return next(iter(moves), None) is None


@value
class SecretChoices(MoveSet):
    """Every secret character that A can choose."""

    makes = Secret

    def __iter__(self) -> Iterator[Secret]:
        return map(Secret, CHARACTERS)

    def refusal(self, move: Secret) -> Refused | None:
        return None


@value
class Guests(MoveSet):
    """Every character that a player may place the guest beside."""

    makes = Guest
    characters: tuple[Character, ...] | None
    """Those without a guest; None for a player who has placed one already."""

    def __iter__(self) -> Iterator[Guest]:
        return map(Guest, self.characters or ())

    def refusal(self, move: Guest) -> Refused | None:
        if self.characters is None:
            return refuse("guest-is-placed")
        if move.character not in self.characters:
            return refuse("has-guest", character=move.character)
        return None


@value
class Places(MoveSet):
    """Every way to place cards from the display."""

    makes = Place
    display: tuple[Card, ...]
    rows: tuple[tuple[Card, ...], ...]

    def __iter__(self) -> Iterator[Place]:
        for card in dict.fromkeys(self.display):
            yield from self._in_any_row((card,))
            if card not in MONEY and self.display.count(card) > 1:
                yield from self._in_any_row((card, card))

    def _in_any_row(self, cards: tuple[Card, ...]) -> Iterator[Place]:
        is_money = cards[0] in MONEY
        for row, there in zip(ROWS, self.rows, strict=True):
            if len(there) + len(cards) <= ROW_LIMIT and not (
                is_money and (row is Row.SCHOOLBUS or _money_cards(there) >= MONEY_LIMIT)
            ):
                yield Place(cards, row)

    def refusal(self, move: Place) -> Refused | None:
        return self._refuse_cards(move.cards) or self._refuse_row(move.cards, move.row)

    def _refuse_cards(self, cards: tuple[Card, ...]) -> Refused | None:
        if len(cards) not in (1, 2):
            return refuse("one-or-two-cards", count=len(cards))
        if len(cards) == 2 and (cards[0] != cards[1] or cards[0] in MONEY):
            return refuse("not-a-pair")
        if self.display.count(cards[0]) < len(cards):
            return refuse("not-in-display", cards=cards, display=self.display)
        return None

    def _refuse_row(self, cards: tuple[Card, ...], row: Row) -> Refused | None:
        if not any(self._in_any_row(cards)):
            return refuse("no-row-has-room", cards=cards)
        there = self.rows[row]
        is_money = cards[0] in MONEY
        if is_money and row is Row.SCHOOLBUS:
            return refuse("money-for-schoolbus")
        if len(there) + len(cards) > ROW_LIMIT:
            return refuse("row-is-full", row=row, held=len(there))
        if is_money and _money_cards(there) >= MONEY_LIMIT:
            return refuse("two-money-cards", row=row)
        return None


def _money_cards(cards: tuple[Card, ...]) -> int:
    return sum([card in MONEY for card in cards])


@value
class Wcs(MoveSet):
    """Calling the wc, once in a turn."""

    makes = Wc
    is_given: bool

    def __iter__(self) -> Iterator[Wc]:
        if not self.is_given:
            yield Wc()

    def refusal(self, move: Wc) -> Refused | None:
        return refuse("wc-is-given") if self.is_given else None


@value
class Votes(MoveSet):
    """Every character that can be named for the wc."""

    makes = Vote

    def __iter__(self) -> Iterator[Vote]:
        return map(Vote, CHARACTERS)

    def refusal(self, move: Vote) -> Refused | None:
        return None


@value
class Removes(MoveSet):
    """Every row whose last card may be put aside."""

    makes = Remove
    rows: tuple[tuple[Card, ...], ...]
    aside: int
    """How many cards have been put aside in this turn."""

    def __iter__(self) -> Iterator[Remove]:
        if self.aside < ASIDE_LIMIT:
            for row in ROWS:
                if len(self.rows[row]) >= FIRST_REMOVABLE:
                    yield Remove(row)

    def refusal(self, move: Remove) -> Refused | None:
        if self.aside >= ASIDE_LIMIT:
            return refuse("five-aside")
        if not any(self):
            return refuse("no-row-to-remove-from")
        held = len(self.rows[move.row])
        if held < FIRST_REMOVABLE:
            return refuse("not-third-or-fourth", row=move.row, held=held)
        return None


@value
class Stops(MoveSet):
    """Every market card that may be turned to stop."""

    makes = Stop
    cards: tuple[str, ...] | None
    """The vertical ones; None for a player who has used up the stop."""

    def __iter__(self) -> Iterator[Stop]:
        return map(Stop, self.cards or ())

    def refusal(self, move: Stop) -> Refused | None:
        if self.cards is None:
            return refuse("stop-is-used")
        if not self.cards:
            return refuse("no-vertical-card")
        if move.card not in self.cards:
            return refuse("not-vertical", card=move.card, vertical=self.cards)
        return None


@value
class RunOvers(MoveSet):
    """Every way to use the schoolbus's match, or to leave it."""

    makes = RunOver
    characters: tuple[Character, ...]
    """The characters whose rows match the schoolbus's."""
    son_has: tuple[str, ...]
    """The son's vertical market cards."""

    def __iter__(self) -> Iterator[RunOver]:
        for character in self.characters:
            for lost in self._losses(character):
                yield RunOver(character, lost)
        yield RunOver(None)

    def _losses(self, character: Character) -> Iterator[tuple[str, ...]]:
        """Every set of cards that the character can lose; only the son loses any."""
        cards = in_table_order(self.son_has) if character is Character.SON else ()
        return combinations(cards, len(cards) // 2)

    def refusal(self, move: RunOver) -> Refused | None:
        if move.character is not Character.SON and move.lost:
            return refuse("nothing-to-lose")
        if move.character is None:
            return None
        if move.character not in self.characters:
            return refuse("not-matched", character=move.character, characters=self.characters)
        if move.lost not in self._losses(move.character):
            if number := len(self.son_has) // 2:
                return refuse("wrong-loss", number=number, vertical=self.son_has)
            return refuse("loses-none")
        return None


@value
class Children(MoveSet):
    """Taking the child, or not."""

    makes = Child

    def __iter__(self) -> Iterator[Child]:
        yield Child(True)
        yield Child(False)

    def refusal(self, move: Child) -> Refused | None:
        return None


@value
class Steals(MoveSet):
    """Every theft that two matching characters allow, or none."""

    makes = Steal
    thefts: tuple[Theft, ...]

    def __iter__(self) -> Iterator[Steal]:
        yield from map(Steal, self.thefts)
        yield Steal(None)

    def refusal(self, move: Steal) -> Refused | None:
        if move.theft is None or move.theft in self.thefts:
            return None
        return refuse("not-to-steal", thefts=self.thefts)


CODEC: Final = Codec(
    objects=(Deal, Place, Wc),
    bare=(Secret, Secrets, Guest, Vote, Remove, Stop, RunOver, Child, Steal, Shuffle),
)
