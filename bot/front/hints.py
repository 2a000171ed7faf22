"""Hints, for the player's own eyes."""

from bot.front.lookup import come_to
from bot.front.visit import Visit
from bot.live.hints import give_hint
from bot.screens.hints import hint_screen


async def show_hint(visit: Visit, table_id: int) -> None:
    """Shows what a strong computer would do; a player who asks is back. Raises Declined."""
    table = await come_to(visit, table_id)
    advice = await give_hint(visit.tables[table.id], visit.user, visit.tables.thinker)
    await visit.show(hint_screen(visit.get_family(), advice, visit.words))
