"""The bot itself, from the slash command to the lobby and the first hand."""

import pytest

from bot.sandbox import answering, invoking
from bot.sandbox.buckets import RATES
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.world import SILENT
from tests.discord.seen import walk
from tests.programs import running_bot
from tests.sandbox.people import LONGEST


@pytest.fixture
async def server(trace):
    """A server with the real clock, which the bot has as well."""
    app = build_server(make_world(3), key="the key", trace=trace)
    async with serving(app) as running:
        yield running


def texts(message):
    """Everything that is written in a message."""
    texts = [part["content"] for part in walk(message["components"]) if "content" in part]
    return "\n".join([message["content"], *texts])


def ids(message):
    """The ids of all buttons of a message."""
    return [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]


async def test_a_lobby_is_opened_joined_and_begun(server, people, pizzeria, tmp_path, monkeypatch):
    monkeypatch.setitem(RATES, "messages", (1000, 1.0))
    for module in (answering, invoking):
        monkeypatch.setattr(module, "TIME_TO_ANSWER", LONGEST)
    anna, ben, carla = [await person.connect() for person in people]
    async with running_bot(server.api, tmp_path):
        nonce = await anna.slash(pizzeria, "mammamia", "start", pace="instant")
        await anna.answered(nonce)
        opened = await anna.hears.wait("MESSAGE_CREATE", flags=1 << 15 | 64)
        assert opened["author"]["username"] == "Mamma Mia!"
        lobby = await carla.hears.wait("MESSAGE_CREATE", flags=1 << 15 | SILENT)
        assert "Anna" in texts(lobby)
        join = next(i for i in ids(lobby) if ":join:" in i)
        await ben.answered(await ben.press(lobby, join))
        lobby = await ben.hears.wait("MESSAGE_UPDATE", id=lobby["id"])
        begin = next(i for i in ids(lobby) if ":begin:" in i)
        await anna.answered(await anna.press(lobby, begin))
        hand = await ben.hears.wait("CHANNEL_CREATE", type=1)
        told = await ben.hears.wait("MESSAGE_CREATE", channel_id=hand["id"])
        assert texts(told)
        assert opened["id"] not in [m["id"] for m in await carla.messages(pizzeria)]
        assert not carla.hears.told("MESSAGE_CREATE", flags=1 << 15 | 64)
