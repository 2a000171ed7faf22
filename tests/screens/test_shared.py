"""What every family of games takes from the same shelf."""

import pytest

from bot.games.places import place_of
from bot.screens.family import Families
from bot.screens.frames import frame_sizes
from bot.screens.mamma_mia.family import MAMMA_MIA
from bot.screens.ranking import medal, ranking
from bot.screens.typed import fitting, is_none, names_of, read_name, read_number
from bot.screens.words import LANGUAGES, SHARED
from bot.tables.refusals import Declined
from tests.highest_card.family import HIGHEST_CARD


@pytest.mark.parametrize(
    ("size", "step", "sizes"),
    [(7, 3, [3, 6, 7]), (6, 3, [3, 6]), (2, 3, [2]), (0, 1, [0]), (3, 3, [3])],
)
def test_a_story_grows_frame_by_frame_to_its_whole_size(size, step, sizes):
    assert frame_sizes(size, step) == sizes


def test_equal_marks_share_a_place():
    marks = [(2, 1), (3, 0), (2, 1), (0, 9)]
    assert ranking(marks) == [1, 0, 2, 3]
    assert [place_of(marks, seat) for seat in range(4)] == [2, 1, 2, 4]
    assert [medal(place) for place in (1, 2, 3, 4)] == ["🥇", "🥈", "🥉", "▫️"]


def test_names_are_read_in_every_language():
    colours = {"red": {"en": "Red", "de": "Rot"}, "blue": {"en": "Blue", "de": "Blau"}}
    known = names_of(SHARED, colours, lambda words, it: [colours[it].get(words.language, it)])
    assert read_name(known, "ROT", "colour") == read_name(known, "red", "colour") == "red"
    for text in ("green", None):
        with pytest.raises(Declined) as declined:
            read_name(known, text, "colour")
        assert declined.value.facts == {"option": "colour", "text": text or ""}


@pytest.mark.parametrize("text", ["", "-1", "1.5", "9999", "\u0663", "two"])
def test_what_is_no_number_is_not_read_as_one(text):
    with pytest.raises(Declined):
        read_number(text, "count")


def test_a_number_left_out_is_one():
    assert [read_number(text, "count") for text in (None, "0", "12")] == [1, 0, 12]


def test_nothing_has_many_names():
    assert all(map(is_none, [None, "none", "NONE", "keine", "0"]))
    assert not is_none("one")


def test_no_more_is_offered_than_discord_can_show():
    choices = [(f"{number} {'x' * 120}", str(number)) for number in range(40)] * 2
    found = fitting([*choices, ("long", "y" * 101)], lambda label, text: text != "0")
    assert [text for _, text in found] == [str(number) for number in range(1, 26)]
    assert all(len(label) == 100 and label.endswith("…") for label, _ in found)


def test_families_are_found_by_their_games_and_names():
    families = Families(MAMMA_MIA, HIGHEST_CARD)
    assert [*families.games] == ["mamma-mia", "plus", "highest-card"]
    assert families.of_game("highest-card") is families.of_name("highest-card") is HIGHEST_CARD
    assert families.of_name("nonsense") is MAMMA_MIA
    assert families.title("highest-card", "de") == "Höchste Karte"


def test_families_use_the_same_key_for_words_of_their_own():
    for language in LANGUAGES:
        ours, theirs = (f.catalogue.words(language) for f in (MAMMA_MIA, HIGHEST_CARD))
        assert ours("refusal-game-over") != theirs("refusal-game-over")
        assert ours("refusal-is-over") == theirs("refusal-is-over")
