"""Replies to users who join, leave, begin, end or reopen tables."""

import asyncio
import logging
from typing import Final

from bot.front.visit import Visit
from bot.screens.buttons import press
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Screen, Text
from bot.tables.changes import endings, lobby
from bot.tables.errors import Trouble
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""How long a user who joins waits for an attempt at the direct message, in seconds."""


async def join(visit: Visit, table: Table) -> None:
    """Seats the user, and says where to see the hand. Raises Declined."""
    await visit.people.try_direct_again(visit.user.id)
    table = await visit.tables[table.id].change(lobby.join, visit.user)
    if table.status is Status.RUNNING:
        await visit.say(visit.words("door-back"))
        return
    await say_seated(visit, table, "door-joined", "door-seated")


async def say_seated(
    visit: Visit, table: Table, reached: str, otherwise: str, **facts: str
) -> None:
    """Tells a user where the cards are: in a direct message, or elsewhere."""
    await _let_speak(visit, table)
    person = await visit.people.find(visit.user.id)
    if person.is_reached:
        await visit.say_if_asked(visit.words(reached, **facts))
        return
    how = visit.words("door-closed" if person.is_closed else "door-unopened")
    text = Text(f"{visit.words(otherwise, **facts)}\n{how}")
    await visit.show(Screen((text, *await ask_button(visit, table))))


async def ask_button(visit: Visit, table: Table) -> tuple[Buttons, ...]:
    """The button to ask for direct messages, where the bot sends them only on request."""
    person = await visit.people.find(visit.user.id)
    if person.is_reached or not visit.client.directs.only_on_request:
        return ()
    return (Buttons((press(table, "direct", visit.words),)),)


async def ask_direct(visit: Visit, table: Table) -> None:
    """Sends the user's cards by direct message from now on."""
    try:
        await visit.people.ask_direct(visit.user.id)
    except Trouble as trouble:
        log.info("direct messages that somebody asked for: %s", type(trouble).__name__)
        await visit.say(visit.words("door-direct-failed"))
    else:
        await _let_speak(visit, table)
        person = await visit.people.find(visit.user.id)
        await visit.say(visit.words("door-closed" if person.is_closed else "door-direct"))


async def _let_speak(visit: Visit, table: Table) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await visit.tables[table.id].delivery.finish()
    except TimeoutError:
        # The answer does not depend on it: a command shows the hand at any time.
        return


async def ask_to_leave(visit: Visit, table: Table) -> None:
    """Gets up, but asks for confirmation before that ends a game. Raises Declined."""
    seat = table.find_seat(visit.user.id)
    is_last = seat is not None and table.is_last_person(seat)
    if is_last and table.status is Status.RUNNING:
        await _ask(visit, table, "leave", "leave-yes")
    else:
        await leave(visit, table)


async def leave(visit: Visit, table: Table) -> None:
    """Gets up. Raises Declined."""
    left = await visit.tables[table.id].change(endings.leave, visit.user)
    if left.status is Status.CANCELLED:
        await visit.renew(Screen((Text(visit.words("door-left-last")),)))
    elif left.status is Status.RUNNING:
        await visit.say(visit.words("door-left-game"))
    else:
        await visit.say_if_asked(visit.words("door-left"))


async def add_computer(visit: Visit, table: Table, strength: str | None = None) -> None:
    """Adds a computer for the host, of a given strength or the table's. Raises Declined."""
    await visit.tables[table.id].change(lobby.add_computer, visit.user, strength)
    await visit.say_if_asked(visit.words("door-added"))


async def remove_computer(visit: Visit, table: Table, strength: str | None = None) -> None:
    """Removes a computer for the host, of any strength or a given one. Raises Declined."""
    await visit.tables[table.id].change(lobby.remove_computer, visit.user, strength)
    await visit.say_if_asked(visit.words("door-removed"))


async def begin(visit: Visit, table: Table) -> None:
    """Deals for the host. Raises Declined."""
    lobby.check_begin(table, visit.user)
    for chair in table.chairs:
        if chair.user is not None:
            # Players who have opened direct messages by now get their hands there; others are told.
            await visit.people.try_direct_again(chair.user)
    await visit.tables[table.id].change(lobby.begin, visit.user)
    visit.awaits = table.id
    await visit.say_if_asked(visit.words("door-begun"))


async def ask_to_cancel(visit: Visit, table: Table) -> None:
    """Asks for confirmation before the table ends. Raises Declined."""
    endings.check_cancel(table, visit.user, is_moderator=visit.is_moderator)
    await _ask(visit, table, "close" if table.status is Status.LOBBY else "cancel", "cancel-yes")


async def _ask(visit: Visit, table: Table, what: str, verb: str) -> None:
    """Asks whether the user is sure, with a button that says so."""
    button = Button(str(PressId(verb, table.id)), visit.words(f"door-{what}-yes"), "danger")
    await visit.show(Screen((Text(visit.words(f"door-{what}-sure")), Buttons((button,)))))


async def cancel(visit: Visit, table: Table) -> None:
    """Ends the table. Raises Declined."""
    live = visit.tables[table.id]
    await live.change(endings.cancel, visit.user, is_moderator=visit.is_moderator)
    key = "door-table-closed" if table.status is Status.LOBBY else "door-cancelled"
    await visit.renew(Screen((Text(visit.words(key)),)))


async def clear_away(visit: Visit, table_id: int) -> None:
    """Ends a table that can't be read. Raises Declined."""
    await visit.tables.clear_away(table_id, visit.user, is_moderator=visit.is_moderator)
    await visit.say(visit.words("door-cleared-away"))


async def skip(visit: Visit, table: Table) -> None:
    """Cuts the story short. Raises Declined."""
    await visit.tables[table.id].skip(visit.user)
    await visit.say_if_asked(visit.words("door-skipped"))


async def rematch(visit: Visit, table: Table) -> None:
    """Opens a lobby with the same seats. Raises Declined."""
    await visit.tables.rematch(table.id, visit.user)
    await visit.say_if_asked(visit.words("door-rematch"))
