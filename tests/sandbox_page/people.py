"""People in front of their windows: what they do there, and what they read."""

import asyncio
import json
from urllib.parse import quote

import aiohttp

from tests.sandbox_page.browser import PATIENCE, STEP

WIDE = (1280, 800)
PHONE = (390, 780)


class Stage:
    """The sandbox, and whoever looks at it."""

    def __init__(self, server, browser):
        self.server = server
        self._browser = browser

    async def enter(self, name=None, size=WIDE):
        """Somebody opens the page."""
        hash_ = "" if name is None else f"#{quote(name)}"
        person = Person(await self._browser.window(self.server.page + hash_, *size))
        await person.window.until("connection.dataset.status === 'ready'")
        # What was said before comes a moment later, and draws the panes anew.
        await person.window.until("!document.querySelector('[role=log][aria-busy]')")
        return person

    async def bot(self, method, path, **how):
        """A request of the bot."""
        return await self._request(f"Bot {self.server.box.world.bot.token}", method, path, **how)

    async def say(self, name, *texts, channel="pizzeria"):
        """Somebody says this in a channel, which goes by its name or its id."""
        token = self._token(name)
        path = self.channel(channel) if isinstance(channel, str) else f"/channels/{channel}"
        for text in texts:
            await self._request(token, "POST", f"{path}/messages", json={"content": text})

    async def make_threads(self, name, *titles):
        """Somebody makes threads in the channel."""
        token, path = self._token(name), f"{self.channel()}/threads"
        for title in titles:
            await self._request(token, "POST", path, json={"name": title, "type": 11})

    def _token(self, name):
        return next(user.token for user in self.server.box.world.people if user.name == name)

    async def _request(self, token, method, path, **how):
        headers = {"Authorization": token}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.request(method, self.server.api + path, **how) as response,
        ):
            assert response.ok, await response.text()
            return await response.json() if response.status == 200 else None

    async def answer(self, kind, **data):
        """The bot answers what somebody has done last."""
        interactions = self.server.box.world.interactions
        async with asyncio.timeout(PATIENCE):
            while not (open_ := [it for it in interactions.values() if it.answered_with is None]):
                await asyncio.sleep(STEP)
        path = f"/interactions/{open_[-1].id}/{open_[-1].token}/callback"
        await self.bot("POST", path, json={"type": kind, "data": data})
        return open_[-1]

    async def trouble(self, **fault):
        """Makes trouble."""
        headers = {"X-Sandbox-Key": self.server.box.key}
        address = f"{self.server.base}/sandbox/faults"
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(address, json=fault) as response,
        ):
            assert response.ok, await response.text()

    def user(self, name):
        """The id of somebody."""
        return next(user.id for user in self.server.box.world.people if user.name == name)

    def channel(self, name="pizzeria"):
        """The path of a channel."""
        channels = self.server.box.world.channels.values()
        return f"/channels/{next(channel.id for channel in channels if channel.name == name)}"


class Person:
    """Somebody with the page in front of them."""

    def __init__(self, window):
        self.window = window

    async def read(self, pane="channel"):
        """Everything that stands in a pane."""
        return await self.window.run(f"{_pane(pane)}.innerText")

    async def sees(self, text, pane="channel"):
        """Waits until it can be read."""
        return await self.window.until(f"{_pane(pane)}.innerText.includes({json.dumps(text)})")

    async def misses(self, text, pane="channel"):
        """Waits until it cannot be read any more."""
        return await self.window.until(f"!{_pane(pane)}.innerText.includes({json.dumps(text)})")

    async def press(self, label, pane="channel"):
        """Presses the latest button with this label."""
        found = f"[...{_pane(pane)}.querySelectorAll('.body button')]"
        wanted = json.dumps(label)
        latest = f"{found}.filter(b => b.textContent.includes({wanted})).at(-1)"
        # Where it is may change at any moment: new messages come.
        await self.window.until(f"Boolean({latest}) && ({latest}.click(), true)")

    async def begin(self, command, pane="channel"):
        """Chooses a command by its name, with the keyboard."""
        await self.window.run(f"{_pane(pane)}.querySelector('textarea').focus()")
        await self.window.write(f"/{command}")
        await self.take(pane)
        await self.window.until(f"Boolean({_pane(pane)}.querySelector('form.command'))")

    async def fill(self, option, text, pane="channel"):
        """Writes into an option of the command."""
        field = f"{_pane(pane)}.querySelector('input[name={option}]')"
        if not await self.window.run(f"Boolean({field})"):
            await self.window.click(f"{_pane(pane)}.querySelector('[data-option={option}]')")
        await self.window.run(f"{field}.focus()")
        await self.window.write(text)

    async def take(self, pane="channel"):
        """Takes the suggestion that comes first."""
        first = f"{_pane(pane)}.querySelector('.holder [aria-selected=true]')"
        await self.window.until(f"Boolean({first})")
        await self.window.key("Enter")

    async def send(self, pane="channel"):
        """Sends the command."""
        await self.window.click(f"{_pane(pane)}.querySelector('form.command .send')")
        await self.window.until(f"!{_pane(pane)}.querySelector('form.command')")

    async def use(self, command, pane="channel", **options):
        """Uses a command with these options, typed out."""
        await self.begin(command, pane)
        for option, text in options.items():
            await self.fill(option, str(text), pane)
        await self.send(pane)

    async def choose(self, label, text):
        """Chooses from a list of the form, with the keyboard."""
        found = "[...document.querySelectorAll('dialog .field')]"
        field = f"{found}.find(f => f.textContent.includes({json.dumps(label)}))"
        await self.window.run(f"{field}.querySelector('.toggle').focus()")
        await self.window.key("Enter")
        await self.window.write(text)
        await self.window.key("Enter")

    async def submit(self):
        """Submits the form."""
        await self.window.click("document.querySelector('dialog [type=submit]')")
        await self.window.until("!document.querySelector('dialog').open")

    async def sees_form(self):
        """Waits for a form, and gives what stands in it."""
        await self.window.until("document.querySelector('dialog').open")
        return await self.window.run("document.querySelector('dialog').innerText")


def _pane(name):
    return f"document.querySelectorAll('.pane')[{('channel', 'direct').index(name)}]"
