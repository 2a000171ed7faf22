"""What Discord lets through in embeds."""

from collections.abc import Sequence
from typing import Final

from bot.sandbox.errors import Path, Problems
from bot.sandbox.limits import check_text
from bot.sandbox.reading import Json, as_map, maps_in

EMBED_LIMITS: Final = {"title": 256, "description": 4096, "url": 2048}


def check_embeds(problems: Problems, embeds: object) -> None:
    """Checks the limits for each part of an embed, and for all together."""
    listed = maps_in(embeds)
    if len(listed) > 10:
        problems.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for place, embed in enumerate(listed):
        texts = [(name, embed.get(name), most) for name, most in EMBED_LIMITS.items()]
        for name, value, most in texts:
            _embed_text(problems, ("embeds", place, name), value, most)
        fields = maps_in(embed.get("fields"))
        if len(fields) > 25:
            here = ("embeds", place, "fields")
            problems.add(here, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        for index, field in enumerate(fields):
            for name, most in (("name", 256), ("value", 1024)):
                here = ("embeds", place, "fields", index, name)
                check_text(problems, here, field.get(name), most)
        total += _embed_size(embed, fields)
    if total > 6000:
        problems.add(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"
        )


def _embed_text(problems: Problems, path: Path, value: object, most: int) -> None:
    if isinstance(value, str) and len(value) > most:
        problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _embed_size(embed: Json, fields: Sequence[Json]) -> int:
    texts = [
        embed.get(
            "title",
        ),
        embed.get("description"),
    ]
    texts += [field.get(name) for field in fields for name in ("name", "value")]
    texts += [(as_map(embed.get("footer")) or {}).get("text")]
    texts += [(as_map(embed.get("author")) or {}).get("name")]
    return sum(len(text) for text in texts if isinstance(text, str))
