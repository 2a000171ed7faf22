"""Brings to the bot what people do with commands, buttons, selects and forms."""

import secrets
from collections.abc import Mapping
from typing import Final

from bot.sandbox.commands import CHAT
from bot.sandbox.components import BUTTON, SELECT, bounds, find_component
from bot.sandbox.errors import Problems, Unknown, refused
from bot.sandbox.files import LARGEST
from bot.sandbox.ids import parse_id
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.permissions import permissions_of, require
from bot.sandbox.posting import get_message
from bot.sandbox.reading import Json, as_int, as_map, maps_in
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.shapes import channel_shape, member_shape, user_shape, whole_member_shape
from bot.sandbox.typed import Filled, Typed, named_users
from bot.sandbox.world import Channel, Interaction, User

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL: Final = 5

TIME_TO_ANSWER: Final = 3.0


class Invoking:
    """One thing that one person does."""

    def __init__(self, box: Sandbox, user: User, json: Json) -> None:
        self._box = box
        self._world = box.world
        self._user = user
        self._json = json
        self._data: Json = as_map(json.get("data")) or {}
        self._problems = Problems()

    def start(self) -> Interaction:
        """Checks it and tells the bot. Raises ApiError."""
        channel = self._channel()
        read = {
            COMMAND: self._command,
            AUTOCOMPLETE: self._command,
            COMPONENT: self._component,
            MODAL: self._modal,
        }.get(as_int(self._json.get("type")) or 0)
        if read is None:
            self._problems.choices(("type",), "(2, 3, 4, 5)")
            raise self._problems.refusal()
        interaction = self._new(channel)
        interaction.data = read(channel, interaction)
        self._problems.check()
        self._world.add_interaction(interaction)
        self._tell(interaction, channel)
        return interaction

    def _channel(self) -> Channel:
        world = self._world
        application = self._json.get("application_id", str(world.application_id))
        if parse_id(application) != world.application_id:
            raise refused(10002)
        channel = world.get_channel(parse_id(self._json.get("channel_id")))
        require(world, self._user, channel, "use_application_commands")
        guild = parse_id(self._json.get("guild_id"))
        if guild != channel.guild_id:
            self._problems.add(("guild_id",), "GUILD_MISMATCH", "The channel isn't on this server.")
            self._problems.check()
        if channel.guild_id is not None:
            if world.bot.id not in world.guilds[channel.guild_id].members:
                raise refused(10063)
        elif world.bot.id not in channel.recipients:
            raise refused(50001)
        return channel

    def _new(self, channel: Channel) -> Interaction:
        nonce = self._json.get("nonce")
        if isinstance(nonce, bool) or not isinstance(nonce, int | str | None):
            self._problems.add(
                ("nonce",), "STRING_TYPE_CONVERT", "Only a string or a number will do."
            )
        return Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            type=self._json["type"],
            user_id=self._user.id,
            guild_id=channel.guild_id,
            channel_id=channel.id,
            nonce=nonce,
            created_at=self._box.clock.now(),
            data={},
        )

    def _command(self, channel: Channel, interaction: Interaction) -> Json:
        command = self._find_command(channel)
        is_autocomplete = interaction.type == AUTOCOMPLETE
        typed = Typed(self._world, self._problems, is_autocomplete)
        known, given = maps_in(command.get("options")), self._data.get("options")
        options = typed.options(("data", "options"), known, given)
        if is_autocomplete and typed.focused != 1:
            self._problems.add(
                ("data", "options"),
                "APPLICATION_COMMAND_OPTION_INVALID",
                "Exactly one option has to be focused",
            )
        data: Json = {"id": command["id"], "name": command["name"], "type": CHAT}
        data["options"] = options
        resolved = self._resolved(options, channel)
        return {**data, "resolved": resolved} if resolved else data

    def _find_command(self, channel: Channel) -> Json:
        kind = self._data.get("type", CHAT)
        if kind != CHAT:
            raise Unknown(f"commands of type {kind}")
        command = self._named_command()
        where = 0 if channel.guild_id is not None else 1
        contexts = command.get("contexts")
        if contexts is not None and where not in contexts:
            raise refused(10063)
        return command

    def _named_command(self) -> Json:
        number, name = parse_id(self._data.get("id")), self._data.get("name")
        for command in self._world.commands:
            is_meant = number is None or int(command["id"]) == number
            if command["name"] == name and is_meant:
                return command
        raise refused(10063)

    def _resolved(self, options: list[Json], channel: Channel) -> Json:
        resolved: dict[str, Json] = {}
        known = self._world.users
        picked = [number for number in named_users(options) if number in known]
        users = {str(number): known[number] for number in picked}
        if users:
            resolved["users"] = {number: user_shape(user) for number, user in users.items()}
        if users and channel.guild_id is not None:
            guild = self._world.guilds[channel.guild_id]
            resolved["members"] = {
                number: {
                    **member_shape(guild.members[user.id]),
                    "permissions": str(permissions_of(self._world, user, channel)),
                }
                for number, user in users.items()
                if user.id in guild.members
            }
        return resolved

    def _component(self, channel: Channel, interaction: Interaction) -> Json:
        message = get_message(channel, parse_id(self._json.get("message_id")), self._user)
        custom_id = self._data.get("custom_id")
        found = find_component(message.components, custom_id)
        if found is None or found.get("disabled"):
            self._problems.unfit(("data", "custom_id"))
            return {}
        if message.author_id != self._world.bot.id:
            self._problems.unfit(("message_id",))
        if self._data.get("component_type") != found["type"]:
            self._problems.unfit(("data", "component_type"))
        interaction.message_id = message.id
        data: Json = {"custom_id": custom_id, "component_type": found["type"], "id": found["id"]}
        if found["type"] == SELECT:
            fewest, most = bounds(found)
            given = self._data.get("values")
            path = ("data", "values")
            filled = Filled(self._problems)
            data["values"] = filled.values(path, found, given, fewest=fewest, most=most)
        elif found["type"] != BUTTON:
            self._problems.unfit(("data", "component_type"))
        return data

    def _modal(self, channel: Channel, interaction: Interaction) -> Json:
        opened = self._world.interactions.get(parse_id(self._data.get("id")) or 0)
        if opened is None or opened.modal is None or opened.user_id != self._user.id:
            self._problems.unfit(("data", "id"))
            return {}
        modal = opened.modal
        if opened.channel_id != channel.id:
            self._problems.unfit(("channel_id",))
        if self._data.get("custom_id") != modal["custom_id"]:
            self._problems.unfit(("data", "custom_id"))
        if opened.message_id in channel.messages:
            interaction.message_id = opened.message_id
        filled = Filled(self._problems)
        sent = self._data.get("components")
        parts = filled.form(("data", "components"), modal["components"], sent)
        return {"custom_id": modal["custom_id"], "components": parts}

    def _tell(self, interaction: Interaction, channel: Channel) -> None:
        """Tells the bot of it, and the person that the bot knows; then the time runs."""
        box, nonce = self._box, interaction.nonce
        told: Json = {"id": str(interaction.id), "nonce": nonce}
        box.hub.tell_one("INTERACTION_CREATE", self._user, told)
        shape = interaction_shape(box, interaction, channel)
        box.hub.tell_one("INTERACTION_CREATE", box.world.bot, shape, channel.guild_id)

        def give_up() -> None:
            if interaction.answered_with is None:
                interaction.has_failed = True
                box.hub.tell_one("INTERACTION_FAILURE", self._user, {**told, "reason_code": 2})

        box.clock.call_at(interaction.created_at + TIME_TO_ANSWER, give_up)


def interaction_shape(box: Sandbox, interaction: Interaction, channel: Channel) -> Json:
    """An interaction as the bot hears of it."""
    world = box.world
    user = world.users[interaction.user_id]
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": interaction.type,
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": {
            **channel_shape(world, channel, world.bot if channel.is_direct else None),
            "permissions": str(permissions_of(world, user, channel)),
        },
        "app_permissions": str(permissions_of(world, world.bot, channel)),
        "locale": user.locale,
        "authorizing_integration_owners": owners(channel),
        "context": 1 if channel.is_direct else 0,
        "attachment_size_limit": LARGEST,
    }
    if channel.guild_id is None:
        shape["user"] = user_shape(user)
    else:
        guild = world.guilds[channel.guild_id]
        shape |= {
            "guild_id": str(guild.id),
            "guild": {
                "id": str(guild.id),
                "locale": guild.preferred_locale,
                "features": guild.features,
            },
            "guild_locale": guild.preferred_locale,
            "member": {
                **whole_member_shape(guild.members[user.id]),
                "permissions": str(permissions_of(world, user, channel)),
            },
        }
    message = channel.messages.get(interaction.message_id or 0)
    if message is not None:
        shape["message"] = message_shape(world, message)
    return shape


def owners(channel: Channel) -> Mapping[str, str]:
    """Who has the application installed here: the server, or nobody in direct messages."""
    return {"0": str(channel.guild_id or 0)}
