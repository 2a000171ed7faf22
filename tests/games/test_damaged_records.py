"""A record with anything in it changed is played, refused or no record; nothing else happens."""

import copy
import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import Breach, NotARecord
from bot.games.record import dump_record, load_record, play

from .setups import MAMMA_I, MAMMA_MIA, PLUS, begin, play_some

WORDS = ("salami", "shrimp", "mamma-mia", "supply", "monotoni", "son", "m2", "market-1", "in-law-5")
SOME_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 8),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
    st.lists(st.sampled_from(WORDS), max_size=4),
    st.dictionaries(st.sampled_from(WORDS), st.integers(-1, 6), max_size=3),
)


def places(value, found):
    """Every place in a JSON value, as pairs of a container and a key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        found.append((value, key))
        if isinstance(inner, dict | list):
            places(inner, found)
    return found


def make_record(seed):
    rng = Random(seed)
    setup = rng.choice([*MAMMA_MIA, *PLUS, *MAMMA_I])
    match = play_some(begin(*setup, rng), rng, most=60)
    return json.loads(json.dumps(dump_record(match)))


def judge(data):
    """What is wrong with the record, or None."""
    try:
        play(load_record(data))
    except (NotARecord, Breach) as error:
        return error
    return None


RECORDS = [make_record(seed) for seed in range(60)]


@settings(max_examples=1500, deadline=None)
@given(
    record=st.sampled_from(RECORDS),
    place=st.integers(0, 10**6),
    new=SOME_VALUES,
    way=st.sampled_from(["change", "change", "drop", "rename", "copy"]),
)
def test_a_changed_record_is_played_or_refused(record, place, new, way):
    changed = copy.deepcopy(record)
    found = places(changed, [])
    container, key = found[place % len(found)]
    if way == "drop":
        del container[key]
    elif way == "rename" and isinstance(container, dict):
        container[str(new)] = container.pop(key)
    elif way == "copy":
        other, other_key = found[(place // 7) % len(found)]
        container[key] = copy.deepcopy(other[other_key])
    else:
        container[key] = new
    error = judge(changed)
    assert error is None or str(error)
    if isinstance(error, Breach) and error.entry is not None:
        assert 0 <= error.entry < len(changed["log"])
