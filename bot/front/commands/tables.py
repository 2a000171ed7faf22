"""Tables are opened, joined, left, begun and ended."""

from typing import Final

from discord import app_commands

from bot.front import seating
from bot.front.commands.making import AnyCommand, Choices, choice, make_command
from bot.front.lookup import last_table_here, require_server, table_here
from bot.front.visit import Visit
from bot.games.interface import Json
from bot.games.registry import get_game
from bot.screens.families import FAMILIES
from bot.screens.words import get_words
from bot.tables.lobby import MOST_COMPUTERS, Wish
from bot.tables.ports import Defaults
from bot.tables.table import MEMORIES, PACES, TURN_TIMES

Computers = app_commands.Range[int, 0, MOST_COMPUTERS]

DEFAULT_GAME: Final = next(iter(FAMILIES))


def table_choices() -> dict[str, Choices]:
    """What may be chosen for every table, whatever is played."""
    return {
        "memory": [choice(memory, f"option-memory-{memory}") for memory in MEMORIES],
        "pace": [choice(pace, f"option-pace-{pace}") for pace in PACES],
        "turn_time": [choice(time, f"option-turn_time-{time}") for time in TURN_TIMES],
    }


def commands() -> list[AnyCommand]:
    """The commands for tables in a channel."""
    games = [choice(game, "game-title", game=game) for game in FAMILIES]
    editions = [
        choice(edition, f"edition-name-{edition}")
        for edition in get_game(DEFAULT_GAME).option_values["edition"]
    ]
    choices: dict[str, Choices] = {"game": games, "edition": editions, **table_choices()}
    return [
        make_command("start", _start, choices),
        make_command("join", _join),
        make_command("leave", _leave),
        make_command("begin", _begin),
        make_command("cancel", _cancel),
        make_command("computer", _computer),
        make_command("skip", _skip),
        make_command("rematch", _rematch),
    ]


async def _start(  # noqa: PLR0913, PLR0917 (one for each option)
    visit: Visit,
    game: str = DEFAULT_GAME,
    edition: str | None = None,
    helping: bool | None = None,
    memory: str | None = None,
    pace: str | None = None,
    turn_time: str | None = None,
    computers: Computers = 0,
) -> None:
    guild, channel = require_server(visit)
    defaults = await visit.host.defaults(guild)
    options: dict[str, Json] = {"edition": edition, "helping": helping}
    wish = Wish(
        game_id=game,
        options=tuple((name, value) for name, value in options.items() if value is not None),
        memory=memory or defaults.memory or next(iter(MEMORIES)),
        pace=pace or defaults.pace or next(iter(PACES)),
        turn_time=TURN_TIMES[turn_time or defaults.turn_time or next(iter(TURN_TIMES))],
        language=channel_language(visit, defaults),
        computers=computers,
    )
    await visit.host.try_direct_again(visit.guest.user)
    visit.table = await visit.host.lobby.open(guild, channel, visit.guest, wish)
    await seating.say_if_closed(visit, visit.table, "door-opened")


def channel_language(visit: Visit, defaults: Defaults) -> str:
    """What the channel reads: as the server has set here, or else at Discord."""
    locale = visit.interaction.guild_locale
    return get_words(defaults.language or (locale and locale.value)).language


async def _join(visit: Visit) -> None:
    await seating.join(visit, await table_here(visit))


async def _leave(visit: Visit) -> None:
    await seating.leave(visit, await table_here(visit))


async def _begin(visit: Visit) -> None:
    await seating.begin(visit, await table_here(visit))


async def _cancel(visit: Visit) -> None:
    await seating.ask_to_cancel(visit, await table_here(visit))


async def _computer(visit: Visit, remove: bool = False) -> None:
    change = seating.remove_computer if remove else seating.add_computer
    await change(visit, await table_here(visit))


async def _skip(visit: Visit) -> None:
    await seating.skip(visit, await last_table_here(visit))


async def _rematch(visit: Visit) -> None:
    await seating.rematch(visit, await last_table_here(visit))
