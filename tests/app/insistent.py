"""People who try again, as the bot asks them to where its database or Discord is in trouble."""

from collections.abc import Awaitable, Callable
from typing import Any

from tests.discord.people import Answer, Person
from tests.discord.seen import SeenMessage

PATIENCE = 5.0
"""After so many seconds somebody tries again."""

MOST_TRIES = 50

AGAIN = ("look anything up or save anything", "a lot going on right now")
"""How the bot says that nothing comes of it for now."""


class Insistent(Person):
    """Somebody who tries again where the bot asks for that, or doesn't answer."""

    async def use(self, command: dict[str, Any], place: int) -> Answer:
        return await self._insist(lambda: super(Insistent, self).use(command, place))

    async def send_press(self, press_id: str, message: SeenMessage) -> Answer:
        return await self._insist(lambda: super(Insistent, self).send_press(press_id, message))

    async def fill(self, opened: Answer, values: Any) -> Answer:
        return await self._insist(lambda: super(Insistent, self).fill(opened, values))

    async def _insist(self, do: Callable[[], Awaitable[Answer]]) -> Answer:
        world: Any = self._discord
        for _ in range(MOST_TRIES):
            answer = await do()
            if not is_to_be_tried_again(answer) or is_gone(answer):
                return answer
            await world.advance(PATIENCE)
        raise AssertionError("the bot never does what it is asked")


def is_to_be_tried_again(answer: Answer) -> bool:
    """Whether the bot has said so, or nothing."""
    return not answer.is_answered or any(text in answer.text for text in AGAIN)


def is_gone(answer: Answer) -> bool:
    """Whether what was pressed has gone meanwhile."""
    pressed = answer.interaction
    messages = answer.discord.box.world.channels[pressed.channel_id].messages
    return pressed.message_id is not None and pressed.message_id not in messages
