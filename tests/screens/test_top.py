"""A server's ranking, as it is read."""

import pytest

from bot.history.pages import RANKS_PER_PAGE, RankingPage
from bot.history.rating import RankedPlayer, Rating
from bot.screens.families import FAMILIES
from bot.screens.top import points, top_screen
from bot.screens.words import LANGUAGES
from tests.screens.tables import buttons_of, check_screen, text_of

FAMILY = FAMILIES.of_game("plus")


def ranked(place, user=None, games=12, mu=30.0):
    return RankedPlayer(place, user or place, Rating(mu, 2.0, games))


def text(every, own=None, number=0, pages=1, language="en"):
    screen = shown(every, own, number, pages, language)
    return text_of(screen)


def shown(every, own=None, number=0, pages=1, language="en"):
    page = RankingPage(number, pages, tuple(every), own, 999_999)
    screen = top_screen(page, FAMILY, FAMILIES, language)
    check_screen(screen)
    return screen


def test_everybody_begins_at_a_thousand_and_nobody_falls_to_nothing():
    assert points(Rating()) == 1000
    assert points(Rating(30.0, 2.0)) == 1960
    assert points(Rating(0.0, 8.0)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_page_can_be_shown(language):
    first = 2**63 - 20
    every = [ranked(999_900 + one, first + one, 3) for one in range(RANKS_PER_PAGE)]
    own = ranked(999_999, first - 1, 3)
    assert f"{999_999}" in text(every, own, 8, 99_999, language)


def test_equal_ones_share_a_place_and_the_reader_stands_out():
    own = ranked(2, 5)
    said = text([ranked(1, 4), own, ranked(2, 6), ranked(4, 7)], own)
    assert "🥇 <@4> · **1,960** · 12 games" in said
    assert "🥈 **<@5>**" in said
    assert "🥈 <@6>" in said
    assert "4\\. <@7>" in said
    assert "You:" not in said


def test_the_own_place_is_told_even_if_far_down():
    said = text([ranked(1), ranked(2)], ranked(57, 9))
    assert "You: 57\\. **<@9>** · **1,960**" in said
    assert "not in it yet" in text([ranked(1)])


def test_few_games_are_marked_and_the_mark_is_explained():
    said = text([ranked(1, games=10), ranked(2, games=9)])
    assert "10 games\n" in said
    assert "9 games, provisional" in said
    assert "fewer than 10 rated games" in said
    assert "rovisional" not in text([ranked(1, games=10)])


def test_the_ranking_is_that_of_all_games_of_the_family():
    assert "Mamma Mia! and Mamma Mia! Plus" in text([ranked(1)])
    assert "Mamma Mia! und Mamma Mia! Plus" in text([], language="de")


def test_an_empty_ranking_says_how_it_begins():
    said = text([])
    assert "Nobody is in this ranking yet." in said
    assert "1,000" not in said


def test_there_are_ways_up_and_down():
    higher, lower = "mm:top:0:0:mamma-mia 0", "mm:top:0:0:mamma-mia 2"
    pages = [(0, 1), (1, 3), (2, 3)]
    found = [[one.id for one in buttons_of(shown([ranked(1)], None, *at))] for at in pages]
    assert found == [[], [higher, lower], ["mm:top:0:0:mamma-mia 1"]]
    assert "Page 2 of 3" in text([ranked(1)], None, 1, 3)
