"""What follows the first answer to an interaction."""

from bot.sandbox.answering import Answering
from bot.sandbox.buckets import APART
from bot.sandbox.errors import refused
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.posting import delete
from bot.sandbox.reading import Json
from bot.sandbox.routes.routing import Call, Endpoint, Who


def _answering(call: Call) -> Answering:
    if call.id("application") != call.world.application_id:
        raise refused(10015)
    interaction = call.world.find_interaction(call.params["token"])
    if interaction is None:
        raise refused(50027)
    return Answering(call.box, interaction)


async def _follow_up(call: Call) -> Json:
    return message_shape(call.world, _answering(call).follow_up(call.body))


async def _get(call: Call) -> Json:
    return message_shape(call.world, _answering(call).get(call.params["message"]))


async def _edit(call: Call) -> Json:
    answering = _answering(call)
    message = answering.get(call.params["message"])
    return message_shape(call.world, answering.edit(message, call.body))


async def _delete(call: Call) -> None:
    message = _answering(call).get(call.params["message"])
    delete(call.box, call.world.get_channel(message.channel_id), message)


WEBHOOK = "/webhooks/{application}/{token}"
MESSAGE = f"{WEBHOOK}/messages/{{message}}"

ENDPOINTS = (
    Endpoint("POST", WEBHOOK, _follow_up, Who.NOBODY, APART),
    Endpoint("GET", MESSAGE, _get, Who.NOBODY, APART),
    Endpoint("PATCH", MESSAGE, _edit, Who.NOBODY, APART),
    Endpoint("DELETE", MESSAGE, _delete, Who.NOBODY, APART),
)
