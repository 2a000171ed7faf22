"""Whole games at random are told without a hitch, and Discord takes every screen."""

from random import Random

import pytest

from bot.games.interface import SeatMove
from bot.screens.erasing import erase
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.screens.screen import load_screen
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.games.setups import MAMMA_I, MAMMA_MIA, PLUS
from tests.screens.tables import check_screen, make_table, new_match, play_on, play_out, read
from tests.thorough import but_few

PRESENTER = TablePresenter(FAMILIES)

WAYS = [
    {"memory": "faithful", "pace": "slow", "language": "de", "turn_time": "1m"},
    {"memory": "open", "pace": "normal", "language": "en"},
    {"memory": "faithful", "pace": "instant", "language": "en"},
    {"memory": "open", "pace": "fast", "language": "it"},
]
SELDOM = 5
"""Once in so many times it is made sure that what is told again is told alike."""

SETUPS = [
    (*setup, WAYS[place % len(WAYS)], place)
    for place, setup in enumerate([*MAMMA_MIA, *PLUS, *MAMMA_I])
]
FEW = [setup for setup in SETUPS if setup[:3] in (MAMMA_MIA[1], PLUS[1], MAMMA_I[0])]


def tell(table, seat, seals, why):
    if seat is None:
        return PRESENTER.begun(table, seals)
    return PRESENTER.moved(table, seat, seals, why)


@pytest.mark.parametrize(("game", "options", "players", "about", "seed"), but_few(SETUPS, FEW))
def test_every_screen_of_a_game_can_be_shown(game, options, players, about, seed):
    rng = Random(seed)
    match = new_match(game, options, players, rng)
    start = make_table(match, rng.randint(1, players), **about)
    family = FAMILIES.of_game(game)
    for table, seat, _, seals in play_on(start, rng):
        why = rng.choice(["player", "computer", "timeout"])
        told = tell(table, seat, seals, why)
        if not rng.randrange(SELDOM):
            assert tell(table, seat, seals, why) == told
        for announcement in told:
            check_announcement(table, announcement)
        for words in map(family.catalogue.words, LANGUAGES):
            check_screen(family.overview(look(table, words)))
            check_screen(family.hand(look(table, words, rng.randrange(players))))
        for announcement in PRESENTER.reminded(table):
            check_announcement(table, announcement)


def check_announcement(table, announcement):
    assert announcement.act == "delete" or announcement.screen is not None
    users = {chair.user for chair in table.chairs if chair.is_person}
    assert announcement.user in {None, *users}
    if announcement.screen is not None:
        check_screen(load_screen(announcement.screen))
        check_names_are_found(table, announcement.screen)
    text = read(announcement)
    pinged = {user for user in users if f"<@{user}>" in text}
    assert pinged == set(announcement.mentions)
    if pinged:
        assert announcement.user is None
        assert pinged == {table.chairs[table.acting].user}


def check_names_are_found(table, screen):
    """All names can be taken out of what is kept."""
    people = [chair for chair in table.chairs if chair.user is not None]
    for chair in people:
        screen = erase(screen, chair.user, None, "?")
    assert [one.name for one in people if one.name in str(screen)] == []


def test_a_turn_costs_at_most_four_requests():
    """The former play goes and the new one comes; two hands change: whose turn it was, and is."""
    rng = Random(5)
    match = new_match("mamma-mia", {}, 3, rng)
    start = make_table(match, 3)
    costs = {"post": 1, "edit": 1, "replace": 2, "delete": 1}
    for table, seat, events, seals in play_on(start, rng):
        if seat is not None and isinstance(table.match.log[-1], SeatMove) and len(events) < 6:
            told = tell(table, seat, seals, "player")
            if all(announcement.key in ("turn", "hand") for announcement in told):
                cost = sum(costs[announcement.act] for announcement in told)
                assert cost <= 4 or table.match.state.phase != "turn"


def test_lobby_seats_and_ends_can_be_shown():
    presenter = PRESENTER
    rng = Random(2)
    match = new_match("plus", {}, 4, rng)
    table = play_out(make_table(match, 3), rng)
    told = [
        *presenter.lobby(table),
        *presenter.lobby_closed(table, "Anna"),
        *presenter.lobby_closed(table, None),
        *presenter.lobby_closed(table, None, "It has *no* oven"),
        *(
            a
            for how in ("left", "absent", "back", "host")
            for a in presenter.seat_changed(table, 1, how)
        ),
        *presenter.cancelled(table, "Anna"),
        *presenter.cancelled(table, None),
        *presenter.cancelled(table, None, "It has *no* oven"),
        *presenter.abandoned(table),
        *presenter.hand(table, 0),
    ]
    for announcement in told:
        if announcement.screen is not None:
            check_screen(load_screen(announcement.screen))
