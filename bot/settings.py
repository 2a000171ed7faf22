"""The settings, from the environment and a file `.env`."""

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

PREFIX: Final = "MAMMAMIA_"

DEFAULT_API: Final = "https://discord.com/api/v10"
DEFAULT_DATABASE: Final = "sqlite:///mammamia.db"

DEFAULT_REQUESTS: Final = 50

ALWAYS: Final = "always"
ON_REQUEST: Final = "on-request"

FOREVER: Final = "forever"
AUTO: Final = "auto"

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)

LEVELS: Final = ("debug", "info", "warning", "error")

SHARDS: Final = re.compile(r"(?P<ids>[0-9]+(-[0-9]+)?(,[0-9]+(-[0-9]+)?)*)/(?P<count>[0-9]+)")
"""This process's shards, and how many there are: `0-3/8`."""

LISTENING: Final = re.compile(
    r"(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*):(?P<port>[0-9]{1,5})"
)
"""Where a server listens: `127.0.0.1:9100`, `[::1]:9100`."""

HIGHEST_PORT: Final = 65535

PAGE: Final = re.compile(r"https?://[^\s<>]{1,300}")
"""The address of a web page."""

MAIL: Final = re.compile(r"(?:mailto:)?(?P<address>[A-Za-z0-9.+_-]{1,64}@[A-Za-z0-9.-]{1,200})")
"""A mail address, of characters that mean nothing else on Discord."""

LINE: Final = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?P<value>.*)")


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
    database: str = DEFAULT_DATABASE
    api: str = DEFAULT_API
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    requests: int = DEFAULT_REQUESTS
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
    """Where the program serves its figures; None for nowhere."""
    log_level: int = logging.INFO
    log_format: str = TEXT

    def __repr__(self) -> str:
        """Shows neither the token nor the database's password."""
        return f"Settings(api={self.api!r}, shards={self.shard_ids}/{self.shard_count})"


KNOWN: Final = (
    "TOKEN",
    "DATABASE",
    "API",
    "SHARDS",
    "REQUESTS",
    "THINKERS",
    "KEEP",
    "PRIVACY",
    "SUPPORT",
    "DIRECT_MESSAGES",
    "METRICS",
    "LOG_LEVEL",
    "LOG_FORMAT",
)


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
    for name in told:
        if name not in KNOWN:
            known = ", ".join(PREFIX + name for name in KNOWN)
            problems.append(f"there's no setting {PREFIX}{name}; the settings are {known}")

    def read(name: str, reader: Callable[[str], T], default: str) -> T:
        try:
            return reader(told.get(name, "") or default)
        except BadSettings as error:
            problems.append(str(error))
            return reader(default)

    ids, count = read("SHARDS", _read_shards, "")
    settings = Settings(
        token=_read_token(told.get("TOKEN", ""), problems) if needs_token else "",
        database=read("DATABASE", str, DEFAULT_DATABASE),
        api=read("API", _read_api, DEFAULT_API),
        shard_ids=ids,
        shard_count=count,
        requests=read("REQUESTS", _read_requests, str(DEFAULT_REQUESTS)),
        thinkers=read("THINKERS", _read_thinkers, AUTO),
        keep_days=read("KEEP", _read_keep, FOREVER),
        privacy=read("PRIVACY", _read_privacy, ""),
        support=read("SUPPORT", _read_support, ""),
        directs_on_request=read("DIRECT_MESSAGES", _read_directs, ALWAYS),
        metrics=read("METRICS", _read_metrics, ""),
        log_level=read("LOG_LEVEL", _read_level, "info"),
        log_format=read("LOG_FORMAT", _read_format, TEXT),
    )
    return settings, problems


def _read_token(text: str, problems: list[str]) -> str:
    if not text:
        problems.append(f"set {PREFIX}TOKEN to the bot's token; .env.example shows how")
    elif not text.isascii() or not text.isprintable() or " " in text:
        problems.append(f"{PREFIX}TOKEN isn't a token; copy it from Discord's developer portal")
        return ""
    return text


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


def _read_api(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s/]+(/[^\s]*)?", text):
        raise BadSettings(f"{PREFIX}API should be an address such as {DEFAULT_API}")
    return text.rstrip("/")


def _read_privacy(text: str) -> str | None:
    if text and not PAGE.fullmatch(text):
        raise BadSettings(f"{PREFIX}PRIVACY should be an address that begins with https://")
    return text or None


def _read_support(text: str) -> str | None:
    mail = MAIL.fullmatch(text)
    if text and not mail and not PAGE.fullmatch(text):
        raise BadSettings(
            f"{PREFIX}SUPPORT should be an address that begins with https://, or an email address"
        )
    return mail["address"] if mail else text or None


def _read_directs(text: str) -> bool:
    if text not in (ALWAYS, ON_REQUEST):
        raise BadSettings(f"{PREFIX}DIRECT_MESSAGES should be {ALWAYS} or {ON_REQUEST}")
    return text == ON_REQUEST


def _read_metrics(text: str) -> Address | None:
    if not text:
        return None
    found = LISTENING.fullmatch(text)
    if found is None or int(found["port"]) > HIGHEST_PORT:
        raise BadSettings(f"{PREFIX}METRICS should be an address such as 127.0.0.1:9100")
    return Address(found["host"].strip("[]"), int(found["port"]))


def _read_level(text: str) -> int:
    if text.lower() not in LEVELS:
        raise BadSettings(f"{PREFIX}LOG_LEVEL should be one of {', '.join(LEVELS)}")
    return logging.getLevelNamesMapping()[text.upper()]


def _read_format(text: str) -> str:
    if text.lower() not in FORMATS:
        raise BadSettings(f"{PREFIX}LOG_FORMAT should be one of {', '.join(FORMATS)}")
    return text.lower()


def _read_requests(text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,5}", text):
        raise BadSettings(f"{PREFIX}REQUESTS should be a number of requests per second, such as 50")
    return int(text)


def _read_thinkers(text: str) -> int | None:
    if text == AUTO:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadSettings(f"{PREFIX}THINKERS should be a number of processes, or {AUTO}")
    return int(text)


def _read_keep(text: str) -> int | None:
    if text == FOREVER:
        return None
    if not re.fullmatch(r"[1-9][0-9]{0,4}", text):
        raise BadSettings(f"{PREFIX}KEEP should be a number of days, such as 365, or {FOREVER}")
    return int(text)


def _read_shards(text: str) -> tuple[tuple[int, ...] | None, int | None]:
    """The shards of this process, and how many there are in all."""
    if not text:
        return None, None
    found = SHARDS.fullmatch(text)
    if found is None:
        raise BadSettings(f"{PREFIX}SHARDS should look like 0-3/8: shards 0 to 3 of 8")
    count = int(found["count"])
    parts: list[range] = []
    for part in found["ids"].split(","):
        first, _, last = part.partition("-")
        parts.append(range(int(first), min(int(last or first), count) + 1))
    ids = [*chain(*parts)]
    if not all(parts) or len(set(ids)) < len(ids) or max(ids) >= count:
        raise BadSettings(
            f"{PREFIX}SHARDS should name some of the {count} shards, each of them once"
        )
    return tuple(ids), count
