"""How a game of Mamma Mia! or Plus went, in a few sentences."""

from random import Random

import pytest

from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.events import IngredientsDrawn
from bot.screens.mamma_mia.summary import went
from bot.screens.remarks import LEAST, MOST
from bot.screens.words import LANGUAGES
from tests.games.mamma_mia.situation import Situation, read_oven
from tests.games.setups import MAMMA_MIA, PLUS
from tests.screens.tables import make_table, new_match, play_out, seen, situated

ANNA = "0 1 pepper, 0 4 salami, 0 four-salami"
BERT = "1 1 olive, 1 4 salami, 1 four-salami"
CARLA = "2 1 pineapple, 2 4 salami, 2 four-salami"
NOTHING = ""


def played(*ovens, players=2, **about):
    """A whole game: what lay in the oven each time it was opened."""
    situation = Situation(players=players, **about)
    for oven in ovens:
        situation.state.oven = tuple(read_oven(oven))
        situation.open_oven()
    return situation


def told(situation, language="en"):
    """The sentences, with an apostrophe that can be typed."""
    text = " ".join(went(seen(situated(situation), language=language)))
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def both(*plays):
    return ", ".join(plays)


@pytest.mark.parametrize(
    ("ovens", "said"),
    [
        ((NOTHING, NOTHING, NOTHING), "not a single pizza left the oven"),
        ((NOTHING, NOTHING, ANNA), "Nobody had a single pizza before the last round"),
        (
            (ANNA, BERT, ANNA),
            "Anna and Bert were level before the last round, and only that put Anna",
        ),
        ((ANNA, NOTHING, ANNA), "Anna led from the first round to the last"),
        ((NOTHING, ANNA, NOTHING), "Anna took the lead in round 2"),
        ((BERT, both(ANNA, ANNA), NOTHING), "Bert still led after round 1; then Anna"),
        ((ANNA, NOTHING, BERT), "Anna was one pizza ahead before the last round, but Bert caught"),
        (
            (ANNA, NOTHING, both(BERT, BERT)),
            "Anna was one pizza ahead of Bert, but 2 more pizzas turned the tables",
        ),
        (
            (ANNA, BERT, both(ANNA, BERT)),
            "were level before the last round, and still level after it",
        ),
    ],
)
def test_it_is_told_who_led_and_whether_that_turned(ovens, said):
    assert said in told(played(*ovens, hands=["1 olive"]))


def test_those_who_come_out_level_may_be_others():
    ovens = both(ANNA, BERT), NOTHING, both(ANNA, CARLA, CARLA)
    text = told(played(*ovens, players=3, hands=["1 olive"]))
    assert "Anna and Bert were level before the last round, and Anna and Carla" in text


def test_it_is_told_who_had_taken_the_missing_card():
    oven = "0 7 salami, 0 1 pepper, 1 1 olive, 0 four-salami, 1 four-salami"
    text = told(played(oven, NOTHING, NOTHING))
    assert "In round 1, Bert's *Four Salami* was a single card short: 1 🥓 salami" in text
    assert "which had gone into Anna's *Four Salami*" in text
    assert "Bert was exactly that one pizza short" in text


def test_one_may_have_taken_it_oneself():
    oven = "0 2 pepper, 0 4 salami, 0 4 olive, 0 1 mushroom, 0 1 pineapple"
    text = told(played(f"{oven}, 0 one-of-each, 0 four-olive", NOTHING, NOTHING))
    assert "Anna's *Four Olives* was a single card short: 1 🫒 olive" in text
    assert "which had gone into Anna's own *One of Each*" in text


def test_a_card_that_nobody_has_taken_is_only_missing():
    text = told(played("0 3 salami, 0 1 pepper, 0 four-salami", NOTHING, NOTHING))
    assert "Anna's *Four Salami* was a single card short: 1 🥓 salami." in text


def test_what_one_would_not_add_was_not_missing():
    situation = Situation(oven="0 3 salami, 0 1 pepper, 0 four-salami", hands=["1 salami"])
    situation.open_oven()
    situation.move(0, "decline")
    for _ in range(2):
        situation.state.oven = ()
        situation.open_oven()
    assert "short" not in told(situation)


def test_the_biggest_pizza_is_told_where_no_award_says_so():
    oven = "0 1 pepper, 0 6 salami, 0 monotoni"
    assert "The biggest pizza was Anna's *Monotoni*, with 7 cards." in told(
        played(oven, BERT, NOTHING)
    )
    assert "biggest" not in told(played("0 15 salami, 0 bombastica", BERT, NOTHING))
    twice = told(played("0 15 salami, 0 bombastica, 1 15 olive, 1 bombastica", BERT, NOTHING))
    assert "were Anna's *Bombastica* and Bert's *Bombastica*, with 15 cards each" in twice


def test_it_is_told_whose_help_there_was():
    oven = "0 1 pepper, 0 3 olive, 0 four-olive"
    about = {"game": "plus", "players": 3, "waiters": ["", "trio", "trio"]}
    situation = Situation(oven=oven, hands=["", "1 olive", ""], **about)
    situation.open_oven()
    situation.move(0, "ask, want 1 olive")
    situation.move(1, "help yes")
    for _ in range(2):
        situation.state.oven = ()
        situation.open_oven()
    assert "Bert gave 1 🫒 olive for Anna's *Four Olives*" in told(situation)


def test_an_oven_where_every_order_had_the_same_fate_is_told():
    good, black = both(ANNA, BERT, ANNA, BERT), ", ".join(["0 four-salami"] * 4)
    assert "In round 1 the oven was kind to everyone: all 4" in told(played(good, "", ""))
    assert "Round 2 was pitch black: all 4 orders" in told(played(ANNA, black, ""))


@pytest.mark.parametrize(("game", "options", "players"), [*MAMMA_MIA, *PLUS])
def test_every_game_is_told_in_a_few_sentences(game, options, players):
    for seed in range(2):
        rng = Random(seed)
        match = new_match(game, options, players, rng)
        table = play_out(make_table(match, players), rng)
        for language in LANGUAGES:
            sentences = went(seen(table, language=language))
            assert LEAST <= len(sentences) <= MOST
            assert all(text.endswith(".") and "{" not in text for text in sentences)
            assert len(" ".join(sentences)) < 900


def test_what_nobody_saw_is_not_told():
    situation = played(ANNA, BERT, ANNA)
    before = told(situation)
    situation.events.insert(0, IngredientsDrawn(0, (Ingredient.OLIVE,)))
    assert told(situation) == before
