"""Why a move is refused: for every code the rule, and a sentence that says what to do."""

from typing import Any, Final

from bot.games.errors import Reason, Refused, Worded
from bot.games.mamma_mia.cards import WORDS, in_words

REFUSALS: Final = {
    # Whose turn it is
    "game-over": Reason("A7.1", "The game is over; start a new one to go on playing."),
    "no-such-seat": Reason("A3.8", "There is no seat {seat} at this table of {players}."),
    "not-your-turn": Reason("A3.8", "It is not your turn; wait for seat {turn}."),
    "not-your-order": Reason(
        "A5.3", "The order is that of seat {turn}, who alone decides; wait for the decision."
    ),
    "not-asked": Reason("B4.5", "You are not being asked for help; wait until the answer is in."),
    "deal-first": Reason("A2.2", "The cards have not been dealt yet; wait for the deal."),
    "shuffle-first": Reason(
        "A6.2", "The used cards have not been shuffled yet; wait for the new supply."
    ),
    # Kinds of move
    "settle-first": Reason(
        "A5.9", "An order out of the oven is being settled; that has to be decided first."
    ),
    "nothing-to-settle": Reason(
        "A5.3", "No order of yours is waiting for a decision; take your turn."
    ),
    "nobody-asks": Reason("B4.5", "Nobody is asking for help right now; do what is yours to do."),
    "answer-first": Reason("B4.5", "You are being asked for help; say yes or no to that first."),
    "no-helping": Reason("B4.2", "This table plays without helping; bake the order or decline."),
    "needs-no-help": Reason(
        "B4.3", "This order bakes without a card from any hand; choose how to bake it."
    ),
    "must-bake": Reason(
        "A5.3", "This order bakes without a card from your hand, so it must be baked; choose how."
    ),
    "no-way": Reason("A5.2", "You cannot bake this order with your hand; decline or ask for help."),
    "has-ingredients": Reason(
        "A3.5", "You have ingredients in hand, so you may not pass; put at least one into the oven."
    ),
    "no-ingredients": Reason("A3.5", "You have no ingredient to put into the oven; pass instead."),
    # A turn
    "no-card-put-in": Reason("A3.1", "At least one card goes into the oven; put in 1 or more."),
    "not-so-many": Reason(
        "A3.1", "You hold {held} {ingredient}, not {count}; put in no more than you hold."
    ),
    "order-not-in-hand": Reason(
        "A3.2", "The order {order} is not in your hand; choose one that is, or none."
    ),
    "pass-plays-order": Reason("A3.5", "Who passes puts in no order; pass without one."),
    "choose-pile": Reason(
        "A3.3", "Your hand is to be filled up; choose to draw from the supply or from the waiter."
    ),
    "hand-is-full": Reason(
        "A3.4", "Your hand is full after this, so nothing is drawn; choose no pile."
    ),
    "waiter-is-empty": Reason("A3.4", "Your waiter has no orders left; draw from the supply."),
    "pass-draws-supply": Reason(
        "B3.2", "Who passes draws five ingredients here; draw from the supply."
    ),
    # Decisions
    "wrong-choice": Reason(
        "A5.2", "This choice is not possible for this order; choose one of those offered."
    ),
    "leaves-no-choice": Reason("A5.2", "This order leaves no choice; name no ingredient."),
    "not-scarcest": Reason(
        "A5.6", "Only the scarcest other ingredient on the table counts; choose that one."
    ),
    "own-as-choice": Reason("A5.7", "Your own ingredient cannot be chosen; choose another."),
    "choices-equal": Reason("B1.3", "The two chosen ingredients must differ; choose two kinds."),
    "wrong-addition": Reason(
        "A5.2", "Exactly the cards that the table lacks are added; here that is {lacks}."
    ),
    "wrong-number": Reason(
        "A5.5", "The number of missing cards is {number}, of any kinds; add neither more nor fewer."
    ),
    "not-in-hand": Reason("A5.2", "You do not have these cards in hand; add only what you hold."),
    # Help
    "wants-nothing": Reason("B4.4", "Ask for at least one card, or bake the order alone."),
    "wrong-request": Reason(
        "B4.4",
        "The cards you want and your own must be exactly what the table lacks: {lacks} in all.",
    ),
    "wrong-request-number": Reason(
        "B4.8", "The cards you want and your own must be exactly {number} in all."
    ),
    "own-not-in-hand": Reason(
        "B4.4", "You do not have these cards in hand; offer only what you hold."
    ),
    # Chance
    "no-deal-now": Reason("A2.2", "The cards are dealt once, at the beginning."),
    "no-shuffle-now": Reason("A6.2", "The supply is shuffled only between two rounds."),
    "wrong-first": Reason("A2.4", "The first player has to be one of the seats."),
    "wrong-hands": Reason("A2.2", "Every seat is dealt exactly {dealt} ingredients."),
    "wrong-cards": Reason(
        "A2.1", "Hands and supply together are not the ingredients of a game for {players}."
    ),
    "wrong-mamma-mia": Reason("A2.2", "The Mamma Mia! card is not where the deal can leave it."),
    "no-mamma-mia-card": Reason("B1.2", "There is no Mamma Mia! card in this game."),
    "wrong-waiters": Reason("A2.3", "Every waiter holds each order of its player exactly once."),
    "wrong-supply": Reason(
        "A6.2", "The new supply is not made of the used cards and what goes with them."
    ),
}


IN_ENGLISH: Final[Worded] = {
    "ingredient": WORDS.__getitem__,
    "lacks": in_words,
}
"""The English words for facts that are neither a number nor an id."""


def refuse(code: str, **facts: Any) -> Refused:
    """The refusal with this code; its facts are independent of language."""
    return Refused(code, REFUSALS[code], IN_ENGLISH, **facts)
