"""What the page shows and how it is used, where no bot has logged in: it speaks through the API."""

import json
import struct
import zlib

import aiohttp
import pytest

from bot.sandbox import invoking
from bot.sandbox.buckets import RATES
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from tests.sandbox_page.browser import browsing
from tests.sandbox_page.people import Stage
from tests.thorough import thorough

SELECT = {
    "type": 3,
    "custom_id": "topic",
    "placeholder": "Choose a topic",
    "options": [
        {"label": "Overview", "value": "o"},
        {"label": "Oven", "value": "v", "description": "What happens in there"},
    ],
}
BUTTONS = {
    "type": 1,
    "components": [
        {"type": 2, "style": 3, "custom_id": "join", "label": "Join", "emoji": {"name": "🪑"}},
        {"type": 2, "style": 2, "custom_id": "off", "label": "Later", "disabled": True},
    ],
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 0x3A8F3A,
            "components": [
                {"type": 10, "content": "### Heading\n-# small\n**bold** and a list\n- one\n- two"},
                {"type": 14},
                BUTTONS,
                {"type": 1, "components": [SELECT]},
            ],
        }
    ],
}

FORM = [
    {"type": 10, "content": "Fill in **everything**"},
    {
        "type": 18,
        "label": "Cards",
        "component": {
            "type": 3,
            "custom_id": "cards",
            "min_values": 2,
            "max_values": 2,
            "options": [{"label": name, "value": name} for name in ("olive", "salami", "shrimp")],
        },
    },
    {
        "type": 18,
        "label": "Wish",
        "description": "What you would like",
        "component": {"type": 4, "custom_id": "wish", "style": 1, "max_length": 10},
    },
]

LAST = "[...document.querySelectorAll('.pane:first-child .message')].at(-1)"


def picture():
    """A PNG of one red pixel."""

    def chunk(kind, data):
        checked = kind + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(b"\0\xff\0\0")), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


MARKDOWN = [
    ("# Large", "[role=heading][aria-level='3']", "Large"),
    ("-# small", "p.small", "small"),
    ("**bold *and* more**", "strong em", "and"),
    ("__under__ ~~gone~~", "u", "under"),
    ("a_b_c \\*no\\*", "p", "a_b_c *no*"),
    ("`x < 1`", "code", "x < 1"),
    ("```py\nx = 1\n```", "pre code", "x = 1"),
    ("> said", "blockquote", "said"),
    ("- one\n  - two", "ul ul li", "two"),
    ("3. three", "ol[start='3'] li", "three"),
    ("[there](https://example.org)", "a[href='https://example.org']", "there"),
    ("[bad](javascript:alert(1))", "p", "[bad](javascript:alert(1))"),
    ("<script>alert(1)</script>", "p", "<script>alert(1)</script>"),
    ("<@{anna}>", ".mention.mine", "@Anna"),
    ("<@{ben}>", ".mention:not(.mine)", "@Ben"),
    ("<#{pizzeria}>", ".mention", "#pizzeria"),
    ("<t:0:R>", "time[data-relative]", "years ago"),
]
"""What is said, and where the page shows what of it."""


@thorough
async def test_markdown_reads_as_at_discord(still_page, monkeypatch):
    page, stage = still_page
    monkeypatch.setitem(RATES, "messages", (1000, 1.0))
    ids = {"anna": stage.user("Anna"), "ben": stage.user("Ben")}
    ids["pizzeria"] = stage.channel().rpartition("/")[2]
    for written, selector, shown in MARKDOWN:
        text = written
        for name, number in ids.items():
            text = text.replace(f"{{{name}}}", str(number))
        said = await stage.bot("POST", f"{stage.channel()}/messages", json={"content": text})
        place = f"document.querySelector(`[data-id='{said['id']}'] .text {selector}`)"
        assert shown in await page.window.until(f"{place}?.textContent"), text


@pytest.fixture
async def still_page(empty_stage):
    """Anna's window, and the sandbox behind it."""
    return await empty_stage.enter(), empty_stage


@thorough
async def test_messages_come_change_and_go(still_page):
    anna, stage = still_page
    path = f"{stage.channel()}/messages"
    said = await stage.bot("POST", path, json=LAYOUT)
    await anna.sees("Heading")
    assert await anna.window.run(f"{LAST}.querySelectorAll('.button').length") == 2
    assert await anna.window.run(f"{LAST}.querySelectorAll('.button')[1].disabled")
    changed = {"components": [{"type": 10, "content": "Changed"}]}
    await stage.bot("PATCH", f"{path}/{said['id']}", json=changed)
    await anna.sees("Changed")
    await anna.sees("(edited)")
    await stage.bot("DELETE", f"{path}/{said['id']}")
    await anna.misses("Changed")
    await anna.sees("Nothing has been said here yet.")


@thorough
async def test_pictures_have_their_words_and_files_can_be_fetched(still_page):
    anna, stage = still_page
    form = aiohttp.FormData()
    gallery = {"media": {"url": "attachment://table.png"}, "description": "The table: two olives"}
    file = {"type": 13, "file": {"url": "attachment://game.json"}}
    message = {
        "flags": 1 << 15,
        "components": [{"type": 12, "items": [gallery]}, file],
        "attachments": [{"id": 0, "filename": "table.png"}, {"id": 1, "filename": "game.json"}],
    }
    form.add_field("payload_json", json.dumps(message))
    form.add_field("files[0]", picture(), filename="table.png", content_type="image/png")
    form.add_field("files[1]", b"{}", filename="game.json", content_type="application/json")
    await stage.bot("POST", f"{stage.channel()}/messages", data=form)
    shown = f"{LAST}?.querySelector('img.picture')"
    await anna.window.until(f"{shown}?.naturalWidth === 1")
    assert await anna.window.run(f"{shown}.alt") == "The table: two olives"
    link = f"{LAST}.querySelector('a[download]')"
    assert await anna.window.run(f"{link}.textContent") == "game.json"
    assert await anna.window.run(f"fetch({link}.href).then(answer => answer.text())") == "{}"


@thorough
async def test_who_is_spoken_to_elsewhere_is_told(still_page):
    anna, stage = still_page
    greeting = {"content": f"<@{stage.user('Anna')}> hello"}
    await stage.bot("POST", f"{stage.channel('kitchen')}/messages", json=greeting)
    await anna.window.until("document.title === '(1) Anna · Sandbox'")
    await anna.window.click("document.querySelector('.channels button:nth-child(2)')")
    await anna.sees("hello")
    await anna.window.until("document.title === 'Anna · Sandbox'")


@thorough
async def test_who_is_alone_is_offered_no_second_window(browser_port):
    alone = build_server(make_world(players=1))
    async with serving(alone) as server, browsing(browser_port) as browser:
        anna = await Stage(server, browser).enter()
        people = await anna.window.run("document.getElementById('people').innerText")
        assert people.split() == ["You", "are", "You", "are:", "Anna", "▾"]


@thorough
async def test_a_channel_can_be_used_before_direct_messages_are_open(still_page):
    anna, stage = still_page
    never = "path.endsWith('/users/@me/channels') ? new Promise(() => {}) : known(path, ...how)"
    script = f"const known = fetch; window.fetch = (path, ...how) => {never};"
    await anna.window.call("Page.addScriptToEvaluateOnNewDocument", source=script)
    await anna.window.go("about:blank")
    await anna.window.go(f"{stage.server.page}#Carla")
    await anna.window.until("connection.textContent == 'Connected'")
    await anna.sees("Nothing has been said here yet.")
    await anna.sees("Your cards come here once you\u2019re at a table.", "direct")


@thorough
async def test_nothing_is_missed_while_the_connection_is_broken(still_page):
    anna, stage = still_page
    await anna.window.run(
        "window.seen = []; new MutationObserver(() => seen.push(connection.textContent))"
        ".observe(connection, {childList: true, subtree: true, characterData: true})"
    )
    await stage.trouble(kind="drop_gateway", user=str(stage.user("Anna")))
    await stage.bot("POST", f"{stage.channel()}/messages", json={"content": "Are you there?"})
    await anna.sees("Are you there?")
    await stage.trouble(kind="invalid_session", resumable=False, user=str(stage.user("Anna")))
    await stage.bot("POST", f"{stage.channel()}/messages", json={"content": "And now?"})
    await anna.sees("And now?")
    await anna.window.until("window.seen.at(-1) === 'Connected'")
    assert any("trying again" in text for text in await anna.window.run("window.seen"))


@thorough
async def test_the_focus_stays_where_it_is_when_everything_is_fetched_anew(still_page):
    anna, stage = still_page
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.sees("Heading")
    await anna.window.run(f"window.old = {LAST}, old.querySelector('.toggle').focus()")
    await stage.trouble(kind="invalid_session", resumable=False, user=str(stage.user("Anna")))
    await anna.window.until("!window.old.isConnected")
    assert await anna.window.run(f"{LAST}.contains(document.activeElement)")
    assert await anna.window.run("document.activeElement.className") == "toggle"


@thorough
async def test_a_press_that_nobody_answers_has_failed(still_page, monkeypatch):
    anna, stage = still_page
    monkeypatch.setattr(invoking, "TIME_TO_ANSWER", 0.3)
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.press("Join")
    await anna.sees("This interaction failed")


async def test_a_form_sends_what_was_filled_in(still_page):
    anna, stage = still_page
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.press("Join")
    await stage.answer(9, custom_id="form", title="A form", components=FORM)
    assert "Fill in everything" in await anna.sees_form()

    await anna.window.click("document.querySelector('dialog [type=submit]')")
    assert "Choose at least 2." in await anna.sees_form()
    await anna.window.key("Enter", "Enter", "ArrowDown", "ArrowDown", "Enter", "Tab", "Enter")
    await anna.window.key("Tab")
    await anna.window.write("2 olives, please")
    await anna.window.key("Enter")
    sent = await stage.answer(5, flags=64)
    cards, wish = (part["component"] for part in sent.data["components"] if "component" in part)
    assert cards["values"] == ["olive", "shrimp"]
    assert wish["value"] == "2 olives, "
    await anna.window.until("!document.querySelector('dialog').open")
    await anna.sees("Mamma Mia! is thinking")
    await anna.window.click(f"{LAST}.querySelector('footer button')")
    await anna.misses("is thinking")


def ticks(kind, key, **more):
    options = [{"label": name, "value": name} for name in ("olive", "salami", "shrimp")]
    component = {"type": kind, "custom_id": key, "options": options, **more}
    return {"type": 18, "label": key, "component": component}


async def test_in_a_form_one_or_several_are_ticked(still_page):
    anna, stage = still_page
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.press("Join")
    parts = [ticks(21, "One"), ticks(22, "Some", min_values=2, max_values=2)]
    await stage.answer(9, custom_id="form", title="A form", components=parts)
    await anna.sees_form()
    await anna.window.click("document.querySelector('dialog [type=submit]')")
    assert "Choose at least 2." in await anna.sees_form()
    boxes = "document.querySelectorAll('dialog .ticks input')"
    for place in (0, 2, 3, 5):
        await anna.window.click(f"{boxes}[{place}].parentElement")
    assert await anna.window.run(f"{boxes}[4].disabled")
    await anna.window.click("document.querySelector('dialog [type=submit]')")
    sent = await stage.answer(5, flags=64)
    one, some = (part["component"] for part in sent.data["components"])
    assert one["value"] == "shrimp"
    assert some["values"] == ["olive", "shrimp"]


@thorough
async def test_an_answer_to_a_press_is_a_reply_even_when_what_was_pressed_is_gone(still_page):
    anna, stage = still_page
    pressed = await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.press("Join")
    await stage.answer(4, content="You sit here")
    await anna.sees("↩ Mamma Mia!: …")
    await stage.bot("DELETE", f"{stage.channel()}/messages/{pressed['id']}")
    await stage.bot("POST", f"{stage.channel()}/messages", json={"content": "anew"})
    await anna.sees("↩ Original message was deleted")


async def test_a_locked_phone_shows_what_calls_and_nothing_of_new_components(still_page):
    anna, stage = still_page
    phone = "document.querySelector('#phone:not([hidden])')?.textContent"
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await anna.window.until(f"{phone} === '🔔 an empty notification'")
    call = {"content": f"<@{stage.user('Anna')}>, it is your turn!"}
    await stage.bot("POST", f"{stage.channel()}/messages", json=call)
    await anna.window.until(f"{phone} === '🔔 @Anna, it is your turn!'")


@thorough
async def test_without_a_bot_there_are_no_commands_and_words_are_only_said(still_page):
    anna, _ = still_page
    window = anna.window
    # Whoever types without having gone anywhere writes in the channel.
    await window.key("/")
    await anna.sees("No commands yet")
    await window.key("Backspace")
    await window.write("Hello, I am **Anna**")
    await window.key("Enter")
    await window.until(f"{LAST}?.querySelector('strong')?.textContent === 'Anna'")


@thorough
async def test_lists_are_used_by_keyboard(still_page):
    anna, stage = still_page
    window = anna.window
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await window.until(f"Boolean({LAST}?.querySelector('.toggle'))")
    await window.run(f"{LAST}.querySelector('.button').focus()")
    await window.key("Tab", "Enter")
    await window.until("document.activeElement.getAttribute('role') === 'listbox'")
    await window.key("ArrowDown", "Escape")
    assert await window.run("document.activeElement.className") == "toggle"
    assert "Choose a topic" in await anna.read()
    await window.key("ArrowDown")
    await window.key("End", "Enter")
    assert await window.run(f"{LAST}.querySelector('.shown').textContent") == "Oven"


@thorough
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everything_can_be_read_in_light_and_dark(still_page, scheme):
    anna, stage = still_page
    await anna.window.prefer(scheme)
    mention = {"content": f"<@{stage.user('Anna')}> `code` [link](https://example.org)"}
    await stage.bot("POST", f"{stage.channel()}/messages", json=LAYOUT)
    await stage.bot("POST", f"{stage.channel()}/messages", json=mention)
    await anna.sees("@Anna")
    assert await anna.window.run(f"({CONTRASTS})()") == []


CONTRASTS = """() => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => numbers(color).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const back = (node) => {
    for (; node; node = node.parentElement) {
      const color = getComputedStyle(node).backgroundColor;
      if ((numbers(color)[3] ?? 1) > 0) return color;
    }
    return "rgb(255, 255, 255)";
  };
  const isText = (child) => child.nodeType === 3 && child.data.trim();
  const words = (node) => [...node.childNodes].some(isText);
  return [...document.querySelectorAll("body *")]
    .filter((node) => node.checkVisibility() && words(node) && !node.disabled)
    .filter((node) => !node.matches(".drawn"))
    .map((node) => [getComputedStyle(node).color, back(node), node.textContent.trim()])
    .map(([front, behind, text]) => [[light(front), light(behind)].sort((a, b) => b - a), text])
    .map(([[high, low], text]) => [Math.round(((high + 0.05) / (low + 0.05)) * 10) / 10, text])
    .filter(([ratio]) => ratio < 4.5);
}"""
