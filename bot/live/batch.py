"""Sends one table's announcements, and stores that they are sent."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot import limits
from bot.live.rate_limiter import Priority
from bot.store.work import Note, SqlWork
from bot.tables.announcement import Announcement, Pending, Posted
from bot.tables.errors import (
    Barred,
    DirectClosed,
    MessageGone,
    NotElsewhere,
    NotOpened,
    PlaceGone,
    TooOld,
    Unwanted,
)
from bot.tables.people import Person

if TYPE_CHECKING:
    from bot.live.table import LiveTable
    from bot.live.tables import LiveTables


class Batch:
    """Sends the announcements of one table, one after the other.

    To edit or delete twice does no harm, so what was done is stored with the next transaction. A
    post must be found again after a kill; so there is never more than one that isn't stored.
    """

    def __init__(self, live: "LiveTable", channel: int, tables: "LiveTables") -> None:
        self._live = live
        self._table_id = live.id
        self._channel = channel
        self._store, self._limiter = tables.throttled, tables.limiter
        self._sender, self._clock = tables.sender, tables.clock
        self._messages: dict[tuple[int | None, str], Posted] = {}
        self._persons: dict[int, Person] = {}
        self._is_paid = False
        """Whether the rate limiter has let the next request through already."""
        self._opened: set[int] = set()
        """Users whose direct messages were opened just now."""
        self._unheard: set[int] = set()
        """Users who couldn't be reached just now, and aren't tried again in this batch."""
        self.notes: list[Note] = []
        """What is done and not stored yet."""
        self.has_posted = False
        """Whether a post was made or found, so that what follows hasn't been posted before."""
        self._is_post_unstored = False
        self._changed: set[int] = set()
        """Messages that were posted or changed, which isn't stored.

        Before they are changed again or go, that is stored. A kill would else have the first of two
        edits seen once more, or have posted anew what is not there any more.
        """

    async def next(self, limit: int) -> list[Pending]:
        """The next announcements."""
        async with self._store.reading() as work:
            pending = await work.pending(self._table_id, limit)
            if pending:
                self._messages = await work.messages(self._table_id)
            users = {one.announcement.user for one in pending}
            self._persons = {user: await work.person(user) for user in users if user is not None}
        return pending

    def pass_over(self, one: Pending) -> None:
        """Marks an announcement as done, sent or not."""
        self.notes.append(lambda work: work.finish(one.id))

    async def store(self) -> None:
        """Stores what is done, in a transaction of its own."""
        if self.notes:
            async with self._store.work() as work:
                for note in self.notes:
                    await note(work)
                await work.commit()
            self.stored()

    def stored(self) -> None:
        """What is done has been stored."""
        self.notes.clear()
        self._changed.clear()
        self._is_post_unstored = False

    async def say(self, one: Pending, *, is_doubtful: bool) -> bool:
        """Sends an announcement; a doubtful one may be there already. Raises Trouble.

        The caller has paid for one request. Returns whether this showed that the user's direct
        messages are open.
        """
        self._is_paid = True
        user = one.announcement.user
        if user in self._unheard:
            self.pass_over(one)
            return False
        try:
            await self._make(one, is_doubtful=is_doubtful)
            return user in self._opened
        except (Barred, DirectClosed, NotOpened, PlaceGone, Unwanted) as trouble:
            if one.announcement.place is not None:
                raise NotElsewhere from trouble
            if user is None:
                raise
            # If one player can't be reached, the table must still go on speaking.
            self._unheard.add(user)
            if isinstance(trouble, Barred | PlaceGone):
                raise DirectClosed from trouble
            raise

    async def _make(self, one: Pending, *, is_doubtful: bool) -> None:
        said = one.announcement
        place = said.place or await self._find_place(said.user)
        if said.act == "delete":
            await self._delete(one)
            return
        former = self._find_former(said)
        may_be_posted = is_doubtful and (former is None or _is_for_all(said))
        posted = await self._find_posted(one, place) if may_be_posted else None
        # To say a change again does no harm; to post it would say it twice.
        is_answer = self._is_owed(said) and not is_doubtful
        is_lost = False
        if posted is None and former is not None and not is_answer:
            try:
                await self._set_out(one)
                if former.message in self._changed:
                    await self.store()
                self._changed.add(former.message)
                await self._sender.edit(
                    place,
                    former.message,
                    said.screen,
                    said.mentions,
                    in_words=self._in_words(said.user),
                    answers=self._live.unanswered.pop(former.message, None),
                )
            except TooOld:
                pass
            except MessageGone:
                is_lost = True
            else:
                self.pass_over(one)
                return
        await self._post(one, place, posted)
        # Whether a lost message is posted anew says nothing of what came after it.
        self.has_posted |= not is_lost

    async def _pay(self, priority: Priority) -> None:
        """Waits until one more request may be made."""
        if self._is_paid:
            self._is_paid = False
        else:
            await self._limiter.acquire(priority)

    def is_posted(self, one: Pending) -> bool:
        """Whether the message stands that it changes."""
        return (one.announcement.user, one.announcement.key) in self._messages

    def is_free(self, one: Pending) -> bool:
        """Whether no request for it counts towards the limit."""
        said = one.announcement
        if said.act == "told" or self._is_owed(said):
            return True
        if said.act == "delete":
            keys = self._keys_of(said)
            return all(map(self._is_within_reach, (self._messages[key] for key in keys)))
        former = self._find_former(said)
        return former is not None and self._is_within_reach(former)

    def _is_owed(self, said: Announcement) -> bool:
        """Whether a new message answers somebody, which is better than changing an old one."""
        return _is_for_all(said) and None in self._live.unanswered

    def _is_within_reach(self, posted: Posted) -> bool:
        return posted.message in self._live.unanswered or self._sender.reaches(posted.message)

    def _find_former(self, said: Announcement) -> Posted | None:
        """The message to edit, if that is possible."""
        former = self._messages.get((said.user, said.key))
        is_lost = said.act != "edit" or former is None or self._is_old(former)
        return None if is_lost else former

    async def _set_out(self, one: Pending) -> None:
        """Pays for the message and closes the bets on it: it's about to go out."""
        await self._pay(Priority.TURN)
        if one.announcement.bet_on is not None:
            self.notes.append(lambda work: work.close_bet(one.id))
            await self.store()

    def _is_old(self, posted: Posted) -> bool:
        return posted.at < self._clock.now() - limits.MESSAGE_OLD_AFTER

    async def _post(self, one: Pending, place: int, message: int | None) -> None:
        """Posts a message unless it is there; then only the former one needs to go."""
        said = one.announcement
        key = (said.user, said.key)
        former = self._messages.get(key)
        if self._is_post_unstored or (former is not None and former.message in self._changed):
            await self.store()
        if message is None:
            try:
                await self._set_out(one)
                message = await self._sender.post(
                    place,
                    said.screen,
                    said.mentions,
                    one.mark,
                    in_words=self._in_words(said.user),
                    answers=self._live.unanswered.pop(None, None) if _is_for_all(said) else None,
                )
            except MessageGone:
                # It was posted before, and somebody has deleted it already.
                self.pass_over(one)
                return
        self._is_post_unstored = True
        self._changed.add(message)
        posted = self._messages[key] = Posted(place, message, self._clock.now(), said.remains)
        old_key = f"old-{one.id}"
        leaves_former = said.act != "post" and former is not None

        async def keep(work: SqlWork) -> None:
            # By then the former message is gone, unless Discord was in trouble.
            if leaves_former:
                await work.rename_message(self._table_id, said.user, said.key, old_key)
                await work.convert_to_delete(one.id, old_key)
            else:
                await work.finish(one.id)
            await work.save_message(self._table_id, said.user, said.key, posted)

        self.notes.append(keep)
        if leaves_former and former is not None:
            with suppress(MessageGone, TooOld):
                await self._take_away(former)
            leaves_former = False
        if said.user is not None:
            # Whoever is to be forgotten has no row that comes later.
            await self.store()

    async def _find_posted(self, one: Pending, place: int) -> int | None:
        """The message, if an earlier run has posted it without storing that."""
        await self._pay(Priority.TURN)
        return await self._sender.find(place, one.mark)

    async def _delete(self, one: Pending) -> None:
        keys = self._keys_of(one.announcement)
        if any(self._messages[key].message in self._changed for key in keys):
            await self.store()
        for user, key in keys:
            with suppress(MessageGone, TooOld):
                await self._take_away(self._messages[user, key])
            del self._messages[user, key]
            self.notes.append(partial(_drop, self._table_id, user, key))
        self.pass_over(one)

    def _keys_of(self, said: Announcement) -> list[tuple[int | None, str]]:
        """The messages that a deletion takes away."""
        return [
            (user, key)
            for user, key in self._messages
            if user == said.user and (key == said.key or key.startswith(f"{said.key}-"))
        ]

    async def _take_away(self, posted: Posted) -> None:
        """Deletes a message, or shrinks it to what should stay."""
        if not self._is_within_reach(posted):
            await self._pay(Priority.REST)
        if posted.remains is None:
            await self._sender.delete(posted.place, posted.message)
            return
        await self._sender.edit(posted.place, posted.message, posted.remains, ())

    async def _find_place(self, user: int | None) -> int:
        """The table's channel, or that of a user's direct messages."""
        if user is None:
            return self._channel
        person = self._persons.get(user)
        if person is None or person.is_closed:
            # They may have been opened meanwhile.
            async with self._store.reading() as work:
                person = await work.person(user)
        if person.is_closed:
            raise Unwanted
        if person.direct is None:
            await self._pay(Priority.TURN)
            direct = await self._sender.open_direct(user)
            async with self._store.work() as work:
                person = replace(await work.person(user), direct=direct)
                await work.save_person(user, person)
                await work.commit()
            self._opened.add(user)
        self._persons[user] = person
        assert person.direct is not None
        return person.direct

    def _in_words(self, user: int | None) -> bool:
        """Whether the user does without pictures."""
        return user is not None and not self._persons[user].wants_pictures


async def _drop(table_id: int, user: int | None, key: str, work: SqlWork) -> None:
    await work.delete_message(table_id, user, key)


def _is_for_all(said: Announcement) -> bool:
    """Whether it goes to the table's channel, where somebody may wait for an answer."""
    return said.user is None and said.place is None and said.act in ("post", "replace", "edit")
