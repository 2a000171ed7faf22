"""What a server sets for its new tables."""

from dataclasses import asdict, replace
from typing import Final

from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.commands.tables import Known, channel_language, table_choices
from bot.front.translator import phrase
from bot.front.visit import Visit
from bot.screens.screen import Screen, Text
from bot.screens.words import LANGUAGES
from bot.tables.ports import Defaults
from bot.tables.refusals import Declined

RESET: Final = "default"
"""Chosen for an option, it gives up what the server had set."""


def commands() -> list[AnyCommand]:
    """The command for settings."""
    languages = [choice(language, f"language-{language}") for language in LANGUAGES]
    of_discord = choice(RESET, "settings-reset-language")
    choices = {name: _with_reset(name, known) for name, known in table_choices().items()}
    choices["language"] = [of_discord, *languages]
    # As the settings are shown: the language first.
    order = ("language", "turn_time", "pace", "memory")
    options = [CommandOption(name, choices=choices[name]) for name in order]
    return [make_command("settings", _settings, options)]


def _with_reset(name: str, known: Known) -> Known:
    """The choices, and the way back to the one that holds by itself."""
    first = phrase(_key(name, known[0].value))
    return [choice(RESET, "settings-reset", setting=first), *known]


async def _settings(
    visit: Visit,
    language: str | None = None,
    turn_time: str | None = None,
    pace: str | None = None,
    memory: str | None = None,
) -> None:
    """Without options the settings are only shown."""
    if visit.guild is None:
        raise Declined("server-only")
    if not visit.may_manage_server:
        raise Declined("only-moderators")
    wanted = {"language": language, "turn_time": turn_time, "pace": pace, "memory": memory}
    chosen = {name: value for name, value in wanted.items() if value is not None}
    changed = {name: None if value == RESET else value for name, value in chosen.items()}
    defaults = replace(await visit.host.defaults(visit.guild), **changed)
    if changed:
        await visit.host.save_defaults(visit.guild, defaults)
    await visit.show(_screen(visit, defaults, is_changed=bool(changed)))


def _screen(visit: Visit, defaults: Defaults, *, is_changed: bool) -> Screen:
    words = visit.words
    lines = [f"### {words('settings-title')}"]
    for name, value in asdict(defaults).items():
        option = words(f"option-{name}-name").replace("_", " ").capitalize()
        setting = _setting(visit, defaults, name, value)
        lines.append(words("settings-line", option=option, setting=setting))
    lines.append(words("settings-changed" if is_changed else "settings-hint"))
    return Screen((Text("\n".join(lines)),))


def _setting(visit: Visit, defaults: Defaults, name: str, value: str | None) -> str:
    """What holds, and whether only for want of anything else."""
    words = visit.words
    if value is not None:
        return words(_key(name, value))
    if name == "language":
        language = words(_key(name, channel_language(visit, defaults)))
        return words("settings-default-language", setting=language)
    return words("settings-default", setting=words(_key(name, table_choices()[name][0].value)))


def _key(name: str, value: str) -> str:
    return f"language-{value}" if name == "language" else f"option-{name}-{value}"
