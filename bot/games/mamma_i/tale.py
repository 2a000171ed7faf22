"""Events in plain English, one sentence each."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_i.cards import CHARACTER_WORDS, MARKET, MONEY, MOVEMENT, Card, Character, Row
from bot.games.mamma_i.events import (
    Arrived,
    Bid,
    CardRemoved,
    CardsLost,
    CardSold,
    CardsPlaced,
    CardStolen,
    CardUnsold,
    CharacterRunOver,
    CharacterScored,
    ChildLeft,
    ChildOffered,
    ChildTaken,
    Dealt,
    DisplayRefilled,
    GameEnded,
    GuestAwaited,
    GuestPlaced,
    NobodyRunOver,
    NothingStolen,
    PassedOver,
    RowsMatched,
    RunOverOffered,
    SecretChosen,
    SecretLearned,
    SecretsDealt,
    SecretShown,
    StealOffered,
    Stopped,
    TrickBegan,
    TurnBegan,
    TurnEnded,
    Voted,
    WcCalled,
    WcGiven,
)
from bot.games.mamma_i.scoring import BY_POINTS
from bot.games.mamma_i.turns import (
    BY_LACK,
    BY_LAST_CARD,
    BY_MONEY_ENOUGH,
    BY_MOST_MONEY,
    BY_MOVEMENT,
    BY_STOPS,
    BY_YOUTH,
)
from bot.games.words import Names, counted, listed

ENDS: Final = {
    BY_LAST_CARD: "the last card is placed",
    BY_STOPS: "everyone has stopped",
    BY_LACK: "nobody who is still in has an option",
}
SALES: Final = {
    BY_MONEY_ENOUGH: "nobody else has enough money",
    BY_MOVEMENT: "the highest movement of those with enough money",
    BY_MOST_MONEY: "the most money of those with the highest movement",
    BY_YOUTH: "the youngest of those equal in movement and money",
}


@singledispatch
def tell(event: Event, names: Names) -> str:
    """The event as one sentence, for those who see it."""
    raise TypeError(f"no event of this game: {event!r}")


def _the(character: Character) -> str:
    return f"the {CHARACTER_WORDS[character]}"


def _row(row: Row) -> str:
    return "the schoolbus's row" if row is Row.SCHOOLBUS else f"{_the(Character(row))}'s row"


def _card(card: Card) -> str:
    return f"movement {MOVEMENT[card]}" if card in MOVEMENT else f"money {MONEY[card]}"


def _cards(cards: Iterable[Card]) -> str:
    return ", ".join(map(_card, cards)) or "nothing"


def _sums(movement: int, money: int) -> str:
    return f"its movement is {movement}{f', its money {money}' if money else ''}"


@tell.register
def _(event: Dealt, names: Names) -> str:
    return (
        f"For sale, in this order: {', '.join(event.market)}; on display: "
        f"{_cards(event.display)}; {names[event.chooser]} is to choose a secret character."
    )


@tell.register
def _(event: SecretChosen, names: Names) -> str:
    return f"{names[event.seat]} chooses a secret character."


@tell.register
def _(event: SecretsDealt, names: Names) -> str:
    return "Everyone else is dealt a secret character from those that are left."


@tell.register
def _(event: SecretLearned, names: Names) -> str:
    return f"Your secret character is {_the(event.character)}."


@tell.register
def _(event: TurnBegan, names: Names) -> str:
    sale = "dinner hour" if event.for_sale is None else _for_sale(event.for_sale)
    return (
        f"Turn {event.turn} begins with {names[event.seat]}: {sale}; on display: "
        f"{_cards(event.display)}; cards in the deck: {event.deck}."
    )


def _for_sale(card: str) -> str:
    """A market card with all that is printed on it."""
    market = MARKET[card]
    drawings = ", ".join(market.drawings)
    in_law = f", mother-in-law {market.mother_in_law}" if market.mother_in_law else ""
    return f"{card} is for sale, cost {market.cost} ({drawings}{in_law})"


@tell.register
def _(event: GuestAwaited, names: Names) -> str:
    return f"{names[event.seat]} has to place a guest before dinner."


@tell.register
def _(event: GuestPlaced, names: Names) -> str:
    return f"{names[event.seat]} sends the guest {event.guest} to {_the(event.character)}."


@tell.register
def _(event: TrickBegan, names: Names) -> str:
    return f"It is {names[event.seat]}'s trick."


@tell.register
def _(event: CardsPlaced, names: Names) -> str:
    return (
        f"{names[event.seat]} places {_cards(event.cards)} in {_row(event.row)}; "
        f"{_sums(event.movement, event.money)}."
    )


@tell.register
def _(event: DisplayRefilled, names: Names) -> str:
    return (
        f"From the deck: {_cards(event.cards)}; on display: {_cards(event.display)}; "
        f"cards left in the deck: {event.deck}."
    )


@tell.register
def _(event: CardRemoved, names: Names) -> str:
    return (
        f"{names[event.seat]} removes {_card(event.card)} from {_row(event.row)}; "
        f"{_sums(event.movement, event.money)}; cards put aside: {event.aside} of at most 5."
    )


@tell.register
def _(event: WcCalled, names: Names) -> str:
    return f'{names[event.seat]}: "Wc!"'


@tell.register
def _(event: Voted, names: Names) -> str:
    return f"{names[event.seat]} names {_the(event.character)}."


@tell.register
def _(event: WcGiven, names: Names) -> str:
    votes = counted(event.votes, "vote")
    tie = f", for in a tie {names[event.seat]}'s counts twice" if event.is_tie else ""
    return f"The wc goes to {_the(event.character)} with {votes}{tie}."


@tell.register
def _(event: Stopped, names: Names) -> str:
    return (
        f"{names[event.seat]} turns {_the(event.character)}'s {event.card} and stops for this turn."
    )


@tell.register
def _(event: PassedOver, names: Names) -> str:
    return f"{names[event.seat]} has no option and is passed over."


@tell.register
def _(event: RowsMatched, names: Names) -> str:
    others = listed(map(_row, event.others))
    return f"The movement of {_row(event.row)} matches that of {others}: {event.movement}."


@tell.register
def _(event: RunOverOffered, names: Names) -> str:
    whom = listed(map(_the, event.characters), "or")
    return f"All wait for {names[event.seat]}: the schoolbus may run over {whom}."


@tell.register
def _(event: CharacterRunOver, names: Names) -> str:
    former = event.former
    moved = "" if former in (None, event.character) else f" from {_the(former)}"
    return (
        f"{names[event.seat]} has the schoolbus run over {_the(event.character)}, "
        f"who gets the hospital card{moved}."
    )


@tell.register
def _(event: CardsLost, names: Names) -> str:
    return f"The son loses {listed(event.cards)} in the incident, as {names[event.seat]} chooses."


@tell.register
def _(event: NobodyRunOver, names: Names) -> str:
    return f"{names[event.seat]} has the schoolbus run over nobody."


@tell.register
def _(event: ChildOffered, names: Names) -> str:
    return f"All wait for {names[event.seat]}: the grandpa may take the child."


@tell.register
def _(event: ChildTaken, names: Names) -> str:
    return f"{names[event.seat]} has the grandpa take the child."


@tell.register
def _(event: ChildLeft, names: Names) -> str:
    return f"{names[event.seat]} leaves the child in the schoolbus."


@tell.register
def _(event: StealOffered, names: Names) -> str:
    thefts = listed((f"{_the(to)} may steal {card}" for card, to in event.thefts), "or")
    return f"All wait for {names[event.seat]}: {thefts}."


@tell.register
def _(event: CardStolen, names: Names) -> str:
    return f"{names[event.seat]} has {_the(event.to)} steal {event.card} from {_the(event.former)}."


@tell.register
def _(event: NothingStolen, names: Names) -> str:
    return f"{names[event.seat]} has nothing stolen."


@tell.register
def _(event: TurnEnded, names: Names) -> str:
    return f"Turn {event.turn} ends: {ENDS[event.reason]}."


@tell.register
def _(event: Bid, names: Names) -> str:
    return (
        f"{_the(event.character).capitalize()} has money {event.money} and, with wc and hospital, "
        f"movement {event.movement}."
    )


@tell.register
def _(event: CardSold, names: Names) -> str:
    buyer = _the(event.character)
    return f"{event.card}, cost {event.cost}, goes to {buyer}: {SALES[event.reason]}."


@tell.register
def _(event: CardUnsold, names: Names) -> str:
    return f"Nobody has the money for {event.card}, cost {event.cost}; it is out of the game."


@tell.register
def _(event: Arrived, names: Names) -> str:
    return (
        f"{_the(event.character).capitalize()} arrives at dinner as number {event.place}, "
        f"with movement {event.movement}, wc and hospital counted."
    )


@tell.register
def _(event: CharacterScored, names: Names) -> str:
    points = event.points
    items = {
        "matching drawings": points.matching,
        "single drawings": points.single,
        "mother-in-law": points.mother_in_law,
        "guest": points.guest,
        "money": points.money,
        "character": points.own,
        "arrival": points.arrival,
    }
    summands = ", ".join(f"{item} {number:+}" for item, number in items.items() if number)
    return f"{_the(event.character).capitalize()} has {counted(points.total, 'point')}: {summands}."


@tell.register
def _(event: SecretShown, names: Names) -> str:
    shown = f"{_the(event.character)}, {counted(event.points, 'point')}"
    return f"{names[event.seat]} shows the secret character: {shown}."


@tell.register
def _(event: GameEnded, names: Names) -> str:
    (winner,) = event.winners
    points = counted(event.points[winner], "point")
    won = f"{names[winner]} wins with {_the(event.characters[winner])} and {points}"
    return f"{won}." if event.reason == BY_POINTS else f"{won}, having arrived first of those tied."
