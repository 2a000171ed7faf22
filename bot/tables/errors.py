"""What can go wrong around the tables; `refusals.py` has the reasons why a table says no.

Exception
├── ChannelTaken      the channel already has an active table
├── AlreadyWritten    another writer was faster
├── Gone              the other processes think that this one is dead
├── Unavailable       the store isn't answering
├── Damaged           a stored table makes no sense, or breaks the rules
└── Trouble           something stops the bot from speaking
    ├── MessageGone   the message no longer exists
    ├── PlaceGone     the channel no longer exists
    ├── Barred        the bot may not speak in the channel
    ├── DirectClosed  the user doesn't take direct messages
    ├── NotElsewhere  nothing can be said outside the table's channel
    ├── TooOld        the message can't be edited any more
    ├── Silenced      the token isn't valid, so the bot can't speak at all
    ├── Unreachable   nothing gets through at the moment
    ├── Rejected      Discord doesn't accept the message
    ├── NotOpened     direct messages can't be opened now, through no fault of the user
    └── Unwanted      direct messages are known to be closed, or nobody asked for them
"""


class ChannelTaken(Exception):
    """The channel already has an active table."""


class AlreadyWritten(Exception):
    """Another writer was faster."""


class Gone(Exception):
    """The other processes think that this one is dead, and may have taken its tables over."""


class Unavailable(Exception):
    """The store isn't answering; nobody knows whether it stored the last change."""


class Damaged(Exception):
    """The table can't be read: a fault of the bot or its store, not of anybody at the table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} cannot be read")
        self.table_id = table_id


class Trouble(Exception):
    """Something that stops the bot from speaking."""


class MessageGone(Trouble):
    """The message no longer exists."""


class PlaceGone(Trouble):
    """The channel no longer exists."""


class Barred(Trouble):
    """The bot may not speak in the channel: it lacks a permission, or isn't in the server."""


class DirectClosed(Trouble):
    """The user doesn't take direct messages."""


class NotOpened(Trouble):
    """Direct messages can't be opened now, through no fault of the user."""


class Unwanted(Trouble):
    """Direct messages are known to be closed, or the user hasn't asked for any."""


class NotElsewhere(Trouble):
    """Nothing can be said outside the table's channel."""


class TooOld(Trouble):
    """The message is too old to be edited again; post a new one."""


class Silenced(Trouble):
    """The token isn't valid, so this process can't speak at all."""


class Unreachable(Trouble):
    """Nothing gets through at the moment; later it may."""


class Rejected(Trouble):
    """Discord doesn't accept the message, and won't."""
