"""What people see of messages and forms."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

BUTTON, MENU, TEXT, LABEL, RADIO, CHECKBOXES = 2, 3, 4, 18, 21, 22
CHOICES = (MENU, RADIO, CHECKBOXES)
"""The types of components that people use."""


@dataclass(frozen=True)
class Button:
    """Something to press, as it is shown."""

    id: str
    label: str
    emoji: str | None = None


@dataclass(frozen=True)
class Menu:
    """Something to choose from at once, as it is shown."""

    id: str
    values: tuple[str, ...]
    labels: tuple[str, ...]


@dataclass(frozen=True)
class SeenMessage:
    """A message as it is shown at one moment."""

    id: int
    place: int
    text: str
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    files: tuple[tuple[str, bytes], ...]
    pings: frozenset[int]
    is_ephemeral: bool
    user: int | None
    """Who alone can see it."""
    payload: Mapping[str, Any] = field(repr=False, compare=False)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    def button(self, label: str) -> Button:
        """The button with that label, or with a label that begins so."""
        found = [button for button in self.buttons if button.label == label]
        found += [button for button in self.buttons if button.label.startswith(label)]
        assert found, f"no button {label!r} among {self.labels}"
        return found[0]


@dataclass(frozen=True)
class Shown:
    """That something was shown, changed or taken away."""

    at: float
    place: int
    user: int | None
    """Who alone sees it: in direct messages and for ephemeral answers."""
    how: str
    """post, edit, delete, answer (an ephemeral one), renew, choices or form."""
    text: str
    seen: SeenMessage | None = None


def see(
    payload: Mapping[str, Any], *, user: int | None, files: Sequence[tuple[str, bytes]]
) -> SeenMessage:
    """A message as Discord sends it."""
    components = [*walk(payload["components"])]
    return SeenMessage(
        id=int(payload["id"]),
        place=int(payload["channel_id"]),
        text=flatten(payload["components"]) or payload["content"],
        buttons=tuple(_button(one) for one in components if one["type"] == BUTTON),
        menus=tuple(_menu(one) for one in components if one["type"] == MENU),
        files=tuple(files),
        pings=frozenset(int(user["id"]) for user in payload["mentions"]),
        is_ephemeral=bool(payload["flags"] & 64),
        user=user,
        payload=payload,
    )


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """All components, those within others too."""
    for component in components:
        yield component
        inner = component.get("component")
        yield from walk([*(component.get("components") or ()), *([inner] if inner else [])])


def flatten(components: Sequence[Mapping[str, Any]]) -> str:
    """All that can be read in components, line by line."""
    return "\n".join(_lines(components))


def _lines(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for component in walk(components):
        for key in ("content", "label", "description", "placeholder"):
            text = component.get(key)
            if isinstance(text, str) and component.get("type") != BUTTON:
                yield text
        for option in component.get("options") or ():
            yield " | ".join(
                str(option[key]) for key in ("label", "value", "description") if option.get(key)
            )
        for item in component.get("items") or ():
            yield str(item.get("description") or "")


def _button(component: Mapping[str, Any]) -> Button:
    emoji = (component.get("emoji") or {}).get("name")
    return Button(component.get("custom_id", ""), component.get("label") or "", emoji)


def _menu(component: Mapping[str, Any]) -> Menu:
    options = component["options"]
    return Menu(
        component["custom_id"],
        tuple(option["value"] for option in options),
        tuple(option["label"] for option in options),
    )


def fill_in(form: Mapping[str, Any], values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The fields of a form as they are sent: filled in, or as they stand there at first."""
    return [
        {"type": LABEL, "component": _fill_in(label["component"], values)}
        for label in form["components"]
        if "component" in label
    ]


def _fill_in(field: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    key, value = field["custom_id"], values.get(field["custom_id"])
    if field["type"] not in CHOICES:
        text = field.get("value", "") if value is None else value
        return {"type": field["type"], "custom_id": key, "value": text}
    if value is None:
        value = [option["value"] for option in field["options"] if option.get("default")]
    chosen = [value] if isinstance(value, str) else [*value]
    sent = {"value": next(iter(chosen), None)} if field["type"] == RADIO else {"values": chosen}
    return {"type": field["type"], "custom_id": key, **sent}
