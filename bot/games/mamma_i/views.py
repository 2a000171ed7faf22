"""What a seat or an onlooker may see, built field by field (C9)."""

from bot.games.interface import CHANCE, View, value
from bot.games.mamma_i.cards import Card, Character, Row, money, movement
from bot.games.mamma_i.scoring import Points, net_movement, score
from bot.games.mamma_i.state import Bought, Phase, State


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
class RowView:
    """A row and its sums."""

    cards: tuple[Card, ...]
    movement: int
    money: int


@value
class MemberView:
    """What lies beside a character."""

    market: tuple[Bought, ...]
    guest: int | None
    has_wc: bool
    has_hospital: bool
    net_movement: int
    """The movement that counts in the sale and at dinner (C5.1)."""


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
    rows: tuple[RowView, ...]
    family: tuple[MemberView, ...]
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
        rows=tuple([RowView(cards, movement(cards), money(cards)) for cards in state.rows]),
        family=tuple([_member_view(state, character) for character in Character]),
        aside=state.aside,
        market=state.market,
        out=state.out,
        next_guest=state.next_guest,
        votes=state.votes,
        has_child=state.has_child,
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


def _member_view(state: State, character: Character) -> MemberView:
    member = state.family[character]
    return MemberView(
        market=member.market,
        guest=member.guest,
        has_wc=state.wc is character,
        has_hospital=state.hospital is character,
        net_movement=net_movement(state, character),
    )
