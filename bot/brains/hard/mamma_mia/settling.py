"""How quick players settle their orders: they bake whenever they can."""

from bot.brains.hard.mamma_mia.dishes import Dish
from bot.brains.hard.mamma_mia.kitchen import Kitchen
from bot.brains.hard.mamma_mia.packed import KINDS, NONE, PLACES, SUM, Packed, missing


def settle(kitchen: Kitchen, free: Packed) -> None:
    """Bakes with as few cards from the hand as possible, or else asks for as few as possible."""
    seat, dish = kitchen.pending
    table, hand = kitchen.table, kitchen.hands[seat]
    if dish.any_cards:
        _settle_any(kitchen, dish, free)
        return
    ways = [(needs, missing(needs, table)) for needs in dish.options(table)]
    own = [(lack % SUM, needs, lack) for needs, lack in ways if not missing(lack, hand)]
    if own:
        _, needs, lack = min(own)
        kitchen.bake(needs, lack)
    elif kitchen.edition.helping:
        gaps = [(missing(lack, hand), needs, lack) for needs, lack in ways]
        gap, needs, lack = min(gaps, key=lambda way: way[0] % SUM)
        kitchen.ask(needs, gap, lack - gap)
    else:
        kitchen.decline()


def _settle_any(kitchen: Kitchen, dish: Dish, free: Packed) -> None:
    """Adds the cards that no order needs first."""
    seat, _ = kitchen.pending
    hand = kitchen.hands[seat]
    lacks = dish.any_cards - kitchen.table % SUM
    if lacks > hand % SUM:
        kitchen.decline()
        return
    added = NONE
    for cards in (free, hand - free):
        for kind in KINDS:
            number = min(lacks, cards >> PLACES[kind] & 0xFF)
            added += number << PLACES[kind]
            lacks -= number
    kitchen.bake(dish.needs[0], added)
