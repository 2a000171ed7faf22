"""The words of Mamma Mia! and Plus, together with those for every game."""

from pathlib import Path
from typing import Final

from bot.screens.words import HOUSE

NAME: Final = "mamma-mia"
"""The family's name in the ids of buttons."""

CATALOGUE: Final = HOUSE.extended(Path(__file__).parent)

get_words: Final = CATALOGUE.words
