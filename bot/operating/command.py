"""What a command of those who run a host is."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass


class CannotDo(Exception):
    """The command cannot be carried out, for a reason in one sentence."""


def _takes_none(parser: ArgumentParser) -> None:
    """Most that there is to know stands in the settings."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, what it is for, what it takes, and what it does."""

    name: str
    help: str
    run: Callable[[Namespace], int]
    """Gives the exit status. May raise BadSettings or CannotDo."""
    add_arguments: Callable[[ArgumentParser], None] = _takes_none
