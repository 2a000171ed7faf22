"""A secret character reaches nobody but its owner before the end.

A whole game is hosted, with a person at every seat. Then the same game is told once more with other
characters for those whom a reader does not know of: this reader must be told the same.
"""

import asyncio
import re
import shutil
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_i.cards import CHARACTER_WORDS
from tests.live.leaking import (
    PLAYERS,
    READERS,
    Hosted,
    buttons,
    heard,
    host,
    readable,
    seen,
    tell,
    with_another_deck,
    with_other_secrets,
)
from tests.live.world import CHANNEL, direct_of
from tests.thorough import thoroughly


@pytest.fixture(scope="module", params=[60, *thoroughly([1_000_000])])
def hosted(request, ready_database, databases) -> Iterator[Hosted]:
    """A game that was hosted from its lobby to its end, or for so many moves."""
    path = shutil.copy(ready_database, databases / f"mamma-i-{request.param}.db")
    wish = {"game": "mamma-i", "memory": "faithful"}
    return asyncio.run(host(f"sqlite:///{path}", wish, request.param))


def before_the_end(hosted: Hosted) -> list:
    """All entries but the last, which turns the secrets up."""
    return hosted.table.get_match().log[:-1]


every_reader = pytest.mark.parametrize("reader", READERS)

so_often = pytest.mark.parametrize("times", [1, *thoroughly([4])])


@every_reader
@so_often
def test_other_secrets_would_have_been_told_in_the_same_words(hosted, reader, times):
    rng, log = Random(f"{reader}"), before_the_end(hosted)
    for _ in range(times):
        _, other = tell(hosted.table, with_other_secrets(log, reader, rng))
        assert heard(hosted.told_until(len(log)), reader) == heard(other, reader)


@every_reader
@so_often
def test_another_deck_would_have_been_told_in_the_same_words(hosted, reader, times):
    rng, log = Random(f"{reader}"), before_the_end(hosted)
    for _ in range(times):
        until = rng.randrange(3, len(log))
        while not isinstance(log[until], SeatMove):
            until += 1
        _, other = tell(hosted.table, with_another_deck(hosted.table, log[:until], rng))
        assert heard(hosted.told_until(until), reader) == heard(other, reader)


def test_what_a_seat_learns_in_private_is_its_own_secret_alone(hosted):
    match = hosted.table.get_match()
    for seat in range(len(PLAYERS)):
        private = [event for event in seen(match, seat) if event.private]
        assert [event.seat for event in private] == [seat]


def test_discord_has_shown_what_was_told_and_nothing_else(hosted):
    for reader, user in enumerate(PLAYERS):
        words = {readable(it.screen) for it in heard(hosted.told, reader) if it.screen is not None}
        shown = [it for it in hosted.history[hosted.starts[0] :] if it.place == direct_of(user)]
        assert all(readable(it.screen) in words for it in shown if it.screen is not None)


def test_no_button_for_everybody_chooses_a_secret(hosted):
    assert not [it for it in buttons(hosted, [CHANNEL]) if "secret" in it]


def test_the_log_names_no_character(hosted):
    assert "INSERT INTO" in hosted.log
    for word in CHARACTER_WORDS:
        assert not re.search(rf"(?<![\w-]){word}(?![\w-])", hosted.log), word
    for word in ("Secret(", "Secrets(", "Place(", "Vote(", "Deal(", "Shuffle("):
        assert word not in hosted.log
