"""Why a move is refused: for every code the rule, and a sentence that says what to do."""

from collections.abc import Iterable
from typing import Any, Final

from bot.games.errors import Reason, Refused, Worded
from bot.games.mamma_i.cards import CHARACTER_WORDS, ROW_WORDS, Character
from bot.games.mamma_i.moves import Theft

REFUSALS: Final = {
    # Whose move it is
    "game-over": Reason("C7.2", "The game is over; start a new one to go on playing."),
    "no-such-seat": Reason("C3.1", "There is no seat {seat} at this table of {players}."),
    "not-your-trick": Reason("C3.1", "It is not your trick; wait for seat {turn}."),
    "has-stopped": Reason("C3.9", "You have stopped for this turn; wait for the next one."),
    "not-your-vote": Reason("C3.6", "It is not your vote; wait for seat {turn}."),
    "not-your-guest": Reason(
        "C7.1", "It is not for you to place a guest now; wait for seat {turn}."
    ),
    "not-your-secret": Reason(
        "C2.1", "Only seat {turn} chooses a secret character; wait until yours is dealt."
    ),
    "deal-first": Reason("C2.3", "The cards have not been dealt yet; wait for the deal."),
    "secrets-first": Reason(
        "C2.1", "The secret characters have not been dealt yet; wait until they are."
    ),
    "shuffle-first": Reason("C5.3", "The turn is over; wait until the new deck is shuffled."),
    # Kinds of move
    "secret-first": Reason("C2.1", "You are to choose your secret character first; name one."),
    "guest-first": Reason(
        "C7.1", "Dinner hour begins, and you have a guest left; place it beside a character first."
    ),
    "vote-first": Reason("C3.6", "The wc is being given away; name a character first."),
    "run-over-first": Reason(
        "C4.1", "The schoolbus can run over a character; say first whom, or nobody."
    ),
    "child-first": Reason("C4.2", "Grandpa can take the child; say yes or no to that first."),
    "steal-first": Reason("C4.3", "A market card can be stolen; say first which, or nothing."),
    "no-secret-now": Reason(
        "C2.1", "The secret character is chosen once, before the first trick; go on playing."
    ),
    "no-vote-now": Reason("C3.6", "No vote is being taken; wait until somebody calls the wc."),
    "no-run-over-now": Reason(
        "C4.1", "The schoolbus cannot run over anybody now; wait until its sum matches a row."
    ),
    "no-child-now": Reason(
        "C4.2",
        "Grandpa cannot take the child now; wait until the schoolbus has 4 cards and his sum.",
    ),
    "no-steal-now": Reason(
        "C4.3", "Nothing can be stolen now; wait until the sums of two characters match."
    ),
    # Placing
    "one-or-two-cards": Reason("C3.2", "Place one or two cards, not {count}."),
    "not-a-pair": Reason(
        "C3.2", "Two cards must be movement cards of the same value; place one card or such a pair."
    ),
    "not-in-display": Reason("C3.2", "The display does not hold {cards}; choose from {display}."),
    "row-is-full": Reason(
        "C3.3",
        "The {row}'s row has {held} cards, and no row may hold more than 4; choose another row.",
    ),
    "money-for-schoolbus": Reason(
        "C3.4", "No money goes into the schoolbus's row; choose a character's."
    ),
    "two-money-cards": Reason(
        "C3.4", "The {row}'s row has two money cards already; choose another row."
    ),
    "no-row-has-room": Reason(
        "C3.3", "No row has room for {cards}; place other cards, or choose something else."
    ),
    # The other options
    "wc-is-given": Reason("C3.6", "The wc is given once in a turn; choose something else."),
    "five-aside": Reason(
        "C3.7", "Five cards have been put aside in this turn, the most there may be; remove none."
    ),
    "not-third-or-fourth": Reason(
        "C3.7",
        "The {row}'s row has {held} cards, and only the third or fourth may be removed; "
        "choose another row.",
    ),
    "no-row-to-remove-from": Reason(
        "C3.7", "No row has a third or fourth card to be removed; choose something else."
    ),
    "stop-is-used": Reason(
        "C3.9", "You may stop once in a game, and have done so; choose something else."
    ),
    "no-vertical-card": Reason(
        "C3.9", "No character has a vertical market card, so you cannot stop; choose otherwise."
    ),
    "not-vertical": Reason("C3.9", "No character has {card} vertical; choose from {vertical}."),
    "guest-is-placed": Reason(
        "C3.11", "You place one guest in a game, and have done so; take an option."
    ),
    "has-guest": Reason("C3.11", "The {character} has a guest already; choose somebody else."),
    # Effects
    "not-matched": Reason(
        "C4.1", "The schoolbus does not match the {character}; choose from {characters}, or nobody."
    ),
    "nothing-to-lose": Reason("C4.1", "Only the son loses cards when run over; name none."),
    "wrong-loss": Reason(
        "C4.1", "The son loses exactly {number} of {vertical}; name that many, each once."
    ),
    "loses-none": Reason("C4.1", "The son loses no card now; name none."),
    "not-to-steal": Reason("C4.3", "That cannot be stolen now; choose from {thefts}, or nothing."),
    # Chance
    "no-deal-now": Reason("C2.3", "The cards are dealt once, at the beginning."),
    "no-secrets-now": Reason("C2.1", "The secrets are dealt once, after the choice of A."),
    "no-shuffle-now": Reason("C5.3", "The deck is shuffled only between two turns."),
    "wrong-chooser": Reason("C2.1", "A has to be one of the seats."),
    "wrong-market": Reason("C2.2", "Five different market cards are for sale."),
    "wrong-deck": Reason("C1.2", "The deck holds 28 cards: 4 m3, 8 m2, 8 m1, 3 e3, 3 e2 and 2 e1."),
    "wrong-secrets": Reason(
        "C2.1", "Every seat has a character of its own, and A has the chosen one."
    ),
    "wrong-new-deck": Reason("C5.3", "The new deck is made of all 28 movement and money cards."),
}


def _characters(characters: Iterable[Character]) -> str:
    return ", ".join(CHARACTER_WORDS[character] for character in characters)


def _thefts(thefts: Iterable[Theft]) -> str:
    return ", ".join(f"{card} for {CHARACTER_WORDS[to]}" for card, to in thefts)


IN_ENGLISH: Final[Worded] = {
    "cards": " ".join,
    "display": lambda cards: ", ".join(cards) or "no cards",
    "vertical": ", ".join,
    "row": ROW_WORDS.__getitem__,
    "character": CHARACTER_WORDS.__getitem__,
    "characters": _characters,
    "thefts": _thefts,
}
"""The English words for facts that are neither a number nor an id."""


def refuse(code: str, **facts: Any) -> Refused:
    """The refusal with this code; its facts are independent of language."""
    return Refused(code, REFUSALS[code], IN_ENGLISH, **facts)
