"""What came of a finished game."""

from bot.games.interface import SeatResult
from bot.history.result import Participant, make_player_results
from tests.history.samples import ADA, BEA, result, seat


def test_equal_marks_share_a_place_and_the_next_is_left_out():
    seat_results = [SeatResult((2, 0)), SeatResult((3, 1)), SeatResult((3, 1)), SeatResult((1, 9))]
    seats = make_player_results(seat_results, [Participant(user) for user in (1, 2, 3, None)])
    assert [one.place for one in seats] == [3, 1, 1, 4]
    assert [one.has_won for one in seats] == [False, True, True, False]


def test_what_a_seat_has_to_show_is_taken_over():
    result = SeatResult((2, 0), delivered=2, failed=1, best="bombastica", size=15)
    (one,) = make_player_results([result], [Participant(ADA, was_helped=True)])
    assert one == seat(ADA, 1, was_helped=True, delivered=2, failed=1, best="bombastica", size=15)


def test_computers_are_no_persons():
    assert result(ADA, None, BEA).persons == {ADA, BEA}


def test_a_game_is_their_own_if_no_computer_made_a_move_for_anybody():
    assert result(ADA, BEA, None).is_their_own
    assert not result(seat(ADA, 1), seat(BEA, 2, was_helped=True)).is_their_own
