"""What has the shape of a record, and what has not."""

import json

import pytest

from .records import play_record, verdict


def edit(path, value):
    """A change that puts a value at a path of keys; `...` as value takes the key away."""

    def change(record):
        *way, last = path
        place = record
        for key in way:
            place = place[key]
        if value is ...:
            del place[last]
        else:
            place[last] = value

    return change


NO_RECORDS = {
    "format": edit(["format"], "mammamia-record/2"),
    "no format": edit(["format"], ...),
    "game": edit(["game"], "uno"),
    "game type": edit(["game"], ["mamma-mia"]),
    "option": edit(["options", "helping"], True),
    "edition": edit(["options", "edition"], "2005"),
    "options": edit(["options"], []),
    "one player": edit(["seats"], [{"name": "A", "own": "olive"}]),
    "no seats": edit(["seats"], ...),
    "own missing": edit(["seats", 0, "own"], ...),
    "own unknown": edit(["seats", 0, "own"], "shrimp"),
    "name": edit(["seats", 0, "name"], 5),
    "computer": edit(["seats", 0, "computer"], True),
    "no computer": edit(["seats", 0, "computer"], None),
    "nameless computer": edit(["seats", 0, "computer"], ""),
    "log": edit(["log"], {}),
    "no log": edit(["log"], ...),
    "entry": edit(["log", 0], "deal"),
    "empty entry": edit(["log", 0], {}),
    "entry key": edit(["log", 1, "time"], 5),
    "seat type": edit(["log", 1, "seat"], True),
    "kind": edit(["log", 1, "move"], {"bluff": {}}),
    "two kinds": edit(["log", 1, "move", "decline"], {}),
    "word": edit(["log", 1, "move", "play", "ingredient"], "cheese"),
    "count": edit(["log", 1, "move", "play", "count"], 1.0),
    "order": edit(["log", 1, "move", "play", "order"], "four-cheese"),
    "no order": edit(["log", 1, "move", "play", "order"], ...),
    "draw": edit(["log", 1, "move", "play", "draw"], "oven"),
    "play key": edit(["log", 1, "move", "play", "speed"], 1),
    "hand": edit(["log", 0, "deal", "hands", 0, 0], "mamma-mia"),
    "deal key": edit(["log", 0, "deal", "waiters"], ...),
    "holder": edit(["log", 0, "deal", "holder"], "0"),
    "result": edit(["result"], [1]),
    "seals": edit(["seals"], [{"salt": "xx", "sha256": "00"}]),
}


@pytest.mark.parametrize("change", NO_RECORDS.values(), ids=NO_RECORDS.keys())
def test_a_wrong_shape_is_no_record(replay, change):
    record = play_record()
    change(record)
    status, said = verdict(replay, record)
    assert (status, said["ok"], said["entry"], said["rule"]) == (2, False, None, None)


def test_no_two_seats_share_an_own_ingredient(replay):
    record = play_record()
    record["seats"][0]["own"] = record["seats"][1]["own"]
    assert verdict(replay, record)[0] == 2


def test_in_1999_a_deal_says_who_holds_the_mamma_mia_card(replay):
    record = play_record(edition="1999")
    assert verdict(replay, record)[0] == 0
    del record["log"][0]["deal"]["holder"]
    assert verdict(replay, record)[0] == 2


def test_elsewhere_the_holder_may_be_left_out(replay):
    record = play_record()
    del record["log"][0]["deal"]["holder"]
    assert verdict(replay, record)[0] == 0


def test_a_multiset_has_no_counts_of_zero(replay):
    record = play_record()
    entry = {"seat": 0, "move": {"bake": {"choice": [], "add": {"olive": 0}}}}
    record["log"].append(entry)
    assert verdict(replay, record)[0] == 2


def test_unknown_keys_at_the_top_are_ignored(replay):
    record = play_record() | {"title": "a fine evening"}
    assert verdict(replay, record)[0] == 0


def test_a_result_that_is_nested_deeply_is_no_record(replay):
    record = play_record()
    record["result"]["winners"] = "DEEP"
    deep = b"[" * 900 + b"]" * 900
    text = json.dumps(record).encode().replace(b'"DEEP"', deep)
    for flags in ((), ("--json",)):
        status, lines, errors = replay(text, flags=flags)
        assert (status, len(lines + errors)) == (2, 1)


def test_a_deeply_nested_entry_is_no_record(replay):
    deep = b"[" * 700 + b"]" * 700
    text = json.dumps(play_record() | {"log": ["DEEP"]}).encode().replace(b'"DEEP"', deep)
    status, lines, _ = replay(text)
    assert (status, len(lines)) == (2, 1)
