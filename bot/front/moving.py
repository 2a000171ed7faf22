"""Moves from commands, forms and buttons: warned about, made, and answered."""

from typing import NamedTuple

from bot import limits
from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.front.pending_responses import answered_by
from bot.games.interface import Move
from bot.screens.family import AnyFamily
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Rule, Screen, Text, without_presses
from bot.screens.viewer import look
from bot.screens.words import Words
from bot.tables.changes import play
from bot.tables.checks import require_player, require_told
from bot.tables.table import Table


class Turn(NamedTuple):
    """A player about to move."""

    family: AnyFamily
    table: Table
    """As it is now."""
    seat: int
    stamp: int = 0
    """The state that was shown; 0 is any."""
    is_seen: bool = True
    """Whether the hand's own message shows the result."""


async def sit_up(ctx: InteractionContext, table_id: int) -> Turn:
    """Begins a move, which brings an absent player back even if it fails. Raises Declined."""
    is_seen = await _is_seen(ctx)
    table = await return_to_table(ctx, table_id)
    seat = require_player(table, ctx.user)
    require_told(table)
    return Turn(ctx.get_family(), table, seat, is_seen=is_seen)


async def make_move(
    ctx: InteractionContext, turn: Turn, move: Move, *, is_sure: bool = False
) -> None:
    """Makes the move and shows the result. Raises Declined or Refused."""
    warning = None if is_sure else _warning(turn, move, ctx.words)
    if warning is not None:
        await ctx.show(warning)
        return
    live = ctx.tables[turn.table.id]
    await live.change(play.make_move, ctx.user, move, turn.stamp)
    if not (ctx.renews and ctx.guild is not None):
        # What was pressed there is renewed.
        ctx.client.private_replies.take_away_hands(ctx.interaction, turn.table.channel)
    if turn.is_seen and ctx.is_aloud:
        ctx.awaits = turn.table.id
        await ctx.acknowledge()
    is_open = turn.is_seen and turn.table.shows_choice
    clock = ctx.tables.clock
    latest = clock.monotonic() + limits.STORY_PATIENCE
    with answered_by(live, ctx, is_open=is_open) as is_heard:
        table = ctx.about(await live.catch_up())
        # The answer must be the same whether or not somebody is asked in secret.
        goes_on = not table.is_told or table.acts_in_secret
        if turn.is_seen and ctx.renews and (not goes_on or live.first_told == ctx.user.id):
            # The hand changes right before or after the story.
            await clock.wait(is_heard, latest - clock.monotonic())
    if ctx.is_answered:
        return
    # The hand changes once everything is told; until then it must not look as if nothing was done.
    if turn.is_seen and ctx.can_be_silent and not (goes_on and ctx.renews):
        await ctx.acknowledge()
    elif goes_on:
        await ctx.renew(_being_told(ctx, turn.seat, table))
    elif turn.is_seen:
        await ctx.say(ctx.words("reply-played"))
    else:
        await ctx.renew(turn.family.hand(look(table, ctx.words, turn.seat)))


def _being_told(ctx: InteractionContext, seat: int, table: Table) -> Screen:
    """Says that the story is being told; a pressed hand stays visible, without its buttons."""
    told = ctx.being_told("reply-moved", table)
    if not ctx.renews:
        return told
    hand = without_presses(ctx.get_family().hand(look(table, ctx.words, seat)))
    return Screen((*told.blocks, Rule(), *hand.blocks), hand.color)


async def _is_seen(ctx: InteractionContext) -> bool:
    """Whether the hand's own message shows the result, or will."""
    if ctx.renews and ctx.guild is not None:
        # It was pressed in an answer, and only this answer can show the result there.
        return False
    return (await ctx.people.find(ctx.user.id)).is_reached


def _warning(turn: Turn, move: Move, words: Words) -> Screen | None:
    """The warning before the move, unless the move is refused anyway."""
    if turn.table.match is None:
        return None
    viewer = look(turn.table, words, turn.seat)
    warning = turn.family.warning(viewer, move)
    if warning is None or viewer.refusal(move):
        return None
    sure = PressId("sure", turn.table.id, viewer.stamp, turn.table.game.write_move(move))
    button = Button(str(sure), words("warning-do-it"), "danger")
    return Screen((Text(f"{warning}\n{words('warning-otherwise')}"), Buttons((button,))))
