"""How a game of Mamma I went, in a few sentences about what everybody saw."""

from typing import Final

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import CardSold, CardUnsold, GameEnded
from bot.screens.mamma_i.card_words import minus, row_text
from bot.screens.mamma_i.decided import decided_remark, step_remark
from bot.screens.mamma_i.scored import items_at_end, items_text
from bot.screens.mamma_i.seen import get_end, get_points, onlook
from bot.screens.mamma_i.sides import ally_remark, guest_remark, masked_remark
from bot.screens.remarks import TRIFLE, Remark, most_remarkable
from bot.screens.words import Words
from bot.tables.table import Table

UNSOLD: Final = 2
"""How many market cards make it worth a remark that nobody had the money for them."""


def went(table: Table, words: Words) -> list[str]:
    """A few sentences about a finished game, without repeating the awards."""
    end = get_end(table)
    remarks = [
        decided_remark(table, end, words),
        step_remark(table, end, words),
        masked_remark(table, end, words),
        ally_remark(table, end, words),
        guest_remark(table, end, words),
        _orphan(table, end, words),
        _item(table, end, words),
        _market(table, words),
    ]
    return most_remarkable(remarks)


def _orphan(table: Table, end: GameEnded, words: Words) -> Remark | None:
    """A character that had more points than all others, and was nobody's secret."""
    totals = [points.total for points in get_points(table)]
    best = Character(totals.index(max(totals)))
    if best in end.characters or totals.count(totals[best]) > 1:
        return None
    who = row_text(words, "who", best)
    text = words("went-orphan", who=who, count=totals[best], shown=minus(totals[best]))
    return Remark(7, text)


def _market(table: Table, words: Words) -> Remark:
    """How many market cards were sold."""
    events = table.get_match().events
    sold = sum(isinstance(event, CardSold) for event in events)
    unsold = sum(isinstance(event, CardUnsold) for event in events)
    if not unsold:
        return Remark(TRIFLE, words("went-market-all", count=sold))
    interest = 4 if unsold >= UNSOLD else TRIFLE
    return Remark(interest, words("went-market", count=sold, all=sold + unsold))


def _item(table: Table, end: GameEnded, words: Words) -> Remark:
    """What brought the winner's character most points."""
    character = end.characters[end.winners[0]]
    best = max(items_at_end(onlook(table), character), key=lambda item: item.points)
    item, who = items_text(words, character, [best]), row_text(words, "whom", character)
    return Remark(TRIFLE, words("went-item", whom=who, item=item))
