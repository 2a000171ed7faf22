"""Interactions: people start them, the bot answers them."""

from bot.sandbox.answering import Answering
from bot.sandbox.buckets import APART, FREE
from bot.sandbox.errors import refused
from bot.sandbox.invoking import Invoking
from bot.sandbox.routes.routing import Call, Endpoint, Reply, Who


async def _begin(call: Call) -> None:
    Invoking(call.box, call.user, call.json).start()


async def _answer(call: Call) -> Reply:
    interaction = call.world.find_interaction(call.params["token"])
    if interaction is None or call.id("interaction") != interaction.id:
        raise refused(10062)
    answering = Answering(call.box, interaction)
    message = answering.first(call.body)
    if call.query.get("with_response", "").lower() in {"1", "true"}:
        return Reply(200, answering.shape(message))
    return Reply(204)


ENDPOINTS = (
    Endpoint("POST", "/interactions", _begin, Who.PERSON, FREE),
    Endpoint("POST", "/interactions/{interaction}/{token}/callback", _answer, Who.NOBODY, APART),
)
