"""The lobby: opening tables, sitting down, dealing, and the ways to end a table."""

from dataclasses import replace
from typing import Any, Final

from bot.games.errors import BadSetup
from bot.games.interface import Game, Json, value
from bot.games.match import Match
from bot.tables.course import require_player
from bot.tables.errors import ChannelTaken
from bot.tables.hall import UNTIL_OVER, Hall, User
from bot.tables.journal import log_abandoned
from bot.tables.refusals import Declined
from bot.tables.sitting import Sitting
from bot.tables.table import Chair, Status, Table
from bot.tables.terms import CHOICES, Terms, option_word

COMPUTER_NAMES: Final = ("Alberto", "Beate", "Claudio", "Donata", "Emilio", "Franca")

MOST_COMPUTERS: Final = 5

LONGEST_REASON: Final = 200
"""The longest reason that the operator may give for ending a table, in characters."""

OWN: Final = "own"
"""Where players choose their own ingredient."""

FIRST: Final = "first"
"""Where the host chooses who begins: an own ingredient, or *drawn*."""

DRAWN: Final = "drawn"


@value
class Wish:
    """What a new table should be like."""

    game: Game[Any]
    options: tuple[tuple[str, Json], ...] = ()
    terms: Terms = Terms()
    computers: int = 0
    home: int | None = None
    """The channel above the thread, if the table gets a thread of its own."""


class Lobby:
    """The use cases before the deal, and the ways to end a table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def open(self, guild: int, channel: int, host: User, wish: Wish) -> Table:
        """Opens a table in the channel, with the host at it. Raises Declined."""
        game, options = wish.game, complete_options(wish)
        table = Table(
            guild=guild,
            channel=channel,
            home=wish.home,
            host=host.id,
            game=game,
            options=options,
            terms=wish.terms,
            chairs=[],
        )
        for sitter in (host, *[None] * wish.computers):
            _sit_down(table, sitter)
        return await self._add(table)

    async def _add(self, table: Table) -> Table:
        try:
            return await self._hall.add(table)
        except ChannelTaken as error:
            raise Declined("table-exists") from error

    async def join(self, table_id: int, user: User) -> Table:
        """Seats a user, or brings them back to a running game. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            seat = table.find_seat(user.id)
            if table.status is Status.RUNNING and seat is not None:
                chair = table.chairs[seat]
                if not (chair.has_left or chair.is_absent):
                    raise Declined("already-joined")
                sitting.welcome_back(seat)
                return table
            _require_lobby(table)
            if seat is not None:
                raise Declined("already-joined")
            seat = _find_place(table, user)
            _changed(sitting)
            sitting.announce(sitting.teller.hand(table, seat))
            return table

    async def leave(self, table_id: int, user: User) -> Table:
        """Lets a player get up; in a running game the computer goes on. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            get_up(sitting, require_player(sitting.table, user))
            return sitting.table

    async def change(self, table_id: int, user: User, name: str, word: str) -> None:
        """Changes a term or an option for the host. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            _require_lobby(table)
            _require_host(table, user)
            if word in CHOICES.get(name, ()):
                table.terms = replace(table.terms, **{name: word})
            elif name == FIRST and word in choices_of_first(table):
                for seat, chair in enumerate(table.chairs):
                    table.change_chair(seat, begins=chair.own == word)
            else:
                values = table.game.option_values.get(name, ())
                found = next((one for one in values if option_word(one) == word), None)
                if found is None:
                    raise Declined("unknown-choice", option=name, text=word)
                table.options = table.game.complete_options({**table.options, name: found})
            _changed(sitting)

    async def show_again(self, table_id: int) -> None:
        """Updates the lobby's message."""
        async with self._hall.sitting(table_id) as sitting:
            if sitting.table.status is Status.LOBBY:
                _changed(sitting)

    async def choose_own(self, table_id: int, user: User, own: str) -> None:
        """Changes a player's own ingredient, or swaps it with a computer's. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            _require_lobby(table)
            seat = require_player(table, user)
            if own not in table.game.own_ingredients:
                raise Declined("unknown-choice", option=OWN, text=own)
            for other, chair in enumerate(table.chairs):
                if chair.own == own:
                    if chair.user not in (None, user.id):
                        raise Declined("own-taken", name=chair.name)
                    table.change_chair(other, own=table.chairs[seat].own)
            table.change_chair(seat, own=own)
            _changed(sitting)

    async def add_computer(self, table_id: int, user: User, strength: str | None = None) -> Table:
        """Seats a computer for the host, as strong as the one before. Raises Declined.

        With `strength`, those that come later are that strong too.
        """
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            _require_lobby(table)
            _require_host(table, user)
            if len(table.chairs) == table.game.max_players:
                raise Declined("table-full", most=table.game.max_players)
            if strength is not None:
                table.terms = replace(table.terms, strength=strength)
            _sit_down(table, None)
            _changed(sitting)
            return table

    async def remove_computer(
        self, table_id: int, user: User, strength: str | None = None
    ) -> Table:
        """Removes the last computer, or the last of a strength, for the host. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            _require_lobby(table)
            _require_host(table, user)
            computers = [
                seat
                for seat, chair in enumerate(table.chairs)
                if chair.user is None and strength in (None, chair.strength)
            ]
            if not computers:
                has_others = any(chair.user is None for chair in table.chairs)
                raise Declined("no-computer-like-that" if has_others else "no-computers")
            del table.chairs[computers[-1]]
            _changed(sitting)
            return table

    async def begin(self, table_id: int, user: User) -> Table:
        """Deals the cards for the host. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            self.check_begin(table, user)
            table.match = Match(table.game, table.options, table.seats)
            table.status = Status.RUNNING
            happened = sitting.enter()
            sitting.tell(sitting.teller.begun(table, happened.events, happened.seals))
            return table

    @staticmethod
    def check_begin(table: Table, user: User) -> None:
        """Raises Declined unless this user may deal now."""
        _require_lobby(table)
        _require_host(table, user)
        fewest = table.game.min_players
        if len(table.chairs) < fewest:
            raise Declined("too-few-players", fewest=fewest, present=len(table.chairs))

    async def cancel(self, table_id: int, user: User, *, is_moderator: bool) -> Table:
        """Ends the table. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            self.check_cancel(table, user, is_moderator=is_moderator)
            if table.status is Status.LOBBY:
                _close_lobby(sitting, user.id)
            else:
                end_game(sitting, user.id)
            return table

    async def close(self, table_id: int, why: str) -> None:
        """Ends the table for the operator, with a reason. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            if not sitting.table.status.is_active:
                raise Declined("is-over")
            if sitting.table.status is Status.LOBBY:
                _close_lobby(sitting, None, why)
            else:
                end_game(sitting, None, why)

    @staticmethod
    def check_cancel(table: Table, user: User, *, is_moderator: bool) -> None:
        """Raises Declined unless this user may end the table."""
        if not table.status.is_active:
            raise Declined("is-over")
        _require_host_or_moderator(table.host, user, is_moderator=is_moderator)

    async def clear_away(self, table_id: int, user: User, *, is_moderator: bool) -> None:
        """Ends a table that can't be read. Raises Declined."""
        async with self._hall.store.reading() as work:
            host = await work.host_of(table_id)
        _require_host_or_moderator(host, user, is_moderator=is_moderator)
        await self._hall.give_up(table_id)

    async def rematch(self, table_id: int, user: User) -> Table:
        """Opens a new lobby with the same seats. Raises Declined."""
        old = await self._hall.catch_up(table_id, UNTIL_OVER)
        if old.status.is_active:
            raise Declined("table-exists")
        seat = old.find_seat(user.id)
        if seat is None:
            raise Declined("not-your-rematch")
        chairs = [_anew(chair) for chair in old.chairs if _would_come_again(chair)]
        if all(chair.user != user.id for chair in chairs):
            chairs.insert(0, _anew(old.chairs[seat]))
        table = await self._add(
            replace(
                old,
                id=0,
                host=user.id,
                chairs=chairs,
                status=Status.LOBBY,
                match=None,
                before=None,
                salts=[],
                alarm=None,
                is_blocked=False,
            )
        )
        async with self._hall.sitting(table_id) as sitting:
            sitting.announce(sitting.teller.rematch_opened(sitting.table))
        return table

    async def abandon(self, table_id: int) -> None:
        """Ends a table whose channel is gone."""
        async with self._hall.sitting(table_id) as sitting:
            if sitting.table.status.is_active:
                sitting.table.status = Status.CANCELLED
                sitting.table.alarm = None
            sitting.silences = True
            sitting.announce(sitting.teller.abandoned(sitting.table))
        log_abandoned(table_id)


def get_up(sitting: Sitting, seat: int) -> None:
    """Lets a player get up; in a running game the computer goes on. Raises Declined."""
    table = sitting.table
    if table.status is Status.RUNNING:
        _leave_game(sitting, seat)
        return
    _require_lobby(table)
    if table.is_last_person(seat):
        _close_lobby(sitting, None)
        return
    sitting.announce(sitting.teller.lobby_left(table, seat))
    del table.chairs[seat]
    sitting.pass_on_host()
    _changed(sitting)


def choices_of_first(table: Table) -> list[str]:
    """Who can be chosen to begin, in games that allow it."""
    owns = [chair.own for chair in table.chairs if chair.own]
    return [DRAWN, *owns] if table.game.lets_choose_first else []


def complete_options(wish: Wish) -> dict[str, Json]:
    """All options of the game, if such a table is possible. Raises Declined."""
    try:
        options = wish.game.complete_options(dict(wish.options))
    except BadSetup as error:
        raise _wrong_option(wish.game, wish) from error
    if wish.computers >= wish.game.max_players:
        raise Declined("too-many-computers", most=wish.game.max_players - 1)
    return options


def _wrong_option(game: Game[Any], wish: Wish) -> Declined:
    known = game.option_values
    wrong = next((name for name, _ in wish.options if name not in known), "options")
    return Declined("wrong-option", option=wrong, game=game.id)


def _would_come_again(chair: Chair) -> bool:
    return not (chair.has_left or chair.is_forgotten)


def _anew(chair: Chair) -> Chair:
    """The chair for another game."""
    return Chair(chair.user, chair.name, chair.own, chair.language, strength=chair.strength)


def _find_place(table: Table, user: User) -> int:
    """Gives a user the next chair, or a computer's if all are taken. Raises Declined."""
    if len(table.chairs) < table.game.max_players:
        _sit_down(table, user)
        return len(table.chairs) - 1
    computers = [seat for seat, chair in enumerate(table.chairs) if chair.user is None]
    if not computers:
        raise Declined("table-full", most=table.game.max_players)
    seat = computers[-1]
    table.chairs[seat] = Chair(user.id, user.name, table.chairs[seat].own, user.language)
    return seat


def _sit_down(table: Table, user: User | None) -> None:
    """Gives a user, or a computer, the next chair and the first free own ingredient."""
    taken = {chair.own for chair in table.chairs}
    own = next((own for own in table.game.own_ingredients if own not in taken), None)
    if user is not None:
        table.chairs.append(Chair(user.id, user.name, own, user.language))
        return
    names = {chair.name for chair in table.chairs}
    name = next(name for name in COMPUTER_NAMES if name not in names)
    table.chairs.append(Chair(None, name, own, strength=table.terms.strength))


def _require_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Declined("has-begun" if table.status is Status.RUNNING else "is-over")


def _require_host(table: Table, user: User) -> None:
    if user.id != table.host:
        raise Declined("only-host", host=_host_name(table))


def _require_host_or_moderator(host: int | None, user: User, *, is_moderator: bool) -> None:
    if user.id != host and not is_moderator:
        raise Declined("only-host-or-moderator")


def _host_name(table: Table) -> str:
    return next((chair.name for chair in table.chairs if chair.user == table.host), "?")


def _changed(sitting: Sitting) -> None:
    sitting.announce(sitting.teller.lobby(sitting.table))


def _close_lobby(sitting: Sitting, by: int | None, why: str | None = None) -> None:
    sitting.table.status = Status.CANCELLED
    sitting.announce(sitting.teller.lobby_closed(sitting.table, by, why))


def _leave_game(sitting: Sitting, seat: int) -> None:
    table = sitting.table
    is_last = table.is_last_person(seat)
    table.change_chair(seat, has_left=True)
    # Getting up while the end of the game is being told doesn't undo it.
    if is_last and table.acting is not None:
        end_game(sitting, None)
        return
    sitting.announce(sitting.teller.seat_changed(table, seat, "left"))
    if is_last:
        return
    sitting.pass_on_host()
    if table.acting == seat:
        sitting.set_alarm()


def end_game(sitting: Sitting, by: int | None, why: str | None = None) -> None:
    """Ends the running game early; what was still to be told of it stays untold."""
    sitting.table.status = Status.CANCELLED
    sitting.table.alarm = None
    sitting.silences = True
    sitting.announce(sitting.teller.cancelled(sitting.table, by, why))
