"""The result of a table's game, once it is over and told."""

from bot.history.result import Result, Sitter, make_seats
from bot.tables.table import Chair, Table
from bot.tables.terms import option_word


def result_of(table: Table, ended_at: float) -> Result:
    """The result of a game that is over."""
    game, match = table.game, table.get_match()
    options = game.options_in_force(match.options, len(table.chairs))
    return Result(
        table=table.id,
        guild=table.guild,
        game=game.id,
        family=game.family,
        variant=" ".join(map(option_word, options.values())),
        ended_at=ended_at,
        seats=make_seats(game.feats(match.events), [*map(_sitter, table.chairs)]),
    )


def _sitter(chair: Chair) -> Sitter:
    # Whoever gets up while the end is being told has left no move to a computer.
    has_left = chair.was_helped and (chair.has_left or chair.is_absent)
    return Sitter(chair.user, chair.was_helped, has_left)
