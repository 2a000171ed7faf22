"""What somebody's games come to, in words and with the picture of the form."""

import re

import pytest

from bot.history.pages import PlayerProfile, PlayerSummary
from bot.history.result import PlayerResult
from bot.history.statistics import (
    BestOrder,
    Career,
    GameGroup,
    Partner,
    PlayedGame,
    compute_statistics,
)
from bot.screens.families import FAMILIES
from bot.screens.screen import Picture
from bot.screens.stats import own_stats_screen, stats_screen_of
from bot.screens.words import LANGUAGES
from tests.screens.tables import buttons_of, check_screen, text_of

CHARACTERS = ("grandpa", "grandma", "mamma", "wife", "husband", "son")


def group(place, games, players=3, game="plus", **facts):
    told = {"has_left": False, "character": None, "delivered": 0, "failed": 0} | facts
    return GameGroup(game=game, players=players, place=place, games=games, **told)


def played(place, players=3):
    seat = PlayerResult(1, False, False, place, 0, 0, None, 0, None)
    return PlayedGame(1, 7, "plus", "mamma-mia", "on", 0.0, players, True, seat)


def told(*every, partners=(), **course):
    return PlayerSummary(compute_statistics(every, Career(**course)), partners)


def shown(here, everywhere=None, where="here", language="en"):
    screen = own_stats_screen(PlayerProfile(here, everywhere or here), where, FAMILIES, language)
    check_screen(screen)
    return screen


def text(*every, **more):
    return text_of(shown(told(*every, **more)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_statistics_can_be_shown(language):
    every = [
        group(place, 1000, players, game, delivered=9000, failed=9000)
        for game in ("mamma-mia", "plus")
        for players in range(2, 7)
        for place in range(1, players + 1)
    ]
    every += [group(1, 500, 4, "mamma-i", character=character) for character in CHARACTERS]
    partners = tuple(Partner(2**63 - 1 - number, 1000, 1000) for number in range(3))
    course = {"streak": 900, "longest_streak": 999, "best": BestOrder("bombastica", 15, 1, "plus")}
    form = tuple([played(6, 6)] * 20)
    screen = shown(told(*every, partners=partners, form=form, **course), language=language)
    assert len(re.findall(r"\b13\D000\b", text_of(screen))) == 2, "won, and at other tables"


def test_of_few_games_nothing_is_told_that_they_do_not_say():
    said = text(group(1, 3, delivered=4), group(3, 1))
    assert "**4 games, 3 won**" in said
    for much in ("luck", "%", "streak", "latest"):
        assert much not in said


def test_wins_come_with_what_luck_would_bring():
    assert "would win 2 or 3 at" in text(group(1, 3), group(2, 4))
    assert "would win 3 at" in text(group(1, 3), group(2, 6))
    assert "would win about 20 at" in text(group(1, 30), group(2, 30))


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [(6, "may just be luck"), (10, "hardly luck"), (0, "hardly bad luck")],
)
def test_from_ten_games_on_there_is_a_verdict(wins, verdict):
    said = text(group(1, wins), group(2, 14 - wins))
    assert f"**14 games, {wins} won** ({round(100 * wins / 14)}%)" in said
    assert verdict in said


def test_as_many_wins_as_luck_brings_need_no_verdict():
    said = text(group(1, 5), group(2, 9))
    assert said.splitlines()[2] == "-# Luck alone would win 4 or 5 at tables like these."


def test_places_stand_by_game_and_number_of_players():
    said = text(group(1, 2, 4), group(3, 1, 4), group(4, 3, 4), group(2, 1, 2, "mamma-i"))
    assert "**Mamma Mia! Plus** with 4 players: 🥇 2 · 🥉 1 · 3\u00a0\u00d7\u00a0lower" in said
    assert "**Mamma I** with 2 players: 🥈 1" in said


def test_pizzas_the_best_order_and_streaks_are_told():
    best = BestOrder("bombastica", 15, 1, "plus")
    one = group(1, 4, delivered=7, failed=2)
    said = text(one, best=best, streak=2, longest_streak=3)
    assert "🍕 7 pizzas delivered, 2 burnt\n" in said
    assert "*Bombastica*, with 15 cards" in said
    assert "2 wins in a row right now; longest streak: 3" in said
    assert "3 wins in a row right now, the longest" in text(one, streak=3, longest_streak=3)
    assert "Longest streak: 3 wins" in text(one, longest_streak=3)
    assert "78%" not in said


def test_the_characters_that_won_are_named():
    mamma = [group(1, 2, game="mamma-i", character="mamma")]
    said = text(*mamma, group(2, 3, game="mamma-i", character="mamma"))
    assert "Won with 👩 Mamma (2 of 5)" in said
    assert "🍕" not in said


def test_favourite_partners_are_mentioned_once_there_are_two_games():
    said = text(group(1, 3), partners=(Partner(5, 3, 2), Partner(6, 1, 0)))
    assert "with <@5> (3 games, ahead in 2)" in said
    assert "<@6>" not in said


def test_games_left_to_a_computer_are_only_counted():
    said = text(group(1, 2), group(1, 1, has_left=True))
    assert "**2 games, 2 won**" in said
    assert "One more game was left to a computer" in said


def own_form(form):
    """The places that the picture of the form shows."""
    screen = shown(told(group(1, 21), form=form))
    return next(block.facts["games"] for block in screen.blocks if isinstance(block, Picture))


def test_the_form_is_a_picture_and_the_same_in_words():
    form = tuple(played(place) for place in (3, 1, 2, 2, 1))
    screen = shown(told(group(1, 2), group(2, 3), form=form))
    (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
    assert picture.facts["games"] == [[3, 3], [1, 3], [2, 3], [2, 3], [1, 3]]
    many = own_form(tuple(played(place) for place in range(1, 4)) * 7)
    assert len(many) == 12
    places = "last: 3rd of 3, 1st of 3, 2nd of 3, 2nd of 3, 1st of 3"
    assert places in picture.alt
    assert places in picture.instead


def test_a_button_turns_between_here_and_everywhere():
    here, everywhere = told(), told(group(1, 2))
    first = shown(here, everywhere)
    assert "finished a game on this server yet" in text_of(first)
    assert [(one.id, one.label) for one in buttons_of(first)] == [
        ("mm:stats:0:0:everywhere", "Everywhere")
    ]
    second = shown(here, everywhere, "everywhere")
    assert "**2 games, 2 won**" in text_of(second)
    assert [one.id for one in buttons_of(second)] == ["mm:stats:0:0:here"]
    assert buttons_of(shown(None, everywhere)) == []


def test_of_others_there_is_only_what_they_played_here():
    screen = stats_screen_of(5, told(group(1, 2)), FAMILIES, "en")
    assert "<@5>\u2019s games on this server" in text_of(screen)
    assert buttons_of(screen) == []
    nothing = stats_screen_of(5, told(), FAMILIES, "de")
    assert "<@5> hat auf diesem Server noch kein Spiel" in text_of(nothing)
