"""Games in the browser, with the bot itself."""

import re

from tests.sandbox_page.people import PHONE
from tests.thorough import thorough

pytestmark = thorough

TURN = "s your turn!"
MOST_TURNS = 40
LATEST = "[...document.querySelectorAll('.pane:first-child .message:not(.ephemeral)')].at(-1)"
PRIVATE = "[...document.querySelectorAll('.pane:first-child .message.ephemeral')].at(-1)"
HAND = "[...document.querySelectorAll('.pane:last-child .message')].at(-1)"

TOO_WIDE = """() => [...document.querySelectorAll(".pane.shown *")]
  .filter((node) => node.getBoundingClientRect().right > innerWidth)
  .map((node) => node.outerHTML.slice(0, 100))"""


async def start(host, **options):
    """Opens a table that tells as fast as it can, and takes nothing away."""
    await host.use("mammamia start", pace="Instant", memory="open", **options)
    await host.sees("Begin")


async def wait_for_turn(person):
    """Waits for the latest message of the table to say so, or for the oven."""
    turn = f"{LATEST}.innerText.includes('{TURN}')"
    await person.window.until(f"{turn} || document.body.innerText.includes('what came out')")
    return "what came out" not in await person.read()


async def play_in_channel(person):
    """Makes a turn with *Play*: its buttons are private, and the channel hears of the last one."""
    before = await person.window.run(f"{LATEST}.dataset.id")
    former = await person.window.run(f"{PRIVATE}?.dataset.id ?? ''")
    await person.press("Play")
    await person.window.until(f"({PRIVATE}?.dataset.id ?? '') !== '{former}'")
    await touch_thrice(person, "channel", PRIVATE)
    await person.window.until(f"{LATEST}.dataset.id != '{before}'")


async def touch_thrice(person, pane="direct", hand=HAND):
    """Makes a turn under a hand: what goes in, how many, and where to draw."""
    await person.press(" \u00d7 ", pane)
    await person.window.until(f"/How many|Wie viele|Going in|Hinein:/.test({hand}.innerText)")
    if await person.window.run(f"/How many|Wie viele/.test({hand}.innerText)"):
        await person.press("1", pane)
    await person.window.until(f"/Going in|Hinein:/.test({hand}.innerText)")
    buttons = f"[...{hand}.querySelectorAll('.body button')]"
    draw = f"{buttons}.find(button => /^(Play|Legen),/.test(button.innerText)).textContent"
    label = await person.window.run(draw)
    await person.press(label, pane)


async def test_a_newcomer_plays_by_buttons_and_by_command_and_sees_the_oven(stage):
    anna = await stage.enter()
    assert "You\u2019re Anna. Type /mammamia start in #pizzeria" in await anna.window.run(
        "document.getElementById('welcome').innerText"
    )
    await start(anna, computers=1)
    await anna.press("Begin")
    await anna.sees("Your ingredients (6)", "direct")
    await anna.sees(TURN)

    await play_in_channel(anna)
    await anna.sees("Anna: “One ")

    assert await wait_for_turn(anna)
    await anna.begin("mammamia play")
    await anna.take()
    await anna.fill("count", "1")
    await anna.fill("draw", "supply")
    await anna.send()
    await anna.sees("Anna used /mammamia play")

    for _ in range(MOST_TURNS):
        if not await wait_for_turn(anna):
            break
        await play_in_channel(anna)
    await anna.sees("Round 1: what came out")
    await anna.sees("Delivered:")
    assert anna.window.complaints == []


async def test_two_windows_are_two_people(stage):
    anna = await stage.enter()
    ben = await stage.enter("Ben")
    await start(anna)
    await ben.press("Join")
    await anna.sees("Ben")
    await anna.sees("Only you can see this")
    await anna.press("Begin")

    await anna.sees("Your ingredients (6)", "direct")
    await ben.sees("Deine Zutaten (6)", "direct")
    # What she was told of the open table is done with.
    await anna.misses("Only you can see this")
    await ben.press("Hand")
    await ben.sees("Nur du kannst das sehen")
    assert "Deine Zutaten" not in await anna.read()

    first, other = (anna, ben) if await is_named(anna, "Anna") else (ben, anna)
    await touch_thrice(first)
    await other.sees("“One ")
    assert await other.window.run("Boolean(document.querySelector('.to-me .mention.mine'))")


async def is_named(person, name):
    """Whether it is this person's turn."""
    await person.sees(TURN)
    return f"@{name}, it" in await person.read()


async def test_commands_have_the_names_of_their_language(stage):
    ben = await stage.enter("Ben")
    await ben.begin("mammamia regeln")
    form = await ben.read()
    assert "/mammamia regeln" in form
    await ben.fill("topic", "")
    await ben.window.until("document.querySelectorAll('.holder [role=option]').length > 3")
    await ben.window.key("ArrowDown", "Enter")
    await ben.send()
    await ben.sees("Nur du kannst das sehen")


async def test_a_phone_shows_one_pane_and_a_hand_that_fits(stage):
    anna = await stage.enter(size=PHONE)
    await anna.begin("mammamia start")
    assert await anna.window.run(f"({TOO_WIDE})()") == []
    await anna.window.key("Escape")
    await start(anna, computers=1)
    await anna.press("Begin")
    tabs = "[...document.querySelectorAll('[role=tab]')]"
    await anna.window.until(f"/1/.test({tabs}[1].innerText)")
    await anna.window.click(f"{tabs}[1]")
    shown = await anna.window.run(
        "[...document.querySelectorAll('.pane')].map(pane => pane.offsetWidth)"
    )
    assert shown == [0, 390]

    await anna.sees("Your ingredients", "direct")
    assert await anna.window.run(f"({TOO_WIDE})()") == []
    await anna.window.click(f"{tabs}[0]")
    await anna.press("Play")
    await anna.window.until(f"/Your ingredients/.test({PRIVATE}?.innerText)")
    assert await anna.window.run(f"({TOO_WIDE})()") == []
    assert await anna.window.run("document.documentElement.scrollWidth") == PHONE[0]
    await anna.window.click(f"{tabs}[1]")
    await touch_thrice(anna)
    await anna.window.click(f"{tabs}[0]")
    await anna.sees("Anna: “One ")
    assert re.search(r"#pizzeria", await anna.window.run(f"{tabs}[0].innerText"))


async def test_a_trick_of_mamma_i_takes_three_touches_on_a_phone(stage):
    anna = await stage.enter(size=PHONE)
    await start(anna, computers=1, game="Mamma I")
    await anna.press("Begin")
    await anna.window.until(f"/Choose|{TURN}/.test({LATEST}.innerText)")
    if "choose a secret" in await anna.window.run(f"{LATEST}.innerText"):
        await anna.press("Choose")
        await anna.sees("Who do you choose?")
        await anna.press("Wife")
    await anna.window.until(f"{LATEST}.innerText.includes('{TURN}')")
    await anna.press("Play")
    await anna.sees("Your turn: what do you do?")
    own = "[...document.querySelectorAll('.pane:first-child .message.ephemeral')].at(-1)"
    # Where it is may change at any moment: pictures come.
    touch = f"({own}.querySelector('.body button').click(), true)"
    await anna.window.run(touch)
    await anna.sees("Where do you place")
    assert await anna.window.run(f"({TOO_WIDE})()") == []
    await anna.window.run(touch)
    await anna.sees("Anna places")
    assert anna.window.complaints == []
