"""The command `mammamia`."""

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn, cast

from bot.brains.registry import BRAINS
from bot.games.errors import BadSetup
from bot.games.interface import Json
from bot.games.record import dump_record
from bot.games.registry import GAMES, get_game
from bot.replay import NO_RECORD, Judge, Teller, replay_stream
from bot.simulate import simulate

USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130


class OneLineParser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message}; see {self.prog} --help\n")


def build_parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    parser = OneLineParser(prog="mammamia", description="The host of Mamma Mia! and its kin.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)

    simulating = commands.add_parser("simulate", help="play games with computer players")
    simulating.add_argument("--game", required=True, choices=list(GAMES))
    simulating.add_argument("--edition", help="of mamma-mia: classic (default), 1999 or 2004")
    simulating.add_argument("--no-helping", action="store_true", help="for plus")
    simulating.add_argument("--players", type=int, default=4)
    simulating.add_argument("--games", type=_natural, default=1)
    simulating.add_argument("--seed", type=int, default=0)
    simulating.add_argument(
        "--brain",
        default="sensible",
        help=f"{' or '.join(BRAINS)}; one for all seats, or one for each with commas between",
    )
    simulating.set_defaults(run=run_simulate)

    replaying = commands.add_parser("replay", help="play records through the rules")
    replaying.add_argument("files", nargs="+", metavar="FILE", help="- for standard input")
    replaying.add_argument("--json", action="store_true", help="judge in a line for each record")
    replaying.set_defaults(run=run_replay)
    return parser


def _natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return number


def run_simulate(arguments: argparse.Namespace) -> int:
    """Prints a record for each game. Raises BadSetup."""
    game = get_game(arguments.game)
    options: dict[str, Json] = {}
    if arguments.edition is not None:
        options["edition"] = arguments.edition
    if arguments.no_helping:
        options["helping"] = False
    options = game.complete_options(options)
    game.check_players(arguments.players)
    names = arguments.brain.split(",")
    if len(names) == 1:
        names *= arguments.players
    if len(names) != arguments.players or not set(names) <= set(BRAINS):
        known = " or ".join(BRAINS)
        raise BadSetup(f"--brain takes {known}, once or for each of {arguments.players} players")
    brains = [BRAINS[name](game.id) for name in names]
    for match in simulate(game, options, brains, arguments.games, arguments.seed):
        print(json.dumps(dump_record(match)))
    return 0


def run_replay(arguments: argparse.Namespace) -> int:
    """Tells or judges the records of every file, and gives the worst status."""
    printer = Judge(sys.stdout) if arguments.json else Teller(sys.stdout, sys.stderr)
    status = 0
    for name in arguments.files:
        if name == "-":
            status = max(status, replay_stream(sys.stdin.buffer, "standard input", printer))
            continue
        try:
            with open(name, "rb") as stream:
                status = max(status, replay_stream(stream, name, printer))
        except OSError as error:
            print(f"{name}: {error.strerror}", file=sys.stderr)
            status = NO_RECORD
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command and gives its exit status."""
    # Names may hold letters that the terminal's encoding lacks.
    cast("io.TextIOWrapper[Any]", sys.stdout).reconfigure(errors="backslashreplace")
    arguments = build_parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BadSetup as error:
        print(f"mammamia {arguments.command}: {error}", file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        # Whoever reads has seen enough; nothing must be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return status
