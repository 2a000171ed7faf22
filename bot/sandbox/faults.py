"""Trouble to order that waits for the next requests of the bot."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.sandbox.reading import Json, as_int, as_list, as_map


class BadFault(Exception):
    """A fault that makes no sense."""


ERROR: Final = "error"
LATENCY: Final = "latency"

COMMON: Final = {"method", "route", "times", "after"}
FIELDS: Final = {
    ERROR: COMMON | {"status", "code", "message", "retry_after", "global"},
    LATENCY: COMMON | {"seconds"},
}


@dataclass(slots=True)
class Fault:
    """What befalls the next requests that fit."""

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

    def fits(self, method: str, path: str) -> bool:
        """Whether it befalls this request."""
        if self.method is not None and self.method != method:
            return False
        return re.fullmatch(_pattern(self.route), path) is not None

    @property
    def shape(self) -> Json:
        """The fault as it was ordered, with the times that are left."""
        common: Json = {
            "kind": self.kind,
            "method": self.method,
            "route": self.route,
            "times": self.times,
            "after": self.is_after,
        }
        if self.kind == LATENCY:
            return common | {"seconds": self.seconds}
        return common | {"status": self.status, "code": self.code, "message": self.message}


class Faults:
    """The faults that wait, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def order(self, wish: Json) -> Fault:
        """Orders a fault. Raises BadFault."""
        fault = read_fault(wish)
        self.waiting.append(fault)
        return fault

    def take(self, kinds: Iterable[str], method: str, path: str) -> list[Fault]:
        """The faults that befall this request, the first of each kind; each counts once."""
        found: list[Fault] = []
        for kind in kinds:
            for fault in self.waiting:
                if fault.kind == kind and fault.fits(method, path):
                    fault.times -= 1
                    found.append(fault)
                    break
        self.waiting = [fault for fault in self.waiting if fault.times > 0]
        return found

    def clear(self) -> None:
        """Takes all faults back."""
        self.waiting.clear()


def read_fault(wish: Json) -> Fault:
    """A fault as it was ordered. Raises BadFault."""
    kind = str(wish.get("kind"))
    unknown = set(wish) - FIELDS.get(kind, set()) - {"kind"}
    if unknown:
        raise BadFault(f"{kind} has no field {', '.join(sorted(unknown))}")
    method = wish.get("method")
    seconds = wish.get("retry_after" if kind == ERROR else "seconds", 1.0)
    status = as_int(wish.get("status", 500))
    times = as_int(wish.get("times", 1))
    if status is None or not 400 <= status <= 599:
        raise BadFault("status should be a number from 400 to 599")
    if times is None or times < 1:
        raise BadFault("times should be a number from 1 on")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or seconds < 0:
        raise BadFault("seconds and retry_after should be numbers from 0 on")
    return Fault(
        kind=kind,
        method=None if method is None else str(method).upper(),
        route=_route(wish.get("route", "*")),
        times=times,
        is_after=bool(wish.get("after", False)),
        status=status,
        code=as_int(wish.get("code", 0)) or 0,
        message=str(wish.get("message", "")),
        seconds=float(seconds),
        is_global=bool(wish.get("global", False)),
    )


def _route(value: object) -> str:
    if not isinstance(value, str) or not (value == "*" or value.startswith("/")):
        raise BadFault("route should look like /channels/{channel}/messages")
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
        raise BadFault('a fault is an object with a "kind"')
    return wishes
