"""The families of games that are hosted: one line for each game."""

from typing import Final, Protocol

from bot.screens.family import Family
from bot.screens.mamma_mia.family import MammaMiaFront
from bot.screens.screen import Screen
from bot.screens.words import Words
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
