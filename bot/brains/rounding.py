"""Rounding of worths, so that rounding errors decide nothing."""

from typing import Final

LARGE: Final = 3.0 * 2**21
"""A float of this size has no room for anything below a billionth."""


def rounded(worth: float) -> float:
    """A worth without its last bits, which differ between Pythons and machines."""
    return worth + LARGE - LARGE
