"""What Discord answers when it refuses.

ApiError
├── with a code of Discord's own: refused()
├── 50035, with the path of every bad field: Problems.check()
└── Unknown: what the sandbox does not know, though Discord may
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from bot.sandbox.reading import Json

Path: TypeAlias = tuple[str | int, ...]

REFUSALS: Final[Mapping[int, tuple[int, str]]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10008: (404, "Unknown Message"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10002: (404, "Unknown Application"),
    20001: (403, "Bots cannot use this endpoint"),
    20012: (403, "You are not authorized to perform this action on this application"),
    20026: (403, "The bot is in quarantine: it can't message anyone new or join a server."),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (
        403,
        "Cannot send messages to this user due to having no mutual guilds",
    ),
}
"""Discord's own codes, with the status and the sentence that go with them."""


class ApiError(Exception):
    """A request is refused."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}


class Unknown(ApiError):
    """Discord may know this; the sandbox does not, and says so."""

    def __init__(self, what: str) -> None:
        super().__init__(501, 0, f"the sandbox doesn't know {what}")


def refused(code: int) -> ApiError:
    """The refusal with this code."""
    status, message = REFUSALS[code]
    return ApiError(status, code, message)


class Problems:
    """Collects what is wrong with a request, each with its path."""

    def __init__(self, *root: str) -> None:
        self._root = root
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Something is wrong here."""
        node = self._tree
        for step in (*self._root, *path):
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        """Something is missing here."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, allowed: str) -> None:
        """Only some values are possible here."""
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def unfit(self, path: Path) -> None:
        """No client could have sent this."""
        self.add(path, "COMPONENT_VALIDATION_FAILED", "Component validation failed")

    def check(self) -> None:
        """Raises ApiError if anything is wrong."""
        if self._tree:
            raise self.refusal()

    def refusal(self) -> ApiError:
        """The refusal that says what is wrong."""
        return ApiError(400, 50035, "Invalid Form Body", errors=self._tree)
