"""The hand, the table, the rules."""

from contextlib import suppress

from bot.front.doors import overview
from bot.front.lookup import come_to
from bot.front.seating import ask_button
from bot.front.visit import Visit
from bot.screens.family import Family
from bot.screens.rules_help import rules_screen
from bot.screens.screen import Screen
from bot.tables.checks import require_player
from bot.tables.errors import Damaged
from bot.tables.refusals import Declined
from bot.tables.table import Status


async def show_hand(visit: Visit, table_id: int, *said: str) -> None:
    """Shows the user's own hand; a player who looks is back. Raises Declined."""
    table = await come_to(visit, table_id)
    seat = require_player(table, visit.user)
    if table.status in (Status.LOBBY, Status.CANCELLED):
        raise Declined("not-begun" if table.status is Status.LOBBY else "is-over")
    if table.match is None:
        raise Declined("being-told")
    hand = visit.get_family().hand(table, seat, visit.words)
    asks = await ask_button(visit, table)
    await visit.show_state(table, Screen((*hand.blocks, *asks), hand.color), *said)
    await visit.people.send_hand_again(table.id, visit.user.id)


async def show_table(visit: Visit, table_id: int) -> None:
    """Shows the open table; a player who looks is back. Raises Declined."""
    table = await come_to(visit, table_id)
    screen = overview(table, visit)
    if screen is None:
        raise Declined("is-over" if table.status is Status.CANCELLED else "being-told")
    await visit.show_state(table, screen)


async def family_here(visit: Visit, otherwise: Family, *, is_over: bool = False) -> Family:
    """The family played in this channel, or last played; another if there is no such table."""
    channel, tables = visit.interaction.channel_id, visit.tables
    find = tables.find_last_in if is_over else tables.find_in
    table_id = None if channel is None else await find(channel)
    with suppress(Damaged):
        if table_id is not None:
            table = await tables[table_id].look()
            return visit.client.families.of_game(table.game_id)
    return otherwise


async def show_rules(visit: Visit, family: Family, topic: str) -> None:
    """Shows a topic of the rules, with a menu of the others. Raises Declined."""
    if topic not in family.topics:
        raise Declined("unknown-choice", option="topic", text=topic)
    language, client = visit.words.language, visit.client
    await visit.renew(rules_screen(family, topic, language, client.privacy, client.support))
