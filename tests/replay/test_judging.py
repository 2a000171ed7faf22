"""What is well, what breaks a rule, and what contradicts itself."""

import hashlib
import json

import pytest

from bot.games.record import digest

from .records import play_record, verdict


@pytest.mark.parametrize("game_id", ["mamma-mia", "plus", "mamma-i"])
def test_a_whole_game_is_well_and_its_result_is_told(replay, game_id):
    record = play_record(game_id)
    assert verdict(replay, record) == (0, {"ok": True, "result": record["result"]})


def test_a_game_that_stops_in_the_middle_has_no_result(replay):
    record = play_record()
    record |= {"log": record["log"][:20], "result": None}
    assert verdict(replay, record) == (0, {"ok": True, "result": None})


def test_a_missing_result_claims_nothing(replay):
    record = play_record()
    result = record.pop("result")
    assert verdict(replay, record) == (0, {"ok": True, "result": result})


def test_a_result_that_contradicts_the_log_is_found(replay):
    record = play_record()
    record["result"]["delivered"][0] += 1
    status, said = verdict(replay, record)
    assert (status, said["ok"], said["entry"], said["rule"]) == (1, False, None, None)
    assert "delivered" in said["error"]


def test_a_result_before_the_end_is_a_contradiction(replay):
    record = play_record()
    record["log"].pop()
    status, said = verdict(replay, record)
    assert (status, said["entry"], said["rule"]) == (1, None, None)


def test_a_broken_rule_is_told_with_its_entry_and_number(replay):
    record = play_record()
    entry = next(n for n, e in enumerate(record["log"]) if "play" in e.get("move", {}))
    record["log"][entry]["move"]["play"]["count"] = 0
    name = record["seats"][record["log"][entry]["seat"]]["name"]
    status, said = verdict(replay, record)
    assert status == 1
    assert said == {
        "ok": False,
        "entry": entry,
        "rule": "A3.1",
        "error": f"{name}: At least one card goes into the oven. Choose a number from 1 up.",
    }


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_does_not_exist_is_a_breach(replay, seat):
    record = play_record()
    record["log"][1]["seat"] = seat
    assert verdict(replay, record)[0] == 1


def test_asking_for_help_in_mamma_mia_is_a_breach(replay):
    record = play_record()
    ask = {"ask": {"choice": [], "want": {"olive": 1}, "add": {}}}
    record["log"][1]["move"] = ask
    status, said = verdict(replay, record)
    assert (status, said["entry"]) == (1, 1)


def sealed(record, salts=(b"salt", b"pepper", b"olive")):
    """The record with a seal for each outcome of chance."""
    chances = [entry for entry in record["log"] if "move" not in entry]
    record["seals"] = [
        {"salt": salt.hex(), "sha256": digest(salt, chance)}
        for salt, chance in zip(salts, chances, strict=True)
    ]
    return record


def test_seals_that_fit_are_well(replay):
    assert verdict(replay, sealed(play_record()))[0] == 0


def test_a_seal_is_over_the_salt_and_the_entry_as_sorted_json(replay):
    record = sealed(play_record())
    entry = json.dumps(record["log"][0], sort_keys=True, separators=(",", ":")).encode("ascii")
    assert record["seals"][0]["sha256"] == hashlib.sha256(b"salt" + entry).hexdigest()


@pytest.mark.parametrize("change", [{"salt": "00"}, {"sha256": "00" * 32}])
def test_a_seal_that_does_not_fit_is_a_breach_at_its_entry(replay, change):
    record = sealed(play_record())
    record["seals"][1] |= change
    shuffle = next(n for n, entry in enumerate(record["log"]) if "shuffle" in entry)
    status, said = verdict(replay, record)
    assert (status, said["entry"], said["rule"]) == (1, shuffle, None)


def test_a_missing_seal_is_a_breach_at_its_entry(replay):
    record = sealed(play_record())
    record["seals"].pop()
    last = max(n for n, entry in enumerate(record["log"]) if "shuffle" in entry)
    status, said = verdict(replay, record)
    assert (status, said["entry"], said["rule"]) == (1, last, None)


def test_a_seal_too_many_is_a_breach(replay):
    record = sealed(play_record())
    record["seals"].append(record["seals"][0])
    status, said = verdict(replay, record)
    assert (status, said["entry"], said["rule"]) == (1, None, None)


def test_a_result_with_a_key_of_its_own_is_a_contradiction(replay):
    record = play_record()
    record["result"]["points"] = 7
    assert verdict(replay, record)[0] == 1
