"""A sequence that grows, and stays the value that it was."""

import pytest

from bot.games.growing import Growing


def test_a_longer_one_shares_the_items_and_leaves_the_shorter_one_as_it_was():
    short = Growing([1, 2])
    long = short.plus([3]).plus([4, 5])
    assert long.items is short.items
    assert ([*short], [*long]) == ([1, 2], [1, 2, 3, 4, 5])
    assert (len(short), len(long)) == (2, 5)


def test_two_ways_to_go_on_know_nothing_of_each_other():
    start = Growing([1, 2])
    ways = [start.plus([3]), start.plus([4]), start.plus([]).plus([5])]
    ways = [way.plus([6]) for way in ways]
    assert [[*way] for way in ways] == [[1, 2, 3, 6], [1, 2, 4, 6], [1, 2, 5, 6]]
    assert [*start] == [1, 2]


def test_it_takes_nothing_from_what_it_was_made_of():
    items = [1, 2]
    made = Growing(items)
    items.append(3)
    assert [*made.plus([4])] == [1, 2, 4]
    assert items == [1, 2, 3]


def test_its_places_and_slices_end_where_it_ends():
    short = Growing(range(4))
    short.plus([4, 5])
    assert (short[0], short[-1]) == (0, 3)
    assert ([*short[1:]], [*short[-2:]], [*short[::-2]]) == ([1, 2, 3], [2, 3], [3, 1])
    assert [*reversed(short)] == [3, 2, 1, 0]
    assert 4 not in short
    with pytest.raises(IndexError):
        short[4]


def test_it_equals_another_with_the_same_items():
    grown = Growing([1]).plus([2])
    grown.plus([3])
    assert grown == Growing([1, 2]) != Growing([1, 2, 3])
    assert hash(grown) == hash(Growing([1, 2]))
    assert grown != [1, 2]
