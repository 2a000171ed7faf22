"""What a step says that a trick would set off is what it sets off."""

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_i.events import ChildOffered, RunOverOffered, StealOffered, TurnEnded
from bot.games.mamma_i.moves import Place, Remove
from bot.screens.family import Asked
from bot.screens.mamma_i.imagined import effects_of
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from tests.games.mamma_i.situation import Situation, find
from tests.screens.mamma_i.tables import FAMILY, get_words, tables
from tests.screens.tables import seen, situated, text_of


def test_what_is_said_to_be_set_off_is_set_off():
    found = set()
    for table, match, _ in tables():
        if match.state.phase != "trick":
            continue
        view = seen(table, match.actor).view
        for move in match.legal().moves():
            if not isinstance(move, Place | Remove):
                continue
            said = effects_of(view, move)
            events = match.game.apply(match.state, SeatMove(match.actor, move)).events
            offered = [*find(events, RunOverOffered), *find(events, ChildOffered)]
            offered += find(events, StealOffered)
            match said.run_over, said.may_take_child, said.thefts:
                case (), False, ():
                    assert not offered
                    ends = [e for e in find(events, TurnEnded) if e.reason == "last-card"]
                    assert bool(ends) is said.ends_turn
                case (), False, thefts:
                    assert [event.thefts for event in offered] == [thefts]
                case (), True, _:
                    assert [type(event) for event in offered] == [ChildOffered]
                case characters, _, _:
                    assert [event.characters for event in offered] == [characters]
            found |= {bool(said.run_over) and "bus", bool(said.thefts) and "theft"}
            found |= {said.ends_turn and "end"}
    assert found >= {"bus", "theft", "end"}


SAID = {
    "en": [
        "👴 Grandpa: then 2 👣",
        "💃 Wife: then 5 👣",
        "👦 Son: then 2 👣",
        "🚌 School bus: then 5 👣 → **🚌 can run over Mamma**",
    ],
    "de": [
        "👴 Opa: dann 2 👣",
        "💃 Ehefrau: dann 5 👣",
        "👦 Sohn: dann 2 👣",
        "🚌 Schulbus: dann 5 👣 → **🚌 kann Mamma überfahren**",
    ],
    "it": [
        "👴 Nonno: poi 2 👣",
        "💃 Moglie: poi 5 👣",
        "👦 Figlio: poi 2 👣",
        "🚌 Scuolabus: poi 5 👣 → **🚌 può investire la mamma**",
    ],
}


@pytest.mark.parametrize("language", SAID)
def test_a_step_shows_what_every_row_would_set_off(language):
    rows = {"schoolbus": "m3", "mamma": "m3 m2", "wife": "m3"}
    table = situated(Situation(display="m2 m2 e1 e2", rows=rows))
    lines = text_of(FAMILY.step(look(table, get_words(language), 0), "place m2")).splitlines()
    assert [line for line in lines if line in SAID[language]] == SAID[language]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "💃 Wife: then 4 👣 → **🫳 can be stolen: "
                "🐟🍝🥓 for the wife or 🐟🧀 👹\u22121 for the wife**"
            ),
        ),
        (
            "de",
            (
                "💃 Ehefrau: dann 4 👣 → **🫳 kann gestohlen werden: "
                "🐟🍝🥓 für die Ehefrau oder 🐟🧀 👹\u22121 für die Ehefrau**"
            ),
        ),
    ],
)
def test_a_step_shows_what_could_be_stolen(language, said):
    rows, market = {"grandpa": "m2 m2", "wife": "m3"}, {"grandpa": "market-1 in-law-1"}
    table = situated(Situation(display="m1 m2 e1 e2", rows=rows, market=market))
    lines = text_of(FAMILY.step(look(table, get_words(language), 0), "place m1")).splitlines()
    assert said in lines


def test_a_bus_of_four_may_let_the_child_go():
    rows = {"schoolbus": "m1 m1 m1", "grandpa": "m2 m2"}
    table = situated(Situation(display="m1 m2 e1 e2", rows=rows))
    shown = text_of(FAMILY.step(look(table, get_words("en"), 0), "place m1"))
    assert "can run over Grandpa · 👶 Grandpa can take the child" in shown


def test_the_last_card_is_said_to_end_the_turn():
    table = situated(Situation(display="m1", deck=""))
    shown = text_of(FAMILY.step(look(table, get_words("en"), 0), "place m1"))
    assert shown.count("🏁 ends the round") == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suggestion_has_no_room_to_say_that_the_turn_ends(language):
    table = situated(Situation(display="m1", deck=""))
    asked = Asked("place", "row", {"cards": ["m1"]})
    choices = FAMILY.choices(look(table, get_words(language), 0), asked)
    assert len(choices) == 7
    assert not any("→" in label for label, _ in choices)
