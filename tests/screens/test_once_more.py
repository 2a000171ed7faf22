"""An opening that is told once more, privately and frame by frame."""

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.games.mamma_mia.events import OvenEmptied
from bot.screens.families import FAMILIES
from bot.screens.once_more import once_more_screen
from bot.screens.screen import Buttons
from bot.tables.refusals import Declined
from bot.tables.table import Table
from tests.screens.tables import (
    buttons_of,
    check_screen,
    make_table,
    new_match,
    play_on,
    seen,
    text_of,
)
from tests.thorough import thoroughly

FAMILY = FAMILIES.of_game("mamma-mia")


@cache
def tables_after_an_opening(memory):
    """The table right after its first opening, and after the next play."""
    rng = Random(3)
    start = make_table(new_match("mamma-mia", {}, 2, rng), 2, memory=memory, pace="instant")
    found = []
    for table, *_ in play_on(start, rng):
        if found:
            return [found[0], replace(table, before=None)]
        if any(isinstance(event, OvenEmptied) for event in table.match.events):
            found.append(replace(table, before=None))
    raise AssertionError("the oven was never opened")


def frame(table: Table, number: int, language: str = "en"):
    words = FAMILY.catalogue.words(language)
    return once_more_screen(table, "oven-1", str(number), FAMILY, words)


@pytest.mark.parametrize("language", ["en", *thoroughly(["de", "it"])])
def test_every_frame_of_an_opening_can_be_looked_at(language):
    table, _ = tables_after_an_opening("open")
    first = frame(table, 0, language)
    count = int(re.findall(r"[0-9]+", text_of(first))[-1])
    screens = [first, *(frame(table, number, language) for number in range(1, count))]
    assert len(screens) > 5
    assert [len(buttons_of(screen)) for screen in screens] == [1, *[2] * (count - 2), 1]
    for screen in screens:
        check_screen(screen)
    assert len({text_of(screen) for screen in screens}) == count
    assert text_of(frame(table, 999, language)) == text_of(screens[-1])


def test_it_asks_for_nothing_and_takes_no_bets():
    table, _ = tables_after_an_opening("open")
    for number in (0, 1):
        pressable = [one for one in frame(table, number).blocks if isinstance(one, Buttons)]
        assert len(pressable) == 1
        assert all("again" in button.id for button in pressable[0].buttons)


def test_where_people_must_remember_it_is_told_until_somebody_plays():
    before, after = tables_after_an_opening("faithful")
    assert text_of(frame(before, 0))
    with pytest.raises(Declined) as declined:
        frame(after, 0)
    assert declined.value.code == "not-told-again"
    assert text_of(frame(tables_after_an_opening("open")[1], 0))


@pytest.mark.parametrize("key", ["oven-2", "turn", "hand", "round-1", ""])
def test_nothing_else_is_told_again(key):
    table, _ = tables_after_an_opening("open")
    assert not FAMILY.may_tell_again(seen(table), key)
    with pytest.raises(Declined):
        once_more_screen(table, key, "0", FAMILY, FAMILY.catalogue.words("en"))
