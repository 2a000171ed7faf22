"""How people move in Mamma I: by commands, by the buttons of hand and channel."""

from bot.games.interface import Move
from bot.games.mamma_i.cards import CHARACTER_WORDS, ROW_WORDS
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
from bot.screens.ids import parse_id
from bot.tables.table import Table
from tests.app.hands import find_button, show_hand
from tests.discord.people import Answer, Person
from tests.discord.seen import Button, SeenMessage

IN_HAND = (Place, Remove, Stop, Wc, Guest, Secret)


def as_command(move: Move) -> tuple[str, dict[str, object]]:
    """The slash command that makes the move, and its options."""
    match move:
        case Secret(character) | Vote(character) | Guest(character):
            return move.kind, {"character": CHARACTER_WORDS[character]}
        case Place(cards, row):
            return "place", {"cards": " ".join(cards), "row": ROW_WORDS[row]}
        case Wc():
            return "wc", {}
        case Remove(row):
            return "remove", {"row": ROW_WORDS[row]}
        case Stop(card):
            return "stop", {"card": card}
        case RunOver(character, lost):
            whom = "nobody" if character is None else CHARACTER_WORDS[character]
            return "run-over", {"character": whom} | ({"card": " ".join(lost)} if lost else {})
        case Child(take):
            return "child", {"take": "yes" if take else "no"}
        case Steal(None):
            return "steal", {"card": "nothing"}
        case Steal(theft) if theft is not None:
            return "steal", {"card": theft.card, "to": CHARACTER_WORDS[theft.to]}
        case _:
            raise TypeError(move)


async def press_move(table: Table, person: Person, move: Move, *, is_direct: bool) -> Answer:
    """Makes the move with buttons: those in the channel, where it has the move."""
    hand = await show_hand(table, person, is_direct=is_direct)
    if not is_direct and not isinstance(move, IN_HAND):
        hand, _ = find_button(person, f"mm:move:{table.id}:")
    return await step_by_step(table, person, move, hand)


async def step_by_step(table: Table, person: Person, move: Move, hand: SeenMessage) -> Answer:
    """Touches the move itself, or what is done and then where."""
    made, step = ("move", table.game.write_move(move)), ("step", first_step(move))
    found = by_rest(hand)
    if made not in found:
        answer = await person.press(found[step], hand)
        assert answer.message is not None, answer.text
        hand = answer.message
    return await person.press(by_rest(hand)[made], hand)


def by_rest(hand: SeenMessage) -> dict[tuple[str, str], Button]:
    """The buttons by what their ids say."""
    pressed = [(parse_id(button.id), button) for button in hand.buttons]
    return {(it.verb, it.rest): button for it, button in pressed if it is not None}


def first_step(move: Move) -> str:
    """The first touch of a trick."""
    return f"place {' '.join(move.cards)}" if isinstance(move, Place) else move.kind
