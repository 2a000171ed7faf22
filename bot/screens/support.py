"""Where players get help and report things, if the host says so."""

from bot.screens.words import Words


def with_support(text: str, words: Words, address: str | None) -> str:
    """The text, and below it where there is help."""
    return text if address is None else f"{text}\n\n{words('door-support', address=address)}"
