"""A server's ranking, a page at a time, with the reader's own place."""

from typing import Final

from bot.history.pages import RankingPage
from bot.history.rating import PROVISIONAL_BELOW, RankedPlayer, Rating
from bot.screens.buttons import rows
from bot.screens.family import AnyFamily, Families
from bot.screens.ids import PressId
from bot.screens.ranking import MEDALS
from bot.screens.screen import Block, Button, Rule, Screen, Text
from bot.screens.words import Words, get_words, joined

BEGINNING: Final = 1000
"""The points of a newcomer."""

POINTS: Final = 40
"""How many points a unit of rating is: nobody falls to 0, and a win brings some dozens."""

EMOJI: Final = {"higher": "◀️", "lower": "▶️"}


def points(rating: Rating) -> int:
    """A rating as people read it."""
    return round(BEGINNING + POINTS * rating.shown)


def top_screen(page: RankingPage, family: AnyFamily, families: Families, language: str) -> Screen:
    """A page of a server's ranking in a family of games."""
    words = get_words(language)
    titles = joined(words, [families.title(game.id, language) for game in family.games])
    heading = words("top-heading", titles=titles)
    if not page.ranked:
        return Screen((Text(f"{heading}\n{words('top-empty')}"),))
    lines = [_line(one, words, is_own=one == page.own) for one in page.ranked]
    if page.pages > 1:
        number = page.number + 1
        lines.append(words("top-page", number=number, pages=page.pages, persons=page.persons))
    below = [*_own(page, words), *_notes(page, words)]
    blocks: list[Block] = [Text("\n".join([heading, *lines])), Rule(), Text("\n".join(below))]
    return Screen((*blocks, *rows(_pages(page, family, words))))


def _line(ranked: RankedPlayer, words: Words, *, is_own: bool) -> str:
    rating, player = ranked.rating, f"<@{ranked.user}>"
    key = "top-line-provisional" if rating.is_provisional else "top-line"
    return words(
        key,
        place=MEDALS.get(ranked.place, f"{ranked.place}\\."),
        player=f"**{player}**" if is_own else player,
        points=points(rating),
        games=rating.games,
    )


def _own(page: RankingPage, words: Words) -> list[str]:
    """The reader's own place, unless it's on the page."""
    if page.own is None:
        return [words("top-own-none")]
    if page.own in page.ranked:
        return []
    return [words("top-own", line=_line(page.own, words, is_own=True))]


def _notes(page: RankingPage, words: Words) -> list[str]:
    """What the numbers mean."""
    notes = [words("top-points", beginning=BEGINNING)]
    shown = [*page.ranked, *([page.own] if page.own else [])]
    if any(one.rating.is_provisional for one in shown):
        notes.append(words("top-provisional", games=PROVISIONAL_BELOW))
    return notes


def _pages(page: RankingPage, family: AnyFamily, words: Words) -> list[Button]:
    found: list[Button] = []
    if page.number:
        found.append(_page_button("higher", family, page.number - 1, words))
    if page.number + 1 < page.pages:
        found.append(_page_button("lower", family, page.number + 1, words))
    return found


def _page_button(name: str, family: AnyFamily, number: int, words: Words) -> Button:
    press = PressId("top", 0, rest=f"{family.name} {number}")
    return Button(str(press), words(f"press-{name}"), emoji=EMOJI[name])
