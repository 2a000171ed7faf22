"""What Discord lets through in the components of a message."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from bot.sandbox.components import (
    BUTTON,
    CHECKBOXES,
    CONTAINER,
    FILE,
    GALLERY,
    RADIO,
    ROW,
    SELECT,
    SEPARATOR,
    TEXT,
    UNSUPPORTED,
    bounds,
    media_in,
    walk,
)
from bot.sandbox.errors import Path, Problems, Unknown
from bot.sandbox.ids import parse_id
from bot.sandbox.limits import check_count, check_number, check_text
from bot.sandbox.reading import Json, as_int, as_list, as_map, maps_in
from bot.sandbox.world import World

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
MOST_ROWS: Final = 5
LARGEST_ID: Final = 2**31 - 1
STYLES: Final = range(1, 5)
LINK: Final = 5
PREMIUM: Final = 6

IN_CONTAINER: Final = (ROW, TEXT, GALLERY, FILE, SEPARATOR)
TOP: Final = (*IN_CONTAINER, CONTAINER)

LETTERS: Final = re.compile(r"[A-Za-z]")


class ComponentCheck:
    """Goes through the components of one message or form."""

    def __init__(self, world: World, problems: Problems, files: Sequence[str]) -> None:
        self._world = world
        self._problems = problems
        self._files = files
        self._checks: dict[int, Callable[[Path, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SELECT: self._select,
            RADIO: self._radio,
            CHECKBOXES: self._checkboxes,
            TEXT: self.text,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }

    def message(self, components: object, *, is_v2: bool) -> None:
        """The components of a message."""
        listed = maps_in(components)
        if len(listed) != len(as_list(components) or []):
            self._problems.add(
                ("components",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used"
            )
        if not is_v2:
            check_count(self._problems, ("components",), len(listed), 0, MOST_ROWS)
        for place, component in enumerate(listed):
            self.one(("components", place), component, TOP if is_v2 else (ROW,))
        self._all(listed)

    def one(self, path: Path, component: Json, allowed: Sequence[int]) -> None:
        """One component, and whether it may be here."""
        kind = as_int(component.get("type"))
        if kind is None:
            self._problems.required((*path, "type"))
        elif kind in UNSUPPORTED:
            raise Unknown(f"{UNSUPPORTED[kind]} (component type {kind})")
        elif kind not in allowed:
            listed = ", ".join(map(str, allowed))
            self._problems.add(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({listed}).',
            )
        else:
            check_number(self._problems, (*path, "id"), component.get("id"), 0, LARGEST_ID)
            self._checks[kind](path, component)

    def _all(self, components: Sequence[Json]) -> None:
        """What holds for all components together."""
        found = [*walk(components)]
        shown = [part for _, c in found for part in (c, *maps_in(c.get("items")))]
        if any(part.get("spoiler") for part in shown):
            raise Unknown("a spoiler")
        if len(found) > MOST_COMPONENTS:
            self._problems.add(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components exceeds the max of {MOST_COMPONENTS}",
            )
        texts = [str(c.get("content", "")) for _, c in found if c.get("type") == TEXT]
        if sum(map(len, texts)) > MOST_TEXT:
            self._problems.add(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total length of displayable text exceeds the max size of {MOST_TEXT}",
            )
        self.unique(components, ("components",))
        self._references(components)

    def unique(self, components: Sequence[Json], path: Path) -> None:
        """No id may be there twice."""
        seen: set[tuple[str, str]] = set()
        for here, component in walk(components, path):
            for name, code in (
                ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
                ("id", "COMPONENT_ID_DUPLICATED"),
            ):
                value = component.get(name)
                key = (name, str(value))
                if value and key in seen:
                    self._problems.add(
                        (*here, name), code, f"Component {name} cannot be duplicated"
                    )
                seen.add(key)

    def _references(self, components: Sequence[Json]) -> None:
        names = {f"attachment://{name}" for name in self._files}
        for media in media_in(components):
            url = str(media["url"])
            if url.startswith("attachment://") and url not in names:
                self._problems.add(
                    ("components",),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment '{url}' was not found",
                )

    def _row(self, path: Path, row: Json) -> None:
        children = maps_in(row.get("components"))
        check_count(self._problems, (*path, "components"), len(children), 1, 5)
        width = 0
        for place, child in enumerate(children):
            here = (*path, "components", place)
            self.one(here, child, (BUTTON, SELECT))
            width += 5 if child.get("type") == SELECT else 1
            if width > 5:
                self._problems.add(
                    here,
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    "The specified component exceeds the maximum width",
                )

    def _button(self, path: Path, button: Json) -> None:
        problems = self._problems
        style = as_int(button.get("style"))
        if style in (LINK, PREMIUM):
            raise Unknown(f"a button that is a link or costs something (style {style})")
        if style not in STYLES:
            problems.choices((*path, "style"), "(1, 2, 3, 4, 5, 6)")
        check_text(problems, (*path, "custom_id"), button.get("custom_id"), 100)
        check_text(problems, (*path, "label"), button.get("label"), 80, fewest=0, needed=False)
        if not button.get("label") and not button.get("emoji"):
            problems.required((*path, "label"))
        self._emoji((*path, "emoji"), button.get("emoji"))

    def _select(self, path: Path, select: Json) -> None:
        placeholder = select.get("placeholder")
        check_text(self._problems, (*path, "placeholder"), placeholder, 150, fewest=0, needed=False)
        self._choice(path, select, range(1, 26))

    def _radio(self, path: Path, group: Json) -> None:
        self._choice(path, group, range(2, 11))

    def _checkboxes(self, path: Path, group: Json) -> None:
        self._choice(path, group, range(1, 11))

    def _choice(self, path: Path, select: Json, sizes: range) -> None:
        """Options to choose from."""
        problems, largest = self._problems, sizes[-1]
        check_text(problems, (*path, "custom_id"), select.get("custom_id"), 100)
        options = maps_in(select.get("options"))
        check_count(problems, (*path, "options"), len(options), sizes[0], largest)
        check_number(problems, (*path, "min_values"), select.get("min_values"), 0, largest)
        check_number(problems, (*path, "max_values"), select.get("max_values"), 1, largest)
        fewest, most = bounds(select)
        if most > len(options) or fewest > most:
            problems.add(
                (*path, "options"),
                "SELECT_COMPONENT_OPTIONS_TOO_FEW",
                f"There are {len(options)} options to choose {fewest} to {most} values from",
            )
        self._options((*path, "options"), options)
        if sum(bool(option.get("default")) for option in options) > most:
            problems.add(
                (*path, "options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "There are more default values than can be chosen",
            )

    def _options(self, path: Path, options: Sequence[Json]) -> None:
        seen: set[str] = set()
        for place, option in enumerate(options):
            here = (*path, place)
            check_text(self._problems, (*here, "label"), option.get("label"), 100)
            check_text(self._problems, (*here, "value"), option.get("value"), 100)
            described = option.get("description")
            check_text(self._problems, (*here, "description"), described, 100, needed=False)
            self._emoji((*here, "emoji"), option.get("emoji"))
            value = str(option.get("value"))
            if value in seen:
                self._problems.add(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(value)

    def _emoji(self, path: Path, value: object) -> None:
        emoji = as_map(value)
        if emoji is None:
            return
        if emoji.get("id") is None:
            name = emoji.get("name")
            is_known = isinstance(name, str) and bool(name) and not LETTERS.search(name)
        else:
            is_known = parse_id(emoji["id"]) in self._world.emojis
        if not is_known:
            self._problems.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def text(self, path: Path, text: Json) -> None:
        """Text on its own."""
        check_text(self._problems, (*path, "content"), text.get("content"), MOST_TEXT)

    def _gallery(self, path: Path, gallery: Json) -> None:
        items = maps_in(gallery.get("items"))
        check_count(self._problems, (*path, "items"), len(items), 1, 10)
        for place, item in enumerate(items):
            here = (*path, "items", place)
            self._media((*here, "media"), item.get("media"))
            text, most = item.get("description"), 1024
            check_text(self._problems, (*here, "description"), text, most, fewest=0, needed=False)

    def _file(self, path: Path, file: Json) -> None:
        self._media((*path, "file"), file.get("file"))
        url = str((as_map(file.get("file")) or {}).get("url", ""))
        if url and not url.startswith(("attachment://", self._world.base)):
            self._problems.add(
                (*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Only attachments are allowed."
            )

    def _media(self, path: Path, value: object) -> None:
        media = as_map(value)
        if media is None:
            self._problems.required(path)
            return
        url = media.get("url")
        check_text(self._problems, (*path, "url"), url, 2048)
        if isinstance(url, str) and not re.match(r"(attachment|https?)://.", url):
            self._problems.add((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    def _separator(self, path: Path, separator: Json) -> None:
        if separator.get("spacing", 1) not in (1, 2):
            self._problems.choices((*path, "spacing"), "(1, 2)")

    def _container(self, path: Path, container: Json) -> None:
        children = maps_in(container.get("components"))
        if not children:
            self._problems.required((*path, "components"))
        color = container.get("accent_color")
        check_number(self._problems, (*path, "accent_color"), color, 0, 0xFFFFFF)
        for place, child in enumerate(children):
            self.one((*path, "components", place), child, IN_CONTAINER)
