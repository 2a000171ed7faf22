"""What the games of one person come to."""

from bot.annals.fold import FORM, Best, Places, Role, fold
from tests.annals.samples import played


def test_nothing_comes_of_no_games():
    none = fold([])
    assert (none.games, none.wins, none.left, none.places, none.best) == (0, 0, 0, (), None)
    assert (none.roles, none.streak, none.longest_streak, none.form) == ((), 0, 0, ())


def test_places_are_counted_by_game_and_number_of_players():
    games = [played(1), played(3), played(1, players=2), played(2, "mamma-mia")]
    assert fold(games).places == (
        Places("plus", 3, (1, 0, 1)),
        Places("plus", 2, (1, 0)),
        Places("mamma-mia", 3, (0, 1, 0)),
    )
    assert (fold(games).games, fold(games).wins) == (4, 2)


def test_deliveries_and_failures_add_up():
    told = fold([played(1, delivered=4, failed=1), played(2, delivered=2, failed=3)])
    assert (told.delivered, told.failed) == (6, 4)


def test_the_best_order_took_most_cards_and_the_earliest_of_equal_ones():
    games = [
        played(1, number=1, best="four-olive", size=5),
        played(2, number=2, best="bombastica", size=16),
        played(1, number=3, best="ghiottona", size=16),
    ]
    assert fold(games).best == Best("bombastica", 16, 2, "plus")


def test_a_streak_ends_with_the_first_game_that_is_not_won():
    assert fold(map(played, (1, 1, 1, 2, 1, 1))).streak == 2
    assert fold(map(played, (1, 1, 1, 2, 1, 1))).longest_streak == 3
    assert fold(map(played, (1, 2))).streak == 0


def test_characters_are_counted_with_what_they_won():
    games = [played(2, character="son"), played(1, character="wife"), played(1, character="son")]
    assert fold([*games, played(1, character="wife")]).roles == (
        Role("wife", 2, 2),
        Role("son", 2, 1),
    )


def test_games_left_to_a_computer_are_only_counted():
    told = fold([played(1), played(1, has_left=True, was_helped=True, delivered=5)])
    assert (told.games, told.wins, told.left, told.delivered) == (1, 1, 1, 0)
    assert (told.longest_streak, len(told.form)) == (1, 1)


def test_the_form_tells_of_the_latest_games_only():
    games = [played(1, number=number) for number in range(FORM + 5)]
    assert [one.table for one in fold(games).form] == [*range(5, FORM + 5)]
