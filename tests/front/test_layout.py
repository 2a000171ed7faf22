"""Screens and forms as Discord's components."""

import io
from random import Random

import discord
import pytest

from bot.front.emoji import OwnEmoji
from bot.front.layout import Dialog, Layout, component_id, component_ids
from bot.front.modals import read_values
from bot.screens.families import FAMILIES
from bot.screens.ids import parse_id
from bot.screens.presenter import TablePresenter
from bot.screens.screen import (
    LONGEST_TEXT,
    Button,
    Buttons,
    Choose,
    Form,
    Menu,
    Option,
    Picture,
    Rule,
    Screen,
    Text,
    Write,
    load_screen,
)
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.screens.tables import buttons_of, make_table, new_match, play_on
from tests.thorough import but_few

SCREEN = Screen(
    (
        Text("### Table"),
        Rule(),
        Buttons((Button("mm:hand:1:0:", "Hand", "primary", "🖐️"), Button("mm:table:1:0:", "Table"))),
        Menu("mm:rules:0:0:", "Topic", (Option("a", "A", "first", "🍕", True), Option("b", "B"))),
    ),
    color=0x336633,
)
FORM = Form(
    "mm:fill:1:2:turn",
    "Your turn",
    (
        Text("Choose."),
        Choose("put", "What", (Option("olive 1", "1 olive"),), "from your hand"),
        Choose("more", "More", (Option("x", "X"), Option("y", "Y")), fewest=0, most=2),
        Choose("how", "How", (Option("x", "X"), Option("y", "Y", "why", is_default=True))),
        Write("add", "Cards", placeholder="2 olives", is_required=False, longest=50),
    ),
)


def test_every_block_of_a_screen_becomes_a_component():
    (container,) = Layout(SCREEN, 7).to_components()
    assert (container["type"], container["id"], container["accent_color"]) == (17, 7, 0x336633)
    text, rule, buttons, menu = container["components"]
    assert text["content"] == "### Table"
    assert rule["type"] == 14
    first, second = buttons["components"]
    assert (first["custom_id"], first["label"], first["style"]) == ("mm:hand:1:0:", "Hand", 1)
    assert first["emoji"]["name"] == "🖐️"
    assert (second["label"], second["style"]) == ("Table", 2)
    select = menu["components"][0]
    assert (select["custom_id"], select["placeholder"]) == ("mm:rules:0:0:", "Topic")
    assert [option["default"] for option in select["options"]] == [True, False]
    assert select["options"][0]["description"] == "first"


def test_what_is_said_below_a_picture_is_said_only_where_it_is_shown():
    shown = Screen((Picture("oven", {}, "An oven", "in words", "-# (A) = 王小明"), Text("rest")))
    (container,) = Layout(shown, pictures={"oven": b"webp"}).to_components()
    assert [one.get("content") for one in container["components"]] == [
        None,
        "-# (A) = 王小明",
        "rest",
    ]
    (container,) = Layout(shown).to_components()
    assert [one.get("content") for one in container["components"]] == ["in words", "rest"]


def test_an_attachment_is_named_so_that_it_is_shown():
    file = discord.File(io.BytesIO(b"{}"), "mamma-mia-7.json")
    (container,) = Layout(SCREEN, files=[file]).to_components()
    assert container["components"][-1]["file"]["url"] == "attachment://mamma-mia-7.json"


def test_a_screen_without_a_mark_or_a_color_has_neither():
    (container,) = Layout(Screen((Text("hi"),))).to_components()
    assert container.get("id") is None
    assert container["accent_color"] is None


DRAWN = OwnEmoji(dict.fromkeys(FAMILIES.drawings, f"<:{'x' * 32}:{10**18}>"))
"""Own emoji with names as long as Discord has them."""

LONGEST_NAME = "*" * 32
"""As long as Discord has it, and each of its characters takes two."""

FULLEST = [("mamma-i", {}, 4), ("plus", {"helping": True}, 6), ("mamma-mia", {}, 5)]
TABLES = [(*table, language) for table in FULLEST for language in LANGUAGES]


def screens_of(game, options, players, language, rng):
    """All that is shown in a game of persons with the longest names."""
    match = new_match(game, options, players, rng)
    start = make_table(match, players, language=language)
    for seat in range(len(start.chairs)):
        start = start.with_chair(seat, name=LONGEST_NAME, language=language)
    family, presenter = FAMILIES.of_game(game), TablePresenter(FAMILIES)
    words = family.catalogue.words(language)
    for table, seat, _, seals in play_on(start, rng):
        if seat is None:
            told = presenter.begun(table, seals)
        else:
            told = presenter.moved(table, seat, seals, "player")
        yield from (load_screen(one.screen) for one in told if one.screen is not None)
        yield family.overview(look(table, words))
        if table.acting is None:
            return
        hand = family.hand(look(table, words, table.acting))
        for press in (parse_id(button.id) for button in buttons_of(hand)):
            if press.verb == "step" and not rng.randrange(10):
                yield family.step(look(table, words, table.acting), press.rest)


@pytest.mark.parametrize(("game", "options", "players", "language"), but_few(TABLES, [TABLES[1]]))
def test_the_longest_tables_have_room_without_pictures(game, options, players, language):
    drawn = set()
    for screen in screens_of(game, options, players, language, Random(6)):
        (container,) = Layout(screen, emoji=DRAWN).to_components()
        text = "".join(part.get("content", "") for part in container["components"])
        assert len(text) <= LONGEST_TEXT
        drawn.add("<:" in text)
    assert True in drawn


def test_forty_components_are_the_limit():
    Layout(Screen((Text("x"),) * 39))
    with pytest.raises(ValueError, match="40"):
        Layout(Screen((Text("x"),) * 40))


async def test_nothing_is_kept_of_what_is_sent():
    """discord.py keeps views and modals that are not finished."""
    assert Layout(SCREEN).is_finished()
    assert Dialog(FORM).is_finished()


def test_every_field_of_a_form_becomes_a_component():
    sent = Dialog(FORM).to_dict()
    assert (sent["custom_id"], sent["title"]) == ("mm:fill:1:2:turn", "Your turn")
    text, put, more, how, add = sent["components"]
    assert text["content"] == "Choose."
    assert (put["label"], put["description"]) == ("What", "from your hand")
    assert put["component"]["required"]
    assert (more["component"]["min_values"], more["component"]["max_values"]) == (0, 2)
    assert not more["component"]["required"]
    # Where they are few, all can be seen at once: to tick several, or one.
    assert [one["component"]["type"] for one in (put, more, how)] == [3, 22, 21]
    assert how["component"]["required"]
    assert how["component"]["options"][1] == {
        "label": "Y",
        "value": "y",
        "description": "why",
        "default": True,
    }
    line = add["component"]
    assert (line["custom_id"], line["max_length"], line["required"]) == ("add", 50, False)


def test_what_is_too_much_to_see_at_once_is_a_menu():
    options = tuple(Option(str(number), str(number)) for number in range(11))
    fields = (Choose("one", "One", options), Choose("some", "Some", options, most=2))
    sent = Dialog(Form("id", "title", fields)).to_dict()
    assert [one["component"]["type"] for one in sent["components"]] == [3, 3]


def test_a_form_has_at_most_five_fields():
    with pytest.raises(ValueError, match="5"):
        Dialog(Form("id", "title", (Text("x"),) * 6))


def label(component):
    return {"type": 18, "component": component}


def test_what_was_filled_in_is_read_from_the_interaction_alone():
    data = {
        "custom_id": "mm:fill:1:2:turn",
        "components": [
            {"type": 10, "id": 1},
            label({"type": 3, "custom_id": "put", "values": ["olive 1"]}),
            label({"type": 3, "custom_id": "more", "values": []}),
            label({"type": 4, "custom_id": "add", "value": " 2 olives "}),
            {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": "x"}]},
        ],
    }
    assert read_values(data) == {"put": ("olive 1",), "add": ("2 olives",), "old": ("x",)}


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"components": None},
        {"components": ["x", 3, None, {"component": 5}]},
        {"components": [{"custom_id": "a", "values": 3}, {"custom_id": 4, "value": "x"}]},
    ],
)
def test_what_is_no_form_at_all_has_no_values(data):
    assert read_values(data) == {}


@pytest.mark.parametrize(
    ("announcement", "mark"),
    [(1, 1001), (2**31 - 1001, 2**31 - 1), (2**31 - 1000, 1000), (2**31, 2000)],
)
def test_a_mark_fits_into_a_component_id(announcement, mark):
    assert component_id(announcement) == mark


def test_a_mark_is_found_again_in_what_was_sent():
    (container,) = Layout(SCREEN, 42).to_components()
    received = discord.components.Container(container, None)
    assert [*component_ids([received])] == [42]
