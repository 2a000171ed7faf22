"""The bot: everything wired together, started and stopped."""

import asyncio
import gc
import logging
import re
import signal
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import replace
from itertools import count
from typing import Final

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot import limits
from bot.front.client import BotClient
from bot.front.sender import DiscordSender
from bot.history.rebuilding import RebuiltServer, rebuild
from bot.live.backoff import backoff
from bot.live.ports import Clock, Metrics
from bot.live.tables import LiveTables
from bot.live.writing import write
from bot.metrics.loop_lag import measure_loop_lag
from bot.metrics.prometheus import PrometheusMetrics
from bot.metrics.requests import count_requests
from bot.metrics.server import CannotListen, MetricsServer, opened
from bot.metrics.thinker import TimedThinker
from bot.screens.families import FAMILIES
from bot.screens.family import Families
from bot.screens.presenter import TablePresenter
from bot.settings import PREFIX, Address, BadSettings, Settings
from bot.store.database import claim, migrate, migrate_back, open_database
from bot.store.urls import DatabaseAway, DatabaseInUse, DatabaseTrouble
from bot.store.work import SqlStore, SqlWork
from bot.system import SystemClock, SystemDice
from bot.tables.change import Change, Context
from bot.tables.changes.endings import close
from bot.tables.errors import Damaged, Unavailable
from bot.tables.ports import Dice
from bot.tables.refusals import Declined
from bot.thinking import make_thinker

log = logging.getLogger(__name__)

TOO_MANY: Final = 429
ITS_OWN_FAULT: Final = 500
"""Refusals with the first status, or from the second up, are temporary."""


def build_client(  # noqa: PLR0913 (all that is wired together)
    engine: AsyncEngine,
    clock: Clock,
    dice: Dice,
    settings: Settings,
    families: Families = FAMILIES,
    *,
    prometheus: PrometheusMetrics | None = None,
) -> BotClient:
    """The connection to Discord with everything behind it, perhaps with metrics."""
    metrics = prometheus or Metrics()
    client = BotClient(
        families,
        shard_ids=settings.shard_ids,
        shard_count=settings.shard_count,
        api_base=settings.api,
        privacy=settings.privacy,
        directs_on_request=settings.directs_on_request,
        support=settings.support,
        metrics=metrics,
        trace=prometheus and count_requests(prometheus, settings.api),
    )
    presenter = TablePresenter(families)
    store = SqlStore(engine, families.games, timed=metrics.timed)
    sender = DiscordSender(client)
    requests, keep_days = settings.requests, settings.keep_days
    thinker = TimedThinker(make_thinker(settings.thinkers, metrics.did_without), metrics)
    tables = LiveTables(
        store,
        sender,
        presenter,
        clock,
        dice,
        thinker=thinker,
        requests=requests,
        keep_days=keep_days,
        metrics=metrics,
    )
    client.serve(tables)
    return client


async def prepare_database(url: str) -> AsyncEngine:
    """Opens the database and brings it up to date. Raises BadSettings."""
    try:
        return await _prepare(url)
    except DatabaseTrouble as error:
        raise BadSettings(str(error)) from error


async def _prepare(url: str) -> AsyncEngine:
    engine = await open_database(url)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def _wait_for_database(url: str, stopping: asyncio.Task[None]) -> AsyncEngine | None:
    """Waits for the database's server; None if told to stop first. Raises BadSettings."""
    for failures in count():
        try:
            return await _prepare(url)
        except DatabaseAway as error:
            log.warning("%s", error)
        except DatabaseTrouble as error:
            raise BadSettings(str(error)) from error
        await asyncio.wait({stopping}, timeout=backoff(failures, limits.START_RETRY))
        if stopping.done():
            break
    return None


async def take_back(database: str, revision: str) -> None:
    """Brings the database back to an older schema, for an older bot. Raises BadSettings."""
    with _claimed(database):
        try:
            engine = await open_database(database)
            try:
                await migrate_back(engine, revision)
            finally:
                await engine.dispose()
        except DatabaseTrouble as error:
            raise BadSettings(str(error)) from error


async def run(settings: Settings) -> None:
    """Hosts games until told to stop. Raises BadSettings."""
    async with AsyncExitStack() as stack:
        server = None
        if settings.metrics is not None:
            server = await stack.enter_async_context(_serving_metrics(settings.metrics))
        stack.enter_context(_claimed(settings.database))
        await _run_until_stopped(settings, server)


async def rebuild_results(settings: Settings) -> AsyncGenerator[RebuiltServer]:
    """Rebuilds results and ratings, one server after the other. Raises BadSettings."""
    with _claimed(settings.database):
        engine = await prepare_database(settings.database)
        try:
            async for account in rebuild(SqlStore(engine, FAMILIES.games)):
                yield account
        finally:
            await engine.dispose()


async def end_table(database: str, table_id: int, why: str) -> bool:
    """Ends a table, and lets the running bot tell its channel; False if it could not be read.

    The database must be claimed. Raises BadSettings or Declined.
    """
    engine = await prepare_database(database)
    store = SqlStore(engine, FAMILIES.games)
    context = Context(TablePresenter(FAMILIES), SystemDice(), SystemClock().now())
    try:
        async with store.work() as work:
            is_readable = await _end(work, table_id, why, context)
            await work.commit()
    finally:
        await engine.dispose()
    return is_readable


async def _end(work: SqlWork, table_id: int, why: str, context: Context) -> bool:
    await work.peek(table_id, locks=True)
    try:
        table = await work.load_table(table_id)
    except Damaged:
        await work.close_table(table_id, context.now)
        return False
    if table is None:
        raise Declined("old-button")
    await write(work, [close(Change.of(table, context), why)])
    return True


@asynccontextmanager
async def _serving_metrics(address: Address) -> AsyncGenerator[MetricsServer]:
    """Collects metrics, and serves them from now on. Raises BadSettings."""
    server = MetricsServer(PrometheusMetrics())
    measuring = asyncio.create_task(measure_loop_lag(server.metrics.woke))
    try:
        async with opened(server, address.host, address.port) as port:
            log.info("metrics are at http://%s/metrics", replace(address, port=port))
            yield server
    except CannotListen as error:
        raise BadSettings(f"can't listen at {PREFIX}METRICS={address}: {error}") from error
    finally:
        measuring.cancel()


@contextmanager
def _claimed(database: str) -> Generator[None]:
    try:
        with claim(database):
            yield
    except DatabaseInUse as error:
        raise BadSettings(f"{error}; several processes need PostgreSQL") from error
    except DatabaseTrouble as error:
        raise BadSettings(str(error)) from error


async def _run_until_stopped(settings: Settings, server: MetricsServer | None) -> None:
    stopping = asyncio.create_task(told_to_stop())
    engine = await _wait_for_database(settings.database, stopping)
    if engine is None:
        return
    # All this stays to the end; scanning it for garbage again and again would hold people up.
    gc.freeze()
    try:
        for failures in count():
            prometheus = server and server.metrics
            client = build_client(
                engine, SystemClock(), SystemDice(), settings, prometheus=prometheus
            )
            with nullcontext() if server is None else server.serving(client):
                try:
                    asked = await _serve(client, settings, stopping)
                finally:
                    await client.stop()
            if asked is None:
                return
            wait = max(asked, backoff(failures, limits.START_RETRY))
            await asyncio.wait({stopping}, timeout=wait)
            if stopping.done():
                return
    finally:
        stopping.cancel()
        await engine.dispose()


async def told_to_stop() -> None:
    """Waits for a signal to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    await stopped.wait()


async def _serve(
    client: BotClient, settings: Settings, stopping: asyncio.Task[None]
) -> float | None:
    """Stays connected until told to stop, and returns None.

    If Discord or the network is in trouble, returns the seconds that Discord asks to wait.
    """
    connection = asyncio.create_task(client.start(settings.token))
    await asyncio.wait({connection, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if not connection.done():
        log.info("stopping")
        # Nobody needs to know how it ends then.
        connection.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        return None
    try:
        await connection
    except discord.LoginFailure as error:
        raise BadSettings(
            "Discord doesn't know this token; copy it again from the developer portal"
        ) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        if not _may_pass(error):
            raise BadSettings(f"can't reach {settings.api}: {_in_short(error)}") from error
        log.warning("can't reach Discord just now: %s", _in_short(error))
        return _asked_wait(error)
    except Unavailable as error:
        log.warning("the database isn't answering just now: %s", error)
        return 0.0
    except SQLAlchemyError as error:
        raise BadSettings(f"the database isn't answering: {_in_short(error)}") from error
    return None


def _may_pass(error: BaseException) -> bool:
    """Whether Discord or the network is at fault, rather than the settings."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= ITS_OWN_FAULT
    if isinstance(error, discord.GatewayNotFound | discord.RateLimited):
        return True
    return isinstance(error, aiohttp.ClientError | OSError) and not isinstance(
        error, aiohttp.InvalidURL
    )


def _asked_wait(error: BaseException | None) -> float:
    """How many seconds Discord asks to wait; 0 if it doesn't say."""
    match error:
        case discord.RateLimited():
            return error.retry_after
        case discord.HTTPException():
            after = error.response.headers.get("Retry-After", "")
            return float(after) if re.fullmatch(r"\d{1,9}(\.\d*)?", after) else 0.0
        case discord.GatewayNotFound():
            return _asked_wait(error.__cause__)
        case _:
            return 0.0


def _in_short(error: BaseException) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
