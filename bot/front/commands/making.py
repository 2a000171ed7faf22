"""Makes slash commands; their texts come from the catalogues."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import Parameter, Signature
from typing import Any, Optional, TypeAlias

from discord import app_commands

from bot.front.commands.checking import AnyCommand, check_options, find_focused
from bot.front.context import AnyInteraction, InteractionContext
from bot.front.error_boundary import Offered, answer, offer
from bot.front.translator import Fact, phrase
from bot.games.interface import value
from bot.screens.family import AnyFamily, Choices
from bot.screens.typed import LONGEST_CHOICE, MOST_CHOICES
from bot.screens.words import LANGUAGES, SHARED, Catalogue

Callback: TypeAlias = Callable[..., Awaitable[None]]
"""Takes the context, then the options by name; missing ones are None."""

Suggest: TypeAlias = Callable[[InteractionContext, str], Awaitable[Choices]]
"""The suggestions for an option, given what the user has typed so far."""


@value
class CommandOption:
    """An option of a command."""

    name: str
    kind: Any = str
    """A type, as discord.py knows it."""
    is_required: bool = False
    choices: Sequence[app_commands.Choice[str]] = ()
    suggest: Suggest | None = None
    catalogue: Catalogue = SHARED
    """Where its texts are."""


def make_command(
    name: str,
    callback: Callback,
    options: Sequence[CommandOption] = (),
    family: AnyFamily | None = None,
) -> AnyCommand:
    """A command, inside the error boundary.

    The commands of a family have their texts in its catalogue.
    """

    async def run(interaction: AnyInteraction, **given: Any) -> None:
        async def work(ctx: InteractionContext) -> None:
            await callback(ctx, **check_options(command, given))

        await answer(interaction, f"command {name}", work, family)

    own = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=AnyInteraction)
    vars(run)["__signature__"] = Signature([own, *map(_parameter, options)])
    for option in options:
        _describe(run, name, option)
    catalogue = SHARED if family is None else family.catalogue
    command: AnyCommand = app_commands.Command(
        name=phrase(f"command-{name}-name", name, of=catalogue),
        description=phrase(f"command-{name}-description", of=catalogue),
        callback=run,
        auto_locale_strings=False,
        extras={option.name: option for option in options},
    )
    return command


def choice(value: str, key: str, of: Catalogue = SHARED, **facts: Fact) -> app_commands.Choice[str]:
    """A choice with a text from a catalogue."""
    return app_commands.Choice(name=phrase(key, of=of, **facts), value=value)


def _parameter(option: CommandOption) -> Parameter:
    """The option as discord.py reads it off a function."""
    if option.is_required:
        return Parameter(option.name, Parameter.KEYWORD_ONLY, annotation=option.kind)
    kind = Optional[option.kind]  # noqa: UP045 (to Python, a range is not a type)
    return Parameter(option.name, Parameter.KEYWORD_ONLY, annotation=kind, default=None)


def _describe(run: Any, command: str, option: CommandOption) -> None:
    """Gives the option its texts, and its choices or suggestions."""
    name, catalogue = option.name, option.catalogue
    key = f"command-{command}-option-{name}-description"
    if not catalogue.words(LANGUAGES[0]).has(key):
        key = f"option-{name}-description"
    app_commands.rename(**{name: phrase(f"option-{name}-name", name, of=catalogue)})(run)
    app_commands.describe(**{name: phrase(key, of=catalogue)})(run)
    if option.choices:
        app_commands.choices(**{name: [*option.choices]})(run)
    if option.suggest is not None:
        app_commands.autocomplete(**{name: _declare})(run)


async def _declare(_: AnyInteraction, _current: str) -> Offered:
    """Lets Discord know that there are suggestions, which `suggest` gives."""
    return []


async def suggest(interaction: AnyInteraction) -> None:
    """Suggests values for the option that a user is typing."""
    focused = find_focused(interaction.data or {})

    async def find(ctx: InteractionContext) -> Offered:
        command: Any = interaction.command
        option: CommandOption = command.extras[focused["name"]]
        assert option.suggest is not None
        value = str if option.kind is str else int
        return [
            app_commands.Choice(name=label[:LONGEST_CHOICE], value=value(text))
            for label, text in (await option.suggest(ctx, str(focused["value"])))[:MOST_CHOICES]
        ]

    await offer(interaction, find)
