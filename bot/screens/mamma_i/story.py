"""What the channel hears of a deal or a move, and which hands change with it."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_i.events import (
    CardsLost,
    CardSold,
    CardStolen,
    ChildTaken,
    Dealt,
    GameEnded,
    GuestPlaced,
    SecretChosen,
    SecretLearned,
    Stopped,
    TurnBegan,
    TurnEnded,
)
from bot.screens.announcing import CALL_ANSWERED, in_channel, move_note, pace
from bot.screens.family import Story
from bot.screens.mamma_i.dinner import dinner_told
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.sale import sale_told
from bot.screens.mamma_i.turn import last_trick_told, market_told, trick_told, turn_told
from bot.screens.mamma_i.words import get_words
from bot.screens.people import person_name
from bot.tables.announcement import LAST_WORD, Announcement, Why
from bot.tables.table import Table


def begun(table: Table, events: Sequence[Event], seals: Sequence[str]) -> Story:
    """The story of the deal: the seal and the market, then who chooses a secret character."""
    dealt = next(event for event in events if isinstance(event, Dealt))
    return Story(market_told(table, dealt, seals), range(len(table.chairs)))


def moved(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> Story:
    """The story of a move and its consequences."""
    public = [event for event in events if not event.private]
    return Story(_channel(table, seat, public, seals, why), _changed_hands(table, seat, events))


def _channel(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> list[Announcement]:
    """What everybody hears, from public events only."""
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    if isinstance(events[0], SecretChosen):
        assert began is not None
        return turn_told(table, began, _chosen(table, seat, why), seals)
    if not any(isinstance(event, TurnEnded) for event in events):
        return trick_told(table, seat, events, why)
    told = [last_trick_told(table, seat, events, why)]
    if began is not None:
        return [*told, *sale_told(table, events), *turn_told(table, began, (), seals)]
    words = get_words(table.terms.language)
    end = in_channel(LAST_WORD, "post", end_screen(table, words, is_open=True), gap=pace(table))
    return [*told, *dinner_told(table, events), CALL_ANSWERED, end]


def _chosen(table: Table, seat: int, why: Why) -> list[str]:
    """The first secret is chosen, but not whose."""
    words = get_words(table.terms.language)
    chosen = words("secret-chosen", name=person_name(table, seat))
    return [chosen, move_note(table, seat, why, words)]


def _changed_hands(table: Table, seat: int, events: Sequence[Event]) -> Sequence[int]:
    """The seats whose hands look different now.

    What lies beside the characters is in every hand that may be about them, so all of them change
    with it, whoever is for whom.
    """
    everybody = GameEnded | SecretLearned | CardSold | CardsLost | CardStolen | ChildTaken
    if any(isinstance(event, everybody | GuestPlaced | Stopped) for event in events):
        return range(len(table.chairs))
    acting = table.acting
    return sorted({seat} if acting is None else {seat, acting})
