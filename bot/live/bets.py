"""Bets that users place, and the bets of a game that is over."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from bot.store.work import SqlWork
from bot.tables.bets import BetTally, Guess, Wager, count_rights, pick_best_guessers
from bot.tables.change import Change
from bot.tables.checks import require_active
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table, User

if TYPE_CHECKING:
    from bot.live.table import LiveTable


async def place_bet(
    live: "LiveTable", user: User, *, is_baked: bool, subject: str | None = None
) -> BetTally:
    """Places a bet on what everybody is looking at, if `subject` is still that.

    Returns how the user's bets have gone so far. Raises Declined.
    """
    async with live.writing() as writing:
        table, work = writing.change.table, writing.work
        _require_bets(table)
        wagers = writing.change.presenter.wagers(table)
        wager = await _find_open(table, wagers, work)
        if wager is None or subject not in (None, wager.subject):
            raise Declined("no-bet-now")
        if table.find_seat(user.id) in wager.barred:
            raise Declined("own-verdict")
        await work.save_guess(table.id, Guess(user.id, wager.subject, is_baked))
        guesses = await work.guesses(table.id)
        await work.commit()
        # What came out earlier is decided, and the channel knows it.
        told = [*takewhile(lambda one: one.subject != wager.subject, wagers)]
        return count_rights(table, told, guesses).get(user.id, BetTally(user.id, 0, 0))


async def find_best_guessers(work: SqlWork, change: Change) -> Sequence[BetTally]:
    """The users who guessed best in a game that is over."""
    table = change.table
    guesses = await work.guesses(table.id)
    return pick_best_guessers(table, change.presenter.wagers(table), guesses)


async def _find_open(table: Table, wagers: Sequence[Wager], work: SqlWork) -> Wager | None:
    """The order that everybody is looking at, if nobody knows yet whether it is baked."""
    if table.is_told:
        return wagers[-1] if wagers and wagers[-1].is_baked is None else None
    due = await work.pending(table.id, 1)
    # Once it is being sent, bets on it are closed (`Outbox.close_bet`).
    subject = due[0].announcement.bet_on if due else None
    return next((wager for wager in wagers if wager.subject == subject), None)


def _require_bets(table: Table) -> None:
    if table.status is Status.LOBBY:
        raise Declined("not-begun")
    require_active(table)
    if table.terms.bets == "off":
        raise Declined("no-bets-here")
