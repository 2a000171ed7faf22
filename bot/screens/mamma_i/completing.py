"""Completes what a command leaves out where there is only one way.

It doesn't check whether a move is legal: the rules do, and say why not.
"""

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.moves import RunOver, Steal, Theft
from bot.screens.mamma_i.seen import MammaIViewer


def losses(viewer: MammaIViewer, whom: Character | None) -> list[RunOver]:
    """The ways to run over somebody: they differ in what the son loses."""
    moves = viewer.legal.moves()
    return [move for move in moves if isinstance(move, RunOver) and move.character is whom]


def thefts(viewer: MammaIViewer, card: str) -> list[Steal]:
    """The ways to steal a market card: they differ in who takes it."""
    return [
        move
        for move in viewer.legal.moves()
        if isinstance(move, Steal) and move.theft is not None and move.theft.card == card
    ]


def build_run_over(viewer: MammaIViewer, whom: Character | None) -> RunOver:
    """Runs over a character when nobody has said what is lost."""
    found = losses(viewer, whom)
    return found[0] if len(found) == 1 else RunOver(whom)


def build_steal(viewer: MammaIViewer, card: str) -> Steal:
    """Steals a market card when nobody has said who takes it."""
    found = thefts(viewer, card)
    # If nobody can steal it, the rules say so whoever takes it.
    return found[0] if found else Steal(Theft(card, Character.WIFE))
