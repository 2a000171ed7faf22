"""The cards come onto the table: the deal (A2, B2) and the supply of a new round (A6.2)."""

from collections.abc import Iterable
from itertools import chain, islice
from random import Random

from bot.games.errors import Refused
from bot.games.interface import Event
from bot.games.mamma_mia.cards import MAMMA_MIA, NOTHING, Ingredient, SupplyCard, count, spread
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.events import Dealt, HandDealt, MammaMiaFound, RoundBegan, TurnBegan
from bot.games.mamma_mia.moves import Deal, Shuffle
from bot.games.mamma_mia.refusals import refuse, refuse_in
from bot.games.mamma_mia.state import Phase, Seat, State


def draw_deal(state: State, rng: Random) -> Deal:
    """A deal at random."""
    edition, players = state.edition, state.players
    ingredients = list(_box(edition, players))
    rng.shuffle(ingredients)
    dealt = players * edition.dealt
    cards: list[SupplyCard] = [*ingredients]
    holder = None
    if edition.has_mamma_mia:
        place = rng.randint(0 if edition.deals_mamma_mia else dealt, len(cards))
        if place < dealt:
            holder = place // edition.dealt
        else:
            cards.insert(place, MAMMA_MIA)
    rest = iter(ingredients)
    waiters: list[tuple[str, ...]] = []
    for seat in state.seats:
        orders = list(edition.decks[seat.own])
        rng.shuffle(orders)
        waiters.append(tuple(orders))
    return Deal(
        first=rng.randrange(players),
        hands=tuple(tuple(islice(rest, edition.dealt)) for _ in range(players)),
        supply=tuple(cards[dealt:]),
        waiters=tuple(waiters),
        holder=holder,
    )


def _box(edition: Edition, players: int) -> tuple[Ingredient, ...]:
    """The ingredients of a game of so many players (A2.1, B2.1)."""
    return tuple(
        ingredient
        for ingredient in list(Ingredient)[: edition.kinds]
        for _ in range(edition.copies_in_play(players))
    )


def _ingredients(cards: Iterable[SupplyCard]) -> list[Ingredient]:
    return [card for card in cards if isinstance(card, Ingredient)]


def _refuse_deal(state: State, deal: Deal) -> Refused | None:
    """Why these cards cannot have been dealt."""
    edition, players = state.edition, state.players
    if not 0 <= deal.first < players:
        return refuse("wrong-first")
    if len(deal.hands) != players or any(len(hand) != edition.dealt for hand in deal.hands):
        return refuse_in(edition.renumbered, "wrong-hands", dealt=edition.dealt)
    if deal.holder is not None and not (edition.deals_mamma_mia and 0 <= deal.holder < players):
        return refuse("wrong-mamma-mia")
    if deal.supply.count(MAMMA_MIA) != (edition.has_mamma_mia and deal.holder is None):
        return refuse("wrong-mamma-mia")
    cards = _ingredients(chain(*deal.hands, deal.supply))
    if count(cards) != count(_box(edition, players)):
        return refuse_in(edition.renumbered, "wrong-cards", players=players)
    decks = [sorted(edition.decks[seat.own]) for seat in state.seats]
    if [sorted(waiter) for waiter in deal.waiters] != decks:
        return refuse("wrong-waiters")
    return None


def accept_deal(state: State, deal: Deal, events: list[Event]) -> None:
    """Everyone picks up the ingredients and the waiter's top order (A2.2, A2.3)."""
    if refusal := _refuse_deal(state, deal):
        raise refusal
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
    state.phase = Phase.TURN
    state.actor = state.turn = first
    events.append(TurnBegan(first))


def _cards_to_shuffle(state: State) -> list[SupplyCard]:
    """What becomes the next supply: the used cards, the Mamma Mia! card, the rest (A6.2)."""
    rest = _ingredients(state.supply)
    return [*spread(state.used), *rest, *([MAMMA_MIA] if state.edition.has_mamma_mia else [])]


def draw_shuffle(state: State, rng: Random) -> Shuffle:
    """A new supply at random."""
    cards = _cards_to_shuffle(state)
    rng.shuffle(cards)
    return Shuffle(tuple(cards))


def accept_shuffle(state: State, shuffle: Shuffle, events: list[Event]) -> None:
    """The next round begins, with the player who opened the oven (A6.2)."""
    due = _cards_to_shuffle(state)
    is_complete = len(shuffle.supply) == len(due)
    if not is_complete or count(_ingredients(shuffle.supply)) != count(_ingredients(due)):
        raise refuse("wrong-supply")
    events.append(RoundBegan(len(state.openings) + 1, len(shuffle.supply), state.table))
    state.supply = shuffle.supply
    state.holder = None
    state.table = state.used = NOTHING
    _begin_turns(state, state.turn, events)
