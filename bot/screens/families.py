"""The families of games, one line each."""

from typing import Final

from bot.screens.family import Families
from bot.screens.mamma_i.family import MAMMA_I
from bot.screens.mamma_mia.family import MAMMA_MIA

FAMILIES: Final = Families(
    MAMMA_MIA,
    MAMMA_I,
)
