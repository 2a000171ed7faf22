"""Where players get help, if the operator says so."""

from bot.screens.words import Words


def with_support(text: str, words: Words, address: str | None) -> str:
    """The text, and where to get help below it."""
    return text if address is None else f"{text}\n\n{words('reply-support', address=address)}"
