"""How the bot answers interactions: the one first answer, and what may follow for 15 minutes."""

from enum import IntEnum
from typing import Final

from bot.sandbox.components import normalize, number
from bot.sandbox.drafts import Draft, read_draft
from bot.sandbox.errors import Problems, Unknown, refused
from bot.sandbox.files import Body
from bot.sandbox.form_limits import FormCheck
from bot.sandbox.ids import parse_id
from bot.sandbox.invoking import AUTOCOMPLETE, COMMAND, MODAL, TIME_TO_ANSWER, owners
from bot.sandbox.limits import check_count, check_text
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.posting import Origin, edit, post, post_loading, require_young
from bot.sandbox.reading import Json, as_int, as_map, maps_in
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.shapes import user_shape
from bot.sandbox.world import (
    COMMAND_ANSWERED,
    EPHEMERAL,
    LOADING,
    REPLY,
    Channel,
    Interaction,
    Message,
)


class Kind(IntEnum):
    """The kinds of first answers."""

    SAY = 4
    PUT_OFF = 5
    PUT_OFF_CHANGE = 6
    CHANGE = 7
    SUGGEST = 8
    OPEN_FORM = 9


LIFETIME: Final = 15 * 60.0


class Answering:
    """The answers to one interaction."""

    def __init__(self, box: Sandbox, interaction: Interaction) -> None:
        self._box = box
        self._world = box.world
        self._interaction = interaction
        self._user = box.world.users[interaction.user_id]

    @property
    def _channel(self) -> Channel:
        return self._world.get_channel(self._interaction.channel_id)

    def first(self, body: Body) -> Message | None:
        """The first answer; the message that it makes or changes. Raises ApiError."""
        interaction = self._interaction
        if interaction.answered_with is not None:
            raise refused(40060)
        if interaction.has_failed or self._age() > TIME_TO_ANSWER:
            raise refused(10062)
        kind = self._kind(body)
        message = self._give(kind, body.part("data"))
        interaction.answered_with = kind
        if message is not None:
            interaction.original_id = message.id
        told: Json = {"id": str(interaction.id), "nonce": interaction.nonce}
        self._box.hub.tell_one("INTERACTION_SUCCESS", self._user, told)
        return message

    def _age(self) -> float:
        return self._box.clock.now() - self._interaction.created_at

    def _kind(self, body: Body) -> int:
        kind = as_int(body.json.get("type"))
        interaction = self._interaction
        if kind in {10, 12}:
            raise Unknown(f"answers of type {kind}")
        if interaction.type == AUTOCOMPLETE:
            allowed: tuple[int, ...] = (Kind.SUGGEST,)
        elif interaction.type == COMMAND:
            allowed = (Kind.SAY, Kind.PUT_OFF, Kind.OPEN_FORM)
        else:
            changes = () if interaction.message_id is None else (Kind.PUT_OFF_CHANGE, Kind.CHANGE)
            forms = () if interaction.type == MODAL else (Kind.OPEN_FORM,)
            allowed = tuple(sorted({Kind.SAY, Kind.PUT_OFF, *changes, *forms}))
        if kind is None or kind not in allowed:
            problems = Problems()
            problems.choices(("type",), str(tuple(map(int, allowed))))
            raise problems.refusal()
        return kind

    def _give(self, kind: int, data: Body) -> Message | None:
        match kind:
            case Kind.SAY:
                draft = read_draft(self._world, data, root=("data",))
                return self._say(draft)
            case Kind.PUT_OFF:
                is_private = bool((as_int(data.json.get("flags")) or 0) & EPHEMERAL)
                return post_loading(self._box, self._channel, self._origin(is_private=is_private))
            case Kind.PUT_OFF_CHANGE:
                return self._pressed()
            case Kind.CHANGE:
                return self._change(data)
            case Kind.SUGGEST:
                self._suggest(data.json)
                return None
            case _:
                self._open(data.json)
                return None

    def _pressed(self) -> Message | None:
        return self._channel.messages.get(self._interaction.message_id or 0)

    def _say(self, draft: Draft) -> Message:
        origin = self._origin(is_private=bool(draft.flags & EPHEMERAL))
        return post(self._box, self._world.bot, self._channel, draft, origin)

    def _change(self, data: Body) -> Message:
        message = self._pressed()
        if message is None:
            raise refused(10008)
        draft = read_draft(self._world, data, message, root=("data",))
        require_young(self._box, message)
        edit(self._box, message, draft)
        return message

    def _suggest(self, data: Json) -> None:
        choices = maps_in(data.get("choices"))
        problems = Problems("data")
        check_count(problems, ("choices",), len(choices), 0, 25)
        for place, choice in enumerate(choices):
            check_text(problems, ("choices", place, "name"), choice.get("name"), 100)
            value = choice.get("value")
            if not isinstance(value, int | float):
                check_text(problems, ("choices", place, "value"), value, 100)
        problems.check()
        locale = self._user.locale
        told = [
            {**choice, "name_localized": names[locale]}
            if locale in (names := as_map(choice.get("name_localizations")) or {})
            else choice
            for choice in choices
        ]
        self._box.hub.tell_one(
            "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE",
            self._user,
            {"nonce": self._interaction.nonce, "choices": told},
        )

    def _open(self, data: Json) -> None:
        problems = Problems("data")
        FormCheck(self._world, problems).check(data)
        problems.check()
        components = maps_in(data.get("components"))
        number(components)
        normalize(components)
        interaction = self._interaction
        modal: Json = {
            "custom_id": data["custom_id"],
            "title": data["title"],
            "components": components,
        }
        interaction.modal = modal
        application: Json = {
            "id": str(self._world.application_id),
            "name": self._world.bot.name,
            "bot": user_shape(self._world.bot),
        }
        self._box.hub.tell_one(
            "INTERACTION_MODAL_CREATE",
            self._user,
            {
                **modal,
                "id": str(interaction.id),
                "nonce": interaction.nonce,
                "channel_id": str(interaction.channel_id),
                "application": application,
            },
        )

    def _origin(self, *, is_private: bool) -> Origin:
        interaction = self._interaction
        metadata: Json = {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": user_shape(self._user),
            "authorizing_integration_owners": owners(self._channel),
        }
        if interaction.type == COMMAND:
            metadata["name"] = command_path(interaction.data)
            metadata["command_type"] = 1
        elif interaction.message_id is not None:
            metadata["interacted_message_id"] = str(interaction.message_id)
        return Origin(
            interaction=metadata,
            type=interaction.type,
            ephemeral_for=self._user.id if is_private else None,
            message_type=COMMAND_ANSWERED if interaction.message_id is None else REPLY,
            reference=interaction.message_id,
        )

    def require_alive(self) -> None:
        """Raises ApiError before the first answer, and when the 15 minutes are over."""
        if self._age() > LIFETIME:
            raise refused(50027)
        if self._interaction.answered_with is None:
            raise refused(10015)

    def follow_up(self, body: Body) -> Message:
        """A further message; the first one after a put-off replaces the one that was awaited."""
        self.require_alive()
        original = self._find_original()
        if original is not None and original.flags & LOADING:
            return self.edit(original, body)
        return self._say(read_draft(self._world, body))

    def _find_original(self) -> Message | None:
        return self._channel.messages.get(self._interaction.original_id or 0)

    def get(self, name: str) -> Message:
        """A message of this interaction, by its id or as `@original`. Raises ApiError."""
        self.require_alive()
        if name == "@original":
            message = self._find_original()
        else:
            found = self._channel.messages.get(parse_id(name) or 0)
            message = found if found is not None and self._is_own(found) else None
        if message is None:
            raise refused(10008)
        return message

    def _is_own(self, message: Message) -> bool:
        origin = (message.interaction or {}).get("id")
        pressed = self._interaction.message_id
        return origin == str(self._interaction.id) or message.id == pressed

    def edit(self, message: Message, body: Body) -> Message:
        """Changes a message of this interaction."""
        draft = read_draft(self._world, body, message)
        require_young(self._box, message)
        edit(self._box, message, draft)
        return message

    def shape(self, message: Message | None) -> Json:
        """What comes back from a first answer that asks for it."""
        interaction = self._interaction
        told: Json = {"id": str(interaction.id), "type": interaction.type}
        if message is None:
            resource: Json = {"type": interaction.answered_with}
            return {"interaction": told, "resource": resource}
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": bool(message.flags & EPHEMERAL),
        }
        resource = {
            "type": interaction.answered_with,
            "message": message_shape(self._world, message),
        }
        return {"interaction": told, "resource": resource}


def command_path(data: Json) -> str:
    """A command with its subcommands, as people see it."""
    names = [str(data["name"])]
    options = maps_in(data.get("options"))
    while options and options[0].get("type") in {1, 2}:
        names.append(str(options[0]["name"]))
        options = maps_in(options[0].get("options"))
    return " ".join(names)
