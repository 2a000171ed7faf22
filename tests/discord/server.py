"""The sandbox's Discord as tests use it: a server, people, and everything that they are shown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.games.match import Match
from bot.sandbox.buckets import Rate
from bot.sandbox.clock import Clock
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.permissions import MEMBERS, bits
from bot.sandbox.posting import join_thread
from bot.sandbox.routes.users import DIRECT_MESSAGES
from bot.sandbox.sandbox import AS_DISCORD, Strictness
from bot.sandbox.server import BOX, build_server
from bot.sandbox.sessions import Session
from bot.sandbox.setup import FIRST_PERSON, FIRST_PLACE, add_bot
from bot.sandbox.shapes import guild_shape
from bot.sandbox.trouble import make_trouble
from bot.sandbox.world import (
    ANNOUNCEMENTS,
    DIRECT,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Interaction,
    Member,
    Overwrite,
    Role,
    User,
    World,
)
from bot.store.work import SqlStore
from bot.tables.table import Table
from tests.discord.people import Answer, Person
from tests.discord.seen import SeenMessage, Shown, flatten, see

ENGLISH, GERMAN, ITALIAN = "en-US", "de", "it"

HEARTBEAT = AS_DISCORD.heartbeat
FREE_LOGINS = (1000, 1.0)
"""Whoever starts the bot again and again does not want to wait."""

MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")


class Ear:
    """Hears what one user is told, as the gateway tells it."""

    def __init__(self, discord: "Discord", person: Person | None) -> None:
        self._discord = discord
        self._person = person
        """Nobody is the owner of the server, before whom everything public happens."""

    def send(self, payload: Any) -> None:
        name, data, person = payload["t"], payload["d"], self._person
        if name in MESSAGES:
            self._discord.hear(name, data, person)
        if person is None:
            return
        if name == "INTERACTION_MODAL_CREATE":
            text = f"{data['title']}\n{flatten(data['components'])}\n{data['custom_id']}"
            self._discord.note(int(data["channel_id"]), person.id, "form", text)
        elif name == "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
            person.offered[data["nonce"]] = data["choices"]
            lines = [f"{one['name']} = {one['value']}" for one in data["choices"]]
            self._discord.note(0, person.id, "choices", "\n".join(lines))
        person.hear(name, data)

    def end(self, code: int | None) -> None:
        """The evening is over."""

    def invalidate(self, *, is_resumable: bool) -> None:
        raise AssertionError(f"nobody ends what people hear: {is_resumable}")


class Discord:
    """A server with channels and people, on which a bot can log in."""

    store: SqlStore
    """The bot's database, as it is kept."""

    kind_of_person: type[Person] = Person
    """What kind of person comes next."""

    takes_late_clicks = True
    """Whether clicks count as sent before what was clicked on had changed."""

    def __init__(
        self,
        clock: Clock,
        language: str = ENGLISH,
        *,
        heartbeat: float = HEARTBEAT,
        logins: Rate = FREE_LOGINS,
        trace: Path | None = None,
    ) -> None:
        self.shown: list[Shown] = []
        """Everything that was ever shown to anybody."""
        self.people: dict[int, Person] = {}
        self._stood: dict[int, SeenMessage] = {}
        everything = World(clock)
        strictness = Strictness(heartbeat, logins)
        self.app = build_server(everything, clock=clock, strictness=strictness, trace=trace)
        self.box = self.app[BOX]
        owner = everything.add_user("Owner", FIRST_PERSON)
        self.guild = self.add_guild(Guild(FIRST_PLACE, "Trattoria", owner.id))
        self.set_language(language)
        self.channel = self.add_channel("table")
        self._listen(owner, None)

    @property
    def language(self) -> str:
        """Of the server."""
        return self.guild.preferred_locale

    def set_language(self, language: str) -> None:
        """Chooses the server's language: any but English makes it a Community server."""
        guild = self.guild
        guild.locale, guild.is_community = language, language != ENGLISH
        self.box.hub.tell_guild("GUILD_UPDATE", guild.id, guild_shape(self.box.world, guild))

    # What people do

    async def answered(self, answer: Answer) -> Answer:
        """Waits for what comes of it."""
        raise NotImplementedError

    # People and places

    def add_guild(self, guild: Guild) -> Guild:
        """A server with its owner and the bot, before the bot logs in."""
        everything = self.box.world
        guild.roles[guild.id] = Role(guild.id, "@everyone", MEMBERS, 0)
        owner = everything.users[guild.owner_id]
        guild.members[owner.id] = Member(owner, self.box.clock.now())
        everything.guilds[guild.id] = guild
        add_bot(everything, guild)
        return guild

    def add_person(
        self,
        name: str,
        *,
        shown: str | None = None,
        language: str = ENGLISH,
        is_member: bool = True,
        may: Sequence[str] = (),
    ) -> Person:
        """Somebody new; `may` names permissions that not everybody has."""
        everything = self.box.world
        number = FIRST_PERSON + len(everything.people)
        user = everything.add_user(shown or name, number, locale=language)
        person = self.people[user.id] = self.kind_of_person(self, name, user)
        if is_member:
            member = self.guild.members[user.id] = Member(user, self.box.clock.now())
            if may:
                role = Role(everything.ids.next(), f"Role of {name}", bits(*may), 1)
                self.guild.roles[role.id] = role
                member.roles.append(role.id)
        self._listen(user, person)
        return person

    def add_people(self, *names: str, language: str = ENGLISH) -> list[Person]:
        return [self.add_person(name, language=language) for name in names]

    def dismiss(self, *people: Person) -> None:
        """They hear nothing more of what happens here."""
        sessions = self.box.hub.sessions
        gone = [name for name, one in sessions.items() if one.user in [it.user for it in people]]
        for name in gone:
            del sessions[name]

    def _listen(self, user: User, person: Person | None) -> None:
        session = Session(user)
        session.link = Ear(self, person)
        self.box.hub.sessions[session.id] = session

    def add_channel(self, name: str = "another", guild: Guild | None = None) -> Channel:
        where = (guild or self.guild).id
        return self._add(Channel(self._new_place(), TEXT, name, guild_id=where))

    def add_announcements(self, name: str = "news") -> Channel:
        """A channel for announcements."""
        return self._add(Channel(self._new_place(), ANNOUNCEMENTS, name, guild_id=self.guild.id))

    def add_thread(self, name: str = "thread", *members: Person) -> Channel:
        """A thread, which is private if its members are named."""
        kind = PRIVATE_THREAD if members else PUBLIC_THREAD
        thread = Channel(self._new_place(), kind, name, guild_id=self.guild.id)
        thread.members = {member.id for member in members}
        thread.parent_id, thread.owner_id = self.channel.id, self.guild.owner_id
        return self._add(thread)

    def _new_place(self) -> int:
        return FIRST_PLACE + 1 + len(self.box.world.channels)

    def _add(self, channel: Channel) -> Channel:
        self.box.world.add_channel(channel)
        what = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
        self.box.hub.tell_channel(what, channel)
        return channel

    def direct(self, person: Person) -> Channel:
        """Somebody's direct messages with the bot."""
        everything = self.box.world
        both = everything.bot.id, person.id
        new = Channel(person.id + DIRECT_MESSAGES, DIRECT, "", recipients=both)
        return everything.find_direct(*both) or everything.add_channel(new)

    def is_direct(self, place: int) -> bool:
        channel = self.box.world.channels.get(place)
        return channel is not None and channel.is_direct

    # What happens to them

    def trouble(self, kind: str, **more: Any) -> None:
        """Makes or orders trouble, as `bot/sandbox/README.md` has it."""
        make_trouble(self.box, {"kind": kind, **more})

    def deny(self, *permissions: str, at: Channel | None = None) -> None:
        """Takes permissions from the bot in a channel; none at all gives all of them back."""
        channel, bot = at or self.channel, self.box.world.bot.id
        channel.overwrites[bot] = Overwrite(deny=bits(*permissions))
        self.box.hub.tell_channel("CHANNEL_UPDATE", channel)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """A moderator locks a thread, or unlocks it."""
        thread.is_locked = thread.is_archived = locked
        self.box.hub.tell_channel("THREAD_UPDATE", thread)

    def mention_bot(self, thread: Channel) -> None:
        """Somebody mentions the bot in a thread, which brings it there."""
        join_thread(self.box, thread, self.box.world.bot)

    def remove_bot(self, thread: Channel) -> None:
        """Somebody takes the bot out of a thread."""
        self.trouble("leave_thread", channel=str(thread.id))

    def delete_message(self, message: SeenMessage) -> None:
        """A moderator takes a message away."""
        self.trouble("delete_message", channel=str(message.place), message=str(message.id))

    def delete_channel(self, place: Channel | None = None) -> None:
        self.trouble("delete_channel", channel=str((place or self.channel).id))

    def kick(self) -> None:
        """The bot is thrown out of the server, where its messages stay."""
        self.trouble("kick_bot")

    def invite_back(self) -> None:
        """The bot comes back to the server."""
        self.trouble("invite_bot")

    # What can be seen

    def see(self, place: int, message: int) -> SeenMessage:
        """A message as it stands there now."""
        everything = self.box.world
        channel = everything.channels[place]
        found = channel.messages[message]
        user = found.ephemeral_for
        if channel.is_direct:
            user = next(one for one in channel.recipients if one != everything.bot.id)
        files = [(file.filename, file.data) for file in found.attachments]
        return see(message_shape(everything, found), user=user, files=files)

    def find_last_answer(self, interaction: Interaction) -> int | None:
        """The message by which it was answered last, if it still stands."""
        channel = self.box.world.channels.get(interaction.channel_id)
        messages = {} if channel is None else channel.messages
        since = [
            message.id
            for message in messages.values()
            if (message.interaction or {}).get("id") == str(interaction.id)
        ]
        last = since[-1] if since else interaction.original_id
        return last if last in messages else None

    def messages(self, place: int, user: int | None = None) -> list[SeenMessage]:
        """The messages of the bot in a channel, as a user sees them, or else as everybody does."""
        stored = self.box.world.channels[place].messages.values()
        return [
            self.see(place, message.id)
            for message in sorted(stored, key=lambda message: message.id)
            if message.author_id == self.box.world.bot.id and message.is_visible_to(user or 0)
        ]

    def channel_messages(self) -> list[SeenMessage]:
        """The messages that everybody sees in the channel."""
        return self.messages(self.channel.id)

    def channel_text(self) -> str:
        return "\n\n".join(message.text for message in self.channel_messages())

    def told(self, place: Channel | None = None) -> str:
        """All that was ever said in a channel, as text, in order."""
        where = (place or self.channel).id
        return "\n\n".join(
            f"[{shown.how}] {shown.text}"
            for shown in self.shown
            if shown.place == where and shown.how in ("post", "edit", "delete")
        )

    # What is heard of it

    def hear(self, name: str, data: Any, person: Person | None) -> None:
        """Something has happened to a message, before the eyes of this person."""
        number, place = int(data["id"]), int(data["channel_id"])
        if name == "MESSAGE_DELETE":
            seen, how = self._stood.get(number), "delete"
        else:
            seen = self.see(place, number)
            how = "post" if name == "MESSAGE_CREATE" else "edit"
            if seen.is_ephemeral:
                how = "answer" if name == "MESSAGE_CREATE" else "renew"
        if seen is None or seen.user != (None if person is None else person.id):
            return
        if int(seen.payload["author"]["id"]) == self.box.world.bot.id:
            self._stood[number] = seen
            self.note(place, seen.user, how, seen.text, seen)

    def note(
        self, place: int, user: int | None, how: str, text: str, seen: SeenMessage | None = None
    ) -> None:
        self.shown.append(Shown(self.box.clock.now(), place, user, how, text, seen))

    # What is kept

    async def peek_table(self, table_id: int | None = None) -> Table:
        """A table as it is kept, by default the active one of the channel."""
        async with self.store.work() as work:
            if table_id is None:
                table_id = await work.find_active_table(self.channel.id)
                assert table_id is not None, "no active table"
            table = await work.load_table(table_id)
        assert table is not None
        return table

    async def peek(self, table_id: int | None = None) -> Match:
        """The game of a table as it is kept."""
        return (await self.peek_table(table_id)).get_match()

    async def active_table(self, place: Channel | None = None) -> int | None:
        async with self.store.work() as work:
            return await work.find_active_table((place or self.channel).id)
