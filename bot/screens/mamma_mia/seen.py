"""What everybody, or one seat, sees of Mamma Mia!."""

from bot.games.mamma_mia.events import GameEnded
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import Hand, MammaMiaView
from bot.screens import seen
from bot.tables.table import Table


def onlook(table: Table) -> MammaMiaView:
    """What everybody sees."""
    return seen.look(MammaMiaView, table)


def look(table: Table, seat: int) -> MammaMiaView:
    """What this seat sees."""
    return seen.look(MammaMiaView, table, seat)


def get_hand(view: MammaMiaView) -> Hand:
    """The hand of the viewing seat."""
    assert view.hand is not None
    return view.hand


def get_order(view: MammaMiaView, seat: int, order_id: str) -> Order:
    """An order that a player is known to have."""
    return view.edition.decks[view.seats[seat].own][order_id]


def sorted_orders(view: MammaMiaView) -> list[str]:
    """The orders in hand, always sorted as in the deck."""
    assert view.seat is not None
    deck = [*view.edition.decks[view.seats[view.seat].own]]
    return sorted(get_hand(view).orders, key=deck.index)


def find_pending(view: MammaMiaView, seat: int) -> Order | None:
    """The seat's own order, if it waits for that seat's decision."""
    if view.phase != "decision" or view.pending is None or view.pending.seat != seat:
        return None
    return get_order(view, seat, view.pending.order)


def is_asked(view: MammaMiaView) -> bool:
    """Whether the viewing seat is being asked for help."""
    return view.phase == "help" and view.seat is not None and view.acting == view.seat


def get_end(table: Table) -> GameEnded:
    """How the game ended."""
    events = reversed(table.get_match().events)
    return next(event for event in events if isinstance(event, GameEnded))
