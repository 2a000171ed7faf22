"""How a line of the log says which table it is about, and what went wrong there."""

from typing import Final

TELLING: Final = "discord."
"""The errors of this library say why Discord has refused something, and know no cards."""


def of_table(table_id: int | None) -> dict[str, object]:
    """The `extra` of such a line; it carries the id as a field beside the text."""
    return {"table": table_id}


def wordless(error: BaseException) -> BaseException:
    """An error that is told as this one would be, but without its words: they may name cards."""
    kind = type(error)
    about = {"__module__": kind.__module__, "__qualname__": kind.__qualname__}
    words = [str(error)] if kind.__module__.startswith(TELLING) else []
    told: BaseException = type(kind.__name__, (Exception,), about)(*words)
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    told.__cause__ = None if behind is None else wordless(behind)
    return told.with_traceback(error.__traceback__)
