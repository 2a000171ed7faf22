"""The topics of the rules of Mamma I, in the best order to read them."""

from typing import Final

TOPICS: Final = (
    "overview",
    "commands",
    "cards",
    "turn",
    "place",
    "matches",
    "effects",
    "wc",
    "remove",
    "stop",
    "guest",
    "sale",
    "dinner",
    "end",
    "secrets",
    "reconstruction",
    "fairness",
    "privacy",
)
