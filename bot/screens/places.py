"""How often somebody finished where, by game and number of players."""

from collections.abc import Sequence
from typing import Final

from bot.history.statistics import Places
from bot.screens.family import Families
from bot.screens.ranking import MEDALS
from bot.screens.words import Words

MOST_TABLES: Final = 6
"""How many kinds of tables get a line; the others are only counted."""


def places_lines(every: Sequence[Places], families: Families, words: Words) -> list[str]:
    """A line for each kind of table, the most played first."""
    lines = [_line(one, families, words) for one in every[:MOST_TABLES]]
    if others := sum(one.games for one in every[MOST_TABLES:]):
        lines.append(words("stats-other-tables", games=others))
    return lines


def _line(places: Places, families: Families, words: Words) -> str:
    counts = [
        f"{MEDALS[place]} {count}"
        for place, count in enumerate(places.counts, 1)
        if count and place in MEDALS
    ]
    if lower := sum(places.counts[len(MEDALS) :]):
        counts.append(words("stats-lower", count=lower))
    title = families.title(places.game, words.language)
    return words("stats-places", title=title, players=places.players, counts=" · ".join(counts))
