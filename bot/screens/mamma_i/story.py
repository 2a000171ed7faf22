"""What the channel hears of a move, and which hands change with it."""

from typing import Final

from bot.games.mamma_i.events import (
    CardsLost,
    CardSold,
    CardStolen,
    ChildTaken,
    GameEnded,
    GuestPlaced,
    SecretChosen,
    SecretLearned,
    Stopped,
    TurnBegan,
    TurnEnded,
)
from bot.screens.announcing import CALL_ANSWERED, in_channel, move_note, pace
from bot.screens.family import HandChange, Told
from bot.screens.mamma_i.dinner import dinner_told
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.sale import sale_told
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.turn import last_trick_told, trick_told, turn_told
from bot.tables.announcement import LAST_WORD, Announcement

OF_ALL_HANDS: Final = (
    CardsLost,
    CardSold,
    CardStolen,
    ChildTaken,
    GameEnded,
    GuestPlaced,
    SecretLearned,
    Stopped,
)
"""What changes all hands.

What lies beside the characters is in every hand that may be about them, so all of them change with
it, whoever is for whom.
"""


def moved(viewer: MammaIViewer, told: Told) -> list[Announcement]:
    """The story of a move and its consequences."""
    began = next((event for event in viewer.news if isinstance(event, TurnBegan)), None)
    if isinstance(viewer.news[0], SecretChosen):
        assert began is not None
        return turn_told(viewer, began, _chosen(viewer, told), told.seals)
    if not any(isinstance(event, TurnEnded) for event in viewer.news):
        return trick_told(viewer, told)
    last = last_trick_told(viewer, told)
    if began is not None:
        return [last, *sale_told(viewer), *turn_told(viewer, began, (), told.seals)]
    end = in_channel(LAST_WORD, "post", end_screen(viewer, is_open=True), gap=pace(viewer))
    return [last, *dinner_told(viewer), CALL_ANSWERED, end]


def _chosen(viewer: MammaIViewer, told: Told) -> list[str]:
    """The first secret is chosen, but not whose."""
    return [viewer.say(viewer.news[0]), move_note(viewer, told.seat, told.why)]


def hand_change(viewer: MammaIViewer, seat: int) -> HandChange:
    """A hand changes for whoever moved or must act now, and for all with what lies open."""
    is_new = any(isinstance(event, OF_ALL_HANDS) for event in viewer.news)
    return "new" if is_new or viewer.acts or viewer.seat == seat else "none"
