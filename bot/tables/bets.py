"""Bets on whether an order is baked: open to anybody until the channel knows, just for fun.

Nobody hears of anybody's bets; the best guessers are named once the game is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Final

from bot.tables.hall import Hall, User
from bot.tables.ports import Nose, Wager
from bot.tables.refusals import Declined
from bot.tables.sitting import Sitting
from bot.tables.storage import Guess
from bot.tables.table import Status, Table

LEAST: Final = 2
"""How many right bets it takes to be named."""


class Bets:
    """Takes bets, and finds the best guessers."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def place(
        self, table_id: int, user: User, *, is_baked: bool, subject: str | None = None
    ) -> Nose:
        """Places a bet on what everybody is looking at, if `subject` is still that.

        Returns how the user's bets have gone so far. Raises Declined.
        """
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            _require_bets(table)
            wager = await _find_open(sitting)
            if wager is None or subject not in (None, wager.subject):
                raise Declined("no-bet-now")
            if table.find_seat(user.id) in wager.barred:
                raise Declined("own-verdict")
            work = sitting.work
            await work.keep_guess(table_id, Guess(user.id, wager.subject, is_baked))
            guesses = await work.guesses(table_id)
            await work.commit()
            wagers = sitting.teller.wagers(table)
            # What came out earlier is decided, and the channel knows it.
            told = [*takewhile(lambda one: one.subject != wager.subject, wagers)]
            return count_rights(table, told, guesses).get(user.id, Nose(user.id, 0, 0))

    async def find_best_noses(self, sitting: Sitting) -> Sequence[Nose]:
        """The users who guessed best in a game that is over."""
        table = sitting.table
        guesses = await sitting.work.guesses(table.id)
        return pick_best_noses(table, sitting.teller.wagers(table), guesses)


async def _find_open(sitting: Sitting) -> Wager | None:
    """The order that everybody is looking at, if nobody knows yet whether it is baked."""
    table, wagers = sitting.table, sitting.teller.wagers(sitting.table)
    if table.is_told:
        return wagers[-1] if wagers and wagers[-1].is_baked is None else None
    due = await sitting.work.pending(table.id, 1)
    # Once it is being sent, bets on it are closed (`Work.close_bet`).
    subject = due[0].announcement.bet_on if due else None
    return next((wager for wager in wagers if wager.subject == subject), None)


def pick_best_noses(
    table: Table, wagers: Iterable[Wager], guesses: Iterable[Guess]
) -> Sequence[Nose]:
    """The users with the most right bets; among equals, those with the fewest wrong ones."""
    noses = [*count_rights(table, wagers, guesses).values()]
    best = max(((nose.right, -nose.bets) for nose in noses), default=(0, 0))
    if best[0] < LEAST:
        return []
    return [nose for nose in noses if (nose.right, -nose.bets) == best]


def count_rights(
    table: Table, wagers: Iterable[Wager], guesses: Iterable[Guess]
) -> Mapping[int, Nose]:
    """How often each user was right, and how many bets are decided."""
    decided = {wager.subject: wager for wager in wagers if wager.is_baked is not None}
    rights: dict[int, list[bool]] = {}
    for guess in guesses:
        wager = decided.get(guess.subject)
        # Whoever was asked for help after betting had a hand in it.
        if wager is not None and table.find_seat(guess.user) not in wager.barred:
            rights.setdefault(guess.user, []).append(guess.is_baked is wager.is_baked)
    return {user: Nose(user, sum(right), len(right)) for user, right in rights.items()}


def _require_bets(table: Table) -> None:
    if table.status is Status.LOBBY:
        raise Declined("not-begun")
    if not table.status.is_active:
        raise Declined("is-over")
    if table.terms.bets == "off":
        raise Declined("no-bets-here")
