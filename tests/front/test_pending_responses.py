"""Which message of a table may answer an interaction, and for how long."""

from asyncio import Event
from types import SimpleNamespace

import pytest

from bot.front.pending_responses import answered_by

CHANNEL, DIRECT, HAND = 10, 20, 77


def context(*, guild=5, channel=CHANNEL, pressed=None, renews=False, table=CHANNEL):
    """What somebody has done, who is at a table in some channel."""
    message = None if pressed is None else SimpleNamespace(id=pressed)
    return SimpleNamespace(
        guild=guild,
        interaction=SimpleNamespace(channel_id=channel, message=message),
        renews=renews,
        table=None if table is None else SimpleNamespace(channel=table),
        is_heard=Event(),
    )


COMMAND = context()
ELSEWHERE = context(table=CHANNEL + 1)
NO_TABLE = context(table=None)
PRESS = context(pressed=HAND, renews=True)
DIRECT_COMMAND = context(guild=None, channel=DIRECT)
DIRECT_PRESS = context(guild=None, channel=DIRECT, pressed=HAND, renews=True)
DIRECT_QUESTION = context(guild=None, channel=DIRECT, pressed=HAND)


@pytest.mark.parametrize(
    ("ctx", "is_open", "messages"),
    [
        pytest.param(COMMAND, True, [None], id="a command gets the next message"),
        pytest.param(COMMAND, False, [], id="whom a secret is asked nobody sees"),
        pytest.param(ELSEWHERE, True, [], id="messages here are of another table"),
        pytest.param(NO_TABLE, True, [], id="there is no table"),
        pytest.param(PRESS, True, [], id="Discord would show a reply to what goes away"),
        pytest.param(DIRECT_COMMAND, True, [], id="nothing new comes for a command"),
        pytest.param(DIRECT_PRESS, False, [HAND], id="the pressed hand changes"),
        pytest.param(DIRECT_QUESTION, False, [], id="what was pressed stays as it is"),
    ],
)
def test_a_message_answers_only_what_it_belongs_to(ctx, is_open, messages):
    live = SimpleNamespace(unanswered={})
    with answered_by(live, ctx, is_open=is_open) as is_heard:
        assert live.unanswered == dict.fromkeys(messages, ctx)
        assert is_heard is ctx.is_heard
    assert live.unanswered == {}


def test_of_two_that_wait_the_later_one_is_answered():
    live, first, second = SimpleNamespace(unanswered={}), context(), context()
    with answered_by(live, first, is_open=True):
        with answered_by(live, second, is_open=True):
            assert live.unanswered == {None: second}
        assert live.unanswered == {}


def test_whoever_stops_waiting_takes_nobody_elses_place():
    live, first, second = SimpleNamespace(unanswered={}), context(), context()
    with answered_by(live, first, is_open=True):
        live.unanswered[None] = second
    assert live.unanswered == {None: second}
