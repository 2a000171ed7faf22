"""The rules help: a topic of a family's rules, the way to the next, and a menu of all topics."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.screens.buttons import rows
from bot.screens.family import AnyFamily
from bot.screens.ids import PressId
from bot.screens.screen import Block, Button, Menu, Option, Screen, Text
from bot.screens.support import with_support
from bot.screens.words import Words

PRIVACY: Final = "privacy"
"""The topic that the operator may add an address to."""

NUMBER: Final = re.compile(r" \([ABC]\d+\.\d+(?:, [ABC]\d+\.\d+)*\)")
"""The number of a rule, or several, behind what it says."""

NUMBERED: Final = "numbered"


class Page(NamedTuple):
    """A page of the rules, as ids of buttons name it."""

    family: str
    topic: str = ""
    """A topic that there is not, or none, is the first."""
    numbers: str = ""
    """`NUMBERED` if the numbers of the rules are shown."""

    @classmethod
    def parse(cls, rest: str) -> "Page":
        """The page that an id names; ids come from outside."""
        return cls(*[*rest.split(" "), "", ""][:3])

    def __str__(self) -> str:
        return " ".join(self).rstrip()


def topic_name(words: Words, topic: str) -> str:
    """The name of a topic in lists and headings."""
    return words(f"rules-topic-{topic}")


def rules_text(words: Words, topic: str) -> str:
    """A topic under its heading, with the numbers of the rules."""
    return f"### {topic_name(words, topic)}\n{words(f'rules-{topic}')}"


def rules_screen(
    family: AnyFamily,
    page: Page,
    language: str,
    privacy: str | None = None,
    support: str | None = None,
) -> Screen:
    """A page of the rules, with buttons to turn it and a menu of all topics.

    `privacy` and `support` are the operator's pages about privacy and for help, if there are any.
    """
    words = family.catalogue.words(language)
    topic, is_numbered = page.topic, page.numbers == NUMBERED
    text = rules_text(words, topic)
    text = f"{text}\n\n{words('rules-marks')}" if is_numbered else NUMBER.sub("", text)
    if topic == PRIVACY:
        text += f"\n\n{_more(words, privacy)}"
    blocks: list[Block] = [Text(with_support(text, words, support))]
    if topic == family.topics[0] and (picture := family.rules_picture(words)):
        blocks.append(picture)
    options = tuple(
        Option(other, topic_name(words, other), is_default=other == topic)
        for other in family.topics
    )
    menu = Menu(str(PressId("rules", 0, rest=str(page))), words("rules-menu"), options)
    return Screen((*blocks, *rows(_buttons(family, page, words)), menu))


def _buttons(family: AnyFamily, page: Page, words: Words) -> Iterator[Button]:
    """The page before, the next page, and the same page with numbers or without."""
    place = family.topics.index(page.topic)
    is_numbered = page.numbers == NUMBERED
    turned = page._replace(numbers="" if is_numbered else NUMBERED)
    found = {
        "back": page._replace(topic=family.topics[place - 1]) if place else None,
        "next": page._replace(topic=family.topics[place + 1])
        if place + 1 < len(family.topics)
        else None,
        "plain" if is_numbered else "numbers": turned,
    }
    for name, other in found.items():
        if other is not None:
            press = PressId("rules", 0, rest=str(other))
            yield Button(str(press), words(f"press-{NAMES[name]}"), emoji=EMOJI[name])


NAMES: Final = {
    "back": "page-back",
    "next": "page-next",
    "numbers": "rules-numbers",
    "plain": "rules-plain",
}

EMOJI: Final = {"back": "◀️", "next": "▶️", "numbers": "🔢", "plain": "🔢"}


def _more(words: Words, privacy: str | None) -> str:
    if privacy is None:
        return words("rules-privacy-ask")
    return words("rules-privacy-link", address=privacy)
