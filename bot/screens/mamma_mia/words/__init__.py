"""The words of Mamma Mia! and Plus, together with those for every game."""

from pathlib import Path
from typing import Final

from bot.screens.mamma_mia.card_words import FUNCTIONS
from bot.screens.words import SHARED

NAME: Final = "mamma-mia"
"""The family's name in the ids of buttons."""

CATALOGUE: Final = SHARED.extended(Path(__file__).parent, FUNCTIONS)

get_words: Final = CATALOGUE.words
