"""A server's settings for its new tables."""

from typing import Final

from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.commands.tables import Known, choices_of, find_server_language
from bot.front.context import InteractionContext
from bot.front.translator import phrase
from bot.screens.lobby import option_title
from bot.screens.screen import Screen, Text
from bot.tables.refusals import Declined
from bot.tables.terms import SETTINGS, SomeTerms

SHOWN: Final = tuple(reversed(SETTINGS))
"""All settings in the order of display, the language first."""

RESET: Final = "default"
"""The choice that clears the server's setting."""


def commands() -> list[AnyCommand]:
    """The `settings` command."""
    options = [CommandOption(name, choices=_with_reset(name)) for name in SHOWN]
    return [make_command("settings", _settings, options)]


def _with_reset(name: str) -> Known:
    """The choices, after the way back to the default."""
    if name == "language":
        return [choice(RESET, "settings-reset-language"), *choices_of(name)]
    first = phrase(_key(name, SETTINGS[name][0]))
    return [choice(RESET, "settings-reset", setting=first), *choices_of(name)]


async def _settings(ctx: InteractionContext, **given: str | None) -> None:
    """Changes settings, or without options just shows them."""
    if ctx.guild is None:
        raise Declined("server-only")
    if not ctx.may_manage_server:
        raise Declined("only-moderators")
    words = {name: word for name, word in given.items() if word is not None}
    chosen = {name: None if word == RESET else word for name, word in words.items()}
    if chosen:
        defaults = await ctx.tables.servers.choose_defaults(ctx.guild, chosen)
    else:
        defaults = await ctx.tables.servers.defaults(ctx.guild)
    await ctx.show(_screen(ctx, defaults, is_changed=bool(chosen)))


def _screen(ctx: InteractionContext, defaults: SomeTerms, *, is_changed: bool) -> Screen:
    words = ctx.words
    lines = [f"### {words('settings-title')}"]
    for name in SHOWN:
        option = option_title(words, name)
        setting = _setting(ctx, name, defaults.get(name))
        lines.append(words("settings-line", option=option, setting=setting))
    lines.append(words("settings-changed" if is_changed else "settings-hint"))
    return Screen((Text("\n".join(lines)),))


def _setting(ctx: InteractionContext, name: str, word: str | None) -> str:
    """The value that applies, and whether it's only the default."""
    words = ctx.words
    if word is not None:
        return words(_key(name, word))
    if name == "language":
        language = find_server_language(ctx)
        if language is None:
            return words("settings-default-opener")
        return words("settings-default-language", setting=words(_key(name, language)))
    return words("settings-default", setting=words(_key(name, SETTINGS[name][0])))


def _key(name: str, word: str) -> str:
    return f"option-{name}-{word}"
