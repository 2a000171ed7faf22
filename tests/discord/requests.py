"""What the bot asks of Discord."""

import json
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.sandbox.api import PREFIX


@dataclass(frozen=True)
class Request:
    """One request."""

    kind: str
    """post, edit, delete, read, open-direct, answer, follow, change-answer or other."""
    method: str
    path: str
    place: int | None
    at: float
    body: Any = None


async def describe(request: web.Request, at: float) -> Request:
    """A request as it came; its body can be read again afterwards."""
    path = request.path.removeprefix(PREFIX)
    parts = path.strip("/").split("/")
    place = int(parts[1]) if parts[0] == "channels" else None
    return Request(
        _kind(request.method, parts), request.method, path, place, at, await _body(request)
    )


def _kind(method: str, parts: list[str]) -> str:
    match method, parts:
        case "POST", ["channels", _, "messages"]:
            return "post"
        case "PATCH", ["channels", _, "messages", _]:
            return "edit"
        case "DELETE", ["channels", _, "messages", _]:
            return "delete"
        case "GET", ["channels", _, "messages", *_]:
            return "read"
        case "POST", ["users", "@me", "channels"]:
            return "open-direct"
        case "POST", ["interactions", *_]:
            return "answer"
        case "POST", ["webhooks", *_]:
            return "follow"
        case "PATCH", ["webhooks", *_]:
            return "change-answer"
        case _:
            return "other"


async def _body(request: web.Request) -> Any:
    if request.content_type == "multipart/form-data":
        payload = (await request.post()).get("payload_json")
        text = payload if isinstance(payload, str) else payload.file.read().decode()
    else:
        text = await request.text()
    return json.loads(text) if text else None
