"""The slash commands: one module for what every game has, one for the moves of each family."""

from typing import Any

from discord import app_commands

from bot.front.commands import looking, mamma_mia, settings, tables
from bot.front.translator import phrase

GROUPS = (("mammamia", (tables, mamma_mia, looking, settings)),)
"""Every group of commands with its modules: one line for each family of games."""


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Puts all commands into the tree."""
    for name, modules in GROUPS:
        group = app_commands.Group(
            name=name,
            description=phrase(f"command-{name}-description"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        for module in modules:
            for command in module.commands():
                group.add_command(command)
        tree.add_command(group)
