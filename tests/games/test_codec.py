"""Moves and chance as JSON: what is read, and what is wrong in one sentence."""

import json

import pytest

from bot.games.errors import NotARecord
from bot.games.registry import get_game

PLAY = {"ingredient": "salami", "count": 3, "order": None, "draw": "supply"}
DEAL = {"first": 0, "hands": [["olive"]], "supply": ["mamma-mia"], "waiters": [["bombastica"]]}
MOVES = "play, pass, bake, decline, ask, help"
INGREDIENTS = "pineapple, olive, pepper, mushroom, salami, shrimp"
CHARACTERS = "grandpa, grandma, mamma, wife, husband, son"


def by(seat, **move):
    return {"seat": seat, "move": move}


def load(game_id, entry, **options):
    game = get_game(game_id)
    return game.load_entry(entry, game.complete_options(options))


WRONG_IN_MAMMA_MIA = [
    (5, "5 should be an object with one of the keys deal, shuffle, move"),
    ({"seat": 0}, "{'seat': 0} should be an object with one of the keys deal, shuffle, move"),
    ({"move": {"decline": {}}}, "{'move': {'decline': {}}} lacks 'seat'"),
    ({"deal": DEAL, "seat": 0}, "'seat' is an unknown key"),
    (by("0", decline={}), "'0' should be a whole number"),
    (by(0, bluff={}), f"{{'bluff': {{}}}} should be an object with one of the keys {MOVES}"),
    (by(0, decline={}, help={"give": True}), "'help' is an unknown key"),
    (by(0, decline=None), "None should be an object"),
    (by(0, help={"give": 1}), "1 should be true or false"),
    (by(0, play=PLAY | {"count": True}), "True should be a whole number"),
    (by(0, play=PLAY | {"order": "four-cheese"}), "'four-cheese' is an unknown word"),
    (by(0, play=PLAY | {"order": 1}), "1 is an unknown word"),
    (by(0, play=PLAY | {"draw": "oven"}), "'oven' is an unknown word; there are supply, waiter"),
    (
        by(0, play=PLAY | {"ingredient": None}),
        f"None is an unknown word; there are {INGREDIENTS}",
    ),
    (by(0, play=PLAY | {"ingredient": []}), f"[] is an unknown word; there are {INGREDIENTS}"),
    (by(0, help={}), "{} lacks 'give'"),
    (by(0, bake={"choice": "olive", "add": {}}), "'olive' should be a list"),
    (by(0, bake={"choice": [], "add": []}), "[] should be an object"),
    (by(0, bake={"choice": [], "add": {"olive": 0}}), "0 olive should be at least 1"),
    (by(0, bake={"choice": [], "add": {"cheese": 1}}), "'cheese' is an unknown key"),
    ({"deal": DEAL | {"holder": "0"}}, "'0' should be a whole number"),
    (
        {"shuffle": ["cheese"]},
        f"'cheese' is an unknown word; there are {INGREDIENTS}, mamma-mia",
    ),
    ("x" * 80, f"'{'x' * 58}… should be an object with one of the keys deal, shuffle, move"),
]
WRONG_IN_MAMMA_I = [
    (by(0, vote="schoolbus"), f"'schoolbus' is an unknown word; there are {CHARACTERS}"),
    (by(0, steal="market-1"), "'market-1' should be an object"),
    (by(0, steal={"card": "market-1"}), "{'card': 'market-1'} lacks 'to'"),
    ({"seat": 0, "move": {"run-over": "son"}}, "{'run-over': 'son'} lacks 'lost'"),
    ({"seat": 0, "move": {"run-over": "wife", "lost": []}}, "'lost' is an unknown key"),
]


@pytest.mark.parametrize(
    ("game_id", "entry", "sentence"),
    [("mamma-mia", *wrong) for wrong in WRONG_IN_MAMMA_MIA]
    + [("mamma-i", *wrong) for wrong in WRONG_IN_MAMMA_I],
    ids=str,
)
def test_a_sentence_says_what_is_wrong(game_id, entry, sentence):
    with pytest.raises(NotARecord) as caught:
        load(game_id, entry)
    assert str(caught.value) == sentence


def test_the_holder_must_be_said_in_one_edition_only():
    assert load("mamma-mia", {"deal": DEAL}).holder is None
    with pytest.raises(NotARecord, match="lacks 'holder'"):
        load("mamma-mia", {"deal": DEAL}, edition="1999")
    assert load("mamma-mia", {"deal": DEAL | {"holder": 0}}, edition="1999").holder == 0


@pytest.mark.parametrize(
    ("game_id", "read", "written"),
    [
        (
            "plus",
            by(0, bake={"add": {"salami": 1, "olive": 2}, "choice": ["salami", "olive"]}),
            by(0, bake={"choice": ["olive", "salami"], "add": {"olive": 2, "salami": 1}}),
        ),
        ("mamma-mia", {"deal": DEAL}, {"deal": DEAL | {"holder": None}}),
        (
            "mamma-i",
            {"move": {"lost": ["in-law-1", "market-1"], "run-over": "son"}, "seat": 0},
            {"seat": 0, "move": {"run-over": "son", "lost": ["market-1", "in-law-1"]}},
        ),
    ],
    ids=["multiset and choice", "holder", "lost cards"],
)
def test_what_may_be_written_in_several_ways_is_always_written_in_one(game_id, read, written):
    dumped = get_game(game_id).dump_entry(load(game_id, read))
    assert json.dumps(dumped) == json.dumps(written)
