"""The steps of the database's schema, and how to take them from code."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Takes all steps up to a revision, in the connection's transaction."""
    command.upgrade(_configure(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Takes back all steps after a revision, or all for `base`."""
    command.downgrade(_configure(connection), revision)


def find_unknown(connection: Connection) -> str | None:
    """A revision that the database has and that is not among these steps."""
    known = {script.revision for script in scripts().walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    return next((head for head in heads if head not in known), None)


def find_current(connection: Connection) -> str | None:
    """The revision that the database has, or None if it has none yet."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return heads[0] if heads else None


def newest() -> str | None:
    """The revision of a database that is up to date."""
    return scripts().get_current_head()


def find_taken(connection: Connection) -> list[str]:
    """The revisions that the database has been through, up to the one that it has."""
    heads = MigrationContext.configure(connection).get_current_heads()
    taken = [script.revision for head in heads for script in scripts().walk_revisions(head=head)]
    return taken[::-1]


def scripts() -> ScriptDirectory:
    """All steps there are."""
    return ScriptDirectory.from_config(_configure())


def _configure(connection: Connection | None = None) -> Config:
    config = Config()
    here = str(Path(__file__).parent)
    config.set_main_option("script_location", here.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
