"""What is filled in, chosen or touched becomes a move, and every move can be made so."""

from itertools import cycle, product

import pytest

from bot.games.errors import GameError, Refused
from bot.games.mamma_i.cards import ROW_WORDS
from bot.games.mamma_i.moves import Guest, Place, Remove, RunOver, Steal, Stop, Vote, Wc
from bot.screens.family import Asked
from bot.screens.ids import parse_id
from bot.screens.mamma_i.input import read_cards, read_character, read_lost, read_row
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES, plain
from bot.tables.refusals import Declined
from tests.app.shopping import as_command
from tests.games.mamma_i.situation import Situation, deal
from tests.screens.mamma_i.tables import FAMILY, get_words, tables
from tests.screens.tables import buttons_of, check_plain, check_screen, seen, situated, text_of
from tests.thorough import thoroughly

EVERY = [get_words(language) for language in LANGUAGES]

JUNK = ("", " ", "🍕", "m2 m2 m2", "999999999999", "<@1>", "none", "wife", "-", "2", "x" * 90)
OPTIONS = {one.name: [option.name for option in one.options] for one in FAMILY.moves}


def written(move):
    """The command that makes the move, with its options as they come in."""
    command, options = as_command(move)
    return command, {name: [text] for name, text in options.items()}


def test_every_legal_move_can_be_made_by_command():
    for table, match, _ in tables():
        for move in match.legal().moves():
            command, values = written(move)
            assert FAMILY.read_command(seen(table, match.actor), command, values) == move


def test_every_legal_move_is_among_the_choices_and_nothing_else():
    for (table, match, _), words in zip(tables(180), cycle(EVERY), strict=False):
        possible = [written(move) for move in match.legal().moves()]
        for command, options in OPTIONS.items():
            for option in options:
                asked = Asked(command, option, {})
                choices = FAMILY.choices(look(table, words, match.actor), asked)
                check_plain(*[label for label, _ in choices])
                offered = {text for _, text in choices}
                meant = [values for name, values in possible if name == command]
                assert offered == {v[option][0] for v in meant if option in v}, (command, option)


def test_rows_are_those_for_the_cards_that_are_typed():
    situation = Situation(display="m2 m2 e1 e2", rows={"wife": "m1 m1 m1", "son": "e1 e1"})
    table, words = situated(situation), get_words("en")

    def rows(cards):
        asked = Asked("place", "row", {"cards": [cards], "row": [""]})
        return {text for _, text in FAMILY.choices(look(table, words, 0), asked)}

    every = {*ROW_WORDS}
    assert rows("m2") == every
    assert rows("m2 m2") == every - {"wife"}
    assert rows("e1") == every - {"son", "schoolbus"}


def test_a_row_is_found_by_any_of_its_names():
    table = situated(Situation())
    for typed in ("wif", "Ehef", "💃"):
        values = {"row": [typed], "cards": ["m2"]}
        asked = Asked("place", "row", values)
        assert [text for _, text in FAMILY.choices(seen(table, 0), asked)] == ["wife"]


def test_nothing_is_suggested_to_who_is_not_to_act():
    table = situated(Situation(trick=1))
    assert FAMILY.choices(seen(table, 0), Asked("place", "cards", {})) == []


def touches(table, seat, words):
    """Every move that two touches make, from the hand."""
    found, screens = [], [FAMILY.hand(look(table, words, seat))]
    for press in map(parse_id, (button.id for button in buttons_of(screens[0]))):
        if press.verb == "step":
            screens.append(FAMILY.step(look(table, words, seat), press.rest))
    for screen in screens:
        check_screen(screen)
        pressed = [parse_id(button.id) for button in buttons_of(screen)]
        found += [press.rest for press in pressed if press.verb == "move"]
    return found


@pytest.mark.parametrize("moments", [60, *thoroughly([225])])
def test_every_legal_move_takes_two_touches_at_most_and_no_other_is_offered(moments):
    for (table, match, _), words in zip(tables(moments), cycle(EVERY), strict=False):
        possible = sorted(match.game.write_move(move) for move in match.legal().moves())
        assert sorted(touches(table, match.actor, words)) == possible


def test_decisions_have_their_buttons_in_the_channel_but_for_the_secret():
    for table, match, _ in tables(150):
        pressed = [parse_id(button.id) for button in FAMILY.to_press(look(table, get_words("en")))]
        moves = {press.rest for press in pressed if press.verb == "move"}
        open_to_all = match.state.phase not in ("secret", "trick")
        possible = {match.game.write_move(move) for move in match.legal().moves()}
        assert moves == (possible if open_to_all else set())


def test_what_a_command_leaves_open_is_asked():
    market = {"wife": "market-1"}
    situation = Situation(display="m2 m2 e1 e2", rows={"son": "m1 m1 m1"}, market=market)
    table, words = situated(situation), get_words("en")
    for command, values in (("place", {"cards": ["m2"]}), ("remove", {}), ("stop", {})):
        screen = FAMILY.left_open(look(table, words, 0), command, values)
        assert any(parse_id(one.id).verb == "move" for one in buttons_of(screen))
    assert (
        FAMILY.left_open(look(table, words, 0), "place", {"cards": ["m2"], "row": ["son"]}) is None
    )
    assert FAMILY.left_open(look(table, words, 0), "wc", {}) is None


def test_what_goes_nowhere_is_refused_with_the_reason():
    rows = dict.fromkeys(ROW_WORDS, "m1 m1 m1")
    table = situated(Situation(display="m2 m2 e1 e2", rows=rows))
    with pytest.raises(Refused) as refused:
        FAMILY.step(look(table, get_words("en"), 0), "place m2 m2")
    assert refused.value.code == "no-row-has-room"
    with pytest.raises(Refused) as refused:
        FAMILY.step(look(table, get_words("en"), 0), "place m3")
    assert refused.value.code == "not-in-display"


def test_nobody_is_told_to_take_another_row_where_none_has_a_card_to_remove():
    table, words = situated(Situation(rows={"wife": "m1 m1"})), get_words("en")
    with pytest.raises(Refused) as refused:
        FAMILY.step(look(table, words, 0), "remove")
    assert refused.value.code == "no-row-to-remove-from"


@pytest.mark.parametrize("chosen", ["place m2", "remove", "wc", "stop", "guest"])
def test_nobody_takes_a_step_in_the_trick_of_another(chosen):
    with pytest.raises(Refused) as refused:
        FAMILY.step(look(situated(Situation(trick=1)), get_words("en"), 0), chosen)
    assert refused.value.code == "not-your-trick"


@pytest.mark.parametrize(
    ("command", "values", "move"),
    [
        ("place", {"cards": ["M2, m2"], "row": ["Ehefrau"]}, "place m2 m2, wife"),
        ("place", {"cards": ["e1"], "row": ["the son"]}, "place e1, son"),
        ("vote", {"character": ["Opa"]}, "vote grandpa"),
        ("run-over", {"character": ["niemanden"]}, "run over nobody"),
        (
            "run-over",
            {"character": ["son"], "card": ["market-3 market-1"]},
            "run over son, losing market-1 market-3",
        ),
        ("child", {"take": ["ja"]}, "child yes"),
        ("steal", {"card": ["nothing"]}, "steal nothing"),
    ],
)
def test_commands_are_read_in_every_language(command, values, move):
    table = situated(Situation())
    assert table.game.write_move(FAMILY.read_command(seen(table, 0), command, values)) == move


def test_who_steals_may_be_left_out_where_there_is_only_one():
    rows = {"grandpa": "m2 m2", "wife": "m3"}
    situation = Situation(display="m1 m1 e1 e2", rows=rows, market={"grandpa": "market-1"})
    situation.move(0, "place m1, wife")
    values = {"card": ["market-1"]}
    move = FAMILY.read_command(seen(situated(situation), 0), "steal", values)
    assert situated(situation).game.write_move(move) == "steal market-1 for wife"


def test_what_the_son_loses_may_be_left_out_where_there_is_only_one_way():
    rows, market = {"son": "m3", "schoolbus": "m1"}, {"son": "market-1"}
    situation = Situation(display="m2 m2 e1 e2", rows=rows, market=market)
    situation.move(0, "place m2, schoolbus")
    table, values = situated(situation), {"character": ["son"]}
    assert FAMILY.left_open(look(table, get_words("en"), 0), "run-over", values) is None
    move = FAMILY.read_command(seen(table, 0), "run-over", values)
    assert table.game.write_move(move) == "run over son"


def test_what_is_still_open_after_a_match_is_asked_with_buttons():
    rows = {"son": "m3", "schoolbus": "m1", "grandpa": "m2", "wife": "m2"}
    market = {"son": "market-1 market-2", "grandpa": "in-law-1"}
    bus = Situation(display="m2 m2 e1 e2", rows=rows, market=market)
    bus.move(0, "place m2, schoolbus")
    values, words = {"character": ["son"]}, get_words("en")
    screen = FAMILY.left_open(look(situated(bus), words, 0), "run-over", values)
    assert "run over son, losing market-2" in str(screen)
    assert FAMILY.left_open(look(situated(bus), words, 1), "run-over", values) is None
    rows = {"grandpa": "m1", "wife": "m2", "mamma": "m2"}
    theft = Situation(display="m1 m1 e1 e2", rows=rows, market=market)
    theft.move(0, "place m1, grandpa")
    screen = FAMILY.left_open(look(situated(theft), words, 0), "steal", {"card": ["in-law-1"]})
    assert "steal in-law-1 for mamma" in str(screen)
    assert FAMILY.left_open(look(situated(theft), words, 0), "steal", {"card": ["nothing"]}) is None


def test_junk_is_declined_and_nothing_else():
    table = situated(Situation())
    for command, options in OPTIONS.items():
        for texts in product(JUNK, repeat=len(options)):
            values = {name: [text] for name, text in zip(options, texts, strict=True)}
            try:
                move = FAMILY.read_command(seen(table, 0), command, values)
            except (Declined, GameError):
                continue
            table.game.write_move(move)
            assert isinstance(
                move, Place | Wc | Vote | Remove | Stop | Guest | RunOver | Steal
            ) or (command in ("secret", "child"))


@pytest.mark.parametrize("text", ["m9", "m2 wife", "", "2", "m"])
def test_what_is_no_card_is_not_read_as_one(text):
    with pytest.raises(Declined) as declined:
        read_cards(text)
    assert declined.value.code == "cards-unreadable"


def test_names_are_read_with_their_emoji():
    assert read_row("🚌 Schulbus").name == "SCHOOLBUS"
    assert read_character("💃 Wife").name == "WIFE"
    assert read_lost("🐟🍝🥓 fish, spaghetti, salami") == ("market-1",)
    with pytest.raises(Declined):
        read_character("schoolbus")


def test_a_hand_says_whose_side_one_is_on_and_what_that_is_worth():
    situation = Situation(market={"wife": "market-1 market-2"}, guests={"wife": -6})
    hand = text_of(FAMILY.hand(look(situated(situation), get_words("en"), 0)))
    assert "Your secret character is 💃 **the wife**" in hand
    assert "So far **1 point**: 🐟 fish on 1 card +1 · 🍝 spaghetti on 2 cards +3" in hand
    other = text_of(FAMILY.hand(look(situated(situation), get_words("en"), 1)))
    assert "👦 **the son**" in other
    assert "the wife**" not in other


def hand_of(situation, seat, language="en"):
    return text_of(FAMILY.hand(look(situated(situation), get_words(language), seat)))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "you all move everyone"), ("de", "Alle bewegen alle"), ("it", "tutti muovono tutti")],
)
def test_a_first_turn_says_what_it_is_about(language, told):
    situation = Situation(players=2)
    assert told in hand_of(situation, 0, language)
    situation.move(0, "guest wife")
    assert told in hand_of(situation, 0, language)
    situation.move(0, "wc")
    assert told not in hand_of(situation, 1, language)
    situation.move(1, "vote son")
    situation.move(0, "vote son")
    assert told in hand_of(situation, 1, language)
    situation.move(1, "place e1, wife")
    assert told not in hand_of(situation, 0, language)


def test_the_choice_of_a_secret_is_no_turn():
    situation = deal()
    choice, other = (hand_of(situation, seat) for seat in (0, 1))
    assert "👉 **Your choice** · <#2>" in choice
    assert "Your turn" not in choice
    assert "**Your choice**" not in other


@pytest.mark.parametrize("letter", ["x", "*"])
def test_the_hand_shows_all_that_may_be_noted(letter):
    table, words = situated(Situation()), get_words("en")
    form = FAMILY.notes(look(table, words, 0))
    longest = letter * form.fields[-1].longest
    table = table.with_chair(0, notes=FAMILY.read_notes(seen(table, 0), {"text": [longest]}))
    screen = FAMILY.hand(look(table, words, 0))
    check_screen(screen)
    assert f"📝 {longest}\n" in text_of(screen).replace("\\", "")


def test_text_that_is_cut_off_ends_in_no_half_of_a_character():
    assert plain("*" * 90) == r"\*" * 80
