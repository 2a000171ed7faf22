"""The error boundary around commands, buttons, menus and forms.

Whatever happens, a user gets exactly one answer, within Discord's three seconds, in their own
language.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot import limits
from bot.front.context import AnyInteraction, InteractionContext, is_too_late
from bot.front.showing import find_state
from bot.games.errors import BadText, GameError, NotARecord, Refused
from bot.screens.answers import sentence
from bot.screens.family import AnyFamily
from bot.screens.screen import without_presses
from bot.screens.support import with_support
from bot.tables.errors import Damaged, Unavailable
from bot.tables.mention import of_table, wordless
from bot.tables.refusals import Declined

log = logging.getLogger(__name__)

OUTDATED: Final = frozenset({"old-button", "already-played", "is-over"})
"""Refusals that come with the present state."""

BROKEN: Final = frozenset({"damaged", "trouble", "unavailable"})
"""Refusals for internal errors, which people may want to report."""

Work: TypeAlias = Callable[[InteractionContext], Awaitable[None]]

Offered: TypeAlias = list[app_commands.Choice[Any]]

Finding: TypeAlias = Callable[[InteractionContext], Awaitable[Offered]]
"""Suggestions for what somebody is typing. It changes nothing."""


async def answer(
    interaction: AnyInteraction,
    what: str,
    work: Work,
    family: AnyFamily | None = None,
    *,
    renews: bool = False,
) -> None:
    """Lets `work` answer the interaction, and answers itself if that fails."""
    ctx = InteractionContext(interaction, what.rsplit(maxsplit=1)[-1], family, renews=renews)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    with ctx.client.answering():
        if await _is_answered_here(ctx):
            await _answer_in_time(ctx, what, work)
            spent = loop.time() - begun
            if not ctx.is_secret:
                ctx.client.metrics.clicked(what, spent, is_answered=ctx.is_answered)
            # Neither who it was nor what it was about: that would tell who was asked in secret.
            log.debug("interaction %s was answered within %.0f ms", interaction.id, 1000 * spent)
    if ctx.awaits is not None:
        await _guarded(ctx, what, _tell_of_delay(ctx, ctx.awaits))


async def _tell_of_delay(ctx: InteractionContext, table_id: int) -> None:
    """Tells the user if the rate limit keeps the channel from hearing what they have done."""
    with suppress(TimeoutError):
        async with asyncio.timeout(limits.CHANNEL_SLOW_AFTER):
            await ctx.tables[table_id].delivery.finish()
    with suppress(Damaged, Declined, Unavailable):
        live = ctx.tables[table_id]
        if live.is_held_up(await live.look()):
            await ctx.add(ctx.words("reply-held-up"))


async def offer(interaction: AnyInteraction, find: Finding) -> None:
    """Offers suggestions to a user who is still typing; that takes no other answer."""
    ctx = InteractionContext(interaction, "typing")
    with ctx.client.answering():
        if await _is_answered_here(ctx):
            found = await _found(ctx, find)
            try:
                await interaction.response.autocomplete(found)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                # The user has typed on, or is about to.
                log.info("nothing could be offered: %s", type(error).__name__)


async def _found(ctx: InteractionContext, find: Finding) -> Offered:
    try:
        return await find(ctx)
    except (Declined, GameError, Damaged):
        # The command itself will say why.
        pass
    except Unavailable as error:
        log.info("nothing is offered, as the database does not answer: %s", error)
    except Exception as error:
        log.error("nothing is offered", exc_info=wordless(error))
    return []


async def _is_answered_here(ctx: InteractionContext) -> bool:
    """Whether no other process that hears the same answers."""
    try:
        async with asyncio.timeout(limits.INTERACTION_CLAIM_SECONDS):
            return await ctx.client.answers_here(ctx.interaction)
    except Exception as error:  # each driver has its own
        # Then all it can do is say so, and Discord takes only one answer.
        log.warning("an interaction could not be claimed: %s", type(error).__name__)
        return True


async def _answer_in_time(ctx: InteractionContext, what: str, work: Work) -> None:
    waiting: set[asyncio.Task[None]] = set()

    def be_patient() -> None:
        waiting.add(asyncio.create_task(_guarded(ctx, what, ctx.put_off())))

    timer = asyncio.get_running_loop().call_later(limits.ANSWER_SLOW_AFTER, be_patient)
    try:
        await _guarded(ctx, what, _work(ctx, what, work))
    finally:
        timer.cancel()
    if waiting:
        await asyncio.wait(waiting)


async def _work(ctx: InteractionContext, what: str, work: Work) -> None:
    try:
        if ctx.client.is_stopping:
            raise Declined("stopping")
        await work(ctx)
        if not ctx.is_answered:
            raise RuntimeError("nothing was answered")
    except (Refused, Declined) as no:
        await _refuse(ctx, no)
    except Damaged:
        await _refuse(ctx, Declined("damaged"))
    except Unavailable as error:
        # Neither who it was nor what it was about: that would tell who was asked in secret.
        log.warning("an interaction is not answered by the database: %s", error)
        await _refuse(ctx, Declined("unavailable"))
    except (BadText, NotARecord):
        await _refuse(ctx, Declined("old-button"))
    except Exception as error:
        if is_too_late(error):
            raise
        told = _describe(ctx, what)
        log.error("%s failed", told, exc_info=wordless(error), extra=_about(ctx))
        await _refuse(ctx, Declined("trouble"))


async def _guarded(ctx: InteractionContext, what: str, answering: Awaitable[None]) -> None:
    """Logs any error: if answering failed, nothing else can be done."""
    try:
        await answering
    except Exception as error:
        told, about = _describe(ctx, what), _about(ctx)
        if is_too_late(error):
            log.info("%s: too late to answer", told, extra=about)
        else:
            log.error("%s: not answered", told, exc_info=wordless(error), extra=about)


def _describe(ctx: InteractionContext, what: str) -> str:
    """What it was, and where, unless that may tell who is asked in secret."""
    table_id = _about(ctx)["table"]
    return "an interaction" if table_id is None else f"{what} at table {table_id}"


def _about(ctx: InteractionContext) -> dict[str, object]:
    return of_table(None if ctx.is_secret or ctx.table is None else ctx.table.id)


async def _refuse(ctx: InteractionContext, no: Refused | Declined) -> None:
    if ctx.is_answered:
        return
    table = ctx.table
    said = sentence(ctx.words, no, table)
    if no.code in BROKEN:
        said = with_support(said, ctx.words, ctx.client.support)
    screen = find_state(ctx) if no.code in OUTDATED else None
    if screen is not None and table is not None:
        # Direct messages stay, and only the hand there is kept up to date.
        shown = screen if ctx.guild is not None else without_presses(screen)
        await ctx.show_state(table, shown, said)
    elif no.code == "being-told" and table is not None:
        await ctx.show(ctx.being_told("refusal-being-told", table))
    elif no.code == "old-button":
        await ctx.say(ctx.words("reply-unknown-button"))
    else:
        await ctx.say(said)
