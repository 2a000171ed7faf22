"""Situations at a table of Mamma Mia! or Plus, written down in notation."""

from collections.abc import Sequence
from random import Random

from bot.games.errors import Refused
from bot.games.interface import Event, SeatMove, SeatSetup
from bot.games.mamma_mia.cards import BY_WORD, MAMMA_MIA
from bot.games.mamma_mia.events import OrderBaked, OrderFailed, OwnerDecides
from bot.games.mamma_mia.notation import read_cards
from bot.games.mamma_mia.opening import open_oven
from bot.games.mamma_mia.rules import MammaMia
from bot.games.mamma_mia.state import IngredientsIn, OrderIn, Seat, State
from bot.games.registry import get_game

OWNS = ("pepper", "olive", "pineapple", "mushroom", "salami", "shrimp")
"""The own ingredients of the seats; Alberto of the rulebook's examples has pepper."""


class Situation:
    """A table set up by hand; what is not said is empty."""

    def __init__(
        self,
        game: str = "mamma-mia",
        players: int = 2,
        hands: Sequence[str] = (),
        orders: Sequence[str] = (),
        waiters: Sequence[str] = (),
        supply: str = "olive olive olive olive olive olive olive olive",
        oven: str = "",
        holder: int | None = 0,
        turn: int = 0,
        opened: int = 0,
        **options: object,
    ) -> None:
        found = get_game(game)
        assert isinstance(found, MammaMia)
        self.game = found
        owns = OWNS[:players]
        setup = [SeatSetup(own.title(), own) for own in owns]
        self.state: State = found.start(options, setup)
        self.state.seats = [
            Seat(
                BY_WORD[own],
                read_cards(at(hands, seat)),
                tuple(at(orders, seat).split()),
                tuple(at(waiters, seat).split()),
            )
            for seat, own in enumerate(owns)
        ]
        self.state.supply = tuple(
            card if card == MAMMA_MIA else BY_WORD[card] for card in supply.split()
        )
        self.state.oven = tuple(read_oven(oven))
        self.state.holder = holder if self.state.edition.has_mamma_mia else None
        self.state.phase = "turn"
        self.state.actor = self.state.turn_player = turn
        self.state.openings = ((),) * opened
        self.events: list[Event] = []

    def move(self, seat: int, text: str) -> list[Event]:
        """Makes a move and gives the events that came of it."""
        step = self.game.apply(self.state, SeatMove(seat, self.game.read_move(text)))
        self.state = step.state
        self.events += step.events
        return list(step.events)

    def shuffle(self, seed: int = 1) -> list[Event]:
        """Lets the next round begin."""
        step = self.game.apply(self.state, self.game.chance(self.state, Random(seed)))
        self.state = step.state
        return list(step.events)

    def refusal(self, seat: int, text: str) -> Refused:
        """Why the move is refused."""
        refused = self.game.refusal(self.state, seat, self.game.read_move(text))
        assert refused is not None, f"{text} is allowed"
        return refused

    def rule(self, seat: int, text: str) -> str:
        """The rule that the move breaks."""
        return self.refusal(seat, text).rule

    def legal(self) -> list[str]:
        """All legal moves in notation."""
        return [self.game.write_move(move) for move in self.game.legal(self.state).moves()]

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def open_oven(self, opener: int = 0) -> list[Event]:
        """Opens the oven as it is, and gives the events."""
        events: list[Event] = []
        self.state = self.state.copy()
        open_oven(self.state, opener, is_stalemate=False, events=events)
        self.events += events
        return events

    def is_deciding(self) -> bool:
        return self.state.phase == "decision"


def at(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def read_oven(text: str) -> list[IngredientsIn | OrderIn]:
    """An oven like `0 3 salami, 0 four-salami, 2 olive`: seat, cards; no seat for left-overs."""
    oven: list[IngredientsIn | OrderIn] = []
    for play in filter(None, text.split(", ")):
        match play.split():
            case [seat, number, word]:
                oven.append(IngredientsIn(int(seat), BY_WORD[word], int(number)))
            case [number, word] if word in BY_WORD:
                oven.append(IngredientsIn(None, BY_WORD[word], int(number)))
            case [seat, order]:
                oven.append(OrderIn(int(seat), order))
            case _:
                raise ValueError(play)
    return oven


def results(events: Sequence[Event]) -> list[str]:
    """What came of the orders: `baked four-salami`, `failed …`, `waits …`."""
    words = {OrderBaked: "baked", OrderFailed: "failed", OwnerDecides: "waits"}
    return [
        f"{words[type(event)]} {event.order}"
        for event in events
        if isinstance(event, OrderBaked | OrderFailed | OwnerDecides)
    ]


def find(events: Sequence[Event], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
