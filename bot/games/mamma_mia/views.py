"""What a seat or an onlooker may see, built field by field (A8, B6)."""

from bot.games.interface import CHANCE, View, value
from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, Ingredient
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.state import Finished, IngredientsIn, OrderIn, Phase, Settled, State


@value
class SeatView:
    """What everyone sees of a player."""

    own: Ingredient
    ingredients: int
    """How many ingredients the hand holds; their backs differ from those of orders."""
    orders: int
    waiter: int
    delivered: tuple[str, ...] | None
    """The delivered orders; None while they lie face down among those of others (B4.1)."""


@value
class Hand:
    """What only the player sees."""

    ingredients: Counts
    orders: tuple[str, ...]


@value
class RequestView:
    """A request for help, as everyone hears it (B6.2)."""

    choice: Choice
    want: Counts


@value
class MammaMiaView(View):
    """The table as a seat or an onlooker sees it."""

    edition: Edition
    seat: int | None
    phase: Phase
    acting: int | None
    """Who must act; None where that is a secret, as when a player is asked for help (B6.2)."""
    round: int
    turn_player: int
    """Whose turn it is or, while the oven is open, who opened it."""
    seats: tuple[SeatView, ...]
    hand: Hand | None
    """The viewer's own hand; None for onlookers."""
    supply: int
    oven_top: Ingredient | OrderIn | None
    """The top card of the oven; None if it is empty or open."""
    left_over: Counts | None
    """The ingredients left over from the last round, where they lie open (A3.7)."""
    holder: int | None
    """Who has the Mamma Mia! card."""
    table: Counts
    """The ingredients that lie open while the oven is open."""
    pending: OrderIn | None
    """The order that is being settled."""
    request: RequestView | None
    finished: int
    """The number of finished orders."""
    turned_up: tuple[Finished, ...]
    """The finished pile, once it is turned up at the end (B5.2)."""
    settled: tuple[Settled, ...]
    """The orders shown in this opening so far, and whether they were baked."""
    openings: tuple[tuple[Settled, ...], ...]
    """The same for each earlier opening."""


def view(state: State, seat: int | None) -> MammaMiaView:
    """What this seat sees, or an onlooker for None."""
    player = None if seat is None else state.seats[seat]
    request = state.request
    is_open = state.phase in ("decision", "help")
    return MammaMiaView(
        edition=state.edition,
        seat=seat,
        phase=state.phase,
        acting=_acting(state, seat),
        round=min(len(state.openings) + 1, state.edition.openings),
        turn_player=state.turn_player,
        seats=tuple(_seat_view(state, number) for number in range(state.players)),
        hand=None if player is None else Hand(player.hand, player.orders),
        supply=len(state.supply),
        oven_top=None if is_open else _top(state),
        left_over=_left_over(state) if state.edition.open_left_overs else None,
        holder=state.holder,
        table=state.table if is_open else NOTHING,
        pending=state.pending,
        request=None if request is None else RequestView(request.choice, request.want),
        finished=len(state.finished),
        turned_up=state.finished if _is_turned_up(state) else (),
        settled=state.settled,
        openings=state.openings,
    )


def _acting(state: State, seat: int | None) -> int | None:
    """Who must act; a request for help is known only to the seat that is asked (B6.2)."""
    if state.actor == CHANCE or (state.phase == "help" and state.actor != seat):
        return None
    return state.actor


def _seat_view(state: State, seat: int) -> SeatView:
    player = state.seats[seat]
    delivered = None
    if _is_turned_up(state):
        delivered = tuple([done.order for done in state.finished if done.seat == seat])
    return SeatView(
        own=player.own,
        ingredients=sum(player.hand),
        orders=len(player.orders),
        waiter=len(player.waiter),
        delivered=delivered,
    )


def _is_turned_up(state: State) -> bool:
    return not state.edition.finished_face_down or state.phase == "over"


def _top(state: State) -> Ingredient | OrderIn | None:
    if not state.oven:
        return None
    top = state.oven[-1]
    return top.ingredient if isinstance(top, IngredientsIn) else top


def _left_over(state: State) -> Counts:
    counts = list(NOTHING)
    for card in state.oven:
        if isinstance(card, IngredientsIn) and card.seat is None:
            counts[card.ingredient] += card.number
    return tuple(counts)
