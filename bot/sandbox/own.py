"""What Discord does not have: who is here, faults to order, and how often the bot was refused."""

from aiohttp import web

from bot.sandbox.faults import BadFault, read_wishes
from bot.sandbox.reading import UNREADABLE, Json, read_json
from bot.sandbox.routes.gateway import gateway_url
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.trouble import make_trouble
from bot.sandbox.world import User, World


class Own:
    """Answers everything below /sandbox."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box

    async def users(self, request: web.Request) -> web.Response:
        """The people, with their tokens."""
        del request
        return web.json_response(_people(self._box.world))

    async def world(self, request: web.Request) -> web.Response:
        """Everything a client needs to begin."""
        del request
        world = self._box.world
        guild, bot = world.guild, world.bot
        place = {"id": str(guild.id), "name": guild.name, "locale": guild.preferred_locale}
        channels = world.channels_of(guild.id)
        application: Json = {"id": str(world.application_id), "name": bot.name}
        return web.json_response(
            {
                "guild": place,
                "channels": [{"id": str(c.id), "name": c.name, "type": c.type} for c in channels],
                "application": application,
                "bot": {
                    **application,
                    "token": bot.token,
                    "is_connected": self._box.hub.is_connected(bot),
                    "is_in_guild": bot.id in guild.members,
                },
                "users": _people(world),
                "api": f"{world.base}/api/v10",
                "gateway": gateway_url(world.base),
            }
        )

    async def faults(self, request: web.Request) -> web.Response:
        """The faults that wait."""
        del request
        return self._waiting()

    async def invalid_requests(self, request: web.Request) -> web.Response:
        """How near the bot is to a ban."""
        del request
        window = self._box.buckets.invalid
        limit, seconds = window.rate
        is_banned = not window.remaining
        told = {"count": len(window.requests), "limit": limit, "seconds": seconds}
        return web.json_response({**told, "is_banned": is_banned})

    async def order(self, request: web.Request) -> web.Response:
        """Orders faults."""
        try:
            for wish in read_wishes(read_json(await request.text())):
                make_trouble(self._box, wish)
                self._box.trace.write("fault", fault=wish)
        except UNREADABLE:
            return web.json_response({"message": "faults have to be JSON"}, status=400)
        except BadFault as error:
            return web.json_response({"message": str(error)}, status=400)
        return self._waiting()

    async def clear(self, request: web.Request) -> web.Response:
        """Cancels all faults."""
        del request
        self._box.faults.clear()
        return self._waiting()

    def _waiting(self) -> web.Response:
        return web.json_response([fault.shape for fault in self._box.faults.waiting])


def _people(world: World) -> list[Json]:
    return [_person(world, user) for user in world.people]


def _person(world: World, user: User) -> Json:
    guild = world.guild
    is_owner = user.id == guild.owner_id
    return {
        "id": str(user.id),
        "name": user.name,
        "token": user.token,
        "locale": user.locale,
        "is_owner": is_owner,
        "may_manage_messages": is_owner or bool(guild.members[user.id].roles),
        "dms_closed": user.are_dms_closed,
    }
