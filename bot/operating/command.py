"""A command for operators."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass


class CannotDo(Exception):
    """The command can't be carried out, for a reason in one sentence."""


def _takes_none(parser: ArgumentParser) -> None:
    """Most commands need nothing but the settings."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, what it is for, its arguments, and what it does."""

    name: str
    help: str
    run: Callable[[Namespace], int]
    """Returns the exit status. May raise BadSettings or CannotDo."""
    add_arguments: Callable[[ArgumentParser], None] = _takes_none
