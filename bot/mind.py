"""A process that thinks, seen from inside: it knows games and brains, and nothing else."""

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread
from typing import Final, TypeVar

from bot.brains.question import Question

NICENESS: Final = 10
"""How far it stands back behind the host, which answers people meanwhile."""

A = TypeVar("A")


def wake() -> None:
    """Gets ready to think, and ends with the host, however that ends."""
    # Whoever stops the host from a terminal interrupts this process as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    Thread(target=_end_with_host, daemon=True).start()


def _end_with_host() -> None:
    host = parent_process()
    if host is not None:
        host.join()
        os._exit(0)


def think(answer: Callable[[Question], A], question: Question, longest: float) -> A:
    """The answer to a question; whoever finds none within so many seconds dies."""
    signal.setitimer(signal.ITIMER_REAL, longest)
    try:
        return answer(question)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
