"""One's last games, as they are listed and looked at."""

from dataclasses import replace
from random import Random

import pytest

from bot.history.pages import GAMES_PER_PAGE, PastGame, PastPage
from bot.screens.families import FAMILIES
from bot.screens.history import history_screen, past_screen
from bot.screens.screen import Menu
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from bot.tables.table import Status
from tests.screens.tables import buttons_of, check_screen, make_table, new_match, play_out, text_of

ENDED = 1_800_000_000.0


def finished(game="mamma-mia", players=3, persons=2):
    rng = Random(players)
    match = new_match(game, {}, players, rng)
    return replace(play_out(make_table(match, persons), rng), status=Status.OVER)


def listed(*tables, number=0, has_older=False, language="en"):
    games = tuple(PastGame(table, ENDED) for table in tables)
    return history_screen(PastPage(games, number, has_older), 1000, FAMILIES, language)


def pressed(screen):
    return [(button.id, button.label) for button in buttons_of(screen)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_page_of_large_games_can_be_shown(language):
    tables = [finished("plus", 6), finished("mamma-i", 4), finished("mamma-mia", 5)]
    tables += [finished("plus", 2), finished("mamma-mia", 2)]
    assert len(tables) == GAMES_PER_PAGE
    screen = listed(*tables, number=1, has_older=True, language=language)
    check_screen(screen)
    assert all(f"**{number}. Mamma" in text_of(screen) for number in range(6, 11))


def test_a_game_is_told_with_the_own_place_and_everybody_who_played():
    table = finished()
    text = text_of(listed(table))
    family = FAMILIES.of_game("mamma-mia")
    assert f"· <t:{int(ENDED)}:d>" in text
    assert "of 3 · " in text
    assert "**Anna**" in text
    assert "🤖 Carla\\_\\*" in text
    assert f"-# {family.went(look(table, family.catalogue.words('en')))[0]}" in text


def test_who_has_left_has_no_place():
    table = finished().with_chair(0, has_left=True)
    text = text_of(listed(table))
    assert "left early" in text
    assert "of 3" not in text


def test_there_are_ways_to_newer_and_older_games():
    newer, older = ("mm:history:0:0:1", "Newer"), ("mm:history:0:0:3", "Older")
    assert pressed(listed(finished(), number=2, has_older=True)) == [newer, older]
    assert pressed(listed(finished(), number=2)) == [newer]
    assert pressed(listed(finished())) == []


def test_each_game_can_be_looked_at_and_left_again():
    table = finished()
    (menu,) = [block for block in listed(table, number=2).blocks if isinstance(block, Menu)]
    assert menu.id == "mm:past:0:0:2"
    assert [(one.value, one.description) for one in menu.options] == [
        ("77", "Anna, Bert, 🤖 Carla_*")
    ]
    family = FAMILIES.of_game("mamma-mia")
    shown = past_screen(look(table, family.catalogue.words("en")), family, "2")
    check_screen(shown)
    assert pressed(shown) == [("mm:history:0:0:2", "All games")]
