"""Discord: whether the bot can reach it, is known there, and has what it needs."""

from collections.abc import AsyncGenerator, Collection
from contextlib import suppress
from typing import Any, Final

from bot import limits
from bot.front.client import BotClient
from bot.operating.checks.asking import Asker, NoAnswer, asking
from bot.operating.checks.finding import Finding, bad, note, ok
from bot.operating.checks.portal import (
    command_names,
    judge_application,
    judge_clock,
    judge_commands,
    judge_install,
    judge_intents,
    judge_permissions,
    judge_profile,
    judge_shards,
)
from bot.screens.families import FAMILIES
from bot.settings import Settings

UNFIT: Final = (AttributeError, KeyError, TypeError, ValueError)
"""The errors from answers that Discord would not give."""


async def check_discord(settings: Settings) -> AsyncGenerator[Finding]:
    """Asks whose token it is, and then everything that depends on it."""
    if not settings.token:
        yield note("token", "there's no token, so Discord isn't asked anything")
        return
    known = known_commands()
    try:
        async with asking(settings.api, settings.token) as asker:
            async for finding in _ask_all(asker, settings, known):
                yield finding
    except NoAnswer as error:
        yield bad("discord", str(error))
    except UNFIT:
        yield bad("discord", f"whatever answers at {settings.api} isn't Discord")


async def _ask_all(
    asker: Asker, settings: Settings, known: Collection[str]
) -> AsyncGenerator[Finding]:
    me = await asker.ask("/users/@me")
    yield ok("token", f"it belongs to {me.payload['username']} ({int(me.payload['id'])})")
    yield judge_clock(me.behind)
    application = (await asker.ask("/applications/@me")).payload
    for judge in (judge_application, judge_profile, judge_install):
        for finding in judge(application):
            yield finding
    yield judge_intents(application.get("flags", 0))
    route = f"/applications/{int(application['id'])}"
    listed = (await asker.ask(f"{route}/commands")).payload
    yield judge_commands(listed, known)
    gateway = (await asker.ask("/gateway/bot")).payload
    for finding in judge_shards(gateway, application.get("approximate_guild_count"), settings):
        yield finding
    yield judge_permissions(await _ask_servers(asker, route))


async def _ask_servers(asker: Asker, route: str) -> list[Any]:
    """Who may use the commands on some of the servers."""
    guilds = (await asker.ask("/users/@me/guilds")).payload[: limits.SERVERS_CHECKED]
    found: list[Any] = []
    for guild in guilds:
        # A server may have removed the bot just now.
        with suppress(NoAnswer):
            one = f"{route}/guilds/{int(guild['id'])}/commands/permissions"
            found.append((await asker.ask(one)).payload)
    return found


def known_commands() -> set[str]:
    """The full names of the commands of this version."""
    tree = BotClient(FAMILIES).tree
    told: list[dict[str, Any]] = [command.to_dict(tree) for command in tree.get_commands()]
    return {name for command in told for name in command_names(command)}
