"""The sandbox with the bot in it, and a browser to look at it."""

import pytest

from bot.sandbox import answering, invoking
from bot.sandbox.buckets import RATES
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from tests.programs import running_bot
from tests.sandbox_page.browser import PATIENCE, browsing, find_browser, running_browser
from tests.sandbox_page.people import Stage
from tests.threadless import without_threads


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """No answer comes too late, however busy the machine is."""
    for module in (answering, invoking):
        monkeypatch.setattr(module, "TIME_TO_ANSWER", PATIENCE)


@pytest.fixture(scope="session")
def browser_port():
    """The browser itself, once for all tests."""
    program = find_browser()
    if program is None:
        pytest.skip("there is no chromium to look at the page with")
    with running_browser(program) as port:
        yield port


@pytest.fixture
async def empty_stage(browser_port):
    """The sandbox, where no bot has logged in so far."""
    async with serving(build_server(make_world())) as server, browsing(browser_port) as browser:
        yield Stage(server, browser)


@pytest.fixture
async def stage(empty_stage, monkeypatch, tmp_path):
    """The sandbox with the bot, which may speak as fast as it likes."""
    monkeypatch.setitem(RATES, "messages", (1000, 1.0))
    with without_threads():
        async with running_bot(empty_stage.server.api, tmp_path):
            yield empty_stage
