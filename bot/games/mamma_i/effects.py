"""What a change of movement sets off: run over, take the child, steal (C4).

Each step leaves the state in the phase of the next decision that is possible, or, when everything
is settled, in that of a trick.
"""

from bot.games.interface import Event
from bot.games.mamma_i.cards import MARKET, MOVEMENT, ROWS, Character, Row, movement
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
from bot.games.mamma_i.kinds import RunOvers, Steals
from bot.games.mamma_i.moves import Child, RunOver, Steal, Theft
from bot.games.mamma_i.state import State

FULL_BUS = 4
"""How many movement cards the schoolbus needs for grandpa to take the child (C4.2)."""


def settle(state: State, row: Row, events: list[Event]) -> None:
    """The movement of a row changed: offers what its matches allow, one after the other."""
    others = matches(state, row)
    if not others:
        return
    state.changed = row
    state.took_child = False
    events.append(RowsMatched(state.trick_player, row, others, movement(state.rows[row])))
    _offer_run_over(state, events)


def matches(state: State, row: Row) -> tuple[Row, ...]:
    """The other rows with the same sum, unless it is 0."""
    total = movement(state.rows[row])
    equal = [r for r, cards in zip(ROWS, state.rows, strict=True) if movement(cards) == total]
    return tuple([other for other in equal if other is not row]) if total else ()


def run_overs(state: State) -> RunOvers:
    """Whom the schoolbus may run over (C4.1)."""
    return RunOvers(_matching_schoolbus(state), state.family[Character.SON].vertical)


def _matching_schoolbus(state: State) -> tuple[Character, ...]:
    """The characters in a match with the schoolbus that this trick brought about."""
    assert state.changed is not None
    others = matches(state, state.changed)
    if state.changed is Row.SCHOOLBUS:
        return tuple(map(Character, others))
    return (Character(state.changed),) if Row.SCHOOLBUS in others else ()


def _offer_run_over(state: State, events: list[Event]) -> None:
    characters = run_overs(state).characters
    if not characters:
        _offer_child(state, events)
        return
    state.phase = "run-over"
    events.append(RunOverOffered(state.trick_player, characters))


def run_over(state: State, move: RunOver, events: list[Event]) -> None:
    """The character gets the hospital card, and the son loses half of his cards (C4.1)."""
    if move.character is None:
        events.append(NobodyRunOver(state.trick_player))
    else:
        events.append(CharacterRunOver(state.trick_player, move.character, state.hospital))
        state.hospital = move.character
    if move.lost:
        events.append(CardsLost(state.trick_player, move.lost))
        for card in move.lost:
            state.family[Character.SON] = state.family[Character.SON].without(card)
        state.out += move.lost
    _offer_child(state, events)


def _offer_child(state: State, events: list[Event]) -> None:
    """Offers to take the child from a schoolbus of four that matches grandpa's row (C4.2)."""
    bus = [card for card in state.rows[Row.SCHOOLBUS] if card in MOVEMENT]
    is_full = len(bus) == FULL_BUS and not state.has_child
    if not is_full or Character.GRANDPA not in _matching_schoolbus(state):
        _offer_steal(state, events)
        return
    state.phase = "child"
    events.append(ChildOffered(state.trick_player))


def take_child(state: State, move: Child, events: list[Event]) -> None:
    """Grandpa's card is turned to "with the child", for good (C4.2)."""
    if move.take:
        state.has_child = state.took_child = True
        events.append(ChildTaken(state.trick_player))
    else:
        events.append(ChildLeft(state.trick_player))
    _offer_steal(state, events)


def steals(state: State) -> Steals:
    """What may be stolen in the matches of the changed row (C4.3)."""
    changed = state.changed
    assert changed is not None
    if changed is Row.SCHOOLBUS:
        return Steals(())
    others = [other for other in matches(state, changed) if other is not Row.SCHOOLBUS]
    pairs = [sorted((Character(changed), Character(other))) for other in others]
    return Steals(tuple([theft for pair in pairs for theft in _thefts(state, *pair)]))


def _thefts(state: State, older: Character, younger: Character) -> list[Theft]:
    """What two matching characters may take from each other."""
    thefts: list[Theft] = []
    if younger is not Character.SON:
        thefts += [Theft(card, younger) for card in _unprotected(state, older)]
    may_grandpa = state.has_child and not state.has_grandpa_stolen and not state.took_child
    if older is Character.GRANDPA and may_grandpa:
        cards = [card for card in _unprotected(state, younger) if not MARKET[card].mother_in_law]
        thefts += [Theft(card, older) for card in cards]
    return thefts


def _unprotected(state: State, character: Character) -> tuple[str, ...]:
    """The cards that can be taken from a character: none with the wc or the hospital."""
    if character in (state.wc, state.hospital):
        return ()
    return state.family[character].vertical


def _offer_steal(state: State, events: list[Event]) -> None:
    thefts = steals(state).thefts
    if not thefts:
        _end_effects(state)
        return
    state.phase = "steal"
    events.append(StealOffered(state.trick_player, thefts))


def steal(state: State, move: Steal, events: list[Event]) -> None:
    """The card goes to the other character and stays vertical (C4.3)."""
    if move.theft is None:
        events.append(NothingStolen(state.trick_player))
    else:
        card, thief = move.theft
        owner = state.get_owner(card)
        state.family[owner] = state.family[owner].without(card)
        state.family[thief] = state.family[thief].with_card(card)
        state.has_grandpa_stolen |= thief is Character.GRANDPA
        events.append(CardStolen(state.trick_player, card, owner, thief))
    _end_effects(state)


def _end_effects(state: State) -> None:
    state.phase = "trick"
    state.changed = None
    state.took_child = False
