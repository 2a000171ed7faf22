"""Users' direct messages and settings."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.live.tables import LiveTables
from bot.tables.change import Change
from bot.tables.changes.reach import hand_arrives, send_hand
from bot.tables.errors import Damaged
from bot.tables.people import Person


class People:
    """Knows who can be reached, and how."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def find(self, user: int) -> Person:
        async with self._tables.store.reading() as work:
            return await work.person(user)

    async def change(self, user: int, **about: Any) -> None:
        """Changes what is stored about a user."""
        async with self._tables.store.work() as work:
            await work.save_person(user, replace(await work.person(user), **about))
            await work.commit()

    async def try_direct_again(self, user: int) -> bool:
        """Lets the next hand try direct messages again; returns whether they were closed."""
        person = await self.find(user)
        if person.is_closed:
            await self.change(user, is_closed=False)
        return person.is_closed

    async def send_hand_again(self, table_id: int, user: int) -> None:
        """Sends the hand once more if the user's direct messages were closed."""
        if await self.try_direct_again(user):
            await self._tables[table_id].change(send_hand, user)

    async def ask_direct(self, user: int) -> None:
        """Opens direct messages with a user who asked for them. Raises Trouble."""
        await self._send_hands(user, await self._tables.sender.open_direct(user, is_asked=True))

    def direct_opened_late(self, user: int, direct: int) -> None:
        """Sends the hands that didn't arrive, as the user's direct messages are open after all."""
        self._tables.background.spawn(self._send_hands(user, direct), "hands")

    async def _send_hands(self, user: int, direct: int) -> None:
        await self.change(user, direct=direct, is_closed=False)
        for table_id in await self._tables.ids_of(user):
            with suppress(Damaged):
                await self._tables[table_id].change(_reach, user)


def _reach(change: Change, user: int) -> Change:
    return hand_arrives(send_hand(change, user), user)
