"""Whole games in words, as everybody at the table saw them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.games.interface import Event, Game, Json, SeatSetup
from bot.games.match import Match
from bot.games.words import in_one_line

LONGEST_NAME: Final = 40


def tell_match(match: Match) -> list[str]:
    """The game so far, line by line."""
    names = names_of(match.seats)
    lines = tell_beginning(match.game, match.options, match.seats)
    lines += tell_events(match.game, match.events, names)
    return [*lines, tell_end(match)]


def names_of(seats: Iterable[SeatSetup]) -> list[str]:
    """The players' names, fit to print."""
    return [in_one_line(seat.name, LONGEST_NAME) for seat in seats]


def tell_beginning(
    game: Game[Any], options: Mapping[str, Json], seats: Sequence[SeatSetup]
) -> list[str]:
    """What is played, by whom, and which cards are guessed."""
    words = {True: "on", False: "off"}
    in_force = game.options_in_force(options, len(seats))
    chosen = ", ".join(f"{name} {words.get(value, value)}" for name, value in in_force.items())
    owns = [f" ({seat.own})" if seat.own else "" for seat in seats]
    named = ", ".join(name + own for name, own in zip(names_of(seats), owns, strict=True))
    title = f"{game.title}{f' ({chosen})' if chosen else ''}: {named}"
    return [title, game.reconstruction] if game.reconstruction else [title]


def tell_events(game: Game[Any], events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """What everybody saw of these events."""
    return [game.tell(event, names) for event in events if event.is_seen_by(None)]


def tell_end(match: Match) -> str:
    """Whether the game was finished."""
    return "The record ends here.\n" if match.actor is None else "The record stops in mid-game.\n"
