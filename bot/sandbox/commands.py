"""Commands as an application registers them: checked, kept, and shown to people."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.sandbox.errors import Path, Problems, Unknown
from bot.sandbox.limits import check_count, check_number, check_text
from bot.sandbox.reading import Json, as_int, as_list, as_map, maps_in
from bot.sandbox.world import World

CHAT: Final = 1
SUBCOMMAND: Final = 1
GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
USER: Final = 6

KINDS: Final = (SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER)
MISSING: Final = {
    7: "a channel option",
    8: "a role option",
    9: "a mentionable option",
    10: "a number option",
    11: "an attachment option",
}
"""Options that Discord has and the sandbox does not."""

NAME: Final = re.compile(r"[-_'\w]{1,32}")

LOCALES: Final = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
    "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
}  # fmt: skip

DEFAULTS: Final[Json] = {
    "type": CHAT,
    "description": "",
    "default_member_permissions": None,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
    "name_localizations": None,
    "description_localizations": None,
}

MOST_CHARACTERS: Final = 8000
MOST_COMMANDS: Final = 100
LONGEST_TEXT: Final = 6000
"""How long a text option may be."""
LARGEST_NUMBER: Final = 2**53


def check_commands(commands: Sequence[Json]) -> None:
    """Raises ApiError unless all these commands can be kept together."""
    problems = Problems()
    check_count(problems, (), len(commands), 0, MOST_COMMANDS)
    for place, command in enumerate(commands):
        _check_command(problems, (place,), command)
    for path, _ in _find_twins(commands):
        problems.add(
            path, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
        )
    problems.check()


def _find_twins(named: Sequence[Json]) -> Iterator[tuple[Path, str]]:
    """Where a name is already that of another, as it is or in one of the languages."""
    localized = [as_map(one.get("name_localizations")) or {} for one in named]
    names = [str(one.get("name")) for one in named]
    for place, name in _find_repeated(names):
        yield (place,), name
    for locale in dict.fromkeys(locale for texts in localized for locale in texts):
        shown = [str(texts.get(locale, name)) for texts, name in zip(localized, names, strict=True)]
        for place, name in _find_repeated(shown):
            yield (place, "name_localizations", locale), name


def _find_repeated(names: Sequence[str]) -> list[tuple[int, str]]:
    return [(place, name) for place, name in enumerate(names) if name in names[:place]]


def _check_command(problems: Problems, path: Path, command: Json) -> None:
    kind = command.get("type") or CHAT
    if kind != CHAT:
        raise Unknown(f"commands of type {kind}")
    _check_name(problems, path, command)
    _check_description(problems, path, command)
    _check_options(problems, (*path, "options"), maps_in(command.get("options")), 0)
    _check_audience(problems, path, command)
    if _characters(command) > MOST_CHARACTERS:
        problems.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )


def _check_audience(problems: Problems, path: Path, command: Json) -> None:
    for name, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        given = command.get(name)
        listed = as_list(given)
        if given is not None and (not listed or any(item not in allowed for item in listed)):
            problems.choices((*path, name), str(allowed))
    if command.get("default_member_permissions") is not None:
        raise Unknown("commands that need permissions")


def _check_name(problems: Problems, path: Path, named: Json) -> None:
    names: dict[tuple[str, ...], Any] = {("name",): named.get("name")}
    for locale, text in (as_map(named.get("name_localizations")) or {}).items():
        names["name_localizations", locale] = text
        _check_locale(problems, (*path, "name_localizations", locale), locale)
    for where, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            problems.add(
                (*path, *where),
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            )


def _check_description(problems: Problems, path: Path, described: Json) -> None:
    check_text(problems, (*path, "description"), described.get("description"), 100)
    for locale, text in (as_map(described.get("description_localizations")) or {}).items():
        here = (*path, "description_localizations", locale)
        _check_locale(problems, here, locale)
        check_text(problems, here, text, 100)


def _check_locale(problems: Problems, path: Path, locale: str) -> None:
    if locale not in LOCALES:
        problems.choices(path, str(tuple(sorted(LOCALES))))


def _check_options(problems: Problems, path: Path, options: Sequence[Json], depth: int) -> None:
    check_count(problems, path, len(options), 0, 25)
    was_optional = False
    for place, option in enumerate(options):
        here = (*path, place)
        kind = as_int(option.get("type"))
        _check_name(problems, here, option)
        _check_description(problems, here, option)
        if kind in MISSING:
            raise Unknown(f"{MISSING[kind]} (option type {kind})")
        if kind not in KINDS:
            problems.choices((*here, "type"), str(KINDS))
        if kind in {SUBCOMMAND, GROUP}:
            if depth > (0 if kind == GROUP else 1):
                problems.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            inner = maps_in(option.get("options"))
            _check_options(problems, (*here, "options"), inner, depth + 1)
        else:
            _check_choices(problems, here, option)
            _check_bounds(problems, here, option)
        if option.get("required") and was_optional:
            problems.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        was_optional = was_optional or not option.get("required")
    for where, name in _find_twins(options):
        problems.add(
            (*path, *where),
            "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
            f"Option name {name} is already used in these options",
        )


def _check_bounds(problems: Problems, path: Path, option: Json) -> None:
    for name, least in (("min_length", 0), ("max_length", 1)):
        check_number(problems, (*path, name), option.get(name), least, LONGEST_TEXT)
    for name in ("min_value", "max_value"):
        value = option.get(name)
        check_number(problems, (*path, name), value, -LARGEST_NUMBER, LARGEST_NUMBER)


def _check_choices(problems: Problems, path: Path, option: Json) -> None:
    choices = maps_in(option.get("choices"))
    check_count(problems, (*path, "choices"), len(choices), 0, 25)
    for place, choice in enumerate(choices):
        here = (*path, "choices", place)
        check_text(problems, (*here, "name"), choice.get("name"), 100)
        for locale, text in (as_map(choice.get("name_localizations")) or {}).items():
            _check_locale(problems, (*here, "name_localizations", locale), locale)
            check_text(problems, (*here, "name_localizations", locale), text, 100)
        value = choice.get("value")
        if option.get("type") == STRING:
            check_text(problems, (*here, "value"), value, 100)
        else:
            most = LARGEST_NUMBER
            check_number(problems, (*here, "value"), value, -most, most, needed=True)
    if choices and option.get("autocomplete"):
        problems.add(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "An option can have choices or autocomplete, not both",
        )


def _characters(described: Json) -> int:
    """The longest localisation counts for each text."""
    total = 0
    for name in ("name", "description"):
        texts = [
            described.get(name),
            *(as_map(described.get(f"{name}_localizations")) or {}).values(),
        ]
        total += max((len(text) for text in texts if isinstance(text, str)), default=0)
    value = described.get("value")
    total += len(value) if isinstance(value, str) else 0
    for name in ("options", "choices"):
        total += sum(map(_characters, maps_in(described.get(name))))
    return total


def kept_command(world: World, command: Json, before: Json | None) -> Json:
    """A command as it is kept and sent back."""
    return {
        **DEFAULTS,
        **command,
        "id": str(world.ids.next()) if before is None else before["id"],
        "application_id": str(world.application_id),
        "version": str(world.ids.next()),
    }


def localized(command: Json, locale: str) -> Json:
    """A command with its texts in one language added to all others."""
    shape = dict(command)
    for name in ("name", "description"):
        texts = as_map(shape.get(f"{name}_localizations")) or {}
        if locale in texts:
            shape[f"{name}_localized"] = texts[locale]
    for name in ("options", "choices"):
        if as_list(shape.get(name)):
            shape[name] = [localized(inner, locale) for inner in maps_in(shape[name])]
    return shape


def without_localizations(command: Json) -> Json:
    """A command as Discord lists it unless asked for all languages."""
    return {
        name: _strip(value)
        for name, value in command.items()
        if not name.endswith("_localizations")
    }


def _strip(value: Any) -> Any:
    listed = as_list(value)
    if listed is None:
        return value
    return [item if as_map(item) is None else without_localizations(item) for item in listed]
