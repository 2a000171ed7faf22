"""Moves in few words, and what makes one the best."""

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.interface import Reason
from bot.games.interface import Move
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Vote,
    Wc,
)
from bot.screens.hints import percent
from bot.screens.mamma_i.card_words import cards_text, market_short, row_text
from bot.screens.mamma_i.decisions import run_over_label, steal_label
from bot.screens.words import Words


def move_text(move: Move, words: Words) -> str:
    """The move, as somebody would say it."""
    match move:
        case Place(cards, row):
            return words(
                "hint-place", cards=cards_text(words, cards), at=row_text(words, "at", row)
            )
        case Remove(row):
            return words("hint-remove", at=row_text(words, "from", row))
        case Stop(card):
            return words("hint-stop", card=market_short(words, card))
        case Wc():
            return words("press-call-wc")
        case Guest(character):
            return words("hint-guest", at=row_text(words, "at", character))
        case _:
            return _decision(move, words)


def _decision(move: Move, words: Words) -> str:
    match move:
        case Vote(character):
            return words("hint-vote", whom=row_text(words, "whom", character))
        case Secret(character):
            return words("hint-secret", whom=row_text(words, "whom", character))
        case Child(take):
            return words("press-child" if take else "press-no-child")
        case RunOver():
            return run_over_label(move, words)
        case Steal():
            return steal_label(move, words)
        case _:
            return ""


def reason_text(reason: Reason, words: Words) -> str:
    """What a move is expected to bring, in one sentence."""
    if not isinstance(reason, Prospect):
        return ""
    chance = percent(reason.chance)
    if reason.arrival is not None:
        who = row_text(words, "who", reason.arrival)
        return words("hint-arrives", who=who, chance=chance)
    if reason.buyer is not None:
        return words("hint-buys", who=row_text(words, "who", reason.buyer), chance=chance)
    return words("hint-nobody-buys", chance=chance)
