"""How many games somebody won, and whether that is more than luck."""

from math import ceil, floor
from typing import Final

from bot.history.luck import Luck, luck_of
from bot.history.statistics import PlayerStatistics
from bot.screens.words import Words

FEWEST_FOR_LUCK: Final = 5
"""With fewer games, luck predicts nothing."""

FEWEST_FOR_SHARES: Final = 10
"""With fewer there is no percentage, and no verdict."""

MANY: Final = 10
"""From this many wins on, luck gets round numbers."""

NEARLY: Final = 0.1


def won_line(statistics: PlayerStatistics, words: Words) -> str:
    """How many games were won, and how many luck alone would win."""
    games, wins = statistics.games, statistics.wins
    share = percent(wins, games)
    if share is None:
        line = words("stats-won", games=games, wins=wins)
    else:
        line = words("stats-won-percent", games=games, wins=wins, percent=share)
    if games < FEWEST_FOR_LUCK:
        return line
    luck = luck_of(statistics.places)
    expected = _expected(luck, words)
    if games >= FEWEST_FOR_SHARES and abs(wins - luck.wins) >= 1:
        expected = words("stats-verdict", verdict=luck.judge(wins), line=expected)
    return f"{line}\n{expected}"


def percent(some: int, every: int) -> int | None:
    """A percentage, where there are enough games for one."""
    return None if every < FEWEST_FOR_SHARES else round(100 * some / every)


def _expected(luck: Luck, words: Words) -> str:
    wins = round(luck.wins)
    if wins >= MANY:
        return words("stats-by-luck-about", wins=wins)
    if abs(luck.wins - wins) < NEARLY:
        return words("stats-by-luck", wins=wins)
    return words("stats-by-luck-either", fewer=floor(luck.wins), more=ceil(luck.wins))
