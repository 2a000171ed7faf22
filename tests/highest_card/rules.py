"""The highest card wins.

Two to four players are dealt three cards each, of those numbered from 1 on. In turn everybody lays
one of them down, and whoever has laid the highest wins. A player sees the own hand, and everybody
what lies there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from bot.games.errors import BadText, NotARecord, Reason, Refused
from bot.games.interface import (
    CHANCE,
    Actor,
    Chance,
    Event,
    Game,
    Json,
    LegalMoves,
    LogEntry,
    Move,
    MoveSet,
    Outcome,
    SeatMove,
    SeatResult,
    SeatSetup,
    View,
    value,
)

DEALT = 3

REASONS = {
    "game-over": Reason("H3"),
    "deal-first": Reason("H1"),
    "not-your-turn": Reason("H2", "turn"),
    "not-in-hand": Reason("H2", "card", "hand"),
    "wrong-deal": Reason("H1"),
}


def refuse(code: str, **facts: Any) -> Refused:
    return Refused(code, REASONS[code], **facts)


@value
class Lay(Move):
    card: int


@value
class Deal(Chance):
    kind: ClassVar[str] = "deal"
    hands: tuple[tuple[int, ...], ...]


@value
class Dealt(Event):
    players: int


@value
class Got(Event):
    private: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]


@value
class Laid(Event):
    seat: int
    card: int


@value
class Won(Event):
    seat: int
    card: int


@dataclass
class State:
    players: int
    hands: tuple[tuple[int, ...], ...] = ()
    laid: tuple[int, ...] = ()
    actor: Actor = CHANCE
    legal: LegalMoves | None = None

    def copy(self) -> "State":
        return replace(self, legal=None)


@value
class TableView(View):
    acting: int | None
    hand: tuple[int, ...] | None
    laid: tuple[int, ...]
    players: int


@dataclass(frozen=True, slots=True)
class Lays(MoveSet):
    makes: ClassVar[type[Move]] = Lay
    hand: tuple[int, ...]

    def __iter__(self) -> Iterator[Move]:
        return map(Lay, self.hand)

    def refusal(self, move: Lay) -> Refused | None:
        if move.card in self.hand:
            return None
        return refuse("not-in-hand", card=move.card, hand=self.hand)


class HighestCard(Game[State]):
    id = "highest-card"
    title = "Highest Card"
    family = "highest-card"
    min_players = 2
    max_players = 4
    option_values: Mapping[str, tuple[Json, ...]] = {"deck": ("small", "large")}

    def start(self, options: Mapping[str, Json], seats: Sequence[SeatSetup]) -> State:
        self.check_players(len(seats))
        return State(len(seats))

    def chance(self, state: State, rng: Random) -> Chance:
        cards = rng.sample(range(1, state.players * DEALT + 1), state.players * DEALT)
        return Deal(tuple(tuple(cards[seat :: state.players]) for seat in range(state.players)))

    def _offer(self, state: State) -> LegalMoves:
        return LegalMoves([Lays(state.hands[state.actor])] if isinstance(state.actor, int) else [])

    def _not_yours(self, state: State, seat: int, move: Move) -> Refused:
        if state.actor is None:
            return refuse("game-over")
        return refuse("deal-first") if state.actor == CHANCE else _wait_for(state)

    def _not_now(self, state: State, move: Move) -> Refused:
        return _wait_for(state)

    def chance_refusal(self, state: State, chance: Chance) -> Refused | None:
        assert isinstance(chance, Deal)
        cards = sorted(card for hand in chance.hands for card in hand)
        is_fit = cards == [*range(1, state.players * DEALT + 1)]
        return None if is_fit and state.actor == CHANCE else refuse("wrong-deal")

    def _accept(self, state: State, chance: Chance, events: list[Event]) -> None:
        assert isinstance(chance, Deal)
        state.hands, state.actor = chance.hands, 0
        events.append(Dealt(state.players))
        events += [Got(seat, hand) for seat, hand in enumerate(chance.hands)]

    def _make(self, state: State, seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Lay)
        left = tuple(card for card in state.hands[seat] if card != move.card)
        state.hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
        state.laid = (*state.laid, move.card)
        events.append(Laid(seat, move.card))
        state.actor = seat + 1 if seat + 1 < state.players else None
        if state.actor is None:
            best = max(state.laid)
            events.append(Won(state.laid.index(best), best))

    def view(self, state: State, seat: int | None) -> View:
        acting = state.actor if isinstance(state.actor, int) else None
        hand = state.hands[seat] if seat is not None and state.hands else None
        return TableView(acting, hand, state.laid, state.players)

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        best = max(state.laid)
        return Outcome((state.laid.index(best),), "highest", {"laid": list(state.laid)})

    def seat_results(self, events: Sequence[Event]) -> tuple[SeatResult, ...]:
        return tuple([SeatResult((event.card,)) for event in events if isinstance(event, Laid)])

    def write_move(self, move: Move) -> str:
        assert isinstance(move, Lay)
        return f"lay {move.card}"

    def read_move(self, text: str) -> Move:
        verb, _, card = text.partition(" ")
        if verb != "lay" or not card.isdecimal():
            raise BadText(f"{text!r} lays no card")
        return Lay(int(card))

    def dump_entry(self, entry: LogEntry) -> Json:
        if isinstance(entry, SeatMove):
            return {"seat": entry.seat, "move": self.write_move(entry.move)}
        assert isinstance(entry, Deal)
        return {"deal": [list(hand) for hand in entry.hands]}

    def load_entry(self, data: Json, options: Mapping[str, Json]) -> LogEntry:
        try:
            if "deal" in data:
                return Deal(tuple(map(tuple, data["deal"])))
            return SeatMove(data["seat"], self.read_move(data["move"]))
        except (KeyError, TypeError) as error:
            raise NotARecord("no entry of this game") from error


def _wait_for(state: State) -> Refused:
    return refuse("not-your-turn", turn=state.actor)
