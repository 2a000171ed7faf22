"""Whole games as they were hosted, with everything that was ever shown or logged."""

import logging
import re
from dataclasses import dataclass, replace
from random import Random

from bot.games.errors import Refused
from bot.games.interface import SeatMove
from bot.games.mamma_i import moves as mamma_i
from bot.games.mamma_i.cards import CHARACTERS
from bot.games.mamma_mia.moves import Help
from bot.games.match import Match
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.tables.announcement import Announcement
from bot.tables.changes import lobby
from bot.tables.table import Status, Table
from tests.games.other_worlds import exchange
from tests.live.world import ADA, BEA, BRAIN, CEM, Shown, World, as_shown, running, text_of

PLAYERS = (ADA, BEA, CEM)

READERS = (None, 0, 1, 2)
"""Everybody, who reads the channel only, and each seat."""


@dataclass
class Hosted:
    """A game as it was hosted, with everything that was ever shown or logged."""

    table: Table
    history: list[Shown]
    log: str
    starts: list[int]
    """How much of the history there was before each entry of the log."""
    told: list[tuple[Announcement, ...]]
    """What is announced with each entry of the log."""

    def told_until(self, length: int) -> list[tuple[Announcement, ...]]:
        """The same for the beginning of the log; what chance does is told with the move before."""
        log = self.table.get_match().log[:length]
        return self.told[: 1 + sum(isinstance(entry, SeatMove) for entry in log)]


class Collector(logging.Handler):
    """Keeps every line."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


async def host(url: str, wish: dict, most: int = 1_000_000) -> Hosted:
    """A game of so many moves at most; what is logged is kept, however little it matters."""
    collector, root = Collector(), logging.getLogger()
    level = root.level
    root.addHandler(collector)
    root.setLevel(logging.DEBUG)
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)
    try:
        async with running(World(url, seed=7)) as world:
            table_id = await world.open(*PLAYERS, **wish)
            await world.settle()
            starts = [len(world.discord.history)]
            await world.tables[table_id].change(lobby.begin, ADA)
            await world.settle()
            while most and await world.acting(table_id):
                most -= 1
                done = len((await world.look(table_id)).get_match().log)
                starts += [len(world.discord.history)] * (done - len(starts) + 1)
                await world.play_on(table_id, BRAIN, moves=1)
            table = await world.table(table_id)
            _, told = tell(table, table.get_match().log)
            return Hosted(table, world.discord.history, "\n".join(collector.lines), starts, told)
    finally:
        root.removeHandler(collector)
        root.setLevel(level)
        logging.getLogger("sqlalchemy.engine").setLevel(logging.NOTSET)


def tell(table: Table, log: list) -> tuple[Table, list[tuple[Announcement, ...]]]:
    """What is announced with each entry of a log. Raises Refused."""
    presenter = TablePresenter(FAMILIES)
    before = Match.begin(table.game, table.options, table.seats)
    match = before.apply(log[0])
    twin = replace(table, status=Status.RUNNING, match=match, before=before, salts=(b"salt",))
    told = [tuple(presenter.begun(twin, ["seal"]))]
    entries = iter(log[1:])
    for entry in entries:
        former, seals = twin.get_match(), []
        match = former.apply(entry)
        if match.actor == "chance":
            match = match.apply(next(entries))
            seals.append("seal")
        status = Status.OVER if match.actor is None else twin.status
        twin = replace(twin, match=match, before=former, status=status)
        told.append(tuple(presenter.moved(twin, entry.seat, seals, "player")))
    return twin, told


def heard(told: list[tuple[Announcement, ...]], reader: int | None) -> list[Announcement]:
    """What of it reaches a reader."""
    return heard_by(None if reader is None else PLAYERS[reader].id, told)


def heard_by(user: int | None, told: list[tuple[Announcement, ...]]) -> list[Announcement]:
    """What of it reaches a user, or those who read the channel only."""
    return [it for announcements in told for it in announcements if it.user in (None, user)]


def seen(match: Match, reader: int | None) -> list:
    return [event for event in match.events if event.is_seen_by(reader)]


def readable(screen: object) -> str:
    """The text without the stamps, which no two games share."""
    return re.sub(r"(mm:[a-z-]+:\d+):\d+:", r"\1:", text_of(as_shown(screen)))


def buttons(hosted: Hosted, places: list[int]) -> list[str]:
    """The ids of all buttons that were shown there."""
    shown = [it.screen for it in hosted.history if it.place in places and it.screen is not None]
    blocks = [block for screen in shown for block in screen["blocks"]]
    return [button["id"] for block in blocks for button in block.get("buttons", ())]


def dealt_otherwise(table: Table, log: list, reader: int | None, rng: Random) -> list | None:
    """The same game with other hidden cards, unless the reader would have noticed."""
    if table.game.family != "mamma-i":
        return with_other_cards(table, log, reader, rng)
    other = with_another_deck(table, log, rng)
    if any(isinstance(entry, mamma_i.Secrets) for entry in other):
        other = with_other_secrets(other, reader, rng)
    same, twin = replayed(table, log), replayed(table, other)
    return other if seen(same, reader) == seen(twin, reader) else None


def replayed(table: Table, log: list) -> Match:
    match = Match.begin(table.game, table.options, table.seats)
    for entry in log:
        match = match.apply(entry)
    return match


def with_other_cards(table: Table, log: list, reader: int | None, rng: Random) -> list | None:
    """The same game of Mamma Mia! with hidden cards exchanged, unless the reader would notice."""
    same, twin = replayed(table, log), Match.begin(table.game, table.options, table.seats)
    last = next(
        place for place in range(len(log) - 1, -1, -1) if not isinstance(log[place], SeatMove)
    )
    changed = exchange(log[last], rng)
    entries = []
    try:
        for entry in [*log[:last], changed, *log[last + 1 :]]:
            if isinstance(entry, SeatMove) and isinstance(entry.move, Help) and not entry.move.give:
                continue
            # Whoever else would have been asked has refused as well.
            while is_asked(twin) and not is_help(entry):
                entries.append(SeatMove(twin.actor, Help(give=False)))
                twin = twin.apply(entries[-1])
            entries.append(entry)
            twin = twin.apply(entry)
    except Refused:
        return None
    if seen(twin, reader) != seen(same, reader) or twin.state == same.state:
        return None
    return entries


def is_asked(match: Match) -> bool:
    is_seat = isinstance(match.actor, int)
    return is_seat and match.legal().find(Help) is not None


def is_help(entry: object) -> bool:
    return isinstance(entry, SeatMove) and isinstance(entry.move, Help)


def with_other_secrets(log: list, reader: int | None, rng: Random) -> list:
    """The same game of Mamma I with other secrets, but for that of the reader."""
    dealt = next(entry for entry in log if isinstance(entry, mamma_i.Secrets)).characters
    own = None if reader is None else dealt[reader]
    free = [character for character in CHARACTERS if character is not own]
    turned = dict(zip(free, rng.sample(free, len(free)), strict=True)) | {own: own}
    return [_with(entry, turned) for entry in log]


def _with(entry: object, turned: dict) -> object:
    match entry:
        case SeatMove(seat, mamma_i.Secret(character)):
            return SeatMove(seat, mamma_i.Secret(turned[character]))
        case mamma_i.Secrets(characters):
            return mamma_i.Secrets(tuple(turned[character] for character in characters))
        case _:
            return entry


def with_another_deck(table: Table, log: list, rng: Random) -> list:
    """The same game of Mamma I with what is still in the deck in another order."""
    left = len(replayed(table, log).state.deck)
    decks = (mamma_i.Deal, mamma_i.Shuffle)
    last = max(place for place, it in enumerate(log) if isinstance(it, decks))
    drawn, coming = log[last].deck[: 28 - left], log[last].deck[28 - left :]
    changed = replace(log[last], deck=(*drawn, *rng.sample(coming, left)))
    return [*log[:last], changed, *log[last + 1 :]]
