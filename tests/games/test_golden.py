"""Whole games, written down: every entry, and all that anybody saw of it.

`pytest -n0 tests/games/test_golden.py --rewrite-golden` plays the entries of each file again
and writes down what is told now, with `-k plus` only those of Plus. Where none has a game with
these options, `normal` brains play one.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from bot.brains.registry import BRAINS
from bot.games.interface import Event, LogEntry, SeatMove, SeatSetup
from bot.games.match import Match
from bot.games.record import result_of
from bot.games.registry import GAMES
from bot.simulate import play_match

from .setups import QUICK, name_of

GOLDEN = Path(__file__).parent.parent / "golden"

PATHS = sorted(GOLDEN.glob("*.txt"))


def write_entry(match: Match, entry: LogEntry) -> str:
    """A move as `> seat: notation`, chance as `* JSON`."""
    if isinstance(entry, SeatMove):
        return f"> {entry.seat}: {match.game.write_move(entry.move)}"
    return f"* {json.dumps(match.game.dump_entry(entry))}"


def read_entry(match: Match, line: str) -> LogEntry:
    if line.startswith("* "):
        return match.game.load_entry(json.loads(line[2:]), match.options)
    seat, _, text = line.removeprefix("> ").partition(": ")
    return SeatMove(int(seat), match.game.read_move(text))


def tell(match: Match, events: Iterable[Event]) -> list[str]:
    """What has happened; what only one player sees stands behind that player's name."""
    names = [seat.name for seat in match.seats]
    told = []
    for event in events:
        told.append(f"  ({names[event.seat]}) {event}" if event.private else f"  {event}")
    return told


def write_down(match: Match, entries: Sequence[LogEntry]) -> str:
    """The whole game as text, played from the beginning."""
    seats = [[seat.name, seat.own] for seat in match.seats]
    lines = [json.dumps({"game": match.game.id, "options": match.options, "seats": seats}), ""]
    for entry in entries:
        former, match = match, match.apply(entry)
        lines += [write_entry(match, entry), *tell(match, match.since(former))]
    lines += ["", f"= {json.dumps(result_of(match))}"]
    return "\n".join(lines) + "\n"


def read_down(text: str) -> tuple[Match, list[LogEntry]]:
    """The game of a file before its first entry, and its entries."""
    header, *lines = text.splitlines()
    data = json.loads(header)
    seats = [SeatSetup(name, own) for name, own in data["seats"]]
    match = Match.begin(GAMES[data["game"]], data["options"], seats)
    return match, [read_entry(match, line) for line in lines if line.startswith(("* ", "> "))]


def play_anew(game_id: str, options: dict, players: int) -> tuple[Match, Sequence[LogEntry]]:
    brains = [BRAINS["normal"](game_id) for _ in range(players)]
    played = play_match(GAMES[game_id], options, brains, game_id)
    return Match.begin(played.game, played.options, played.seats), played.log


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_game_is_told_as_it_is_written_down(path, request):
    if request.config.getoption("--rewrite-golden"):
        path.write_text(write_down(*read_down(path.read_text())))
    text = path.read_text()
    assert write_down(*read_down(text)) == text


def test_a_game_is_written_down_with_all_values_of_its_options(request):
    headers = [json.loads(path.read_text().partition("\n")[0]) for path in PATHS]
    written = [(header["game"], header["options"]) for header in headers]
    for setup in QUICK:
        if request.config.getoption("--rewrite-golden") and setup[:2] not in written:
            path = GOLDEN / f"{name_of(setup)}.txt"
            path.write_text(write_down(*play_anew(*setup)))
        else:
            assert setup[:2] in written
