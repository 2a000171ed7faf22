"""An interaction: the user, their language, and their one answer."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import aiohttp
import discord
from discord import AllowedMentions, File

from bot import limits
from bot.front.layout import Dialog, Shown, changed, posted
from bot.front.painting import lay_out, send_painted
from bot.screens.buttons import make_button, rows
from bot.screens.family import AnyFamily
from bot.screens.screen import Form, Rule, Screen, Text, has_pictures
from bot.screens.viewer import Reader
from bot.screens.words import SHARED, one_line
from bot.tables.errors import Unavailable, Unreachable
from bot.tables.table import User

if TYPE_CHECKING:
    from bot.front.client import BotClient
    from bot.tables.table import Table

AnyInteraction: TypeAlias = discord.Interaction[Any]

ANSWERED: Final = 40060
"""The interaction was answered already."""

TOO_LATE: Final = frozenset({10015, 10062, ANSWERED, 50027})
"""The interaction is over: too old, answered already, or its token has expired."""

GONE: Final = 10008
"""The message was deleted, or dismissed by its reader."""

NOT_CHANGED: Final = frozenset({GONE, 30046})
"""The message takes no change: it is gone, or older than an hour with enough changes for now."""

NOBODY: Final = discord.AllowedMentions.none()


class InteractionContext:
    """An interaction; it gives its one answer, whether or not that has been deferred meanwhile."""

    def __init__(
        self,
        interaction: AnyInteraction,
        what: str,
        family: AnyFamily | None = None,
        *,
        renews: bool = False,
    ) -> None:
        self.interaction = interaction
        self.what = what
        """The command or the button, such as `hand`."""
        self.client: BotClient = interaction.client
        self.tables = self.client.tables
        self.people = self.client.people
        self.family = family
        """The family of games that it is about, once that is known."""
        catalogue = SHARED if family is None else family.catalogue
        self.words = catalogue.words(interaction.locale.value)
        """The words of the family, once that is known."""
        name = one_line(interaction.user.display_name) or "?"
        self.user = User(interaction.user.id, name, self.words.language)
        self.renews = renews
        """Whether the answer replaces the message that was pressed."""
        self.table: Table | None = None
        """The table that it is about, once that is known."""
        self.is_secret = False
        """Whether somebody may be asked in secret at the table, so that nothing counts it."""
        self.awaits: int | None = None
        """The table whose channel is about to hear what this user has done."""
        self.is_answered = False
        self.is_heard = asyncio.Event()
        """Set once a message of the table was the answer."""
        self._lock = asyncio.Lock()
        self._has_put_off = False

    def about(self, table: "Table") -> "Table":
        """Makes it about this table, in the words of its family."""
        self.table = table
        self.is_secret |= table.acts_in_secret
        self.be_of(self.client.families.of_game(table.game_id))
        return table

    def be_of(self, family: AnyFamily) -> None:
        self.family = family
        self.words = family.catalogue.words(self.words.language)

    def get_family(self) -> AnyFamily:
        assert self.family is not None
        return self.family

    @property
    def guild(self) -> int | None:
        """The server, or None in direct messages."""
        return self.interaction.guild_id

    @property
    def is_moderator(self) -> bool:
        """Whether this user may manage messages here."""
        return self.guild is not None and self.interaction.permissions.manage_messages

    @property
    def may_manage_server(self) -> bool:
        """Whether this user may change the server's settings."""
        return self.guild is not None and self.interaction.permissions.manage_guild

    async def say(self, text: str) -> None:
        """Answers with a sentence that only this user reads."""
        await self.show(Screen((Text(text),)))

    async def show_state(self, table: "Table", screen: Screen, *said: str) -> None:
        """Answers with the state of the table, below some sentences."""
        above = [block for text in said for block in (Text(text), Rule())]
        if not table.is_told:
            above += [*self.being_told("reply-being-told", table).blocks, Rule()]
        await self.show(Screen((*above, *screen.blocks), screen.color))

    def being_told(self, key: str, table: "Table") -> Screen:
        """Says that the channel has not heard everything yet; players may skip that."""
        may_skip = table.find_seat(self.user.id) is not None
        skip = [make_button(Reader(table, self.words), "skip")] if may_skip else []
        said = [self.words(key)]
        if self.tables[table.id].is_held_up(table):
            said.append(self.words("reply-held-up"))
        return Screen((Text("\n".join(said)), *rows(skip)))

    async def show(self, screen: Screen, *files: File) -> None:
        """Answers with a screen that only this user sees."""
        await self._send(screen, self._show, files)

    async def add(self, text: str) -> None:
        """Says something more after the answer."""
        layout = await lay_out(self.client, Screen((Text(text),)))
        await self.interaction.followup.send(view=layout, ephemeral=True, allowed_mentions=NOBODY)

    async def renew(self, screen: Screen, *files: File) -> None:
        """Answers by changing the message that was pressed, if it is this user's own."""
        await self._send(screen, self._renew if self.renews else self._show, files)

    async def _send(
        self, screen: Screen, send: Callable[[Shown], Awaitable[None]], files: Sequence[File] = ()
    ) -> None:
        in_words = has_pictures(screen) and await self._wants_words()
        layout = await lay_out(self.client, screen, files=files, in_words=in_words)
        async with self._lock:
            # Until now a message of the table may have been on its way as the answer.
            if not self.is_heard.is_set():
                await send_painted(layout, send)
                self.is_answered = True

    async def _wants_words(self) -> bool:
        """Whether this user does without pictures; words are for everybody if nobody knows."""
        try:
            return not (await self.people.find(self.user.id)).wants_pictures
        except Unavailable:
            return True

    async def _show(self, layout: Shown) -> None:
        about: dict[str, Any] = {"view": layout, "ephemeral": True, "allowed_mentions": NOBODY}
        if not self._is_put_off:
            await _insist(
                lambda: self.interaction.response.send_message(**about, files=layout.files),
                layout,
            )
        elif self.renews or not await self._try_change(layout):
            # If the pressed message has been deferred, it counts as the answer itself.
            await self.interaction.followup.send(**about, files=layout.files)
            return
        # Only now, as an answer that Discord refuses leaves another in its place: the channel's
        # own.
        self.client.private_replies.take_place_of_former(self.interaction, self.what)

    async def _renew(self, layout: Shown) -> None:
        if await self._try_change(layout):
            return
        if not self.client.private_replies.has_newer(self.interaction):
            await self._show(layout)
        elif not self._is_put_off:
            # What was pressed is gone because of the newer reply, which stays the last word.
            await self.interaction.response.defer()

    async def _try_change(self, layout: Shown) -> bool:
        """Changes the message; False if it takes no change, and another must be sent."""
        try:
            await self._change(layout, NOBODY)
        except discord.HTTPException as error:
            if error.code not in NOT_CHANGED:
                raise
            layout.rewind()
            return False
        return True

    async def _change(self, layout: Shown, mentions: AllowedMentions) -> None:
        if self._is_put_off:
            change = self.interaction.edit_original_response
            await _insist(lambda: change(**changed(layout, mentions)), layout)
        else:
            answer = self.interaction.response.edit_message
            await _insist(lambda: answer(**changed(layout, mentions)), layout)
            self._reach_pressed()

    def _reach_pressed(self) -> None:
        """From now on this interaction can change what was pressed."""
        pressed = self.interaction.message
        if pressed is not None and not pressed.flags.ephemeral:
            self.client.tokens.keep(pressed.id, self.interaction)

    @property
    def can_be_silent(self) -> bool:
        """Whether a message was pressed: a command, and its form, need a visible answer."""
        return self.interaction.message is not None

    @property
    def is_aloud(self) -> bool:
        """Whether it began with a message that everybody in a channel sees."""
        pressed = self.interaction.message
        return self.guild is not None and pressed is not None and not pressed.flags.ephemeral

    async def say_if_asked(self, text: str) -> None:
        """Answers a command; a press needs no words, as the result is visible."""
        await (self.acknowledge() if self.can_be_silent else self.say(text))

    async def acknowledge(self) -> None:
        """Answers a press without a word, and deletes the reply before."""
        self.client.private_replies.take_away(self.interaction)
        async with self._lock:
            if self.is_heard.is_set():
                return
            if not self._is_put_off:
                await _insist(self.interaction.response.defer)
                self._reach_pressed()
            elif not self.renews:
                await self._take_back()
            self.is_answered = True

    async def _take_back(self) -> None:
        """Deletes Discord's note that the answer takes longer, unless its reader has done so."""
        try:
            await self.interaction.delete_original_response()
        except discord.HTTPException as error:
            if error.code != GONE:
                raise

    async def open(self, form: Form) -> None:
        """Answers with a form, which Discord takes only as the very first answer."""
        async with self._lock:
            is_late = self._is_put_off
            if not is_late:
                dialog = Dialog(form, self.client.emoji)
                await _insist(lambda: self.interaction.response.send_modal(dialog))
                self.is_answered = True
        if is_late:
            await self.say(self.words("refusal-busy"))

    async def answer_aloud(self, layout: Shown, mentions: AllowedMentions) -> int | None:
        """Answers with a message that everybody reads, and returns its id; None if it is too late.

        Raises Unreachable if Discord takes no answer, as an earlier attempt may have succeeded.
        """
        async with self._lock:
            if self.is_answered or self._is_put_off:
                return None
            try:
                async with asyncio.timeout(limits.TOKEN_REQUEST_SECONDS):
                    response = await self.interaction.response.send_message(
                        **posted(layout, mentions)
                    )
            except (discord.HTTPException, TimeoutError) as error:
                if is_out_of_reach(error):
                    # Either it was taken, or it is too late for any other answer as well.
                    self._be_heard()
                    raise Unreachable from error
                raise
            self._be_heard()
        self.client.private_replies.take_away(self.interaction)
        if response.message_id is not None:
            self.client.tokens.keep(response.message_id, self.interaction)
        return response.message_id

    async def answer_by_change(self, layout: Shown, mentions: AllowedMentions) -> bool:
        """Answers by changing what was pressed; False if it is too late."""
        async with self._lock:
            if self.is_answered:
                return False
            try:
                async with asyncio.timeout(limits.TOKEN_REQUEST_SECONDS):
                    await self._change(layout, mentions)
            except (discord.HTTPException, TimeoutError) as error:
                if not is_out_of_reach(error):
                    raise
                layout.rewind()
                return False
            self._be_heard()
        self.client.private_replies.take_away(self.interaction)
        return True

    def _be_heard(self) -> None:
        self.is_answered = True
        self.is_heard.set()

    async def put_off(self) -> None:
        """Tells Discord that the answer takes a little longer."""
        async with self._lock:
            if self.is_answered or self._is_put_off:
                return
            response = self.interaction.response
            if self.renews:
                await _insist(response.defer)
                self._reach_pressed()
            else:
                await _insist(lambda: response.defer(ephemeral=True, thinking=True))
            self._has_put_off = True

    @property
    def _is_put_off(self) -> bool:
        return self._has_put_off or self.interaction.response.is_done()


async def _insist(answer: Callable[[], Awaitable[object]], layout: Shown | None = None) -> None:
    """Answers, and once more if the connection breaks: Discord takes no second answer."""
    try:
        await answer()
    except aiohttp.ClientConnectionError:
        if layout is not None:
            layout.rewind()
        try:
            await answer()
        except discord.HTTPException as error:
            # The first one has arrived after all.
            if error.code != ANSWERED:
                raise


def is_too_late(error: Exception) -> bool:
    """Whether Discord takes no answer to the interaction any more."""
    if isinstance(error, discord.InteractionResponded):
        return True
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def is_out_of_reach(error: Exception) -> bool:
    """Whether the interaction's token changes nothing any more, or not soon enough."""
    return isinstance(error, TimeoutError) or is_too_late(error)
