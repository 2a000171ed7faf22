"""Infers who has which secret, from what everybody did."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import exp, fsum, prod
from typing import Any, Final, NamedTuple, TypeAlias

from bot.brains.normal.mamma_i.fast_table import FAMILY
from bot.games.interface import Event
from bot.games.mamma_i.cards import MARKET, MONEY, MOVEMENT, Card, Character, Row
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildTaken,
    GuestPlaced,
    Stopped,
    TurnBegan,
    Voted,
)

FAIR_STEP: Final = 1.5
"""More movement than this does a row good, less wastes a place."""
COIN: Final = 1.5
"""What a money card says for the character that gets it."""
VOTE: Final = 2.0
"""What a vote says against the character that is named."""
GUEST: Final = 5.0
"""What a guest says against the character that gets it."""
HARM: Final = 2.0
"""What running over or robbing a character says against it, and for the thief."""
CARE: Final = 2.0
"""What protecting one of its cards, or taking the child, says for a character."""

Likely: TypeAlias = Sequence[float]
"""By character: how likely something is."""
Marks: TypeAlias = list[float]
"""By character: how strongly a player's moves suggest that it is the secret."""
MarksBySeat: TypeAlias = defaultdict[int, Marks]


class Beliefs(NamedTuple):
    """A player's beliefs about secrets."""

    rivals: Likely
    """By character: how likely it is any other player's secret."""
    suspicion: float
    """How likely the player's true secret looks to the others."""


def good(card: Card) -> float:
    """How much good a card does to its row."""
    return COIN if card in MONEY else MOVEMENT[card] - FAIR_STEP


def rivals_of(marks: Sequence[Marks], seat: int, own: Character, trust: float) -> list[float]:
    """By character: how likely it is any other player's secret."""
    others = [shown for other, shown in enumerate(marks) if other != seat]
    return any_of([secret_of(shown, own, trust) for shown in others])


def any_of(secrets: Sequence[Likely]) -> list[float]:
    """By character: how likely it is one of these secrets."""
    return [1 - prod([1 - likely[character] for likely in secrets]) for character in FAMILY]


def secret_of(marks: Marks, taken: Character | None, trust: float) -> list[float]:
    """By character: how likely it is the secret of a player with these marks."""
    odds = [exp(trust * mark) for mark in marks]
    if taken is not None:
        odds[taken] = 0.0
    total = fsum(odds)
    return [odd / total for odd in odds]


class Inference:
    """What everybody's moves say for and against each character."""

    def __init__(self) -> None:
        self._marks: MarksBySeat = defaultdict(lambda: [0.0] * len(FAMILY))
        self._is_wanted = True
        """Whether cards do a row good: not while a mother-in-law is for sale."""

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._is_wanted = event.for_sale is None or not MARKET[event.for_sale].mother_in_law
        handler = HANDLERS.get(type(event))
        if handler is not None and (self._is_wanted or handler not in FEEDING):
            handler(event, self._marks)

    def marks(self, players: int) -> list[Marks]:
        return [self._marks[seat] for seat in range(players)]


def _placed(event: CardsPlaced, marks: MarksBySeat) -> None:
    if event.row is not Row.SCHOOLBUS:
        marks[event.seat][event.row] += fsum([good(card) for card in event.cards])


def _removed(event: CardRemoved, marks: MarksBySeat) -> None:
    if event.row is not Row.SCHOOLBUS:
        marks[event.seat][event.row] -= good(event.card)


def _voted(event: Voted, marks: MarksBySeat) -> None:
    marks[event.seat][event.character] -= VOTE


def _guest(event: GuestPlaced, marks: MarksBySeat) -> None:
    marks[event.seat][event.character] -= GUEST


def _run_over(event: CharacterRunOver, marks: MarksBySeat) -> None:
    marks[event.seat][event.character] -= HARM


def _stolen(event: CardStolen, marks: MarksBySeat) -> None:
    harm = -HARM if MARKET[event.card].mother_in_law else HARM
    marks[event.seat][event.former] -= harm
    marks[event.seat][event.to] += harm


def _child(event: ChildTaken, marks: MarksBySeat) -> None:
    marks[event.seat][Character.GRANDPA] += CARE


def _stopped(event: Stopped, marks: MarksBySeat) -> None:
    marks[event.seat][event.character] += CARE


HANDLERS: Final[dict[type[Event], Callable[[Any, MarksBySeat], None]]] = {
    CardsPlaced: _placed,
    CardRemoved: _removed,
    Voted: _voted,
    GuestPlaced: _guest,
    CharacterRunOver: _run_over,
    CardStolen: _stolen,
    ChildTaken: _child,
    Stopped: _stopped,
}
FEEDING: Final = (_placed, _removed)
"""Handlers of events that say nothing while a mother-in-law is for sale, as nobody wants her."""
