"""What everybody's moves say about their secrets."""

from collections.abc import Callable
from typing import Any, Final

from bot.brains.hard.mamma_i.cards import ADDS, CODE, MARKET_CODE, bits_of
from bot.brains.hard.mamma_i.errand import FAMILY, NOBODY, ROWS, Errand
from bot.brains.hard.mamma_i.look import look_at
from bot.brains.hard.mamma_i.mind import Mind
from bot.brains.hard.mamma_i.odds import Odds
from bot.brains.hard.mamma_i.policy import PLACE, REMOVE, WC, delays, options, run_overs
from bot.games.interface import Event
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsLost,
    CardSold,
    CardsPlaced,
    CardStolen,
    CardUnsold,
    CharacterRunOver,
    ChildLeft,
    ChildTaken,
    Dealt,
    DisplayRefilled,
    GuestPlaced,
    NobodyRunOver,
    NothingStolen,
    RunOverOffered,
    StealOffered,
    Stopped,
    TrickBegan,
    TurnBegan,
    Voted,
    WcCalled,
    WcGiven,
)

SEATS: Final = 4
"""The most players there can be; events do not say how many there are."""


class Reader:
    """A quick table that follows the game, and weighs every choice made there."""

    def __init__(self) -> None:
        self.odds = Odds()
        self.table: Errand | None = None
        """The table, once the cards are dealt."""
        self.hit: list[int] = []
        """The characters that the schoolbus may run over."""
        self.thefts: list[tuple[int, int]] = []
        """The possible thefts: each card, and the thief."""

    def hear(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.table = _dealt(event)
            self.odds.suspect(event.chooser)
        elif self.table is not None and type(event) in READERS:
            READERS[type(event)](self, self.table, event)


def _dealt(event: Dealt) -> Errand:
    table = Errand()
    table.turn = 0
    table.market = tuple([MARKET_CODE[card] for card in event.market])
    table.lying, table.vertical, table.guests = ([0] * len(FAMILY) for _ in range(3))
    table.stop_used, table.has_laid = [False] * SEATS, [False] * SEATS
    table.has_child = table.grandpa_stole = False
    return table


def _turn(reader: Reader, table: Errand, event: TurnBegan) -> None:
    table.turn, table.seat, table.aside = event.turn, event.seat, 0
    table.display, table.deck = [CODE[card] for card in event.display], [0] * event.deck
    table.rows, table.keys = [[] for _ in ROWS], [0] * len(ROWS)
    table.wc = table.hospital = NOBODY
    table.stopped = [False] * SEATS
    reader.odds.rethink()


def _trick(reader: Reader, table: Errand, event: TrickBegan) -> None:
    table.seat = event.seat


def _option(reader: Reader, table: Errand, *option: int) -> None:
    """Weighs what the trick player did against the other options."""

    def worths(mind: Mind) -> dict[tuple[int, ...], float]:
        return {tuple(other): worth for worth, *other in options(table, mind)}

    reader.odds.learn(table.seat, option, worths)


def _placed(reader: Reader, table: Errand, event: CardsPlaced) -> None:
    card, count = CODE[event.cards[0]], len(event.cards)
    _option(reader, table, PLACE, card, count, event.row)
    for _ in event.cards:
        table.display.remove(card)
    table.rows[event.row] += [card] * count
    table.keys[event.row] += ADDS[card] * count


def _refilled(reader: Reader, table: Errand, event: DisplayRefilled) -> None:
    table.display, table.deck = [CODE[card] for card in event.display], [0] * event.deck


def _removed(reader: Reader, table: Errand, event: CardRemoved) -> None:
    _option(reader, table, REMOVE, CODE[event.card], 1, event.row)
    table.remove(event.row)


def _called(reader: Reader, table: Errand, event: WcCalled) -> None:
    _option(reader, table, WC, 0, 0, 0)


def _voted(reader: Reader, table: Errand, event: Voted) -> None:
    def worths(mind: Mind) -> dict[int, float]:
        return dict(enumerate(delays(look_at(table, mind))))

    reader.odds.learn(event.seat, event.character, worths)


def _late(reader: Reader, table: Errand, event: WcGiven) -> None:
    table.wc = int(event.character)


def _stopped(reader: Reader, table: Errand, event: Stopped) -> None:
    table.stop(MARKET_CODE[event.card])


def _guest(reader: Reader, table: Errand, event: GuestPlaced) -> None:
    table.has_laid[event.seat] = True

    def worths(mind: Mind) -> dict[int, float]:
        return {c: _with_guest(table, mind, c, event.guest) for c in FAMILY if not table.guests[c]}

    reader.odds.learn(event.seat, event.character, worths)
    table.guests[event.character] = event.guest


def _with_guest(table: Errand, mind: Mind, character: int, guest: int) -> float:
    table.guests[character] = guest
    chance = mind.chance(table)
    table.guests[character] = 0
    return chance


def _bus(reader: Reader, table: Errand, event: RunOverOffered) -> None:
    reader.hit = [int(character) for character in event.characters]


def _ran(reader: Reader, table: Errand, event: CharacterRunOver | NobodyRunOver) -> None:
    def worths(mind: Mind) -> dict[int, float]:
        look = look_at(table, mind)
        return {NOBODY: look.now} | run_overs(table, mind, look, reader.hit)

    taken = int(event.character) if isinstance(event, CharacterRunOver) else NOBODY
    reader.odds.learn(event.seat, taken, worths)
    if taken != NOBODY:
        table.hospital = taken


def _lost(reader: Reader, table: Errand, event: CardsLost) -> None:
    table.lose(bits_of(event.cards))


def _child(reader: Reader, table: Errand, event: ChildTaken | ChildLeft) -> None:
    takes = isinstance(event, ChildTaken)
    reader.odds.learn(event.seat, takes, lambda mind: {True: mind.child(table), False: 0.0})
    table.has_child |= takes


def _thefts(reader: Reader, table: Errand, event: StealOffered) -> None:
    reader.thefts = [(MARKET_CODE[theft.card], int(theft.to)) for theft in event.thefts]


def _stole(reader: Reader, table: Errand, event: CardStolen | NothingStolen) -> None:
    def worths(mind: Mind) -> dict[tuple[int, int] | None, float]:
        gains = {(card, to): mind.theft(table, card, to) for card, to in reader.thefts}
        return {None: 0.0} | gains

    stolen = (MARKET_CODE[event.card], int(event.to)) if isinstance(event, CardStolen) else None
    reader.odds.learn(event.seat, stolen, worths)
    if stolen is not None:
        table.steal(*stolen)


def _sold(reader: Reader, table: Errand, event: CardSold | CardUnsold) -> None:
    if isinstance(event, CardSold):
        table.buy(int(event.character), table.market[0])
    table.market = table.market[1:]


READERS: Final[dict[type[Event], Callable[[Reader, Errand, Any], None]]] = {
    TurnBegan: _turn,
    TrickBegan: _trick,
    CardsPlaced: _placed,
    DisplayRefilled: _refilled,
    CardRemoved: _removed,
    WcCalled: _called,
    Voted: _voted,
    WcGiven: _late,
    Stopped: _stopped,
    GuestPlaced: _guest,
    RunOverOffered: _bus,
    CharacterRunOver: _ran,
    NobodyRunOver: _ran,
    CardsLost: _lost,
    ChildTaken: _child,
    ChildLeft: _child,
    StealOffered: _thefts,
    CardStolen: _stole,
    NothingStolen: _stole,
    CardSold: _sold,
    CardUnsold: _sold,
}
