"""Messages within reach: those that the token of an interaction changes or takes away.

Discord does not count such requests, and takes them for a quarter of an hour. Within reach are
messages that were an answer, and those that were pressed and then changed by the answer or left as
they were.
"""

from collections import OrderedDict
from typing import Any, Final, TypeAlias

import discord

LONGEST_BY_TOKEN: Final = 3.0
"""How many seconds such a request may take. discord.py waits as long as Discord demands, with the
table behind it; after that, the bot's own request does the same."""

AnyInteraction: TypeAlias = discord.Interaction[Any]

KEPT: Final = 2000
"""How many messages are remembered, with some kilobytes each."""


class Reach:
    """By message, the latest interaction of which it is the original response."""

    def __init__(self) -> None:
        self._interactions: OrderedDict[int, AnyInteraction] = OrderedDict()

    def keep(self, message: int, interaction: AnyInteraction) -> None:
        """The message was the answer, or was pressed and not answered by another message."""
        self._interactions.pop(message, None)
        self._interactions[message] = interaction
        if len(self._interactions) > KEPT:
            self._interactions.popitem(last=False)

    def find(self, message: int) -> AnyInteraction | None:
        """The interaction by which the message can be reached."""
        interaction = self._interactions.get(message)
        if interaction is not None and interaction.is_expired():
            self.forget(message)
            return None
        return interaction

    def forget(self, message: int) -> None:
        """It is gone, or its token is not taken any more."""
        self._interactions.pop(message, None)
