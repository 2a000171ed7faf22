"""The settings, from the environment and a file `.env`."""

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

PREFIX: Final = "MAMMAMIA_"

DEFAULT_API: Final = "https://discord.com/api/v10"

TEXT: Final = "text"
JSON: Final = "json"

SHARDS: Final = re.compile(r"(?P<ids>[0-9]+(-[0-9]+)?(,[0-9]+(-[0-9]+)?)*)/(?P<count>[0-9]+)")
"""This process's shards, and how many there are: `0-3/8`."""

LISTENING: Final = r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*):[0-9]{1,5}"
"""Where a server listens: `127.0.0.1:9100`, `[::1]:9100`."""

HIGHEST_PORT: Final = 65535

PAGE: Final = r"https?://[^\s<>]{1,300}"
"""The address of a web page."""

MAIL: Final = r"(mailto:)?[A-Za-z0-9.+_-]{1,64}@[A-Za-z0-9.-]{1,200}"
"""A mail address, of characters that mean nothing else on Discord."""

LINE: Final = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?P<value>.*)")

Reader: TypeAlias = Callable[[str], Any]
"""Reads a setting. Raises BadSettings, which says what's wrong after the setting's name."""


class BadSettings(Exception):
    """The settings don't say what the program needs to know."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int
    """0 for any free one."""

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; none changes while the program runs."""

    token: str
    database: str = "sqlite:///mammamia.db"
    api: str = DEFAULT_API
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    requests: int = 50
    """How many requests a second Discord takes, from all processes together."""
    thinkers: int | None = None
    """How many processes computers may think in; None leaves one core for everything else."""
    keep_days: int | None = None
    """How many days to store records of games; None for ever."""
    privacy: str | None = None
    """The web address that says what is stored about people."""
    support: str | None = None
    """A web or mail address where players get help and report things."""
    directs_on_request: bool = False
    """Whether to open direct messages only for users who ask for them."""
    metrics: Address | None = None
    """Where the bot serves its metrics; None for nowhere."""
    log_level: int = logging.INFO
    log_format: str = TEXT

    def __repr__(self) -> str:
        """Shows neither the token nor the database's password."""
        return f"Settings(api={self.api!r}, shards={self.shard_ids}/{self.shard_count})"


def _like(pattern: str, otherwise: str, read: Reader = str) -> Reader:
    """Reads a text of this pattern, unless that raises ValueError."""

    def reader(text: str) -> Any:
        try:
            if re.fullmatch(pattern, text):
                return read(text)
        except ValueError:
            pass
        raise BadSettings(otherwise)

    return reader


def _number_or(word: str, pattern: str, otherwise: str) -> Reader:
    """Reads a number, or a word for none."""
    return _like(f"{word}|{pattern}", otherwise, lambda text: None if text == word else int(text))


def _read_address(text: str) -> Address:
    host, _, port = text.rpartition(":")
    if int(port) > HIGHEST_PORT:
        raise ValueError(port)
    return Address(host.strip("[]"), int(port))


def _read_shards(text: str) -> tuple[tuple[int, ...], int]:
    """The shards of this process, and how many there are in all."""
    found = SHARDS.fullmatch(text)
    if found is None:
        raise BadSettings("should look like 0-3/8: shards 0 to 3 of 8")
    count = int(found["count"])
    parts: list[range] = []
    for part in found["ids"].split(","):
        first, _, last = part.partition("-")
        parts.append(range(int(first), min(int(last or first), count) + 1))
    ids = [*chain(*parts)]
    if not all(parts) or len(set(ids)) < len(ids) or max(ids) >= count:
        raise BadSettings(f"should name some of the {count} shards, each of them once")
    return tuple(ids), count


KNOWN: Final[dict[str, Reader]] = {
    "TOKEN": _like("[!-~]+", "isn't a token; copy it from Discord's developer portal"),
    "DATABASE": str,
    "API": _like(
        r"https?://[^\s/]+(/[^\s]*)?",
        f"should be an address such as {DEFAULT_API}",
        lambda text: text.rstrip("/"),
    ),
    "SHARDS": _read_shards,
    "REQUESTS": _like(
        "[1-9][0-9]{0,5}", "should be a number of requests per second, such as 50", int
    ),
    "THINKERS": _number_or("auto", "[0-9]{1,3}", "should be a number of processes, or auto"),
    "KEEP": _number_or(
        "forever", "[1-9][0-9]{0,4}", "should be a number of days, such as 365, or forever"
    ),
    "PRIVACY": _like(PAGE, "should be an address that begins with https://"),
    "SUPPORT": _like(
        f"{PAGE}|{MAIL}",
        "should be an address that begins with https://, or an email address",
        lambda text: text.removeprefix("mailto:"),
    ),
    "DIRECT_MESSAGES": _like(
        "always|on-request", "should be always or on-request", lambda text: text == "on-request"
    ),
    "METRICS": _like(LISTENING, "should be an address such as 127.0.0.1:9100", _read_address),
    "LOG_LEVEL": _like(
        "(?i:debug|info|warning|error)",
        "should be one of debug, info, warning, error",
        lambda text: logging.getLevelNamesMapping()[text.upper()],
    ),
    "LOG_FORMAT": _like(f"(?i:{TEXT}|{JSON})", f"should be one of {TEXT}, {JSON}", str.lower),
}
"""The settings by name, and how they're read."""

FIELDS: Final = {"KEEP": "keep_days", "DIRECT_MESSAGES": "directs_on_request"}
"""What some are called in `Settings`, where the others have the same name."""


def read_settings(
    environment: Mapping[str, str], folder: Path, *, needs_token: bool = True
) -> Settings:
    """The settings from the folder's `.env` and the environment, which has the last word.

    Raises BadSettings.
    """
    settings, problems = inspect_settings(environment, folder, needs_token=needs_token)
    if problems:
        raise BadSettings(problems[0])
    return settings


def inspect_settings(
    environment: Mapping[str, str], folder: Path, *, needs_token: bool = True
) -> tuple[Settings, list[str]]:
    """The settings, with defaults for wrong ones, and everything that is wrong."""
    problems: list[str] = []
    told = _ours(_read_file(folder / ".env", problems)) | _ours(environment)
    known = ", ".join(PREFIX + name for name in KNOWN)
    for name in (name for name in told if name not in KNOWN):
        problems.append(f"there's no setting {PREFIX}{name}; the settings are {known}")
    if not needs_token:
        told["TOKEN"] = ""
    elif not told.get("TOKEN"):
        problems.append(f"set {PREFIX}TOKEN to the bot's token; .env.example shows how")
    values: dict[str, Any] = {"token": ""}
    for name, read in KNOWN.items():
        try:
            if told.get(name):
                values[FIELDS.get(name, name.lower())] = read(told[name])
        except BadSettings as error:
            problems.append(f"{PREFIX}{name} {error}")
    ids, count = values.pop("shards", (None, None))
    return Settings(**values, shard_ids=ids, shard_count=count), problems


def _ours(values: Mapping[str, str]) -> dict[str, str]:
    found = {name: value for name, value in values.items() if name.startswith(PREFIX)}
    return {name.removeprefix(PREFIX): value.strip() for name, value in found.items()}


def _read_file(path: Path, problems: list[str]) -> dict[str, str]:
    """The lines `NAME=value` of a file that may be missing."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        problems.append(f"can't read {path.name}: {error}")
        return {}
    values: dict[str, str] = {}
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if found is None:
            problems.append(f"line {number} of {path.name} should read NAME=value")
            continue
        values[found["name"]] = _unquote(found["value"])
    return values


def _unquote(value: str) -> str:
    if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return value.split(" #", maxsplit=1)[0].strip()
