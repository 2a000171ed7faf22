"""Tables of Mamma I: in the middle of random games, and situations set up by hand."""

from itertools import islice
from random import Random

from bot.screens.families import FAMILIES
from tests.screens.tables import make_table, new_match, play_on, play_out

FAMILY = FAMILIES.of_game("mamma-i")


def get_words(language):
    return FAMILY.catalogue.words(language)


def tables(most=250):
    """Tables where somebody has to act, of every number of players."""
    for players in (2, 3, 4):
        rng = Random(players)
        match = new_match("mamma-i", {}, players, rng)
        table = make_table(match, players)
        for after, *_ in islice(play_on(table, rng), most):
            if after.acting is not None:
                yield after, after.match, rng


def finished(seed, players=4, **about):
    """A table where a random game has been played."""
    rng = Random(seed)
    match = new_match("mamma-i", {}, players, rng)
    return play_out(make_table(match, players, **about), rng)
