"""Somebody's statistics, and what the numbers mean."""

from typing import Final

from bot.history.pages import PlayerProfile, PlayerSummary
from bot.history.statistics import BestOrder, Partner, PlayerStatistics, Role
from bot.screens.buttons import rows
from bot.screens.family import Families
from bot.screens.form import form_blocks
from bot.screens.ids import PressId
from bot.screens.luck import percent, won_line
from bot.screens.places import places_lines
from bot.screens.screen import Block, Button, Screen, Text
from bot.screens.words import Words, get_words, joined

HERE: Final = "here"
EVERYWHERE: Final = "everywhere"

EMOJI: Final = {HERE: "🏠", EVERYWHERE: "🌍"}

WORTH_TELLING: Final = 2
"""From this number on, wins in a row or games with the same person are no accident."""


def own_stats_screen(
    profile: PlayerProfile, where: str, families: Families, language: str
) -> Screen:
    """The reader's own statistics, here or everywhere, and a button for the other."""
    words = get_words(language)
    if profile.here is None or where == EVERYWHERE:
        where, other, summary = EVERYWHERE, HERE, profile.everywhere
    else:
        where, other, summary = HERE, EVERYWHERE, profile.here
    heading, nothing = words("stats-heading", where=where), words("stats-none", where=where)
    turn = () if profile.here is None else (_turn_button(other, words),)
    return Screen((*_told(heading, nothing, summary, families, words), *rows(turn)))


def stats_screen_of(user: int, summary: PlayerSummary, families: Families, language: str) -> Screen:
    """Somebody else's statistics on this server."""
    words, player = get_words(language), f"<@{user}>"
    heading = words("stats-heading", where="other", player=player)
    nothing = words("stats-none", where="other", player=player)
    return Screen(_told(heading, nothing, summary, families, words))


def _turn_button(where: str, words: Words) -> Button:
    return Button(str(PressId("stats", 0, rest=where)), words(f"press-{where}"), emoji=EMOJI[where])


def _told(
    heading: str, nothing: str, summary: PlayerSummary, families: Families, words: Words
) -> tuple[Block, ...]:
    statistics = summary.statistics
    if not statistics.games:
        return (Text(f"{heading}\n{nothing}"),)
    places = places_lines(statistics.places, families, words)
    above = [heading, won_line(statistics, words), *places]
    below = _below(summary, families, words)
    lines = [Text("\n".join(below))] if below else []
    return (Text("\n".join(above)), *form_blocks(statistics.form, words), *lines)


def _below(summary: PlayerSummary, families: Families, words: Words) -> list[str]:
    statistics = summary.statistics
    return [
        *_pizzas(statistics, words),
        *_best(statistics.best, families, words),
        *_roles(statistics.roles, families, words),
        *_streak(statistics, words),
        *_partners(summary.partners, words),
        *([words("stats-left", games=statistics.left)] if statistics.left else []),
    ]


def _pizzas(statistics: PlayerStatistics, words: Words) -> list[str]:
    numbers = {"delivered": statistics.delivered, "failed": statistics.failed}
    every = sum(numbers.values())
    if not every:
        return []
    share = percent(statistics.delivered, every)
    if share is None:
        return [words("stats-pizzas", **numbers)]
    return [words("stats-pizzas-percent", **numbers, percent=share)]


def _best(best: BestOrder | None, families: Families, words: Words) -> list[str]:
    if best is None:
        return []
    return families.say("stats-best", words.language, order=best.order, size=best.size)


def _roles(every: tuple[Role, ...], families: Families, words: Words) -> list[str]:
    roles = [
        said
        for role in every
        if role.wins
        for said in families.say(
            "stats-role", words.language, row=role.character, wins=role.wins, games=role.games
        )
    ]
    return [words("stats-roles", roles=joined(words, roles))] if roles else []


def _streak(statistics: PlayerStatistics, words: Words) -> list[str]:
    streak, longest = statistics.streak, statistics.longest_streak
    if longest < WORTH_TELLING:
        return []
    if streak < WORTH_TELLING:
        return [words("stats-streak", longest=longest)]
    key = "stats-streak-longest" if streak == longest else "stats-streak-now"
    return [words(key, streak=streak, longest=longest)]


def _partners(every: tuple[Partner, ...], words: Words) -> list[str]:
    partners = [
        words("stats-partner", player=f"<@{one.user}>", games=one.games, ahead=one.ahead)
        for one in every
        if one.games >= WORTH_TELLING
    ]
    return [words("stats-partners", partners=joined(words, partners))] if partners else []
