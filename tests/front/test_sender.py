"""Speaking in channels: what is sent, and what Discord's refusals mean."""

from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.front.directs import Directs
from bot.front.emoji import PLAIN
from bot.front.interaction_tokens import InteractionTokens
from bot.front.layout import Layout, component_id
from bot.front.sender import DiscordSender, troubles
from bot.screens.screen import Screen, Text, dump_screen
from bot.tables.errors import (
    Barred,
    DirectClosed,
    MessageGone,
    PlaceGone,
    Rejected,
    Silenced,
    TooOld,
    Unreachable,
)
from tests.front.fakes import http_error

HELLO = dump_screen(Screen((Text("hello"),)))
ME = SimpleNamespace(id=99)


class FakeChannel:
    """Remembers what was sent, and has a history."""

    def __init__(self, history=()):
        self.sent = []
        self.asked = None
        self._history = history

    async def send(self, **sent):
        self.sent.append(sent)
        return SimpleNamespace(id=77)

    async def history(self, **asked):
        self.asked = asked
        for message in self._history:
            yield message


class FakeClient:
    user = ME
    emoji = PLAIN
    draws = False
    tokens = InteractionTokens()

    def __init__(self, channel=None, trouble=None):
        self._channel = channel
        self._trouble = trouble
        self.directs = Directs(self)

    def get_partial_messageable(self, place):
        assert place == 10
        return self._channel

    async def create_dm(self, user):
        if self._trouble:
            raise self._trouble
        return SimpleNamespace(id=user.id + 1000)


def message(number, mark, author=ME):
    (container,) = Layout(Screen((Text("x"),)), mark).to_components()
    components = [discord.components.Container(container, None)]
    return SimpleNamespace(id=number, author=author, components=components)


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (404, 10003, PlaceGone),
        (404, 10008, MessageGone),
        (404, 0, Unreachable),
        (401, 0, Silenced),
        (400, 50083, TooOld),
        (403, 50007, DirectClosed),
        (403, 50278, DirectClosed),
        (403, 50001, Barred),
        (403, 50013, Barred),
        (400, 30046, TooOld),
        (429, 30046, TooOld),
        (429, 20028, Unreachable),
        (400, 50035, Rejected),
        (500, 0, Unreachable),
        (503, 0, Unreachable),
    ],
)
def test_what_discord_refuses_becomes_a_trouble(status, code, trouble):
    with pytest.raises(trouble), troubles():
        raise http_error(status, code)


@pytest.mark.parametrize(
    "error",
    [OSError(), TimeoutError(), aiohttp.ServerDisconnectedError(), discord.RateLimited(99)],
    ids=lambda error: type(error).__name__,
)
def test_what_does_not_get_through_is_tried_again_later(error):
    with pytest.raises(Unreachable), troubles():
        raise error


async def test_a_post_carries_its_nonce_its_mark_and_pings_nobody_else():
    channel = FakeChannel()
    posted = await DiscordSender(FakeClient(channel)).post(10, HELLO, [3], 2**40 + 4)
    (sent,) = channel.sent
    assert posted == 77
    assert sent["nonce"] == str(2**40 + 4)
    assert sent["view"].to_components()[0]["id"] == component_id(2**40 + 4)
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [3]}


async def test_a_posted_message_is_found_by_its_mark_among_the_own_ones():
    stranger = SimpleNamespace(id=1)
    channel = FakeChannel(
        [
            message(1, component_id(4), stranger),
            message(2, component_id(5)),
            message(3, component_id(4)),
        ]
    )
    sender = DiscordSender(FakeClient(channel))
    assert await sender.find(10, 4) == 3
    assert await sender.find(10, 6) is None
    assert channel.asked["limit"] == 25


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 0), (404, 10013), (400, 50033)])
async def test_direct_messages_that_cannot_be_opened_are_closed(status, code):
    with pytest.raises(DirectClosed):
        await DiscordSender(FakeClient(trouble=http_error(status, code))).open_direct(3)


async def test_direct_messages_are_opened_by_id():
    assert await DiscordSender(FakeClient()).open_direct(3) == 1003
