"""The timing of an opening: the fuller the oven, the quicker its ingredients.

What went in was called out, so everybody at the table could work this out too.
"""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event, value
from bot.games.mamma_mia.events import IngredientsPlayed, OrderPlayed, OvenEmptied
from bot.screens.announcing import pace
from bot.screens.mamma_mia.cards_out import find_opening
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.tables.terms import Terms

LENGTH: Final = 45.0
"""The target length of an opening in seconds, at the normal pace and without anybody's thinking."""

QUICK: Final = 1.2
"""The seconds between two frames of ingredients."""

LEAST: Final = 1.1
"""The least seconds between two frames: a channel takes five in five seconds."""

LONGEST: Final = 3.3
"""The most seconds to look at an order before its verdict."""

FLASHES: Final = 8
"""The most frames of ingredients, unless orders lie between them."""

CROWDED: Final = 14
"""From this many orders on, the ingredients between them get no frames of their own."""

CRAMMED: Final = 25
"""From this many orders on, each comes out with its verdict, in a single frame."""

ANSWERED: Final = 1.5
"""The least seconds between a request for help and what it brings, at any pace: how long computers
take, or nobody, must not tell who was asked (B6.2).
"""

STANDING: Final = 6.0
"""The seconds to look at the result."""


BETTING: Final = 4.0
"""The least seconds to bet on an order before its verdict, at any pace."""

BETS: Final = 12.0
"""The most seconds by which bets may lengthen an opening, at the normal pace."""


@value
class Rhythm:
    """The gaps of an opening in seconds, and how much each frame of ingredients shows."""

    cards: int
    """The number of cards in the oven."""
    quick: float
    beat: float
    """How long to look at an order before the verdict, and at the verdict afterwards."""
    standing: float
    step: int
    """How many plays a frame of ingredients shows; 0 if they come with the orders."""
    has_suspense: bool
    """Whether an order shows before its verdict."""
    bets: int
    """How many orders there is time to bet on."""


def get_rhythm(viewer: MammaMiaViewer) -> Rhythm:
    """The rhythm of the latest opening."""
    cards, runs, orders = _put_in(viewer.events)
    scale = pace(viewer) / Terms().step_seconds
    step = _step(runs) if orders < CROWDED else 0
    flashes = sum(-(-run // step) for run in runs) if step else 0
    quick = max(QUICK * scale, LEAST)
    left = LENGTH * scale - quick * flashes
    beat = max(LEAST, min(left / (2 * orders or 1), LONGEST * scale))
    if not pace(viewer):
        quick = beat = 0.0
    longer = max(0.0, BETTING - beat)
    bets = int(BETS * scale / longer) if longer else CRAMMED
    return Rhythm(cards, quick, beat, STANDING * scale, step, orders < CRAMMED, bets)


def _step(runs: Sequence[int]) -> int:
    """The fewest plays per frame that don't make too many frames."""
    most = max(FLASHES, len(runs))
    step = 1
    while sum(-(-run // step) for run in runs) > most:
        step += 1
    return step


def _put_in(events: Sequence[Event]) -> tuple[int, list[int], int]:
    """The cards in the oven, the plays of ingredients between orders, and the orders."""
    cards, runs, orders = 0, [0], 0
    for place in range(find_opening(events) - 1, -1, -1):
        match events[place]:
            case OvenEmptied(left_over=left_over):
                cards += sum(left_over)
                runs[-1] += sum(map(bool, left_over))
                break
            case IngredientsPlayed(count=count):
                cards += count
                runs[-1] += 1
            case OrderPlayed():
                cards, orders = cards + 1, orders + 1
                runs.append(0)
            case _:
                pass
    return cards, [run for run in runs if run], orders
