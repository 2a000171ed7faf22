"""Replies to bets."""

from bot.front.context import InteractionContext
from bot.live.bets import place_bet
from bot.screens.buttons import BETS
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def bet(
    ctx: InteractionContext, table: Table, guess: str, subject: str | None = None
) -> None:
    """Takes a bet on `subject`, or on what everybody is looking at. Raises Declined."""
    if guess not in BETS:
        raise Declined("unknown-choice", option=ctx.words("option-guess-name"), text=guess)
    live = ctx.tables[table.id]
    so_far = await place_bet(live, ctx.user, is_baked=BETS[guess], subject=subject)
    said = [ctx.words("reply-bet", guess=guess)]
    if so_far.bets:
        said.append(ctx.words("reply-bets-so-far", right=so_far.right, bets=so_far.bets))
    await ctx.say("\n".join(said))
