"""Replies to bets."""

from bot.front.visit import Visit
from bot.screens.buttons import BETS
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def bet(visit: Visit, table: Table, guess: str, subject: str | None = None) -> None:
    """Takes a bet on `subject`, or on what everybody is looking at. Raises Declined."""
    if guess not in BETS:
        raise Declined("unknown-choice", option=visit.words("option-guess-name"), text=guess)
    so_far = await visit.host.bets.place(
        table.id, visit.user, is_baked=BETS[guess], subject=subject
    )
    said = [visit.words(f"door-bet-{guess}")]
    if so_far.bets:
        said.append(visit.words("door-bets-so-far", right=so_far.right, bets=so_far.bets))
    await visit.say("\n".join(said))
