"""The words of Mamma Mia! and Plus, together with those for every game."""

from pathlib import Path
from typing import Final

from bot.screens.words import SHARED

NAME: Final = "mamma-mia"
"""The family's name in the ids of buttons."""

CATALOGUE: Final = SHARED.extended(Path(__file__).parent)

get_words: Final = CATALOGUE.words
