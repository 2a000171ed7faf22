"""Turns screens and forms into Discord's components."""

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot import limits
from bot.front.emoji import PLAIN, OwnEmoji
from bot.screens.screen import (
    LONGEST_CALL,
    LONGEST_TEXT,
    Block,
    Button,
    Buttons,
    Choose,
    Field,
    Form,
    Menu,
    Option,
    Picture,
    Rule,
    Screen,
    Text,
    Write,
)

STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

FIRST_ID: Final = 1000
"""Discord numbers components without an id of their own from 1 upwards."""

IDS: Final = 2**31 - FIRST_ID
"""Component ids are 32 bits wide; half of them is safe for every client."""

NO_PICTURES: Final[Mapping[str, bytes]] = {}

AnyItem: TypeAlias = ui.Item[Any]


class Call(ui.View):
    """A message that calls somebody: locked phones show only such plain content."""

    has_pictures = False
    is_silent = False

    def __init__(
        self, screen: Screen, first_id: int | None = None, *, emoji: OwnEmoji = PLAIN
    ) -> None:
        super().__init__(timeout=None)
        self.content = _content(screen, emoji)
        self.files: list[discord.File] = []
        buttons = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
        for row, beside in enumerate(buttons):
            for button in beside:
                item = _button(button, emoji)
                item.row = row
                self.add_item(item)
        if self.children:
            self.children[0].id = first_id

    def rewind(self) -> None:
        """Does nothing, as there are no files."""

    def in_words(self) -> "Call":
        """The same, as it has no pictures."""
        return self

    def is_finished(self) -> bool:
        """Always true, as with a layout."""
        return True


class Layout(ui.LayoutView):
    """A screen ready to send."""

    content = None
    is_silent = True
    """It calls nobody, so no phone rings."""

    def __init__(
        self,
        screen: Screen,
        container_id: int | None = None,
        *,
        files: Sequence[discord.File] = (),
        emoji: OwnEmoji = PLAIN,
        pictures: Mapping[str, bytes] = NO_PICTURES,
    ) -> None:
        super().__init__(timeout=None)
        self._screen, self._container_id = screen, container_id
        self._files, self._emoji = files, emoji
        self.has_pictures = bool(pictures)
        self.files = [
            discord.File(io.BytesIO(painted), _file_name(name))
            for name, painted in pictures.items()
        ]
        """All files to upload with it."""
        blocks = [shown for block in screen.blocks for shown in _shown(block, pictures)]
        own = emoji if _has_room(blocks, emoji) else PLAIN
        children = [_item(block, own) for block in blocks]
        # An attachment is shown only where a component names it.
        children += [ui.File(file) for file in files]
        self.files += files
        self.add_item(ui.Container(*children, accent_color=screen.color, id=container_id))

    def rewind(self) -> None:
        """Makes its files ready for another upload."""
        for file in self.files:
            file.reset()

    def in_words(self) -> "Layout":
        """The same without pictures."""
        return Layout(self._screen, self._container_id, files=self._files, emoji=self._emoji)

    def is_finished(self) -> bool:
        """Always true: discord.py keeps views that are not finished, one for every message.

        The ids of buttons say it all, so nothing needs to be kept.
        """
        return True


Shown: TypeAlias = Layout | Call


def posted(shown: Shown, mentions: discord.AllowedMentions) -> dict[str, Any]:
    """The arguments for a new message, for any of discord.py's functions that send one."""
    return {
        "content": shown.content,
        "view": shown,
        "files": shown.files,
        "silent": shown.is_silent,
        "allowed_mentions": mentions,
    }


def changed(shown: Shown, mentions: discord.AllowedMentions) -> dict[str, Any]:
    """The arguments to change a message, even if it was a call so far."""
    return {
        "content": None,
        "view": shown,
        "attachments": shown.files,
        "allowed_mentions": mentions,
    }


class Dialog(ui.Modal):
    """A form ready to open."""

    def __init__(self, form: Form, emoji: OwnEmoji = PLAIN) -> None:
        super().__init__(title=form.title, custom_id=form.id, timeout=None)
        own = emoji if _has_room(form.fields, emoji) else PLAIN
        for field in form.fields:
            self.add_item(_field(field, own))

    def is_finished(self) -> bool:
        """Always true, for the same reason: the ids of a form say it all."""
        return True


def component_id(mark: int) -> int:
    """The component id by which the message with the mark is found again."""
    return FIRST_ID + mark % IDS


def component_ids(components: Sequence[discord.Component]) -> Iterator[int]:
    """The ids of a message's containers and buttons."""
    for component in components:
        if isinstance(component, discord.ActionRow):
            yield from component_ids(component.children)
        elif isinstance(component, discord.Container | discord.Button) and component.id is not None:
            yield component.id


def _content(screen: Screen, emoji: OwnEmoji) -> str:
    """The text of a call; locked phones know no drawings, so there are none on its first line."""
    text = "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))
    first, *rest = text.split("\n", maxsplit=1)
    drawn = "\n".join([first, *map(emoji.drawn, rest)])
    return drawn if len(drawn) <= LONGEST_CALL else text[:LONGEST_CALL]


def _has_room(parts: Sequence[Block | Field], emoji: OwnEmoji) -> bool:
    """Whether Discord takes all of the text with the drawings in it."""
    texts = [part.markdown for part in parts if isinstance(part, Text)]
    return sum(len(emoji.drawn(text)) for text in texts) <= LONGEST_TEXT


def _item(block: Block, emoji: OwnEmoji) -> AnyItem:
    match block:
        case Text(markdown):
            return ui.TextDisplay(emoji.drawn(markdown))
        case Rule():
            return ui.Separator()
        case Buttons(buttons):
            return ui.ActionRow(*[_button(button, emoji) for button in buttons])
        case Menu():
            return ui.ActionRow(_menu(block, emoji))
        case Picture(name, _, alt):
            address = f"attachment://{_file_name(name)}"
            return ui.MediaGallery(discord.MediaGalleryItem(address, description=alt))


def _shown(block: Block, pictures: Mapping[str, bytes]) -> list[Block]:
    """A picture that is there, the words in its place, or any other block as it is."""
    if not isinstance(block, Picture):
        return [block]
    is_there = block.name in pictures
    words = block.below if is_there else block.instead
    return [*([block] if is_there else []), *([Text(words)] if words else [])]


def _file_name(picture: str) -> str:
    return f"{picture}.webp"


def _button(button: Button, emoji: OwnEmoji) -> ui.Button[Any]:
    return ui.Button(
        custom_id=button.id,
        label=button.label,
        style=STYLES[button.style],
        emoji=emoji.drawn(button.emoji or "") or None,
    )


def _menu(menu: Menu, emoji: OwnEmoji) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        options=[_option(option, emoji) for option in menu.options],
        min_values=menu.fewest,
        max_values=menu.most,
    )


def _option(option: Option, emoji: OwnEmoji) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label,
        value=option.value,
        description=option.description,
        emoji=emoji.drawn(option.emoji or "") or None,
        default=option.is_default,
    )


def _field(field: Field, emoji: OwnEmoji) -> AnyItem:
    match field:
        case Text(markdown):
            return ui.TextDisplay(emoji.drawn(markdown))
        case Choose():
            return ui.Label(
                text=field.label, description=field.description, component=_choose(field, emoji)
            )
        case Write():
            return ui.Label(
                text=field.label, description=field.description, component=_write(field)
            )


def _choose(field: Choose, emoji: OwnEmoji) -> AnyItem:
    """Everything there is to choose from at once, unless it is too much."""
    is_required = field.fewest > 0
    if field.most == 1 and 2 <= len(field.options) <= limits.OPTIONS_IN_A_GROUP:
        options = [discord.RadioGroupOption(**_plain(option)) for option in field.options]
        return ui.RadioGroup(custom_id=field.key, options=options, required=is_required)
    if field.most > 1 and len(field.options) <= limits.OPTIONS_IN_A_GROUP:
        return ui.CheckboxGroup(
            custom_id=field.key,
            options=[discord.CheckboxGroupOption(**_plain(option)) for option in field.options],
            min_values=field.fewest,
            max_values=field.most,
            required=is_required,
        )
    return ui.Select(
        custom_id=field.key,
        options=[_option(option, emoji) for option in field.options],
        min_values=field.fewest,
        max_values=field.most,
        required=is_required,
    )


def _plain(option: Option) -> dict[str, Any]:
    """An option where Discord shows no emoji."""
    return {
        "label": option.label,
        "value": option.value,
        "description": option.description,
        "default": option.is_default,
    }


def _write(field: Write) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=field.key,
        placeholder=field.placeholder,
        default=field.filled,
        required=field.is_required,
        max_length=field.longest,
    )
