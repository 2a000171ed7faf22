"""A process that thinks, from inside: it knows games and brains, and nothing else."""

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread
from typing import Final, TypeVar

from bot.brains.question import Question

NICENESS: Final = 10
"""How much it yields to the bot, which answers people meanwhile."""

A = TypeVar("A")


def wake() -> None:
    """Gets ready to think, and to end with the bot, however that ends."""
    # Whoever stops the bot from a terminal interrupts this process too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    Thread(target=_end_with_host, daemon=True).start()


def _end_with_host() -> None:
    host = parent_process()
    if host is not None:
        host.join()
        os._exit(0)


def think(answer: Callable[[Question], A], question: Question, longest: float) -> A:
    """The answer to a question; the process dies if it takes longer than this many seconds."""
    signal.setitimer(signal.ITIMER_REAL, longest)
    try:
        return answer(question)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
