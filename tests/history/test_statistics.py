"""What the games of one person come to."""

from bot.history.statistics import BestOrder, Career, GameGroup, Places, Role, compute_statistics

CAREER = Career(BestOrder("bombastica", 16, 2, "plus"), streak=1, longest_streak=3)


def group(place, games=1, game="plus", players=3, **facts):
    told = {"has_left": False, "character": None, "delivered": 0, "failed": 0}
    return GameGroup(game, players, place, games=games, **told | facts)


def test_nothing_comes_of_no_games():
    none = compute_statistics([], Career())
    assert (none.games, none.wins, none.left, none.places, none.best) == (0, 0, 0, (), None)
    assert (none.roles, none.streak, none.longest_streak, none.form) == ((), 0, 0, ())


def test_places_are_counted_by_game_and_number_of_players():
    told = compute_statistics(
        [group(2, 4, "mamma-mia"), group(1, 2), group(3), group(1, players=2)], CAREER
    )
    assert told.places == (
        Places("mamma-mia", 3, (0, 4, 0)),
        Places("plus", 3, (2, 0, 1)),
        Places("plus", 2, (1, 0)),
    )
    assert [one.wins for one in told.places] == [0, 2, 1]
    assert (told.games, told.wins) == (8, 3)


def test_deliveries_and_failures_add_up():
    told = compute_statistics(
        [group(1, delivered=4, failed=1), group(2, delivered=2, failed=3)], CAREER
    )
    assert (told.delivered, told.failed) == (6, 4)


def test_characters_are_counted_with_what_they_won():
    games = [group(2, character="son"), group(1, 2, character="wife"), group(1, character="son")]
    assert compute_statistics(games, CAREER).roles == (Role("wife", 2, 2), Role("son", 2, 1))


def test_games_left_to_a_computer_are_only_counted():
    told = compute_statistics(
        [group(1), group(1, 2, has_left=True, delivered=5, character="son")], CAREER
    )
    assert (told.games, told.wins, told.left, told.delivered, told.roles) == (1, 1, 2, 0, ())
    assert told.places == (Places("plus", 3, (1, 0, 0)),)


def test_what_came_one_after_the_other_is_told_as_it_was():
    told = compute_statistics([group(1)], CAREER)
    assert (told.best, told.streak, told.longest_streak) == (CAREER.best, 1, 3)
