"""JSON that came from outside, with types that can be relied on."""

import hmac
import json
import math
from typing import Any, Final, TypeAlias, cast

from aiohttp import web

Json: TypeAlias = dict[str, Any]

UNREADABLE: Final = (ValueError, LookupError, ConnectionError, web.RequestPayloadError)
"""What reading a request raises if it is not text, badly packed, or its client has gone."""

DEEPEST: Final = 100
"""How deeply objects and lists may be nested; what is sent needs a dozen levels."""


def read_json(text: str) -> Any:
    """The value of the text. Raises ValueError, also for what only Python's reader accepts."""
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    _check_sound(value)
    return value


def _no_number(name: str) -> float:
    raise ValueError(f"{name} isn't a number in JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _check_sound(value: object) -> None:
    """Raises ValueError if it is nested too deeply, or if a text has half a character."""
    waiting = [(value, 0)]
    while waiting:
        inner, depth = waiting.pop()
        mapped, listed = as_map(inner), as_list(inner)
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
        if isinstance(inner, str):
            inner.encode()
        elif mapped is not None:
            waiting += ((part, depth + 1) for pair in mapped.items() for part in pair)
        elif listed is not None:
            waiting += ((part, depth + 1) for part in listed)


def is_same(given: str, secret: str) -> bool:
    """Whether this is the secret; the time it takes does not show how much of it is right."""
    # What comes with a request need not be text at all.
    return hmac.compare_digest(given.encode(errors="backslashreplace"), secret.encode())


def as_map(value: object) -> Json | None:
    """The value if it is an object."""
    return cast("Json", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[Any] | None:
    """The value if it is a list."""
    return cast("list[Any]", value) if isinstance(value, list) else None


def as_int(value: object) -> int | None:
    """The value if it is a whole number."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def maps_in(value: object) -> list[Json]:
    """The objects of a list."""
    return [found for item in as_list(value) or [] if (found := as_map(item)) is not None]
