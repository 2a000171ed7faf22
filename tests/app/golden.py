"""What Discord gets for a message, a form or the list of commands, as lines that people can read.

Only what people see is written: of the ids of buttons and forms merely what they mean. Among the
golden screens this is the one module that knows Discord's JSON.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, TypeAlias

Json: TypeAlias = Mapping[str, Any]


class MoveSet:
    """The types of components."""

    ROW = 1
    BUTTON = 2
    MENU = 3
    WRITE = 4
    TEXT = 10
    GALLERY = 12
    FILE = 13
    RULE = 14
    LABEL = 18
    BOX = 17


STYLES: Final = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
OPTION_TYPES: Final = {1: "", 2: "", 3: "text", 4: "number", 5: "yes or no", 6: "person"}


def message_lines(payload: Json) -> list[str]:
    """A message: its colour, its words, and everything that can be pressed."""
    content = payload.get("content")
    lines = content.split("\n") if content else []
    return [*lines, *_all_lines(payload.get("components") or ())]


def form_lines(form: Json) -> list[str]:
    """A form: its title, and every field with all that can be chosen."""
    title = f"form “{form['title']}” ({meaning(form['custom_id'])})"
    return [title, *_all_lines(form["components"])]


def meaning(custom_id: str) -> str:
    """What an id of a button or form means, without the table, the family and the moment."""
    _, verb, _, _, rest = custom_id.split(":", 4)
    return verb if verb == "rules" else f"{verb} {rest}".strip()


# Messages and forms


def _all_lines(components: Sequence[Json]) -> Iterator[str]:
    for component in components:
        yield from _lines(component)


def _lines(component: Json) -> Iterator[str]:
    match component["type"]:
        case MoveSet.BOX:
            color = component.get("accent_color")
            if color is not None:
                yield f"(colour {color:06x})"
            yield from _all_lines(component["components"])
        case MoveSet.TEXT:
            yield from component["content"].split("\n")
        case MoveSet.RULE:
            yield "———"
        case MoveSet.FILE:
            yield f"file {component['file']['url'].partition('?')[0].rpartition('/')[2]}"
        case MoveSet.ROW:
            yield from _row(component["components"])
        case MoveSet.LABEL:
            yield from _field(component)
        case MoveSet.GALLERY:
            for item in component["items"]:
                yield f"picture “{item['description']}”"
        case unknown:
            raise ValueError(f"nothing is known of components of type {unknown}")


def _row(components: Sequence[Json]) -> Iterator[str]:
    if components[0]["type"] == MoveSet.MENU:
        (menu,) = components
        yield f"menu “{menu.get('placeholder')}” ({meaning(menu['custom_id'])}){_range(menu)}"
        yield from _options(menu)
    else:
        yield " ".join(map(_button, components))


def _button(button: Json) -> str:
    says = f"{_emoji(button)}{button.get('label') or ''}"
    is_off = " · off" if button.get("disabled") else ""
    return f"[{says} · {STYLES[button['style']]} · {meaning(button['custom_id'])}{is_off}]"


def _field(label: Json) -> Iterator[str]:
    field = label["component"]
    description = f" — {label['description']}" if label.get("description") else ""
    yield f"{field['custom_id']} “{label['label']}”{description}{_range(field)}"
    if field["type"] == MoveSet.MENU:
        yield from _options(field)
    else:
        placeholder, longest = field.get("placeholder"), field.get("max_length")
        yield f"  ___ “{placeholder}”, at most {longest} characters"


def _options(menu: Json) -> Iterator[str]:
    """What can be chosen, with a star before what is chosen beforehand."""
    return (f"  {_option(option)}" for option in menu["options"])


def _option(option: Json) -> str:
    description = f" — {option['description']}" if option.get("description") else ""
    star = "* " if option.get("default") else ""
    return f"{star}{_emoji(option)}{option['label']} = {option['value']}{description}"


def _emoji(component: Json) -> str:
    name = (component.get("emoji") or {}).get("name")
    return f"{name} " if name else ""


def _range(field: Json) -> str:
    """How many are to be chosen, or that nothing has to be written."""
    if field["type"] == MoveSet.WRITE:
        return "" if field.get("required", True) else " (may be left out)"
    least, most = field.get("min_values", 1), field.get("max_values", 1)
    return "" if (least, most) == (1, 1) else f" ({least} to {most})"


# The list of commands


def command_lines(commands: Sequence[Json], depth: int = 0) -> Iterator[str]:
    """The commands as they are told to Discord, their texts in all languages."""
    for command in commands:
        indent = "    " * depth
        yield f"{indent}{command['name']}{_facts(command)}"
        yield f"{indent}  {command['description']}"
        yield from _in_languages(command, ("name", "description"), f"{indent}  ")
        for choice in command.get("choices") or ():
            yield f"{indent}  * {choice['value']}: {choice['name']}"
            yield from _in_languages(choice, ("name",), f"{indent}    ")
        yield from command_lines(command.get("options") or (), depth + 1)


def _facts(command: Json) -> str:
    """What else is said of a command or an option."""
    facts = [OPTION_TYPES[command.get("type", 1)]]
    facts += [word for word in ("required", "autocomplete") if command.get(word)]
    told = ("min_value", "max_value", "min_length", "max_length", "contexts", "integration_types")
    facts += [f"{name} {command[name]}" for name in told if command.get(name) is not None]
    found = ", ".join(filter(None, facts))
    return f" ({found})" if found else ""


def _in_languages(texts: Json, names: Sequence[str], indent: str) -> Iterator[str]:
    """The texts of these names in other languages, a line for each language that has any."""
    others = [texts.get(f"{name}_localizations") or {} for name in names]
    for language in sorted({*chain(*others)}):
        found = " — ".join(told[language] for told in others if language in told)
        yield f"{indent}{language}: {found}"
