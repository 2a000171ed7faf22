"""The moves of a family of games, as commands."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, Suggest, choice, make_command
from bot.front.commands.suggesting import TABLE
from bot.front.context import InteractionContext
from bot.front.lookup import id_meant, peek_at_table
from bot.front.moving import Turn, make_move, sit_up
from bot.front.notes import open_notes
from bot.games.interface import Move
from bot.screens.family import AnyFamily, Asked, Choices, MoveCommand, MoveOption, Values
from bot.screens.screen import Screen
from bot.screens.viewer import look
from bot.screens.words import Words
from bot.tables.checks import require_player, require_turn
from bot.tables.refusals import Declined
from bot.tables.table import Status


def commands(family: AnyFamily) -> list[AnyCommand]:
    """A command for each kind of move, and for notes, where there are any."""
    made = [_make_command(family, command) for command in family.moves]
    return [*made, _notes_command(family)] if family.has_notes else made


def _notes_command(family: AnyFamily) -> AnyCommand:
    async def note(ctx: InteractionContext, table: str | None) -> None:
        await open_notes(ctx, await id_meant(ctx, table))

    return make_command("notes", note, [TABLE], family)


def _make_command(family: AnyFamily, command: MoveCommand) -> AnyCommand:
    async def move(ctx: InteractionContext, table: str | None, **options: Any) -> None:
        await _move(ctx, family, command.name, table, options)

    options = [_make_option(family, command.name, option) for option in command.options]
    return make_command(command.name, move, [*options, TABLE], family)


def _make_option(family: AnyFamily, command: str, option: MoveOption) -> CommandOption:
    """The option as registered at Discord; without fixed choices, it has suggestions."""
    of = family.catalogue
    return CommandOption(
        option.name,
        str if option.numbers is None else app_commands.Range[int, *option.numbers],
        option.is_required,
        [choice(each, f"choice-{each}", of) for each in option.choices],
        None if option.choices else _suggest(family, command, option.name),
        of,
    )


async def _move(
    ctx: InteractionContext,
    family: AnyFamily,
    command: str,
    picked: str | None,
    options: Mapping[str, Any],
) -> None:
    turn = await sit_up(ctx, await id_meant(ctx, picked))
    _require_own(ctx, family)
    if turn.table.status is Status.LOBBY:
        raise Declined("not-begun")
    meant = _read(turn, command, _filled(options), ctx.words)
    if isinstance(meant, Screen):
        await ctx.show(meant)
    else:
        await make_move(ctx, turn, meant)


def _read(turn: Turn, command: str, filled: Values, words: Words) -> Screen | Move:
    """The move, or a screen with what is still to choose. Raises Declined or Refused.

    If it's somebody else's turn, that comes before any fault in the options.
    """
    viewer = look(turn.table, words, turn.seat)
    try:
        left_open = turn.family.left_open(viewer, command, filled)
        return left_open or turn.family.read_command(viewer, command, filled)
    except Declined:
        require_turn(turn.table, turn.seat)
        raise


def _require_own(ctx: InteractionContext, family: AnyFamily) -> None:
    """Raises Declined for a move of another family than the one played at the table."""
    played = ctx.get_family()
    if played is not family:
        raise Declined("other-game", group=played.group)


def _filled(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    return {name: (str(value),) for name, value in options.items() if value not in (None, "")}


def _suggest(family: AnyFamily, command: str, option: str) -> Suggest:
    async def suggest(ctx: InteractionContext, current: str) -> Choices:
        # A namespace claims to have every attribute, so `dict` must not ask it for `keys`.
        values = dict(iter(ctx.interaction.namespace)) | {option: current}
        picked = values.pop("table", None) or None
        table = await peek_at_table(ctx, await id_meant(ctx, picked))
        _require_own(ctx, family)
        seat = require_player(table, ctx.user)
        if table.match is None:
            return []
        viewer = look(table, ctx.words, seat)
        return family.choices(viewer, Asked(command, option, _filled(values)))

    return suggest
