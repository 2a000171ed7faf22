"""Why a move is refused: for every code the rule, and the facts of the case."""

from typing import Any, Final

from bot.games.errors import Reason, Refused

REFUSALS: Final = {
    # Whose move it is
    "game-over": Reason("C7.2"),
    "no-such-seat": Reason("C3.1", "seat", "players"),
    "not-your-trick": Reason("C3.1", "turn"),
    "has-stopped": Reason("C3.9"),
    "not-your-vote": Reason("C3.6", "turn"),
    "not-your-guest": Reason("C7.1", "turn"),
    "not-your-secret": Reason("C2.1", "turn"),
    "deal-first": Reason("C2.3"),
    "secrets-first": Reason("C2.1"),
    "shuffle-first": Reason("C5.3"),
    # Kinds of move
    "secret-first": Reason("C2.1"),
    "guest-first": Reason("C7.1"),
    "vote-first": Reason("C3.6"),
    "run-over-first": Reason("C4.1"),
    "child-first": Reason("C4.2"),
    "steal-first": Reason("C4.3"),
    "no-secret-now": Reason("C2.1"),
    "no-vote-now": Reason("C3.6"),
    "no-run-over-now": Reason("C4.1"),
    "no-child-now": Reason("C4.2"),
    "no-steal-now": Reason("C4.3"),
    # Placing
    "one-or-two-cards": Reason("C3.2", "count"),
    "not-a-pair": Reason("C3.2"),
    "not-in-display": Reason("C3.2", "cards", "display"),
    "row-is-full": Reason("C3.3", "row", "held"),
    "money-for-schoolbus": Reason("C3.4"),
    "two-money-cards": Reason("C3.4", "row"),
    "no-row-has-room": Reason("C3.3", "cards"),
    # The other options
    "wc-is-given": Reason("C3.6"),
    "five-aside": Reason("C3.7"),
    "not-third-or-fourth": Reason("C3.7", "row", "held"),
    "no-row-to-remove-from": Reason("C3.7"),
    "stop-is-used": Reason("C3.9"),
    "no-vertical-card": Reason("C3.9"),
    "not-vertical": Reason("C3.9", "card", "vertical"),
    "guest-is-placed": Reason("C3.11"),
    "has-guest": Reason("C3.11", "character"),
    # Effects
    "not-matched": Reason("C4.1", "character", "characters"),
    "nothing-to-lose": Reason("C4.1"),
    "wrong-loss": Reason("C4.1", "number", "vertical"),
    "loses-none": Reason("C4.1"),
    "not-to-steal": Reason("C4.3", "thefts"),
    # Chance
    "no-deal-now": Reason("C2.3"),
    "no-secrets-now": Reason("C2.1"),
    "no-shuffle-now": Reason("C5.3"),
    "wrong-chooser": Reason("C2.1"),
    "wrong-market": Reason("C2.2"),
    "wrong-deck": Reason("C1.2"),
    "wrong-secrets": Reason("C2.1"),
    "wrong-new-deck": Reason("C5.3"),
}


def refuse(code: str, **facts: Any) -> Refused:
    """The refusal with this code; its facts are values, which the catalogues put into words."""
    return Refused(code, REFUSALS[code], **facts)
