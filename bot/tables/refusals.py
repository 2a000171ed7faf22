"""Why a table says no: a code for every reason; the words for it are in the catalogues."""

from typing import Any, Final

CODES: Final = frozenset(
    {
        "no-table-here",  # no table in this channel
        "no-table-of-yours",  # in a direct message: no table where you play
        "which-table",  # in a direct message: several; pick one with `table`
        "table-exists",  # this channel has a table already
        "not-joined",  # in the lobby, to a user who could still join
        "not-at-the-table",  # in a game, to a user who doesn't play there
        "not-your-rematch",  # only for those who played there
        "has-left",  # for a user who has left a running game, and may come back
        "already-joined",
        "table-full",  # facts: most
        "own-taken",  # another player has this own ingredient; facts: name
        "no-computers",  # there is no computer to take away
        "has-begun",  # the lobby is over
        "not-begun",  # the cards aren't dealt yet
        "is-over",  # this game is over
        "only-host",  # facts: host (a name)
        "only-host-or-moderator",
        "only-moderators",  # settings: only for those who may manage the server
        "too-few-players",  # facts: fewest, present
        "too-many-computers",  # facts: most
        "no-threads-here",  # only text channels can have threads
        "too-many-threads",  # the server has as many open ones as Discord allows
        "wrong-option",  # an option that this game doesn't have; facts: option, game (an id)
        "old-button",  # a click on a button of an earlier state
        "already-played",  # the second of two answers to the same question
        "other-game",  # a move of another game; facts: group (of commands)
        "server-only",  # the command works on servers only
        "no-records",  # no game of yours or of this server is over yet
        "no-ranking",  # the server has switched it off
        "no-history",  # you haven't finished a game
        "no-history-here",  # you haven't finished a game on this server
        "only-own-stats",  # direct messages show nobody else's
        "unknown-record",  # no finished game of yours or of this server has this id
        "not-your-game",  # a button for the players of another seat or table
        "not-your-data",  # a button that asks somebody else whether they want to be forgotten
        "locked-thread",  # only moderators may speak there
        "private-thread",  # the bot isn't in it
        "missing-permissions",  # facts: permissions (Discord's names for them)
        "left-out",  # a form or a command lacks something; facts: option
        "unknown-choice",  # none of the choices on offer; facts: option, text
        "unknown-number",  # not a number, or out of range; facts: option, text, least, most
        "no-bets-here",  # the table has switched them off, or its game has nothing to bet on
        "no-bet-now",  # nothing to bet on, or everybody knows already
        "own-verdict",  # a bet of the owner, or of a player who was asked to help
        "no-computer-like-that",  # no computer of that strength can get up
        "no-hints-here",  # the table has switched them off
        "no-adviser",  # no computer can give hints in this game
        "not-your-hint",  # hints are for the player whose turn it is
        "no-hints-in-secret",  # the channel would learn who is asked for help
        "no-time-for-hints",  # too many are thinking just now
        "no-notes",  # this game needs no notes, or you may not have any
        "too-many-for-game",  # more sit there than can play it; facts: most, present
        "not-alone",  # others sit at the table, so the host doesn't play alone
        "not-told-again",  # at a table that must remember, after the next play
        "nothing-to-skip",
        "being-told",  # the channel hasn't heard yet what has happened
        "cannot-tell",  # the bot may not speak in the channel, so nothing goes on
        "damaged",  # the stored table can't be read
        "unavailable",  # the database isn't answering; nobody knows what it has stored
        "trouble",  # something went wrong in the bot
        "busy",  # the database or Discord is slow; try again
        "stopping",  # the bot is about to stop
    }
)


class Declined(Exception):
    """A table, or the bot, says no: a code and its facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
