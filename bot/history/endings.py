"""The result of a table's game, once it is over and told."""

from bot.history.result import GameResult, Participant, make_player_results
from bot.tables.table import Chair, Table
from bot.tables.terms import option_word


def result_of(table: Table, ended_at: float) -> GameResult:
    """The result of a game that is over."""
    game, match = table.game, table.get_match()
    options = game.options_in_force(match.options, len(table.chairs))
    return GameResult(
        table=table.id,
        guild=table.guild,
        game=game.id,
        family=game.family,
        variant=" ".join(map(option_word, options.values())),
        ended_at=ended_at,
        seats=make_player_results(
            game.seat_results(match.events), [*map(_participant, table.chairs)]
        ),
    )


def _participant(chair: Chair) -> Participant:
    # Whoever gets up while the end is being told has left no move to a computer.
    has_left = chair.was_helped and (chair.has_left or chair.is_absent)
    return Participant(chair.user, chair.was_helped, has_left)
