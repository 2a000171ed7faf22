"""Database errors in one sentence."""

from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from bot.operating.command import CannotDo
from bot.store.statements import first_line
from bot.store.urls import DatabaseInUse, DatabaseTrouble
from bot.tables.errors import Unavailable


@contextmanager
def one_sentence() -> Generator[None]:
    """Turns whatever makes a database unusable into CannotDo."""
    try:
        yield
    except DatabaseInUse as error:
        raise CannotDo(f"{error}; stop it first") from error
    except (DatabaseTrouble, Unavailable) as error:
        raise CannotDo(str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise CannotDo(f"the database isn't answering: {first_line(error)}") from error
