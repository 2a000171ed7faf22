"""Buttons, menus and forms: their ids say what is meant.

They are read from the raw interaction, and nothing that was kept when the message was sent is
needed, so every button works after a restart, and an id that is not ours is answered as well. Ids
come from outside: they are checked like any other input.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.front import betting, chronicle, looks, notes, past, personal, seating
from bot.front.doors import present
from bot.front.lookup import look_at
from bot.front.modals import read_values
from bot.front.moving import Turn, make_move, sit_up
from bot.front.visit import AnyInteraction, Visit
from bot.screens.family import Forms
from bot.screens.ids import FOR_ACTING, PressId, parse_id
from bot.tables.change import Change
from bot.tables.changes.lobby import agree_on, choose_own, show
from bot.tables.checks import require_present
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

Seating: TypeAlias = Callable[[Visit, Table], Awaitable[None]]
Pressed: TypeAlias = Callable[[Visit, PressId], Awaitable[None]]


async def on_press(interaction: AnyInteraction) -> None:
    """Answers everything that is pressed, chosen or filled in."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_id(str(data.get("custom_id", "")))
    pressed = None if press is None else PRESSES[interaction.type].get(press.verb)

    async def work(visit: Visit) -> None:
        if press is None or pressed is None:
            await visit.say(visit.words("door-unknown-button"))
        else:
            await pressed(visit, press)

    what = "press of something unknown" if press is None else f"press of {press.verb}"
    await present(interaction, what, work, renews=_renews(interaction, press, data))


async def _rules(visit: Visit, press: PressId) -> None:
    if press.rest or not press.table:
        family = visit.client.families.of_name(press.rest)
    else:
        await look_at(visit, press.table)
        family = visit.get_family()
    topic = _chosen(visit.interaction.data or {})
    await looks.show_rules(visit, family, topic or family.topics[0])


def _chosen(data: Mapping[str, Any]) -> str | None:
    values: Any = data.get("values")
    return str(values[0]) if values else None


def _renews(interaction: AnyInteraction, press: PressId | None, data: Mapping[str, Any]) -> bool:
    """Whether the pressed message is this user's own and shows afterwards what came of it."""
    message = interaction.message
    if press is None or message is None:
        return False
    match press.verb:
        case "move" | "fill" | "sure" | "step" | "note":
            return message.flags.ephemeral or interaction.guild_id is None
        case "option" | "own":
            return True
        case "cancel-yes" | "leave-yes" | "history" | "past" | "forget" | "stats" | "top":
            return message.flags.ephemeral
        case "rules":
            return message.flags.ephemeral and bool(data.get("values"))
        case _:
            return False


def _seating(work: Seating) -> Pressed:
    async def pressed(visit: Visit, press: PressId) -> None:
        table = await look_at(visit, press.table)
        if press.stamp and table.status is not Status.LOBBY:
            # The lobby's buttons mean something else now, or nothing.
            raise Declined("old-button")
        await work(visit, table)

    return pressed


async def _option(visit: Visit, press: PressId) -> None:
    """The host changes what the table has agreed on."""
    name, _, word = (_chosen(visit.interaction.data or {}) or "").partition(" ")
    table = await look_at(visit, press.table)
    await _choose(visit, table, agree_on, name, word)


async def _own(visit: Visit, press: PressId) -> None:
    table = await look_at(visit, press.table)
    own = _chosen(visit.interaction.data or {}) or ""
    await _choose(visit, table, choose_own, own)


async def _choose(visit: Visit, table: Table, choose: Callable[..., Change], *choice: str) -> None:
    live = visit.tables[table.id]
    try:
        await live.change(choose, visit.user, *choice)
    except Declined:
        # Until the message changes, Discord goes on showing what was chosen in vain.
        await visit.put_off()
        await live.change(show)
        raise
    await visit.acknowledge()


async def _bet(visit: Visit, press: PressId) -> None:
    subject, _, guess = press.rest.partition(" ")
    table = await look_at(visit, press.table)
    await betting.bet(visit, table, guess, subject)


async def _hand(visit: Visit, press: PressId) -> None:
    said: list[str] = []
    if press.rest == FOR_ACTING:
        table = await look_at(visit, press.table)
        seat = table.find_seat(visit.user.id)
        if seat is not None and table.acting not in (None, seat):
            said.append(visit.get_family().prompt(table, visit.words))
    await looks.show_hand(visit, press.table, *said)


async def _table(visit: Visit, press: PressId) -> None:
    await looks.show_table(visit, press.table)


async def _form(visit: Visit, press: PressId) -> None:
    """Opens the form of a move, unless the button shows an earlier state."""
    turn = await _turn(visit, press)
    form = _forms(turn).open(turn.table, turn.seat, press.rest, visit.words)
    await visit.open(form)


async def _fill(visit: Visit, press: PressId) -> None:
    turn = await _turn(visit, press)
    values = read_values(visit.interaction.data)
    await make_move(visit, turn, _forms(turn).read(turn.table, turn.seat, press.rest, values))


def _forms(turn: Turn) -> Forms:
    """The forms of the game that is played. Raises Declined where it has none any more."""
    if turn.family.forms is None:
        raise Declined("old-button")
    return turn.family.forms


async def _step(visit: Visit, press: PressId) -> None:
    """Shows the next step of a move; nothing has happened yet."""
    turn = await _turn(visit, press)
    await visit.renew(turn.family.step(turn.table, turn.seat, press.rest, visit.words))


async def _move(visit: Visit, press: PressId) -> None:
    turn = await _turn(visit, press)
    await make_move(visit, turn, turn.table.game.read_move(press.rest))


async def _sure(visit: Visit, press: PressId) -> None:
    turn = await _turn(visit, press)
    await make_move(visit, turn, turn.table.game.read_move(press.rest), is_sure=True)


async def _notes(visit: Visit, press: PressId) -> None:
    await notes.open_notes(visit, press.table)


async def _note(visit: Visit, press: PressId) -> None:
    await notes.keep_notes(visit, press.table)


async def _turn(visit: Visit, press: PressId) -> Turn:
    """A player about to move, in the state that the button shows.

    Raises Declined unless that is the present one.
    """
    turn = await sit_up(visit, press.table)
    stamp = turn.table.unveil(press.stamp)
    require_present(turn.table, turn.seat, stamp)
    return turn._replace(stamp=stamp)


async def _history(visit: Visit, press: PressId) -> None:
    await past.show_history(visit, press.rest)


async def _past(visit: Visit, press: PressId) -> None:
    """One of the games of a page is looked at."""
    await past.show_past_game(visit, _chosen(visit.interaction.data or {}) or "", press.rest)


async def _stats(visit: Visit, press: PressId) -> None:
    await chronicle.show_own_stats(visit, press.rest)


async def _top(visit: Visit, press: PressId) -> None:
    name, _, page = press.rest.partition(" ")
    await chronicle.show_top(visit, visit.client.families.of_name(name), page)


BUTTONS: Final[dict[str, Pressed]] = {
    "join": _seating(seating.join),
    "leave": _seating(seating.ask_to_leave),
    "leave-yes": _seating(seating.leave),
    "add": _seating(seating.add_computer),
    "remove": _seating(seating.remove_computer),
    "begin": _seating(seating.begin),
    "cancel": _seating(seating.ask_to_cancel),
    "cancel-yes": _seating(seating.cancel),
    "skip": _seating(seating.skip),
    "direct": _seating(seating.ask_direct),
    "rematch": _seating(seating.rematch),
    "option": _option,
    "own": _own,
    "bet": _bet,
    "hand": _hand,
    "table": _table,
    "rules": _rules,
    "form": _form,
    "step": _step,
    "forget": personal.forget,
    "history": _history,
    "past": _past,
    "stats": _stats,
    "top": _top,
    "notes": _notes,
    "move": _move,
    "sure": _sure,
}
"""What buttons and menus do."""

FORMS: Final[dict[str, Pressed]] = {"fill": _fill, "note": _note}
"""What forms do; Discord lets none of them be answered by another form."""

PRESSES: Final = {
    discord.InteractionType.component: BUTTONS,
    discord.InteractionType.modal_submit: FORMS,
}

KNOWN: Final = frozenset(BUTTONS) | frozenset(FORMS)
"""Everything that can be pressed."""
