"""The bot's connection to Discord."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot import limits
from bot.front.commands import add_commands
from bot.front.commands.checking import is_known
from bot.front.commands.making import suggest
from bot.front.context import AnyInteraction, InteractionContext
from bot.front.directs import Directs
from bot.front.emoji import PLAIN, sync_emoji
from bot.front.endpoint import use_api, use_gateway_of_api
from bot.front.error_boundary import Offered, answer, offer
from bot.front.interaction_tokens import InteractionTokens
from bot.front.painting import Painting
from bot.front.presses import BUTTON, FORM, VERBS, on_press
from bot.front.private_replies import PrivateReplies
from bot.front.translator import CatalogueTranslator, sync_commands
from bot.history.reading import GameHistory
from bot.history.rebuilding import rebuild_if_due
from bot.live.backoff import backoff
from bot.live.people import People
from bot.live.ports import Metrics
from bot.live.tables import LiveTables
from bot.privacy.data import UserData
from bot.privacy.forgetting import Forgetting
from bot.screens.family import Families
from bot.tables.errors import Unavailable
from bot.tables.mention import wordless

log = logging.getLogger(__name__)

SETTING_UP: Final = 1_000_000
"""The lock that lets one process at a time set things up at Discord. Smaller numbers are queues for
the shards' logins.
"""

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord, or the network, failed."""


class BotTree(app_commands.CommandTree["BotClient"]):
    """The commands; one that can't even begin is answered here."""

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Whether this is a command in a known form; everything else is answered here."""
        data: Mapping[str, Any] = interaction.data or {}
        is_typing = interaction.type is discord.InteractionType.autocomplete
        has_form = is_known(self.get_commands(), data, is_typing=is_typing)
        if is_typing:
            # discord.py would not claim an autocomplete, and its log says who was late.
            await (suggest(interaction) if has_form else offer(interaction, _nothing))
        elif not has_form:
            await self._answer_unknown(interaction)
        return has_form and not is_typing

    async def on_error(
        self, interaction: AnyInteraction, error: app_commands.AppCommandError
    ) -> None:
        """Answers a command with anything else that doesn't fit."""
        log.warning("a command could not begin: %s", type(error).__name__)
        await self._answer_unknown(interaction)

    async def _answer_unknown(self, interaction: AnyInteraction) -> None:
        """Answers a command that this version doesn't know: Discord still shows an old list."""
        log.info("a command was not understood")

        async def work(ctx: InteractionContext) -> None:
            await ctx.say(ctx.words("reply-unknown-command"))

        await answer(interaction, "unknown command", work)


async def _nothing(_: InteractionContext) -> Offered:
    """No suggestions: Discord still shows an old list of commands."""
    return []


class BotClient(discord.AutoShardedClient):
    """Hands Discord's events to the tables."""

    tables: LiveTables
    people: People
    user_data: UserData
    forgetting: Forgetting
    history: GameHistory

    def __init__(  # noqa: PLR0913 (all that a connection may be told)
        self,
        families: Families,
        *,
        shard_ids: Sequence[int] | None = None,
        shard_count: int | None = None,
        api_base: str | None = None,
        privacy: str | None = None,
        support: str | None = None,
        directs_on_request: bool = False,
        metrics: Metrics | None = None,
        trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        # The bot never joins a voice channel, so it does not need the libraries for that.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        more: dict[str, Any] = {} if trace is None else {"http_trace": trace}
        if shard_ids is not None:
            more["shard_ids"] = [*shard_ids]
        super().__init__(
            intents=intents,
            **more,
            shard_count=shard_count,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=limits.RATE_LIMIT_PATIENCE,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = BotTree(self)
        self.families = families
        self.privacy = privacy
        """The address of the operator's page about privacy."""
        self.support = support
        """The address where players get help and report things."""
        add_commands(self.tree, families)
        self.metrics = metrics or Metrics()
        self.emoji = PLAIN
        self.painting = Painting(families.pictures)
        self.private_replies = PrivateReplies()
        self.tokens = InteractionTokens()
        self.directs = Directs(self, only_on_request=directs_on_request)
        self.draws = True
        """Whether to show emoji and pictures of the families; otherwise there are only words."""
        self.is_stopping = False
        self._is_leaving = False
        self._answering: set[asyncio.Task[Any]] = set()
        self._telling: list[asyncio.Task[None]] = []
        self._queues: int | None = None
        """In how many queues shards wait to log in, once that is known."""
        self._away_since: dict[int, float] = {}
        """By shard, when its connection was lost."""
        self._has_lost_token = False
        self._left_threads: set[int] = set()
        """Threads that the bot was taken out of; discord.py goes on remembering them."""
        self._api_base = api_base
        if api_base is not None:
            use_api(api_base)

    def serve(self, tables: LiveTables) -> None:
        """Hands everything to these tables from now on."""
        self.tables = tables
        self.people = People(tables)
        self.user_data = UserData(tables.store)
        self.forgetting = Forgetting(tables)
        self.history = GameHistory(tables)

    @property
    def interactions(self) -> frozenset[str]:
        """The name of everything that people can do here, as `answer` gets it."""
        commands = (
            one for one in self.tree.walk_commands() if not isinstance(one, app_commands.Group)
        )
        return frozenset(
            [f"command {one.name}" for one in commands] + [f"press of {verb}" for verb in VERBS]
        )

    @property
    def heard(self) -> list[int]:
        """The shards with a connection."""
        return [shard for shard in self.shards if shard not in self._away_since]

    def hears(self, guild: int) -> bool:
        """Whether clicks on the server reach this process at present."""
        shard = self.shard_of(guild)
        is_own = self.shard_ids is None or shard in self.shard_ids
        return is_own and shard not in self._away_since

    def shard_of(self, guild: int | None) -> int:
        """The shard of a server; direct messages always come to the first one."""
        return 0 if guild is None else (guild >> 22) % (self.shard_count or 1)

    def is_in_thread(self, thread: discord.Thread) -> bool:
        """Whether the bot is in a private thread: only then Discord sends its events."""
        is_known = thread.guild.get_thread(thread.id) is not None
        return is_known and thread.id not in self._left_threads

    async def answers_here(self, interaction: AnyInteraction) -> bool:
        """Whether this process answers the interaction, if another hears it too."""
        cluster = self.tables.cluster
        if self._is_leaving:
            return False
        if self.is_stopping:
            await cluster.renew()
            if self.shard_of(interaction.guild_id) in cluster.heard_elsewhere:
                return False
        return await cluster.claim(interaction.id)

    @contextmanager
    def answering(self) -> Generator[None]:
        """Makes sure that the answer is given before the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    async def stop(self) -> None:
        """Answers everything still open, lets the tables finish, then disconnects."""
        self.is_stopping = True
        for task in self._telling:
            task.cancel()
        self.directs.stop()
        while self._answering:
            await asyncio.wait(self._answering)
        await self.private_replies.settle()
        await self.tables.stop()
        # Whoever presses something meanwhile hears that the bot is stopping.
        self._is_leaving = True
        while self._answering:
            await asyncio.wait(self._answering)
        await self.tables.leave()
        with suppress(aiohttp.ClientError, OSError):
            await self.close()

    async def lose_token(self) -> None:
        """Closes the connection, as the token is no longer valid."""
        self._has_lost_token = True
        await self.close()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stays connected until the end. Raises LoginFailure if the token was lost."""
        await super().connect(reconnect=reconnect)
        if self._has_lost_token:
            raise discord.LoginFailure

    async def setup_hook(self) -> None:
        """Registers the commands and takes up the tables, once the token is known to be good.

        Nobody has pressed anything yet: what an earlier run left comes first.
        """
        if self._api_base is not None:
            await use_gateway_of_api(self)
        await self.tree.set_translator(CatalogueTranslator())
        async with self.tables.cluster.alone(SETTING_UP):
            untold = [tell for tell in (self._tell_commands, self._tell_emoji) if not await tell()]
        self._telling = [asyncio.create_task(self._keep_telling(tell)) for tell in untold]
        await self.tables.start()
        rebuilding = rebuild_if_due(self.tables.store, self.tables.cluster)
        self.tables.background.spawn(rebuilding, "making results", is_repeatable=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until the shard may log in."""
        self.metrics.connection("identify")
        if not self.tables.cluster.is_shared:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._queues is None:
            self._queues = (await self.fetch_session_start_limits()).max_concurrency
        await self.tables.cluster.queue_up(
            (shard_id or 0) % self._queues, limits.SHARD_LOGIN_SECONDS
        )

    async def _tell_commands(self) -> bool:
        """Registers the commands; returns whether Discord took them. If not, the old ones work."""
        try:
            await sync_commands(self.tree, self.tables.store)
        except TROUBLE:
            log.exception("the commands could not be told to Discord")
            return False
        return True

    async def _tell_emoji(self) -> bool:
        """Uploads the bot's own emoji; returns whether Discord took all of them."""
        try:
            if self.draws:
                await sync_emoji(self, self.families.drawings)
        except TROUBLE as error:
            log.warning("Discord did not take all of the bot's own emoji: %s", error)
            return False
        return True

    async def _keep_telling(self, tell: Callable[[], Awaitable[bool]]) -> None:
        """Retries what Discord didn't take until it does."""
        for failures in count():
            await asyncio.sleep(backoff(failures, limits.SET_UP_RETRY))
            try:
                async with self.tables.cluster.alone(SETTING_UP):
                    if await tell():
                        return
            except Exception as error:
                # The database may be away for a while.
                fault = wordless(error)
                log.error("what Discord did not take could not be told again", exc_info=fault)

    async def on_ready(self) -> None:
        log.info("ready in %s servers", len(self.guilds))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Notes that the shard's servers can't be heard any more."""
        # Every failed attempt to come back arrives here too.
        if shard_id not in self._away_since:
            self.metrics.connection("disconnect")
            self._away_since[shard_id] = asyncio.get_running_loop().time()
        self.tables.cluster.hurry()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Goes on with the shard's servers, which can be heard, perhaps again."""
        self.tables.cluster.hurry()
        since = self._away_since.pop(shard_id, None)
        if since is not None and asyncio.get_running_loop().time() - since > limits.OUTAGE_AFTER:
            await self.tables.outage_over(lambda guild: self.shard_of(guild) == shard_id)
        await self.tables.servers.look_around(
            {guild.id for guild in self.guilds}, lambda guild: self.shard_of(guild) == shard_id
        )

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The same after a connection that missed nothing."""
        self.metrics.connection("resume")
        await self.on_shard_ready(shard_id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Logs an error: a missing database in one line, anything else as a fault."""
        error = sys.exception()
        if isinstance(error, Unavailable):
            log.warning("%s came to nothing: %s", event_method, error)
        elif error is not None:
            log.error("%s failed", event_method, exc_info=wordless(error))

    async def on_interaction(self, interaction: AnyInteraction) -> None:
        """Handles buttons, menus and forms; commands have gone to the tree already."""
        if interaction.type in (BUTTON, FORM):
            await on_press(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again."""
        await self.tables.servers.joined(guild.id)
        await self.tables.unblock_server(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot; one that is merely unavailable doesn't come here."""
        await self.tables.servers.left(guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have come back."""
        if before.permissions != after.permissions:
            await self.tables.unblock_server(after.guild.id)

    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        """Permissions may have come back."""
        if before.overwrites != after.overwrites:
            await self.tables.unblock_server(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have got a role."""
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self.tables.unblock_server(after.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The channel's table goes with it."""
        await self.tables.channel_deleted(channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """The thread may have been unlocked."""
        if not payload.data["thread_metadata"].get("locked"):
            await self.tables.unblock_channel(payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot can speak in a private thread now."""
        self._left_threads.discard(thread.id)
        await self.tables.unblock_channel(thread.id)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self._left_threads.add(thread.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The thread's table goes with it."""
        await self.tables.channel_deleted(payload.thread_id)
