"""Files with records in them, damaged files, pipes."""

import copy
import json
import shlex
import subprocess
import sys

import pytest

from bot.cli import main

from .records import play_record

MAMMAMIA = [sys.executable, "-m", "bot"]
GAMES = [*MAMMAMIA, "simulate", "--game", "plus", "--games", "30", "--brain", "random"]


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
    assert "record 2: it isn't JSON" in errors[0]


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


def test_a_file_that_is_not_there_gets_one_clear_line(capsys):
    assert main(["replay", "nowhere.json"]) == 2
    captured = capsys.readouterr()
    assert captured.err == "nowhere.json: can't open it: No such file or directory\n"


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
        (">/dev/full", "mammamia: can't write the output: No space left on device"),
        (">&-", "mammamia: can't write the output: it's closed"),
        ("<&-", "standard input: can't open it: Bad file descriptor"),
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
