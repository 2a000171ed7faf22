"""Whole games, written down: every entry, and all that anybody saw of it.

`pytest -n0 tests/games/test_golden.py --rewrite-golden` plays the entries of each file again
and writes down what is told now, with `-k plus` only those of Plus; a file that is not there yet
is played by `normal` brains first.
"""

import json
from pathlib import Path

import pytest

from bot.brains.registry import BRAINS
from bot.games.interface import Entry, Made, SeatSetup
from bot.games.match import Match
from bot.games.record import result_of
from bot.games.registry import GAMES
from bot.simulate import play_match

GOLDEN = Path(__file__).parent.parent / "golden"

GAMES_WRITTEN = {
    "mamma-mia-classic-2": ("mamma-mia", {"edition": "classic"}, 2),
    "mamma-mia-classic-4": ("mamma-mia", {"edition": "classic"}, 4),
    "mamma-mia-1999-3": ("mamma-mia", {"edition": "1999"}, 3),
    "mamma-mia-2004-5": ("mamma-mia", {"edition": "2004"}, 5),
    "plus-helping-3": ("plus", {"helping": True}, 3),
    "plus-helping-6": ("plus", {"helping": True}, 6),
    "plus-no-helping-4": ("plus", {"helping": False}, 4),
    "plus-2": ("plus", {"helping": True}, 2),
    "mamma-i-2": ("mamma-i", {}, 2),
    "mamma-i-3": ("mamma-i", {}, 3),
    "mamma-i-4": ("mamma-i", {}, 4),
}


def write_entry(match: Match, entry: Entry) -> str:
    """A move as `> seat: notation`, chance as `* JSON`."""
    if isinstance(entry, Made):
        return f"> {entry.seat}: {match.game.write_move(entry.move)}"
    return f"* {json.dumps(match.game.dump_entry(entry))}"


def read_entry(match: Match, line: str) -> Entry:
    if line.startswith("* "):
        return match.game.load_entry(json.loads(line[2:]), match.options)
    seat, _, text = line.removeprefix("> ").partition(": ")
    return Made(int(seat), match.game.read_move(text))


def tell(match: Match, entry: Entry) -> list[str]:
    """What comes of the entry; what only one player sees stands behind that player's name."""
    names = [seat.name for seat in match.seats]
    told = []
    for event in match.apply(entry):
        sentence = match.game.tell(event, names)
        told.append(f"  ({names[event.seat]}) {sentence}" if event.private else f"  {sentence}")
    return told


def write_down(match: Match, entries: list[Entry]) -> str:
    """The whole game as text, played from the beginning."""
    seats = [[seat.name, seat.own] for seat in match.seats]
    lines = [json.dumps({"game": match.game.id, "options": match.options, "seats": seats}), ""]
    for entry in entries:
        lines += [write_entry(match, entry), *tell(match, entry)]
    lines += ["", f"= {json.dumps(result_of(match))}"]
    return "\n".join(lines) + "\n"


def read_down(text: str) -> tuple[Match, list[Entry]]:
    """The game of a file before its first entry, and its entries."""
    header, *lines = text.splitlines()
    data = json.loads(header)
    seats = [SeatSetup(name, own) for name, own in data["seats"]]
    match = Match(GAMES[data["game"]], data["options"], seats)
    return match, [read_entry(match, line) for line in lines if line.startswith(("* ", "> "))]


def play_anew(name: str) -> tuple[Match, list[Entry]]:
    game_id, options, players = GAMES_WRITTEN[name]
    brains = [BRAINS["normal"](game_id) for _ in range(players)]
    played = play_match(GAMES[game_id], options, brains, name)
    return Match(played.game, played.options, played.seats), played.log


@pytest.mark.parametrize("name", GAMES_WRITTEN)
def test_the_game_is_told_as_it_is_written_down(name, request):
    path = GOLDEN / f"{name}.txt"
    if request.config.getoption("--rewrite-golden"):
        match, entries = read_down(path.read_text()) if path.exists() else play_anew(name)
        path.write_text(write_down(match, entries))
    text = path.read_text()
    assert write_down(*read_down(text)) == text


def test_there_are_no_other_files_among_the_golden_games():
    assert {path.stem for path in GOLDEN.glob("*.txt")} <= set(GAMES_WRITTEN)
