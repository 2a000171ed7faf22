"""The rules help: a topic of a family's rules, and a menu of all its topics."""

from typing import Final

from bot.screens.family import AnyFamily
from bot.screens.ids import PressId
from bot.screens.screen import Menu, Option, Screen, Text
from bot.screens.support import with_support
from bot.screens.words import Words

PRIVACY: Final = "privacy"
"""The topic that the operator may add an address to."""


def topic_name(words: Words, topic: str) -> str:
    """The name of a topic in lists and headings."""
    return words(f"rules-topic-{topic}")


def rules_text(words: Words, topic: str) -> str:
    """A topic under its heading."""
    return f"### {topic_name(words, topic)}\n{words(f'rules-{topic}')}"


def rules_screen(
    family: AnyFamily,
    topic: str,
    language: str,
    privacy: str | None = None,
    support: str | None = None,
) -> Screen:
    """A topic of the rules, with a menu of all topics.

    `privacy` and `support` are the operator's pages about privacy and for help, if there are any.
    """
    words = family.catalogue.words(language)
    options = tuple(
        Option(other, topic_name(words, other), is_default=other == topic)
        for other in family.topics
    )
    press = PressId("rules", 0, rest=family.name)
    text = rules_text(words, topic)
    if topic == PRIVACY:
        text += f"\n\n{_more(words, privacy)}"
    text = with_support(text, words, support)
    return Screen((Text(text), Menu(str(press), words("rules-menu"), options)))


def _more(words: Words, privacy: str | None) -> str:
    if privacy is None:
        return words("rules-privacy-ask")
    return words("rules-privacy-link", address=privacy)
