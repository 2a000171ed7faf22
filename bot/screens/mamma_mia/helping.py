"""Who helped whom in Plus, and what that was worth."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event, value
from bot.games.mamma_mia.cards import Counts
from bot.games.mamma_mia.events import GameEnded, HelpGiven, HelpRequested, OrderBaked
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.remarks import Remark

IN_VAIN: Final = 3
"""How many requests make it worth a remark that nobody ever helped."""


@value
class Helped:
    """An order that was baked with another player's help."""

    helper: int
    owner: int
    order: str
    cards: Counts


def help_remark(viewer: MammaMiaViewer, end: GameEnded, *, is_known: bool) -> Remark | None:
    """A remark on helping; with `is_known` an award names the best helper already."""
    words, helped = viewer.words, _find_helped(viewer.events)
    if not helped:
        requests = sum(isinstance(event, HelpRequested) for event in viewer.events)
        return Remark(5, words("went-help-none", count=requests)) if requests >= IN_VAIN else None
    helpers = [one.helper for one in helped]
    if rewards := _deciding_rewards(end, helpers):
        name = viewer.names(end.winners[0])
        return Remark(9, words("went-help-won", name=name, count=rewards))
    if is_known:
        return None
    if len(helped) == 1:
        return _once(viewer, helped[0])
    return _most_helpful(viewer, helpers)


def _find_helped(events: Sequence[Event]) -> list[Helped]:
    found: list[Helped] = []
    given: HelpGiven | None = None
    for event in events:
        if isinstance(event, HelpGiven):
            given = event
        elif isinstance(event, OrderBaked) and given is not None:
            found.append(Helped(given.seat, event.seat, event.order, given.cards))
            given = None
    return found


def _deciding_rewards(end: GameEnded, helpers: Sequence[int]) -> int:
    """How many helping pizzas decided the win; 0 if they didn't."""
    winner, *others = end.winners
    rewards = helpers.count(winner)
    rivals = [count for seat, count in enumerate(end.delivered) if seat != winner]
    return 0 if others or end.delivered[winner] - rewards >= max(rivals) else rewards


def _once(viewer: MammaMiaViewer, helped: Helped) -> Remark:
    text = viewer.words(
        "went-help-once",
        name=viewer.names(helped.helper),
        owner=viewer.names(helped.owner),
        order=helped.order,
        cards=helped.cards,
    )
    return Remark(6, text)


def _most_helpful(viewer: MammaMiaViewer, helpers: Sequence[int]) -> Remark:
    most = max(map(helpers.count, helpers))
    best = [seat for seat in sorted({*helpers}) if helpers.count(seat) == most]
    key = "went-help-most" if len(best) == 1 else "went-help-each"
    return Remark(6, viewer.words(key, names=viewer.names(best), count=most))
