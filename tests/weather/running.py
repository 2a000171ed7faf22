"""Takes the kinds of trials in turn, and says how the one that failed can be had again."""

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom

from tests.store.servers import memory
from tests.weather import faults, kills, leaks, options, rules

Trial = Callable[[Random, Path], None]
"""Tries something that all follows from the generator, with a folder for files."""

KINDS: dict[str, Trial] = {
    "faults": faults.trial,
    "kills": kills.trial,
    "leaks": leaks.trial,
    "options": options.trial,
    "rules": rules.trial,
}

LARGEST = 10**9
"""A seed is short enough to be read out."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the trials; gives the exit status."""
    told = read(arguments)
    went_well: Counter[str] = Counter()
    status = 0
    for kind, seed in trials(told):
        try:
            attempt(kind, seed)
        except Exception:
            again = f"python -m tests.weather --only {kind} --seed {seed}"
            sys.stdout.write(f"{traceback.format_exc()}failed: {again}\n")
            status = 1
            break
        went_well[kind] += 1
    numbers = ", ".join(f"{kind} {number}" for kind, number in sorted(went_well.items()))
    sys.stdout.write(f"went well: {numbers or 'nothing'}\n")
    return status


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.weather")
    parser.add_argument("--minutes", type=float, default=30.0, help="for how long; 30 unless told")
    parser.add_argument("--only", choices=KINDS, help="only this kind of trial")
    parser.add_argument("--seed", type=int, help="this very trial, once, or one of each kind")
    return parser.parse_args(arguments)


def trials(told: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """The kinds in turn, each time with a seed."""
    kinds = [told.only] if told.only else [*KINDS]
    if told.seed is not None:
        yield from ((kind, told.seed) for kind in kinds)
        return
    fresh, end = SystemRandom(), time.monotonic() + 60 * told.minutes
    while time.monotonic() < end:
        yield from ((kind, fresh.randrange(LARGEST)) for kind in kinds)


def attempt(kind: str, seed: int) -> None:
    """One trial, of which nothing is left."""
    with tempfile.TemporaryDirectory(prefix="mammamia-weather-", dir=memory()) as folder:
        KINDS[kind](Random(f"{kind}/{seed}"), Path(folder))
