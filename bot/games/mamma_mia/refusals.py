"""Why a move is refused: for every code the rule, and the facts of the case."""

from typing import Any, Final

from bot.games.errors import Reason, Refused

REFUSALS: Final = {
    # Whose turn it is
    "game-over": Reason("A7.1"),
    "no-such-seat": Reason("A3.8", "seat", "players"),
    "not-your-turn": Reason("A3.8", "turn"),
    "not-your-order": Reason("A5.3", "turn"),
    "not-asked": Reason("B4.5"),
    "deal-first": Reason("A2.2"),
    "shuffle-first": Reason("A6.2"),
    # Kinds of move
    "settle-first": Reason("A5.9"),
    "nothing-to-settle": Reason("A5.3"),
    "nobody-asks": Reason("B4.5"),
    "answer-first": Reason("B4.5"),
    "no-helping": Reason("B4.2"),
    "needs-no-help": Reason("B4.3"),
    "must-bake": Reason("A5.3"),
    "no-way": Reason("A5.2"),
    "has-ingredients": Reason("A3.5"),
    "no-ingredients": Reason("A3.5"),
    # A turn
    "no-card-put-in": Reason("A3.1"),
    "not-so-many": Reason("A3.1", "held", "ingredient", "count"),
    "order-not-in-hand": Reason("A3.2", "order"),
    "pass-plays-order": Reason("A3.5"),
    "choose-pile": Reason("A3.3"),
    "hand-is-full": Reason("A3.4"),
    "waiter-is-empty": Reason("A3.4"),
    "pass-draws-supply": Reason("B3.2"),
    # Decisions
    "wrong-choice": Reason("A5.2"),
    "leaves-no-choice": Reason("A5.2"),
    "not-scarcest": Reason("A5.6"),
    "own-as-choice": Reason("A5.7"),
    "choices-equal": Reason("B1.3"),
    "wrong-addition": Reason("A5.2", "lacks"),
    "wrong-number": Reason("A5.5", "number"),
    "not-in-hand": Reason("A5.2"),
    # Help
    "wants-nothing": Reason("B4.4"),
    "wrong-request": Reason("B4.4", "lacks"),
    "wrong-request-number": Reason("B4.8", "number"),
    "own-not-in-hand": Reason("B4.4"),
    # Chance
    "no-deal-now": Reason("A2.2"),
    "no-shuffle-now": Reason("A6.2"),
    "wrong-first": Reason("A2.4"),
    "wrong-hands": Reason("A2.2", "dealt"),
    "wrong-cards": Reason("A2.1", "players"),
    "wrong-mamma-mia": Reason("A2.2"),
    "no-mamma-mia-card": Reason("B1.2"),
    "wrong-waiters": Reason("A2.3"),
    "wrong-supply": Reason("A6.2"),
}


def refuse(code: str, **facts: Any) -> Refused:
    """The refusal with this code; its facts are values, which the catalogues put into words."""
    return Refused(code, REFUSALS[code], **facts)
