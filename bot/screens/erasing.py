"""What was to be shown, without any trace of somebody who is forgotten."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, cast

from bot.games.interface import Json
from bot.screens.words import plain

NAMED: Final = ("name", "names")
"""Where pictures are told names, and nothing else."""

UNREAD: Final = ("block", "id", "style", "emoji", "value")
"""What nobody reads."""


def erase(screen: Json, user: int, names: Collection[str], instead: str) -> Json:
    """The screen with something else wherever it mentions or names the user."""
    spelled = {name for one in names for name in (one, plain(one)) if name}
    longest_first = sorted(map(re.escape, spelled), key=len, reverse=True)
    ways = [rf"<@!?{user}>", rf"(?<!\w){user}(?!\w)"]
    ways += [rf"(?<!\w){name}(?!\w)" for name in longest_first]
    pattern = re.compile("|".join(ways))

    def said(text: str, key: str) -> str:
        # As a whole it may be a word that only pictures know, such as an ingredient.
        is_word = text in spelled and key not in (*NAMED, "label", "description", "markdown")
        return text if key in UNREAD or is_word else pattern.sub(instead, text)

    return _rewritten(screen, "", said)


def _rewritten(data: Json, key: str, said: Callable[[str, str], str]) -> Json:
    if isinstance(data, str):
        return said(data, key)
    if isinstance(data, Mapping):
        fields = cast("Mapping[str, Any]", data)
        return {name: _rewritten(one, name, said) for name, one in fields.items()}
    if isinstance(data, list | tuple):
        return [_rewritten(one, key, said) for one in cast("list[Any]", data)]
    return data
