"""A real browser, driven over its DevTools protocol: as much of it as the tests need."""

import asyncio
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import aiohttp

from tests.store.servers import memory

NAMES = ("chromium", "chromium-browser")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
PATIENCE = 60.0
"""After so many seconds nothing is waited for any more, however busy the machine is."""

STEP = 0.03

KEYS = {"Enter": (13, "\r"), "Tab": (9, ""), "Escape": (27, ""), " ": (32, " ")}
KEYS |= {
    "/": (191, "/"),
    "ArrowDown": (40, ""),
    "ArrowUp": (38, ""),
    "Backspace": (8, ""),
    "End": (35, ""),
}


def find_browser():
    """The browser's program, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Window:
    """One page of the browser."""

    def __init__(self, socket):
        self._socket = socket
        self._numbers = count(1)
        self._waiting = {}
        self._reader = asyncio.create_task(self._read())
        self.complaints = []
        """What the page itself has found wrong."""

    async def _read(self):
        async for message in self._socket:
            data = json.loads(message.data)
            if (answer := self._waiting.pop(data.get("id"), None)) is not None:
                answer.set_result(data)
            elif data.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(data["params"])[:600])
            elif data.get("method") == "Log.entryAdded":
                self.complaints.append(data["params"]["entry"]["text"])

    async def call(self, method, **params):
        """One call of the protocol."""
        number = next(self._numbers)
        self._waiting[number] = answer = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        data = await asyncio.wait_for(answer, PATIENCE)
        assert "error" not in data, f"{method}: {data['error']}"
        return data["result"]

    async def run(self, script):
        """What the script's expression is worth in the page."""
        result = await self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in result, f"{script}: {result['exceptionDetails']}"
        return result["result"].get("value")

    async def until(self, script, patience=PATIENCE):
        """Waits for an expression to be true, and gives its worth."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not (worth := await self.run(script)):
            if loop.time() > end:
                text = await self.run("document.body.innerText")
                raise AssertionError(f"it never came to {script}; the page reads:\n{text}")
            await asyncio.sleep(STEP)
        return worth

    async def go(self, address):
        """Opens a page."""
        await self.call("Page.navigate", url=address)
        await self.until("document.readyState === 'complete'")

    async def resize(self, width, height):
        """Makes it as wide as another device."""
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    async def prefer(self, scheme):
        """Light or dark."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        await self.call("Emulation.setEmulatedMedia", features=features)

    async def write(self, text):
        """Writes where the focus is."""
        await self.call("Input.insertText", text=text)

    async def key(self, *names):
        """Presses keys, one after the other."""
        for name in names:
            code, text = KEYS[name]
            about = {"key": name, "code": name, "windowsVirtualKeyCode": code}
            down = about | ({"text": text} if text else {})
            await self.call("Input.dispatchKeyEvent", type="keyDown", **down)
            await self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    async def click(self, script):
        """Clicks with the pointer on the middle of an element, as soon as it is there."""
        await self.until(f"Boolean({script})")
        await self.run(f"({script}).scrollIntoView({{block: 'nearest'}})")
        box = None
        # It may still be moving.
        while (now := await self.run(f"({script}).getBoundingClientRect().toJSON()")) != box:
            box = now
            await asyncio.sleep(STEP)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind in ("mousePressed", "mouseReleased"):
            await self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    async def shoot(self, path):
        """Takes a picture of what is to be seen."""
        await self.call("Page.bringToFront")
        picture = await self.call("Page.captureScreenshot", format="png")
        Path(path).write_bytes(base64.b64decode(picture["data"]))

    async def close(self):
        """Stops to listen."""
        await self._socket.close()
        await self._reader


class Browser:
    """The windows of a browser that runs."""

    def __init__(self, session, port):
        self._session = session
        self._base = f"http://127.0.0.1:{port}"
        self._windows = []

    async def window(self, address, width=1280, height=800):
        """A new window that shows a page."""
        async with self._session.put(f"{self._base}/json/new?about:blank") as response:
            target = await response.json(content_type=None)
        socket = await self._session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0)
        window = Window(socket)
        self._windows.append((target["id"], window))
        for domain in ("Page", "Runtime", "Log"):
            await window.call(f"{domain}.enable")
        # Each window is as one that somebody sits in front of.
        await window.call("Emulation.setFocusEmulationEnabled", enabled=True)
        await window.resize(width, height)
        await window.go(address)
        return window

    async def close(self):
        """Closes all windows."""
        for target, window in self._windows:
            await window.close()
            async with self._session.get(f"{self._base}/json/close/{target}"):
                pass


@asynccontextmanager
async def browsing(port):
    """The browser that listens there; its windows are closed afterwards."""
    async with aiohttp.ClientSession() as session:
        browser = Browser(session, port)
        try:
            yield browser
        finally:
            await browser.close()


@contextmanager
def running_browser(program):
    """Starts a browser with a profile of its own; gives the port where it listens."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True, dir=memory()) as folder:
        command = [program, *FLAGS, f"--user-data-dir={folder}"]
        about = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        # Whatever else it leaves goes with the folder.
        about["env"] = {**os.environ, "TMPDIR": folder}
        with subprocess.Popen(command, **about) as process:
            try:
                yield _port(Path(folder) / "DevToolsActivePort", process)
            finally:
                process.kill()


def _port(file, process):
    end = time.monotonic() + 3 * PATIENCE
    while not (file.exists() and (lines := file.read_text().split())):
        assert process.poll() is None, "the browser has ended at once"
        assert time.monotonic() < end, "the browser never came up"
        time.sleep(STEP)
    return int(lines[0])
