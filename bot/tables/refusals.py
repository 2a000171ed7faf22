"""Why a table says no: a code for every reason; the words for it are in the catalogues."""

from typing import Any, Final

CODES: Final = frozenset(
    {
        "no-table-here",  # no table in this channel
        "no-table-of-yours",  # in a direct message: no table where you play
        "which-table",  # in a direct message: several; pick one with `table`
        "table-exists",  # this channel has a table already
        "not-joined",  # only for those who sit in the lobby, where one can still join
        "not-at-the-table",  # only for those who play there
        "not-your-rematch",  # only for those who played there
        "has-left",  # for a user who has left a running game, and may come back
        "already-joined",
        "table-full",  # facts: most
        "own-taken",  # another player has this own ingredient; facts: name
        "no-computers",  # there is no computer seat to take away
        "has-begun",  # the lobby is over
        "not-begun",  # the cards are not dealt yet
        "is-over",  # this game is over
        "only-host",  # facts: host (a name)
        "only-host-or-moderator",
        "only-moderators",  # settings: only for those who may manage the server
        "too-few-players",  # facts: fewest, present
        "too-many-computers",  # facts: most
        "no-threads-here",  # threads can be made in text channels only
        "too-many-threads",  # the server has as many open ones as Discord allows
        "wrong-option",  # an option that this game does not have; facts: option, game (an id)
        "old-button",  # a click on a button of an earlier state
        "already-played",  # the second of two answers to the same question
        "other-game",  # a move of another game; facts: group (of commands)
        "server-only",  # the command works in servers only
        "no-records",  # no game of yours or of this server is over yet
        "no-ranking",  # the server does without one
        "no-history",  # you have finished no game
        "no-history-here",  # you have finished no game on this server
        "only-own-stats",  # in direct messages nothing is told of somebody else
        "unknown-record",  # no finished game of yours or of this server has this id
        "not-your-game",  # a button for the players of another seat or table
        "not-your-data",  # a button that asks somebody else whether they are to be forgotten
        "locked-thread",  # nobody but moderators may speak there
        "private-thread",  # the bot is not in it
        "missing-permissions",  # facts: permissions (Discord's names for them)
        "left-out",  # something that a form or a command needs; facts: option
        "unknown-choice",  # a text that is none of the choices offered; facts: option, text
        "unknown-number",  # not a number, or out of range; facts: option, text, least, most
        "no-bets-here",  # the table has agreed on none, or its game has nothing to bet on
        "no-bet-now",  # nothing to bet on, or its verdict is known
        "own-verdict",  # a bet of the owner, or of who was asked to help
        "no-computer-like-that",  # none of that strength can get up
        "no-hints-here",  # the table has agreed on none
        "no-adviser",  # nobody can give hints in this game
        "not-your-hint",  # hints are for whoever must act
        "no-hints-in-secret",  # the channel would hear who is asked for help
        "no-time-for-hints",  # too much is thought about just now
        "no-notes",  # nobody needs notes in this game, or may have any
        "nothing-to-skip",
        "being-told",  # the channel has not heard yet what has happened
        "cannot-tell",  # the bot may not speak in the channel, so nothing goes on
        "damaged",  # what is kept of this table cannot be read
        "unavailable",  # the database does not answer; nobody knows what it has kept
        "trouble",  # something went wrong in the program
        "busy",  # the database or Discord is slow; try again
        "stopping",  # the program is about to stop
    }
)


class Declined(Exception):
    """A table, or the host, says no: a code and the facts of the case."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
