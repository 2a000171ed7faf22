"""What is hidden reaches nobody: not by message, not by a button's id, not by the log.

Whole games are hosted, with a person at every seat. Then the same games are told once more with
hidden cards exchanged, so that a reader's own events stay as they were: what this reader was
shown must stay as it was, too.
"""

import asyncio
import re
import shutil
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_mia.cards import WORDS
from bot.games.mamma_mia.events import FinishedTurnedUp, OrderPlayed, OrderShown
from tests.live.leaking import (
    PLAYERS,
    READERS,
    Hosted,
    buttons,
    heard,
    host,
    readable,
    tell,
    with_other_cards,
)
from tests.live.world import CHANNEL, PEOPLE, direct_of
from tests.thorough import thorough, thoroughly

WHOLE = 1_000_000
"""More moves than any game has."""

GAMES = {
    "classic": {"game": "mamma-mia"},
    "1999": {"game": "mamma-mia", "options": (("edition", "1999"),), "memory": "open"},
    "plus": {"game": "plus", "options": (("helping", True),), "memory": "open"},
}


@pytest.fixture(
    scope="module",
    params=[("classic", WHOLE), ("plus", 70), *thoroughly([("1999", WHOLE), ("plus", WHOLE)])],
    ids=lambda it: f"{it[0]}-{it[1]}",
)
def hosted(request, ready_database, databases) -> Iterator[Hosted]:
    """A game that was hosted from its lobby to its end, or for so many moves."""
    name, most = request.param
    path = shutil.copy(ready_database, databases / f"leaks-{name}-{most}.db")
    return asyncio.run(host(f"sqlite:///{path}", GAMES[name], most))


@pytest.mark.parametrize(("tries", "least"), [(12, 1), pytest.param(30, 3, marks=thorough)])
@pytest.mark.parametrize("reader", READERS)
def test_other_hidden_cards_would_have_been_told_in_the_same_words(hosted, reader, tries, least):
    rng, log = Random(f"{reader}"), hosted.table.get_match().log
    compared = 0
    for _ in range(tries):
        until = rng.randrange(1, 60)
        while not isinstance(log[until], SeatMove):
            until += 1
        if (other := with_other_cards(hosted.table, log[:until], reader, rng)) is None:
            continue
        compared += 1
        _, other_told = tell(hosted.table, other)
        assert heard(hosted.told_until(until), reader) == heard(other_told, reader)
    assert compared >= least


def test_discord_has_shown_what_was_told_and_nothing_else(hosted):
    for reader, place in [(None, CHANNEL), *enumerate(map(direct_of, PLAYERS))]:
        words = {readable(it.screen) for it in heard(hosted.told, reader) if it.screen is not None}
        start = hosted.starts[0]
        shown = [it for it in hosted.history[start:] if it.place == place and it.screen is not None]
        assert shown
        for it in shown:
            text = readable(it.screen)
            assert text in words or "🔏" in text or "mm:begin" not in text
        hands = [it for it in shown if place != CHANNEL]
        assert all(readable(it.screen) in words for it in hands)


def test_orders_in_hand_are_named_to_nobody_else_before_they_are_played(hosted):
    match = hosted.table.get_match()
    public = [e for e in match.events if isinstance(e, OrderPlayed | OrderShown | FinishedTurnedUp)]
    known = {(event.seat, event.order) for event in public}
    decks = match.state.edition.decks
    for seat, player in enumerate(match.state.seats):
        hidden = {order for order in decks[player.own] if (seat, order) not in known}
        places = [CHANNEL, *[direct_of(it) for it in PLAYERS if it != PLAYERS[seat]]]
        ids = [it for it in buttons(hosted, places) if set(re.split(r"[ +:]", it)) & hidden]
        others = {order for o in match.state.seats if o is not player for order in decks[o.own]}
        assert not [it for it in ids if not set(re.split(r"[ +:]", it)) & others]


def test_buttons_for_everybody_hold_no_cards(hosted):
    for button in buttons(hosted, [CHANNEL]):
        _, verb, _, _, rest = button.split(":", 4)
        # How many cards have come out of the oven, and a bet on the last of them; an opening.
        said = r"[1-3]-[0-9]+ (baked|burnt)|oven-[1-4] 0"
        assert rest in ("", "turn", "acting") or re.fullmatch(said, rest)
        assert verb != "move"


def test_the_log_holds_no_cards(hosted):
    assert "INSERT INTO" in hosted.log
    for word in (*WORDS, "Play(", "Bake(", "Ask(", "Pass(", "Deal(", "Shuffle(", "Help("):
        assert word not in hosted.log
    for deck in hosted.table.get_match().state.edition.decks:
        for order in deck:
            assert not re.search(rf"(?<![\w-]){re.escape(order)}(?![\w-])", hosted.log)


def test_statements_in_the_log_hide_their_values(hosted):
    assert "SQL parameters hidden" in hosted.log
    for person in PEOPLE.values():
        assert f"'{person.name}'" not in hosted.log
