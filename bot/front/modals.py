"""The values of a form, as Discord sends them.

People may send a form long after they opened it, even after a restart of the bot: it is read from
the interaction alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any, cast


def read_values(data: Any) -> dict[str, tuple[str, ...]]:
    """The values by field, without empty fields."""
    values = {key: _values(field) for key, field in _fields(data)}
    return {key: filled for key, filled in values.items() if filled}


def _fields(data: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The fields within rows and labels."""
    if not isinstance(data, Mapping):
        return
    component = cast("Mapping[str, Any]", data)
    key = component.get("custom_id")
    if isinstance(key, str) and ("values" in component or "value" in component):
        yield key, component
    children: Any = component.get("components")
    if isinstance(children, list):
        for child in cast("list[Any]", children):
            yield from _fields(child)
    yield from _fields(component.get("component"))


def _values(field: Mapping[str, Any]) -> tuple[str, ...]:
    value: Any = field.get("value")
    if isinstance(value, str):
        return (value.strip(),) if value.strip() else ()
    values: Any = field.get("values")
    if not isinstance(values, list):
        return ()
    return tuple(value for value in cast("list[Any]", values) if isinstance(value, str))
