"""What the channel hears of a move, and which hands change with it."""

from collections.abc import Sequence
from typing import Final

from bot.games.mamma_i import events
from bot.screens.announcing import BASIL, CALL_ANSWERED, in_channel, message, move_note, pace
from bot.screens.buttons import make_button
from bot.screens.family import HandChange, Told
from bot.screens.mamma_i.dinner import dinner_told
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.turn import last_trick_told, trick_told, turn_told
from bot.tables.announcement import LAST_WORD, Announcement

OF_ALL_HANDS: Final = (
    events.CardsLost,
    events.CardSold,
    events.CardStolen,
    events.ChildTaken,
    events.GameEnded,
    events.GuestPlaced,
    events.SecretLearned,
    events.Stopped,
)
"""What changes all hands.

What lies beside the characters is in every hand that may be about them, so all of them change with
it, whoever is for whom.
"""


def moved(viewer: MammaIViewer, told: Told) -> list[Announcement]:
    """The story of a move and its consequences."""
    began = next((event for event in viewer.news if isinstance(event, events.TurnBegan)), None)
    if isinstance(viewer.news[0], events.SecretChosen):
        assert began is not None
        return turn_told(viewer, began, _chosen(viewer, told), told.seals)
    if not any(isinstance(event, events.TurnEnded) for event in viewer.news):
        return trick_told(viewer, told)
    last = last_trick_told(viewer, told)
    if began is not None:
        return [last, *_sale(viewer), *turn_told(viewer, began, (), told.seals)]
    end = in_channel(LAST_WORD, "post", end_screen(viewer, is_open=True), gap=pace(viewer))
    return [last, *dinner_told(viewer), CALL_ANSWERED, end]


def _chosen(viewer: MammaIViewer, told: Told) -> list[str]:
    """The first secret is chosen, but not whose."""
    return [viewer.say(viewer.news[0]), move_note(viewer, told.seat, told.why)]


def _sale(viewer: MammaIViewer) -> list[Announcement]:
    """The sale (C5): those with enough money first, then who gets the card and why."""
    news = viewer.news
    sold = next(event for event in news if isinstance(event, events.CardSold | events.CardUnsold))
    bids = [event for event in news if isinstance(event, events.Bid)]
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


def _bids(viewer: MammaIViewer, bids: Sequence[events.Bid]) -> list[str]:
    """The bids, the best last."""
    ranked = sorted(bids, key=lambda bid: (bid.movement, bid.money, bid.character))
    return [*map(viewer.say, ranked), viewer.words("sale-counted")] if bids else []


def hand_change(viewer: MammaIViewer, seat: int) -> HandChange:
    """A hand changes for whoever moved or must act now, and for all with what lies open."""
    is_new = any(isinstance(event, OF_ALL_HANDS) for event in viewer.news)
    return "new" if is_new or viewer.acts or viewer.seat == seat else "none"
