"""Tells what has happened to everybody who may know."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.sandbox.message_shapes import told_message_shape
from bot.sandbox.notifications import find_notification
from bot.sandbox.permissions import may
from bot.sandbox.reading import Json
from bot.sandbox.sessions import Session
from bot.sandbox.shapes import channel_shape
from bot.sandbox.world import Channel, Message, User, World

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12

INTENTS: Final[Mapping[str, tuple[int, int]]] = {
    "GUILD_CREATE": (GUILDS, GUILDS),
    "GUILD_UPDATE": (GUILDS, GUILDS),
    "GUILD_DELETE": (GUILDS, GUILDS),
    "CHANNEL_CREATE": (GUILDS, 0),
    "CHANNEL_UPDATE": (GUILDS, 0),
    "CHANNEL_DELETE": (GUILDS, 0),
    "THREAD_CREATE": (GUILDS, 0),
    "THREAD_UPDATE": (GUILDS, 0),
    "THREAD_DELETE": (GUILDS, 0),
    "GUILD_MEMBER_ADD": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_REMOVE": (GUILD_MEMBERS, 0),
    "MESSAGE_CREATE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_DELETE": (GUILD_MESSAGES, DIRECT_MESSAGES),
}
"""What a bot must have asked for, in servers and in direct messages; it gets all else anyway."""

Telling = Callable[[User], Json]


class Hub:
    """All sessions, and which of them is told what."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}

    def sessions_of(self, user: User) -> list[Session]:
        """The sessions of a user."""
        return [session for session in self.sessions.values() if session.user is user]

    def is_connected(self, user: User) -> bool:
        """Whether the user can hear anything now."""
        return any(session.link is not None for session in self.sessions_of(user))

    def tell(
        self, event: str, users: Iterable[User], shape: Telling, guild: int | None = None
    ) -> None:
        """Tells those of the users who have asked for it."""
        for user in users:
            for session in self.sessions_of(user):
                if _wants(session, event, guild):
                    session.tell(event, shape(user))

    def tell_one(self, event: str, user: User, data: Json, guild: int | None = None) -> None:
        """Tells one user."""
        self.tell(event, [user], lambda _: data, guild)

    def readers(self, channel: Channel) -> list[User]:
        """Who may read the channel."""
        world = self._world
        return [user for user in world.users.values() if may(world, user, channel, "view_channel")]

    def notify(self, message: Message) -> None:
        """Shows the phones of everybody who may see it that there is a new message."""
        here: Json = {"channel_id": str(message.channel_id), "message_id": str(message.id)}
        for user in self.readers(self._world.channels[message.channel_id]):
            text = find_notification(message, user)
            if text is not None:
                self.tell_one("NOTIFICATION", user, {**here, "text": text})

    def tell_message(self, event: str, message: Message) -> None:
        """Tells everybody who may see the message."""
        channel = self._world.channels[message.channel_id]
        readers = [user for user in self.readers(channel) if message.is_visible_to(user.id)]
        self.tell(
            event,
            readers,
            lambda user: told_message_shape(self._world, message, user),
            channel.guild_id,
        )

    def tell_deleted(self, message: Message) -> None:
        """Tells everybody who could see the message that it is gone."""
        channel = self._world.channels[message.channel_id]
        readers = [user for user in self.readers(channel) if message.is_visible_to(user.id)]
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self.tell("MESSAGE_DELETE", readers, lambda _: data, channel.guild_id)

    def tell_channel(self, event: str, channel: Channel, more: Json | None = None) -> None:
        """Tells everybody who may see the channel; bots are told of channels in any case."""
        users = self.readers(channel)
        bot = self._world.bot
        if bot not in users and not channel.is_thread and self._is_member(bot, channel):
            users.append(bot)
        self.tell(
            event,
            users,
            lambda user: channel_shape(self._world, channel, user) | (more or {}),
            channel.guild_id,
        )

    def _is_member(self, user: User, channel: Channel) -> bool:
        guild = self._world.guilds.get(channel.guild_id or 0)
        return guild is not None and user.id in guild.members

    def tell_guild(self, event: str, guild: int, data: Any, *, but: User | None = None) -> None:
        """Tells all members of a server."""
        members = self._world.guilds[guild].members.values()
        users = [member.user for member in members if member.user is not but]
        self.tell(event, users, lambda _: data, guild)


def _wants(session: Session, event: str, guild: int | None) -> bool:
    if not session.user.is_bot:
        return True
    if not session.has_shard_of(guild):
        return False
    if event not in INTENTS or session.intents is None:
        return True
    needed = INTENTS[event][0 if guild is not None else 1]
    return not needed or bool(session.intents & needed)
