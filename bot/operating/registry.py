"""All of the operator's commands."""

from typing import Final

from bot.operating.backup import BACKUP
from bot.operating.doctor import DOCTOR
from bot.operating.migrate import MIGRATE
from bot.operating.move import MOVE
from bot.operating.ratings import RATINGS
from bot.operating.tables import TABLES

COMMANDS: Final = (DOCTOR, TABLES, BACKUP, MOVE, MIGRATE, RATINGS)
