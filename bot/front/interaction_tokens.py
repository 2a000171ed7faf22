"""Messages that the token of an interaction can still change or delete.

Discord does not count such requests, and takes them for a quarter of an hour. These messages were
an answer, or were pressed and then changed by the answer or left as they were.
"""

from collections import OrderedDict
from typing import Any, TypeAlias

import discord

from bot import limits

AnyInteraction: TypeAlias = discord.Interaction[Any]


class InteractionTokens:
    """By message, the latest interaction whose original response it is."""

    def __init__(self) -> None:
        self._interactions: OrderedDict[int, AnyInteraction] = OrderedDict()

    def keep(self, message: int, interaction: AnyInteraction) -> None:
        """Remembers a message that was the answer, or was pressed without a new one as answer."""
        self._interactions.pop(message, None)
        self._interactions[message] = interaction
        if len(self._interactions) > limits.TOKENS_REMEMBERED:
            self._interactions.popitem(last=False)

    def find(self, message: int) -> AnyInteraction | None:
        """The interaction whose token still reaches the message."""
        interaction = self._interactions.get(message)
        if interaction is not None and interaction.is_expired():
            self.drop(message)
            return None
        return interaction

    def drop(self, message: int) -> None:
        """Drops a message that is gone, or whose token isn't taken any more."""
        self._interactions.pop(message, None)
