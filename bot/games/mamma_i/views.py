"""What a seat or an onlooker may see, built field by field (C9)."""

from bot.games.interface import CHANCE, View, value
from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.scoring import Points, score
from bot.games.mamma_i.state import Member, Phase, State


@value
class SeatView:
    """What everyone sees of a player."""

    has_placed_guest: bool
    has_used_stop: bool
    """Whether the one stop of the game is used up (C3.9)."""
    has_stopped: bool
    secret: Character | None
    """The secret character, once it is shown at the end."""


@value
class MammaIView(View):
    """The table as a seat or an onlooker sees it."""

    seat: int | None
    phase: Phase
    acting: int | None
    chooser: int | None
    """A, once the cards are dealt."""
    turn: int
    """Which of the six turns it is; 0 before the first."""
    starter: int
    trick_player: int
    seats: tuple[SeatView, ...]
    secret: Character | None
    """The viewer's own secret character; None for onlookers."""
    display: tuple[Card, ...]
    deck: int
    rows: tuple[tuple[Card, ...], ...]
    family: tuple[Member, ...]
    wc: Character | None
    hospital: Character | None
    aside: tuple[Card, ...]
    """The cards removed in this turn; they had been open to all."""
    market: tuple[str, ...]
    """The market cards still for sale, this turn's first."""
    out: tuple[str, ...]
    """The market cards that nobody bought, or that the son lost."""
    next_guest: int | None
    votes: tuple[Character, ...]
    """The votes so far, from the trick player's left neighbour on."""
    has_child: bool
    took_child: bool
    """Whether grandpa has just taken the child, so that he steals nothing now."""
    has_grandpa_stolen: bool
    changed: Row | None
    """The row whose matches are being settled."""
    points: tuple[Points, ...] | None
    """The points of each character at the end."""
    arrival: tuple[Character, ...] | None
    """The order of arrival at the end."""


def view(state: State, seat: int | None) -> MammaIView:
    """What this seat sees, or an onlooker for None."""
    final = score(state) if state.phase == "over" else None
    return MammaIView(
        seat=seat,
        phase=state.phase,
        acting=None if state.actor == CHANCE else state.actor,
        chooser=None if state.phase == "deal" else state.chooser,
        turn=state.turn,
        starter=state.starter,
        trick_player=state.trick_player,
        seats=tuple([_seat_view(state, number) for number in range(state.players)]),
        secret=None if seat is None else state.seats[seat].secret,
        display=state.display,
        deck=len(state.deck),
        rows=tuple(state.rows),
        family=tuple(state.family),
        wc=state.wc,
        hospital=state.hospital,
        aside=state.aside,
        market=state.market,
        out=state.out,
        next_guest=state.next_guest,
        votes=state.votes,
        has_child=state.has_child,
        took_child=state.took_child,
        has_grandpa_stolen=state.has_grandpa_stolen,
        changed=state.changed,
        points=None if final is None else final.points,
        arrival=None if final is None else final.arrival,
    )


def _seat_view(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        has_placed_guest=seat.has_placed_guest,
        has_used_stop=seat.has_used_stop,
        has_stopped=seat.has_stopped,
        secret=seat.secret if state.phase == "over" else None,
    )
