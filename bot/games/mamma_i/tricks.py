"""A trick: a player takes one option, then the next player's trick begins (C3, C6)."""

from collections import Counter
from collections.abc import Iterator

from bot.games.interface import Event, MoveSet
from bot.games.mamma_i import effects
from bot.games.mamma_i.cards import MOVEMENT, Card, money, movement
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    DisplayRefilled,
    PassedOver,
    Stopped,
    TrickBegan,
    Voted,
    WcCalled,
    WcGiven,
)
from bot.games.mamma_i.moves import (
    Guests,
    Place,
    Places,
    Remove,
    Removes,
    Stop,
    Stops,
    Vote,
    Wcs,
    is_empty,
)
from bot.games.mamma_i.state import State, get_owner
from bot.games.mamma_i.turns import BY_LACK, BY_LAST_CARD, BY_STOPS, end_turn


def options(state: State, seat: int) -> Iterator[MoveSet]:
    """The kinds of option in a player's trick; some may be empty (C3.1)."""
    rows = tuple(state.rows)
    yield Places(state.display, rows)
    yield Wcs(state.wc is not None)
    yield Removes(rows, len(state.aside))
    yield Stops(None if state.seats[seat].has_used_stop else state.vertical)


def has_option(state: State, seat: int) -> bool:
    """Whether the player has any option; placing a guest is not one (C3.10)."""
    return not all(map(is_empty, options(state, seat)))


def trick_kinds(state: State) -> tuple[MoveSet, ...]:
    """All kinds of move open to the trick player; some may be empty."""
    seat = state.seats[state.trick_player]
    guests = Guests(None if seat.has_placed_guest else state.without_guest)
    return (*options(state, state.trick_player), guests)


def place(state: State, move: Place, events: list[Event]) -> None:
    """Places cards at the end of a row, and refills the display (C3.2)."""
    state.rows[move.row] = cards = (*state.rows[move.row], *move.cards)
    events.append(
        CardsPlaced(
            seat=state.trick_player,
            cards=move.cards,
            row=move.row,
            lying=cards,
            movement=movement(cards),
            money=money(cards),
        )
    )
    _refill(state, move.cards, events)
    if move.cards[0] in MOVEMENT:
        effects.settle(state, move.row, events)
    go_on(state, events)


def _refill(state: State, taken: tuple[Card, ...], events: list[Event]) -> None:
    """Replaces the cards taken, as far as the deck reaches."""
    display = list(state.display)
    for card in taken:
        display.remove(card)
    drawn = state.deck[: len(taken)]
    state.deck = state.deck[len(taken) :]
    state.display = (*display, *drawn)
    if drawn:
        events.append(DisplayRefilled(drawn, state.display, len(state.deck)))


def remove(state: State, move: Remove, events: list[Event]) -> None:
    """Puts the last card of a row aside (C3.7)."""
    *left, card = state.rows[move.row]
    state.rows[move.row] = cards = tuple(left)
    state.aside += (card,)
    events.append(
        CardRemoved(
            seat=state.trick_player,
            card=card,
            row=move.row,
            lying=cards,
            movement=movement(cards),
            money=money(cards),
            aside=len(state.aside),
        )
    )
    if card in MOVEMENT:
        effects.settle(state, move.row, events)
    go_on(state, events)


def call_wc(state: State, events: list[Event]) -> None:
    """Asks everyone to name a character (C3.6)."""
    state.phase = "vote"
    state.actor = (state.trick_player + 1) % state.players
    events.append(WcCalled(state.trick_player))


def vote(state: State, seat: int, move: Vote, events: list[Event]) -> None:
    """Counts a vote; the last one, the trick player's, ends the voting (C3.6)."""
    state.votes += (move.character,)
    events.append(Voted(seat, move.character))
    if seat == state.trick_player:
        _give_wc(state, events)
    else:
        state.actor = (seat + 1) % state.players


def _give_wc(state: State, events: list[Event]) -> None:
    votes = Counter(state.votes)
    most = max(votes.values())
    named = [character for character in votes if votes[character] == most]
    # With at most four players, the trick player's choice is always one of those that tie.
    state.wc = named[0] if len(named) == 1 else state.votes[-1]
    state.phase = "trick"
    state.votes = ()
    events.append(WcGiven(state.trick_player, state.wc, most, len(named) > 1))
    go_on(state, events)


def stop(state: State, move: Stop, events: list[Event]) -> None:
    """Turns a market card; the player is out for the turn (C3.9)."""
    seat = state.trick_player
    owner = get_owner(state.family, move.card)
    state.family[owner] = state.family[owner].turned(move.card)
    state.seats[seat] = state.seats[seat]._replace(has_used_stop=True, has_stopped=True)
    events.append(Stopped(seat, move.card, owner))
    go_on(state, events)


def go_on(state: State, events: list[Event]) -> None:
    """Ends a trick, unless one of its effects is still undecided."""
    if state.phase != "trick":
        return
    if state.display:
        _next_trick(state, events)
    else:
        end_turn(state, BY_LAST_CARD, events)


def _next_trick(state: State, events: list[Event]) -> None:
    """Starts the trick of the next player with an option; others are passed over (C3.10, C6.2)."""
    following = state.seats_from((state.trick_player + 1) % state.players)
    still_in = [seat for seat in following if not state.seats[seat].has_stopped]
    able = next((seat for seat in still_in if has_option(state, seat)), None)
    if able is None:
        end_turn(state, BY_LACK if still_in else BY_STOPS, events)
        return
    events += map(PassedOver, still_in[: still_in.index(able)])
    state.actor = state.trick_player = able
    events.append(TrickBegan(able))
