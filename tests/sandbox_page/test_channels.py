"""Threads, messages that are taken away, and channels that are longer than a page."""

import json
import re

import pytest

from tests.sandbox_page.people import PHONE, WIDE
from tests.sandbox_page.test_games import play_in_channel, start
from tests.thorough import thorough

pytestmark = thorough

MESSAGES = "[...document.querySelectorAll('.pane:first-child .message')]"
LINES = f"{MESSAGES}.map(message => message.querySelector('.text').textContent)"
OLDER = "document.querySelector('.pane .older')"
START = "document.querySelector('.pane .start:not([hidden])')?.innerText ?? ''"
FOCUSED = "document.activeElement"
DELETE = "Delete |\u2019s message| löschen|Die Nachricht von "
LONGEST = 100
"""How many letters the name of a thread can have."""

HEIGHT = """["textarea", ".tabs"]
  .map((name) => document.querySelector(name).offsetHeight).join()"""


@pytest.fixture
async def anna(empty_stage):
    """Anna's window, where no bot has logged in."""
    return await empty_stage.enter()


def channel_button(name):
    """The button that leads to a channel or thread."""
    buttons = "[...document.querySelectorAll('.channels button')]"
    return f"{buttons}.find(button => button.textContent.includes({json.dumps(name)}))"


async def go_to(person, name):
    """Goes to a channel or thread."""
    await person.window.click(channel_button(name))
    await person.window.until(f"{channel_button(name)}.hasAttribute('aria-current')")


async def test_a_game_is_played_in_a_thread(stage):
    anna = await stage.enter()
    ben = await stage.enter("Ben")
    await anna.use("mammamia start", pace="Instant", memory="open", thread="True", computers=1)
    await anna.sees("started a thread:")
    await anna.window.click("document.querySelector('.origin .mention')")
    await anna.press("Begin")
    await anna.sees("Your ingredients (6)", "direct")
    await anna.sees("s your turn!")
    await play_in_channel(anna)
    await anna.sees("Anna: “One ")

    await ben.sees("hat einen Thread gestartet: #")
    await ben.window.click("document.querySelector('.origin .mention')")
    await ben.sees("Anna: “One ")
    await go_to(anna, "#pizzeria")
    await anna.misses("Anna: “One ")
    assert anna.window.complaints == ben.window.complaints == []


async def test_the_name_of_a_thread_may_be_long_even_on_a_phone(empty_stage):
    anna = await empty_stage.enter(size=PHONE)
    before = await anna.window.run(HEIGHT)
    await empty_stage.make_threads("Anna", ("All about pineapples. " * 5)[:LONGEST])
    await go_to(anna, "pineapples")
    assert await anna.window.run(HEIGHT) == before
    assert await anna.window.run("document.documentElement.scrollWidth") == PHONE[0]
    box = await anna.window.run(f"{channel_button('pineapples')}.getBoundingClientRect().toJSON()")
    bar = await anna.window.run(
        "document.querySelector('.channels').getBoundingClientRect().toJSON()"
    )
    assert bar["left"] <= box["left"]
    assert box["right"] <= bar["right"] + 1


CUT = """[...document.querySelectorAll(".channels button")].filter((button) => {
  const [row, bar] = [button, button.parentElement].map((node) => node.getBoundingClientRect());
  const isOutside = row.bottom < bar.top + 2 || row.top > bar.bottom - 2;
  return !isOutside && (row.top < bar.top - 1 || row.bottom > bar.bottom + 1);
}).map((button) => button.textContent)"""
"""The channels of which only a part of a line can be seen."""


async def test_the_name_that_the_host_gives_a_thread_fits_on_a_phone(empty_stage):
    anna = await empty_stage.enter(size=PHONE)
    await empty_stage.make_threads("Anna", "Mamma Mia! Plus · Anna", "Mamma Mia! · Dario")
    await anna.window.until(f"Boolean({channel_button('Dario')})")
    label = f"{channel_button('Plus')}.querySelector('.label')"
    assert await anna.window.run(f"{label}.scrollWidth <= {label}.clientWidth")
    assert await anna.window.run(CUT) == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_many_threads_take_more_lines_but_not_the_whole_page(empty_stage, size):
    anna = await empty_stage.enter(size=size)
    await empty_stage.make_threads("Carla", *(f"All about dish {place}" for place in range(20)))
    await go_to(anna, "dish 19")
    channels = "document.querySelector('.channels')"
    assert await anna.window.run(f"{channels}.scrollWidth <= {channels}.clientWidth")
    bar = await anna.window.run(f"{channels}.getBoundingClientRect().toJSON()")
    assert bar["height"] < size[1] / 8
    box = await anna.window.run(f"{channel_button('dish 19')}.getBoundingClientRect().toJSON()")
    assert bar["top"] <= box["top"] + 1
    assert box["bottom"] <= bar["bottom"] + 1
    before = await anna.window.run(f"{channels}.scrollTop")
    assert before > 0
    assert await anna.window.run(CUT) == []
    await anna.window.run(f"{channels}.scrollTop = 50")
    await two_frames(anna)
    assert await anna.window.run(CUT) == []
    await anna.window.run(f"{channels}.scrollTop = {before}")
    await empty_stage.make_threads("Carla", "One more")
    await anna.window.until(f"Boolean({channel_button('One more')})")
    assert await anna.window.run(f"{channels}.scrollTop") == before


async def test_whoever_is_in_a_thread_that_goes_is_led_back(anna, empty_stage):
    await empty_stage.make_threads("Anna", "Short")
    await go_to(anna, "Short")
    thread = next(one for one in empty_stage.server.box.world.channels.values() if one.is_thread)
    await empty_stage.trouble(kind="delete_channel", channel=str(thread.id))
    await anna.window.until(f"!{channel_button('Short')}")
    await anna.window.until(f"{channel_button('#pizzeria')}.hasAttribute('aria-current')")
    assert anna.window.complaints == []


async def removable(person, pane="channel"):
    """Whose messages this person could delete."""
    place = ("channel", "direct").index(pane)
    buttons = f"document.querySelectorAll('.pane')[{place}].querySelectorAll('header button')"
    labels = await person.window.run(f"[...{buttons}].map(b => b.getAttribute('aria-label'))")
    return [re.sub(DELETE, "", label) for label in labels]


async def test_moderators_may_delete_everything_and_the_others_their_own(stage):
    people = [await stage.enter(name) for name in ("Anna", "Ben", "Carla")]
    anna = people[0]
    await start(anna)
    await stage.say("Anna", "Hello from Anna")
    await stage.say("Carla", "Hello from Carla")
    await stage.say("Anna", "Hello, host", channel=await direct_channel(anna, stage))
    for person in people:
        await person.sees("Hello from Carla")
    await anna.sees("Hello, host", "direct")
    await anna.sees("Only you can see this")
    found = [await removable(person) for person in people]
    everything = ["Mamma Mia!", "Anna", "Carla"]
    assert found == [everything, everything, ["Carla"]]
    assert await removable(anna, "direct") == ["Anna"]
    assert anna.window.complaints == []


async def direct_channel(person, stage):
    """The direct messages of somebody with the bot."""
    await person.sees("at the table. Your cards come here", "direct")
    channels = stage.server.box.world.channels.values()
    return next(one.id for one in channels if one.is_direct and one.messages)


async def ask_to_delete(person, text):
    """Presses Delete at the message that says so, and waits to be asked."""
    message = f"{MESSAGES}.find(message => message.innerText.includes({json.dumps(text)}))"
    await person.window.click(f"{message}.querySelector('header button')")
    await person.window.until("Boolean(document.querySelector('dialog[open] .button.danger'))")


async def test_a_message_is_deleted_for_everyone_after_asking(anna, empty_stage):
    carla = await empty_stage.enter("Carla")
    await empty_stage.say("Carla", "First", "Second")
    await anna.sees("Second")
    await ask_to_delete(anna, "First")
    await anna.window.key("Escape")
    await anna.window.until("!document.querySelector('dialog[open]')")
    await empty_stage.say("Carla", "Third")
    await carla.sees("Third")
    assert await carla.window.run(LINES) == ["First", "Second", "Third"]

    await ask_to_delete(anna, "First")
    await anna.window.key("Enter")
    for person in (anna, carla):
        await person.misses("First")
        assert await person.window.run(LINES) == ["Second", "Third"]
    assert await anna.window.run(f"{FOCUSED}.className") == "scroller"

    await ask_to_delete(carla, "Second")
    await carla.window.key("Enter")
    await anna.misses("Second")


async def test_it_is_no_trouble_if_somebody_else_was_faster(anna, empty_stage):
    ben = await empty_stage.enter("Ben")
    await empty_stage.say("Carla", "Twice")
    for person in (anna, ben):
        await person.sees("Twice")
        await ask_to_delete(person, "Twice")
    for person in (anna, ben):
        await person.window.key("Enter")
        await person.misses("Twice")
    await empty_stage.say("Carla", "Later")
    await ben.sees("Later")
    assert await ben.window.run("document.getElementById('trouble').hidden")


async def enter_long(stage, number):
    """Anna in a channel with so many messages."""
    await stage.say("Carla", *(f"{place}." for place in range(number)))
    anna = await stage.enter()
    await anna.window.until(f"{LINES}.at(-1) === '{number - 1}.'")
    return anna


def numbered(*places):
    """What stands in those messages."""
    return [f"{place}." for place in range(*places)]


async def load_older(person, number):
    """Asks for older messages, and waits until there are so many."""
    await person.window.run(f"{OLDER}.focus()")
    await person.window.key("Enter")
    await person.window.until(f"{MESSAGES}.length === {number}")


GROWN = """async (node, kind) => {
  const log = document.querySelector(".log");
  await new Promise((done) => new MutationObserver(done).observe(node, kind));
  log.lastElementChild.style.paddingBottom = "300px";
}"""
"""Pictures come in the same moment in which something goes."""

IS_AT_END = """(({ scrollHeight, scrollTop, clientHeight }) =>
  scrollHeight - scrollTop - clientHeight < 2)(document.querySelector(".scroller"))"""


async def two_frames(person):
    """Waits until the page has been drawn twice."""
    frame = "new Promise(requestAnimationFrame)"
    await person.window.run(f"{frame}.then(() => {frame})")


async def test_whoever_is_at_the_end_stays_there_when_a_message_goes(empty_stage):
    anna = await enter_long(empty_stage, 40)
    await anna.window.run(f"({GROWN})(document.querySelector('.log'), {{childList: true}}), 0")
    await ask_to_delete(anna, "30.")
    await anna.window.key("Enter")
    await anna.misses("30.")
    await two_frames(anna)
    assert await anna.window.run(IS_AT_END)
    await empty_stage.say("Carla", "Later")
    await anna.sees("Later")
    assert await anna.window.run(IS_AT_END)


async def test_whoever_is_at_the_end_stays_there_after_a_command(stage):
    await stage.say("Carla", *(f"{place}." for place in range(40)))
    anna = await stage.enter()
    await anna.sees("39.")
    await anna.begin("mammamia rules")
    await two_frames(anna)
    composer = "document.querySelector('.composer')"
    await anna.window.run(f"({GROWN})({composer}, {{childList: true}}), 0")
    await anna.send()
    await anna.sees("Only you can see this")
    await two_frames(anna)
    assert await anna.window.run(IS_AT_END)


async def test_whoever_reads_further_up_is_left_there(empty_stage):
    anna = await enter_long(empty_stage, 40)
    await anna.window.run("document.querySelector('.scroller').scrollTop -= 300")
    await two_frames(anna)
    await empty_stage.say("Carla", "Later")
    await anna.sees("New messages")
    assert not await anna.window.run(IS_AT_END)


async def test_older_messages_come_page_by_page(empty_stage):
    anna = await enter_long(empty_stage, 120)
    assert await anna.window.run(LINES) == numbered(70, 120)
    assert await anna.window.run(START) == ""
    await anna.window.run(f"{OLDER}.scrollIntoView()")
    first = f"{MESSAGES}.find(m => m.textContent.includes('70.')).getBoundingClientRect().top"
    before = await anna.window.run(first)
    await load_older(anna, 100)
    assert await anna.window.run(LINES) == numbered(20, 120)
    assert abs(await anna.window.run(first) - before) < 2

    assert not await anna.window.run(f"{OLDER}.hidden")
    await load_older(anna, 120)
    assert await anna.window.run(LINES) == numbered(120)
    assert await anna.window.run(f"{OLDER}.hidden")
    assert await anna.window.run(START) == "This is the start of #pizzeria"
    assert await anna.window.run(f"{FOCUSED}.className") == "scroller"


async def test_a_channel_has_a_mark_where_it_begins(empty_stage):
    ben = await empty_stage.enter("Ben")
    await ben.sees("Hier wurde noch nichts gesagt.")
    assert await ben.window.run(START) == ""
    await empty_stage.say("Carla", "First")
    await ben.sees("First")
    assert await ben.window.run(START) == "Das ist der Anfang von #pizzeria"
    await go_to(ben, "#kitchen")
    await ben.sees("Hier wurde noch nichts gesagt.")
    assert await ben.window.run(START) == ""


async def test_a_change_of_an_old_message_does_not_put_it_out_of_its_place(empty_stage):
    path = f"{empty_stage.channel()}/messages"
    said = await empty_stage.bot("POST", path, json={"content": "The lobby"})
    anna = await enter_long(empty_stage, 60)
    await empty_stage.bot("PATCH", f"{path}/{said['id']}", json={"content": "The lobby, changed"})
    await empty_stage.say("Carla", "60.")
    await anna.sees("60.")
    assert await anna.window.run(LINES) == numbered(10, 61)
    await load_older(anna, 62)
    assert await anna.window.run(LINES) == ["The lobby, changed", *numbered(61)]


async def test_what_comes_late_does_not_come_into_another_channel(empty_stage):
    anna = await enter_long(empty_stage, 60)
    await anna.window.run(
        "window.slow = fetch, window.fetch = async (...what) => {"
        " const isOlder = what[0].includes('before=');"
        " if (isOlder) await new Promise(done => window.goOn = done);"
        " const answer = await slow(...what); window.hasCome = isOlder; return answer; }, 0"
    )
    await anna.window.run(f"{OLDER}.click()")
    # At once, before anything of the other channel has come.
    assert await anna.window.run(f"{channel_button('#kitchen')}.click(), {OLDER}.hidden")
    await anna.sees("Nothing has been said here yet.")
    await anna.window.run("goOn()")
    await anna.window.until("hasCome")
    await empty_stage.say("Carla", "In the kitchen", channel="kitchen")
    await anna.sees("In the kitchen")
    assert await anna.window.run(LINES) == ["In the kitchen"]
    assert anna.window.complaints == []
