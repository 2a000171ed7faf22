"""What the seats have to show for themselves in the end."""

from bot.games.interface import SeatResult
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, GameEnded
from bot.games.mamma_i.results import seat_results


def test_c8_7_who_arrived_earlier_is_ahead_with_as_many_points():
    characters = (Character.SON, Character.MAMMA)
    events = [
        Arrived(Character.MAMMA, 2, 9),
        Arrived(Character.SON, 5, 3),
        GameEnded((1,), "arrival", characters, (12, 12)),
    ]
    son, mamma = seat_results(events)
    assert son == SeatResult((12, -5), character="son")
    assert mamma.mark > son.mark
