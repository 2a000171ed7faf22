"""The deal, the secrets, and the deck of a new turn (C2, C5.3)."""

from collections import Counter
from random import Random

from bot.games.errors import Refused
from bot.games.interface import CHANCE, Chance, Event
from bot.games.mamma_i.cards import DECK, MARKET_IDS, Character
from bot.games.mamma_i.events import Dealt, SecretChosen, SecretLearned, SecretsDealt
from bot.games.mamma_i.moves import Deal, Secret, Secrets, Shuffle
from bot.games.mamma_i.refusals import refuse
from bot.games.mamma_i.state import Seat, State
from bot.games.mamma_i.turns import begin_turn, clear_table, lay_out

FOR_SALE = 5
"""The number of market cards in the game (C2.2)."""


def draw_deal(state: State, rng: Random) -> Deal:
    """A random deal."""
    return Deal(
        chooser=rng.randrange(state.players),
        market=tuple(rng.sample(MARKET_IDS, FOR_SALE)),
        deck=tuple(rng.sample(DECK, len(DECK))),
    )


def refuse_chance(state: State, chance: Chance) -> Refused | None:
    """Why this can't be the outcome of chance now."""
    match chance:
        case Deal() if state.phase == "deal":
            return _refuse_deal(state, chance)
        case Secrets() if state.phase == "secrets":
            return _refuse_secrets(state, chance)
        case Shuffle() if state.phase == "shuffle":
            return None if Counter(chance.deck) == Counter(DECK) else refuse("wrong-new-deck")
        case _ if state.phase == "over":
            return refuse("game-over")
        case _:
            return refuse(f"no-{chance.kind}-now")


def _refuse_deal(state: State, deal: Deal) -> Refused | None:
    if not 0 <= deal.chooser < state.players:
        return refuse("wrong-chooser")
    if len(deal.market) != FOR_SALE or len(set(deal.market)) != FOR_SALE:
        return refuse("wrong-market")
    if Counter(deal.deck) != Counter(DECK):
        return refuse("wrong-deck")
    return None


def accept_deal(state: State, deal: Deal, events: list[Event]) -> None:
    """Lays out the market and the display; A must choose (C2)."""
    state.phase = "secret"
    state.actor = state.chooser = deal.chooser
    state.market = deal.market
    lay_out(state, deal.deck)
    events.append(Dealt(deal.chooser, deal.market, state.display, len(state.deck)))


def choose_secret(state: State, seat: int, move: Secret, events: list[Event]) -> None:
    """Gives A the secret character of A's choice (C2.1)."""
    state.phase = "secrets"
    state.actor = CHANCE
    state.seats[seat] = Seat(move.character)
    events.append(SecretChosen(seat))
    events.append(SecretLearned(seat, move.character))


def draw_secrets(state: State, rng: Random) -> Secrets:
    """A's choice, and random other characters for the rest."""
    chosen = state.seats[state.chooser].secret
    assert chosen is not None
    others = [character for character in Character if character is not chosen]
    dealt = rng.sample(others, state.players - 1)
    dealt.insert(state.chooser, chosen)
    return Secrets(tuple(dealt))


def _refuse_secrets(state: State, secrets: Secrets) -> Refused | None:
    characters = secrets.characters
    is_distinct = len(characters) == len(set(characters)) == state.players
    if is_distinct and characters[state.chooser] is state.seats[state.chooser].secret:
        return None
    return refuse("wrong-secrets")


def accept_secrets(state: State, secrets: Secrets, events: list[Event]) -> None:
    """Gives everyone a secret; A's left neighbour starts (C2.1, C2.3)."""
    state.seats = list(map(Seat, secrets.characters))
    events.append(SecretsDealt(state.chooser))
    dealt = enumerate(secrets.characters)
    events += [SecretLearned(n, character) for n, character in dealt if n != state.chooser]
    begin_turn(state, (state.chooser + 1) % state.players, events)


def draw_shuffle(rng: Random) -> Shuffle:
    """A random deck for a new turn."""
    return Shuffle(tuple(rng.sample(DECK, len(DECK))))


def accept_shuffle(state: State, shuffle: Shuffle, events: list[Event]) -> None:
    """Starts the next turn, to the left of the player who took the last option (C5.3)."""
    clear_table(state)
    lay_out(state, shuffle.deck)
    begin_turn(state, (state.trick_player + 1) % state.players, events)
