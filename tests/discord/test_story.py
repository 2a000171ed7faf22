"""The check of what people have heard takes what is right, and nothing else."""

import pytest

from bot.front.layout import component_id
from tests.discord.story import Place, ToSay

ANNA = 7
WAITING, ASKED, AGAIN = "waiting", "asked", "waiting"
"""A hand looks after a decision as it did before."""

STORY = [
    ToSay(1, 1, 101, "hand", "post", ("dealt",), ANNA),
    ToSay(2, 1, 102, "hand", "edit", (WAITING,), ANNA),
    ToSay(3, 1, 103, "turn", "post", ("somebody plays",), None),
    ToSay(4, 1, 104, "hand", "edit", (ASKED,), ANNA),
    ToSay(5, 1, 105, "hand", "edit", (AGAIN,), ANNA),
    ToSay(6, 1, 106, "turn", "post", ("somebody else plays",), None),
    ToSay(7, 1, 107, "hand", "replace", ("another",), ANNA),
]
POSTED = ("MESSAGE_CREATE", "m1", "dealt", 101)
REPLACED = ("MESSAGE_CREATE", "m2", "another", 107)
GONE = ("MESSAGE_DELETE", "m1", "", 0)


def edited(text):
    return "MESSAGE_UPDATE", "m1", text, 0


EDITS = [edited(text) for text in (WAITING, ASKED, AGAIN)]


def check(*heard):
    """Anna's direct messages, in which this was heard."""
    events = []
    for event, message, text, mark in heard:
        inside = {"type": 10, "content": text}
        container = {"type": 17, "id": component_id(mark), "components": [inside]}
        events.append((event, {"id": message, "content": "", "components": [container]}))
    alone = [one for one in STORY if one.user == ANNA]
    Place(alone, STORY, events).check()


@pytest.mark.parametrize(
    "edits",
    [
        (WAITING, ASKED, AGAIN),
        # The first of two edits in a row may be passed over.
        (WAITING, AGAIN),
        # After a restart the last thing is said again.
        (WAITING, WAITING, ASKED, AGAIN),
        (WAITING, WAITING, AGAIN),
        (WAITING, ASKED, ASKED, AGAIN),
        (WAITING, ASKED, AGAIN, AGAIN),
        # What changes nothing is seen by nobody.
        ("dealt", WAITING, AGAIN),
    ],
)
def test_what_is_said_in_order_is_taken(edits):
    check(POSTED, *[edited(text) for text in edits], REPLACED, GONE)


@pytest.mark.parametrize(
    ("edits", "complaint"),
    [
        ((), "lost"),
        ((ASKED, AGAIN), "nobody ordered"),
        ((WAITING,), "lost"),
        ((WAITING, ASKED), "lost"),
        ((WAITING, AGAIN, ASKED), "lost"),
        ((WAITING, ASKED, AGAIN, ASKED), "nobody ordered"),
        ((WAITING, AGAIN, "another"), "nobody ordered"),
    ],
)
def test_an_edit_that_is_lost_or_out_of_order_is_not_taken(edits, complaint):
    with pytest.raises(AssertionError, match=complaint):
        check(POSTED, *[edited(text) for text in edits], REPLACED, GONE)


@pytest.mark.parametrize(
    ("heard", "complaint"),
    [
        ((POSTED, POSTED, *EDITS, REPLACED, GONE), "doubled"),
        ((POSTED, *EDITS, REPLACED, REPLACED, GONE), "doubled"),
        ((REPLACED, POSTED, *EDITS, GONE), "lost"),
        ((POSTED, *EDITS), "lost"),
        ((POSTED, *EDITS, REPLACED), None),
        ((POSTED, *EDITS, REPLACED, GONE, GONE), None),
    ],
)
def test_a_message_that_is_doubled_lost_or_left_standing_is_not_taken(heard, complaint):
    with pytest.raises(AssertionError, match=complaint):
        check(*heard)
