"""What messages and forms are made of: walked through, counted, numbered."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.sandbox.errors import Path
from bot.sandbox.reading import Json, as_int, as_map, maps_in

ROW: Final = 1
BUTTON: Final = 2
SELECT: Final = 3
TEXT_INPUT: Final = 4
TEXT: Final = 10
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
RADIO: Final = 21
CHECKBOXES: Final = 22

HOLDERS: Final = (ROW, CONTAINER)
"""Components with others inside."""

UNSUPPORTED: Final = {
    5: "a user select",
    6: "a role select",
    7: "a mentionable select",
    8: "a channel select",
    9: "a section",
    11: "a thumbnail",
    19: "a file upload",
    23: "a checkbox",
}
"""Components that Discord has and the sandbox does not."""


def walk(components: Sequence[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """All components with their paths, each before those within it."""
    for place, component in enumerate(components):
        here = (*path, place)
        yield here, component
        kind = as_int(component.get("type"))
        # Discord knows no components inside any others, so nothing else is looked at.
        if kind in HOLDERS:
            yield from walk(maps_in(component.get("components")), (*here, "components"))
        inner = as_map(component.get("component")) if kind == LABEL else None
        if inner is not None:
            yield (*here, "component"), inner


def media_in(components: Sequence[Json]) -> Iterator[Json]:
    """Every reference to a file or a picture."""
    for _, component in walk(components):
        if component.get("type") == GALLERY:
            held = [item.get("media") for item in maps_in(component.get("items"))]
        else:
            held = [component.get("media"), component.get("file")]
        for media in map(as_map, held):
            if media is not None and "url" in media:
                yield media


def number(components: Sequence[Json]) -> None:
    """Gives an id to every component that has none, as Discord does."""
    taken = {component.get("id") for _, component in walk(components)}
    free = 0
    for _, component in walk(components):
        if not component.get("id"):
            free += 1
            while free in taken:
                free += 1
            component["id"] = free


def normalize(components: Sequence[Json]) -> None:
    """Writes ids of emoji as Discord sends them, whichever way they came."""
    for _, component in walk(components):
        for holder in (component, *maps_in(component.get("options"))):
            emoji = as_map(holder.get("emoji"))
            if emoji is not None and emoji.get("id") is not None:
                emoji["id"] = str(emoji["id"])


def find_component(components: Sequence[Json], custom_id: object) -> Json | None:
    """The component with this id."""
    for _, component in walk(components):
        if custom_id is not None and component.get("custom_id") == custom_id:
            return component
    return None


def bounds(select: Json) -> tuple[int, int]:
    """How few and how many may be chosen."""
    fewest, most = as_int(select.get("min_values")), as_int(select.get("max_values"))
    if most is None:
        is_several = select.get("type") == CHECKBOXES
        most = len(maps_in(select.get("options"))) if is_several else 1
    return 1 if fewest is None else fewest, most
