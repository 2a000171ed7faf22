"""People, servers, and the bot's own notes."""

from dataclasses import asdict

from sqlalchemy import select

from bot.store.models import NoteRow, PersonRow, ServerRow
from bot.store.statements import Part
from bot.tables.people import Person
from bot.tables.terms import SomeTerms, load_settings


class People(Part):
    """The transaction's methods for people, servers and the bot itself."""

    async def person(self, user: int) -> Person:
        """What is stored about a user, locked until this transaction ends."""
        await self._hold(user)
        statement = select(PersonRow.direct, PersonRow.is_closed, PersonRow.wants_pictures)
        rows = await self._execute(statement.where(PersonRow.user == user))
        row = rows.one_or_none()
        return Person() if row is None else Person(*row)

    async def save_person(self, user: int, person: Person) -> None:
        await self._upsert(PersonRow, [{"user": user, **asdict(person)}])

    async def defaults(self, guild: int) -> SomeTerms:
        """A server's settings, locked until this transaction ends."""
        await self._hold(guild)
        statement = select(ServerRow.terms).where(ServerRow.guild == guild)
        terms = (await self._execute(statement)).scalar()
        return load_settings(terms, f"server {guild}")

    async def save_defaults(self, guild: int, defaults: SomeTerms) -> None:
        await self._upsert(ServerRow, [{"guild": guild, "terms": dict(defaults)}])

    async def note(self, key: str) -> str | None:
        """A short text that the bot stores for itself, such as the hash of its commands."""
        statement = select(NoteRow.text).where(NoteRow.key == key)
        return (await self._execute(statement)).scalar()

    async def save_note(self, key: str, text: str) -> None:
        await self._upsert(NoteRow, [{"key": key, "text": text}])
