"""Replies to users who join, leave, begin, end or reopen tables."""

import asyncio
import logging

from bot import limits
from bot.front.context import InteractionContext
from bot.screens.buttons import make_button
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Screen, Text
from bot.screens.viewer import Reader
from bot.tables.changes import endings, lobby
from bot.tables.errors import Trouble
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)


async def join(ctx: InteractionContext, table: Table) -> None:
    """Seats the user, and says where to see the hand. Raises Declined."""
    await ctx.people.try_direct_again(ctx.user.id)
    table = await ctx.tables[table.id].change(lobby.join, ctx.user)
    if table.status is Status.RUNNING:
        await ctx.say(ctx.words("reply-back"))
        return
    await say_seated(ctx, table, "reply-joined", "reply-seated")


async def say_seated(
    ctx: InteractionContext, table: Table, reached: str, otherwise: str, **facts: str
) -> None:
    """Tells a user where the cards are: in a direct message, or elsewhere."""
    await _let_speak(ctx, table)
    person = await ctx.people.find(ctx.user.id)
    if person.is_reached:
        await ctx.say_if_asked(ctx.words(reached, **facts))
        return
    how = ctx.words("reply-closed" if person.is_closed else "reply-unopened")
    text = Text(f"{ctx.words(otherwise, **facts)}\n{how}")
    await ctx.show(Screen((text, *await ask_button(ctx, table))))


async def ask_button(ctx: InteractionContext, table: Table) -> tuple[Buttons, ...]:
    """The button to ask for direct messages, where the bot sends them only on request."""
    person = await ctx.people.find(ctx.user.id)
    if person.is_reached or not ctx.client.directs.only_on_request:
        return ()
    return (Buttons((make_button(Reader(table, ctx.words), "direct"),)),)


async def ask_direct(ctx: InteractionContext, table: Table) -> None:
    """Sends the user's cards by direct message from now on."""
    try:
        await ctx.people.ask_direct(ctx.user.id)
    except Trouble as trouble:
        log.info("direct messages that somebody asked for: %s", type(trouble).__name__)
        await ctx.say(ctx.words("reply-direct-failed"))
    else:
        await _let_speak(ctx, table)
        person = await ctx.people.find(ctx.user.id)
        await ctx.say(ctx.words("reply-closed" if person.is_closed else "reply-direct"))


async def _let_speak(ctx: InteractionContext, table: Table) -> None:
    try:
        async with asyncio.timeout(limits.SEATED_PATIENCE):
            await ctx.tables[table.id].delivery.finish()
    except TimeoutError:
        # The answer does not depend on it: a command shows the hand at any time.
        return


async def ask_to_leave(ctx: InteractionContext, table: Table) -> None:
    """Gets up, but asks for confirmation before that ends a game. Raises Declined."""
    seat = table.find_seat(ctx.user.id)
    is_last = seat is not None and table.is_last_person(seat)
    if is_last and table.status is Status.RUNNING:
        await _ask(ctx, table, "leave", "leave-yes")
    else:
        await leave(ctx, table)


async def leave(ctx: InteractionContext, table: Table) -> None:
    """Gets up. Raises Declined."""
    left = await ctx.tables[table.id].change(endings.leave, ctx.user)
    if left.status is Status.CANCELLED:
        await ctx.renew(Screen((Text(ctx.words("reply-left-last")),)))
    elif left.status is Status.RUNNING:
        await ctx.say(ctx.words("reply-left-game"))
    else:
        await ctx.say_if_asked(ctx.words("reply-left"))


async def add_computer(ctx: InteractionContext, table: Table, strength: str | None = None) -> None:
    """Adds a computer for the host, of a given strength or the table's. Raises Declined."""
    await ctx.tables[table.id].change(lobby.add_computer, ctx.user, strength)
    await ctx.say_if_asked(ctx.words("reply-added"))


async def remove_computer(
    ctx: InteractionContext, table: Table, strength: str | None = None
) -> None:
    """Removes a computer for the host, of any strength or a given one. Raises Declined."""
    await ctx.tables[table.id].change(lobby.remove_computer, ctx.user, strength)
    await ctx.say_if_asked(ctx.words("reply-removed"))


async def begin(ctx: InteractionContext, table: Table) -> None:
    """Deals for the host. Raises Declined."""
    lobby.check_begin(table, ctx.user)
    for chair in table.chairs:
        if chair.user is not None:
            # Players who have opened direct messages by now get their hands there; others are told.
            await ctx.people.try_direct_again(chair.user)
    await ctx.tables[table.id].change(lobby.begin, ctx.user)
    ctx.awaits = table.id
    await ctx.say_if_asked(ctx.words("reply-begun"))


async def play_alone(ctx: InteractionContext, table: Table) -> None:
    """Deals for a host who plays against computers only. Raises Declined."""
    await ctx.people.try_direct_again(ctx.user.id)
    await ctx.tables[table.id].change(lobby.play_alone, ctx.user)
    ctx.awaits = table.id
    await ctx.say_if_asked(ctx.words("reply-begun"))


async def ask_to_cancel(ctx: InteractionContext, table: Table) -> None:
    """Asks for confirmation before the table ends. Raises Declined."""
    endings.check_cancel(table, ctx.user, is_moderator=ctx.is_moderator)
    await _ask(ctx, table, "close" if table.status is Status.LOBBY else "cancel", "cancel-yes")


async def _ask(ctx: InteractionContext, table: Table, what: str, verb: str) -> None:
    """Asks whether the user is sure, with a button that says so."""
    button = Button(str(PressId(verb, table.id)), ctx.words("reply-yes", what=what), "danger")
    await ctx.show(Screen((Text(ctx.words("reply-sure", what=what)), Buttons((button,)))))


async def cancel(ctx: InteractionContext, table: Table) -> None:
    """Ends the table. Raises Declined."""
    live = ctx.tables[table.id]
    await live.change(endings.cancel, ctx.user, is_moderator=ctx.is_moderator)
    key = "reply-table-closed" if table.status is Status.LOBBY else "reply-cancelled"
    await ctx.renew(Screen((Text(ctx.words(key)),)))


async def clear_away(ctx: InteractionContext, table_id: int) -> None:
    """Ends a table that can't be read. Raises Declined."""
    await ctx.tables.clear_away(table_id, ctx.user, is_moderator=ctx.is_moderator)
    await ctx.say(ctx.words("reply-cleared-away"))


async def skip(ctx: InteractionContext, table: Table) -> None:
    """Cuts the story short. Raises Declined."""
    await ctx.tables[table.id].skip(ctx.user)
    await ctx.say_if_asked(ctx.words("reply-skipped"))


async def rematch(ctx: InteractionContext, table: Table) -> None:
    """Opens a lobby with the same seats. Raises Declined."""
    await ctx.tables.rematch(table.id, ctx.user)
    await ctx.say_if_asked(ctx.words("reply-rematch"))
