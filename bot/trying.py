"""`mammamia sandbox`: the bot and a small Discord for it, together on this machine."""

import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bot.app import prepare_database, run, told_to_stop
from bot.games.interface import value
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.world import BOT_TOKEN
from bot.settings import BadSettings, Settings


@value
class Trial:
    """The sandbox's options."""

    players: int
    port: int
    database: str | None
    """None for a temporary one."""
    trace: Path | None
    has_bot: bool
    """Whether the bot is started too; otherwise it comes from elsewhere."""


async def try_out(trial: Trial) -> None:
    """Serves until told to stop. Raises BadSettings."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = trial.database or f"sqlite:///{folder}/mammamia.db"
        if trial.has_bot:
            # Trouble with the database must show before the addresses are printed.
            await (await prepare_database(database)).dispose()
        try:
            server = build_server(make_world(trial.players), trace=trial.trace)
            running = await stack.enter_async_context(serving(server, trial.port))
        except (OSError, ValueError) as error:
            raise BadSettings(str(error)) from error
        print(f"The sandbox is open:  {running.page}")
        if not trial.has_bot:
            print(f"Settings for a bot:   MAMMAMIA_API={running.api}")
            print(f"                      MAMMAMIA_TOKEN={BOT_TOKEN}")
            print("Stop it with Ctrl+C.", flush=True)
            await told_to_stop()
            return
        print("Open the page, choose who you are, and type /mammamia start in #pizzeria.")
        print("Open a second window to be someone else too. Stop it all with Ctrl+C.", flush=True)
        await run(Settings(token=BOT_TOKEN, api=running.api, database=database))
