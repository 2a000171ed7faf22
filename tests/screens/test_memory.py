"""What an open channel keeps of a game."""

from random import Random

import pytest

from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.screens.screen import load_screen
from tests.screens.tables import make_table, new_match, play_on, text_of

PRESENTER = TablePresenter(FAMILIES)


def told_of(game, rng):
    """All that the channel of an open table hears of a game, in order."""
    match = new_match(game, {}, 3, rng)
    start = make_table(match, memory="open")
    for table, seat, _, seals in play_on(start, rng):
        if seat is None:
            told = PRESENTER.begun(table, seals)
        else:
            told = PRESENTER.moved(table, seat, seals, "player")
        yield from (one for one in told if one.user is None and one.screen is not None)


def kept_of(game, rng):
    """What stays in an open channel when the game is over."""
    standing = {}
    for number, one in enumerate(told_of(game, rng)):
        former = standing.pop(one.key, None) if one.act == "replace" else None
        if former is not None and former.remains is not None:
            standing[number] = former.remains
        standing[one.key] = one
    screens = [getattr(one, "screen", one) for one in standing.values()]
    return [text_of(load_screen(screen)) for screen in screens]


@pytest.mark.parametrize("game", FAMILIES.games)
def test_an_open_channel_keeps_no_heading_twice(game):
    lines = [line for text in kept_of(game, Random(4)) for line in text.splitlines()]
    headings = [line for line in lines if line.startswith("### ")]
    assert len(headings) > 5
    assert sorted(headings) == sorted(set(headings))
