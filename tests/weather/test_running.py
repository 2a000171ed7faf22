"""The trials at random: they go well, and one that does not can be had again."""

import re

import pytest

from tests.thorough import thoroughly
from tests.weather.running import KINDS, main

QUICK = "options"


@pytest.mark.parametrize("kind", [QUICK, *thoroughly(sorted({*KINDS} - {QUICK}))])
def test_a_trial_of_each_kind_goes_well(kind, capsys):
    assert main(["--only", kind, "--seed", "3"]) == 0
    assert capsys.readouterr().out == f"went well: {kind} 1\n"


def test_a_failure_comes_with_the_line_that_brings_it_back(monkeypatch, capsys):
    with monkeypatch.context() as broken:
        broken.setattr("tests.weather.rules.place_of", lambda *_: 0)
        assert main(["--only", "rules", "--minutes", "1"]) == 1
        said = capsys.readouterr().out
        again = re.search("failed: python -m tests.weather (.+)\n", said)[1].split()
        assert main(again) == 1
        assert capsys.readouterr().out == said
    assert "AssertionError" in said
    assert said.endswith("went well: nothing\n")
    assert main(again) == 0


def test_the_kinds_are_tried_in_turn_with_seeds_of_their_own(monkeypatch, capsys):
    met = []
    for kind in KINDS:
        monkeypatch.setitem(KINDS, kind, lambda rng, folder, kind=kind: met.append((kind, rng)))
    assert main(["--minutes", "0.0001"]) == 0
    kinds = [kind for kind, _ in met]
    assert kinds == [*KINDS] * (len(met) // len(KINDS))
    assert len({rng.random() for _, rng in met}) == len(met) > 0
