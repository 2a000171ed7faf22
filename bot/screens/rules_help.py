"""The rules help: one short text for each topic."""

from typing import Final

from bot.screens.words import Words

TOPICS: Final = (
    "overview",
    "cards",
    "orders",
    "turn",
    "passing",
    "oven",
    "opening",
    "deciding",
    "next-round",
    "end",
    "secrets",
    "editions",
    "plus",
    "helping",
    "reconstruction",
    "fairness",
    "commands",
)
"""In the order in which they are best read."""


def topic_name(words: Words, topic: str) -> str:
    """What a topic is called in lists and headings."""
    return words(f"rules-topic-{topic}")


def rules_text(words: Words, topic: str) -> str:
    """All that is said about a topic, under its name."""
    return f"### {topic_name(words, topic)}\n{words(f'rules-{topic}')}"
