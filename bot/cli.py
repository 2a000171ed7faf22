"""The command `mammamia`."""

import argparse
import asyncio
import io
import json
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn, cast

from bot.brains.registry import BRAINS
from bot.games.errors import BadSetup, Breach, NotARecord
from bot.games.interface import Json
from bot.games.match import Match
from bot.games.record import Record, dump_record, play
from bot.games.registry import GAMES, get_game
from bot.games.words import in_one_line
from bot.logs import start_log
from bot.operating.command import CannotDo
from bot.operating.registry import COMMANDS
from bot.replay.printers import LONGEST_ERROR, Judge, Printer
from bot.replay.stream import NO_RECORD, replay_stream
from bot.settings import JSON, BadSettings, read_settings
from bot.simulate import name_computers, simulate
from bot.tables.terms import LANGUAGES

USAGE_ERROR: Final = 2
OUTPUT_ERROR: Final = 3
INTERRUPTED: Final = 130
MOST_DIGITS: Final = 9


class OneLineParser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        message = in_one_line(message, LONGEST_ERROR)
        self.exit(USAGE_ERROR, f"{self.prog}: {message}; see {self.prog} --help\n")


class TellVersion(argparse.Action):
    """Prints the installed version, and ends the program."""

    def __call__(
        self, parser: argparse.ArgumentParser, *_parsed: object, **_more: object
    ) -> NoReturn:
        # This takes longer to load than anything else needed here.
        from importlib.metadata import version

        print(f"mammamia {version('mammamia')}")
        parser.exit()


def build_parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    parser = OneLineParser(
        prog="mammamia", description="A bot for Mamma Mia! and its sister games on Discord."
    )
    parser.add_argument("--version", action=TellVersion, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)

    simulating = commands.add_parser(
        "simulate", help="let computers play, and print one record per line"
    )
    simulating.add_argument("--game", required=True, choices=list(GAMES), help="which game to play")
    editions = ", ".join(get_game("mamma-mia").option_values["edition"])
    simulating.add_argument(
        "--edition", help=f"edition of mamma-mia: {editions} (default: the first)"
    )
    simulating.add_argument("--no-helping", action="store_true", help="play plus without helping")
    simulating.add_argument(
        "--players",
        type=_count,
        default=4,
        help="how many players, as the game allows (default: 4)",
    )
    simulating.add_argument("--games", type=_count, default=1, help="how many games (default: 1)")
    simulating.add_argument(
        "--seed", type=int, default=0, help="the same seed plays the same games (default: 0)"
    )
    simulating.add_argument(
        "--brain",
        default="normal",
        help=f"{' or '.join(BRAINS)}: one for all seats, or one for each, with commas between them "
        "(default: normal)",
    )
    simulating.set_defaults(run=run_simulate)

    replaying = commands.add_parser("replay", help="tell recorded games in words, or check them")
    replaying.add_argument(
        "files", nargs="+", metavar="FILE", help="a file of records, or - for standard input"
    )
    replaying.add_argument(
        "--json", action="store_true", help="print one JSON verdict per line instead of telling"
    )
    replaying.add_argument(
        "--language",
        choices=LANGUAGES,
        default=LANGUAGES[0],
        help="in which (default: en)",
    )
    replaying.set_defaults(run=run_replay)

    hosting = commands.add_parser(
        "run", help="run the bot on Discord; settings come from the environment and from .env"
    )
    hosting.set_defaults(run=run_host)

    trying = commands.add_parser(
        "sandbox", help="try the bot in the browser, on a small Discord of your own"
    )
    trying.add_argument("--players", type=_count, default=4, help="how many people (default: 4)")
    trying.add_argument(
        "--port", type=_count, default=8180, help="which port (default: 8180; 0 for any free one)"
    )
    trying.add_argument(
        "--database",
        help="one to keep between runs; without it, everything is forgotten at the end",
    )
    trying.add_argument(
        "--trace", type=Path, metavar="FILE", help="write everything that happens to a file"
    )
    trying.add_argument(
        "--server-only", action="store_true", help="without the bot; start that with 'run'"
    )
    trying.set_defaults(run=run_sandbox)

    painting = commands.add_parser(
        "pictures", help="write every kind of picture into a folder, from made-up tables"
    )
    painting.add_argument("folder", type=Path, help="where the files go")
    painting.set_defaults(run=run_pictures)

    for command in COMMANDS:
        operating = commands.add_parser(command.name, help=command.help)
        operating.set_defaults(run=command.run)
        command.add_arguments(operating)
    return parser


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"must be a whole number of at most {MOST_DIGITS} digits")
    return int(text)


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
        raise BadSetup(
            f"--brain takes {known}: one, or one for each of {arguments.players} players"
        )
    brains = [BRAINS[name](game.id) for name in names]
    for match in simulate(game, options, brains, arguments.games, arguments.seed):
        print(json.dumps(dump_record(name_computers(match, names))))
    return 0


def _play(record: Record) -> Match:
    """Plays a record; whoever wants a verdict needs words only where it breaks a rule."""
    try:
        return play(record)
    except Breach:
        from bot.replay.wording import play_in_words

        return play_in_words(record, LANGUAGES[0])


def _printer(arguments: argparse.Namespace) -> Printer:
    if arguments.json:
        return Judge(sys.stdout, _play)
    from bot.replay.narrator import Narrator

    return Narrator(sys.stdout, sys.stderr, arguments.language)


def run_replay(arguments: argparse.Namespace) -> int:
    """Tells or judges the records of every file, and returns the worst status."""
    printer = _printer(arguments)
    status = 0
    for name in arguments.files:
        where = "standard input" if name == "-" else name
        try:
            stream = _open(name)
        except OSError as error:
            printer.fail(where, NotARecord(f"can't open it: {error.strerror}"))
            status = NO_RECORD
            continue
        with stream:
            status = max(status, replay_stream(stream, where, printer))
    return status


def _open(name: str) -> BinaryIO:
    return open(0, "rb", closefd=False) if name == "-" else open(name, "rb")


def run_host(arguments: argparse.Namespace) -> int:
    """Hosts games until told to stop. Raises BadSettings."""
    # Only the bot needs this, and it takes a second to load.
    from bot.app import run

    settings = read_settings(os.environ, Path.cwd())
    start_log(settings.log_level, in_json=settings.log_format == JSON)
    asyncio.run(run(settings))
    return 0


def run_sandbox(arguments: argparse.Namespace) -> int:
    """Lets people try the bot without Discord. Raises BadSettings."""
    from bot.trying import Trial, try_out

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    trial = Trial(
        players=arguments.players,
        port=arguments.port,
        database=arguments.database,
        trace=arguments.trace,
        has_bot=not arguments.server_only,
    )
    asyncio.run(try_out(trial))
    return 0


def run_pictures(arguments: argparse.Namespace) -> int:
    """Writes the pictures, and prints where they are."""
    from bot.gallery import write_pictures

    try:
        written = write_pictures(arguments.folder)
    except OSError as error:
        print(f"mammamia pictures: {in_one_line(str(error), LONGEST_ERROR)}", file=sys.stderr)
        return USAGE_ERROR
    for file in written:
        print(file)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command, and returns its exit status."""
    arguments = build_parser().parse_args(argv)
    if cast("Any", sys.stdout) is None:
        print("mammamia: can't write the output: it's closed", file=sys.stderr)
        return OUTPUT_ERROR
    # Names may have letters that the terminal's encoding lacks.
    cast("io.TextIOWrapper[Any]", sys.stdout).reconfigure(errors="backslashreplace")
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except (BadSetup, BadSettings, CannotDo) as error:
        print(f"mammamia {arguments.command}: {error}", file=sys.stderr)
        return USAGE_ERROR
    except OSError as error:
        return _give_up_output(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _give_up_output(error: OSError) -> int:
    """Says why nothing more is written, unless the reader has just seen enough."""
    # What is still in the buffer must not be written again when the program ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 0
    print(f"mammamia: can't write the output: {error.strerror}", file=sys.stderr)
    return OUTPUT_ERROR
