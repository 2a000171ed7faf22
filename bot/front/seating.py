"""Tables from the first chair to the last word: answers to users who join, leave or begin."""

import asyncio
from typing import Final

from bot.front.visit import Visit
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Screen, Text
from bot.tables.table import Status, Table

PATIENCE: Final = 1.0
"""How many seconds a user who joins waits for the direct message to be tried."""


async def join(visit: Visit, table: Table) -> None:
    """Sits down, and says where to see the hand. Raises Declined."""
    await visit.host.try_direct_again(visit.user.id)
    table = await visit.host.lobby.join(table.id, visit.user)
    if table.status is Status.RUNNING:
        await visit.say(visit.words("door-back"))
        return
    await say_if_closed(visit, table, "door-joined")


async def say_if_closed(visit: Visit, table: Table, key: str, **facts: str) -> None:
    """Answers a user who has sat down, in other words if direct messages are closed."""
    await _let_speak(visit, table)
    person = await visit.host.hall.person(visit.user.id)
    if person.is_closed:
        await visit.say(visit.words(f"{key}-closed", **facts))
    else:
        await visit.say_if_asked(visit.words(key, **facts))


async def _let_speak(visit: Visit, table: Table) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await visit.host.announcer.silence(table.id)
    except TimeoutError:
        # The answer does not depend on it: the hand can always be seen by command.
        return


async def leave(visit: Visit, table: Table) -> None:
    """Gets up. Raises Declined."""
    left = await visit.host.lobby.leave(table.id, visit.user)
    if left.status is Status.CANCELLED:
        await visit.say(visit.words("door-left-last"))
    elif left.status is Status.RUNNING:
        await visit.say(visit.words("door-left-game"))
    else:
        await visit.say_if_asked(visit.words("door-left"))


async def add_computer(visit: Visit, table: Table, strength: str | None = None) -> None:
    """The host adds a computer, of a strength or of that of the table. Raises Declined."""
    await visit.host.lobby.add_computer(table.id, visit.user, strength)
    await visit.say_if_asked(visit.words("door-added"))


async def remove_computer(visit: Visit, table: Table, strength: str | None = None) -> None:
    """The host takes a computer away, one of a strength if that is said. Raises Declined."""
    await visit.host.lobby.remove_computer(table.id, visit.user, strength)
    await visit.say_if_asked(visit.words("door-removed"))


async def begin(visit: Visit, table: Table) -> None:
    """The host deals. Raises Declined."""
    for chair in table.chairs:
        if chair.user is not None:
            # Players who have opened direct messages by now get their hands there; others are told.
            await visit.host.try_direct_again(chair.user)
    await visit.host.lobby.begin(table.id, visit.user)
    await visit.say_if_asked(visit.words("door-begun"))


async def ask_to_cancel(visit: Visit, table: Table) -> None:
    """Asks once more before the table is ended. Raises Declined."""
    visit.host.lobby.check_cancel(table, visit.user, is_moderator=visit.is_moderator)
    what = "close" if table.status is Status.LOBBY else "cancel"
    label = visit.words(f"door-{what}-yes")
    button = Button(str(PressId("cancel-yes", table.id)), label, "danger")
    await visit.show(Screen((Text(visit.words(f"door-{what}-sure")), Buttons((button,)))))


async def cancel(visit: Visit, table: Table) -> None:
    """Ends the table. Raises Declined."""
    await visit.host.lobby.cancel(table.id, visit.user, is_moderator=visit.is_moderator)
    await visit.renew(Screen((Text(visit.words("door-cancelled")),)))


async def clear_away(visit: Visit, table_id: int) -> None:
    """Ends a table that cannot be read. Raises Declined."""
    await visit.host.lobby.clear_away(table_id, visit.user, is_moderator=visit.is_moderator)
    await visit.say(visit.words("door-cleared-away"))


async def skip(visit: Visit, table: Table) -> None:
    """Does not wait for the telling. Raises Declined."""
    await visit.host.skip(table.id, visit.user)
    await visit.say_if_asked(visit.words("door-skipped"))


async def rematch(visit: Visit, table: Table) -> None:
    """Opens a lobby with the same seats. Raises Declined."""
    await visit.host.lobby.rematch(table.id, visit.user)
    await visit.say_if_asked(visit.words("door-rematch"))
