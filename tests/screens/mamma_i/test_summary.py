"""How a game of Mamma I went, in a few sentences."""

import pytest

from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.events import CardSold, CardsPlaced, CardStolen, GuestPlaced, TurnBegan
from bot.screens.mamma_i.summary import went
from bot.screens.remarks import MOST
from bot.screens.words import LANGUAGES
from tests.games.mamma_i.situation import Situation
from tests.screens.mamma_i.tables import finished
from tests.screens.tables import seen, situated


def told(*before, language="en", **said):
    """What is told of a game that ended so; the secrets are wife, son and mamma."""
    situation = Situation(display="m1", deck="", turn=6, for_sale="", **said)
    situation.move(0, "place m1, schoolbus")
    situation.events = [*before, *situation.events]
    text = " ".join(went(seen(situated(situation), language=language)))
    return text.replace("\N{MINUS SIGN}", "-")


def placed(seat, row, times=1):
    return [CardsPlaced(seat, (Card.M1,), row, (Card.M1,), 1, 0)] * times


def turn(number):
    return TurnBegan(number, 0, None, (), 0)


def test_the_sale_that_decided_it_is_told():
    sold = [turn(3), CardSold("market-1", 3, Character.WIFE, "movement"), turn(4)]
    text = told(*sold, rows={"wife": "m3", "mamma": "e2"}, market={"wife": "market-1"})
    assert "The sale in round 3 decided it: 🐟🍝🥓 went to the wife and brought 3 points." in text
    much = told(*sold, rows={"wife": "e3 e3 e3 e3"}, market={"wife": "market-1"})
    assert "decided" not in much


def test_the_theft_that_decided_it_is_told():
    theft = CardStolen(1, "market-1", Character.GRANDPA, Character.WIFE)
    sold = CardSold("market-1", 3, Character.GRANDPA, "movement")
    text = told(
        sold, turn(4), theft, rows={"wife": "m3", "mamma": "e2"}, market={"wife": "market-1"}
    )
    assert "in round 4 Bert moved 🐟🍝🥓 from Grandpa to the wife, for 3 points" in text


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ({"wife": "m3 e2", "mamma": "m2"}, "One more step to dinner for Mamma"),
        ({"wife": "m3 m1 e2", "mamma": "m2"}, "2 more steps to dinner for Mamma"),
        ({"wife": "m3 m3 e3 e3", "mamma": "m2"}, ""),
    ],
)
def test_the_step_that_was_missing_is_told(rows, said):
    text = told(rows=rows)
    assert said in text
    assert ("more step" in text) == bool(said)


def test_a_side_that_could_not_be_guessed_is_told():
    tricks = [*placed(2, Row.SON, 5), *placed(2, Row.MAMMA), *placed(0, Row.MAMMA)]
    text = told(*tricks, rows={"mamma": "m3"})
    masked = "wore a good mask, placing cards with the son 5 times and only once with Mamma"
    assert f"Carla\\_\\* {masked}" in text


def test_whoever_served_the_winner_most_without_being_on_that_side_is_named():
    tricks = [*placed(1, Row.MAMMA, 4), *placed(1, Row.SON, 3), *placed(2, Row.MAMMA, 2)]
    text = told(*tricks, rows={"mamma": "m3"})
    assert "Bert placed cards with Mamma more often than anyone (4 times)" in text


def test_a_guest_beside_the_own_side_is_told():
    guests = [GuestPlaced(0, Character.WIFE, -6), GuestPlaced(1, Character.MAMMA, -5)]
    text = told(*guests)
    assert "Anna even placed the guest -6 with their own secret favourite, the wife." in text
    assert "-5" not in text


def test_nobody_may_have_been_on_the_best_side():
    text = told(rows={"grandma": "m3 e3 e3"})
    assert "Nobody was on the side of Grandma, who came out best with 14 points." in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_is_told_in_a_few_sentences(players):
    for seed in range(3):
        table = finished(seed, players)
        for language in LANGUAGES:
            sentences = went(seen(table, language=language))
            assert 2 <= len(sentences) <= MOST
            assert all(text.endswith(".") and "{" not in text for text in sentences)
            assert len(" ".join(sentences)) < 900
