"""The one presenter for commands, buttons, menus and forms.

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

from bot.front.visit import AnyInteraction, Visit, is_too_late
from bot.games.errors import BadText, GameError, NotARecord, Refused
from bot.screens.answers import sentence
from bot.screens.family import NO_FACTS, Family
from bot.screens.lobby import lobby_screen
from bot.screens.screen import Screen, without_presses
from bot.screens.support import with_support
from bot.tables.errors import Damaged, Unavailable
from bot.tables.mention import of_table, wordless
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

SLOW: Final = 1.5
"""After this many seconds without an answer, Discord hears that it will take longer."""

LATE: Final = 3.0
"""After this many seconds without a word in the channel, the user hears why."""

CLAIMED_WITHIN: Final = 1.0
"""For how many seconds an interaction waits to be claimed."""

OUTDATED: Final = frozenset({"old-button", "already-played", "is-over"})
"""Refusals that come with the present state."""

BROKEN: Final = frozenset({"damaged", "trouble", "unavailable"})
"""Refusals for internal errors, which people may want to report."""

Work: TypeAlias = Callable[[Visit], Awaitable[None]]

Offered: TypeAlias = list[app_commands.Choice[Any]]

Finding: TypeAlias = Callable[[Visit], Awaitable[Offered]]
"""Suggestions for what somebody is typing. It changes nothing."""


async def present(
    interaction: AnyInteraction,
    what: str,
    work: Work,
    family: Family | None = None,
    *,
    renews: bool = False,
) -> None:
    """Lets `work` answer the interaction, and answers itself if that fails."""
    visit = Visit(interaction, what.rsplit(maxsplit=1)[-1], family, renews=renews)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    with visit.client.answering():
        if await _is_answered_here(visit):
            await _answer_in_time(visit, what, work)
            spent = loop.time() - begun
            if not visit.is_secret:
                visit.client.metrics.clicked(what, spent, is_answered=visit.is_answered)
            # Neither who it was nor what it was about: that would tell who was asked in secret.
            log.debug("interaction %s was answered within %.0f ms", interaction.id, 1000 * spent)
    if visit.awaits is not None:
        await _guarded(visit, what, _tell_of_delay(visit, visit.awaits))


async def _tell_of_delay(visit: Visit, table_id: int) -> None:
    """Tells the user if the rate limit keeps the channel from hearing what they have done."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LATE):
            await visit.tables[table_id].delivery.finish()
    with suppress(Damaged, Declined, Unavailable):
        live = visit.tables[table_id]
        if live.is_held_up(await live.look()):
            await visit.add(visit.words("door-held-up"))


async def offer(interaction: AnyInteraction, find: Finding) -> None:
    """Offers suggestions to a user who is still typing; that takes no other answer."""
    visit = Visit(interaction, "typing")
    with visit.client.answering():
        if await _is_answered_here(visit):
            found = await _found(visit, find)
            try:
                await interaction.response.autocomplete(found)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                # The user has typed on, or is about to.
                log.info("nothing could be offered: %s", type(error).__name__)


async def _found(visit: Visit, find: Finding) -> Offered:
    try:
        return await find(visit)
    except (Declined, GameError, Damaged):
        # The command itself will say why.
        pass
    except Unavailable as error:
        log.info("nothing is offered, as the database does not answer: %s", error)
    except Exception as error:
        log.error("nothing is offered", exc_info=wordless(error))
    return []


async def _is_answered_here(visit: Visit) -> bool:
    """Whether no other process that hears the same answers."""
    try:
        async with asyncio.timeout(CLAIMED_WITHIN):
            return await visit.client.answers_here(visit.interaction)
    except Exception as error:  # each driver has its own
        # Then all it can do is say so, and Discord takes only one answer.
        log.warning("an interaction could not be claimed: %s", type(error).__name__)
        return True


async def _answer_in_time(visit: Visit, what: str, work: Work) -> None:
    waiting: set[asyncio.Task[None]] = set()

    def be_patient() -> None:
        waiting.add(asyncio.create_task(_guarded(visit, what, visit.put_off())))

    timer = asyncio.get_running_loop().call_later(SLOW, be_patient)
    try:
        await _guarded(visit, what, _work(visit, what, work))
    finally:
        timer.cancel()
    if waiting:
        await asyncio.wait(waiting)


async def _work(visit: Visit, what: str, work: Work) -> None:
    try:
        if visit.client.is_stopping:
            raise Declined("stopping")
        await work(visit)
        if not visit.is_answered:
            raise RuntimeError("nothing was answered")
    except (Refused, Declined) as no:
        await _refuse(visit, no)
    except Damaged:
        await _refuse(visit, Declined("damaged"))
    except Unavailable as error:
        # Neither who it was nor what it was about: that would tell who was asked in secret.
        log.warning("an interaction is not answered by the database: %s", error)
        await _refuse(visit, Declined("unavailable"))
    except (BadText, NotARecord):
        await _refuse(visit, Declined("old-button"))
    except Exception as error:
        if is_too_late(error):
            raise
        told = _describe(visit, what)
        log.error("%s failed", told, exc_info=wordless(error), extra=_about(visit))
        await _refuse(visit, Declined("trouble"))


async def _guarded(visit: Visit, what: str, answering: Awaitable[None]) -> None:
    """Logs any error: if answering failed, nothing else can be done."""
    try:
        await answering
    except Exception as error:
        told, about = _describe(visit, what), _about(visit)
        if is_too_late(error):
            log.info("%s: too late to answer", told, extra=about)
        else:
            log.error("%s: not answered", told, exc_info=wordless(error), extra=about)


def _describe(visit: Visit, what: str) -> str:
    """What it was, and where, unless that may tell who is asked in secret."""
    table_id = _about(visit)["table"]
    return "an interaction" if table_id is None else f"{what} at table {table_id}"


def _about(visit: Visit) -> dict[str, object]:
    return of_table(None if visit.is_secret or visit.table is None else visit.table.id)


async def _refuse(visit: Visit, no: Refused | Declined) -> None:
    if visit.is_answered:
        return
    table = visit.table
    facts = NO_FACTS if visit.family is None else visit.family.facts
    said = sentence(visit.words, no, table, facts)
    if no.code in BROKEN:
        said = with_support(said, visit.words, visit.client.support)
    screen = _present_state(visit) if no.code in OUTDATED else None
    if screen is not None and table is not None:
        # Direct messages stay, and only the hand there is kept up to date.
        shown = screen if visit.guild is not None else without_presses(screen)
        await visit.show_state(table, shown, said)
    elif no.code == "being-told" and table is not None:
        await visit.show(visit.being_told("refusal-being-told", table))
    elif no.code == "old-button":
        await visit.say(visit.words("door-unknown-button"))
    else:
        await visit.say(said)


def _present_state(visit: Visit) -> Screen | None:
    """Their own hand for players, the open table for everybody else."""
    table = visit.table
    if table is None:
        return None
    seat = table.find_seat(visit.user.id)
    if table.match is not None and table.status is not Status.CANCELLED and seat is not None:
        return visit.get_family().hand(table, seat, visit.words)
    return overview(table, visit)


def overview(table: Table, visit: Visit) -> Screen | None:
    """What everybody may know of a table; None if it was cancelled, or the deal isn't told yet."""
    if table.match is not None and table.status is not Status.CANCELLED:
        return visit.get_family().overview(table, visit.words)
    if table.status is Status.LOBBY:
        return lobby_screen(table, visit.words, is_open=False)
    return None
