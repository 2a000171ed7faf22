"""The table in small numbers, changed in place: quick enough to play turns out in the mind.

It follows `games` in what moves do and whose trick is next, but checks nothing; a test plays both
side by side.
"""

from collections.abc import Sequence
from typing import Final

from bot.brains.hard.mamma_i.cards import ADDS, BIT, COINS, COINS_BITS, HELD, LONGEST
from bot.games.mamma_i.cards import GUESTS, Row
from bot.games.mamma_i.kinds import ASIDE_LIMIT, FIRST_REMOVABLE, MONEY_LIMIT, ROW_LIMIT
from bot.games.mamma_i.turns import TURNS

BUS: Final = int(Row.SCHOOLBUS)
SON: Final = int(Row.SON)
GRANDPA: Final = int(Row.GRANDPA)
NOBODY: Final = -1
FAMILY: Final = range(6)
ROWS: Final = range(7)


class Errand:
    """The table of one turn, from any moment to its end."""

    __slots__ = (
        "aside",
        "deck",
        "display",
        "grandpa_stole",
        "guests",
        "has_child",
        "has_laid",
        "hospital",
        "keys",
        "lying",
        "market",
        "rows",
        "seat",
        "stop_used",
        "stopped",
        "turn",
        "vertical",
        "wc",
    )

    turn: int
    seat: int
    """Whose trick it is."""
    display: list[int]
    deck: list[int]
    """The cards still to come, the next one last."""
    rows: list[list[int]]
    keys: list[int]
    """Every row as one number."""
    aside: int
    wc: int
    hospital: int
    stopped: list[bool]
    stop_used: list[bool]
    has_laid: list[bool]
    """By seat: whether it has placed a guest."""
    lying: list[int]
    """The set of market cards beside each character."""
    vertical: list[int]
    """Those of them that can still be turned, stolen or lost."""
    guests: list[int]
    """The guest beside each character, or 0."""
    market: Sequence[int]
    """The market cards for sale, this turn's first."""
    has_child: bool
    grandpa_stole: bool

    def copy(self) -> "Errand":
        twin = Errand()
        twin.turn, twin.seat, twin.aside = self.turn, self.seat, self.aside
        twin.display, twin.deck = self.display[:], self.deck[:]
        twin.rows, twin.keys = [row[:] for row in self.rows], self.keys[:]
        twin.wc, twin.hospital, twin.market = self.wc, self.hospital, self.market
        twin.stopped, twin.stop_used = self.stopped[:], self.stop_used[:]
        twin.has_laid, twin.guests = self.has_laid[:], self.guests[:]
        twin.lying, twin.vertical = self.lying[:], self.vertical[:]
        twin.has_child, twin.grandpa_stole = self.has_child, self.grandpa_stole
        return twin

    @property
    def is_dinner(self) -> bool:
        """Whether it is the last turn (C7)."""
        return self.turn == TURNS

    @property
    def left(self) -> int:
        """The number of cards still to be placed."""
        return len(self.deck) + len(self.display)

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
        self.stopped[self.seat] = self.stop_used[self.seat] = True

    def give_wc(self, votes: Sequence[int]) -> None:
        """Gives the wc by these votes, the trick player's last (C3.6)."""
        counts = [votes.count(character) for character in FAMILY]
        most = max(counts)
        self.wc = votes[-1] if counts.count(most) > 1 else counts.index(most)

    def lay_guest(self, seat: int, character: int) -> None:
        """Places the most negative remaining guest beside a character (C3.11)."""
        self.guests[character] = GUESTS[sum(map(bool, self.guests))]
        self.has_laid[seat] = True

    def lose(self, cards: int) -> None:
        """Takes market cards from the son (C4.1)."""
        self.lying[SON] &= ~cards
        self.vertical[SON] &= ~cards

    def buy(self, character: int, card: int) -> None:
        """Gives a character a market card, vertical."""
        self.lying[character] |= BIT[card]
        self.vertical[character] |= BIT[card]

    def steal(self, card: int, thief: int) -> None:
        """Gives a market card to another character, still vertical (C4.3)."""
        self.lying = [cards & ~BIT[card] for cards in self.lying]
        self.vertical = [cards & ~BIT[card] for cards in self.vertical]
        self.buy(thief, card)
        self.grandpa_stole |= thief == GRANDPA

    def go_on(self) -> bool:
        """Starts the trick of the next seat that can do anything; False if the turn is over."""
        if not self.display:
            return False
        is_any = self.wc == NOBODY or bool(removable(self)) or _is_any_placeable(self)
        can_stop = any(self.vertical)
        players = len(self.stopped)
        for step in range(1, players + 1):
            seat = (self.seat + step) % players
            can = is_any or (can_stop and not self.stop_used[seat])
            if can and not self.stopped[seat]:
                self.seat = seat
                return True
        return False


def has_room(key: int, card: int, count: int, row: int) -> bool:
    """Whether the cards may go into a row (C3.3, C3.4)."""
    if (key & HELD) + count > ROW_LIMIT:
        return False
    return card <= LONGEST or (row != BUS and key >> COINS & COINS_BITS < MONEY_LIMIT)


def removable(table: Errand) -> list[int]:
    """The rows whose last card may be put aside (C3.7)."""
    if table.aside >= ASIDE_LIMIT:
        return []
    return [row for row in ROWS if table.keys[row] & HELD >= FIRST_REMOVABLE]


def _is_any_placeable(table: Errand) -> bool:
    keys = table.keys
    return any(has_room(keys[row], card, 1, row) for card in table.display for row in ROWS)
