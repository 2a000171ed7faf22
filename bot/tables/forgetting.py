"""The right to be forgotten: removes a user from all tables at once, in one transaction."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from secrets import randbits
from typing import Final

from bot.games.interface import Json, value
from bot.tables.announcement import Announcement, Posted
from bot.tables.hall import Hall, User
from bot.tables.lobby import get_up
from bot.tables.sitting import Sitting
from bot.tables.storage import Farewell
from bot.tables.table import Status
from bot.tables.terms import LANGUAGES

log = logging.getLogger(__name__)

NUMBER_BITS: Final = 62

AGAIN_AFTER: Final = 15.0
"""After this many seconds nothing is under way any more that was sent before."""


@value
class Forgotten:
    """A user to forget; held in memory only, until nothing is under way to them any more."""

    user: int
    number: int
    names: Mapping[int, str]
    """By table, what the user was called there."""


class Forgetting:
    """Forgets users, even in running games."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def forget(self, user: User) -> None:
        """Removes the user from everything stored and everything still to be said.

        Doing it twice does no harm.
        """
        number = -1 - randbits(NUMBER_BITS)
        done = await self._forget(Forgotten(user.id, number, {}))
        log.info("a user is forgotten")
        self._hall.clock.call_later(AGAIN_AFTER, lambda: self._begin_again(done))

    def _begin_again(self, who: Forgotten) -> None:
        self._hall.spawn(self._forget_what_came_late(who), "forgetting what came late")

    async def _forget_what_came_late(self, who: Forgotten) -> None:
        """Catches a message that was under way and got stored after all."""
        async with self._hall.store.reading() as work:
            has_come_back = bool(await work.names_of(who.user))
        if not has_come_back:
            await self._forget(who)

    async def _forget(self, who: Forgotten) -> Forgotten:
        """Forgets the user, all or nothing; adds the names they had at tables."""
        async with self._hall.sittings_around(who.user) as (work, sittings):
            who = replace(who, names={**who.names, **await work.names_of(who.user)})
            for sitting in sittings:
                await self._part(sitting, who)
            held = frozenset([sitting.table.id for sitting in sittings])
            touched = await work.forget_user(self._farewell(who, held))
        for table_id in touched:
            self._hall.forget(table_id)
        return who

    async def _part(self, sitting: Sitting, who: Forgotten) -> None:
        """Takes the user from this table, and deletes the messages to them."""
        sitting.is_changed = True
        table = sitting.table
        seat = table.find_seat(who.user)
        if seat is not None:
            has_left = table.chairs[seat].has_left
            name = self._hall.teller.former_name(table.terms.language)
            table.change_chair(seat, user=who.number, name=name, language=LANGUAGES[0], notes=None)
            if table.status.is_active and not has_left:
                get_up(sitting, seat)
            if table.status is Status.RUNNING:
                # The rest is up to a computer.
                table.change_chair(seat, was_helped=True)
        if table.host == who.user:
            table.host = who.number
        standing = await sitting.work.messages(table.id)
        mine = {key: posted for (user, key), posted in standing.items() if user == who.user}
        for key, posted in mine.items():
            await sitting.work.forget_message(table.id, who.user, key)
            await sitting.work.keep_message(
                table.id, None, _key(posted), replace(posted, remains=None)
            )
        sitting.announce(_taken_away(mine.values()))

    def _farewell(self, who: Forgotten, held: frozenset[int]) -> Farewell:
        teller = self._hall.teller

        def erase(screen: Json, table_id: int, language: str) -> Json:
            return teller.erased(screen, who.user, who.names.get(table_id), language)

        return Farewell(
            user=who.user,
            number=who.number,
            names=who.names,
            called={language: teller.former_name(language) for language in LANGUAGES},
            erase=erase,
            held=held,
        )


def _key(posted: Posted) -> str:
    return f"former-{posted.message}"


def _taken_away(messages: Iterable[Posted]) -> list[Announcement]:
    """Deletions of direct messages; they don't name the user."""
    return [Announcement(_key(posted), "delete", place=posted.place) for posted in messages]
