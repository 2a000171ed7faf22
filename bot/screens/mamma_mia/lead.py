"""Who was ahead after which round, and whether that changed at the end."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_mia.events import GameEnded, HelpGiven
from bot.screens.mamma_mia.cards_out import CardOut, openings_out
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.remarks import Remark


def standings(events: Sequence[Event], seats: int) -> list[list[int]]:
    """How many pizzas everybody had after each round, including those for helping."""
    found: list[list[int]] = []
    standing = [0] * seats
    for cards in openings_out(events):
        for seat in [seat for card in cards for seat in _gains(card)]:
            standing[seat] += 1
        found.append([*standing])
    return found


def leaders(standing: Sequence[int]) -> list[int]:
    """Who has most pizzas, if anybody has one."""
    best = max(standing)
    return [seat for seat, count in enumerate(standing) if count == best > 0]


def lead_remark(viewer: MammaMiaViewer, end: GameEnded) -> Remark:
    """A remark on the lead; there is always something to say about it."""
    seats = len(viewer.table.chairs)
    *former, final = [[0] * seats, *standings(viewer.events, seats)]
    before = former[-1]
    ahead = leaders(before)
    if not leaders(final):
        return Remark(6, viewer.words("went-lead-nobody"))
    if not ahead:
        return Remark(8, viewer.words("went-lead-late"))
    if not set(ahead) & set(end.winners):
        return _turned(viewer, end, before)
    if len(ahead) > 1:
        return _level(viewer, end, ahead)
    if others := [seat for seat in leaders(final) if seat not in ahead]:
        return _caught(viewer, before, others)
    return _kept(viewer, former, ahead[0])


def _gains(card: CardOut) -> list[int]:
    """Who got a pizza from an order that came out: its owner, and whoever helped."""
    helpers = [event.seat for event in card.came if isinstance(event, HelpGiven)]
    done = card.settled
    return [*helpers, done.seat] if done is not None and done.baked else helpers


def _turned(viewer: MammaMiaViewer, end: GameEnded, before: Sequence[int]) -> Remark:
    ahead, winner = leaders(before), end.winners[0]
    text = viewer.words(
        "went-lead-turned" if len(end.winners) == 1 else "went-lead-turned-shared",
        leaders=viewer.names(ahead),
        number=len(ahead),
        winners=viewer.names(end.winners),
        margin=before[ahead[0]] - before[winner],
        count=end.delivered[winner] - before[winner],
    )
    return Remark(10, text)


def _level(viewer: MammaMiaViewer, end: GameEnded, ahead: Sequence[int]) -> Remark:
    finals = leaders(end.delivered)
    key = "went-lead-level" if len(finals) == 1 else "went-lead-level-anew"
    if finals == ahead:
        key = "went-lead-level-still"
    names = viewer.names(ahead)
    return Remark(8, viewer.words(key, leaders=names, finals=viewer.names(finals)))


def _caught(viewer: MammaMiaViewer, before: Sequence[int], others: Sequence[int]) -> Remark:
    """A leader whom others have caught up with."""
    second, first = sorted(before)[-2:]
    text = viewer.words(
        "went-lead-caught",
        leader=viewer.names(before.index(first)),
        margin=first - second,
        others=viewer.names(others),
    )
    return Remark(8, text)


def _kept(viewer: MammaMiaViewer, former: Sequence[Sequence[int]], leader: int) -> Remark:
    """The player ahead in the end led before the last oven too."""
    words = viewer.words
    name = viewer.names(leader)
    last = max(number for number, one in enumerate(former) if leaders(one) != [leader])
    if not last:
        return Remark(4, words("went-lead-throughout", leader=name))
    earlier = leaders(former[last])
    if not earlier or leader in earlier:
        return Remark(5, words("went-lead-since", leader=name, round=last + 1))
    names = viewer.names(earlier)
    return Remark(6, words("went-lead-taken", leader=name, earlier=names, round=last))
