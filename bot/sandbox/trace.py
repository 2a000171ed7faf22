"""Writes down everything that is said, as JSON lines."""

import json
from pathlib import Path
from typing import Any, Final, TextIO

from bot.sandbox.clock import Clock
from bot.sandbox.reading import Json, as_list, as_map

SECRET: Final = frozenset({"token", "secret", "key"})
LONGEST: Final = 10_000
"""Longer texts, such as pictures, are cut."""


class Trace:
    """A file with one line for every request, answer and gateway event; or nothing at all."""

    def __init__(self, clock: Clock, path: Path | None = None) -> None:
        self._clock = clock
        self._file: TextIO | None = None
        if path is not None:
            self._file = path.open("a", encoding="utf-8", errors="backslashreplace", buffering=1)

    def write(self, kind: str, **facts: Any) -> None:
        """Adds a line."""
        if self._file is None:
            return
        line: Json = {"at": round(self._clock.now(), 3), "kind": kind, **facts}
        self._file.write(json.dumps(hide(line), ensure_ascii=False, default=str) + "\n")

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is not None:
            self._file.close()
            self._file = None


def hide(value: Any) -> Any:
    """The same without tokens, and without texts too long to read."""
    mapped, listed = as_map(value), as_list(value)
    if mapped is not None:
        return {name: "…" if name in SECRET else hide(inner) for name, inner in mapped.items()}
    if listed is not None:
        return [hide(inner) for inner in listed]
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:100]}… ({len(value)} characters)"
    return value
