"""Faults to order, which wait for the next requests of the bot."""

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from bot.sandbox.reading import Json, as_int, as_list, as_map


class BadFault(Exception):
    """A fault that makes no sense."""


ERROR: Final = "error"
BREAK: Final = "break"
LATENCY: Final = "latency"

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")

LONGEST: Final = 86_400
"""A day, in seconds."""

COMMON: Final = {"method", "route", "times", "after"}
FIELDS: Final = {
    ERROR: COMMON | {"status", "code", "message", "retry_after", "global", "via"},
    BREAK: COMMON,
    LATENCY: COMMON | {"seconds"},
}


@dataclass(slots=True)
class Fault:
    """Something that happens to the next requests that fit."""

    kind: str
    method: str | None
    route: str
    times: int
    is_after: bool
    status: int = 500
    code: int = 0
    message: str = ""
    seconds: float = 0.0
    is_global: bool = False
    has_via: bool = True
    """Whether Discord itself says so, and not Cloudflare before it."""

    def fits(self, method: str, path: str) -> bool:
        """Whether it happens to this request."""
        if self.method is not None and self.method != method:
            return False
        return re.fullmatch(_pattern(self.route), path) is not None

    def may_fit(self, method: str, path: str) -> bool:
        """Whether it can happen to a request to this route of the API."""
        if self.route == "*":
            return True
        wanted, known = self.route.split("/"), path.split("/")
        return (
            self.method in (None, method)
            and len(wanted) == len(known)
            and all(
                name.startswith("{") or re.fullmatch(_pattern(part), name)
                for part, name in zip(wanted, known, strict=True)
            )
        )

    @property
    def shape(self) -> Json:
        """The fault as it was ordered, with the number of times left."""
        common: Json = {
            "kind": self.kind,
            "method": self.method,
            "route": self.route,
            "times": self.times,
            "after": self.is_after,
        }
        if self.kind == BREAK:
            return common
        if self.kind == LATENCY:
            return common | {"seconds": self.seconds}
        common |= {"status": self.status, "code": self.code, "message": self.message}
        if self.status != 429:
            return common
        waits: Json = {"retry_after": self.seconds, "global": self.is_global}
        return common | waits | {"via": self.has_via}


class Faults:
    """The faults that wait, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Orders a fault."""
        self.waiting.append(fault)

    def take(self, kinds: Container[str], method: str, path: str) -> list[Fault]:
        """The first fault of these kinds that fits this request, if any; it counts once."""
        fits = [f for f in self.waiting if f.kind in kinds and f.fits(method, path)]
        found = fits[:1]
        for fault in found:
            fault.times -= 1
        self.waiting = [fault for fault in self.waiting if fault.times > 0]
        return found

    def clear(self) -> None:
        """Cancels all faults."""
        self.waiting.clear()


def read_fault(wish: Json) -> Fault:
    """A fault as it was ordered. Raises BadFault."""
    kind = str(wish.get("kind"))
    unknown = set(wish) - FIELDS.get(kind, set()) - {"kind"}
    if unknown:
        raise BadFault(f"{kind} has no field {', '.join(sorted(unknown))}")
    seconds = wish.get("retry_after" if kind == ERROR else "seconds", 1.0)
    status, code = as_int(wish.get("status", 500)), as_int(wish.get("code", 0))
    message = wish.get("message", "")
    times = as_int(wish.get("times", 1))
    if status is None or not 400 <= status <= 599:
        raise BadFault("status has to be a number from 400 to 599")
    if times is None or times < 1:
        raise BadFault("times has to be a number, at least 1")
    is_number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if not is_number or not 0 <= seconds <= LONGEST:
        raise BadFault(f"seconds and retry_after have to be numbers from 0 to {LONGEST}")
    if code is None or not isinstance(message, str):
        raise BadFault("code has to be a number, and message a string")
    return Fault(
        kind=kind,
        method=_method(wish.get("method")),
        route=_route(wish.get("route", "*")),
        times=times,
        is_after=yes_or_no(wish, "after", default=False),
        status=status,
        code=code,
        message=message,
        seconds=float(seconds),
        is_global=yes_or_no(wish, "global", default=False),
        has_via=yes_or_no(wish, "via", default=True),
    )


def yes_or_no(wish: Json, name: str, *, default: bool) -> bool:
    """A field that is true or false. Raises BadFault."""
    value = wish.get(name, default)
    if not isinstance(value, bool):
        raise BadFault(f"{name} has to be true or false")
    return value


def _method(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or value.upper() not in METHODS:
        raise BadFault(f"method has to be one of {', '.join(METHODS)}")
    return value.upper()


def _route(value: object) -> str:
    if not isinstance(value, str) or not (value == "*" or value.startswith("/")):
        raise BadFault("route has to look like /channels/{channel}/messages")
    return value


def _pattern(route: str) -> str:
    if route == "*":
        return ".*"
    parts = re.split(r"(\{[^/{}]*\}|\*)", route)
    return "".join("[^/]+" if part[:1] in {"{", "*"} else re.escape(part) for part in parts)


def read_wishes(value: object) -> list[Json]:
    """One fault or a list of them. Raises BadFault."""
    listed = as_list(value)
    read = [as_map(wish) for wish in ([value] if listed is None else listed)]
    wishes = [wish for wish in read if wish is not None and isinstance(wish.get("kind"), str)]
    if len(wishes) < len(read):
        raise BadFault('every fault has to be an object with a "kind"')
    return wishes
