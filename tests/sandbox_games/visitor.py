"""A person in the sandbox who types, presses and fills in like one in the simulated Discord."""

from collections.abc import Awaitable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.sandbox_games.stage import Guest
from tests.simulated import Button

BUTTON = 2
SELECT = 3


@dataclass(frozen=True)
class Answer:
    """What came of it: a message, or a form."""

    was_in_time: bool
    shown: Mapping[str, Any] | None
    form: Mapping[str, Any] | None

    @property
    def message(self) -> "Answer | None":
        return None if self.shown is None else self

    @property
    def text(self) -> str:
        return str(self.shown)

    @property
    def buttons(self) -> list[Button]:
        found = [] if self.shown is None else parts(self.shown)
        return [
            Button(one["custom_id"], one.get("label") or "")
            for one in found
            if one["type"] == BUTTON and "custom_id" in one
        ]

    @property
    def fields(self) -> dict[str, Mapping[str, Any]]:
        """What can be filled in, by key."""
        found = [] if self.form is None else parts(self.form)
        return {one["custom_id"]: one for one in found if one.get("custom_id")}


def parts(shown: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """All components within a message or a form."""
    inner = shown.get("component")
    for one in [*shown.get("components", []), *([inner] if inner else [])]:
        yield one
        yield from parts(one)


class Visitor:
    """A guest in one channel."""

    def __init__(self, guest: Guest, channel: int) -> None:
        self.id = guest.id
        self.was_always_answered = True
        self._guest = guest
        self._channel = channel

    def direct_messages(self) -> list[Answer]:
        """What stands in the direct messages."""
        return [Answer(True, data, None) for data in self._guest.standing(None)]

    async def slash(self, name: str, *, direct: bool = False, **options: object) -> Answer:
        """Uses a command."""
        place = self._guest.direct if direct else self._channel
        return await self._answered(self._guest.slash(place, name, **options))

    async def press(self, what: Button | str, on: Answer | None = None) -> Answer:
        """Presses a button: one that was seen, or the newest in the channel with this label."""
        if on is None:
            assert isinstance(what, str)
            on, what = self._find(what)
        assert isinstance(what, Button)
        assert on.shown is not None
        return await self._answered(self._guest.press(dict(on.shown), what.id))

    async def fill(self, opened: Answer, values: Mapping[str, Any]) -> Answer:
        """Fills in the form that was opened, and leaves the rest as it is."""
        assert opened.form is not None
        filled = [
            {"type": label["type"], "component": fill_in(label["component"], values)}
            for label in opened.form["components"]
            if "component" in label
        ]
        form = opened.form
        data = {"id": form["id"], "custom_id": form["custom_id"], "components": filled}
        return await self._answered(self._guest.interact(5, int(form["channel_id"]), data))

    def sees(self) -> list[Answer]:
        """What stands in the channel."""
        return [Answer(True, data, None) for data in self._guest.standing(self._channel)]

    def _find(self, label: str) -> tuple[Answer, Button]:
        for shown in reversed(self.sees()):
            for button in shown.buttons:
                if button.label == label:
                    return shown, button
        raise AssertionError(f"there is no button {label!r}")

    async def _answered(self, doing: Awaitable[bool]) -> Answer:
        own, heard, forms = len(self._guest.own), len(self._guest.heard), len(self._guest.forms)
        was_in_time = await doing
        self.was_always_answered &= was_in_time
        changed = [data for name, data in self._guest.heard[heard:] if name == "MESSAGE_UPDATE"]
        shown = [*changed[:1], *self._guest.own[own:]]
        opened = self._guest.forms[forms:]
        return Answer(was_in_time, shown[-1] if shown else None, opened[-1] if opened else None)


def fill_in(field: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """A field as it is sent: with the value for it, or as it stands there at first."""
    key, value = field["custom_id"], values.get(field["custom_id"])
    if field["type"] != SELECT:
        return {"type": field["type"], "custom_id": key, "value": value or field.get("value", "")}
    if value is None:
        value = [option["value"] for option in field["options"] if option.get("default")]
    chosen = [value] if isinstance(value, str) else [*value]
    return {"type": SELECT, "custom_id": key, "values": chosen}
