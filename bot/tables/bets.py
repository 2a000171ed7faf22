"""Bets on whether an order is baked: open to anybody until the channel knows, just for fun.

Nobody hears of anybody's bets; the best guessers are named once the game is over.
"""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.interface import value
from bot.tables.table import Table


@value
class Wager:
    """Something to bet on: whether an order that has come out of the oven is baked."""

    subject: str
    """Unique within the game; anybody may read it."""
    barred: frozenset[int]
    """The seats that may not bet, because the decision is theirs."""
    is_baked: bool | None
    """None until it's decided."""


@value
class BetTally:
    """How many of a user's bets were right."""

    user: int
    right: int
    bets: int


@value
class Guess:
    """A user's bet."""

    user: int
    subject: str
    is_baked: bool


def pick_best_guessers(
    table: Table, wagers: Iterable[Wager], guesses: Iterable[Guess]
) -> Sequence[BetTally]:
    """The users with the most right bets, if any; among equals, with the fewest wrong ones."""
    tallies = [*count_rights(table, wagers, guesses).values()]
    best = max(((one.right, -one.bets) for one in tallies), default=(0, 0))
    if not best[0]:
        return []
    return [one for one in tallies if (one.right, -one.bets) == best]


def count_rights(
    table: Table, wagers: Iterable[Wager], guesses: Iterable[Guess]
) -> Mapping[int, BetTally]:
    """How often each user was right, and how many bets are decided."""
    decided = {wager.subject: wager for wager in wagers if wager.is_baked is not None}
    rights: dict[int, list[bool]] = {}
    for guess in guesses:
        wager = decided.get(guess.subject)
        # Whoever was asked for help after betting had a hand in it.
        if wager is not None and table.find_seat(guess.user) not in wager.barred:
            rights.setdefault(guess.user, []).append(guess.is_baked is wager.is_baked)
    return {user: BetTally(user, sum(right), len(right)) for user, right in rights.items()}
