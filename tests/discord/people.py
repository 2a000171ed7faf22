"""People on Discord: what they do, what comes of it, and what they see."""

from asyncio import Event
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

from bot.sandbox.errors import ApiError
from bot.sandbox.invoking import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Invoking,
    interaction_shape,
)
from bot.sandbox.world import EPHEMERAL, Channel, Interaction, User
from tests.discord.seen import (
    BUTTON,
    LABEL,
    MENU,
    TEXT,
    Button,
    Menu,
    SeenMessage,
    Shown,
    fill_in,
    flatten,
    walk,
)
from tests.sandbox.people import command as as_typed

if TYPE_CHECKING:
    from tests.discord.server import Discord

GROUP = "mammamia"

GONE, UNFIT = 10008, 50035
"""What Discord says of a message that is not there, and of a button that is not on it."""


DEFERRED_UPDATE = 6


@dataclass(frozen=True)
class Answer:
    """What came of an interaction; to be read once the world is still."""

    discord: "Discord" = field(repr=False)
    person: "Person"
    interaction: Interaction = field(repr=False)

    @property
    def is_answered(self) -> bool:
        return self.interaction.answered_with is not None

    @property
    def message(self) -> SeenMessage | None:
        """The last message that the bot answered with, or the message that it changed."""
        number = self.discord.find_last_answer(self.interaction)
        return None if number is None else self.discord.see(self.interaction.channel_id, number)

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.message.buttons if self.message else ()

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    @property
    def is_silent(self) -> bool:
        """Whether the bot took notice of a press without a word."""
        return self.interaction.answered_with == DEFERRED_UPDATE

    @property
    def is_ephemeral(self) -> bool:
        return self.message is not None and self.message.is_ephemeral

    @property
    def form(self) -> dict[str, Any] | None:
        """The form that was opened, as Discord gets it."""
        return self.interaction.modal

    @property
    def fields(self) -> dict[str, Mapping[str, Any]]:
        """What can be filled in, by key."""
        components = walk((self.form or {}).get("components", []))
        return {one["custom_id"]: one for one in components if one.get("custom_id")}

    @property
    def form_text(self) -> str:
        return flatten((self.form or {}).get("components", []))

    @property
    def choices(self) -> list[tuple[str, Any]]:
        """What was offered to somebody who types."""
        offered = self.person.offered.get(str(self.interaction.nonce), [])
        return [(choice["name"], choice["value"]) for choice in offered]


class Person:
    """Somebody on Discord."""

    def __init__(self, discord: "Discord", name: str, user: User) -> None:
        self.name = name
        self.user = user
        self.offered: dict[str, list[dict[str, Any]]] = {}
        """The suggestions for what was typed, by nonce."""
        self.heard: list[tuple[str, dict[str, Any]]] = []
        """What happened to messages that others can see too."""
        self.notifications: list[str] = []
        """What the phone has shown, even where that was nothing at all."""
        self.own: list[dict[str, Any]] = []
        """Messages that nobody else can see."""
        self._own_ids: set[str] = set()
        self.news = Event()
        self._discord = discord
        self._nonces = count(1)

    def __repr__(self) -> str:
        return f"Person({self.name!r})"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def language(self) -> str:
        return self.user.locale

    @language.setter
    def language(self, language: str) -> None:
        self.user.locale = language

    # What they do

    async def slash(
        self,
        name: str,
        *,
        at: Channel | None = None,
        direct: bool = False,
        group: str = GROUP,
        **options: Any,
    ) -> Answer:
        """Uses a command in the channel, in another one, or in the direct messages.

        One of a group within the group is named with that: `data show`.
        """
        typed = as_typed(group, *name.split(), **options)
        return await self.use(typed, self._place(at, direct=direct))

    async def use(self, command: dict[str, Any], place: int) -> Answer:
        """Uses a command of whatever group."""
        return await self._do(COMMAND, place, command)

    async def autocomplete(
        self,
        name: str,
        option: str,
        typed: str = "",
        *,
        at: Channel | None = None,
        direct: bool = False,
        group: str = GROUP,
        **filled: Any,
    ) -> list[tuple[str, Any]]:
        """Types into an option; gives labels and values of what is offered."""
        data = as_typed(group, name, focused=option, **filled, **{option: typed})
        return (await self._do(AUTOCOMPLETE, self._place(at, direct=direct), data)).choices

    async def press(
        self,
        what: Button | str,
        on: SeenMessage | Answer | None = None,
        *,
        direct: bool = False,
        at: Channel | None = None,
    ) -> Answer:
        """Presses a button: one that was seen, or the newest in sight with such a label.

        A message that was seen can be pressed as it was then, even if it is gone meanwhile.
        """
        message = on.message if isinstance(on, Answer) else on
        if message is None:
            message = self._find(what, direct=direct, at=at)
        button = message.button(what) if isinstance(what, str) else what
        return await self.send_press(button.id, message)

    async def choose(self, menu: Menu, values: Sequence[str], on: SeenMessage | Answer) -> Answer:
        """Chooses from a menu of a message."""
        message = on.message if isinstance(on, Answer) else on
        assert message is not None
        data = {"custom_id": menu.id, "component_type": MENU, "values": [*values]}
        return await self._do_with(message, data)

    async def send_press(self, press_id: str, message: SeenMessage) -> Answer:
        """Sends a press with whatever id, forged or not."""
        data = {"custom_id": press_id, "component_type": BUTTON}
        return await self._do_with(message, data)

    async def fill(self, opened: Answer, values: Mapping[str, Any]) -> Answer:
        """Fills in the form that was opened and sends it, as far as Discord lets one."""
        form, former = opened.form, opened.interaction
        assert form is not None, opened.text
        components = fill_in(form, values)
        data = {"id": str(former.id), "custom_id": form["custom_id"], "components": components}
        return await self._do(MODAL, former.channel_id, data)

    async def send_form(
        self, form_id: str, values: Mapping[str, Any], on: SeenMessage | None = None
    ) -> Answer:
        """Sends a form with whatever id and content, forged or not."""
        fields = [
            {"type": LABEL, "component": {"type": MENU, "custom_id": key, "values": value}}
            if isinstance(value, list)
            else {"type": LABEL, "component": {"type": TEXT, "custom_id": key, "value": value}}
            for key, value in values.items()
        ]
        place = on.place if on else self._discord.channel.id
        return await self._force(MODAL, place, {"custom_id": form_id, "components": fields}, on)

    async def send_command(
        self,
        name: str,
        options: Sequence[Mapping[str, Any]],
        *,
        is_typing: bool = False,
        group: str = GROUP,
    ) -> Answer:
        """Sends a command, or one that is being typed, with whatever options, known or not."""
        parts = [{"name": name, "type": 1, "options": [dict(option) for option in options]}]
        data = {"id": "1", "name": group, "type": 1, "options": parts}
        return await self._force(
            AUTOCOMPLETE if is_typing else COMMAND, self._discord.channel.id, data
        )

    async def _do_with(self, message: SeenMessage, data: dict[str, Any]) -> Answer:
        """Uses a message, as it is or as it was when the click set out."""
        try:
            return await self._do(COMPONENT, message.place, data, message_id=str(message.id))
        except ApiError as error:
            if error.code not in (GONE, UNFIT) or not self._discord.takes_late_clicks:
                raise
        return await self._force(COMPONENT, message.place, data, message)

    async def _do(self, kind: int, place: int, data: dict[str, Any], **more: Any) -> Answer:
        """Does what Discord lets one do. Raises ApiError."""
        channel = self._discord.box.world.channels[place]
        where = {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
        wish = {"type": kind, "channel_id": str(place), "nonce": self._nonce(), "data": data}
        interaction = Invoking(self._discord.box, self.user, {**wish, **where, **more}).start()
        return await self._discord.answered(Answer(self._discord, self, interaction))

    async def _force(
        self, kind: int, place: int, data: dict[str, Any], message: SeenMessage | None = None
    ) -> Answer:
        """Does what Discord would not let through, or not any more."""
        box = self._discord.box
        channel = box.world.channels[place]
        interaction = Interaction(
            id=box.world.ids.next(),
            token=token_urlsafe(48),
            type=kind,
            user_id=self.id,
            guild_id=channel.guild_id,
            channel_id=place,
            nonce=self._nonce(),
            created_at=box.clock.now(),
            data=data,
            message_id=None if message is None else message.id,
        )
        box.world.add_interaction(interaction)
        shape = interaction_shape(box, interaction, channel)
        if message is not None:
            shape["message"] = dict(message.payload)
        box.hub.tell_one("INTERACTION_CREATE", box.world.bot, shape, channel.guild_id)
        return await self._discord.answered(Answer(self._discord, self, interaction))

    def _nonce(self) -> str:
        return f"{self.name}{next(self._nonces)}"

    def _place(self, at: Channel | None, *, direct: bool) -> int:
        return self._discord.direct(self).id if direct else (at or self._discord.channel).id

    # What they see

    def hear(self, name: str, data: dict[str, Any]) -> None:
        """The gateway tells something."""
        if name.startswith("MESSAGE_"):
            if data.get("flags", 0) & EPHEMERAL:
                self.own.append(data)
                self._own_ids.add(data["id"])
            elif data["id"] not in self._own_ids:
                self.heard.append((name, data))
        elif name == "NOTIFICATION":
            self.notifications.append(data["text"])
        self.news.set()

    def sees(self, at: Channel | None = None, *, direct: bool = False) -> list[SeenMessage]:
        """All messages of a channel that this person sees now."""
        return self._discord.messages(self._place(at, direct=direct), self.id)

    def direct_messages(self) -> list[SeenMessage]:
        """What stands in the direct messages, without ephemeral answers."""
        return [message for message in self.sees(direct=True) if not message.is_ephemeral]

    def ever_saw(self) -> list[Shown]:
        """Everything that was ever shown to this person, in order."""
        return [
            shown
            for shown in self._discord.shown
            if shown.user in (None, self.id)
            and (shown.user is not None or not self._discord.is_direct(shown.place))
        ]

    def _find(self, what: Button | str, *, direct: bool, at: Channel | None) -> SeenMessage:
        seen = self.sees(at, direct=direct)
        for message in reversed(seen):
            for button in message.buttons:
                if button == what or (isinstance(what, str) and button.label.startswith(what)):
                    return message
        labels = [label for message in seen for label in message.labels]
        raise AssertionError(f"{self.name} sees no button {what!r} among {labels}")

    # How they are

    def close_direct_messages(self) -> None:
        self.user.are_dms_closed = True

    def open_direct_messages(self) -> None:
        self.user.are_dms_closed = False
