"""What a server sets for its new tables."""

from dataclasses import asdict, replace

from bot.front.commands.building import AnyCommand, choice, make_command
from bot.front.commands.tables import table_choices
from bot.front.screen import Screen, Text
from bot.front.visit import Visit
from bot.front.words import LANGUAGES, Words
from bot.tables.ports import Defaults
from bot.tables.refusals import Declined


def commands() -> list[AnyCommand]:
    """The command for settings."""
    languages = [choice(language, f"language-{language}") for language in LANGUAGES]
    return [make_command("settings", _settings, {"language": languages, **table_choices()})]


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
    changed = {name: value for name, value in wanted.items() if value is not None}
    defaults = replace(await visit.host.defaults(visit.guild), **changed)
    if changed:
        await visit.host.save_defaults(visit.guild, defaults)
    await visit.show(_screen(visit.words, defaults))


def _screen(words: Words, defaults: Defaults) -> Screen:
    lines = [f"### {words('settings-title')}"]
    for name, value in asdict(defaults).items():
        key = f"language-{value}" if name == "language" else f"option-{name}-{value}"
        setting = words("settings-default") if value is None else words(key)
        option = words(f"option-{name}-name").replace("_", " ").capitalize()
        lines.append(words("settings-line", option=option, setting=setting))
    return Screen((Text("\n".join(lines)),))
