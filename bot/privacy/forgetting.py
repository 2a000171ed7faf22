"""The right to be forgotten: removes a user from all tables at once, in one transaction."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from secrets import randbits
from typing import Final

from bot import limits
from bot.games.interface import Json, value
from bot.live.table import store_together
from bot.live.tables import LiveTables
from bot.privacy.rows import Farewell
from bot.store.work import SqlWork
from bot.tables.announcement import Announcement, Posted
from bot.tables.change import Change
from bot.tables.changes.endings import forget
from bot.tables.errors import Unavailable
from bot.tables.table import User
from bot.tables.terms import LANGUAGES

log = logging.getLogger(__name__)

NUMBER_BITS: Final = 62


@value
class Forgotten:
    """A user to forget; held in memory only, until nothing is under way to them any more."""

    user: int
    number: int
    names: Mapping[int, str]
    """By table, what the user was called there."""


class Forgetting:
    """Forgets users, even in running games."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def forget(self, user: User) -> None:
        """Removes the user from everything stored and everything still to be said.

        Doing it twice does no harm.
        """
        number = -1 - randbits(NUMBER_BITS)
        done = await self._forget(Forgotten(user.id, number, {}))
        log.info("a user is forgotten")
        self._forget_again_later(done)

    def _forget_again_later(self, who: Forgotten) -> None:
        def again() -> None:
            late = self._forget_what_came_late(who)
            self._tables.background.spawn(late, "forgetting what came late")

        self._tables.clock.call_later(limits.FORGOTTEN_AGAIN_AFTER, again)

    async def _forget_what_came_late(self, who: Forgotten) -> None:
        """Catches a message that was under way and got stored after all."""
        try:
            async with self._tables.store.reading() as work:
                has_come_back = bool(await work.names_of(who.user))
            if not has_come_back:
                await self._forget(who)
        except Unavailable:
            self._forget_again_later(who)
            raise

    async def _forget(self, who: Forgotten) -> Forgotten:
        """Forgets the user, all or nothing; adds the names they had at tables."""
        async with self._tables.writing_around(who.user) as (work, around):
            who = replace(who, names={**who.names, **await work.names_of(who.user)})
            changes = [
                (live, await _take_messages(forget(change, who.user, who.number), who.user, work))
                for live, change in around
            ]
            held = frozenset([live.id for live, _ in around])
            touched = await work.forget_user(self._farewell(who, held))
            await store_together(work, changes)
        for table_id in touched:
            self._tables.evict(table_id)
        return who

    def _farewell(self, who: Forgotten, held: frozenset[int]) -> Farewell:
        presenter = self._tables.presenter

        def erase(screen: Json, table_id: int, language: str) -> Json:
            return presenter.erased(screen, who.user, who.names.get(table_id), language)

        return Farewell(
            user=who.user,
            number=who.number,
            names=who.names,
            called={language: presenter.former_name(language) for language in LANGUAGES},
            erase=erase,
            held=held,
        )


async def _take_messages(change: Change, user: int, work: SqlWork) -> Change:
    """Deletes the messages to the user: their rows and announcements don't say whose they were."""
    table_id = change.table.id
    standing = await work.messages(table_id)
    for key, posted in [(key, posted) for (of, key), posted in standing.items() if of == user]:
        await work.delete_message(table_id, user, key)
        await work.save_message(table_id, None, _key(posted), replace(posted, remains=None))
        change = change.announce([Announcement(_key(posted), "delete", place=posted.place)])
    return change


def _key(posted: Posted) -> str:
    return f"former-{posted.message}"
