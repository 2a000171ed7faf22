"""Discord's ids: the time in milliseconds, then a number."""

from typing import Final

from bot.sandbox.clock import Clock

EPOCH: Final = 1_420_070_400_000
"""The first millisecond of 2015, where Discord starts to count."""

SHIFT: Final = 22


class Snowflakes:
    """Gives ids that only ever grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """An id that nothing else has."""
        since = int(self._clock.now() * 1000) - EPOCH
        self._last = max(self._last + 1, since << SHIFT)
        return self._last


def parse_id(text: object) -> int | None:
    """The id in the text, or None."""
    if isinstance(text, bool) or not isinstance(text, int | str):
        return None
    digits = str(text)
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
        return None
    return int(digits)
