"""What a trick would set off, in words."""

from bot.screens.mamma_i.card_words import row_text, thefts_text, whom_all
from bot.screens.mamma_i.imagined import Effects
from bot.screens.words import Words, joined


def effects_text(words: Words, effects: Effects) -> str:
    """What would be possible or happen, in one line; empty if nothing would."""
    parts = [
        words("would-run-over", whom=whom_all(words, effects.run_over)) if effects.run_over else "",
        words("would-child") if effects.may_take_child else "",
        words("would-steal", thefts=thefts_text(words, effects.thefts)) if effects.thefts else "",
        words("would-end") if effects.ends_turn else "",
    ]
    return " · ".join(filter(None, parts))


def effects_brief(words: Words, effects: Effects) -> str:
    """The same in a few words, for labels with little room."""
    names = [row_text(words, "name", character) for character in effects.run_over]
    parts = [
        words("would-run-over-brief", whom=joined(words, names, "or")) if names else "",
        words("would-child-brief") if effects.may_take_child else "",
        words("would-steal-brief") if effects.thefts else "",
    ]
    return " · ".join(filter(None, parts))
