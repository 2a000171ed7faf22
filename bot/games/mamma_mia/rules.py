"""Mamma Mia! and Mamma Mia! Plus.

The players are pizza bakers. In a turn a player puts ingredients of one kind into the oven, then
perhaps an order, and fills up the hand from the common supply or from the waiter, the player's own
pile of orders. Nobody may look into the oven. When the supply is used up, the oven is turned over
and its cards come out in the order they went in: ingredients gather on the table, and an order is
baked if the table, with cards from its owner's hand, then has all that it needs. Orders that are
not baked go back to the waiter, ingredients that are not used go back into the oven. Whoever has
delivered most after three openings wins.

Moves, and who makes them:

    play      the seat whose turn it is: ingredients, perhaps an order, a pile to draw from
    pass      the same seat, if it has no ingredient in hand
    bake      the owner of an order out of the oven, in one of the ways
    decline   the owner: leave it unbaked
    ask       the owner, in Plus: ask the others for cards
    help      the seat that is being asked: yes or no

Chance: `deal` before the first turn, `shuffle` before every later round.

Who sees what:

    everyone        the seats, the sizes of all piles and hands, every play as it is made, the top
                    card of the oven, and all that comes out when it is opened
    the player      also their own hand
    the asked seat  that it is being asked (B6.2)
    nobody          the order of supply and waiters, the oven below its top, the cards in the box;
                    in Plus which orders lie in the finished pile as rewards
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bot.games.errors import BadSetup, NotARecord, Refused
from bot.games.interface import (
    Chance,
    Event,
    Game,
    Json,
    LegalMoves,
    LogEntry,
    Move,
    Outcome,
    SeatResult,
    SeatSetup,
)
from bot.games.mamma_mia import (
    editions,
    notation,
    opening,
    results,
    scoring,
    setup,
    turns,
)
from bot.games.mamma_mia.cards import BY_WORD, NOTHING, WORDS
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.moves import CODEC, Ask, Bake, Deal, Decline, Help, Pass, Play, Shuffle
from bot.games.mamma_mia.refusals import refuse
from bot.games.mamma_mia.state import Seat, State
from bot.games.mamma_mia.views import MammaMiaView, view
from bot.games.shape import excerpt


class MammaMia(Game[State]):
    """Mamma Mia! in its editions."""

    id = "mamma-mia"
    title = "Mamma Mia!"
    family = "mamma-mia"
    min_players = 2
    max_players = 5
    EDITIONS: Final = {edition.name: edition for edition in editions.MAMMA_MIA_EDITIONS}
    option_values: Mapping[str, tuple[Json, ...]] = {"edition": tuple(EDITIONS)}
    own_ingredients = WORDS[:5]
    lets_choose_first = True

    def start(self, options: Mapping[str, Json], seats: Sequence[SeatSetup]) -> State:
        options = self.complete_options(options)
        self.check_players(len(seats))
        owns = [seat.own for seat in seats]
        if any(own not in self.own_ingredients for own in owns):
            raise BadSetup(f"every seat needs one of {', '.join(self.own_ingredients)} as its own")
        if len(set(owns)) < len(owns):
            raise BadSetup("no two seats may share an own ingredient")
        seated = [Seat(BY_WORD[own], NOTHING) for own in owns if own]
        return State(self.edition(options, len(seats)), seated)

    def edition(self, options: Mapping[str, Json], players: int) -> Edition:
        """The cards and limits for these options."""
        return self.EDITIONS[options["edition"]]

    def hides_actor(self, state: State) -> bool:
        """Only the player who is asked for help knows who it is (B6.2)."""
        return state.phase == "help"

    def chance(self, state: State, rng: Random) -> Chance:
        if state.phase == "deal":
            return setup.draw_deal(state, rng)
        return setup.draw_shuffle(state, rng)

    def begin_with(self, deal: Chance, seat: int) -> Chance:
        assert isinstance(deal, Deal)
        return replace(deal, first=seat)

    def _offer(self, state: State) -> LegalMoves:
        match state.phase:
            case "turn":
                return turns.legal_turn(state)
            case "decision":
                return opening.legal_decision(state)
            case "help":
                return opening.HELP_OR_NOT
            case "deal" | "shuffle" | "over":
                return LegalMoves()

    def chance_refusal(self, state: State, chance: Chance) -> Refused | None:
        refused = setup.refuse_chance(state, chance)
        return None if refused is None else state.edition.renumber(refused)

    def _not_yours(self, state: State, seat: int, move: Move) -> Refused:
        return state.edition.renumber(self._out_of_turn(state, seat))

    def _out_of_turn(self, state: State, seat: int) -> Refused:
        if not 0 <= seat < state.players:
            return refuse("no-such-seat", seat=seat, players=state.players)
        match state.phase:
            case "turn":
                return refuse("not-your-turn", turn=state.turn_player)
            case "decision":
                return refuse("not-your-order", turn=state.actor)
            case "help":
                return refuse("not-asked")
            case "deal":
                return refuse("deal-first")
            case "shuffle":
                return refuse("shuffle-first")
            case "over":
                return refuse("game-over")

    def _not_now(self, state: State, move: Move) -> Refused:
        if state.phase == "help":
            return refuse("answer-first")
        if state.phase == "turn":
            match move:
                case Play():
                    return refuse("no-ingredients")
                case Pass():
                    return refuse("has-ingredients")
                case Help():
                    return refuse("nobody-asks")
                case _:
                    return refuse("nothing-to-settle")
        match move:
            case Bake():
                return refuse("no-way")
            case Decline():
                return refuse("must-bake")
            case Ask():
                return refuse("needs-no-help" if state.edition.helping else "no-helping")
            case Help():
                return refuse("nobody-asks")
            case _:
                return refuse("settle-first")

    def _make(self, state: State, seat: int, move: Move, events: list[Event]) -> None:
        match move:
            case Play() | Pass():
                turns.take_turn(state, move, events)
            case Bake():
                opening.bake(state, move, events)
            case Decline():
                opening.decline(state, events)
            case Ask():
                opening.ask(state, move, events)
            case Help():
                opening.answer(state, seat, move, events)
            case _:
                raise TypeError(f"no move of this game: {move!r}")

    def _accept(self, state: State, chance: Chance, events: list[Event]) -> None:
        match chance:
            case Deal():
                setup.accept_deal(state, chance, events)
            case Shuffle():
                setup.accept_shuffle(state, chance, events)
            case _:
                raise TypeError(f"no chance of this game: {chance!r}")

    def view(self, state: State, seat: int | None) -> MammaMiaView:
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
        entry = CODEC.load_entry(data)
        if isinstance(entry, Deal):
            edition = self.edition(options, self.max_players)
            if edition.deals_mamma_mia and "holder" not in data["deal"]:
                raise NotARecord(f"{excerpt(data)} lacks 'holder'")
        return entry


class Plus(MammaMia):
    """Mamma Mia! Plus, with helping or without."""

    id = "plus"
    title = "Mamma Mia! Plus"
    max_players = 6
    option_values: Mapping[str, tuple[Json, ...]] = {"helping": (True, False)}
    own_ingredients = WORDS
    is_reconstructed = True

    def options_in_force(self, options: Mapping[str, Json], players: int) -> Mapping[str, Json]:
        """With two players helping is always off (B4.2)."""
        return {"helping": options["helping"] and players > 2}

    def edition(self, options: Mapping[str, Json], players: int) -> Edition:
        helping = self.options_in_force(options, players)["helping"]
        return editions.PLUS_WITH_HELP if helping else editions.PLUS
