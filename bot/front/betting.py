"""Answers to bets."""

from bot.front.visit import Visit
from bot.screens.buttons import BETS
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def bet(visit: Visit, table: Table, guess: str, subject: str | None = None) -> None:
    """Takes the bet, on what all look at unless a subject is named. Raises Declined."""
    if guess not in BETS:
        raise Declined("unknown-choice", option=visit.words("option-guess-name"), text=guess)
    await visit.host.bets.place(table.id, visit.user, is_baked=BETS[guess], subject=subject)
    await visit.say(visit.words(f"door-bet-{guess}"))
