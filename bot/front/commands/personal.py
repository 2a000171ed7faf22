"""Commands for users' own data: to see it, take it with them, and have it deleted."""

from typing import Any

from discord import app_commands

from bot.front import personal
from bot.front.commands.making import make_command
from bot.front.translator import phrase


def group() -> app_commands.Group:
    """The commands about the user's own data, as a subgroup."""
    found: Any = app_commands.Group(
        name=phrase("command-data-name", "data"), description=phrase("command-data-description")
    )
    for name, callback in (
        ("show", personal.show_data),
        ("export", personal.export_data),
        ("forget", personal.ask_to_forget),
    ):
        found.add_command(make_command(name, callback))
    return found
