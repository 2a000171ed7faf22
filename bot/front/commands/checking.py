"""Checks incoming commands: a client can send anything, and show an old list."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from discord import AppCommandOptionType, Member, Object, User, app_commands

from bot.tables.refusals import Declined

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any]
Options: TypeAlias = Sequence[app_commands.Parameter]

TYPES: Final[dict[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.user: (Member, User),
}
"""The types that an option may have; there are no others."""


SNOWFLAKE: Final = re.compile("[0-9]{1,20}")


def is_known(commands: Iterable[Any], data: Mapping[str, Any], *, is_typing: bool) -> bool:
    """Whether these commands include the one that Discord sends, with such options.

    When an application has just been updated, Discord still offers the old commands.
    """
    sent: Sequence[Mapping[str, Any]] = data.get("options") or ()
    for command in commands:
        if command.name == data.get("name"):
            if isinstance(command, app_commands.Group):
                return len(sent) == 1 and is_known(command.commands, sent[0], is_typing=is_typing)
            return _takes(command.parameters, sent, is_typing=is_typing)
    return False


def _takes(options: Options, sent: Sequence[Mapping[str, Any]], *, is_typing: bool) -> bool:
    """Whether a command with these options takes the sent ones, or suggests values for one."""
    found = [_find(options, one) for one in sent]
    if None in found or not all(map(_is_readable, sent)):
        return False
    if not is_typing:
        return all(option in found for option in options if option.required)
    focused = [option for option, one in zip(found, sent, strict=True) if one.get("focused")]
    return any(option is not None and option.autocomplete for option in focused)


def _is_readable(sent: Mapping[str, Any]) -> bool:
    """Whether discord.py can read it: a user must be an id."""
    if sent.get("type") != AppCommandOptionType.user.value:
        return "value" in sent
    return isinstance(sent.get("value"), str) and bool(SNOWFLAKE.fullmatch(sent["value"]))


def _find(options: Options, sent: Mapping[str, Any]) -> app_commands.Parameter | None:
    meant = sent.get("name"), sent.get("type")
    return next((one for one in options if (one.display_name, one.type.value) == meant), None)


def find_focused(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The option of a known command that a user is typing."""
    sent: Sequence[Mapping[str, Any]] = data["options"]
    focused = next((one for one in sent if one.get("focused")), None)
    return focused or find_focused(sent[0])


def check_options(command: AnyCommand, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options, checked. Raises Declined for values that the command doesn't offer."""
    return {option.name: _checked(option, given[option.name]) for option in command.parameters}


def _checked(option: app_commands.Parameter, value: Any) -> Any:
    if value is None and not option.required:
        return option.default
    # To Python a bool is an int as well, but nobody means it as one.
    is_fit = type(value) in TYPES[option.type]
    if option.type is AppCommandOptionType.integer:
        return _number(option, value, is_fit=is_fit)
    if not is_fit or (option.choices and all(value != one.value for one in option.choices)):
        raise Declined("unknown-choice", option=option.name, text=_text(value))
    return value


def _number(option: app_commands.Parameter, value: Any, *, is_fit: bool) -> int:
    least, most = option.min_value, option.max_value
    assert least is not None
    assert most is not None
    if not is_fit or not least <= value <= most:
        facts = {"least": int(least), "most": int(most), "text": _text(value)}
        raise Declined("unknown-number", option=option.name, **facts)
    return value


def _text(value: Any) -> str:
    if isinstance(value, Object):
        return str(value.id)
    return "" if value is None else str(value)
