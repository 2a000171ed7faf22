"""What only `pytest --thorough` runs."""

import pytest

thorough = pytest.mark.thorough
"""Marks a test that the quick suite leaves out."""


def thoroughly(values):
    """These values of a parameter, for the thorough suite only."""
    return [pytest.param(value, marks=thorough) for value in values]


def but_few(setups, few):
    """These values of several parameters, of which the quick suite tries a few only."""
    return [it if it in few else pytest.param(*it, marks=thorough) for it in setups]
