"""Entries of a record, as JSON and back."""

import json

import pytest

from bot.games.errors import Breach, NotARecord
from bot.games.record import FORMAT, load_record, play
from tests.games.mamma_i.situation import A_DECK, FOR_SALE, GAME, NAMES

DEAL = {
    "deal": {
        "chooser": 0,
        "market": FOR_SALE.split(),
        "deck": [card.value for card in A_DECK],
    }
}
SECRET = {"seat": 0, "move": {"secret": "wife"}}
SECRETS = {"secrets": ["wife", "son"]}
OPENING = [DEAL, SECRET, SECRETS]


def by(seat, **move):
    return {"seat": seat, "move": move}


ENTRIES = [
    *OPENING,
    {"shuffle": DEAL["deal"]["deck"]},
    by(1, guest="wife"),
    by(1, place={"cards": ["m2", "m2"], "row": "schoolbus"}),
    by(1, wc={}),
    by(1, vote="son"),
    by(1, remove="schoolbus"),
    by(1, stop="market-2"),
    {"seat": 1, "move": {"run-over": "son", "lost": ["market-1"]}},
    {"seat": 1, "move": {"run-over": "son", "lost": []}},
    {"seat": 1, "move": {"run-over": "wife"}},
    {"seat": 1, "move": {"run-over": None}},
    by(1, child=True),
    by(1, child=False),
    by(1, steal={"card": "market-1", "to": "wife"}),
    by(1, steal=None),
]


def record(*log, players=2, **more):
    seats = [{"name": name} for name in NAMES[:players]]
    return {"format": FORMAT, "game": "mamma-i", "seats": seats, "log": list(log)} | more


def breach(*log, **more):
    with pytest.raises(Breach) as caught:
        play(load_record(record(*log, **more)))
    return caught.value.entry, caught.value.rule


@pytest.mark.parametrize("entry", ENTRIES, ids=json.dumps)
def test_an_entry_is_written_as_it_was_read(entry):
    assert GAME.dump_entry(GAME.load_entry(entry, {})) == entry


@pytest.mark.parametrize(
    "entry",
    [
        {"deal": {**DEAL["deal"], "first": 0}},
        {"deal": {"chooser": 0, "market": FOR_SALE.split()}},
        {"deal": {**DEAL["deal"], "chooser": "0"}},
        {"deal": {**DEAL["deal"], "market": ["market-9"]}},
        {"deal": {**DEAL["deal"], "deck": ["m4"]}},
        {**DEAL, "seat": 0},
        {"secrets": "wife"},
        {"secrets": ["schoolbus"]},
        {"shuffle": None},
        {"seat": 0},
        {"move": {"wc": {}}},
        {"seat": True, "move": {"wc": {}}},
        {"seat": "0", "move": {"wc": {}}},
        {"seat": 0, "move": {}},
        {"seat": 0, "move": {"wc": {}, "vote": "son"}},
        by(0, play={}),
        by(0, secret=None),
        by(0, guest="schoolbus"),
        by(0, place={"cards": ["m1"]}),
        by(0, place={"cards": "m1", "row": "wife"}),
        by(0, place={"cards": ["m1"], "row": "wife", "count": 1}),
        by(0, place={"cards": ["m1"], "row": ["wife"]}),
        by(0, wc=None),
        by(0, wc={"for": "son"}),
        by(0, remove="uncle"),
        by(0, stop="wife"),
        {"seat": 0, "move": {"pass": {}}},
        {"seat": 0, "move": {"run-over": "son"}},
        {"seat": 0, "move": {"run-over": "son", "lost": None}},
        {"seat": 0, "move": {"run-over": "son", "lost": [], "more": 1}},
        {"seat": 0, "move": {"run-over": "wife", "lost": []}},
        {"seat": 0, "move": {"run-over": None, "lost": []}},
        by(0, child=1),
        by(0, steal="market-1"),
        by(0, steal={"card": "market-1"}),
        by(0, steal={}),
        [],
        None,
    ],
    ids=json.dumps,
)
def test_a_wrong_shape_is_no_record(entry):
    with pytest.raises(NotARecord):
        load_record(record(*OPENING, entry))


@pytest.mark.parametrize(
    "more", [{"options": {"edition": "classic"}}, {"players": 1}, {"players": 5}]
)
def test_a_bad_header_is_no_record(more):
    players = more.pop("players", 2)
    seats = [{"name": str(number)} for number in range(players)]
    with pytest.raises(NotARecord):
        load_record(record(*OPENING, **more) | {"seats": seats})


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (by(0, wc={}), "C3.1"),
        (by(5, wc={}), "C3.1"),
        (by(-1, wc={}), "C3.1"),
        (by(1, place={"cards": [], "row": "wife"}), "C3.2"),
        (by(1, place={"cards": ["m1", "m1", "m1"], "row": "wife"}), "C3.2"),
        (by(1, place={"cards": ["m1", "m2"], "row": "wife"}), "C3.2"),
        (by(1, place={"cards": ["e1"], "row": "schoolbus"}), "C3.4"),
        (by(1, vote="son"), "C3.6"),
        (by(1, remove="wife"), "C3.7"),
        (by(1, stop="market-4"), "C3.9"),
        ({"seat": 1, "move": {"run-over": None}}, "C4.1"),
        (by(1, child=True), "C4.2"),
        (by(1, steal=None), "C4.3"),
        (by(1, secret="wife"), "C2.1"),
        (SECRETS, "C2.1"),
        (DEAL, "C2.3"),
        ({"shuffle": []}, "C5.3"),
    ],
)
def test_a_broken_rule_is_a_breach_at_its_entry(entry, rule):
    assert breach(*OPENING, entry) == (3, rule)


def test_a_breach_in_the_opening_is_found_there():
    assert breach(DEAL, by(1, secret="wife")) == (1, "C2.1")
    assert breach(DEAL, SECRET, {"secrets": ["mamma", "son"]}) == (2, "C2.1")
    assert breach(DEAL, SECRET, {"secrets": ["wife", "wife"]}) == (2, "C2.1")
    assert breach(SECRET) == (0, "C2.3")
    assert breach({"deal": DEAL["deal"] | {"deck": []}}) == (0, "C1.2")


def test_a_record_may_stop_anywhere():
    for length in range(4):
        match = play(load_record(record(*OPENING[:length])))
        assert len(match.log) == length


def test_a_guest_comes_before_the_option_by_the_same_seat():
    guest, place = by(1, guest="wife"), by(1, place={"cards": ["e1"], "row": "wife"})
    play(load_record(record(*OPENING, guest, place)))
    assert breach(*OPENING, place, guest) == (4, "C3.1")
    assert breach(*OPENING, guest, by(1, guest="son")) == (4, "C3.11")
    assert breach(*OPENING, guest, by(0, place=place["move"]["place"])) == (4, "C3.1")
