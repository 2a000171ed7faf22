"""Users' bets."""

from sqlalchemy import select

from bot.store.models import GuessRow
from bot.store.statements import Part
from bot.tables.bets import Guess


class Guesses(Part):
    """The transaction's methods for bets."""

    async def save_guess(self, table_id: int, guess: Guess) -> None:
        """Stores a user's bet, in place of an earlier one on the same subject."""
        row = {
            "table_id": table_id,
            "subject": guess.subject,
            "user": guess.user,
            "is_baked": guess.is_baked,
        }
        await self._upsert(GuessRow, [row])

    async def guesses(self, table_id: int) -> list[Guess]:
        statement = select(GuessRow.user, GuessRow.subject, GuessRow.is_baked)
        rows = await self._execute(
            statement.where(GuessRow.table_id == table_id).order_by(GuessRow.subject, GuessRow.user)
        )
        return [Guess(*row) for row in rows]
