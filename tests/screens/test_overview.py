"""What everybody may read of a table."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.interface import SeatMove
from bot.games.record import digest
from bot.screens.families import FAMILIES
from bot.screens.mamma_mia.words import get_words
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.games.mamma_mia.situation import Situation
from tests.screens.tables import make_table, new_match, play_on, seen, situated, text_of


@pytest.mark.parametrize(
    ("language", "some", "none"),
    [
        ("en", "-# Delivered (1): Four Olives", "-# Nothing delivered yet"),
        ("de", "-# 1 geliefert: Vier Oliven", "-# Noch nichts geliefert"),
        ("it", "-# Consegnate 1: Quattro olive", "-# Ancora nessuna consegnata"),
    ],
)
def test_what_is_delivered_is_listed_or_said_to_be_nothing(language, some, none):
    situation = Situation(oven="0 1 pepper, 0 4 olive, 0 four-olive")
    situation.open_oven()
    situation.shuffle()
    shown = text_of(
        FAMILIES.of_game("mamma-mia").overview(look(situated(situation), get_words(language)))
    )
    assert [line for line in shown.splitlines() if line in (some, none)] == [some, none]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_pile_is_said_to_be_empty(language):
    """B4.1."""
    table = situated(Situation("plus", hands=["1 olive"]))
    shown = text_of(FAMILIES.of_game("plus").overview(look(table, get_words(language))))
    (line,) = [line for line in shown.splitlines() if line.startswith("🧾")]
    assert "0" not in line


@pytest.mark.parametrize("game", ["mamma-mia", "mamma-i"])
def test_the_overview_has_every_seal_as_the_record_has_it(game):
    rng = Random(2)
    start = make_table(new_match(game, {}, 2, rng), 2)
    for table, *_ in play_on(start, rng):
        salts = tuple(None if isinstance(entry, SeatMove) else b"salt" for entry in table.match.log)
        seals = [
            digest(b"salt", table.game.dump_entry(entry))
            for entry in table.match.log
            if not isinstance(entry, SeatMove)
        ]
        if table.match.actor is not None and len(seals) > 1:
            sealed = replace(table, salts=salts)
            shown = text_of(FAMILIES.of_game(game).overview(seen(sealed)))
            assert all(f"`{seal}`" in shown for seal in seals)
            return
