"""What may go wrong around the tables; why a table says no is another matter (`refusals.py`).

Exception
├── ChannelTaken      the channel has an active table already
├── AlreadyWritten    another writer was there first
├── Gone              others have taken this process for dead
├── Unavailable       the store does not answer just now
├── Damaged           what is kept of a table makes no sense, or breaks the rules
└── Trouble           something keeps the voice from speaking
    ├── MessageGone   the message is not there any more
    ├── PlaceGone     nor is the channel
    ├── Barred        the bot may not speak in the channel
    ├── DirectClosed  the user does not take direct messages
    ├── NotElsewhere  the same, or worse, in another channel than the table's
    ├── TooOld        the message cannot be edited again
    ├── Silenced      nobody here may speak any more
    ├── Unreachable   nothing gets through just now
    ├── Rejected      what was to be said is not accepted
    ├── NotOpened     direct messages cannot be opened just now, which is not the user's doing
    └── Unwanted      they are known to be closed, or nobody has asked for them
"""


class ChannelTaken(Exception):
    """The channel has an active table already."""


class AlreadyWritten(Exception):
    """Another writer was there first."""


class Gone(Exception):
    """Others have taken this process for dead, and may have taken up its tables."""


class Unavailable(Exception):
    """The store does not answer just now; whether the last thing was kept is not known."""


class Damaged(Exception):
    """The table cannot be read: the program or its store is to blame, nobody at the table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} cannot be read")
        self.table_id = table_id


class Trouble(Exception):
    """Something that keeps the voice from speaking."""


class MessageGone(Trouble):
    """The message is not there any more."""


class PlaceGone(Trouble):
    """The channel is not there any more."""


class Barred(Trouble):
    """The bot may not speak in the channel: it lacks a permission, or is not in the server."""


class DirectClosed(Trouble):
    """The user does not take direct messages."""


class NotOpened(Trouble):
    """Direct messages cannot be opened just now, which is not the user's doing."""


class Unwanted(Trouble):
    """Direct messages are known to be closed, or the user has not asked for any."""


class NotElsewhere(Trouble):
    """Nothing can be said in another channel than the table's."""


class TooOld(Trouble):
    """The message is too old to be edited again; post a new one."""


class Silenced(Trouble):
    """Nobody here may speak any more: the token is not valid."""


class Unreachable(Trouble):
    """Nothing gets through just now; later it may."""


class Rejected(Trouble):
    """What was to be said is not accepted, and will not be."""
