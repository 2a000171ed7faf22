"""How a game of Mamma Mia! or Plus went, in a few sentences about what everybody saw."""

from typing import Final

from bot.games.mamma_mia.events import OrderBaked
from bot.screens.awarding import find_awards
from bot.screens.mamma_mia.awards import KINDS
from bot.screens.mamma_mia.cards_out import openings_out
from bot.screens.mamma_mia.helping import help_remark
from bot.screens.mamma_mia.lead import lead_remark
from bot.screens.mamma_mia.misses import miss_remark
from bot.screens.mamma_mia.seen import MammaMiaViewer, get_end
from bot.screens.remarks import TRIFLE, Remark, most_remarkable

LARGE: Final = 7
"""How many cards make a pizza worth a remark; most orders take five."""
BOLD: Final = 15
"""The fewest cards that a Bombastica takes."""
FEW: Final = 3
"""How many pizzas of the same size can be named."""
FULL: Final = 4
"""How many orders make it worth a remark that all of them had the same fate."""


def went(viewer: MammaMiaViewer) -> list[str]:
    """A few sentences about a finished game, without repeating the awards."""
    end, awards = get_end(viewer), _awards_given(viewer)
    return most_remarkable(
        [
            lead_remark(viewer, end),
            _oven(viewer),
            miss_remark(viewer, end),
            None if "bombastica" in awards else _pizza(viewer),
            help_remark(viewer, end, is_known="helper" in awards),
        ]
    )


def _awards_given(viewer: MammaMiaViewer) -> set[str]:
    found = find_awards(KINDS, viewer.events, len(viewer.table.chairs))
    return {award.key for award in found}


def _oven(viewer: MammaMiaViewer) -> Remark:
    """The largest opening whose orders all had the same fate, or how all orders went."""
    fates = [
        [card.settled.baked for card in cards if card.settled is not None]
        for cards in openings_out(viewer.events)
    ]
    alike = [one for one in fates if len(one) >= FULL and len({*one}) == 1]
    if alike:
        whole = max(alike, key=len)
        key = "went-oven-baked" if whole[0] else "went-oven-burnt"
        return Remark(6, viewer.words(key, round=fates.index(whole) + 1, count=len(whole)))
    every = [baked for one in fates for baked in one]
    return Remark(TRIFLE, viewer.words("went-oven", count=len(every), baked=every.count(True)))


def _pizza(viewer: MammaMiaViewer) -> Remark | None:
    """The biggest pizza, or the few that were equally big."""
    words = viewer.words
    baked = [event for event in viewer.events if isinstance(event, OrderBaked)]
    size = max((sum(event.taken) for event in baked), default=0)
    biggest = [event for event in baked if sum(event.taken) == size]
    if size < LARGE or len(biggest) > FEW:
        return None
    pizzas = [
        words("went-pizza-of", name=viewer.names(event.seat), order=event.order)
        for event in biggest
    ]
    key = "went-pizza" if len(biggest) == 1 else "went-pizzas"
    text = words(key, pizzas=pizzas, count=size)
    return Remark(7 if size >= BOLD else 5, text)
