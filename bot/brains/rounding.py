"""Worths, compared so that rounding errors decide nothing."""

from typing import Final

LARGE: Final = 3.0 * 2**21
"""Beside a number as large as this there is no room for less than a billionth."""


def rounded(worth: float) -> float:
    """A worth without its last bits, which differ from one Python or machine to another."""
    return worth + LARGE - LARGE
