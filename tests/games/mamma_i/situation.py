"""Situations at a table of Mamma I, written down in notation."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bot.games.interface import Event, LogEntry, SeatMove, SeatSetup
from bot.games.mamma_i.cards import (
    CARD_BY_WORD,
    CHARACTER_BY_WORD,
    CHARACTER_WORDS,
    DECK,
    ROW_BY_WORD,
    Card,
    Character,
)
from bot.games.mamma_i.moves import Deal, Secrets, Shuffle
from bot.games.mamma_i.rules import MammaI
from bot.games.mamma_i.state import Bought, Member, Seat, State

GAME = MammaI()
NAMES = ("Alberto", "Beate", "Claudio", "Donata")
SECRETS = ("wife", "son", "mamma", "grandpa")
FOR_SALE = "market-4 market-3 in-law-1 market-2 market-1"

E = TypeVar("E", bound=Event)


class Situation:
    """A table in the middle of a turn; what is not said is empty."""

    game = GAME

    def __init__(
        self,
        *,
        players: int = 3,
        display: str = "m1 m2 e1 e2",
        deck: str = "m1 m1 m1 m1 m1 m1 m1 m1",
        rows: Mapping[str, str] | None = None,
        market: Mapping[str, str] | None = None,
        for_sale: str = FOR_SALE,
        turn: int = 1,
        trick: int = 0,
        wc: str | None = None,
        hospital: str | None = None,
        has_child: bool = False,
        guests: Mapping[str, int] | None = None,
    ) -> None:
        """A market card in brackets is horizontal."""
        self.state: State = GAME.start({}, seats(players))
        self.state.seats = [Seat(CHARACTER_BY_WORD[secret]) for secret in SECRETS[:players]]
        self.state.phase = "trick"
        self.state.actor = self.state.trick_player = self.state.starter = trick
        self.state.turn = turn
        self.state.display = cards(display)
        self.state.deck = cards(deck)
        for row, held in (rows or {}).items():
            self.state.rows[ROW_BY_WORD[row]] = cards(held)
        for word, held in (market or {}).items():
            bought = [Bought(card.strip("()"), "(" not in card) for card in held.split()]
            self.state.family[CHARACTER_BY_WORD[word]] = Member(tuple(bought))
        for word, guest in (guests or {}).items():
            character = CHARACTER_BY_WORD[word]
            self.state.family[character] = self.state.family[character]._replace(guest=guest)
        self.state.market = tuple(for_sale.split())
        self.state.wc = None if wc is None else CHARACTER_BY_WORD[wc]
        self.state.hospital = None if hospital is None else CHARACTER_BY_WORD[hospital]
        self.state.has_child = has_child
        self.events: list[Event] = []

    def enter(self, entry: LogEntry) -> list[Event]:
        """Takes an entry and gives the events that came of it."""
        step = GAME.apply(self.state, entry)
        self.state = step.state
        self.events += step.events
        return list(step.events)

    def move(self, seat: int, text: str) -> list[Event]:
        """Makes a move and gives the events that came of it."""
        return self.enter(SeatMove(seat, GAME.read_move(text)))

    def moves(self, *lines: str) -> list[Event]:
        """Makes moves like `0 place m1, wife` and gives all events that came of them."""
        events: list[Event] = []
        for line in lines:
            seat, _, text = line.partition(" ")
            events += self.move(int(seat), text)
        return events

    def rule(self, seat: int, text: str) -> str:
        """The rule that the move breaks."""
        refused = GAME.refusal(self.state, seat, GAME.read_move(text))
        assert refused is not None, f"{text} is allowed"
        return refused.rule

    def legal(self, kind: str = "") -> list[str]:
        """The legal moves in notation, or those that begin with the given words."""
        texts = [GAME.write_move(move) for move in GAME.legal(self.state).moves()]
        return [text for text in texts if text.startswith(kind)]

    def row(self, word: str) -> str:
        return " ".join(self.state.rows[ROW_BY_WORD[word]])

    def market(self, word: str) -> str:
        """The market cards of a character; those in brackets are horizontal."""
        bought = self.state.family[CHARACTER_BY_WORD[word]].market
        return " ".join(b.card if b.is_vertical else f"({b.card})" for b in bought)

    @property
    def display(self) -> str:
        return " ".join(self.state.display)


def late(**said: Any) -> Situation:
    """A situation where all cards that are not mentioned have been put aside."""
    table = Situation(**said)
    held = Counter([*table.state.display, *table.state.deck])
    for row in table.state.rows:
        held.update(row)
    table.state.aside = tuple((Counter(DECK) - held).elements())
    return table


def seats(players: int) -> list[SeatSetup]:
    return [SeatSetup(name) for name in NAMES[:players]]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_WORD[word] for word in text.split())


def word(character: Character | None) -> str | None:
    return None if character is None else CHARACTER_WORDS[character]


def characters(text: str) -> tuple[Character, ...]:
    return tuple(CHARACTER_BY_WORD[name] for name in text.split())


def find(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


A_DECK = cards(
    "m1 m2 e1 e2 m3 m3 m3 m3 m2 m2 m2 m2 m2 m2 m2 m1 m1 m1 m1 m1 m1 m1 e3 e3 e3 e2 e2 e1"
)
A_DEAL = Deal(0, tuple(FOR_SALE.split()), A_DECK)
A_SHUFFLE = Shuffle(A_DECK)


def deal(players: int = 3, chooser: int = 0) -> Situation:
    """A table where the cards have just been dealt."""
    table = Situation(players=players)
    table.state = GAME.start({}, seats(players))
    table.enter(Deal(chooser, A_DEAL.market, A_DECK))
    return table


def begin(players: int = 3) -> Situation:
    """A table where seat 0 chose the wife, and the first turn begins."""
    table = deal(players)
    table.move(0, "secret wife")
    table.enter(Secrets(characters("wife son mamma grandpa")[:players]))
    return table
