"""Sitting down, agreeing on the terms, dealing; and coming back to a running game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.games.errors import BadSetup
from bot.games.interface import Game, Json, value
from bot.games.match import Match
from bot.tables.change import Change
from bot.tables.checks import require_host, require_lobby, require_player
from bot.tables.refusals import Declined
from bot.tables.table import Chair, Seating, Status, Table, User
from bot.tables.terms import CHOICES, Terms, option_word

COMPUTER_NAMES: Final = ("Alberto", "Beate", "Claudio", "Donata", "Emilio", "Franca")

MOST_COMPUTERS: Final = 5

SOLO_OPPONENTS: Final = 3
"""How many computers somebody plays against who plays alone."""

GAME: Final = "game"
"""Where the host chooses another game."""

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


def new_table(guild: int, channel: int, host: User, wish: Wish) -> Table:
    """A table with the host at it. Raises Declined."""
    table = Table(
        guild=guild,
        channel=channel,
        home=wish.home,
        host=host.id,
        game=wish.game,
        options=complete_options(wish),
        terms=wish.terms,
        chairs=(),
    )
    for sitter in (host, *[None] * wish.computers):
        table = _sit_down(table, sitter)
    return table


def table_again(old: Table, user: User) -> Table:
    """A new lobby with the same seats, for one of the players. Raises Declined."""
    if old.status.is_active:
        raise Declined("table-exists")
    seat = old.find_seat(user.id)
    if seat is None:
        raise Declined("not-your-rematch")
    chairs = [_anew(chair) for chair in old.chairs if _would_come_again(chair)]
    if all(chair.user != user.id for chair in chairs):
        chairs.insert(0, _anew(old.chairs[seat]))
    return Table(
        guild=old.guild,
        channel=old.channel,
        home=old.home,
        host=user.id,
        game=old.game,
        options=old.options,
        terms=old.terms,
        chairs=tuple(chairs),
    )


def opened(change: Change) -> Change:
    """Invites others to a new table.

    A direct message to every person who sits there finds out at once whether they arrive.
    """
    table, presenter = change.table, change.presenter
    change = change.announce([*presenter.lobby(table), *presenter.opened(table)])
    for seat, chair in enumerate(table.chairs):
        if chair.is_person:
            change = change.announce(presenter.hand(table, seat))
    return change


def rematch_opened(change: Change) -> Change:
    """Takes the button for it away from the end of the game."""
    return change.announce(change.presenter.rematch_opened(change.table))


def join(change: Change, user: User) -> Change:
    """Seats a user, or brings them back to a running game. Raises Declined."""
    seat = change.table.find_seat(user.id)
    if change.table.status is Status.RUNNING and seat is not None:
        chair = change.table.chairs[seat]
        if not (chair.has_left or chair.is_absent):
            raise Declined("already-joined")
        return change.welcome_back(seat)
    require_lobby(change.table)
    if seat is not None:
        raise Declined("already-joined")
    change = update_message(replace(change, table=_seat(change.table, user)))
    seat = require_player(change.table, user)
    return change.announce(change.presenter.hand(change.table, seat))


def agree_on(change: Change, user: User, name: str, word: str) -> Change:
    """Changes a term or an option for the host. Raises Declined."""
    table = change.table
    require_lobby(table)
    require_host(table, user)
    if word in CHOICES.get(name, ()):
        return update_message(change.set(terms=replace(table.terms, **{name: word})))
    if name == FIRST and word in choices_of_first(table):
        chairs = [replace(chair, begins=chair.own == word) for chair in table.chairs]
        return update_message(change.set(chairs=tuple(chairs)))
    values = table.game.option_values.get(name, ())
    found = next((one for one in values if option_word(one) == word), None)
    if found is None:
        raise Declined("unknown-choice", option=name, text=word)
    return update_message(
        change.set(options=table.game.complete_options({**table.options, name: found}))
    )


def change_game(change: Change, user: User, game: Game[Any]) -> Change:
    """Changes the game for the host, with the options that both games have. Raises Declined."""
    table = change.table
    require_lobby(table)
    require_host(table, user)
    if len(table.chairs) > game.max_players:
        raise Declined("too-many-for-game", most=game.max_players, present=len(table.chairs))
    chosen = {name: value for name, value in table.options.items() if name in game.option_values}
    chairs: tuple[Chair, ...] = ()
    for chair in table.chairs:
        own = chair.own if chair.own in game.own_ingredients else _free_own(game, chairs)
        chairs = (*chairs, replace(chair, own=own, begins=False))
    change = change.set(game=game, options=game.complete_options(chosen), chairs=chairs)
    return update_message(change).announce(change.presenter.game_changed(change.table))


def play_alone(change: Change, user: User) -> Change:
    """Seats computers beside the host, if nobody else is there, and deals. Raises Declined."""
    require_lobby(change.table)
    require_host(change.table, user)
    if [chair.user for chair in change.table.chairs] != [user.id]:
        raise Declined("not-alone")
    for _ in range(min(SOLO_OPPONENTS, change.table.game.max_players - 1)):
        change = add_computer(change, user)
    return begin(change, user)


def update_message(change: Change) -> Change:
    """Updates the lobby's message."""
    if change.table.status is not Status.LOBBY:
        return change
    return change.announce(change.presenter.lobby(change.table))


def choose_own(change: Change, user: User, own: str) -> Change:
    """Changes a player's own ingredient, or swaps it with a computer's. Raises Declined."""
    table = change.table
    require_lobby(table)
    seat = require_player(table, user)
    if own not in table.game.own_ingredients:
        raise Declined("unknown-choice", option=OWN, text=own)
    for other, chair in enumerate(table.chairs):
        if chair.own == own:
            if chair.user not in (None, user.id):
                raise Declined("own-taken", name=chair.name)
            change = change.set_chair(other, own=table.chairs[seat].own)
    return update_message(change.set_chair(seat, own=own))


def add_computer(change: Change, user: User, strength: str | None = None) -> Change:
    """Seats a computer for the host, as strong as the table's terms say. Raises Declined.

    With `strength`, it and those that come later are that strong.
    """
    table = change.table
    require_lobby(table)
    require_host(table, user)
    if len(table.chairs) == table.game.max_players:
        raise Declined("table-full", most=table.game.max_players)
    if strength is not None:
        table = replace(table, terms=replace(table.terms, strength=strength))
    return update_message(replace(change, table=_sit_down(table, None)))


def remove_computer(change: Change, user: User, strength: str | None = None) -> Change:
    """Removes the last computer, or the last of a strength, for the host. Raises Declined."""
    table = change.table
    require_lobby(table)
    require_host(table, user)
    computers = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.user is None and strength in (None, chair.strength)
    ]
    if not computers:
        has_others = any(chair.user is None for chair in table.chairs)
        raise Declined("no-computer-like-that" if has_others else "no-computers")
    return update_message(change.set(chairs=without(table.chairs, computers[-1])))


def begin(change: Change, user: User) -> Change:
    """Deals the cards for the host. Raises Declined."""
    table = change.table
    check_begin(table, user)
    match = Match.begin(table.game, table.options, table.seats)
    change = change.set(match=match, status=Status.RUNNING).enter()
    return change.tell_story(change.presenter.begun(change.table, change.seals))


def check_begin(table: Table, user: User) -> None:
    """Raises Declined unless this user may deal now."""
    require_lobby(table)
    require_host(table, user)
    fewest = table.game.min_players
    if len(table.chairs) < fewest:
        raise Declined("too-few-players", fewest=fewest, present=len(table.chairs))


def choices_of_first(table: Seating) -> list[str]:
    """Who can be chosen to begin, in games that allow it."""
    owns = [chair.own for chair in table.chairs if chair.own]
    return [DRAWN, *owns] if table.game.lets_choose_first else []


def complete_options(wish: Wish) -> Mapping[str, Json]:
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


def without(chairs: tuple[Chair, ...], seat: int) -> tuple[Chair, ...]:
    """The chairs without that one."""
    return (*chairs[:seat], *chairs[seat + 1 :])


def _would_come_again(chair: Chair) -> bool:
    return not (chair.has_left or chair.is_forgotten)


def _anew(chair: Chair) -> Chair:
    """The chair for another game."""
    return Chair(chair.user, chair.name, chair.own, chair.language, strength=chair.strength)


def _seat(table: Table, user: User) -> Table:
    """Gives a user the next chair, or a computer's if all are taken. Raises Declined."""
    if len(table.chairs) < table.game.max_players:
        return _sit_down(table, user)
    computers = [seat for seat, chair in enumerate(table.chairs) if chair.user is None]
    if not computers:
        raise Declined("table-full", most=table.game.max_players)
    seat = computers[-1]
    chair = Chair(user.id, user.name, table.chairs[seat].own, user.language)
    chairs = [*table.chairs]
    chairs[seat] = chair
    return replace(table, chairs=tuple(chairs))


def _sit_down(table: Table, user: User | None) -> Table:
    """Gives a user, or a computer, the next chair and the first free own ingredient."""
    own = _free_own(table.game, table.chairs)
    if user is not None:
        chair = Chair(user.id, user.name, own, user.language)
    else:
        names = {chair.name for chair in table.chairs}
        name = next(name for name in COMPUTER_NAMES if name not in names)
        chair = Chair(None, name, own, strength=table.terms.strength)
    return replace(table, chairs=(*table.chairs, chair))


def _free_own(game: Game[Any], chairs: tuple[Chair, ...]) -> str | None:
    """The first own ingredient that nobody has, where the game has them."""
    taken = {chair.own for chair in chairs}
    return next((own for own in game.own_ingredients if own not in taken), None)
