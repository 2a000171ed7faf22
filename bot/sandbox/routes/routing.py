"""What a route is: a method, a path, who may use it, how often, and what it does."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from bot.sandbox.errors import refused
from bot.sandbox.files import Body
from bot.sandbox.ids import parse_id
from bot.sandbox.permissions import may
from bot.sandbox.reading import Json
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Channel, User, World


class Who(Enum):
    """Whose token a route needs."""

    ANYONE = "a token"
    BOT = "the bot's token"
    PERSON = "a person's token"
    NOBODY = "no token"


@dataclass(frozen=True, slots=True)
class Call:
    """A request, read and understood."""

    box: Sandbox
    user: User
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Body

    @property
    def world(self) -> World:
        """The world."""
        return self.box.world

    @property
    def json(self) -> Json:
        """The body without its files."""
        return self.body.json

    def id(self, name: str) -> int | None:
        """An id in the path."""
        return parse_id(self.params[name])

    def channel(self) -> Channel:
        """The channel in the path, which the user can see. Raises ApiError."""
        channel = self.world.get_channel(self.id("channel"))
        if not may(self.world, self.user, channel, "view_channel"):
            raise refused(50001)
        return channel

    def application(self) -> int:
        """The bot's application. Raises ApiError."""
        application = self.world.application_id
        if self.id("application") != application:
            raise refused(20012 if self.user.is_bot else 10002)
        return application


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that is not simply 200."""

    status: int
    payload: Any = None


Work: TypeAlias = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A route; what it returns is sent as JSON, and None as 204."""

    method: str
    path: str
    work: Work
    who: Who = Who.ANYONE
    bucket: str = "anything"

    @property
    def major(self) -> str:
        """The part of the path that has its own rate limit."""
        for name in ("channel", "guild", "token"):
            if f"{{{name}}}" in self.path:
                return name
        return ""
