"""The deal (A2, B2), and the supply of a new round (A6.2)."""

from collections.abc import Iterable
from itertools import chain, islice
from random import Random
from typing import TypeVar

from bot.games.errors import Refused
from bot.games.interface import Chance, Event
from bot.games.mamma_mia.cards import (
    MAMMA_MIA,
    NOTHING,
    Counts,
    Ingredient,
    SupplyCard,
    count,
    plus,
    spread,
)
from bot.games.mamma_mia.events import Dealt, HandDealt, MammaMiaFound, RoundBegan, TurnBegan
from bot.games.mamma_mia.moves import Deal, Shuffle
from bot.games.mamma_mia.refusals import refuse
from bot.games.mamma_mia.state import Seat, State

T = TypeVar("T")


def draw_deal(state: State, rng: Random) -> Deal:
    """A random deal."""
    edition, players = state.edition, state.players
    ingredients = _shuffled(spread(edition.box(players)), rng)
    dealt = players * edition.dealt
    supply: list[SupplyCard] = [*ingredients[dealt:]]
    holder = None
    if edition.has_mamma_mia:
        place = rng.randint(0 if edition.deals_mamma_mia else dealt, len(ingredients))
        if place < dealt:
            holder = place // edition.dealt
        else:
            supply.insert(place - dealt, MAMMA_MIA)
    rest = iter(ingredients)
    return Deal(
        first=rng.randrange(players),
        hands=tuple(tuple(islice(rest, edition.dealt)) for _ in range(players)),
        supply=tuple(supply),
        waiters=tuple(tuple(_shuffled(edition.decks[seat.own], rng)) for seat in state.seats),
        holder=holder,
    )


def _shuffled(cards: Iterable[T], rng: Random) -> list[T]:
    return sorted(cards, key=lambda _: rng.random())


def refuse_chance(state: State, chance: Chance) -> Refused | None:
    """Why this can't be the outcome of chance now."""
    match chance:
        case Deal() if state.phase == "deal":
            return _refuse_deal(state, chance)
        case Shuffle() if state.phase == "shuffle":
            return _refuse_shuffle(state, chance)
        case _ if state.phase == "over":
            return refuse("game-over")
        case _:
            return refuse(f"no-{chance.kind}-now")


def _refuse_deal(state: State, deal: Deal) -> Refused | None:
    edition, players = state.edition, state.players
    if len(deal.hands) != players or any(len(hand) != edition.dealt for hand in deal.hands):
        return refuse("wrong-hands", dealt=edition.dealt)
    if not 0 <= deal.first < players:
        return refuse("wrong-first")
    if MAMMA_MIA in deal.supply and not edition.has_mamma_mia:
        return refuse("no-mamma-mia-card")
    if deal.holder is not None and not (edition.deals_mamma_mia and 0 <= deal.holder < players):
        return refuse("wrong-mamma-mia")
    if deal.supply.count(MAMMA_MIA) != (edition.has_mamma_mia and deal.holder is None):
        return refuse("wrong-mamma-mia")
    if _count_ingredients(chain(*deal.hands, deal.supply)) != edition.box(players):
        return refuse("wrong-cards", players=players)
    decks = [sorted(edition.decks[seat.own]) for seat in state.seats]
    if [*map(sorted, deal.waiters)] != decks:
        return refuse("wrong-waiters")
    return None


def _refuse_shuffle(state: State, shuffle: Shuffle) -> Refused | None:
    has_mamma_mia = shuffle.supply.count(MAMMA_MIA) == state.edition.has_mamma_mia
    if has_mamma_mia and _count_ingredients(shuffle.supply) == _ingredients_to_shuffle(state):
        return None
    return refuse("wrong-supply")


def _count_ingredients(cards: Iterable[SupplyCard]) -> Counts:
    return count([card for card in cards if isinstance(card, Ingredient)])


def accept_deal(state: State, deal: Deal, events: list[Event]) -> None:
    """Gives everyone the ingredients and the waiter's top order (A2.2, A2.3)."""
    state.seats = [
        Seat(seat.own, count(hand), waiter[:1], waiter[1:])
        for seat, hand, waiter in zip(state.seats, deal.hands, deal.waiters, strict=True)
    ]
    state.supply = deal.supply
    state.holder = deal.holder
    events.append(Dealt(state.edition.dealt, len(deal.supply), deal.first))
    events += [HandDealt(n, seat.hand, seat.orders[0]) for n, seat in enumerate(state.seats)]
    if deal.holder is not None:
        events.append(MammaMiaFound(deal.holder))
    _begin_turns(state, deal.first, events)


def _begin_turns(state: State, first: int, events: list[Event]) -> None:
    state.phase = "turn"
    state.actor = state.turn_player = first
    events.append(TurnBegan(first))


def _ingredients_to_shuffle(state: State) -> Counts:
    """The used ingredients, and after A4.2 the rest of the supply (A6.2)."""
    return plus(state.used, _count_ingredients(state.supply))


def draw_shuffle(state: State, rng: Random) -> Shuffle:
    """A new random supply."""
    cards: list[SupplyCard] = [*spread(_ingredients_to_shuffle(state))]
    if state.edition.has_mamma_mia:
        cards.append(MAMMA_MIA)
    return Shuffle(tuple(_shuffled(cards, rng)))


def accept_shuffle(state: State, shuffle: Shuffle, events: list[Event]) -> None:
    """Starts the next round, with the player who opened the oven (A6.2)."""
    events.append(RoundBegan(len(state.openings) + 1, len(shuffle.supply), state.table))
    state.supply = shuffle.supply
    state.holder = None
    state.table = state.used = NOTHING
    _begin_turns(state, state.turn_player, events)
