"""The commands there are."""

from typing import Final

from bot.operating.backup import BACKUP
from bot.operating.migrate import MIGRATE
from bot.operating.ratings import RATINGS
from bot.operating.tables import TABLES

COMMANDS: Final = (TABLES, BACKUP, MIGRATE, RATINGS)
