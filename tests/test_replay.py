"""`mammamia replay`: what it prints and with which status it ends."""

import copy
import hashlib
import json
import shlex
import subprocess
import sys

import pytest

from bot.brains.random import RandomBrain
from bot.cli import main
from bot.games.record import digest, dump_record
from bot.games.registry import get_game
from bot.simulate import play_match


def play_record(game_id="mamma-mia", players=3, seed=1, **options):
    """The record of a random game, as it comes out of JSON."""
    brains = [RandomBrain()] * players
    match = play_match(get_game(game_id), options, brains, seed)
    return json.loads(json.dumps(dump_record(match)))


@pytest.fixture
def replay(tmp_path, capsys):
    """Replays what is written into a file and gives status, output and errors."""

    def run(*contents, flags=("--json",)):
        paths = []
        for number, content in enumerate(contents):
            path = tmp_path / f"{number}.jsonl"
            data = content if isinstance(content, bytes | str) else json.dumps(content)
            path.write_bytes(data.encode() if isinstance(data, str) else data)
            paths.append(str(path))
        status = main(["replay", *flags, *paths])
        captured = capsys.readouterr()
        return status, captured.out.splitlines(), captured.err.splitlines()

    return run


def verdict(replay, record):
    status, lines, errors = replay(record)
    assert errors == []
    (line,) = lines
    return status, json.loads(line)


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
    status, said = verdict(replay, record)
    assert status == 1
    assert said == {
        "ok": False,
        "entry": entry,
        "rule": "A3.1",
        "error": "At least one card goes into the oven; put in 1 or more.",
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


def test_several_records_stand_in_lines_and_the_worst_decides(replay):
    good = play_record()
    bad = copy.deepcopy(good)
    bad["result"]["hand"][0] += 1
    wrong = good | {"game": "uno"}
    lines = "\n".join(map(json.dumps, [good, bad, wrong, good]))
    status, said, _ = replay(lines)
    assert status == 2
    assert [json.loads(line)["ok"] for line in said] == [True, False, False, True]


def test_a_damaged_line_is_told_with_its_number_and_hides_no_other(replay):
    good = json.dumps(play_record())
    status, said, _ = replay(f"{good}\n{good[:-9]}\n\n{{}}\n{good}\n")
    assert status == 2
    assert [json.loads(line)["ok"] for line in said] == [True, False, False, True]
    status, _, errors = replay(f"{good}\n{good[:-9]}\n", flags=())
    assert status == 2
    assert "record 2: it is not JSON" in errors[0]


def test_a_file_that_does_not_begin_with_a_record_is_not_read_further(replay):
    status, said, _ = replay("0\n" + json.dumps(play_record()))
    assert (status, len(said)) == (2, 1)


def test_one_record_may_be_laid_out_over_many_lines(replay):
    status, said, _ = replay(json.dumps(play_record(), indent=2))
    assert (status, len(said)) == (0, 1)


DAMAGED = {
    "empty": b"",
    "blank": b"\n \n",
    "truncated": json.dumps(play_record()).encode()[:-200],
    "zeros": bytes(5_000_000),
    "spaces": b" " * 5_000_000,
    "newlines": b"\n" * 5_000_000,
    "long": b'{"format": "' + b"x" * 5_000_000,
    "deep lists": b"[" * 500_000,
    "deep objects": b'{"format":' * 100_000,
    "deep but whole": b"[" * 900 + b"]" * 900,
    "not text": b"\xff\xfe\x00\x01",
    "a number": b"17",
    "nothing": b"null",
    "a list": b"[]",
    "not a number": b'{"format": NaN}',
    "a huge number": b"1" * 100_000,
    "many values": b"0\n" * 1_000_000,
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["told", "judged"])
def test_a_damaged_file_gets_one_clear_line(replay, data, flags):
    status, lines, errors = replay(data, flags=flags)
    assert status == 2
    (line,) = lines + errors
    assert len(line) < 300
    assert "Traceback" not in line


def test_a_result_that_is_nested_deeply_is_no_record(replay):
    record = play_record()
    record["result"]["winners"] = "DEEP"
    deep = b"[" * 900 + b"]" * 900
    text = json.dumps(record).encode().replace(b'"DEEP"', deep)
    for flags in ((), ("--json",)):
        status, lines, errors = replay(text, flags=flags)
        assert (status, len(lines + errors)) == (2, 1)


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


def test_a_deeply_nested_entry_is_no_record(replay):
    deep = b"[" * 700 + b"]" * 700
    text = json.dumps(play_record() | {"log": ["DEEP"]}).encode().replace(b'"DEEP"', deep)
    status, lines, _ = replay(text)
    assert (status, len(lines)) == (2, 1)


def test_a_file_that_is_not_there_gets_one_clear_line(capsys):
    assert main(["replay", "nowhere.json"]) == 2
    captured = capsys.readouterr()
    assert captured.err == "nowhere.json: it cannot be opened: No such file or directory\n"


def test_a_game_is_told_as_the_channel_saw_it(replay):
    record = play_record("plus", players=3)
    status, lines, errors = replay(record, flags=())
    assert (status, errors) == (0, [])
    assert lines[0].startswith("Mamma Mia! Plus (helping on): Alberto (")
    assert "a reconstruction" in lines[1]
    assert not any(line.startswith("You ") for line in lines)
    assert "The record ends here." in lines


def test_the_telling_stops_where_a_rule_is_broken(replay):
    record = play_record()
    record["log"][5] = record["log"][4]
    status, lines, errors = replay(record, flags=())
    assert status == 1
    assert len(lines) > 5
    (error,) = errors
    assert "record 1, entry 5, rule A3.8" in error


def test_names_cannot_upset_the_terminal(replay):
    record = play_record()
    record["seats"][0]["name"] = "\x1b[31mEvil\nName\ud800"
    status, lines, _ = replay(json.dumps(record), flags=())
    assert status == 0
    assert not any("\x1b" in line for line in lines)


MAMMAMIA = [sys.executable, "-m", "bot"]
GAMES = [*MAMMAMIA, "simulate", "--game", "plus", "--games", "30", "--brain", "random"]


def test_long_names_are_cut_where_they_are_told(replay):
    record = play_record()
    record["seats"][0]["name"] = "A" * 100_000
    status, lines, _ = replay(record, flags=())
    assert status == 0
    assert max(map(len, lines)) < 500


@pytest.mark.parametrize("value", ["g" * 100_000, "two\nlines"])
def test_an_error_is_one_short_line_whatever_it_is_about(replay, value):
    status, _, (error,) = replay(play_record() | {"game": value}, flags=())
    assert status == 2
    assert len(error) < 400


def test_records_are_read_from_standard_input():
    games = subprocess.run(GAMES, capture_output=True, check=True).stdout
    judge = [*MAMMAMIA, "replay", "--json", "-"]
    judged = subprocess.run(judge, input=games, capture_output=True, check=True).stdout
    assert judged.count(b'"ok": true') == 30


@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["told", "judged"])
def test_a_reader_that_has_seen_enough_is_no_error(tmp_path, flags):
    path = tmp_path / "games.jsonl"
    path.write_bytes(subprocess.run(GAMES, capture_output=True, check=True).stdout)
    replaying = [*MAMMAMIA, "replay", *flags, str(path)]
    with subprocess.Popen(replaying, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reader:
        assert reader.stdout
        assert reader.stderr
        reader.stdout.close()
        assert reader.stderr.read() == b""
    assert reader.returncode == 0


@pytest.mark.parametrize(
    ("redirection", "line"),
    [
        (">/dev/full", "mammamia: the output cannot be written: No space left on device"),
        (">&-", "mammamia: the output cannot be written: it is closed"),
        ("<&-", "standard input: it cannot be opened: Bad file descriptor"),
    ],
)
def test_a_missing_end_of_the_pipe_gets_one_clear_line(tmp_path, redirection, line):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_record()))
    name = "-" if redirection == "<&-" else str(path)
    command = f"{shlex.join([*MAMMAMIA, 'replay', name])} {redirection}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == f"{line}\n"
    assert done.returncode in (2, 3)
