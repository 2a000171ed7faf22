"""The user's own data: shown, exported, and deleted."""

import io
from typing import Final

import discord

from bot.front.visit import Visit
from bot.privacy.data import written
from bot.screens.ids import PressId
from bot.screens.personal import forget_screen, kept_screen
from bot.screens.screen import Screen, Text
from bot.tables.refusals import Declined

FILE: Final = "mamma-mia-data.json"


async def show_data(visit: Visit) -> None:
    """Shows an overview of what is stored about the user."""
    kept = await visit.client.user_data.overview(visit.user.id)
    await visit.show(kept_screen(kept, visit.words, visit.client.support))


async def export_data(visit: Visit) -> None:
    """Gives the user a file with all of it."""
    found = await visit.client.user_data.everything(visit.user.id)
    file = discord.File(io.BytesIO(written(found)), FILE)
    said = visit.words("data-exported", left=found["records_left_out"])
    await visit.show(Screen((Text(said),)), file)


async def ask_to_forget(visit: Visit) -> None:
    """Asks for confirmation, unless there is nothing to forget."""
    kept = await visit.client.user_data.overview(visit.user.id)
    if kept.is_nothing:
        await visit.say(visit.words("data-nothing"))
    else:
        await visit.show(forget_screen(kept, visit.user.id, visit.words))


async def forget(visit: Visit, press: PressId) -> None:
    """Forgets the user who was asked. Raises Declined."""
    if press.rest != str(visit.user.id):
        raise Declined("not-your-data")
    await visit.client.forgetting.forget(visit.user)
    await visit.renew(Screen((Text(visit.words("forget-done")),)))
