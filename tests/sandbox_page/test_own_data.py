"""People look at what is kept of them, and have it forgotten, on the page."""

import pytest

from tests.sandbox_page.people import PHONE, WIDE
from tests.thorough import thorough

pytestmark = thorough

IN_ENGLISH = ("data show", "data forget", "Forget me", "Seats: 1", "forgotten you")
IN_GERMAN = ("daten zeigen", "daten vergessen", "Vergiss mich", "Plätze: 1", "Du bist vergessen")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("name", "said"), [("Ada", IN_ENGLISH), ("Ben", IN_GERMAN)], ids=["english", "german"]
)
async def test_somebody_reads_it_and_is_forgotten(stage, name, said, size):
    show, forget, yes, seats, done = said
    person = await stage.enter(name, size)
    await person.use(f"mammamia {'start' if name == 'Ada' else 'eröffnen'}")
    await person.use(f"mammamia {show}")
    await person.sees(seats)
    await person.use(f"mammamia {forget}")
    await person.sees(yes)
    await person.press(yes)
    await person.sees(done)
