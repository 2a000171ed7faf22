"""The effects of a change of movement: running over, taking the child, stealing (C4).

Each step leaves the state in the phase of the next possible decision or, when everything is
settled, in that of a trick.
"""

from bot.games.interface import Event
from bot.games.mamma_i.cards import Character, Row, movement
from bot.games.mamma_i.events import (
    CardsLost,
    CardStolen,
    CharacterRunOver,
    ChildLeft,
    ChildOffered,
    ChildTaken,
    NobodyRunOver,
    NothingStolen,
    RowsMatched,
    RunOverOffered,
    StealOffered,
)
from bot.games.mamma_i.matches import (
    before_the_bus,
    matching_rows,
    may_take_child,
    possible_thefts,
)
from bot.games.mamma_i.moves import Child, RunOver, RunOvers, Steal, Steals
from bot.games.mamma_i.state import State, get_owner


def settle(state: State, row: Row, events: list[Event]) -> None:
    """Offers what the matches of a changed row allow, one after the other."""
    others = matching_rows(state, row)
    if not others:
        return
    state.changed = row
    state.took_child = False
    events.append(RowsMatched(state.trick_player, (row, *others), movement(state.rows[row])))
    _offer_run_over(state, events)


def run_overs(state: State) -> RunOvers:
    """The characters that the schoolbus may run over (C4.1)."""
    characters = before_the_bus(state, _changed(state))
    return RunOvers(characters, state.family[Character.SON].vertical)


def steals(state: State) -> Steals:
    """The possible thefts (C4.3)."""
    return Steals(possible_thefts(state, _changed(state)))


def _changed(state: State) -> Row:
    """The row that this trick changed."""
    assert state.changed is not None
    return state.changed


def _offer_run_over(state: State, events: list[Event]) -> None:
    characters = run_overs(state).characters
    if not characters:
        _offer_child(state, events)
        return
    state.phase = "run-over"
    events.append(RunOverOffered(state.trick_player, characters))


def run_over(state: State, move: RunOver, events: list[Event]) -> None:
    """Gives a character the hospital card; the son also loses half of his cards (C4.1)."""
    if move.character is None:
        events.append(NobodyRunOver(state.trick_player))
    else:
        former = None if state.hospital is move.character else state.hospital
        events.append(CharacterRunOver(state.trick_player, move.character, former))
        state.hospital = move.character
    if move.lost:
        events.append(CardsLost(state.trick_player, move.lost))
        for card in move.lost:
            state.family[Character.SON] = state.family[Character.SON].without(card)
        state.out += move.lost
    _offer_child(state, events)


def _offer_child(state: State, events: list[Event]) -> None:
    """Offers to take the child from a schoolbus of four that matches grandpa's row (C4.2)."""
    if not may_take_child(state, _changed(state)):
        _offer_steal(state, events)
        return
    state.phase = "child"
    events.append(ChildOffered(state.trick_player))


def take_child(state: State, move: Child, events: list[Event]) -> None:
    """Turns grandpa's card to "with the child", for good, unless the child is left (C4.2)."""
    if move.take:
        state.has_child = state.took_child = True
        events.append(ChildTaken(state.trick_player))
    else:
        events.append(ChildLeft(state.trick_player))
    _offer_steal(state, events)


def _offer_steal(state: State, events: list[Event]) -> None:
    thefts = steals(state).thefts
    if not thefts:
        _end_effects(state)
        return
    state.phase = "steal"
    events.append(StealOffered(state.trick_player, thefts))


def steal(state: State, move: Steal, events: list[Event]) -> None:
    """Gives the card to the thief, still vertical (C4.3)."""
    if move.theft is None:
        events.append(NothingStolen(state.trick_player))
    else:
        card, thief = move.theft
        owner = get_owner(state.family, card)
        state.family[owner] = state.family[owner].without(card)
        state.family[thief] = state.family[thief].with_card(card)
        state.has_grandpa_stolen |= thief is Character.GRANDPA
        events.append(CardStolen(state.trick_player, card, owner, thief))
    _end_effects(state)


def _end_effects(state: State) -> None:
    state.phase = "trick"
    state.changed = None
    state.took_child = False
