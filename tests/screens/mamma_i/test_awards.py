"""The awards at the end of a game of Mamma I."""

import pytest

from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildTaken,
    NobodyRunOver,
    SecretLearned,
)
from bot.screens.awarding import award_lines, find_awards
from bot.screens.mamma_i.awards import KINDS
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.screens.mamma_i.tables import finished, get_words
from tests.screens.tables import check_awards


def placed(seat, card, count):
    return [CardsPlaced(seat, (card,), Row.WIFE, (card,), 0, 0)] * count


def removed(seat):
    return CardRemoved(seat, Card.M1, Row.WIFE, (), 0, 0, 1)


ALONE = {
    "sitter": [ChildTaken(1)],
    "thief": [CardStolen(1, "market-1", Character.GRANDPA, Character.WIFE)] * 2,
    "mercy": [*[NobodyRunOver(1)] * 3, NobodyRunOver(0)],
    "driver": [CharacterRunOver(1, Character.SON, None)] * 3,
    "broom": [removed(1)] * 4,
    "purse": [*placed(1, Card.E3, 7), *placed(0, Card.E3, 3)],
    "legs": [*placed(1, Card.M3, 17), *placed(0, Card.M3, 9)],
}


@pytest.mark.parametrize("key", ALONE)
def test_each_award_goes_to_whoever_was_best(key):
    award = next(one for one in find_awards(KINDS, ALONE[key], 3) if one.key == key)
    assert award.seat == 1
    assert ALONE.keys() == {kind.key for kind in KINDS}


def test_what_nobody_saw_counts_for_nothing():
    events = ALONE["driver"]
    hidden = [SecretLearned(0, Character.SON), *events]
    assert find_awards(KINDS, hidden, 2) == find_awards(KINDS, events, 2)


def test_every_game_ends_with_few_awards_in_words():
    tables = [finished(seed) for seed in range(8)]
    for language in LANGUAGES:
        given = [award_lines(KINDS, look(table, get_words(language))) for table in tables]
        check_awards(given)
