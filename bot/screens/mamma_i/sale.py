"""The sale at the end of a turn: who had how much, and what decided (C5)."""

from collections.abc import Sequence

from bot.games.mamma_i.events import Bid, CardSold, CardUnsold
from bot.screens.announcing import BASIL, in_channel, message, pace
from bot.screens.buttons import make_button
from bot.screens.mamma_i.card_words import market_cost, minus, row_text, row_title
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.words import Words
from bot.tables.announcement import Announcement


def sale_told(viewer: MammaIViewer) -> list[Announcement]:
    """Those with enough money first, then who gets the card and why."""
    words, news = viewer.words, viewer.news
    sold = next(event for event in news if isinstance(event, CardSold | CardUnsold))
    bids = [event for event in news if isinstance(event, Bid)]
    # The next turn has begun by now.
    key = f"sale-{viewer.view.turn - 1}"
    lines = [words("sale-heading", card=market_cost(words, sold.card)), *_bids(bids, words)]
    whole = message([*lines, _result(sold, words)], color=BASIL)
    if not bids or not pace(viewer):
        return [in_channel(key, "post", whole, gap=pace(viewer))]
    offers = message(lines, [make_button(viewer, "skip")], BASIL)
    return [
        in_channel(key, "post", offers, gap=pace(viewer)),
        in_channel(key, "edit", whole, gap=pace(viewer)),
    ]


def _bids(bids: Sequence[Bid], words: Words) -> list[str]:
    """The bids, the best last."""
    ranked = sorted(bids, key=lambda bid: (bid.movement, bid.money, bid.character))
    told = [
        words(
            "sale-bid",
            character=row_title(words, bid.character),
            money=bid.money,
            movement=minus(bid.movement),
        )
        for bid in ranked
    ]
    return [*told, words("sale-counted")] if told else []


def _result(sold: CardSold | CardUnsold, words: Words) -> str:
    if isinstance(sold, CardUnsold):
        return words("sale-nobody")
    return words(f"sale-{sold.reason}", to=row_text(words, "to", sold.character))
