"""Where people find their buttons: in the channel, or in their hand."""

from bot.tables.table import Table
from tests.discord.people import Person
from tests.discord.seen import Button, SeenMessage


def find_button(person: Person, begins: str) -> tuple[SeenMessage, Button]:
    """The latest button with such an id, and its message."""
    return next(
        (message, button)
        for message in reversed(person.sees())
        for button in message.buttons
        if button.id.startswith(begins)
    )


async def show_hand(table: Table, person: Person, *, is_direct: bool) -> SeenMessage:
    """The hand's message, or the hand as the button in the channel shows it."""
    if is_direct:
        hands = [
            message
            for message in person.direct_messages()
            if any(f":{table.id}:" in button.id for button in message.buttons)
        ]
        if hands:
            return hands[-1]
    shown, opener = find_button(person, "mm:hand:")
    answer = await person.press(opener, shown)
    assert answer.message is not None
    return answer.message
