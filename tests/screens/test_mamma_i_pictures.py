"""The pictures of Mamma I: every table can be painted, and is read without its colours."""

import re
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from bot.games.mamma_i.cards import CHARACTER_WORDS, ROWS, Character, Row, money, movement
from bot.games.mamma_i.scoring import net_movement
from bot.games.mamma_i.turns import TURNS
from bot.pictures.kit import fitting, font, pale
from bot.screens.mamma_i.pictured import table_shown
from bot.screens.mamma_i.pictures import drawn
from bot.screens.mamma_i.pictures.facts import RowFacts, SeatFacts, TableFacts
from bot.screens.mamma_i.pictures.kinds import LETTERS, TABLE_EXAMPLE
from bot.screens.mamma_i.pictures.table import TITLE, table, title_room
from bot.screens.mamma_i.scored import points_so_far, worth_alone
from bot.screens.screen import Picture
from bot.screens.words import LANGUAGES
from tests.games.mamma_i.situation import Situation
from tests.screens.mamma_i.tables import get_words
from tests.screens.tables import NAMES, make_table, new_match, play_on, seen, situated
from tests.screens.test_pictures import LARGEST, SMALLEST, seen_by
from tests.thorough import thoroughly

TOLD_APART = {
    "rows": [*drawn.ROWS.values(), drawn.GRANDPA_CHILD, drawn.CHILD, drawn.GUEST],
    "foods": [*drawn.FOODS.values()],
    "cards": [drawn.FOOT, drawn.COIN],
    "beside": [drawn.WC, drawn.HOSPITAL, drawn.LOCK, drawn.STOP],
}
"""What stands in the same place of a picture."""


def row_facts(view, row):
    """A row as an onlooker sees it."""
    member = None if row is Row.SCHOOLBUS else view.family[row]
    cards = view.rows[row]
    return RowFacts(
        row=row.name.lower(),
        cards=[*cards],
        fresh=0,
        movement=movement(cards),
        net=net_movement(view, Character(row)) if member else movement(cards),
        money=money(cards),
        market=[tuple(bought) for bought in member.market] if member else [],
        guest=member.guest if member else None,
        has_wc=member is not None and view.wc == row,
        has_hospital=member is not None and view.hospital == row,
        has_child=view.has_child if row is Row.GRANDPA else not view.has_child,
        is_marked=row == view.changed,
        worth=worth_alone(view, Character(row)) if member else None,
        points=points_so_far(view, Character(row)) if member else None,
    )


def table_facts(view):
    """A table as an onlooker sees it."""
    return TableFacts(
        letters=LETTERS,
        title=f"{view.turn}",
        seats=[
            SeatFacts(
                name=NAMES[number],
                is_awaited=number == view.acting,
                has_stopped=seat.has_stopped,
                can_stop=not seat.has_used_stop,
                has_guest=not seat.has_placed_guest,
            )
            for number, seat in enumerate(view.seats)
        ],
        display=[*view.display],
        deck=view.deck,
        aside=len(view.aside),
        can_wc=view.wc is None,
        guest=view.next_guest,
        market=[*view.market],
        rows=[row_facts(view, row) for row in ROWS],
    )


@pytest.mark.parametrize("players", [4, *thoroughly([2, 3])])
def test_every_table_of_a_game_can_be_painted_and_is_small(players):
    rng = Random(players)
    match = new_match("mamma-i", {}, players, rng)
    for number, (after, *_) in enumerate(play_on(make_table(match, players), rng)):
        if not number % 12:
            match = after.match
            assert len(table(table_facts(match.game.view(match.state, None)))) <= LARGEST


@pytest.mark.parametrize(
    "change", ["cards", "fresh", "sums", "beside", "market", "display", "seats", "worth", "points"]
)
def test_what_changes_is_seen(change):
    """Whatever lies there otherwise makes another picture."""
    facts = TABLE_EXAMPLE | {}
    first, *others = facts["rows"]
    changes = {
        "cards": {"rows": [first | {"cards": ["m1", "m1"]}, *others]},
        "fresh": {"rows": [first | {"fresh": 2}, *others]},
        "sums": {"rows": [first | {"net": 1}, *others]},
        "beside": {"rows": [first | {"has_hospital": True}, *others]},
        "market": {"rows": [first | {"market": [("market-3", False)]}, *others]},
        "display": {"display": ["m3", "e2", "m1"]},
        "seats": {"seats": facts["seats"][:2]},
        "worth": {"rows": [first | {"worth": 7}, *others]},
        "points": {"rows": [first | {"points": 10}, *others]},
    }
    assert table(facts | changes[change]) != table(facts)


@pytest.mark.parametrize("channel", ["grey", "red-blind", "green-blind"])
@pytest.mark.parametrize("place", TOLD_APART)
def test_drawings_differ_for_every_eye(place, channel):
    """By their shapes and shades alone, at the size that they have on a phone."""
    seen = {path.stem: seen_by(path, channel) for path in TOLD_APART[place]}
    for one, other in combinations(seen, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        differing = sum(abs(here - there) > 48 for here, there in pairs)
        assert differing > SMALLEST**2 * 0.1, (one, other)


@pytest.mark.parametrize("path", [drawn.WC, drawn.GUEST, drawn.STOP], ids=lambda path: path.stem)
def test_what_is_used_up_looks_other_than_what_is_not(path):
    there, gone = seen_by(path, "grey"), seen_by(path, "grey", pale)
    differing = sum(abs(a - b) > 24 for a, b in zip(there, gone, strict=True))
    assert differing > SMALLEST**2 * 0.1


def test_drawings_can_become_emoji():
    """A name for Discord has letters, digits and underscores only, at most 25 before the mark."""
    files = [*drawn.FOLDER.glob("*.svg")]
    assert len(files) == len({path.stem for path in files}) >= 25
    assert all(re.fullmatch(r"[a-z_]{2,25}", path.stem) for path in files)
    assert {path.stem for path in files} >= {*CHARACTER_WORDS, "schoolbus"}


def test_each_row_has_letters_of_its_own_that_find_room():
    assert len({*LETTERS.values()}) == len(ROWS)
    assert all(font(28).getlength(letters) <= 50 for letters in LETTERS.values())


def test_the_words_for_a_picture_say_what_players_have_left_and_where_the_child_is():
    situation = Situation(market={"wife": "market-1"}, guests={"husband": -6})
    state = situation.state
    state.seats[0] = state.seats[0]._replace(has_placed_guest=True)
    state.seats[1] = state.seats[1]._replace(has_used_stop=True)
    alt = table_shown(seen(situated(situation))).alt
    assert "Wife, worth 0 · 🐟🍝🥓 · so far 3\n" in alt
    assert "Husband, worth \u22125 · 🧳 guest \u22126 · so far \u221211\n" in alt
    assert "School bus · 👶 with the child" in alt
    assert "guest not placed yet: Bert, Carla_* · stop not used yet: Anna, Carla_*" in alt
    state.has_child = True
    alt = table_shown(seen(situated(situation))).alt
    assert "Grandpa, worth 7 · 👶 with the child · so far 7" in alt
    assert "School bus\n" in alt


@pytest.mark.parametrize("seed", range(3))
def test_the_words_for_a_picture_are_never_cut(seed):
    rng = Random(seed)
    table = make_table(new_match("mamma-i", {}, 4, rng), 4)
    long = [replace(chair, name=f"{chair.name} {'x' * 32}"[:32]) for chair in table.chairs]
    for number, (after, *_) in enumerate(play_on(replace(table, chairs=tuple(long)), rng)):
        language = LANGUAGES[number % len(LANGUAGES)]
        shown = table_shown(seen(after, language=language))
        if isinstance(shown, Picture):
            assert not shown.alt.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_table_is_never_cut(language):
    for turn in range(1, TURNS + 1):
        title = get_words(language)("picture-turn", turn=turn, turns=TURNS)
        assert fitting(title, TITLE, title_room(TURNS - turn)) == title
