"""The six turns: how each begins, ends and sells, and the dinner hour (C5, C6, C7)."""

from typing import Final

from bot.games.interface import CHANCE, Event
from bot.games.mamma_i.cards import CHARACTERS, MARKET, Card, Character, Row, money
from bot.games.mamma_i.events import (
    Arrived,
    Bid,
    CardSold,
    CardUnsold,
    CharacterScored,
    GameEnded,
    GuestAwaited,
    GuestPlaced,
    SaleReason,
    SecretShown,
    TrickBegan,
    TurnBegan,
    TurnEnded,
    TurnEndReason,
)
from bot.games.mamma_i.moves import Guest
from bot.games.mamma_i.scoring import net_movement, score
from bot.games.mamma_i.state import State

TURNS: Final = 6
DISPLAY: Final = 4
"""The size of the display (C2.3)."""

BY_LAST_CARD: Final = "last-card"
"""The 28th card was placed (C6.1)."""
BY_STOPS: Final = "stops"
"""Every player has stopped (C6.2)."""
BY_LACK: Final = "no-options"
"""None of those still in has an option (C6.2)."""

BY_MONEY_ENOUGH: Final = "enough-money"
"""Nobody else had enough money (C5.1)."""
BY_MOVEMENT: Final = "movement"
"""The buyer had the highest movement (C5.1)."""
BY_MOST_MONEY: Final = "most-money"
"""Among those with the highest movement, the buyer had most money (C5.2)."""
BY_YOUTH: Final = "youngest"
"""Among those equal in both, the buyer is the youngest (C5.2)."""


def lay_out(state: State, deck: tuple[Card, ...]) -> None:
    """Brings in a new deck, with its first cards as the display (C2.3)."""
    state.deck = deck[DISPLAY:]
    state.display = deck[:DISPLAY]


def clear_table(state: State) -> None:
    """Clears away everything that lasts only for a turn (C5.3)."""
    state.seats = [seat._replace(has_stopped=False) for seat in state.seats]
    state.rows = [()] * len(Row)
    state.aside = ()
    state.wc = state.hospital = None


def begin_turn(state: State, starter: int, events: list[Event]) -> None:
    """Starts a turn; before the last one the guests are placed (C5.3, C7.1)."""
    state.turn += 1
    state.starter = starter
    for_sale = state.market[0] if state.turn < TURNS else None
    events.append(TurnBegan(state.turn, starter, for_sale, state.display, len(state.deck)))
    if state.turn < TURNS:
        _begin_tricks(state, events)
    else:
        _await_guests(state, events)


def _begin_tricks(state: State, events: list[Event]) -> None:
    """Starts the first trick; with empty rows some card can always be placed."""
    state.phase = "trick"
    state.actor = state.trick_player = state.starter
    events.append(TrickBegan(state.starter))


def _await_guests(state: State, events: list[Event]) -> None:
    """Has players place the guests that they still have, from the starter on (C7.1)."""
    for seat in state.seats_from(state.starter):
        if not state.seats[seat].has_placed_guest:
            state.phase = "guests"
            state.actor = seat
            events.append(GuestAwaited(seat))
            return
    _begin_tricks(state, events)


def lay_guest(state: State, seat: int, move: Guest, events: list[Event]) -> None:
    """Places the most negative remaining guest beside a character (C3.11, C7.1)."""
    guest = state.next_guest
    assert guest is not None
    state.family[move.character] = state.family[move.character]._replace(guest=guest)
    state.seats[seat] = state.seats[seat]._replace(has_placed_guest=True)
    events.append(GuestPlaced(seat, move.character, guest))
    if state.phase == "guests":
        _await_guests(state, events)


def end_turn(state: State, reason: TurnEndReason, events: list[Event]) -> None:
    """Sells the market card and calls for a new deck, or ends the game (C5, C7.2)."""
    events.append(TurnEnded(state.turn, reason))
    if state.turn == TURNS:
        _end_game(state, events)
        return
    _sell(state, events)
    state.phase = "shuffle"
    state.actor = CHANCE


def _sell(state: State, events: list[Event]) -> None:
    """Sells the market card to the best of those with enough money (C5.1, C5.2)."""
    card, *market = state.market
    state.market = tuple(market)
    cost = MARKET[card].cost
    bids = _bids(state, cost)
    events += bids
    if not bids:
        state.out += (card,)
        events.append(CardUnsold(card, cost))
        return
    buyer = max(bids, key=lambda bid: (bid.movement, bid.money, bid.character)).character
    state.family[buyer] = state.family[buyer].with_card(card)
    events.append(CardSold(card, cost, buyer, _why_sold(bids)))


def _bids(state: State, cost: int) -> list[Bid]:
    """The characters with enough money, and what decides between them."""
    held = {character: money(state.rows[character]) for character in Character}
    return [Bid(c, net_movement(state, c), held[c]) for c in Character if held[c] >= cost]


def _why_sold(bids: list[Bid]) -> SaleReason:
    if len(bids) == 1:
        return BY_MONEY_ENOUGH
    fastest = max(bid.movement for bid in bids)
    richest = max(bid.money for bid in bids if bid.movement == fastest)
    marks = [(bid.movement, bid.money) for bid in bids]
    if [movement for movement, _ in marks].count(fastest) == 1:
        return BY_MOVEMENT
    return BY_MOST_MONEY if marks.count((fastest, richest)) == 1 else BY_YOUTH


def _end_game(state: State, events: list[Event]) -> None:
    final = score(state)
    events += [
        Arrived(character, place, net_movement(state, character))
        for place, character in enumerate(final.arrival, 1)
    ]
    events += map(CharacterScored, CHARACTERS, final.points)
    totals = tuple([final.points[character].total for character in final.secrets])
    shown = enumerate(zip(final.secrets, totals, strict=True))
    events += [SecretShown(seat, character, total) for seat, (character, total) in shown]
    events.append(GameEnded(final.winners, final.reason, final.secrets, totals))
    state.phase = "over"
    state.actor = None
