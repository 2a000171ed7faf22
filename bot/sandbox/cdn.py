"""Files of messages, and pictures of emoji."""

from typing import Final

from aiohttp import web

from bot.sandbox.ids import parse_id
from bot.sandbox.reading import is_same
from bot.sandbox.world import World

HARMLESS: Final = {
    "X-Content-Type-Options": "nosniff",
    # Uploaded files must not run as part of the page.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, max-age=31536000, immutable",
}


class Cdn:
    """Answers everything below /cdn."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def attachment(self, request: web.Request) -> web.Response:
        """A file of a message, for anybody who knows its whole address."""
        channel = self._world.channels.get(parse_id(request.match_info["channel"]) or 0)
        number = parse_id(request.match_info["attachment"])
        secret = request.query.get("hm", "")
        messages = {} if channel is None else channel.messages
        for message in messages.values():
            for file in (*message.attachments, *message.replaced):
                is_meant = file.id == number and file.filename == request.match_info["name"]
                if is_meant and is_same(secret, file.secret):
                    return web.Response(
                        body=file.data, content_type=file.content_type, headers=HARMLESS
                    )
        return web.Response(status=404, text="This content is no longer available.")

    async def emoji(self, request: web.Request) -> web.Response:
        """The picture of an emoji."""
        number = parse_id(request.match_info["name"].split(".")[0])
        emoji = self._world.emojis.get(number or 0)
        if emoji is None:
            return web.Response(status=404, text="There's no such emoji.")
        return web.Response(body=emoji.data, content_type=emoji.content_type, headers=HARMLESS)
