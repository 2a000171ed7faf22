"""Nobody who is forgotten is named by what is still to be said."""

import pytest

from bot.screens.erasing import erase
from bot.screens.screen import Button, Buttons, Picture, Screen, Text, dump_screen, load_screen

USER = 987_654_321


def erased(*blocks, names=("olive",)):
    found = erase(dump_screen(Screen(blocks)), USER, names, "somebody")
    return load_screen(found).blocks


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("olive plays, <@987654321>", "somebody plays, somebody"),
        ("<@!987654321> and 987654321", "somebody and somebody"),
        ("olives, Olive and <@9876543210>", "olives, Olive and <@9876543210>"),
    ],
)
def test_only_whole_names_and_ids_are_taken_out(said, left):
    assert erased(Text(said)) == (Text(left),)


def test_a_name_is_found_as_it_is_spelled_in_markdown():
    (text,) = erased(Text(r"**A\_b\*** and A_b*"), names=("A_b*",))
    assert text.markdown == "**somebody** and somebody"


def test_pictures_lose_names_and_keep_their_words():
    facts = {"rows": [{"name": "olive", "own": "olive"}], "verdict": "olive helps"}
    (picture,) = erased(Picture("oven", facts, "olive, 3"))
    rows = [{"name": "somebody", "own": "olive"}]
    assert picture.facts == {"rows": rows, "verdict": "somebody helps"}
    assert picture.alt == "somebody, 3"


def test_what_can_be_pressed_stays_what_it_was():
    (row,) = erased(Buttons((Button("mm:play:1:2:olive", "olive", emoji="🫒"),)))
    assert row.buttons == (Button("mm:play:1:2:olive", "somebody", emoji="🫒"),)
