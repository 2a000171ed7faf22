"""How long somebody waits who fails again and again."""

from bot.live.backoff import backoff


def test_waits_grow_up_to_the_longest_however_often_it_fails():
    assert [backoff(failures, 5.0) for failures in range(4)] == [1, 2, 4, 5]
    assert backoff(100_000, 60.0) == 60
