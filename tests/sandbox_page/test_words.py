"""What the page itself says: the same in every language, and nothing hard-wired."""

import json
import re

import pytest

from bot.sandbox.server import PAGE
from bot.sandbox.setup import make_world
from bot.screens.words import LANGUAGES
from tests.sandbox_page.test_page import FORM, LAST, LAYOUT
from tests.thorough import thorough

ENTRY = re.compile(r"  (\w+): (\"(?:[^\"\\]|\\.)*\"),")
SCRIPTS = sorted(PAGE.glob("*.js"))


def read_catalogue(language):
    """The phrases by their keys."""
    head, _, rest = (PAGE / "words" / f"{language}.js").read_text().partition("export default {\n")
    assert head
    lines = [line for line in rest.removesuffix("};\n").splitlines() if line.strip()]
    found = [ENTRY.fullmatch(line) for line in lines if not line.startswith("  //")]
    assert all(found), f"{language}.js has a line that is no phrase"
    return {key: json.loads(text) for key, text in (entry.groups() for entry in found)}


CATALOGUES = {language: read_catalogue(language) for language in LANGUAGES}
ENGLISH, GERMAN = CATALOGUES["en"], CATALOGUES["de"]


def holes(text):
    """What is filled in."""
    return sorted(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_the_same_phrases(language):
    said = CATALOGUES[language]
    assert list(said) == list(ENGLISH)
    assert {key: holes(text) for key, text in said.items()} == {
        key: holes(text) for key, text in ENGLISH.items()
    }


def test_the_page_speaks_all_languages_of_the_host_and_no_other():
    assert {file.stem for file in (PAGE / "words").iterdir()} == {*LANGUAGES}
    script = (PAGE / "words.js").read_text()
    assert {*re.findall(r'^import (\w+) from "./words/\1.js";$', script, re.M)} == {*LANGUAGES}
    assert re.findall(r'lang="(\w+)">', (PAGE / "index.html").read_text())[1:] == [*LANGUAGES]


def test_people_in_the_sandbox_speak_all_languages_of_the_bot():
    spoken = {user.locale.split("-")[0] for user in make_world().people}
    assert spoken == {*LANGUAGES}


def code():
    """The scripts, without what is said to those who read or change them."""
    aside = re.compile(r"(?m)(?:^|\s)//.*|new Error\(.*\)")
    return {file.name: aside.sub("", file.read_text()) for file in SCRIPTS}


def test_every_phrase_is_said_somewhere_and_there_is_one_for_everything():
    everything = "\n".join(code().values()) + (PAGE / "index.html").read_text()
    assert [key for key in ENGLISH if f'"{key}"' not in everything] == []
    asked = set(re.findall(r'phrase\("(\w+)"|data-phrase="(\w+)"', everything))
    assert {one or other for one, other in asked} <= ENGLISH.keys()


LITERAL = re.compile(r'(class: )?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)')
WORDS = re.compile(r"(?<![\w-])[A-Z][a-z]+(?![\w-]|: )|[A-Za-z]{2,}[,.:]? [A-Za-z]{2,}|[a-z]{2,} …")
NO_WORDS = frozenset({"Enter", "Escape", "Tab", "Backspace", "noopener noreferrer", "mention mine"})


def hard_wired(script):
    """The texts in it that read like words for people."""
    found = [text[1:-1] for is_class, text in LITERAL.findall(script) if not is_class]
    plain = [re.sub(r"\$\{[^}]*\}", " ", text) for text in found if "=>" not in text]
    selectors = re.compile(r"[.#\[]\w|^button, |^(?:input|dialog)")
    kept = [text for text in plain if text not in NO_WORDS and not selectors.search(text)]
    return [text for text in kept if WORDS.search(text)]


@pytest.mark.parametrize("name", [file.name for file in SCRIPTS])
def test_no_script_has_words_of_its_own(name):
    assert hard_wired(code()[name]) == []


@pytest.mark.parametrize(
    "script",
    [
        'button("Cancel", f)',
        "tell(`Sending ${name} …`)",
        'el("p", {}, "Nothing fits.")',
        '"aria-label": "Write something else"',
    ],
)
def test_words_in_a_script_are_found(script):
    assert hard_wired(script)


def test_the_page_begins_without_words():
    text = (PAGE / "index.html").read_text()
    text = re.sub(r"(?s)<noscript>.*</noscript>|<title>Sandbox</title>|<!doctype html>", "", text)
    assert set(re.findall(r">([^<\n]+)<", text)) <= {"Sandbox"}
    assert not re.search(r"aria-label=|title=|alt=|placeholder=", text)


TEXTS = """(() => {
  const said = [];
  const isOwn = (node) => !node.closest(".text");
  for (const node of document.querySelectorAll("body, body *")) {
    if (!isOwn(node) || node.closest("noscript")) continue;
    for (const child of node.childNodes) if (child.nodeType === 3) said.push(child.data);
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (node.tagName !== "TIME") said.push(node.getAttribute(name) ?? "");
    }
  }
  for (const node of document.querySelectorAll("time")) {
    const place = said.indexOf(node.textContent);
    if (place >= 0) said.splice(place, 1);
  }
  return said.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
})()"""

NAMES = (
    "Sandbox",
    "Mamma Mia!",
    "Anna",
    "Ben",
    "Carla",
    "Dario",
    "pizzeria",
    "kitchen",
    "Englisch",
    "Italienisch",
)
OF_THE_BOT = ("Join", "Later", "Choose a topic", "Overview", "Oven", "What happens in there")
OF_THE_FORM = ("A form", "Cards", "Wish", "What you would like", "olive", "salami", "shrimp")


def german(known):
    """Whatever the page may say in German, around these names."""
    name = "|".join(map(re.escape, known))
    name = rf"(?:[#@↳/ ]*(?:{name})|\d+)"
    phrases = [re.sub(r"\\\{\w+\\\}", lambda _: name, re.escape(text)) for text in GERMAN.values()]
    one = "|".join([*phrases, name])
    return re.compile(rf"(?:[\W\d]*(?:{one}))+[\W\d]*")


async def not_german(person, *known):
    """What can be read on the page, or heard, that is no German."""
    pattern = german((*NAMES, *known))
    return [text for text in await person.window.run(TEXTS) if not pattern.fullmatch(text)]


@thorough
async def test_the_page_speaks_german_to_a_german(empty_stage):
    ben = await empty_stage.enter("Ben")
    await ben.sees("Hier wurde noch nichts gesagt.")
    await ben.window.until("connection.textContent === 'Verbunden'")
    assert await ben.window.run("document.documentElement.lang") == "de"
    assert await not_german(ben) == []

    await empty_stage.say("Anna", "Something in English")
    said = await empty_stage.bot("POST", f"{empty_stage.channel()}/messages", json=LAYOUT)
    await empty_stage.bot("PATCH", f"{empty_stage.channel()}/messages/{said['id']}", json=LAYOUT)
    await ben.sees("(bearbeitet)")
    assert await not_german(ben, *OF_THE_BOT) == []

    await ben.press("Join")
    await empty_stage.answer(9, custom_id="form", title="A form", components=FORM)
    await ben.sees_form()
    await ben.window.click("document.querySelector('dialog [type=submit]')")
    await ben.window.until("document.querySelector('dialog').innerText.includes('mindestens 2')")
    assert await not_german(ben, *OF_THE_BOT, *OF_THE_FORM) == []
    await ben.window.key("Escape")

    await ben.window.click(f"{LAST}.querySelector('header button')")
    await ben.window.until("document.querySelector('dialog[open]')?.innerText.includes('löschen')")
    assert await not_german(ben, *OF_THE_BOT, *OF_THE_FORM) == []
    assert ben.window.complaints == []


@thorough
async def test_commands_are_filled_in_in_german(stage):
    ben = await stage.enter("Ben")
    await ben.begin("mammamia eröffnen")
    shown = await ben.window.run("document.querySelector('form.command').innerText")
    assert "Senden" in shown
    assert "Send\n" not in shown
    await ben.fill("computers", "many")
    await ben.window.click("document.querySelector('form.command .send')")
    field = "document.querySelector('input[name=computers]')"
    assert await ben.window.until(f"{field}.validationMessage") in GERMAN.values()


@thorough
async def test_what_is_refused_is_refused_in_german(empty_stage):
    path = f"/applications/{empty_stage.server.box.world.application_id}/commands"
    told = [{"name": "pizza", "description": "x"}]
    await empty_stage.bot("PUT", path, json=told)
    ben = await empty_stage.enter("Ben")
    await ben.begin("pizza")
    await empty_stage.trouble(kind="kick_bot")
    await ben.window.click("document.querySelector('form.command .send')")
    await ben.sees("/pizza: Diesen Befehl gibt es hier nicht mehr.")
    assert await not_german(ben, "pizza", "x") == []


@thorough
async def test_a_page_that_is_broken_says_so_in_german(empty_stage):
    ben = await empty_stage.enter("Ben")
    await ben.window.run("Promise.reject(new TypeError('x is not a function')), 0")
    await ben.window.until(f"trouble.innerText.startsWith({json.dumps(GERMAN['tryAgain'])})")


@thorough
async def test_the_time_of_a_change_is_told_in_german(empty_stage):
    ben = await empty_stage.enter("Ben")
    path = f"{empty_stage.channel()}/messages"
    said = await empty_stage.bot("POST", path, json={"content": "One"})
    await empty_stage.bot("PATCH", f"{path}/{said['id']}", json={"content": "Two"})
    await ben.sees("(bearbeitet)")
    title = await ben.window.run(f"{LAST}.querySelector('.edited').title")
    assert re.search(r"tag, \d+\. \w+ 20\d\d", title)


@thorough
async def test_others_read_english(empty_stage):
    anna = await empty_stage.enter("Anna")
    await anna.window.until("connection.textContent === 'Connected'")
    assert await anna.window.run("document.documentElement.lang") == "en"
    assert await not_german(anna)


def wish(*languages):
    """A browser that is set to these languages."""
    return f"Object.defineProperty(navigator, 'languages', {{value: {json.dumps(languages)}}});"


async def come_back(stage, script):
    """Opens the page in a browser that is changed by a script."""
    person = await stage.enter("Carla")
    await person.window.call("Page.addScriptToEvaluateOnNewDocument", source=script)
    await person.window.go("about:blank")
    await person.window.go(stage.server.page)
    await person.window.until("['ready', 'refused'].includes(connection.dataset.status)")
    return person


@thorough
@pytest.mark.parametrize(
    ("languages", "name", "nothing"),
    [
        (["de-AT", "en"], "Ben", "Hier wurde noch nichts gesagt."),
        (["fr", "de"], "Ben", "Hier wurde noch nichts gesagt."),
        (["it"], "Dario", "Qui non si è ancora detto niente."),
        (["en-GB", "de"], "Anna", "Nothing has been said here yet."),
        (["fr"], "Anna", "Nothing has been said here yet."),
    ],
)
async def test_whoever_has_chosen_nobody_is_spoken_to_as_the_browser_wishes(
    empty_stage, languages, name, nothing
):
    person = await come_back(empty_stage, wish(*languages))
    await person.sees(nothing)
    await person.window.until(f"document.title.startsWith('{name}')")


@thorough
async def test_before_anybody_is_known_the_browser_is_asked(empty_stage):
    gone = "window.fetch = () => Promise.reject(new Error('gone'));"
    person = await come_back(empty_stage, wish("de") + gone)
    await person.window.until("trouble.innerText.startsWith('Die Sandbox antwortet nicht.')")
    assert await person.window.run("connection.textContent") == "Nicht verbunden"
    assert await not_german(person) == []


@thorough
async def test_what_the_bot_says_has_its_own_language(empty_stage):
    ben = await empty_stage.enter("Ben")
    await empty_stage.bot("POST", f"{empty_stage.channel()}/messages", json=LAYOUT)
    await ben.sees("Heading")
    said = f"{LAST}.querySelector('.text').closest('[lang]').lang"
    assert await ben.window.run(said) == ""
    await ben.press("Join")
    await empty_stage.answer(4, content="Für dich", flags=64)
    await ben.sees("Für dich")
    assert await ben.window.run(said) == "de"
    assert await ben.window.run(f"{LAST}.querySelector('footer').closest('[lang]').lang") == "de"
