"""What a log line says about its table and its error."""

from typing import Final

TELLING: Final = "discord."
"""The errors of this library say why Discord has refused something, and know no cards."""


def of_table(table_id: int | None) -> dict[str, object]:
    """The `extra` of a log line about a table: the id as a field beside the text."""
    return {"table": table_id}


def wordless(error: BaseException) -> BaseException:
    """A copy of an error that logs without its message, which may name cards."""
    kind = type(error)
    about = {"__module__": kind.__module__, "__qualname__": kind.__qualname__}
    words = [str(error)] if kind.__module__.startswith(TELLING) else []
    told: BaseException = type(kind.__name__, (Exception,), about)(*words)
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    told.__cause__ = None if behind is None else wordless(behind)
    return told.with_traceback(error.__traceback__)
