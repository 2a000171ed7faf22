"""`mammamia simulate`: the same arguments, the same bytes."""

import json
import os
import re
import subprocess
import sys

import pytest

from bot.cli import main
from bot.games.record import dump_record, load_record, play
from bot.games.registry import GAMES
from tests.test_project import ROOT
from tests.thorough import thorough, thoroughly


def simulate(capsys, *arguments):
    status = main(["simulate", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize(
    ("games", "hash_seeds"), [(1, "12"), pytest.param(3, "123", marks=thorough)]
)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_arguments_print_the_same_bytes(game, games, hash_seeds):
    command = [sys.executable, "-m", "bot", "simulate", "--game", game, "--games", f"{games}"]
    command += ["--players", "3", "--seed", "5", "--brain", "normal,random,normal"]
    printed = {
        subprocess.run(
            command, capture_output=True, check=True, env=os.environ | {"PYTHONHASHSEED": hash_seed}
        ).stdout
        for hash_seed in hash_seeds
    }
    assert len(printed) == 1
    assert printed.pop().count(b"\n") == games


def test_a_game_is_the_same_however_many_are_played(capsys):
    few = simulate(capsys, "--game", "plus", "--games", "2", "--brain", "random")[1]
    more = simulate(capsys, "--game", "plus", "--games", "4", "--brain", "random")[1]
    assert more.startswith(few)


def test_another_seed_plays_other_games(capsys):
    arguments = ("--game", "mamma-mia", "--brain", "random", "--seed")
    assert simulate(capsys, *arguments, "1")[1] != simulate(capsys, *arguments, "2")[1]


def test_the_edition_and_the_number_of_players_are_chosen(capsys):
    out = simulate(capsys, "--game", "mamma-mia", "--edition", "1999", "--players", "5")[1]
    record = json.loads(out)
    assert record["options"] == {"edition": "1999"}
    assert len(record["seats"]) == 5


def test_helping_can_be_left_out(capsys):
    out = simulate(capsys, "--game", "plus", "--no-helping")[1]
    record = json.loads(out)
    assert record["options"] == {"helping": False}
    assert len(record["result"]["openings"]) == 4


@pytest.mark.parametrize(
    "brains",
    [["easy", "normal", "random"], *thoroughly([["easy", "normal", "hard", "random"]])],
    ids=",".join,
)
def test_every_seat_can_have_a_brain_of_its_own(capsys, brains):
    seats = ("--players", f"{len(brains)}", "--brain", ",".join(brains))
    status, out, _ = simulate(capsys, "--game", "mamma-mia", *seats)
    record = json.loads(out)
    assert (status, [seat["computer"] for seat in record["seats"]]) == (0, brains)
    assert dump_record(play(load_record(record))) == record


@pytest.mark.parametrize(
    "arguments",
    [
        ["--game", "uno"],
        ["--game", "mamma-mia", "--players", "6"],
        ["--game", "mamma-mia", "--edition", "2005"],
        ["--game", "plus", "--edition", "classic"],
        ["--game", "mamma-mia", "--no-helping"],
        ["--game", "mamma-i", "--players", "1"],
        ["--game", "plus", "--games", "-1"],
        ["--game", "plus", "--games", "many"],
        ["--game", "plus", "--brain", "clever"],
        ["--game", "plus", "--brain", "random,random"],
        [],
    ],
    ids=" ".join,
)
def test_wrong_arguments_get_one_clear_line(capsys, arguments):
    try:
        status = main(["simulate", *arguments])
    except SystemExit as end:
        status = end.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("mammamia simulate: ")


def test_its_paper_names_every_edition():
    text = (ROOT / "docs" / "records.md").read_text()
    (row,) = re.findall(r"(?m)^\| `--edition` \| (.*) \|$", text)
    assert re.findall(r"`(\w+)`", row) == [*GAMES["mamma-mia"].option_values["edition"]]
