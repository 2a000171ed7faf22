"""Mamma I.

A family goes shopping for dinner. Every player has a secret favourite among its six characters, but
anybody may play for anybody: in each trick a movement or money card is placed in a row, a
character's or the schoolbus's. At the end of a turn the market card for sale goes to the character
with the highest movement among those with enough money. Where the sums of two rows match, the
schoolbus runs over a character, grandpa takes the child, or the younger steals from the older. In
the sixth turn, the dinner hour, movement decides who arrives first. The drawings on the market
cards, money, guests and arrival make up each character's points, and the player whose secret
character has most wins.

Moves, and who makes them:

    secret     player A, before the first turn: a secret character
    guest      the trick player, before the option; before the sixth turn all who still have one
    place      the trick player: one or two cards of the display into a row
    wc         the trick player: have everybody vote on who gets the wc
    vote       each seat in turn, the trick player last: a character
    remove     the trick player: put the last card of a row aside
    stop       the trick player: turn a market card and be out for this turn
    run-over   the trick player, after a match with the schoolbus: whom, or nobody
    child      the trick player, after a match of grandpa and a schoolbus of four: yes or no
    steal      the trick player, after a match of two characters: which card for whom, or nothing

Chance: `deal` at the beginning, `secrets` after A's choice, `shuffle` before every later turn.

Who sees what:

    everyone     all that lies on the table, whose trick it is, every option, vote and decision,
                 the size of the deck, and at the end the secrets and the points
    the player   also their own secret character
    nobody       the order of the deck, the characters left over, the two market cards that are
                 out of the game
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bot.games.errors import BadSetup, Refused
from bot.games.interface import (
    Chance,
    Event,
    Game,
    Json,
    LegalMoves,
    LogEntry,
    Move,
    MoveSet,
    Outcome,
    SeatResult,
    SeatSetup,
)
from bot.games.mamma_i import (
    effects,
    notation,
    results,
    scoring,
    setup,
    tricks,
    turns,
)
from bot.games.mamma_i.moves import (
    CODEC,
    Child,
    Children,
    Deal,
    Guest,
    Guests,
    Place,
    Remove,
    RunOver,
    Secret,
    SecretChoices,
    Secrets,
    Shuffle,
    Steal,
    Stop,
    Vote,
    Votes,
    Wc,
    is_empty,
)
from bot.games.mamma_i.refusals import refuse
from bot.games.mamma_i.state import Phase, Seat, State
from bot.games.mamma_i.views import MammaIView, view

DUE_FIRST: Final = {
    "secret": "secret-first",
    "guests": "guest-first",
    "vote": "vote-first",
    "run-over": "run-over-first",
    "child": "child-first",
    "steal": "steal-first",
}
"""What to tell a seat that must decide something else first, by phase."""
CHANCE_FIRST: Final = {
    "deal": "deal-first",
    "secrets": "secrets-first",
    "shuffle": "shuffle-first",
    "over": "game-over",
}
"""What to tell a seat while no seat must act, by phase."""
ONLY_IN: Final[Mapping[type[Move], tuple[Phase, str]]] = {
    Secret: ("secret", "no-secret-now"),
    Vote: ("vote", "no-vote-now"),
    RunOver: ("run-over", "no-run-over-now"),
    Child: ("child", "no-child-now"),
    Steal: ("steal", "no-steal-now"),
}
"""The moves of one phase only, and what to say about them in the others."""


class MammaI(Game[State]):
    """Mamma I."""

    id = "mamma-i"
    title = "Mamma I"
    family = "mamma-i"
    min_players = 2
    max_players = 4
    option_values: Mapping[str, tuple[Json, ...]] = {}
    is_reconstructed = True

    def start(self, options: Mapping[str, Json], seats: Sequence[SeatSetup]) -> State:
        self.complete_options(options)
        self.check_players(len(seats))
        if any(seat.own is not None for seat in seats):
            raise BadSetup("no seat has an own ingredient in this game")
        return State([Seat()] * len(seats))

    def hides_move(self, state: State) -> bool:
        """The chosen character is the player's secret (C2.1)."""
        return state.phase == "secret"

    def shows_legal(self, state: State) -> bool:
        """All decisions but that of the secret are made in the open (C9)."""
        return not self.hides_move(state)

    def chance(self, state: State, rng: Random) -> Chance:
        match state.phase:
            case "deal":
                return setup.draw_deal(state, rng)
            case "secrets":
                return setup.draw_secrets(state, rng)
            case _:
                return setup.draw_shuffle(rng)

    def _offer(self, state: State) -> LegalMoves:
        return LegalMoves([moves for moves in self._move_sets(state) if not is_empty(moves)])

    def _move_sets(self, state: State) -> tuple[MoveSet, ...]:
        """The move sets of this phase; some may be empty."""
        match state.phase:
            case "secret":
                return (SecretChoices(),)
            case "guests":
                return (Guests(state.without_guest),)
            case "trick":
                return tricks.trick_kinds(state)
            case "vote":
                return (Votes(),)
            case "run-over":
                return (effects.run_overs(state),)
            case "child":
                return (Children(),)
            case "steal":
                return (effects.steals(state),)
            case "deal" | "secrets" | "shuffle" | "over":
                return ()

    def chance_refusal(self, state: State, chance: Chance) -> Refused | None:
        return setup.refuse_chance(state, chance)

    def _not_now(self, state: State, move: Move) -> Refused:
        for moves in self._move_sets(state):
            if moves.makes is type(move) and (refused := moves.refusal(move)):
                return refused
        _, code = ONLY_IN.get(type(move), (state.phase, ""))
        return refuse(DUE_FIRST.get(state.phase, code))

    def _not_yours(self, state: State, seat: int, move: Move) -> Refused:
        if not 0 <= seat < state.players:
            return refuse("no-such-seat", seat=seat, players=state.players)
        if state.phase in CHANCE_FIRST:
            return refuse(CHANCE_FIRST[state.phase])
        phase, code = ONLY_IN.get(type(move), (state.phase, ""))
        if phase != state.phase:
            return refuse(code)
        turn = state.actor
        match state.phase:
            case "secret":
                return refuse("not-your-secret", turn=turn)
            case "guests":
                return refuse("not-your-guest", turn=turn)
            case "vote":
                return refuse("not-your-vote", turn=turn)
            case _ if state.seats[seat].has_stopped:
                return refuse("has-stopped")
            case _:
                return refuse("not-your-trick", turn=turn)

    def _make(self, state: State, seat: int, move: Move, events: list[Event]) -> None:
        match move:
            case Secret():
                setup.choose_secret(state, seat, move, events)
            case Guest():
                turns.lay_guest(state, seat, move, events)
            case Place():
                tricks.place(state, move, events)
            case Wc():
                tricks.call_wc(state, events)
            case Vote():
                tricks.vote(state, seat, move, events)
            case Remove():
                tricks.remove(state, move, events)
            case Stop():
                tricks.stop(state, move, events)
            case RunOver():
                effects.run_over(state, move, events)
                tricks.go_on(state, events)
            case Child():
                effects.take_child(state, move, events)
                tricks.go_on(state, events)
            case Steal():
                effects.steal(state, move, events)
                tricks.go_on(state, events)
            case _:
                raise TypeError(f"no move of this game: {move!r}")

    def _accept(self, state: State, chance: Chance, events: list[Event]) -> None:
        match chance:
            case Deal():
                setup.accept_deal(state, chance, events)
            case Secrets():
                setup.accept_secrets(state, chance, events)
            case Shuffle():
                setup.accept_shuffle(state, chance, events)
            case _:
                raise TypeError(f"no chance of this game: {chance!r}")

    def view(self, state: State, seat: int | None) -> MammaIView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state) if state.phase == "over" else None

    def seat_results(self, events: Sequence[Event]) -> tuple[SeatResult, ...]:
        return results.seat_results(events)

    def write_move(self, move: Move) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> Move:
        return notation.read_move(text)

    def dump_entry(self, entry: LogEntry) -> Json:
        return CODEC.dump_entry(entry)

    def load_entry(self, data: Json, options: Mapping[str, Json]) -> LogEntry:
        return CODEC.load_entry(data)
