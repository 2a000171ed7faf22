"""One operation fails, then the next one, until everything was done without anything failing.

Whatever the database or Discord doesn't do, or does without saying so, is made up for: people hear
all of it, once, nobody is left without an answer, and what is kept is what was played.
"""

from itertools import count

import pytest

from tests.app.faults import KINDS, make_fault, only
from tests.app.stretches import STRETCHES
from tests.app.troupe import open_troupe
from tests.thorough import thorough

STEP = 7
"""Of so many operations one fails, unless each of them is to."""

PRIME = 17
"""What makes the numbers of operations that fail look as if they were drawn."""


async def test_one_operation_of_everything_that_people_do_fails(tmp_path):
    async with open_troupe(tmp_path) as troupe:
        faults = [make_fault(troupe.world, kind) for kind in KINDS]
        for number, stretch in enumerate(STRETCHES):
            fault = faults[number % len(faults)]
            meant = await troupe.play(stretch, fault)
            place = 1 + PRIME * number % len(meant.taken)
            await troupe.play_again(stretch, fault, only(place), meant)
            assert fault.struck


@thorough
@pytest.mark.parametrize("stretch", STRETCHES, ids=lambda it: it.name)
async def test_one_operation_after_another_fails(tmp_path, pytestconfig, stretch):
    step = 1 if pytestconfig.option.every_fault else STEP
    async with open_troupe(tmp_path) as troupe:
        meant = await troupe.play(stretch, make_fault(troupe.world, "500"))
        for number, kind in enumerate(KINDS):
            fault = make_fault(troupe.world, kind)
            for place in count(1 + number % step, step):
                await troupe.play_again(stretch, fault, only(place), meant)
                if not fault.struck:
                    break
