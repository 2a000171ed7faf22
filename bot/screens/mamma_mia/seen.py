"""What everybody, or one seat, sees of Mamma Mia!."""

from typing import TypeAlias

from bot.games.mamma_mia.events import GameEnded
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import Hand, MammaMiaView, SeatView
from bot.screens.viewer import Viewer

MammaMiaViewer: TypeAlias = Viewer[MammaMiaView]


def get_hand(view: MammaMiaView) -> Hand:
    """The hand of the viewing seat."""
    assert view.hand is not None
    return view.hand


def get_own_seat(view: MammaMiaView) -> SeatView:
    """What everybody sees of the viewing seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def get_order(view: MammaMiaView, seat: int, order_id: str) -> Order:
    """An order that a player is known to have."""
    return view.edition.decks[view.seats[seat].own][order_id]


def sorted_orders(view: MammaMiaView) -> list[Order]:
    """The orders in hand, always sorted as in the deck."""
    deck = view.edition.decks[get_own_seat(view).own]
    return [order for order in deck.values() if order.id in get_hand(view).orders]


def find_pending(view: MammaMiaView) -> Order | None:
    """The viewing seat's own order, if it waits for that seat's decision."""
    if view.phase != "decision" or view.pending is None or view.pending.seat != view.seat:
        return None
    return get_order(view, view.pending.seat, view.pending.order)


def is_asked(viewer: MammaMiaViewer) -> bool:
    """Whether the viewing seat is being asked for help."""
    return viewer.view.phase == "help" and viewer.acts


def get_end(viewer: MammaMiaViewer) -> GameEnded:
    """How the game ended."""
    return next(event for event in reversed(viewer.events) if isinstance(event, GameEnded))
