"""Everything there is: people, a server, channels, messages, commands, interactions."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.clock import Clock
from bot.sandbox.errors import refused
from bot.sandbox.ids import Snowflakes
from bot.sandbox.reading import Json, is_same

BOT_TOKEN: Final = "sandbox.bot.token"  # noqa: S105 (a token that anyone may know)

TEXT: Final = 0
DIRECT: Final = 1
ANNOUNCEMENTS: Final = 5
ANNOUNCEMENT_THREAD: Final = 10
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
THREADS: Final = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

DURATIONS: Final = (60, 1440, 4320, 10080)
"""After how many quiet minutes a thread may be archived."""

THREAD_CREATED: Final = 18
"""The type of a message that says that a thread was made; it refers to the thread."""

REPLY: Final = 19
"""The type of a message that replies to another, such as the answer to what was pressed there."""

COMMAND_ANSWERED: Final = 20
"""The type of the answer to a command, or to a form that it has opened."""

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
"""Phones do not ring."""
COMPONENTS_V2: Final = 1 << 15


ENGLISH: Final = "en-US"
"""The language of everybody and everything that has not chosen another."""

REMEMBERS_INTERACTION: Final = 3600.0
"""How many seconds an interaction is remembered; its token expires long before that."""


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    token: str
    locale: str = ENGLISH
    is_bot: bool = False
    are_dms_closed: bool = False


@dataclass(slots=True)
class Role:
    """What its members may do everywhere in the server."""

    id: int
    name: str
    permissions: int
    position: int
    is_managed: bool = False


@dataclass(slots=True)
class Overwrite:
    """What a member may or may not do in one channel."""

    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Member:
    """A user in the server."""

    user: User
    joined_at: float
    roles: list[int] = field(default_factory=list[int])


@dataclass(slots=True)
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    content_type: str
    data: bytes
    description: str | None
    secret: str
    size: tuple[int, int] | None


@dataclass(slots=True)
class Message:
    """A message; an ephemeral one is for one person only."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    type: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    replaced: list[Attachment] = field(default_factory=list[Attachment])
    """The latest of those that an edit has taken away: a page may still be loading them."""
    flags: int = 0
    nonce: int | str | None = None
    mentions: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    edited_at: float | None = None
    edits: list[float] = field(default_factory=list[float])
    reference: int | None = None
    interaction: Json | None = None
    interaction_type: int = 0
    ephemeral_for: int | None = None
    is_from_webhook: bool = False

    def is_visible_to(self, user: int) -> bool:
        """Whether this user may see it; not even the bot may see an ephemeral one."""
        return self.ephemeral_for is None or self.ephemeral_for == user


@dataclass(slots=True)
class Channel:
    """A channel, a thread or direct messages."""

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    owner_id: int | None = None
    created_at: float = 0.0
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    """By member."""
    recipients: tuple[int, ...] = ()
    members: set[int] = field(default_factory=set[int])
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    last_message_id: int | None = None
    is_archived: bool = False
    is_locked: bool = False
    auto_archive: int = 1440

    @property
    def is_thread(self) -> bool:
        """Whether it belongs to another channel."""
        return self.type in THREADS

    @property
    def is_direct(self) -> bool:
        """Whether only two can read it."""
        return self.type == DIRECT


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = ENGLISH
    """The language that its owner would like; only a Community server can say so."""
    is_community: bool = False
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    command_permissions: list[Json] = field(default_factory=list[Json])
    """By command, who may use it there, as the server has set it."""

    @property
    def features(self) -> list[str]:
        """What it has that not every server has."""
        return ["COMMUNITY"] if self.is_community else []

    @property
    def preferred_locale(self) -> str:
        """Its language as Discord tells it: English, unless it is a Community server."""
        return self.locale if self.is_community else ENGLISH


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    content_type: str
    data: bytes


@dataclass(slots=True)
class Interaction:
    """Something that a person did, which the bot has to answer."""

    id: int
    token: str
    type: int
    user_id: int
    guild_id: int | None
    channel_id: int
    nonce: int | str | None
    created_at: float
    data: Json
    message_id: int | None = None
    """The message that was pressed; with a form, the one whose button opened it."""
    answered_with: int | None = None
    original_id: int | None = None
    modal: Json | None = None
    has_failed: bool = False


class World:
    """The single place where everything is kept."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base = ""
        """The address under which the server can be reached, once it runs."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[Json] = []
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[int, Interaction] = {}
        self.directs_refused: int | None = None
        """The code with which no new direct messages are opened for the bot, if there is one."""
        self.portal: Json = {}
        """What has been filled in about the application in the developer portal."""
        self._tokens: dict[str, Interaction] = {}
        self.bot = self.add_user("Mamma Mia!", self.ids.next(), token=BOT_TOKEN)

    @property
    def application_id(self) -> int:
        """The application has the same id as its bot."""
        return self.bot.id

    @property
    def guild(self) -> Guild:
        """The one server that exists from the start."""
        return next(iter(self.guilds.values()))

    @property
    def people(self) -> list[User]:
        """Everybody but the bot."""
        return [user for user in self.users.values() if not user.is_bot]

    def add_user(
        self, name: str, user_id: int, *, locale: str = ENGLISH, token: str | None = None
    ) -> User:
        """A new user; one with a given token is a bot."""
        is_bot = token is not None
        user = User(user_id, name, token or secrets.token_urlsafe(24), locale, is_bot)
        self.users[user.id] = user
        return user

    def add_channel(self, channel: Channel) -> Channel:
        """A new channel."""
        channel.created_at = self.clock.now()
        self.channels[channel.id] = channel
        return channel

    def find_user_with_token(self, token: str) -> User | None:
        """Whose token this is."""
        for user in self.users.values():
            if is_same(token, user.token):
                return user
        return None

    def get_guild(self, guild: int | None) -> Guild:
        """A server. Raises ApiError."""
        if guild is None or guild not in self.guilds:
            raise refused(10004)
        return self.guilds[guild]

    def get_channel(self, channel: int | None) -> Channel:
        """A channel. Raises ApiError."""
        if channel is None or channel not in self.channels:
            raise refused(10003)
        return self.channels[channel]

    def find_direct(self, one: int, other: int) -> Channel | None:
        """The direct messages between these two."""
        for channel in self.channels.values():
            if channel.is_direct and set(channel.recipients) == {one, other}:
                return channel
        return None

    def directs_of(self, user: int) -> Iterator[Channel]:
        """All direct messages of a user."""
        for channel in self.channels.values():
            if channel.is_direct and user in channel.recipients:
                yield channel

    def channels_of(self, guild: int) -> list[Channel]:
        """The server's channels, without threads."""
        return [c for c in self.channels.values() if c.guild_id == guild and not c.is_thread]

    def threads_of(self, guild: int) -> list[Channel]:
        """The server's threads."""
        return [c for c in self.channels.values() if c.guild_id == guild and c.is_thread]

    def parent_of(self, channel: Channel) -> Channel:
        """The channel above a thread; any other channel itself."""
        if channel.parent_id is not None and channel.is_thread:
            return self.channels.get(channel.parent_id, channel)
        return channel

    def add_interaction(self, interaction: Interaction) -> Interaction:
        """A new interaction."""
        self._forget_interactions()
        self.interactions[interaction.id] = interaction
        self._tokens[interaction.token] = interaction
        return interaction

    def _forget_interactions(self) -> None:
        """Forgets those that are too old; the oldest come first."""
        since = self.clock.now() - REMEMBERS_INTERACTION
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if oldest.created_at >= since:
                return
            del self.interactions[oldest.id], self._tokens[oldest.token]

    def find_interaction(self, token: str) -> Interaction | None:
        """The interaction with this token."""
        return self._tokens.get(token)
