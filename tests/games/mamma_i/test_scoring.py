"""C8: the points of the characters, and who wins."""

import pytest

from bot.games.mamma_i.cards import CHARACTER_BY_WORD, Character
from bot.games.mamma_i.events import CharacterScored, GameEnded, SecretShown
from bot.games.mamma_i.scoring import points
from tests.games.mamma_i.situation import GAME, Situation, find


def scored(word: str, **said):
    return points(Situation(**said).state, CHARACTER_BY_WORD[word])


@pytest.mark.parametrize(
    ("market", "matching"),
    [
        ("market-1", 0),
        ("market-1 market-2", 3),
        ("market-1 market-4", 6),
        ("market-1 market-4 in-law-5", 12),
        ("market-1 market-2 market-4 in-law-3", 10 + 3 + 3 + 3 + 3),
        ("market-1 market-2 market-4 in-law-3 in-law-5", 15 + 6 + 6 + 3 + 3),
        ("market-1 market-3 market-4 in-law-1 in-law-5", 15 + 6 + 3 + 3 + 3),
    ],
)
def test_c8_1_matching_drawings_score_3_6_10_and_15_also_with_a_mother_in_law(market, matching):
    assert scored("wife", market={"wife": market}).matching == matching


def test_c8_1_horizontal_cards_count_as_well():
    assert scored("wife", market={"wife": "(market-1) market-4"}).matching == 6


@pytest.mark.parametrize(
    ("market", "single"),
    [
        ("market-1", 3),
        ("in-law-5", 0),
        ("market-1 in-law-1", 2),
        ("market-1 market-2", 4),
        ("market-1 market-4", 2),
    ],
)
def test_c8_2_a_drawing_without_another_scores_1_but_not_with_a_mother_in_law(market, single):
    assert scored("wife", market={"wife": market}).single == single


def test_c8_3_mothers_in_law_and_the_guest_count_as_they_stand():
    result = scored("wife", market={"wife": "in-law-1 (in-law-5)"}, guests={"wife": -4})
    assert (result.mother_in_law, result.guest) == (-6, -4)


def test_c8_4_money_in_the_row_counts():
    assert scored("wife", rows={"wife": "e3 m1 e2"}).money == 5


@pytest.mark.parametrize(
    ("word", "own"),
    [("grandpa", 3), ("grandma", 5), ("mamma", 3), ("wife", 0), ("husband", -5), ("son", 0)],
)
def test_c8_5_some_characters_have_points_of_their_own(word, own):
    assert scored(word).own == own


def test_c8_5_grandpa_with_the_child_has_seven():
    assert scored("grandpa", has_child=True).own == 7


def test_c8_6_arrival_scores_3_2_1_and_minus_1_2_3():
    rows = {"son": "m3 m3", "husband": "m3 m2", "wife": "m3 m1", "mamma": "m3", "grandma": "m2"}
    words = ("son", "husband", "wife", "mamma", "grandma", "grandpa")
    assert [scored(word, rows=rows).arrival for word in words] == [3, 2, 1, -1, -2, -3]


def end(**said) -> Situation:
    """A game that has just ended; the secrets are wife, son and mamma."""
    table = Situation(display="m1", deck="", turn=6, for_sale="", **said)
    table.events = table.move(0, "place m1, schoolbus")
    return table


def test_c8_7_the_secret_character_with_most_points_wins():
    table = end(rows={"son": "e3 e3", "grandma": "m3"})
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "points")
    assert outcome.result == {
        "winners": [2],
        "secrets": ["wife", "son", "mamma"],
        "points": {"grandpa": 5, "grandma": 8, "mamma": 4, "wife": -1, "husband": -7, "son": 3},
        "arrival": ["grandma", "grandpa", "mamma", "wife", "husband", "son"],
    }


@pytest.mark.parametrize(
    ("rows", "winner"),
    [
        ({"grandma": "m3", "wife": "e3 e2"}, 2),
        ({"wife": "m3", "mamma": "e1"}, 0),
    ],
)
def test_c8_7_in_a_tie_whose_character_arrived_first_wins(rows, winner):
    table = end(rows=rows)
    totals = [event.points for event in find(table.events, SecretShown)]
    assert totals[0] == totals[2] > totals[1]
    (ended,) = find(table.events, GameEnded)
    assert (ended.winners, ended.reason) == ((winner,), "arrival")


def test_c8_7_a_character_without_a_player_wins_nothing():
    table = end(rows={"grandma": "m3 e3 e3"})
    assert find(table.events, CharacterScored)[Character.GRANDMA].points.total == 14
    assert find(table.events, GameEnded)[0].winners == (2,)


def test_the_end_shows_the_secrets_and_the_points_by_item():
    table = end(rows={"son": "e3 e3", "grandma": "m3"}, guests={"son": -6})
    scores = find(table.events, CharacterScored)
    assert [score.character for score in scores] == list(Character)
    son = scores[Character.SON].points
    assert (son.guest, son.money, son.own, son.arrival, son.total) == (-6, 6, 0, -3, -3)
    assert [event.seat for event in find(table.events, SecretShown)] == [0, 1, 2]


def test_the_result_is_there_only_at_the_end():
    assert GAME.outcome(Situation().state) is None
