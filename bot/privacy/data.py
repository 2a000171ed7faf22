"""What the bot stores about a user, for that user alone."""

import json
from collections.abc import Sequence
from typing import Final

from bot import limits
from bot.games.interface import Json
from bot.history.records import make_record
from bot.privacy.overview import Overview
from bot.store.work import SqlStore
from bot.tables.errors import Damaged
from bot.tables.table import Status

FORMAT: Final = "mammamia-person/1"


class UserData:
    """Reads what is stored about a user, but nothing of a running game that they can't see."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def overview(self, user: int) -> Overview:
        async with self._store.reading() as work:
            rows = await work.rows_of(user)
        seats, ratings = rows["seats"], rows["ratings"]
        person = rows["person"][0] if rows["person"] else {}
        running = [seat for seat in seats if Status(seat["status"]).is_active]
        return Overview(
            names=tuple(dict.fromkeys(seat["name"] for seat in reversed(seats))),
            language=seats[-1]["language"] if seats else None,
            running=len(running),
            finished=len(seats) - len(running),
            noted=sum(seat["notes"] is not None for seat in seats),
            has_direct=person.get("direct") is not None,
            wants_pictures=bool(person.get("wants_pictures", True)),
            bets=len(rows["bets"]),
            results=len(rows["results"]),
            ratings=len(ratings),
            servers=len({rating["guild"] for rating in ratings}),
        )

    async def everything(self, user: int) -> Json:
        """Everything stored about the user, with the records of the finished games."""
        async with self._store.reading() as work:
            rows = await work.rows_of(user)
        over = [seat["table_id"] for seat in rows["seats"] if seat["status"] == Status.OVER]
        found = {"format": FORMAT, "user": user, **rows}
        found |= {"records": [], "records_left_out": len(over)}
        room = limits.DATA_FILE_BYTES - len(written(found))
        records = await self._records([*reversed(over)], room)
        return found | {"records": records, "records_left_out": len(over) - len(records)}

    async def _records(self, tables: Sequence[int], room: int) -> list[Json]:
        """The records of these tables, as many as fit, without those that can't be read."""
        records: list[Json] = []
        for table_id in tables:
            record = await self._record(table_id)
            if record is None:
                continue
            room -= len(written(record)) + len(", ")
            if room < 0:
                break
            records.append(record)
        return records

    async def _record(self, table_id: int) -> Json:
        try:
            async with self._store.reading() as work:
                table = await work.load_table(table_id)
        except Damaged:
            return None
        if table is None or table.match is None:
            return None
        return {"table_id": table_id, **make_record(table)}


def written(found: Json) -> bytes:
    """A user's data as a file."""
    return json.dumps(found, ensure_ascii=False).encode()
