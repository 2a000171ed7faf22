"""Messages as they are sent: read, checked, and put together with what was there before."""

import copy
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.sandbox.component_limits import ComponentCheck
from bot.sandbox.components import normalize, number
from bot.sandbox.errors import Problems, Unknown, refused
from bot.sandbox.files import Body, read_attachments
from bot.sandbox.ids import parse_id
from bot.sandbox.limits import check_list
from bot.sandbox.reading import Json, as_int, as_list, as_map, maps_in
from bot.sandbox.world import COMPONENTS_V2, EPHEMERAL, SILENT, Attachment, Message, World

LONGEST: Final = 2000
LONGEST_NONCE: Final = 25

KNOWN: Final = frozenset(
    [
        "content",
        "components",
        "flags",
        "attachments",
        "allowed_mentions",
        "nonce",
        "enforce_nonce",
        "message_reference",
    ]
)
"""The fields that are understood."""

FLAGS: Final = 1 << 2 | EPHEMERAL | SILENT | COMPONENTS_V2

MENTION: Final = re.compile(r"<@!?(?P<user>[0-9]{15,20})>")


@dataclass(frozen=True, slots=True)
class Draft:
    """What a message says, once it is known to be good."""

    content: str
    components: list[Json]
    attachments: list[Attachment]
    flags: int
    mentions: list[int]
    mentions_everyone: bool
    nonce: int | str | None = None
    is_nonce_enforced: bool = False
    reference: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to see."""
        return not (self.content or self.components or self.attachments)


def read_draft(
    world: World, body: Body, before: Message | None = None, root: Sequence[str] = ()
) -> Draft:
    """What a request wants the message to be. Raises ApiError."""
    problems = Problems(*root)
    json = body.json
    _refuse_unknown(json)
    content = _content(json, before, problems)
    for name in ("components", "attachments"):
        check_list(problems, (name,), json.get(name))
    flags = _flags(json, before, problems)
    attachments = read_attachments(body, before.attachments if before else [], world.ids, problems)
    check = ComponentCheck(world, problems, [file.filename for file in attachments])
    components = _components(json, before)
    check.message(json.get("components", components), is_v2=bool(flags & COMPONENTS_V2))
    if content and flags & COMPONENTS_V2:
        problems.add(
            ("content",),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
    mentioned, everyone = _mentions(world, json, content, components, problems)
    nonce = _nonce(json, problems)
    problems.check()
    number(components)
    normalize(components)
    draft = Draft(
        content=content,
        components=components,
        attachments=attachments,
        flags=flags,
        mentions=mentioned,
        mentions_everyone=everyone,
        nonce=nonce,
        is_nonce_enforced=bool(json.get("enforce_nonce")),
        reference=_reference(json),
    )
    if draft.is_empty:
        raise refused(50006)
    return draft


def _reference(json: Json) -> int | None:
    """The message that this one replies to."""
    reference = as_map(json.get("message_reference")) or {}
    if reference.get("type") not in (None, 0):
        raise Unknown("forwarded messages (message_reference of type 1)")
    return parse_id(reference.get("message_id"))


def _refuse_unknown(json: Json) -> None:
    for name, value in json.items():
        if name not in KNOWN and value not in (None, [], False):
            raise Unknown(f"the field {name!r} of a message")


def _content(json: Json, before: Message | None, problems: Problems) -> str:
    content = json.get("content") if "content" in json else (before.content if before else "")
    if content is None:
        return ""
    if isinstance(content, dict | list):
        problems.add(("content",), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        return ""
    if not isinstance(content, str):
        content = str(content)
    content = content.strip()
    if len(content) > LONGEST:
        problems.add(("content",), "BASE_TYPE_MAX_LENGTH", f"Must be {LONGEST} or fewer in length.")
    return content


def _components(json: Json, before: Message | None) -> list[Json]:
    if "components" in json:
        return copy.deepcopy(maps_in(json["components"]))
    return copy.deepcopy(before.components) if before else []


def _flags(json: Json, before: Message | None, problems: Problems) -> int:
    wanted = json.get("flags")
    present = before.flags if before else 0
    if wanted is None:
        return present
    flags = as_int(wanted)
    if flags is None:
        problems.add(("flags",), "NUMBER_TYPE_COERCE", f'Value "{wanted}" is not int.')
        return present
    if flags & ~FLAGS and before is None:
        problems.add(("flags",), "MESSAGE_FLAGS_INVALID", "Some of these flags can't be set.")
    # Once a message has Components V2, it keeps them; who can see it never changes.
    kept = present & ~(1 << 2)
    return kept | flags & (FLAGS if before is None else 1 << 2 | COMPONENTS_V2)


def _nonce(json: Json, problems: Problems) -> int | str | None:
    nonce = json.get("nonce")
    if nonce is None or as_int(nonce) is not None:
        return nonce
    if not isinstance(nonce, str) or len(nonce) > LONGEST_NONCE:
        problems.add(
            ("nonce",), "BASE_TYPE_MAX_LENGTH", f"Must be {LONGEST_NONCE} or fewer in length."
        )
        return None
    return nonce or None


def _mentions(
    world: World, json: Json, content: str, components: list[Json], problems: Problems
) -> tuple[list[int], bool]:
    """Who is mentioned, among those who may be."""
    text = "\n".join([content, *_texts(components)])
    named = [int(found["user"]) for found in MENTION.finditer(text)]
    known = [user for user in dict.fromkeys(named) if user in world.users]
    everyone = "@everyone" in text or "@here" in text
    allowed = as_map(json.get("allowed_mentions"))
    if allowed is None:
        return known, everyone
    parsed = as_list(allowed.get("parse")) or []
    users = [parse_id(user) for user in as_list(allowed.get("users")) or []]
    path = ("allowed_mentions",)
    if "users" in parsed and users:
        problems.add(
            path,
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            'parse:["users"] and users: [ids...] are mutually exclusive.',
        )
    if len(users) > 100:
        problems.add((*path, "users"), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
    for place, name in enumerate(parsed):
        if name not in ("users", "roles", "everyone"):
            problems.choices((*path, "parse", place), "('users', 'roles', 'everyone')")
    told = [user for user in known if "users" in parsed or user in users]
    return told, everyone and "everyone" in parsed


def _texts(components: list[Json]) -> list[str]:
    texts: list[str] = []
    for component in components:
        if isinstance(component.get("content"), str):
            texts.append(component["content"])
        texts += _texts(maps_in(component.get("components")))
    return texts
