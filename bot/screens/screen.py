"""Messages and forms as plain values.

Pure functions make screens from views; they are stored as JSON until they are shown, and
`layout.py` turns them into Discord's components.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, Literal, TypeAlias, cast

from bot.games.interface import Json, value
from bot.screens.marks import unmark

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

LONGEST_TEXT: Final = 4000
"""Discord's limit for all text of a message together."""


LONGEST_CALL: Final = 2000
"""The same for a message that calls somebody."""

LONGEST_ALT: Final = 1024
"""Discord's limit for the description of a picture."""


@value
class Text:
    """Some lines of Discord's Markdown."""

    markdown: str


@value
class Rule:
    """A horizontal line."""


@value
class Button:
    """A button; its id says what it does (see `ids.py`)."""

    id: str
    label: str
    style: Style = "secondary"
    emoji: str | None = None


@value
class Buttons:
    """A row of at most three buttons: phones show no more side by side."""

    buttons: tuple[Button, ...]


@value
class Option:
    """An option of a menu or a form."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    is_default: bool = False


@value
class Menu:
    """A list to choose from, which sends the choice at once."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    fewest: int = 1
    most: int = 1


@value
class Picture:
    """A picture, painted when it's sent; words say everything that it shows."""

    name: str
    """The painter's name among those of the families."""
    facts: Json
    """What it shows."""
    alt: str
    """The description for people who can't see it."""
    instead: str = ""
    """The words in its place where there are no pictures, unless the text around it suffices."""
    below: str = ""
    """A line below it, only where it is shown."""


Block: TypeAlias = Text | Rule | Buttons | Menu | Picture


@value
class Screen:
    """A message."""

    blocks: tuple[Block, ...]
    color: int | None = None
    is_call: bool = False
    """Whether it calls somebody: then it's text and buttons only, with the call on its first line,
    which a locked phone shows.
    """


@value
class Choose:
    """A field of a form: one or several of the options."""

    key: str
    label: str
    options: tuple[Option, ...]
    description: str | None = None
    fewest: int = 1
    most: int = 1


@value
class Write:
    """A field of a form: a line of text."""

    key: str
    label: str
    description: str | None = None
    placeholder: str | None = None
    is_required: bool = True
    longest: int = 100
    filled: str | None = None
    """The text that is there from the start."""


Field: TypeAlias = Text | Choose | Write


@value
class Form:
    """A form of at most five fields."""

    id: str
    title: str
    fields: tuple[Field, ...]


BLOCKS: Final[dict[str, Any]] = {
    "text": Text,
    "rule": Rule,
    "buttons": Buttons,
    "menu": Menu,
    "picture": Picture,
}
BLOCK_WORDS: Final = {kind: word for word, kind in BLOCKS.items()}


def has_pictures(screen: Screen) -> bool:
    """Whether there are pictures to paint."""
    return any(isinstance(block, Picture) for block in screen.blocks)


def without_presses(screen: Screen) -> Screen:
    """The screen without buttons and menus."""
    kept = tuple(block for block in screen.blocks if not isinstance(block, Buttons | Menu))
    return Screen(kept, screen.color)


def dump_screen(screen: Screen) -> Json:
    """The screen as JSON."""
    blocks = [{"block": BLOCK_WORDS[type(block)]} | asdict(block) for block in screen.blocks]
    return {"blocks": blocks, "color": screen.color, "is_call": screen.is_call}


def load_screen(data: Json) -> Screen:
    """The screen from JSON."""
    shown = rewritten(data, lambda text, _: unmark(text))
    blocks = tuple(_load_block(block) for block in shown["blocks"])
    # What an earlier version stored says nothing about calls.
    return Screen(blocks, data["color"], data.get("is_call", False))


def rewritten(data: Json, change: Callable[[str, str], str], key: str = "") -> Json:
    """A copy with each text changed, depending on its key."""
    if isinstance(data, str):
        return change(data, key)
    if isinstance(data, Mapping):
        fields = cast("Mapping[str, Any]", data)
        return {name: rewritten(one, change, name) for name, one in fields.items()}
    if isinstance(data, list | tuple):
        return [rewritten(one, change, key) for one in cast("list[Any]", data)]
    return data


def _load_block(data: dict[str, Any]) -> Block:
    kind = BLOCKS[data.pop("block")]
    if kind is Buttons:
        return Buttons(tuple(Button(**button) for button in data["buttons"]))
    if kind is Menu:
        data["options"] = tuple(Option(**option) for option in data["options"])
        return Menu(**data)
    block: Block = kind(**data)
    return block
