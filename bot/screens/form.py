"""How somebody did in the latest games, as a picture or in words."""

from collections.abc import Sequence
from typing import Final

from bot.history.statistics import PlayedGame
from bot.screens.announcing import clipped
from bot.screens.pictures.kinds import FORM
from bot.screens.screen import LONGEST_ALT, Picture
from bot.screens.words import Words

FEWEST: Final = 5
"""Fewer games have no form."""

MOST: Final = 12
"""More columns could not be read on a phone."""


def form_blocks(latest: Sequence[PlayedGame], words: Words) -> tuple[Picture, ...]:
    """The places in the latest games, the last one last; nothing for very few."""
    if len(latest) < FEWEST:
        return ()
    games = [[one.seat.place, one.players] for one in latest[-MOST:]]
    captions = [words("stats-form-first", games=len(games)), words("stats-form-last")]
    told = [words("stats-form-place", place=place, players=players) for place, players in games]
    places = ", ".join(told)
    facts = {"games": games, "captions": captions}
    alt = clipped(words("stats-form-alt", places=places), LONGEST_ALT)
    return (Picture(FORM, facts, alt, words("stats-form-instead", places=places)),)
