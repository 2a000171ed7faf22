"""The terms of a table: what the players agree on apart from the game, as one value.

To add a term, give it a field and its choices here, and its words to the catalogues.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final, TypeAlias, cast

from bot.games.interface import Json, value
from bot.tables.mention import of_table

log = logging.getLogger(__name__)

PACES: Final = {"normal": 2.2, "slow": 3.5, "fast": 1.2, "instant": 0.0}
"""How many seconds lie between two steps of a story."""

TURN_TIMES: Final[dict[str, int | None]] = {
    "off": None,
    "1m": 60,
    "5m": 300,
    "1h": 3600,
    "24h": 86400,
}
"""How many seconds a turn may take."""

LANGUAGES: Final = ("en", "de", "it")
"""Each has a folder of words; the first is for people who read none of them."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "memory": ("faithful", "open"),
    "pace": tuple(PACES),
    "turn_time": tuple(TURN_TIMES),
    "pictures": ("on", "off"),
    "bets": ("on", "off"),
    "hints": ("on", "off"),
    "strength": ("normal", "easy", "hard"),
    "language": LANGUAGES,
}
"""The values of every term, the default first."""

SETTINGS: Final[dict[str, tuple[str, ...]]] = {"ranking": ("on", "off"), **CHOICES}
"""What a server may set: what applies to all of it, and the defaults of its new tables."""

LASTING: Final = tuple(name for name in CHOICES if name != "strength")
"""The terms that still matter once the cards are dealt."""

SomeTerms: TypeAlias = Mapping[str, str]
"""Some of the terms, by name: a user's choice, or a server's settings, which may hold more."""

FOR_BEGINNERS: Final[SomeTerms] = MappingProxyType({"memory": "open", "strength": "easy"})
"""What is agreed on for somebody's first game, unless the server or the host wants it otherwise."""


@value
class Terms:
    """The terms of a table, whatever is played there."""

    memory: str = CHOICES["memory"][0]
    """Whether the channel forgets older plays, as people at a table do, or shows them for good."""
    pace: str = CHOICES["pace"][0]
    """How fast stories are told."""
    turn_time: str = CHOICES["turn_time"][0]
    """How long a turn may take before a computer makes it."""
    pictures: str = CHOICES["pictures"][0]
    """Whether the channel gets pictures; the words say everything too."""
    bets: str = CHOICES["bets"][0]
    """Whether anybody in the channel may bet on orders."""
    hints: str = CHOICES["hints"][0]
    """Whether players may ask what a strong computer would do."""
    strength: str = CHOICES["strength"][0]
    """How well computers play that sit down from now on."""
    language: str = CHOICES["language"][0]
    """The language of the channel."""

    @property
    def step_seconds(self) -> float:
        return PACES[self.pace]

    @property
    def turn_seconds(self) -> int | None:
        """None if there is no limit."""
        return TURN_TIMES[self.turn_time]


def option_word(chosen: Json) -> str:
    """An option of a game as one word: `on`, `classic`."""
    return ("on" if chosen else "off") if isinstance(chosen, bool) else str(chosen)


def agree(*chosen: SomeTerms) -> Terms:
    """Merges terms: the last one given wins, and gaps get the default.

    Other settings of a server are ignored.
    """
    said = {name: word for some in chosen for name, word in some.items()}
    return Terms(**{name: word for name, word in said.items() if name in CHOICES})


def dump_terms(terms: Terms) -> Json:
    """The terms as JSON."""
    return asdict(terms)


def load_terms(data: Json, table_id: int) -> Terms:
    """The terms from JSON, with defaults for whatever is missing or unknown."""
    return Terms(**_load_some(data, f"table {table_id}", CHOICES, table_id))


def load_settings(data: Json, whose: str, table_id: int | None = None) -> dict[str, str]:
    """The known part of a server's settings, in JSON that a newer version may have written."""
    return _load_some(data, whose, SETTINGS, table_id)


def _load_some(
    data: Json, whose: str, names: Iterable[str], table_id: int | None
) -> dict[str, str]:
    words = cast("dict[str, Any]", data) if isinstance(data, dict) else {}
    found = {name: words[name] for name in names if words.get(name) is not None}
    return {name: word for name, word in found.items() if is_known(name, word, whose, table_id)}


def is_known(name: str, word: Json, whose: str, table_id: int | None) -> bool:
    """Whether a term may have this value; if not, logs that the default is taken instead."""
    is_choice = word in SETTINGS[name]
    if not is_choice:
        log.warning(
            "the %s of %s is unknown, the default is taken", name, whose, extra=of_table(table_id)
        )
    return is_choice
