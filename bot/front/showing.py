"""The hand, the table, the rules."""

from contextlib import suppress

from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.front.seating import ask_button
from bot.screens.family import AnyFamily
from bot.screens.lobby import lobby_screen
from bot.screens.rules_help import rules_screen
from bot.screens.screen import Screen
from bot.screens.viewer import Reader, look
from bot.tables.checks import require_player
from bot.tables.errors import Damaged
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table


async def show_hand(ctx: InteractionContext, table_id: int, *said: str) -> None:
    """Shows the user's own hand; a player who looks is back. Raises Declined."""
    table = await return_to_table(ctx, table_id)
    seat = require_player(table, ctx.user)
    if table.status in (Status.LOBBY, Status.CANCELLED):
        raise Declined("not-begun" if table.status is Status.LOBBY else "is-over")
    if table.match is None:
        raise Declined("being-told")
    hand = ctx.get_family().hand(look(table, ctx.words, seat))
    asks = await ask_button(ctx, table)
    await ctx.show_state(table, Screen((*hand.blocks, *asks), hand.color), *said)
    await ctx.people.send_hand_again(table.id, ctx.user.id)


async def show_table(ctx: InteractionContext, table_id: int) -> None:
    """Shows the open table; a player who looks is back. Raises Declined."""
    table = await return_to_table(ctx, table_id)
    screen = overview(table, ctx)
    if screen is None:
        raise Declined("is-over" if table.status is Status.CANCELLED else "being-told")
    await ctx.show_state(table, screen)


async def family_here(
    ctx: InteractionContext, otherwise: AnyFamily, *, is_over: bool = False
) -> AnyFamily:
    """The family played in this channel, or last played; another if there is no such table."""
    channel, tables = ctx.interaction.channel_id, ctx.tables
    find = tables.find_last_in if is_over else tables.find_in
    table_id = None if channel is None else await find(channel)
    with suppress(Damaged):
        if table_id is not None:
            table = await tables[table_id].look()
            return ctx.client.families.of_game(table.game_id)
    return otherwise


async def show_rules(ctx: InteractionContext, family: AnyFamily, topic: str) -> None:
    """Shows a topic of the rules, with a menu of the others. Raises Declined."""
    if topic not in family.topics:
        raise Declined("unknown-choice", option="topic", text=topic)
    language, client = ctx.words.language, ctx.client
    await ctx.renew(rules_screen(family, topic, language, client.privacy, client.support))


def find_state(ctx: InteractionContext) -> Screen | None:
    """What a user may see of the table: their own hand for players, or what lies open."""
    table = ctx.table
    if table is None:
        return None
    seat = table.find_seat(ctx.user.id)
    if table.match is not None and table.status is not Status.CANCELLED and seat is not None:
        return ctx.get_family().hand(look(table, ctx.words, seat))
    return overview(table, ctx)


def overview(table: Table, ctx: InteractionContext) -> Screen | None:
    """What everybody may know of a table; None if it was cancelled, or the deal isn't told yet."""
    if table.match is not None and table.status is not Status.CANCELLED:
        return ctx.get_family().overview(look(table, ctx.words))
    if table.status is Status.LOBBY:
        return lobby_screen(Reader(table, ctx.words))
    return None
