"""The same game with other hidden cards: whoever cannot see these is told the same."""

from pathlib import Path
from random import Random

from bot.games.interface import CHANCE, Made
from bot.games.match import Match
from bot.screens.families import HOSTED
from bot.tables.table import Table
from tests.games.setups import advance, begin
from tests.screens.tables import make_table
from tests.tables.leaking import dealt_otherwise, heard_by, tell
from tests.weather.setting import draw_setup, draw_terms

LONGEST = 120
"""How many entries a game has at most when hidden cards are exchanged."""

TRIES = 12
"""How often that is tried; often somebody would notice."""


def trial(rng: Random, folder: Path) -> None:
    game_id, options, players = draw_setup(rng)
    match = begin(game_id, options, players, rng)
    _play(match, rng)
    table = make_table(match, players, **draw_terms(rng))
    table, told = tell(table, match.log)
    for _ in range(TRIES):
        reader = rng.choice([None, *range(players)])
        other = dealt_otherwise(table, match.log, reader, rng)
        if other is not None:
            _compare(table, told, other, reader)


def _play(match: Match, rng: Random) -> None:
    """Plays on to where a seat must act."""
    for _ in range(rng.randint(2, LONGEST)):
        if match.actor is not None:
            advance(match, rng)
    while match.actor == CHANCE:
        advance(match, rng)


def _compare(table: Table, told: list, other: list, reader: int | None) -> None:
    """What a reader was told, may do, and is shown on demand."""
    twin, other_told = tell(table, other)
    user = None if reader is None else table.chairs[reader].user
    assert heard_by(user, told) == heard_by(user, other_told)
    family = HOSTED.of_game(table.game_id)
    match, other_match = table.get_match(), twin.get_match()
    words = family.catalogue.words(table.terms.language)
    assert match.game.view(match.state, reader) == match.game.view(other_match.state, reader)
    if reader is None:
        assert family.overview(table, words) == family.overview(twin, words)
        return
    assert match.sight(reader) == other_match.sight(reader)
    assert family.hand(table, reader, words) == family.hand(twin, reader, words)
    if match.actor == reader:
        assert [*match.legal().moves()][:100] == [*other_match.legal().moves()][:100]
    move = next((it.move for it in reversed(match.log) if isinstance(it, Made)), None)
    if move is not None:
        refusals = [it.game.refusal(it.state, reader, move) for it in (match, other_match)]
        assert str(refusals[0]) == str(refusals[1])
