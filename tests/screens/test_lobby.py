"""What the lobby offers to be changed."""

from itertools import product

import pytest

from bot.screens.families import FAMILIES
from bot.screens.lobby import GROUPS, Offer, lobby_screen
from bot.screens.screen import Menu
from bot.screens.viewer import Reader
from bot.screens.words import LANGUAGES
from bot.tables.changes.lobby import choices_of_first
from bot.tables.table import Chair, Table
from bot.tables.terms import CHOICES, Terms, option_word
from tests.screens.tables import check_screen

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", FAMILIES.games.values(), ids=FAMILIES.games)


def full_lobby(game, options=None):
    """A lobby where every chair is taken by somebody with a long name."""
    owns = [*game.own_ingredients, *[None] * game.max_players]
    chairs = tuple(Chair(1000 + seat, "*" * 32, owns[seat]) for seat in range(game.max_players))
    agreed = game.complete_options(options or {})
    return Table(1, 2, 1000, game=game, options=agreed, terms=Terms(), chairs=chairs, id=77)


def lobbies(game):
    """A full lobby with each choice of the game's options."""
    names = game.option_values
    for values in product(*names.values()):
        yield full_lobby(game, dict(zip(names, values, strict=True)))


def menus_of(table, language):
    words = FAMILIES.of_game(table.game_id).catalogue.words(language)
    offer = Offer(tuple((game, FAMILIES.title(game, language)) for game in FAMILIES.games))
    screen = lobby_screen(Reader(table, words), offer=offer)
    check_screen(screen)
    return [block for block in screen.blocks if isinstance(block, Menu)]


@of_every_game
@in_every_language
def test_the_fullest_lobby_offers_all_that_can_be_agreed_on_otherwise(game, language):
    for table in lobbies(game):
        offered = {option.value for menu in menus_of(table, language) for option in menu.options}
        values = {**game.option_values, **CHOICES, "first": choices_of_first(table)}
        present = {**table.options, **{name: getattr(table.terms, name) for name in CHOICES}}
        for name, choices in values.items():
            words = {option_word(one) for one in choices}
            missing = {word for word in words if f"{name} {word}" not in offered}
            assert missing == {option_word(present.get(name, "drawn"))} & words


@of_every_game
@in_every_language
def test_every_menu_of_the_lobby_has_room_for_a_few_choices_more(game, language):
    for menu in menus_of(full_lobby(game), language):
        assert len(menu.options) <= 20, menu.placeholder
        assert len({option.value for option in menu.options}) == len(menu.options)
        assert all(len(option.label) <= 100 for option in menu.options)


def test_every_term_is_in_one_group():
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(CHOICES)
