"""The words of Mamma I, together with those for every game."""

from pathlib import Path
from typing import Final

from bot.screens.mamma_i.card_words import FUNCTIONS
from bot.screens.words import SHARED

NAME: Final = "mamma-i"
"""The family's name in the ids of buttons."""

CATALOGUE: Final = SHARED.extended(Path(__file__).parent, FUNCTIONS)
