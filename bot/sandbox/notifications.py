"""What locked phones show of new messages, as if everybody had asked for all of them."""

from bot.sandbox.world import LOADING, SILENT, Message, User


def find_notification(message: Message, user: User) -> str | None:
    """The text on the phone of a user who can see the message; None if it stays silent.

    Components V2 are left out of it, so that a message made of them shows nothing.
    """
    is_quiet = message.flags & (SILENT | LOADING) or message.ephemeral_for is not None
    return None if is_quiet or user.is_bot or user.id == message.author_id else message.content
