"""Games as they might be too, for all that a seat has seen: the hidden cards are dealt anew."""

from dataclasses import replace
from random import Random

from bot.games.errors import Refused
from bot.games.interface import Chance, LogEntry, SeatMove
from bot.games.mamma_i import moves as mamma_i
from bot.games.mamma_i.cards import DECK, Character
from bot.games.mamma_mia.moves import Deal, Shuffle
from bot.games.match import Match

TRIES = 60
"""How many exchanges of hidden cards are tried."""
ENOUGH = 4
"""How many of them make another world."""


def another_world(match: Match, seat: int, rng: Random) -> Match | None:
    """The same game for this seat with other hidden cards; None if none are found."""
    if match.game.family == "mamma-i":
        world = redealt(match, seat, rng)
    else:
        world = with_exchanges(match, seat, rng)
    return None if world.state == match.state else world


def with_exchanges(match: Match, seat: int, rng: Random) -> Match:
    """The same game with hidden cards exchanged, each time without the seat noticing."""
    places = [place for place, entry in enumerate(match.log) if isinstance(entry, Chance)]
    left = ENOUGH
    for _ in range(TRIES):
        place = rng.choice(places)
        changed = exchange(match.log[place], rng)
        if left and changed != match.log[place]:
            twin = replayed(match, [*match.log[:place], changed, *match.log[place + 1 :]])
            if twin is not None and twin.observe(seat) == match.observe(seat):
                match, left = twin, left - (twin.state != match.state)
    return match


def replayed(match: Match, log: list[LogEntry]) -> Match | None:
    """The match with another log; None if it breaks the rules."""
    twin = Match.begin(match.game, match.options, match.seats)
    try:
        for entry in log:
            twin = twin.apply(entry)
    except Refused:
        return None
    return twin


def exchange(chance: Deal | Shuffle, rng: Random) -> Deal | Shuffle:
    """Two cards change places: in hands and supply, or within a waiter."""
    if isinstance(chance, Shuffle):
        return Shuffle(swapped(chance.supply, rng))
    if rng.random() < 0.4:
        waiters = [*chance.waiters]
        at = rng.randrange(len(waiters))
        waiters[at] = swapped(waiters[at], rng)
        return replace(chance, waiters=tuple(waiters))
    sizes = [len(hand) for hand in chance.hands]
    cards = swapped((*[card for hand in chance.hands for card in hand], *chance.supply), rng)
    dealt = iter(cards)
    hands = tuple(tuple(next(dealt) for _ in range(size)) for size in sizes)
    return replace(chance, hands=hands, supply=tuple(dealt))


def swapped(cards: tuple, rng: Random) -> tuple:
    """The cards with two of them exchanged."""
    one, other = rng.sample(range(len(cards)), 2)
    changed = [*cards]
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def redealt(match: Match, seat: int | None, rng: Random) -> Match:
    """The same game, but all that the seat could not see is dealt anew."""
    unseen: dict[int, int] = {}
    deck, twin = 0, Match.begin(match.game, {}, match.seats)
    for index, entry in enumerate(match.log):
        twin = twin.apply(entry)
        if isinstance(entry, mamma_i.Deal | mamma_i.Shuffle):
            deck = index
        unseen[deck] = len(twin.state.deck)
    known = None if seat is None else match.state.seats[seat].secret
    secrets = other_secrets(match, seat, known, rng)
    twin = Match.begin(match.game, {}, match.seats)
    for index, entry in enumerate(match.log):
        if isinstance(entry, mamma_i.Deal | mamma_i.Shuffle):
            tail = list(entry.deck[len(DECK) - unseen[index] :])
            rng.shuffle(tail)
            cards = (*entry.deck[: len(DECK) - unseen[index]], *tail)
            twin = twin.apply(replace(entry, deck=cards))
        elif isinstance(entry, mamma_i.Secrets):
            twin = twin.apply(mamma_i.Secrets(secrets))
        elif isinstance(entry, SeatMove) and isinstance(entry.move, mamma_i.Secret):
            twin = twin.apply(SeatMove(entry.seat, mamma_i.Secret(secrets[entry.seat])))
        else:
            twin = twin.apply(entry)
    return twin


def other_secrets(
    match: Match, seat: int | None, known: Character | None, rng: Random
) -> tuple[Character, ...]:
    others = [character for character in Character if character is not known]
    dealt = rng.sample(others, len(match.seats))
    if seat is not None and known is not None:
        dealt[seat] = known
    return tuple(dealt)
