"""Hints, for the player's own eyes."""

from bot.front.lookup import come_to
from bot.front.visit import Visit
from bot.screens.hints import hint_screen


async def show_hint(visit: Visit, table_id: int) -> None:
    """Shows what a strong computer would do; a player who asks is back. Raises Declined."""
    table = await come_to(visit, table_id)
    advice = await visit.host.hints.give(table.id, visit.user)
    await visit.show(hint_screen(visit.get_family(), advice, visit.words))
