"""What the types of fields say of moves, chance and events."""

from typing import ClassVar, get_args, get_origin, get_type_hints

import pytest

import bot.games.registry  # noqa: F401 (loads all games)
from bot.games.fields import OneOf, Seat
from bot.games.interface import Chance, Event, Move

SEATS = {"seat", "owner", "holder", "chooser", "first", "winners"}


def classes():
    found = [cls for base in (Move, Chance, Event) for cls in base.__subclasses__()]
    return [cls for cls in found if cls.__module__.startswith("bot.games.")]


def fields_of(cls):
    hints = get_type_hints(cls, include_extras=True)
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def parts_of(hint):
    """The type and all types in it."""
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


def is_one_of_some(hint):
    return any(isinstance(part, OneOf) for part in get_args(hint))


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_a_field_says_what_its_value_is(cls):
    for name, hint in fields_of(cls).items():
        parts = [*parts_of(hint)]
        assert str not in parts or any(map(is_one_of_some, parts)), name
        assert (Seat in parts) == (name in SEATS), name
