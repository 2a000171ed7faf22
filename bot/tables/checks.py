"""What must hold before something happens at a table."""

from bot.games.interface import SeatMove
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table, User


def require_lobby(table: Table) -> None:
    """Raises Declined unless the cards aren't dealt yet."""
    if table.status is not Status.LOBBY:
        raise Declined("has-begun" if table.status is Status.RUNNING else "is-over")


def require_active(table: Table) -> None:
    """Raises Declined if the table is over."""
    if not table.status.is_active:
        raise Declined("is-over")


def require_host(table: Table, user: User) -> None:
    """Raises Declined unless this user is the host, who opened the table or inherited it."""
    if user.id != table.host:
        names = (chair.name for chair in table.chairs if chair.user == table.host)
        raise Declined("only-host", host=next(names, "?"))


def require_may_end(host: int | None, user: User, *, is_moderator: bool) -> None:
    """Raises Declined unless this user may end the table of that host."""
    if user.id != host and not is_moderator:
        raise Declined("only-host-or-moderator")


def require_player(table: Table, user: User) -> int:
    """The seat of a user who plays at this table and hasn't left. Raises Declined."""
    seat = table.find_seat(user.id)
    if seat is not None and not table.chairs[seat].has_left:
        return seat
    require_active(table)
    if seat is not None:
        raise Declined("has-left")
    raise Declined("not-joined" if table.status is Status.LOBBY else "not-at-the-table")


def require_present(table: Table, seat: int, stamp: int) -> None:
    """Raises Declined unless the game runs and the stamp of the button, if any, is current."""
    if table.match is None:
        raise Declined("is-over" if table.status is Status.CANCELLED else "not-begun")
    require_active(table)
    present = len(table.match.log) + 1
    if stamp not in (0, present):
        made = table.match.log[stamp - 1] if stamp < present else None
        is_own = isinstance(made, SeatMove) and made.seat == seat
        raise Declined("already-played" if is_own else "old-button")


def require_turn(table: Table, seat: int) -> None:
    """Raises Refused if everybody may know that it's another seat's turn."""
    match = table.get_match()
    if table.acting in (None, seat) or table.acts_in_secret:
        return
    example = next(match.legal().moves())
    if refused := table.game.refusal(match.state, seat, example):
        raise refused


def require_told(table: Table) -> None:
    """Raises Declined as long as a story is being told."""
    if not table.is_told:
        raise Declined("being-told" if not table.is_blocked else "cannot-tell")
