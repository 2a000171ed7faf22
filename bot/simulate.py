"""`mammamia simulate`: computer players among themselves, one record per line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.brains.interface import Brain
from bot.games.interface import Game, Json, SeatMove, SeatSetup
from bot.games.match import Match

NAMES: Final = ("Alberto", "Beate", "Claudio", "Donata", "Emilio", "Franca")


def simulate(
    game: Game[Any], options: Mapping[str, Json], brains: Sequence[Brain], games: int, seed: int
) -> Iterator[Match]:
    """Plays this many games; game n is the same however many are played."""
    for number in range(games):
        yield play_match(game, options, brains, f"{seed}/{number}")


def play_match(
    game: Game[Any], options: Mapping[str, Json], brains: Sequence[Brain], seed: str | int
) -> Match:
    """One whole game, with a computer player at each seat."""
    # No player shares a generator with chance: its state would give away the cards to come.
    chance = Random(f"{seed}/chance")
    minds = [Random(f"{seed}/seat {seat}") for seat in range(len(brains))]
    match = Match.begin(game, options, sit_down(game, len(brains), chance))
    while (actor := match.actor) is not None:
        if isinstance(actor, int):
            move = brains[actor].decide(match.observe(actor), match.legal(), minds[actor])
            match = match.apply(SeatMove(actor, move))
        else:
            match = match.deal_chance(chance)
    return match


def name_computers(match: Match, names: Sequence[str]) -> Match:
    """The game, with its computer players' names at the seats, for its record."""
    seated = zip(match.seats, names, strict=True)
    return replace(match, seats=tuple([replace(seat, computer=name) for seat, name in seated]))


def sit_down(game: Game[Any], players: int, rng: Random) -> list[SeatSetup]:
    """The seats, with random own ingredients where the game has any."""
    game.check_players(players)
    names = NAMES[:players]
    if not game.own_ingredients:
        return [SeatSetup(name) for name in names]
    owns = rng.sample(game.own_ingredients, players)
    return [SeatSetup(name, own) for name, own in zip(names, owns, strict=True)]
