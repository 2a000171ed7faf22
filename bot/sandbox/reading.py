"""JSON that came from outside, with types that can be relied on."""

from typing import Any, TypeAlias, cast

Json: TypeAlias = dict[str, Any]


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
