"""What luck alone would bring."""

import pytest

from bot.history.luck import luck_of
from bot.history.statistics import Places


def test_everybody_wins_alike_often_by_luck():
    places = [Places("plus", 4, (1, 2, 3, 2)), Places("mamma-i", 2, (3, 1))]
    assert luck_of(places).wins == 8 / 4 + 4 / 2
    assert luck_of([]).wins == 0


@pytest.mark.parametrize(
    ("wins", "verdict"), [(50, "luck"), (59, "luck"), (61, "more"), (41, "luck"), (39, "less")]
)
def test_a_difference_means_something_only_where_luck_seldom_leads(wins, verdict):
    luck = luck_of([Places("plus", 2, (wins, 100 - wins))])
    assert luck.error == 5
    assert luck.judge(wins) == verdict


def test_few_games_say_little():
    assert luck_of([Places("plus", 2, (3, 0))]).judge(3) == "luck"
    assert luck_of([Places("plus", 2, (30, 0))]).judge(30) == "more"
