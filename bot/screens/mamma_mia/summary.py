"""How a game of Mamma Mia! or Plus went, in a few sentences about what everybody saw."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import value
from bot.games.mamma_mia.cards import NOTHING, Counts, Ingredient, lacking, minus
from bot.games.mamma_mia.events import (
    GameEnded,
    HelpGiven,
    HelpRequested,
    OrderBaked,
    OrderShown,
    OwnerDecides,
)
from bot.screens.awarding import find_awards
from bot.screens.mamma_mia.awards import KINDS
from bot.screens.mamma_mia.cards_out import CardOut, openings_out
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
IN_VAIN: Final = 3
"""How many requests make it worth a remark that nobody ever helped."""


def went(viewer: MammaMiaViewer) -> list[str]:
    """A few sentences about a finished game, without repeating the awards."""
    end, openings = get_end(viewer), openings_out(viewer.events)
    awards = {one.key for one in find_awards(KINDS, viewer.events, len(viewer.table.chairs))}
    return most_remarkable(
        [
            _lead(viewer, end, openings),
            _oven(viewer, openings),
            _miss(viewer, end, openings),
            None if "bombastica" in awards else _pizza(viewer),
            _help(viewer, end, openings, is_known="helper" in awards),
        ]
    )


def _lead(viewer: MammaMiaViewer, end: GameEnded, openings: list[list[CardOut]]) -> Remark:
    """Who was ahead after which round; there is always something to say about it."""
    words, names = viewer.words, viewer.names
    *former, final = _standings(openings, len(viewer.table.chairs))
    before = former[-1]
    ahead, first = _leaders(before), max(before)
    if not _leaders(final):
        return Remark(6, words("went-lead-nobody"))
    if not ahead:
        return Remark(8, words("went-lead-late"))
    if not set(ahead) & set(end.winners):
        winner = end.winners[0]
        text = words(
            "went-lead-turned" if len(end.winners) == 1 else "went-lead-turned-shared",
            leaders=names(ahead),
            number=len(ahead),
            winners=names(end.winners),
            margin=first - before[winner],
            count=end.delivered[winner] - before[winner],
        )
        return Remark(10, text)
    if len(ahead) > 1:
        finals = _leaders(end.delivered)
        key = "went-lead-level" if len(finals) == 1 else "went-lead-level-anew"
        key = "went-lead-level-still" if finals == ahead else key
        return Remark(8, words(key, leaders=names(ahead), finals=names(finals)))
    (leader,) = ahead
    if others := [seat for seat in _leaders(final) if seat != leader]:
        facts = {"leader": names(leader), "margin": first - sorted(before)[-2]}
        return Remark(8, words("went-lead-caught", **facts, others=names(others)))
    last = max(number for number, one in enumerate(former) if _leaders(one) != ahead)
    earlier = _leaders(former[last])
    if not last:
        return Remark(4, words("went-lead-throughout", leader=names(leader)))
    if not earlier or leader in earlier:
        return Remark(5, words("went-lead-since", leader=names(leader), round=last + 1))
    text = words("went-lead-taken", leader=names(leader), earlier=names(earlier), round=last)
    return Remark(6, text)


def _standings(openings: list[list[CardOut]], seats: int) -> list[list[int]]:
    """How many pizzas everybody had after each round and before the first, with rewards."""
    found = [[0] * seats]
    for cards in openings:
        came = [event for card in cards for event in card.came]
        gained = [event.seat for event in came if isinstance(event, HelpGiven | OrderBaked)]
        found.append([number + gained.count(seat) for seat, number in enumerate(found[-1])])
    return found


def _leaders(standing: Sequence[int]) -> list[int]:
    """Who has most pizzas, if anybody has one."""
    best = max(standing)
    return [seat for seat, count in enumerate(standing) if count == best > 0]


def _oven(viewer: MammaMiaViewer, openings: list[list[CardOut]]) -> Remark:
    """The largest opening whose orders all had the same fate, or how all orders went."""
    fates = [[one.settled.baked for one in cards if one.settled is not None] for cards in openings]
    alike = [one for one in fates if len(one) >= FULL and len({*one}) == 1]
    if alike:
        whole = max(alike, key=len)
        key = "went-oven-baked" if whole[0] else "went-oven-burnt"
        return Remark(6, viewer.words(key, round=fates.index(whole) + 1, count=len(whole)))
    every = [baked for one in fates for baked in one]
    return Remark(TRIFLE, viewer.words("went-oven", count=len(every), baked=every.count(True)))


def _pizza(viewer: MammaMiaViewer) -> Remark | None:
    """The biggest pizza, or the few that were equally big."""
    baked = [event for event in viewer.events if isinstance(event, OrderBaked)]
    size = max((sum(event.taken) for event in baked), default=0)
    biggest = [event for event in baked if sum(event.taken) == size]
    if size < LARGE or len(biggest) > FEW:
        return None
    pizzas = [
        viewer.words("went-pizza-of", name=viewer.names(one.seat), order=one.order)
        for one in biggest
    ]
    key = "went-pizza" if len(biggest) == 1 else "went-pizzas"
    return Remark(7 if size >= BOLD else 5, viewer.words(key, pizzas=pizzas, count=size))


@value
class Miss:
    """An order that lacked only one card."""

    round: int
    shown: OrderShown
    lacks: Ingredient
    taking: OrderShown | None
    """The last order that took such a card, if there was one."""


def _miss(viewer: MammaMiaViewer, end: GameEnded, openings: list[list[CardOut]]) -> Remark | None:
    """An order that lacked one card, and where that card was."""

    def matters(miss: Miss) -> bool:
        """Whether that pizza would have brought its owner level with the top."""
        seat = miss.shown.seat
        return seat not in end.winners and end.delivered[seat] + 1 >= max(end.delivered)

    def interest(miss: Miss) -> int:
        if miss.taking is None:
            return 7 if matters(miss) else 5
        return 9 if matters(miss) else 8

    misses = _find_misses(openings)
    if not misses:
        return None
    miss = max(misses, key=lambda one: (interest(one), one.round))
    shown, taking = miss.shown, miss.taking
    name = viewer.names(shown.seat)
    text = viewer.words(
        "went-miss",
        round=miss.round,
        name=name,
        order=shown.order,
        ingredient=miss.lacks,
        count=1,
        whose="nobody" if taking is None else "own" if taking.seat == shown.seat else "other",
        taker="" if taking is None else viewer.names(taking.seat),
        taken=None if taking is None else taking.order,
    )
    if matters(miss):
        lead = max(end.delivered) - end.delivered[shown.seat]
        text = f"{text} {viewer.words('went-miss-mattered', name=name, lead=lead)}"
    return Remark(interest(miss), text)


def _find_misses(openings: list[list[CardOut]]) -> list[Miss]:
    """All orders that lacked one card of a certain kind, as far as everybody saw."""
    found: list[Miss] = []
    for number, cards in enumerate(openings, 1):
        for place, card in enumerate(cards):
            shown = card.shown
            if isinstance(shown, OrderShown) and card.settled and not card.settled.baked:
                takings = [
                    (one, _find_taking(cards[:place], one)) for one in _lacks_one(card, shown)
                ]
                # If there were several ways, the one whose card was taken.
                takings.sort(key=lambda pair: pair[1] is None)
                found += [Miss(number, shown, *pair) for pair in takings[:1]]
    return found


def _lacks_one(card: CardOut, shown: OrderShown) -> list[Ingredient]:
    """The cards any one of which would have been enough.

    A card that the owner could have added, but didn't, wasn't missing; whoever asked for help had
    added the rest.
    """
    asked = [one.want for one in card.came if isinstance(one, HelpRequested)]
    is_choice = any(isinstance(one, OwnerDecides) for one in card.came) or shown.needs.any_cards
    recipes = () if is_choice else shown.needs.options(shown.table)
    lacks = asked or [lacking(recipe.needs, shown.table) for recipe in recipes]
    return [Ingredient(one.index(1)) for one in lacks if sum(one) == 1]


def _find_taking(before: Sequence[CardOut], ingredient: Ingredient) -> OrderShown | None:
    """The latest order that took such a card off the table."""
    for card in reversed(before):
        if isinstance(card.shown, OrderShown) and _taken(card)[ingredient]:
            return card.shown
    return None


def _taken(card: CardOut) -> Counts:
    """What an order took from the table, and not from hands."""
    baked = next((one for one in card.came if isinstance(one, OrderBaked)), None)
    if baked is None:
        return NOTHING
    given = next((one.cards for one in card.came if isinstance(one, HelpGiven)), NOTHING)
    return minus(minus(baked.taken, baked.added), given)


def _help(
    viewer: MammaMiaViewer, end: GameEnded, openings: list[list[CardOut]], *, is_known: bool
) -> Remark | None:
    """Who helped whom; with `is_known` an award names the best helper already."""
    came = [(card, event) for cards in openings for card in cards for event in card.came]
    helped = [(card, event) for card, event in came if isinstance(event, HelpGiven)]
    words, helpers = viewer.words, [event.seat for _, event in helped]
    if not helped:
        requests = sum(isinstance(event, HelpRequested) for _, event in came)
        return Remark(5, words("went-help-none", count=requests)) if requests >= IN_VAIN else None
    if rewards := _deciding_rewards(end, helpers):
        return Remark(9, words("went-help-won", name=viewer.names(end.winners[0]), count=rewards))
    if is_known:
        return None
    if len(helped) == 1:
        ((card, given),) = helped
        assert isinstance(card.shown, OrderShown)
        name, owner = viewer.names(given.seat), viewer.names(given.owner)
        facts = {"order": card.shown.order, "cards": given.cards}
        return Remark(6, words("went-help-once", name=name, owner=owner, **facts))
    most = max(map(helpers.count, helpers))
    best = [seat for seat in sorted({*helpers}) if helpers.count(seat) == most]
    key = "went-help-most" if len(best) == 1 else "went-help-each"
    return Remark(6, words(key, names=viewer.names(best), count=most))


def _deciding_rewards(end: GameEnded, helpers: Sequence[int]) -> int:
    """How many helping pizzas decided the win; 0 if they didn't."""
    winner, *others = end.winners
    rewards = helpers.count(winner)
    rivals = [count for seat, count in enumerate(end.delivered) if seat != winner]
    return 0 if others or end.delivered[winner] - rewards >= max(rivals) else rewards
