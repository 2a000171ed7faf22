"""What everybody, or one seat, sees of Mamma Mia!."""

from typing import TypeAlias

from bot.games.mamma_mia.cards import more
from bot.games.mamma_mia.events import GameEnded
from bot.games.mamma_mia.moves import Pass, Play
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import Hand, MammaMiaView, SeatView
from bot.screens.viewer import Viewer

MammaMiaViewer: TypeAlias = Viewer[MammaMiaView]


def get_hand(view: MammaMiaView) -> Hand:
    """The hand of the viewing seat."""
    assert view.hand is not None
    return view.hand


def hand_after(view: MammaMiaView, move: Play | Pass | None) -> Hand:
    """The hand without the cards that a turn puts in, before anything is drawn."""
    hand = get_hand(view)
    if move is None:
        return hand
    orders = tuple([order for order in hand.orders if order != move.order])
    if isinstance(move, Pass):
        return Hand(hand.ingredients, orders)
    return Hand(more(hand.ingredients, move.ingredient, -move.count), orders)


def drawn_by(view: MammaMiaView, move: Play | Pass) -> tuple[int, int]:
    """How many cards a turn draws, and how many the pile has before that."""
    edition, hand = view.edition, hand_after(view, move)
    size = min(edition.hand_limit - sum(hand.ingredients) - len(hand.orders), edition.draw_limit)
    if isinstance(move, Pass) and edition.pass_draws:
        size = edition.pass_draws
    if move.draw == "waiter":
        waiting = get_own_seat(view).waiter
        return min(size, waiting), waiting
    # The Mamma Mia! card is replaced with another, if there is one (A3.6).
    has_mamma_mia = edition.has_mamma_mia and view.holder is None
    return min(size, view.supply - has_mamma_mia), view.supply


def get_own_seat(view: MammaMiaView) -> SeatView:
    """What everybody sees of the viewing seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def get_order(view: MammaMiaView, seat: int, order_id: str) -> Order:
    """An order that a player is known to have."""
    return view.edition.decks[view.seats[seat].own][order_id]


def sorted_orders(view: MammaMiaView, hand: Hand | None = None) -> list[Order]:
    """The orders in hand, or in another one, always sorted as in the deck."""
    deck, held = view.edition.decks[get_own_seat(view).own], hand or get_hand(view)
    return [order for order in deck.values() if order.id in held.orders]


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
