"""Moves as text, and back."""

import pytest

from bot.games.errors import BadText
from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from tests.games.mamma_i.situation import GAME

MOVES = {
    "secret wife": Secret(Character.WIFE),
    "guest wife": Guest(Character.WIFE),
    "place m2 m2, schoolbus": Place((Card.M2, Card.M2), Row.SCHOOLBUS),
    "place e1, son": Place((Card.E1,), Row.SON),
    "wc": Wc(),
    "vote son": Vote(Character.SON),
    "remove wife": Remove(Row.WIFE),
    "remove schoolbus": Remove(Row.SCHOOLBUS),
    "stop market-2": Stop("market-2"),
    "run over wife": RunOver(Character.WIFE),
    "run over son": RunOver(Character.SON),
    "run over son, losing market-1": RunOver(Character.SON, ("market-1",)),
    "run over son, losing market-1 in-law-5": RunOver(Character.SON, ("market-1", "in-law-5")),
    "run over nobody": RunOver(None),
    "child yes": Child(True),
    "child no": Child(False),
    "steal market-1 for wife": Steal(Theft("market-1", Character.WIFE)),
    "steal nothing": Steal(None),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_and_its_text_are_the_same(text):
    assert GAME.read_move(text) == MOVES[text]
    assert GAME.write_move(MOVES[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place , wife",
        "place m2",
        "place m2, uncle",
        "place m4, wife",
        "place m2  m2, wife",
        "place m2,wife",
        "wc ",
        "wc son",
        "vote",
        "vote schoolbus",
        "Vote son",
        "secret schoolbus",
        "guest -6",
        "remove",
        "stop",
        "stop market-5",
        "pass",
        "run",
        "run over",
        "run over schoolbus",
        "run over son, losing",
        "run over son, market-1",
        "run over son, losing market-9",
        "runover son",
        "child",
        "child maybe",
        "steal",
        "steal market-1",
        "steal market-1 for",
        "steal market-1 for schoolbus",
        "steal nothing for wife",
        " wc",
        "play 1 olive",
    ],
)
def test_other_text_is_no_move(text):
    with pytest.raises(BadText):
        GAME.read_move(text)
