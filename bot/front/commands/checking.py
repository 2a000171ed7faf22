"""What comes in with a command, checked: a client can send anything."""

from collections.abc import Mapping
from typing import Any, Final

from discord import AppCommandOptionType, app_commands

from bot.tables.refusals import Declined

TYPES: Final[dict[AppCommandOptionType, type]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""What an option may be; others there are none."""


def check_options(
    command: app_commands.Command[Any, ..., Any], given: Mapping[str, Any]
) -> dict[str, Any]:
    """The options as the command takes them. Raises Declined for what it does not offer."""
    return {option.name: _checked(option, given[option.name]) for option in command.parameters}


def _checked(option: app_commands.Parameter, value: Any) -> Any:
    if value is None and not option.required:
        return option.default
    # To Python a truth value is a number as well, but nobody means it so.
    is_fit = type(value) is TYPES[option.type]
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
    return "" if value is None else str(value)
