"""Nobody who is forgotten is named by what is still to be said, and no other word is lost."""

import pytest

from bot.screens.erasing import erase, traceable
from bot.screens.people import bare_name, person_name
from bot.screens.screen import (
    Button,
    Buttons,
    Menu,
    Option,
    Picture,
    Screen,
    Text,
    dump_screen,
    load_screen,
)
from bot.tables.announcement import Announcement
from tests.store.samples import make_table

USER, OTHER = 987_654_321, 12


def table_of(name="olive", other="Bea"):
    table = make_table(users=(OTHER, USER))
    return table.with_chair(0, name=other).with_chair(1, name=name)


def kept(table, *blocks):
    """Blocks of a table, as they are kept until they are shown."""
    tell = traceable(lambda presenter, table: [say(block(table)) for block in blocks])
    return [one.screen for one in tell(None, table)]


def say(block):
    return Announcement("key", "post", dump_screen(Screen((block,))))


def shown(screen):
    (block,) = load_screen(screen).blocks
    return block


def erased(table, block):
    (screen,) = kept(table, block)
    return shown(erase(screen, USER, None, "somebody"))


def named(table):
    return Text(f"1 olive for {person_name(table, 1)}, <@{USER}>, not {person_name(table, 0)}")


@pytest.mark.parametrize("name", ["olive", "e", "1", "for", "Bea", "a_b*", "🥓", "\ufdd0olive"])
def test_a_name_is_replaced_where_it_stands_as_a_name(name):
    said = "1 olive for somebody, somebody, not Bea"
    assert erased(table_of(name), named) == Text(said)


def test_what_is_shown_has_no_marks():
    (screen,) = kept(table_of("a_b", other="\ufdd1 \u200b"), named)
    assert shown(screen) == Text(rf"1 olive for a\_b, <@{USER}>, not ?")


def test_pictures_lose_names_and_keep_their_words():
    def picture(table):
        name = table.chairs[1].name
        facts = {"rows": [{"name": name, "own": "olive"}], "verdict": "olive"}
        return Picture("oven", facts, f"{name}, 3 olive", instead=f"olive of {name}")

    found = erased(table_of(), picture)
    facts = {"rows": [{"name": "somebody", "own": "olive"}], "verdict": "olive"}
    assert found == Picture("oven", facts, "somebody, 3 olive", instead="olive of somebody")


def test_what_can_be_pressed_stays_what_it_was():
    def menu(table):
        return Menu("mm:olive", "olive", (Option("olive", "Olive", bare_name(table.chairs[1])),))

    assert erased(table_of(), menu) == Menu(
        "mm:olive", "olive", (Option("olive", "Olive", "somebody"),)
    )


def test_a_name_that_was_cut_off_is_replaced_as_well():
    assert erased(table_of("olive"), lambda table: Text(person_name(table, 1)[:4])) == Text(
        "somebody"
    )


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("olive plays, <@987654321>", "somebody plays, somebody"),
        ("olives, Olive and <@9876543210>", "olives, Olive and <@9876543210>"),
        (r"**A\_b\*** and A_b*", "**somebody** and somebody"),
    ],
)
def test_words_of_an_earlier_version_lose_whole_names(said, left):
    name = "A_b*" if "A_b" in said else "olive"
    button = Button("mm:play:1:2:olive", said, emoji="🫒")
    screen = dump_screen(Screen((Text(said), Buttons((button,)))))
    text, row = load_screen(erase(screen, USER, name, "somebody")).blocks
    assert text == Text(left)
    assert row.buttons == (Button("mm:play:1:2:olive", left, emoji="🫒"),)
