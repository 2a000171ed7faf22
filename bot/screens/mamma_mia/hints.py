"""Moves in few words, and what makes one the best."""

from collections.abc import Sequence
from typing import Final

from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.interface import Reason
from bot.games.interface import Move
from bot.games.mamma_mia.moves import Ask, Bake, Help, Pass, Play
from bot.screens.hints import percent
from bot.screens.mamma_mia.card_words import cards_text, choice_text, counted, order_name
from bot.screens.mamma_mia.hand import way_label
from bot.screens.words import Joint, Words, joined

EVEN: Final = 0.5
"""From here on an order is more likely to be baked than not."""


def move_text(move: Move, words: Words) -> str:
    """The move, in the words of its buttons."""
    match move:
        case Play(ingredient, count, order, draw):
            cards, drawn = counted(words, ingredient, count), words("hint-draw", pile=str(draw))
            if order is None:
                return words("hint-play", cards=cards, draw=drawn)
            name = order_name(words, order)
            return words("hint-play-order", cards=cards, order=name, draw=drawn)
        case Pass(draw, order):
            return _listed(_named(order, words), words(f"press-pass-{draw or 'nothing'}"))
        case Bake():
            return way_label(move, words)
        case Ask():
            return _asking(move, words)
        case Help(give):
            return words("press-help" if give else "press-no-help")
        case _:
            return words("press-decline")


def _listed(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _named(order: str | None, words: Words) -> str:
    return "" if order is None else f"📜 {order_name(words, order)}"


def _asking(move: Ask, words: Words) -> str:
    chosen = words("press-bake-with", choice=choice_text(words, move.choice)) if move.choice else ""
    added = words("form-adding", cards=cards_text(words, move.add)) if any(move.add) else ""
    return _listed(f"{words('press-ask')}: {cards_text(words, move.want)}", chosen, added)


def reason_text(reason: Reason, words: Words) -> str:
    """What a move is expected to bring, in one sentence."""
    if not isinstance(reason, Expectation):
        return ""
    chance = percent(reason.chance)
    if not reason.baked:
        return words("hint-nothing-bakes", chance=chance)
    likely = [one for one in reason.baked if one[1] >= EVEN]
    doubtful = [one for one in reason.baked if one[1] < EVEN]
    return words(
        "hint-bakes",
        likely=_orders(likely, "and", words),
        doubtful=_orders(doubtful, "or", words),
        which="both" if likely and doubtful else "likely" if likely else "doubtful",
        lacks=_lacks(reason, words),
        chance=chance,
    )


def _orders(shares: Sequence[tuple[str, float]], joint: Joint, words: Words) -> str:
    orders = [
        words("hint-order", order=order_name(words, order), chance=percent(share))
        for order, share in shares
    ]
    return joined(words, orders, joint) if orders else ""


def _lacks(reason: Expectation, words: Words) -> str:
    if not any(reason.missing):
        return ""
    cards = cards_text(words, reason.missing)
    return words("hint-lacks", cards=cards, count=len(reason.baked))
