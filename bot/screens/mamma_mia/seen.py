"""What may be known of a table: by everybody, or from one seat."""

from bot.games.interface import Kind, Move
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import Hand, MammaMiaView
from bot.tables.table import Table


def onlook(table: Table) -> MammaMiaView:
    """What everybody sees."""
    match = table.get_match()
    view = match.game.view(match.state, None)
    assert isinstance(view, MammaMiaView)
    return view


def look(table: Table, seat: int) -> MammaMiaView:
    """What this seat sees."""
    match = table.get_match()
    view = match.game.view(match.state, seat)
    assert isinstance(view, MammaMiaView)
    return view


def get_hand(view: MammaMiaView) -> Hand:
    """The own hand."""
    assert view.hand is not None
    return view.hand


def get_order(view: MammaMiaView, seat: int, order_id: str) -> Order:
    """An order that a player is known to have."""
    return view.edition.decks[view.seats[seat].own][order_id]


def find_pending(view: MammaMiaView, seat: int) -> Order | None:
    """The own order that waits for this seat's decision."""
    if view.phase != "decision" or view.pending is None or view.pending.seat != seat:
        return None
    return get_order(view, seat, view.pending.order)


def is_asked(view: MammaMiaView) -> bool:
    """Whether the seat that looks is being asked for help."""
    return view.phase == "help" and view.seat is not None and view.acting == view.seat


def offered(table: Table, seat: int, example: Move) -> Kind:
    """What the seat may do now of the example's kind. Raises Refused if nothing."""
    match = table.get_match()
    kind = match.legal().find(type(example)) if match.actor == seat else None
    if kind is None:
        refused = match.game.refusal(match.state, seat, example)
        assert refused is not None
        raise refused
    return kind
