"""A fast table: the rules of a turn once more, in a form made for speed.

The rules proper are `bot/games/mamma_i`; a test plays both side by side, move for move. There is
one table, which every move changes; copy it to try several moves. Moves are not checked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.brains.normal.mamma_i.packed import (
    ADDS,
    BIT,
    CODE,
    COINS_MASK,
    COINS_SHIFT,
    DECK_CODES,
    LONGEST,
    MARKET_CODE,
    SIZE_MASK,
    bits_of,
)
from bot.games.interface import Move
from bot.games.mamma_i.cards import GUESTS, Character, Row
from bot.games.mamma_i.moves import (
    ASIDE_LIMIT,
    FIRST_REMOVABLE,
    MONEY_LIMIT,
    ROW_LIMIT,
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Steal,
    Stop,
    Theft,
)
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView

BUS: Final = int(Row.SCHOOLBUS)
SON: Final = int(Row.SON)
GRANDPA: Final = int(Row.GRANDPA)
NOBODY: Final = -1
FAMILY: Final = range(6)
ROWS: Final = range(7)


@dataclass(slots=True)
class FastTable:
    """All that lies open, and whose trick it is."""

    market: Sequence[int]
    """The market cards for sale, this turn's first."""
    owned: list[int]
    """The set of market cards beside each character."""
    vertical: list[int]
    """Those of them that can still be turned, stolen or lost."""
    guests: list[int]
    """The guest beside each character, or 0."""
    has_used_stop: list[bool]
    has_placed_guest: list[bool]
    has_child: bool = False
    has_grandpa_stolen: bool = False
    turn: int = 0
    seat: int = 0
    """Whose trick it is."""
    has_stopped: list[bool] = field(default_factory=list[bool])
    display: list[int] = field(default_factory=list[int])
    deck: list[int] = field(default_factory=list[int])
    """The cards still to come, the next one last."""
    rows: list[list[int]] = field(default_factory=list[list[int]])
    keys: list[int] = field(default_factory=list[int])
    """The packed rows."""
    aside: int = 0
    wc: int = NOBODY
    hospital: int = NOBODY

    @classmethod
    def of(cls, view: MammaIView) -> "FastTable":
        """The table that a seat sees, with the deck in no order."""
        family, seats = view.family, view.seats
        rows = [[CODE[card] for card in row] for row in view.rows]
        display = [CODE[card] for card in view.display]
        gone = Counter([CODE[card] for card in view.aside])
        for cards in (display, *rows):
            gone.update(cards)
        vertical = [[b.card for b in member.market if b.is_vertical] for member in family]
        return cls(
            market=tuple([MARKET_CODE[card] for card in view.market]),
            owned=[bits_of([b.card for b in member.market]) for member in family],
            vertical=list(map(bits_of, vertical)),
            guests=[member.guest or 0 for member in family],
            has_used_stop=[seat.has_used_stop for seat in seats],
            has_placed_guest=[seat.has_placed_guest for seat in seats],
            has_child=view.has_child,
            has_grandpa_stolen=view.has_grandpa_stolen,
            turn=view.turn,
            seat=view.trick_player,
            has_stopped=[seat.has_stopped for seat in seats],
            display=display,
            deck=sorted((Counter(DECK_CODES) - gone).elements()),
            rows=rows,
            keys=[sum([ADDS[card] for card in row]) for row in rows],
            aside=len(view.aside),
            wc=NOBODY if view.wc is None else view.wc,
            hospital=NOBODY if view.hospital is None else view.hospital,
        )

    def copy(self) -> "FastTable":
        return FastTable(
            self.market,
            self.owned[:],
            self.vertical[:],
            self.guests[:],
            self.has_used_stop[:],
            self.has_placed_guest[:],
            self.has_child,
            self.has_grandpa_stolen,
            self.turn,
            self.seat,
            self.has_stopped[:],
            self.display[:],
            self.deck[:],
            [row[:] for row in self.rows],
            self.keys[:],
            self.aside,
            self.wc,
            self.hospital,
        )

    @property
    def is_dinner(self) -> bool:
        """Whether it is the last turn (C7)."""
        return self.turn == TURNS

    @property
    def left(self) -> int:
        """The number of cards still to be placed."""
        return len(self.deck) + len(self.display)

    @property
    def fill(self) -> float:
        """How likely a free place is to be filled."""
        left = self.left
        return left / (left + self.aside) if left else 0.0

    def make_move(self, seat: int, move: Move) -> bool:
        """Makes a move, without what follows; returns whether movement has changed."""
        match move:
            case Place(cards, row):
                self.place(CODE[cards[0]], len(cards), int(row))
                return CODE[cards[0]] <= LONGEST
            case Remove(row):
                return self.remove(int(row)) <= LONGEST
            case Stop(card):
                self.stop(MARKET_CODE[card])
            case Guest(character):
                self.place_guest(seat, int(character))
            case RunOver(Character() as character, lost):
                self.hospital = int(character)
                self.lose(bits_of(lost))
            case Child(take):
                self.has_child |= take
            case Steal(Theft(card, thief)):
                self.steal(MARKET_CODE[card], int(thief))
            case _:
                pass
        return False

    def place(self, card: int, count: int, row: int) -> None:
        """Places cards of the display in a row, and refills the display (C3.2)."""
        for _ in range(count):
            self.rows[row].append(card)
            self.display.remove(card)
            if self.deck:
                self.display.append(self.deck.pop())
        self.keys[row] += ADDS[card] * count

    def remove(self, row: int) -> int:
        """Puts the last card of a row aside, and returns it (C3.7)."""
        card = self.rows[row].pop()
        self.keys[row] -= ADDS[card]
        self.aside += 1
        return card

    def stop(self, card: int) -> None:
        """Turns a market card; the trick player is out for the turn (C3.9)."""
        self.vertical = [cards & ~BIT[card] for cards in self.vertical]
        self.has_stopped[self.seat] = self.has_used_stop[self.seat] = True

    def give_wc(self, votes: Sequence[int]) -> None:
        """Gives the wc by these votes, the trick player's last (C3.6)."""
        counts = [votes.count(character) for character in FAMILY]
        most = max(counts)
        self.wc = votes[-1] if counts.count(most) > 1 else counts.index(most)

    def place_guest(self, seat: int, character: int) -> None:
        """Places the most negative remaining guest beside a character (C3.11)."""
        self.guests[character] = GUESTS[sum(map(bool, self.guests))]
        self.has_placed_guest[seat] = True

    def lose(self, cards: int) -> None:
        """Takes market cards from the son (C4.1)."""
        self.owned[SON] &= ~cards
        self.vertical[SON] &= ~cards

    def buy(self, character: int, card: int) -> None:
        """Gives a character a market card, vertical."""
        self.owned[character] |= BIT[card]
        self.vertical[character] |= BIT[card]

    def steal(self, card: int, thief: int) -> None:
        """Gives a market card to another character, still vertical (C4.3)."""
        self.owned = [cards & ~BIT[card] for cards in self.owned]
        self.vertical = [cards & ~BIT[card] for cards in self.vertical]
        self.buy(thief, card)
        self.has_grandpa_stolen |= thief == GRANDPA

    def go_on(self) -> bool:
        """Starts the trick of the next seat that can do anything; False if the turn is over."""
        if not self.display:
            return False
        is_any = self.wc == NOBODY or bool(removable(self)) or _is_any_placeable(self)
        can_stop = any(self.vertical)
        players = len(self.has_stopped)
        for step in range(1, players + 1):
            seat = (self.seat + step) % players
            can = is_any or (can_stop and not self.has_used_stop[seat])
            if can and not self.has_stopped[seat]:
                self.seat = seat
                return True
        return False


def has_room(key: int, card: int, count: int, row: int) -> bool:
    """Whether the cards may go into a row (C3.3, C3.4)."""
    if (key & SIZE_MASK) + count > ROW_LIMIT:
        return False
    return card <= LONGEST or (row != BUS and key >> COINS_SHIFT & COINS_MASK < MONEY_LIMIT)


def removable(table: FastTable) -> list[int]:
    """The rows whose last card may be put aside (C3.7)."""
    if table.aside >= ASIDE_LIMIT:
        return []
    return [row for row in ROWS if table.keys[row] & SIZE_MASK >= FIRST_REMOVABLE]


def _is_any_placeable(table: FastTable) -> bool:
    keys = table.keys
    return any(has_room(keys[row], card, 1, row) for card in table.display for row in ROWS)
