"""Makes a slash command of a plain function; its texts come from the catalogues."""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.front.commands.checking import AnyCommand, check_options
from bot.front.doors import log, present
from bot.front.translator import ENGLISH, Fact, phrase
from bot.front.visit import AnyInteraction, Visit
from bot.games.errors import GameError
from bot.tables.refusals import Declined

Callback: TypeAlias = Callable[..., Awaitable[None]]
"""Takes the visit, then the options by name; whatever it does not take is not an option."""

Found: TypeAlias = Sequence[tuple[str, str]]
"""What may be filled in, as label and value."""

Suggest: TypeAlias = Callable[[Visit, str], Awaitable[Found]]
"""What may be filled in for an option, for what is typed so far."""

Choices: TypeAlias = Sequence[app_commands.Choice[str]]

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100


def make_command(
    name: str,
    callback: Callback,
    choices: Mapping[str, Choices] | None = None,
    suggest: Mapping[str, Suggest] | None = None,
) -> AnyCommand:
    """The command with this name, behind the one presenter of all doors."""

    @wraps(callback)
    async def door(interaction: AnyInteraction, **options: Any) -> None:
        async def work(visit: Visit) -> None:
            await callback(visit, **check_options(command, options))

        await present(interaction, f"command {name}", work)

    options = [*inspect.signature(callback).parameters][1:]
    app_commands.describe(**{option: _description(name, option) for option in options})(door)
    app_commands.rename(**{option: _name(option) for option in options})(door)
    app_commands.choices(**{key: [*values] for key, values in (choices or {}).items()})(door)
    for option, suggesting in (suggest or {}).items():
        app_commands.autocomplete(**{option: _autocomplete(name, option, suggesting)})(door)
    command: AnyCommand = app_commands.Command(
        name=phrase(f"command-{name}-name", name),
        description=phrase(f"command-{name}-description"),
        callback=door,
        auto_locale_strings=False,
    )
    return command


def choice(value: str, key: str, **facts: Fact) -> app_commands.Choice[str]:
    """Something to choose, with its words from the catalogues."""
    return app_commands.Choice(name=phrase(key, **facts), value=value)


def _name(option: str) -> app_commands.locale_str:
    return phrase(f"option-{option}-name", option)


def _description(command: str, option: str) -> app_commands.locale_str:
    own = f"command-{command}-option-{option}-description"
    return phrase(own if ENGLISH.has(own) else f"option-{option}-description")


def _autocomplete(command: str, option: str, suggest: Suggest) -> Any:
    async def complete(interaction: AnyInteraction, current: str) -> list[app_commands.Choice[Any]]:
        visit = Visit(interaction)
        try:
            found = await suggest(visit, str(current))
        except (Declined, GameError):
            # There is nothing to offer; the command itself will say why.
            return []
        except Exception:
            log.exception("suggestions for %s of %s failed", option, command)
            return []
        is_number = _is_number(interaction, option)
        return [
            app_commands.Choice(
                name=label[:LONGEST_CHOICE], value=int(value) if is_number else value
            )
            for label, value in found[:MOST_CHOICES]
        ]

    return complete


def _is_number(interaction: AnyInteraction, option: str) -> bool:
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    parameter = command.get_parameter(option)
    return parameter is not None and parameter.type.name == "integer"
