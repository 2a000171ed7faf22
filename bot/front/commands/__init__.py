"""The slash commands: the general ones, and those of each family of games."""

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands

from bot.front.commands import looking, moving, personal, settings, tables
from bot.front.commands.checking import AnyCommand
from bot.front.translator import phrase
from bot.screens.family import AnyFamily, Families

GENERAL_GROUP: Final = "mammamia"
"""The group with the general commands; Discord allows no more than 25 in a group."""


def add_commands(tree: app_commands.CommandTree[Any], families: Families) -> None:
    """Puts all commands into the tree."""
    for family in families.families:
        moves = moving.commands(family)
        if family.group == GENERAL_GROUP:
            opening, looks = tables.commands(families), looking.commands(families)
            commands = [*opening, *moves, *looks, *settings.commands(), personal.group()]
        else:
            commands = [*moves, looking.rules_command(family)]
        tree.add_command(_make_group(family, commands))


def _make_group(
    family: AnyFamily, commands: Sequence[AnyCommand | app_commands.Group]
) -> app_commands.Group:
    group = app_commands.Group(
        name=family.group,
        description=phrase(f"command-{family.group}-description", of=family.catalogue),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for command in commands:
        group.add_command(command)
    return group
