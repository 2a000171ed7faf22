"""The families of games that are hosted: one line for each game."""

from typing import Final, Protocol

from bot.front.family import Family
from bot.front.mamma_mia.family import MammaMiaFront
from bot.front.screen import Screen
from bot.front.words import Words
from bot.tables.table import Table


class HostedFamily(Family, Protocol):
    """A family whose finished games can be shown once more."""

    def end(self, table: Table, words: Words) -> Screen:
        """How the game ended, without anything to press."""
        ...


FAMILIES: Final[dict[str, HostedFamily]] = {
    "mamma-mia": MammaMiaFront(),
    "plus": MammaMiaFront(),
}
