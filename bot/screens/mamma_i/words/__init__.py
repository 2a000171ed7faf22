"""What is said of Mamma I alone, and all that is said of any game."""

from pathlib import Path
from typing import Final

from bot.screens.words import HOUSE

NAME: Final = "mamma-i"
"""Stands for the family in the ids of buttons."""

CATALOGUE: Final = HOUSE.extended(Path(__file__).parent)

get_words: Final = CATALOGUE.words
