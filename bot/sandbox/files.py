"""Files that come with a request."""

import mimetypes
import re
import secrets
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.errors import Problems, refused
from bot.sandbox.ids import Snowflakes, parse_id
from bot.sandbox.limits import check_text
from bot.sandbox.reading import Json, as_map, maps_in
from bot.sandbox.world import Attachment

LARGEST: Final = 10 * 1024 * 1024
MOST: Final = 10


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it was sent."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Body:
    """What came with a request."""

    json: Json = field(default_factory=dict[str, object])
    files: Mapping[int, Upload] = field(default_factory=dict[int, Upload])

    def part(self, name: str) -> "Body":
        """An object within the body, with the same files."""
        return Body(as_map(self.json.get(name)) or {}, self.files)


def read_attachments(
    body: Body, present: list[Attachment], ids: Snowflakes, problems: Problems
) -> list[Attachment]:
    """The files that a message has afterwards: those that are kept, then the new ones."""
    if any(len(file.data) > LARGEST for file in body.files.values()):
        raise refused(40005)
    named = maps_in(body.json.get("attachments"))
    if "attachments" not in body.json:
        kept, named = [*present], [{"id": number} for number in body.files]
    else:
        kept = []
    by_id = {attachment.id: attachment for attachment in present}
    for place, entry in enumerate(named):
        number = parse_id(entry.get("id"))
        description = entry.get("description")
        check_text(
            problems, ("attachments", place, "description"), description, 1024,
            fewest=0, needed=False,
        )  # fmt: skip
        if number in by_id:
            kept.append(by_id[number])
        elif number is not None and number in body.files:
            kept.append(_attachment(ids.next(), body.files[number], entry))
        else:
            problems.add(
                ("attachments", place),
                "ATTACHMENT_NOT_FOUND",
                f"There's no file files[{entry.get('id')}]",
            )
    if len(kept) > MOST:
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return kept


def _attachment(number: int, upload: Upload, entry: Json) -> Attachment:
    filename = clean_name(str(entry.get("filename") or upload.filename))
    return Attachment(
        id=number,
        filename=filename,
        content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
        data=upload.data,
        description=entry.get("description"),
        secret=secrets.token_hex(16),
        size=_png_size(upload.data),
    )


def clean_name(name: str) -> str:
    """A file name without characters that do not belong in an address."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "_", name) or "unknown"


def _png_size(data: bytes) -> tuple[int, int] | None:
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height
