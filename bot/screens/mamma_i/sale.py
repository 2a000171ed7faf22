"""The sale at the end of a turn: who had how much, and what decided (C5)."""

from collections.abc import Sequence

from bot.games.mamma_i.events import Bid, CardSold, CardUnsold
from bot.screens.announcing import BASIL, in_channel, message, pace
from bot.screens.buttons import make_button
from bot.screens.mamma_i.seen import MammaIViewer
from bot.tables.announcement import Announcement


def sale_told(viewer: MammaIViewer) -> list[Announcement]:
    """Those with enough money first, then who gets the card and why."""
    news = viewer.news
    sold = next(event for event in news if isinstance(event, CardSold | CardUnsold))
    bids = [event for event in news if isinstance(event, Bid)]
    # The next turn has begun by now.
    key = f"sale-{viewer.view.turn - 1}"
    lines = [viewer.words("sale-heading", card=sold.card), *_bids(viewer, bids)]
    whole = message([*lines, viewer.say(sold)], color=BASIL)
    if not bids or not pace(viewer):
        return [in_channel(key, "post", whole, gap=pace(viewer))]
    offers = message(lines, [make_button(viewer, "skip")], BASIL)
    return [
        in_channel(key, "post", offers, gap=pace(viewer)),
        in_channel(key, "edit", whole, gap=pace(viewer)),
    ]


def _bids(viewer: MammaIViewer, bids: Sequence[Bid]) -> list[str]:
    """The bids, the best last."""
    ranked = sorted(bids, key=lambda bid: (bid.movement, bid.money, bid.character))
    return [*map(viewer.say, ranked), viewer.words("sale-counted")] if bids else []
