"""The world as it is at the start."""

from typing import Final

from bot.sandbox.clock import Clock, RealClock
from bot.sandbox.permissions import MEMBERS, bits
from bot.sandbox.world import TEXT, Channel, Guild, Member, Role, World

PEOPLE: Final = (
    "Anna",
    "Ben",
    "Carla",
    "Dario",
    "Elena",
    "Fabio",
    "Greta",
    "Hugo",
    "Ida",
    "Jakob",
)

LOCALES: Final = {"Ben": "de", "Dario": "it"}
"""The people whose Discord is not in English."""

CHANNELS: Final = ("pizzeria", "kitchen")

PORTAL: Final = {
    "description": "Card games about pizza, on this machine.",
    "tags": ["card game", "pizza"],
    "terms_of_service_url": "https://sandbox.example/terms",
    "privacy_policy_url": "https://sandbox.example/privacy",
    "integration_types_config": {
        "0": {
            "oauth2_install_params": {
                "scopes": ["applications.commands", "bot"],
                "permissions": str(
                    bits(
                        "view_channel",
                        "send_messages",
                        "send_messages_in_threads",
                        "create_public_threads",
                        "attach_files",
                        "read_message_history",
                    )
                ),
            }
        }
    },
}
"""What the owner of the application has filled in about it."""

FIRST_PERSON: Final = 100_000_000_000_000_001
FIRST_PLACE: Final = 100_000_000_000_001_001
"""People and places have the same ids at every start, so a kept database finds its tables."""


def make_world(players: int = 4, clock: Clock | None = None) -> World:
    """A server with two channels, some people and the bot. Raises ValueError."""
    if not 1 <= players <= len(PEOPLE):
        raise ValueError(f"choose 1 to {len(PEOPLE)} players, not {players}")
    world = World(clock or RealClock())
    world.portal = {**PORTAL}
    for place, name in enumerate(PEOPLE[:players]):
        world.add_user(name, FIRST_PERSON + place, locale=LOCALES.get(name, "en-US"))
    _add_guild(world)
    return world


def _add_guild(world: World) -> None:
    people = world.people
    guild = Guild(FIRST_PLACE, "Sandbox", owner_id=people[0].id)
    world.guilds[guild.id] = guild
    guild.roles[guild.id] = Role(guild.id, "@everyone", MEMBERS, 0)
    for user in people:
        guild.members[user.id] = Member(user, world.clock.now())
    moderators = Role(world.ids.next(), "Moderators", bits("manage_messages"), 1)
    guild.roles[moderators.id] = moderators
    for user in people[1:2]:
        guild.members[user.id].roles.append(moderators.id)
    add_bot(world, guild)
    for place, name in enumerate(CHANNELS):
        channel = Channel(FIRST_PLACE + 1 + place, TEXT, name, guild_id=guild.id, position=place)
        world.add_channel(channel)


def add_bot(world: World, guild: Guild) -> None:
    """The bot joins, with a role of its own."""
    role = Role(world.ids.next(), world.bot.name, MEMBERS, 2, is_managed=True)
    guild.roles[role.id] = role
    guild.members[world.bot.id] = Member(world.bot, world.clock.now(), [role.id])


def remove_bot(world: World, guild: Guild) -> None:
    """The bot leaves, and its role goes with it."""
    for role in guild.members.pop(world.bot.id).roles:
        guild.roles.pop(role)
