"""Replies to bets."""

from bot.front.visit import Visit
from bot.live.bets import place_bet
from bot.screens.buttons import BETS
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def bet(visit: Visit, table: Table, guess: str, subject: str | None = None) -> None:
    """Takes a bet on `subject`, or on what everybody is looking at. Raises Declined."""
    if guess not in BETS:
        raise Declined("unknown-choice", option=visit.words("option-guess-name"), text=guess)
    live = visit.tables[table.id]
    so_far = await place_bet(live, visit.user, is_baked=BETS[guess], subject=subject)
    said = [visit.words(f"door-bet-{guess}")]
    if so_far.bets:
        said.append(visit.words("door-bets-so-far", right=so_far.right, bets=so_far.bets))
    await visit.say("\n".join(said))
