"""What the seats have to show for themselves in the end."""

from bot.games.interface import Feat
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, GameEnded
from bot.games.mamma_i.feats import feats


def test_c8_7_who_arrived_earlier_is_ahead_with_as_many_points():
    characters = (Character.SON, Character.MAMMA)
    events = [
        Arrived(Character.MAMMA, 2, 9),
        Arrived(Character.SON, 5, 3),
        GameEnded((1,), "arrival", characters, (12, 12)),
    ]
    son, mamma = feats(events)
    assert son == Feat((12, -5), character="son")
    assert mamma.mark > son.mark
