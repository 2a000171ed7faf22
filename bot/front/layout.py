"""Turns screens and forms into Discord's components."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.screens.screen import (
    Block,
    Button,
    Buttons,
    Choose,
    Field,
    Form,
    Menu,
    Option,
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

AnyItem: TypeAlias = ui.Item[Any]


class Layout(ui.LayoutView):
    """A screen as it is sent."""

    def __init__(
        self,
        screen: Screen,
        container_id: int | None = None,
        *,
        file: discord.File | None = None,
    ) -> None:
        super().__init__(timeout=None)
        children = [_item(block) for block in screen.blocks]
        if file is not None:
            # An attachment is shown only where a component names it.
            children.append(ui.File(file))
        self.add_item(ui.Container(*children, accent_color=screen.color, id=container_id))

    def is_finished(self) -> bool:
        """Always true: discord.py keeps views that are not finished, one for every message.

        Presses are understood by their ids alone, so nothing needs to be kept.
        """
        return True


class Dialog(ui.Modal):
    """A form as it is opened."""

    def __init__(self, form: Form) -> None:
        super().__init__(title=form.title, custom_id=form.id, timeout=None)
        for field in form.fields:
            self.add_item(_field(field))

    def is_finished(self) -> bool:
        """Always true, for the same reason: what is filled in is understood by its ids."""
        return True


def component_id(mark: int) -> int:
    """The component id by which the message with the mark is found again."""
    return FIRST_ID + mark % IDS


def component_ids(components: Sequence[discord.Component]) -> Iterator[int]:
    """The ids of a message's containers."""
    for component in components:
        if isinstance(component, discord.Container) and component.id is not None:
            yield component.id


def _item(block: Block) -> AnyItem:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Rule():
            return ui.Separator()
        case Buttons(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Menu():
            return ui.ActionRow(_menu(block))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        custom_id=button.id,
        label=button.label,
        style=STYLES[button.style],
        emoji=button.emoji,
    )


def _menu(menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        options=[*map(_option, menu.options)],
        min_values=menu.fewest,
        max_values=menu.most,
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label,
        value=option.value,
        description=option.description,
        emoji=option.emoji,
        default=option.is_default,
    )


def _field(field: Field) -> AnyItem:
    match field:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Choose():
            return ui.Label(
                text=field.label, description=field.description, component=_choose(field)
            )
        case Write():
            return ui.Label(
                text=field.label, description=field.description, component=_write(field)
            )


def _choose(field: Choose) -> ui.Select[Any]:
    return ui.Select(
        custom_id=field.key,
        options=[*map(_option, field.options)],
        min_values=field.fewest,
        max_values=field.most,
        required=field.fewest > 0,
    )


def _write(field: Write) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=field.key,
        placeholder=field.placeholder,
        required=field.is_required,
        max_length=field.longest,
    )
