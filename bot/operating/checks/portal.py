"""Judges what Discord says about the bot, and wants of it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from bot import limits
from bot.operating.checks.finding import Finding, bad, note, ok
from bot.settings import Settings

PERMISSIONS: Final = 309237746688
"""The bot's permissions if somebody invites it as the README says."""

PROFILE: Final = {
    "description": "no description: paste the one from docs/listing.md",
    "tags": "no tags to find it by: take the ones from docs/listing.md",
    "terms_of_service_url": "no terms of service: link to TERMS.md",
    "privacy_policy_url": "no privacy policy: link to PRIVACY.md, once you have made it yours",
}
"""What people see of an application, and what to say if it's missing."""

GUILD_INSTALL: Final = "0"
USER_INSTALL: Final = "1"

INTENTS: Final = {
    "Presence": 1 << 12 | 1 << 13,
    "Server Members": 1 << 14 | 1 << 15,
    "Message Content": 1 << 18 | 1 << 19,
}
"""By name, an application's flags for a privileged intent, with few servers or many."""

OFF: Final = 5.0
"""By how many seconds the clock may be wrong before people see wrong times."""

FEW_LOGINS: Final = 100


def judge_application(application: Mapping[str, Any]) -> Iterator[Finding]:
    """Who can invite the bot, and whether it hears what people do."""
    what = "application"
    link = (
        f"https://discord.com/oauth2/authorize?client_id={application['id']}"
        f"&scope=bot%20applications.commands&permissions={PERMISSIONS}"
    )
    if application["bot_public"]:
        yield ok(what, f"anyone can invite it with {link}")
    else:
        yield note(
            what, f"only its owner can invite it (switch on Public Bot to change that): {link}"
        )
    if application["bot_require_code_grant"]:
        yield bad(what, "it requires a code grant, so nobody can invite it: switch that off")
    if application.get("interactions_endpoint_url"):
        yield bad(what, "it sends interactions to an endpoint URL, not to the bot: remove that")


def judge_support(address: str | None) -> Finding:
    """Whether players hear where to get help, as Discord's policy demands."""
    what = "support"
    if address is None:
        return note(
            what,
            "players aren't told where to get help and report things, as Discord wants: set"
            " MAMMAMIA_SUPPORT",
        )
    return ok(what, f"players are sent to {address}")


def judge_profile(application: Mapping[str, Any]) -> Iterator[Finding]:
    """What people see of the application before they invite the bot."""
    what = "profile"
    lacking = [says for name, says in PROFILE.items() if not application.get(name)]
    for says in lacking:
        yield note(what, f"the developer portal has {says}")
    if not lacking:
        yield ok(what, "it has a description, tags, terms of service and a privacy policy")


def judge_install(application: Mapping[str, Any]) -> Iterator[Finding]:
    """Where people can install the application, and what its button for that does."""
    what = "install"
    params = application.get("install_params")
    places = application.get("integration_types_config") or {
        GUILD_INSTALL: {"oauth2_install_params": params}
    }
    if USER_INSTALL in places:
        yield note(what, "it only works on servers: switch off User Install under Installation")
    if GUILD_INSTALL not in places:
        yield bad(what, "no server can install it: switch on Guild Install under Installation")
    elif url := application.get("custom_install_url"):
        yield note(what, f"Add App leads to {url}: that should lead on to the link above")
    elif application.get("bot_public", True):  # only a public bot can have the button
        yield _judge_button((places[GUILD_INSTALL] or {}).get("oauth2_install_params"))


def _judge_button(params: Mapping[str, Any] | None) -> Finding:
    """Whether Add App asks for what the bot needs on a server."""
    what = "install"
    if not params:
        return note(
            what, "there's no Add App button: choose the Discord Provided Link under Installation"
        )
    if "bot" not in params["scopes"]:
        return bad(
            what, "Add App installs it without the bot: add the scope bot under Installation"
        )
    asked = int(params["permissions"])
    if asked != PERMISSIONS:
        return note(
            what,
            f"Add App asks for the permissions {asked}, not those of the link above: choose the"
            " same ones under Installation",
        )
    return ok(what, "Add App asks for the same permissions as the link above")


def judge_intents(flags: int) -> Finding:
    """Whether the application has more than it needs."""
    needless = [name for name, bits in INTENTS.items() if flags & bits]
    if needless:
        names = ", ".join(needless)
        return note(
            "intents", f"the bot doesn't need {names}: switch it off in the developer portal"
        )
    return ok("intents", "no privileged intent is switched on, and none is needed")


def judge_commands(listed: Sequence[Mapping[str, Any]], known: Collection[str]) -> Finding:
    """Whether Discord has this version's commands, for everyone."""
    what = "commands"
    names = {name for command in listed for name in command_names(command)}
    if not names:
        return note(what, "Discord has none yet; `mammamia run` registers them")
    if names != {*known}:
        return note(what, "Discord has those of another version; `mammamia run` updates them")
    if any(command.get("default_member_permissions") is not None for command in listed):
        return note(what, "some aren't for everyone; `mammamia run` of this version updates them")
    return ok(what, f"Discord has all {len(names)}, for everyone unless a server says otherwise")


def judge_permissions(servers: Sequence[Sequence[Mapping[str, Any]]]) -> Finding:
    """Whether any of the checked servers keeps people from using commands."""
    what = "servers"
    if not servers:
        return note(what, "the bot is on none yet: invite it with the link above")
    strict = sum(map(_keeps_out, servers))
    if strict:
        return note(
            what,
            f"{strict} of the {len(servers)} checked don't let everyone use the commands"
            " everywhere: whoever runs them can change that under Integrations",
        )
    return ok(what, f"none of the {len(servers)} checked keeps anyone from the commands")


def _keeps_out(commands: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a server denies a command to anybody, or in a channel."""
    return any(not one["permission"] for command in commands for one in command["permissions"])


def command_names(command: Mapping[str, Any]) -> Iterator[str]:
    """The full names of the commands in a group, or that of a single one."""
    inner = [one for one in command.get("options") or () if one["type"] in (1, 2)]
    if not inner:
        yield command["name"]
    for one in inner:
        for name in command_names(one):
            yield f"{command['name']} {name}"


def judge_shards(
    gateway: Mapping[str, Any], servers: int | None, settings: Settings
) -> Iterator[Finding]:
    """Whether there are enough shards, and whether they can log in."""
    what = "shards"
    recommended, count = gateway["shards"], settings.shard_count
    if count is None:
        yield ok(what, f"Discord recommends {recommended}, and this process runs all of them")
    elif servers is not None and servers > count * limits.SERVERS_PER_SHARD:
        yield bad(
            what,
            f"{count} are too few for {servers} servers: MAMMAMIA_SHARDS should name {recommended}",
        )
    elif count < recommended:
        yield note(
            what,
            f"MAMMAMIA_SHARDS names {count}, Discord recommends {recommended}: change it soon,"
            " in every process",
        )
    else:
        yield ok(what, f"MAMMAMIA_SHARDS names {count}, and Discord recommends {recommended}")
    limit = gateway["session_start_limit"]
    needed = recommended if settings.shard_ids is None else len(settings.shard_ids)
    yield _judge_logins(limit["remaining"], needed, limit["reset_after"] / 1000)


def _judge_logins(left: int, needed: int, reset_after: float) -> Finding:
    """How often the shards can log in before Discord refuses them."""
    soon = f"{left} logins left for the next {reset_after / 3600:.1f} h, and a start takes {needed}"
    if left < needed:
        return bad("logins", f"{soon}: keep running what runs, and wait")
    if left < FEW_LOGINS:
        return note("logins", f"{soon}: find out what keeps restarting")
    return ok("logins", soon)


def judge_clock(behind: float | None) -> Finding:
    """Whether the clock here agrees with Discord's."""
    what = "clock"
    if behind is None:
        return note(what, "Discord didn't tell its time")
    if abs(behind) > OFF:
        how = "slow" if behind > 0 else "fast"
        return bad(what, f"it's {abs(behind):.0f} s {how}: let the system set it over the network")
    return ok(what, "it agrees with Discord's")
