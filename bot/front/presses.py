"""Buttons, menus and forms: their ids say what is meant.

They are read from the raw interaction, and nothing that was kept when the message was sent is
needed, so every button works after a restart, and an id that is not ours is answered as well. Ids
come from outside: they are checked like any other input.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from discord import InteractionType

from bot.front import betting, hints, notes, past, personal, seating, showing, statistics
from bot.front.context import AnyInteraction, InteractionContext
from bot.front.error_boundary import answer
from bot.front.lookup import reach_table
from bot.front.modals import read_values
from bot.front.moving import Turn, make_move, sit_up
from bot.games.interface import value
from bot.screens.hints import CHANCES
from bot.screens.ids import FOR_ACTING, PressId, parse_id
from bot.screens.once_more import once_more_screen
from bot.screens.rules_help import Page
from bot.screens.viewer import look
from bot.tables.change import Change
from bot.tables.changes.lobby import GAME, agree_on, change_game, choose_own, update_message
from bot.tables.checks import require_present
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

TableAction: TypeAlias = Callable[[InteractionContext, Table], Awaitable[None]]
Pressed: TypeAlias = Callable[[InteractionContext, PressId], Awaitable[None]]

BUTTON: Final = InteractionType.component
FORM: Final = InteractionType.modal_submit


@value
class Verb:
    """What a button, a menu or a form does."""

    work: Pressed
    renews: Callable[[AnyInteraction], bool] = lambda _: False
    """Whether the pressed message shows afterwards what came of it."""
    kind: InteractionType = BUTTON
    """A button, which includes menus, or a form, which Discord lets no other form answer."""


async def on_press(interaction: AnyInteraction) -> None:
    """Answers everything that is pressed, chosen or filled in."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_id(str(data.get("custom_id", "")))
    verb = None if press is None else VERBS.get(press.verb)

    async def work(ctx: InteractionContext) -> None:
        if press is None or verb is None or verb.kind is not interaction.type:
            await ctx.say(ctx.words("reply-unknown-button"))
        else:
            await verb.work(ctx, press)

    what = "press of something unknown" if press is None else f"press of {press.verb}"
    renews = verb is not None and verb.renews(interaction)
    await answer(interaction, what, work, renews=renews)


async def _rules(ctx: InteractionContext, press: PressId) -> None:
    page = Page.parse(press.rest)
    if page.family or not press.table:
        family = ctx.client.families.of_name(page.family)
    else:
        await reach_table(ctx, press.table)
        family = ctx.get_family()
    topic = _chosen(ctx.interaction) or page.topic or family.topics[0]
    await showing.show_rules(ctx, family, page._replace(family=family.name, topic=topic))


def _chosen(interaction: AnyInteraction) -> str | None:
    data: Mapping[str, Any] = interaction.data or {}
    values: Any = data.get("values")
    return str(values[0]) if values else None


def _always(_: AnyInteraction) -> bool:
    return True


def _if_own(interaction: AnyInteraction) -> bool:
    """Whether nobody else sees the pressed message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _if_reading(interaction: AnyInteraction) -> bool:
    """Whether they read the rules already, and it's no button below something else."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_id(str(data.get("custom_id", "")))
    is_page = press is not None and bool(Page.parse(press.rest).topic)
    return _if_own(interaction) and (is_page or _chosen(interaction) is not None)


def _seating(work: TableAction) -> Pressed:
    async def pressed(ctx: InteractionContext, press: PressId) -> None:
        table = await reach_table(ctx, press.table)
        if press.stamp and table.status is not Status.LOBBY:
            # The lobby's buttons mean something else now, or nothing.
            raise Declined("old-button")
        await work(ctx, table)

    return pressed


async def _option(ctx: InteractionContext, press: PressId) -> None:
    """The host changes what the table has agreed on."""
    name, _, word = (_chosen(ctx.interaction) or "").partition(" ")
    table = await reach_table(ctx, press.table)
    if name != GAME:
        await _choose(ctx, table, agree_on, name, word)
        return
    game = ctx.client.families.games.get(word)
    if game is None:
        raise Declined("unknown-choice", option=name, text=word)
    await _choose(ctx, table, change_game, game)


async def _own(ctx: InteractionContext, press: PressId) -> None:
    table = await reach_table(ctx, press.table)
    await _choose(ctx, table, choose_own, _chosen(ctx.interaction) or "")


async def _choose(
    ctx: InteractionContext, table: Table, choose: Callable[..., Change], *choice: Any
) -> None:
    live = ctx.tables[table.id]
    try:
        await live.change(choose, ctx.user, *choice)
    except Declined:
        # Until the message changes, Discord goes on showing what was chosen in vain.
        await ctx.put_off()
        await live.change(update_message)
        raise
    await ctx.acknowledge()


async def _bet(ctx: InteractionContext, press: PressId) -> None:
    subject, _, guess = press.rest.partition(" ")
    table = await reach_table(ctx, press.table)
    await betting.bet(ctx, table, guess, subject)


async def _hand(ctx: InteractionContext, press: PressId) -> None:
    said: list[str] = []
    if press.rest == FOR_ACTING:
        table = await reach_table(ctx, press.table)
        seat = table.find_seat(ctx.user.id)
        if seat is not None and table.acting not in (None, seat):
            said.append(ctx.get_family().prompt(look(table, ctx.words)))
    await showing.show_hand(ctx, press.table, *said)


async def _hint(ctx: InteractionContext, press: PressId) -> None:
    await hints.show_hint(ctx, press.table, has_chances=press.rest == CHANCES)


def _if_hinted(interaction: AnyInteraction) -> bool:
    """Whether it's the hint itself that was pressed, and not the hand."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_id(str(data.get("custom_id", "")))
    return _if_own(interaction) and press is not None and press.rest == CHANCES


async def _form(ctx: InteractionContext, press: PressId) -> None:
    """Opens the form of a move, unless the button shows an earlier state."""
    turn = await _turn(ctx, press)
    await ctx.open(turn.family.form(look(turn.table, ctx.words, turn.seat), press.rest))


async def _fill(ctx: InteractionContext, press: PressId) -> None:
    turn = await _turn(ctx, press)
    values = read_values(ctx.interaction.data)
    viewer = look(turn.table, ctx.words, turn.seat)
    await make_move(ctx, turn, turn.family.read_form(viewer, press.rest, values))


async def _step(ctx: InteractionContext, press: PressId) -> None:
    """Shows the next step of a move; nothing has happened yet."""
    turn = await _turn(ctx, press)
    await ctx.renew(turn.family.step(look(turn.table, ctx.words, turn.seat), press.rest))


async def _move(ctx: InteractionContext, press: PressId, *, is_sure: bool = False) -> None:
    turn = await _turn(ctx, press)
    await make_move(ctx, turn, turn.table.game.read_move(press.rest), is_sure=is_sure)


async def _turn(ctx: InteractionContext, press: PressId) -> Turn:
    """A player about to move, in the state that the button shows.

    Raises Declined unless that is the present one.
    """
    turn = await sit_up(ctx, press.table)
    stamp = turn.table.unveil(press.stamp)
    require_present(turn.table, turn.seat, stamp)
    return turn._replace(stamp=stamp)


async def _again(ctx: InteractionContext, press: PressId) -> None:
    """A frame of a message that the channel has seen, for whoever asks."""
    table = (await reach_table(ctx, press.table)).as_told()
    key, _, frame = press.rest.partition(" ")
    family, words = ctx.get_family(), ctx.words
    await ctx.renew(await asyncio.to_thread(once_more_screen, table, key, frame, family, words))


async def _past(ctx: InteractionContext, press: PressId) -> None:
    """One of the games of a page is looked at."""
    await past.show_past_game(ctx, _chosen(ctx.interaction) or "", press.rest)


async def _top(ctx: InteractionContext, press: PressId) -> None:
    name, _, page = press.rest.partition(" ")
    await statistics.show_top(ctx, ctx.client.families.of_name(name), page)


VERBS: Final[dict[str, Verb]] = {
    "join": Verb(_seating(seating.join)),
    "leave": Verb(_seating(seating.ask_to_leave)),
    "leave-yes": Verb(_seating(seating.leave), _if_own),
    "add": Verb(_seating(seating.add_computer)),
    "remove": Verb(_seating(seating.remove_computer)),
    "begin": Verb(_seating(seating.begin)),
    "solo": Verb(_seating(seating.play_alone)),
    "cancel": Verb(_seating(seating.ask_to_cancel)),
    "cancel-yes": Verb(_seating(seating.cancel), _if_own),
    "skip": Verb(_seating(seating.skip)),
    "direct": Verb(_seating(seating.ask_direct)),
    "rematch": Verb(_seating(seating.rematch)),
    "option": Verb(_option, _always),
    "own": Verb(_own, _always),
    "bet": Verb(_bet),
    "hand": Verb(_hand),
    "table": Verb(lambda ctx, press: showing.show_table(ctx, press.table)),
    "rules": Verb(_rules, _if_reading),
    "hint": Verb(_hint, _if_hinted),
    "form": Verb(_form),
    "fill": Verb(_fill, _if_own, FORM),
    "step": Verb(_step, _if_own),
    "move": Verb(_move, _if_own),
    "sure": Verb(partial(_move, is_sure=True), _if_own),
    "again": Verb(_again, _if_own),
    "notes": Verb(lambda ctx, press: notes.open_notes(ctx, press.table)),
    "note": Verb(lambda ctx, press: notes.keep_notes(ctx, press.table), _if_own, FORM),
    "forget": Verb(personal.forget, _if_own),
    "history": Verb(lambda ctx, press: past.show_history(ctx, press.rest), _if_own),
    "past": Verb(_past, _if_own),
    "stats": Verb(lambda ctx, press: statistics.show_own_stats(ctx, press.rest), _if_own),
    "top": Verb(_top, _if_own),
}
"""Everything that can be pressed, chosen or filled in."""
