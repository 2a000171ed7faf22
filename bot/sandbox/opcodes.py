"""The numbers of the gateway: what a frame is, and why a connection is closed."""

from typing import Final

DISPATCH: Final = 0
HEARTBEAT: Final = 1
IDENTIFY: Final = 2
RESUME: Final = 6
RECONNECT: Final = 7
INVALID_SESSION: Final = 9
HELLO: Final = 10
HEARTBEAT_ACK: Final = 11

UNKNOWN_OPCODE: Final = 4001
DECODE_ERROR: Final = 4002
AUTHENTICATION_FAILED: Final = 4004
ALREADY_AUTHENTICATED: Final = 4005
INVALID_SEQUENCE: Final = 4007
TOO_FAST: Final = 4008
TIMED_OUT: Final = 4009
INVALID_SHARD: Final = 4010
INVALID_VERSION: Final = 4012
INVALID_INTENTS: Final = 4013
DISALLOWED_INTENTS: Final = 4014


class Closed(Exception):
    """The connection is to be closed, for a reason that has a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
