"""The rules help: a topic of a family's rules, and a menu of all its topics."""

from bot.screens.family import Family
from bot.screens.ids import PressId
from bot.screens.screen import Menu, Option, Screen, Text
from bot.screens.words import Words


def topic_name(words: Words, topic: str) -> str:
    """What a topic is called in lists and headings."""
    return words(f"rules-topic-{topic}")


def rules_text(words: Words, topic: str) -> str:
    """All that is said about a topic, under its name."""
    return f"### {topic_name(words, topic)}\n{words(f'rules-{topic}')}"


def rules_screen(family: Family, topic: str, language: str) -> Screen:
    """A topic of the rules, with a menu of all topics."""
    words = family.catalogue.words(language)
    options = tuple(
        Option(other, topic_name(words, other), is_default=other == topic)
        for other in family.topics
    )
    press = PressId("rules", 0, rest=family.name)
    return Screen((Text(rules_text(words, topic)), Menu(str(press), words("rules-menu"), options)))
