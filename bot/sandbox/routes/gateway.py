"""Where the gateway is."""

from bot.sandbox.buckets import QUEUES
from bot.sandbox.reading import Json
from bot.sandbox.routes.routing import Call, Endpoint, Who


async def _get(call: Call) -> Json:
    return {"url": gateway_url(call.world.base)}


async def _get_bot(call: Call) -> Json:
    return {
        "url": gateway_url(call.world.base),
        "shards": 1,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 86_400_000,
            "max_concurrency": QUEUES,
        },
    }


def gateway_url(base: str) -> str:
    """The address of the gateway on this server."""
    return "ws" + base.removeprefix("http") + "/gateway"


ENDPOINTS = (
    Endpoint("GET", "/gateway", _get, Who.NOBODY),
    Endpoint("GET", "/gateway/bot", _get_bot, Who.BOT),
)
