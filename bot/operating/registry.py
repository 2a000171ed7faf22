"""The commands there are."""

from typing import Final

from bot.operating.migrate import MIGRATE
from bot.operating.ratings import RATINGS

COMMANDS: Final = (MIGRATE, RATINGS)
