"""The user's own data: shown, exported, and deleted."""

import io
from typing import Final

import discord

from bot.front.context import InteractionContext
from bot.privacy.data import written
from bot.screens.ids import PressId
from bot.screens.personal import forget_screen, kept_screen
from bot.screens.screen import Screen, Text
from bot.tables.refusals import Declined

FILE: Final = "mamma-mia-data.json"


async def show_data(ctx: InteractionContext) -> None:
    """Shows an overview of what is stored about the user."""
    kept = await ctx.client.user_data.overview(ctx.user.id)
    await ctx.show(kept_screen(kept, ctx.words, ctx.client.support))


async def export_data(ctx: InteractionContext) -> None:
    """Gives the user a file with all of it."""
    found = await ctx.client.user_data.everything(ctx.user.id)
    file = discord.File(io.BytesIO(written(found)), FILE)
    said = ctx.words("data-exported", left=found["records_left_out"])
    await ctx.show(Screen((Text(said),)), file)


async def ask_to_forget(ctx: InteractionContext) -> None:
    """Asks for confirmation, unless there is nothing to forget."""
    kept = await ctx.client.user_data.overview(ctx.user.id)
    if kept.is_nothing:
        await ctx.say(ctx.words("data-nothing"))
    else:
        await ctx.show(forget_screen(kept, ctx.user.id, ctx.words))


async def forget(ctx: InteractionContext, press: PressId) -> None:
    """Forgets the user who was asked. Raises Declined."""
    if press.rest != str(ctx.user.id):
        raise Declined("not-your-data")
    await ctx.client.forgetting.forget(ctx.user)
    await ctx.renew(Screen((Text(ctx.words("forget-done")),)))
