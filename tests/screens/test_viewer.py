"""What a viewer knows of a table: what one seat has seen, or everybody, and no more."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.errors import Refused
from bot.games.mamma_i.moves import Vote
from bot.games.mamma_mia.events import Passed, TurnBegan
from bot.games.mamma_mia.moves import Decline, Play
from bot.screens.viewer import offered
from bot.screens.words import SHARED
from tests.games.mamma_i.situation import Situation as ShoppingSituation
from tests.games.mamma_mia.situation import Situation
from tests.screens.tables import make_table, new_match, play_on, seen, situated

GAMES = [("mamma-mia", {}, 3), ("plus", {"helping": True}, 4), ("mamma-i", {}, 3)]


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_a_viewer_has_seen_what_the_seat_has_seen(game, options, players):
    rng = Random(players)
    start = make_table(new_match(game, options, players, rng), players)
    for table, _, events, _ in play_on(start, rng):
        for seat in (None, *range(players)):
            viewer = seen(table, seat)
            every = [event for event in table.match.events if event.is_seen_by(seat)]
            assert [*viewer.events] == every
            assert [*viewer.news] == [event for event in events if event.is_seen_by(seat)]
            assert viewer.view == table.game.view(table.match.state, seat)


def test_only_whoever_must_act_sees_what_depends_on_a_hand():
    table = situated(Situation(hands=["1 olive", "1 pepper"]))
    assert [bool(seen(table, seat).legal) for seat in (0, 1, None)] == [True, False, False]
    assert [seen(table, seat).acts for seat in (0, 1, None)] == [True, False, False]


def test_everybody_sees_what_is_decided_in_the_open():
    situation = ShoppingSituation()
    situation.move(0, "wc")
    voting = [seen(situated(situation), seat) for seat in (0, 1, None)]
    assert [viewer.legal.find(Vote) is not None for viewer in voting] == [False, True, True]


def test_what_is_not_offered_is_refused_with_a_reason():
    table = situated(Situation(hands=["1 olive", "1 pepper"]))
    assert offered(seen(table, 0), next(seen(table, 0).legal.moves())).makes is Play
    for seat, code in ((0, "nothing-to-settle"), (1, "not-your-turn")):
        with pytest.raises(Refused) as refused:
            offered(seen(table, seat), Decline())
        assert refused.value.code == code


def test_an_event_is_said_in_its_own_message_with_the_names_of_its_seats(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "events.ftl").write_text("event-passed = { $seat } does nothing.\n")
    words = SHARED.extended(tmp_path).words("en")
    viewer = replace(seen(situated(Situation(hands=["1 olive", "1 pepper"]))), words=words)
    assert viewer.say(Passed(1)) == "Bert does nothing."
    assert viewer.say(TurnBegan(1)) == ""


def test_a_message_chooses_the_form_of_a_fact(tmp_path):
    """So a translator can mend the grammar without touching the program."""
    (tmp_path / "en").mkdir()
    takes = 'takes = { COLOR($color, form: "of") } takes { LIST($cards, joint: "or") }'
    message = f"{takes}: {{ NUMBER($points) }}\nof-color = the {{ $color }} one\n"
    (tmp_path / "en" / "events.ftl").write_text(message)

    def color(words, color, form="of"):
        return words(f"{form}-color", color=color)

    words = SHARED.extended(tmp_path, {"COLOR": color}).words("en")
    said = words("takes", color="red", cards=["two", "three"], points=-3)
    assert said == "the red one takes two or three: \N{MINUS SIGN}3"
