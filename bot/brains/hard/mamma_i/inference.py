"""Infers who has which secret, from how well each explains a player's moves."""

from collections.abc import Callable
from typing import Any, Final

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.odds import Odds
from bot.brains.hard.mamma_i.policy import PLACE, REMOVE, WC, options, run_over_worths, wc_worths
from bot.brains.hard.mamma_i.row_worths import row_worths
from bot.brains.normal.mamma_i.fast_table import FAMILY, NOBODY, ROWS, FastTable
from bot.brains.normal.mamma_i.packed import ADDS, CODE, MARKET_CODE, bits_of
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


class Inference:
    """Follows the game at a fast table, and weighs every choice made there."""

    def __init__(self) -> None:
        self.odds = Odds()
        self.table: FastTable | None = None
        """The table, once the cards are dealt."""
        self.hit: list[int] = []
        """The characters that the schoolbus may run over."""
        self.thefts: list[tuple[int, int]] = []
        """The possible thefts: each card, and the thief."""

    def hear(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.table = _dealt(event)
            self.odds.note_chooser(event.chooser)
        elif self.table is not None and type(event) in HANDLERS:
            HANDLERS[type(event)](self, self.table, event)


def _dealt(event: Dealt) -> FastTable:
    return FastTable(
        market=tuple([MARKET_CODE[card] for card in event.market]),
        owned=[0] * len(FAMILY),
        vertical=[0] * len(FAMILY),
        guests=[0] * len(FAMILY),
        has_used_stop=[False] * SEATS,
        has_placed_guest=[False] * SEATS,
    )


def _turn(inference: Inference, table: FastTable, event: TurnBegan) -> None:
    table.turn, table.seat, table.aside = event.turn, event.seat, 0
    table.display, table.deck = [CODE[card] for card in event.display], [0] * event.deck
    table.rows, table.keys = [[] for _ in ROWS], [0] * len(ROWS)
    table.wc = table.hospital = NOBODY
    table.has_stopped = [False] * SEATS
    inference.odds.refresh()


def _trick(inference: Inference, table: FastTable, event: TrickBegan) -> None:
    table.seat = event.seat


def _option(inference: Inference, table: FastTable, *option: int) -> None:
    """Weighs what the trick player did against the other options."""

    def worths(evaluator: Evaluator) -> dict[tuple[int, ...], float]:
        return {tuple(other): worth for worth, *other in options(table, evaluator)}

    inference.odds.update(table.seat, option, worths)


def _placed(inference: Inference, table: FastTable, event: CardsPlaced) -> None:
    card, count = CODE[event.cards[0]], len(event.cards)
    _option(inference, table, PLACE, card, count, event.row)
    for _ in event.cards:
        table.display.remove(card)
    table.rows[event.row] += [card] * count
    table.keys[event.row] += ADDS[card] * count


def _refilled(inference: Inference, table: FastTable, event: DisplayRefilled) -> None:
    table.display, table.deck = [CODE[card] for card in event.display], [0] * event.deck


def _removed(inference: Inference, table: FastTable, event: CardRemoved) -> None:
    _option(inference, table, REMOVE, CODE[event.card], 1, event.row)
    table.remove(event.row)


def _called(inference: Inference, table: FastTable, event: WcCalled) -> None:
    _option(inference, table, WC, 0, 0, 0)


def _voted(inference: Inference, table: FastTable, event: Voted) -> None:
    def worths(evaluator: Evaluator) -> dict[int, float]:
        return dict(enumerate(wc_worths(row_worths(table, evaluator))))

    inference.odds.update(event.seat, event.character, worths)


def _late(inference: Inference, table: FastTable, event: WcGiven) -> None:
    table.wc = int(event.character)


def _stopped(inference: Inference, table: FastTable, event: Stopped) -> None:
    table.stop(MARKET_CODE[event.card])


def _guest(inference: Inference, table: FastTable, event: GuestPlaced) -> None:
    table.has_placed_guest[event.seat] = True

    def worths(evaluator: Evaluator) -> dict[int, float]:
        return {
            c: _with_guest(table, evaluator, c, event.guest) for c in FAMILY if not table.guests[c]
        }

    inference.odds.update(event.seat, event.character, worths)
    table.guests[event.character] = event.guest


def _with_guest(table: FastTable, evaluator: Evaluator, character: int, guest: int) -> float:
    table.guests[character] = guest
    chance = evaluator.chance(table)
    table.guests[character] = 0
    return chance


def _bus(inference: Inference, table: FastTable, event: RunOverOffered) -> None:
    inference.hit = [int(character) for character in event.characters]


def _ran(inference: Inference, table: FastTable, event: CharacterRunOver | NobodyRunOver) -> None:
    def worths(evaluator: Evaluator) -> dict[int, float]:
        rows = row_worths(table, evaluator)
        return {NOBODY: rows.now} | run_over_worths(table, evaluator, rows, inference.hit)

    taken = int(event.character) if isinstance(event, CharacterRunOver) else NOBODY
    inference.odds.update(event.seat, taken, worths)
    if taken != NOBODY:
        table.hospital = taken


def _lost(inference: Inference, table: FastTable, event: CardsLost) -> None:
    table.lose(bits_of(event.cards))


def _child(inference: Inference, table: FastTable, event: ChildTaken | ChildLeft) -> None:
    takes = isinstance(event, ChildTaken)
    inference.odds.update(
        event.seat, takes, lambda evaluator: {True: evaluator.child(table), False: 0.0}
    )
    table.has_child |= takes


def _thefts(inference: Inference, table: FastTable, event: StealOffered) -> None:
    inference.thefts = [(MARKET_CODE[theft.card], int(theft.to)) for theft in event.thefts]


def _stole(inference: Inference, table: FastTable, event: CardStolen | NothingStolen) -> None:
    def worths(evaluator: Evaluator) -> dict[tuple[int, int] | None, float]:
        gains = {(card, to): evaluator.theft(table, card, to) for card, to in inference.thefts}
        return {None: 0.0} | gains

    stolen = (MARKET_CODE[event.card], int(event.to)) if isinstance(event, CardStolen) else None
    inference.odds.update(event.seat, stolen, worths)
    if stolen is not None:
        table.steal(*stolen)


def _sold(inference: Inference, table: FastTable, event: CardSold | CardUnsold) -> None:
    if isinstance(event, CardSold):
        table.buy(int(event.character), table.market[0])
    table.market = table.market[1:]


HANDLERS: Final[dict[type[Event], Callable[[Inference, FastTable, Any], None]]] = {
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
