"""The same game with other hidden cards: whoever cannot see these is told the same."""

import re
from pathlib import Path
from random import Random

from bot.games.interface import CHANCE, SeatMove
from bot.games.match import Match
from bot.screens.families import FAMILIES
from bot.screens.viewer import look
from bot.tables.announcement import Announcement
from bot.tables.table import Table
from tests.games.setups import advance, begin
from tests.live.leaking import dealt_otherwise, heard_by, tell
from tests.screens.tables import make_table
from tests.weather.setting import draw_setup, draw_terms

LONGEST = 120
"""How many entries a game has at most when hidden cards are exchanged."""

TRIES = 12
"""How often that is tried; often somebody would notice."""


def trial(rng: Random, folder: Path) -> None:
    game_id, options, players = draw_setup(rng)
    match = begin(game_id, options, players, rng)
    match = _play(match, rng)
    table = make_table(match, players, **draw_terms(rng))
    table, told = tell(table, match.log)
    for _ in range(TRIES):
        reader = rng.choice([None, *range(players)])
        other = dealt_otherwise(table, match.log, reader, rng)
        if other is not None:
            _compare(table, told, other, reader)


def _play(match: Match, rng: Random) -> Match:
    """Plays on to where a seat must act."""
    for _ in range(rng.randint(2, LONGEST)):
        if match.actor is not None:
            match = advance(match, rng)
    while match.actor == CHANCE:
        match = advance(match, rng)
    return match


def without_stamps(shown: object) -> str:
    """All of it but how long the log is, of which a stamp tells nobody anything."""
    return re.sub(r"(mm:[a-z-]+:\d+):\d+", r"\1", str(shown))


def readable(heard: list[Announcement]) -> list[str]:
    """What can be read of it; where somebody refuses in secret there is more to take away."""
    return [without_stamps(it) for it in heard if it.act != "delete"]


def _compare(table: Table, told: list, other: list, reader: int | None) -> None:
    """What a reader was told, may do, and is shown on demand."""
    twin, other_told = tell(table, other)
    match, other_match = table.get_match(), twin.get_match()
    user = None if reader is None else table.chairs[reader].user
    heard, other_heard = heard_by(user, told), heard_by(user, other_told)
    if len(match.log) == len(other_match.log):
        assert heard == other_heard
    assert readable(heard) == readable(other_heard)
    family = FAMILIES.of_game(table.game_id)
    words = family.catalogue.words(table.terms.language)
    assert match.game.view(match.state, reader) == match.game.view(other_match.state, reader)
    if reader is None:
        assert family.overview(look(table, words)) == family.overview(look(twin, words))
        return
    assert match.observe(reader) == other_match.observe(reader)
    hands = [family.hand(look(it, words, reader)) for it in (table, twin)]
    assert without_stamps(hands[0]) == without_stamps(hands[1])
    if match.actor == reader:
        assert [*match.legal().moves()][:100] == [*other_match.legal().moves()][:100]
    move = next((it.move for it in reversed(match.log) if isinstance(it, SeatMove)), None)
    if move is not None:
        refusals = [it.game.refusal(it.state, reader, move) for it in (match, other_match)]
        assert str(refusals[0]) == str(refusals[1])
