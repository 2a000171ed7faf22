"""What is filled in becomes a move, and every move can be filled in."""

from itertools import islice, product
from random import Random

import pytest

from bot.games.errors import GameError, Refused
from bot.games.interface import SeatMove
from bot.games.mamma_mia.cards import WORDS
from bot.games.mamma_mia.events import Drew
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play
from bot.games.mamma_mia.notation import write_cards
from bot.screens.families import FAMILIES
from bot.screens.family import Asked
from bot.screens.ids import parse_id
from bot.screens.mamma_mia.input import read_cards, read_order
from bot.screens.mamma_mia.seen import drawn_by
from bot.screens.mamma_mia.words import get_words
from bot.screens.screen import Choose, Picture, Text, Write
from bot.screens.viewer import look
from bot.screens.words import LANGUAGES
from bot.tables.refusals import Declined
from tests.games.mamma_mia.situation import Situation
from tests.games.setups import MAMMA_MIA, PLUS
from tests.screens.tables import (
    buttons_of,
    check_form,
    check_plain,
    make_table,
    new_match,
    play_on,
    seen,
    situated,
    text_of,
)
from tests.thorough import thoroughly

COMMANDS = {
    "play": ("ingredient", "count", "order", "draw"),
    "pass": ("draw", "order"),
    "bake": ("choice", "add"),
    "decline": (),
    "ask": ("choice", "want", "add"),
    "assist": ("give",),
}
JUNK = ("", " ", "🍕", "olive 3 4", "999999999999", "<@1>", "none", "salami", "-", "2", "x" * 90)


every_moment = pytest.mark.parametrize("moments", [50, *thoroughly([400])])


def tables(most):
    """Tables in the middle of games, of every setup."""
    for place, (game, options, players) in enumerate([*MAMMA_MIA, *PLUS]):
        rng = Random(place)
        match = new_match(game, options, players, rng)
        table = make_table(match, players)
        for after, *_ in islice(play_on(table, rng), most):
            if after.acting is not None:
                yield after, after.match, rng


def written(move):
    """The command that makes the move, with its options."""
    match move:
        case Play(ingredient, count, order, draw):
            return "play", {
                "ingredient": [WORDS[ingredient]],
                "count": [str(count)],
                "order": [order or "none"],
                "draw": [draw or ""],
            }
        case Pass(draw, order):
            return "pass", {"order": [order or "none"], "draw": [draw or ""]}
        case Bake(choice, add):
            return "bake", cards(choice, add=add)
        case Ask(choice, want, add):
            return "ask", cards(choice, want=want, add=add)
        case Decline():
            return "decline", {}
        case Help(give):
            return "assist", {"give": ["yes" if give else "no"]}


def cards(choice, **counts):
    texts = {key: [write_cards(number) or "none"] for key, number in counts.items()}
    return {"choice": [" ".join(WORDS[kind] for kind in choice)], **texts}


@every_moment
def test_every_legal_move_can_be_made_by_command(moments):
    for table, match, rng in tables(moments):
        family = FAMILIES.of_game(table.game_id)
        seat = match.actor
        for kind in match.legal():
            for move in [*islice(kind, 12), kind.sample(rng)]:
                command, values = written(move)
                assert family.read_command(seen(table, seat), command, values) == move


@every_moment
def test_every_way_to_fill_in_a_form_is_understood(moments):
    for table, match, rng in tables(moments):
        family, seat = FAMILIES.of_game(table.game_id), match.actor
        for which in ("add", "ask"):
            words = get_words(rng.choice(LANGUAGES))
            try:
                form = family.form(look(table, words, seat), which)
            except Refused:
                continue
            check_form(form)
            adding = [it for it in form.fields if isinstance(it, Choose) and it.key == "add"]
            if which == "ask":
                assert all(field.most == len(field.options) for field in adding)
            for values in islice(fillings(form, rng), 40):
                move = family.read_form(seen(table, seat), which, values)
                refused = match.game.refusal(match.state, seat, move)
                assert refused is None or refused.code in SENSIBLE, (values, refused.code)


SENSIBLE = {"wrong-request", "wrong-request-number", "wants-nothing"}
"""What a combination of options that do not go together may be refused for."""


def fillings(form, rng):
    fields = [field for field in form.fields if isinstance(field, Choose | Write)]
    answers = []
    for field in fields:
        if isinstance(field, Write):
            answers.append([["2 salami, 1 olive"], ["3 Oliven"]])
        elif field.most == 1:
            answers.append([[option.value] for option in field.options])
        else:
            texts = [option.value for option in field.options]
            sizes = range(field.fewest, field.most + 1)
            answers.append([rng.sample(texts, size) for size in sizes])
    for combination in product(*answers):
        yield dict(zip([field.key for field in fields], combination, strict=True))


def test_labels_name_as_many_cards_as_are_drawn():
    """A3.3, A3.6, B3.1, B3.2."""
    seen_draws = 0
    for table, match, rng in tables(90):
        viewer = seen(table, table.acting)
        for _ in range(5):
            move = match.legal().sample(rng)
            if isinstance(move, Play | Pass) and move.draw is not None:
                seen_draws += 1
                news = match.apply(SeatMove(match.actor, move)).since(match)
                (drew,) = [event for event in news if isinstance(event, Drew)]
                assert drawn_by(viewer.view, move)[0] == drew.count
    assert seen_draws > 1000


def test_steps_say_what_a_turn_draws_and_show_what_stays():
    situation = Situation(
        hands=["2 olive 3 salami"], orders=["four-salami four-olive"], waiters=["monotoni"]
    )
    step = FAMILIES.of_game("mamma-mia").step(seen(situated(situation), 0), "play 3 salami")
    labels = [button.label for button in buttons_of(step)]
    assert "Play, draw 3 ingredients (8 left)" in labels
    assert "Play, draw 1 order (1 left)" in labels
    assert "**Your ingredients (2)**: 2 🫒 olives" in text_of(step)
    (picture,) = [block for block in step.blocks if isinstance(block, Picture)]
    assert picture.facts["cards"] == [["olive", 2]]


def test_nothing_is_painted_where_nothing_stays():
    situation = Situation(hands=["2 olive"])
    step = FAMILIES.of_game("mamma-mia").step(seen(situated(situation), 0), "play 2 olive")
    assert not any(isinstance(block, Picture) for block in step.blocks)


def test_a_hand_says_what_its_orders_leave_room_for():
    def read_hand(orders):
        situation = Situation(hands=["1 olive"], orders=[orders])
        return text_of(FAMILIES.of_game("mamma-mia").hand(seen(situated(situation), 0)))

    assert "You hold no order" in read_hand("")
    assert "Orders fill your hand" not in read_hand(" ".join(SEVEN.split()[:4]))
    assert "Orders fill your hand" in read_hand(" ".join(SEVEN.split()[:5]))


def test_buttons_carry_their_moves():
    situation = Situation(hands=["2 olive"], oven="0 1 pepper, 0 2 olive, 0 four-olive")
    situation.open_oven()
    table = situated(situation)
    family = FAMILIES.of_game("mamma-mia")
    assert "bake, add 2 olive" in str(family.hand(look(table, get_words("en"), 0)))


@every_moment
def test_what_is_offered_is_understood(moments):
    for table, match, rng in tables(moments):
        family = FAMILIES.of_game(table.game_id)
        seat = rng.choice([match.actor, rng.randrange(len(table.chairs))])
        words = get_words(rng.choice(LANGUAGES))
        for command, options in COMMANDS.items():
            for option in options:
                offers = family.choices(look(table, words, seat), Asked(command, option, {}))
                assert len(offers) <= 25
                for label, text in offers[:4]:
                    assert 1 <= len(label) <= 100
                    check_plain(label)
                    assert 1 <= len(text) <= 100
                    values = {"ingredient": ["olive"], "give": ["yes"]} | {option: [text]}
                    family.read_command(seen(table, seat), command, values)


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_declined_and_never_crashes(junk):
    words = get_words("en")
    for table, _, rng in islice(tables(60), 0, None, 23):
        family = FAMILIES.of_game(table.game_id)
        seat = rng.randrange(len(table.chairs))
        for command, options in {**COMMANDS, "nonsense": ("what",)}.items():
            values = {option: [junk] for option in options}
            for filled in (values, {}, {option: [] for option in options}):
                try:
                    move = family.read_command(seen(table, seat), command, filled)
                    table.game.refusal(table.get_match().state, seat, move)
                    family.warning(look(table, words, seat), move)
                except Declined:
                    pass
            for option in options:
                family.choices(look(table, words, seat), Asked(command, option, values))
        for which in ("turn", "add", "ask", "nonsense"):
            for field in ("put", "way", "add", "choice"):
                try:
                    family.read_form(seen(table, seat), which, {field: [junk]})
                    family.form(look(table, words, seat), which)
                except (Declined, GameError):
                    pass


@pytest.mark.parametrize(
    "text",
    [
        "2 olives, 1 salami",
        "2 Oliven und 1 Salami",
        "olive olive salami",
        "🫒🫒🥓",
        "2 🫒 olives 🥓 salami",
        "2x OLIVE; Salami",
        "2 olive ed 1 salame",
    ],
)
def test_cards_are_read_in_any_language(text):
    assert read_cards(text) == (0, 2, 0, 0, 1, 0)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1 Paprika, 2 Champignons", "1 pepper 2 mushroom"),
        ("3 Garnelen und 1 Garnele", "4 shrimp"),
        ("1 Peperoni, 2 Pilze, 3 Shrimps", "1 pepper 2 mushroom 3 shrimp"),
        ("Shrimp Pilz", "1 mushroom 1 shrimp"),
    ],
)
def test_cards_are_read_by_former_words_as_well(text, cards):
    assert write_cards(read_cards(text)) == cards


@pytest.mark.parametrize("name", ["Vier Garnelen", "Vier Shrimps", "four shrimp", "four-shrimp"])
def test_orders_are_read_by_former_names_as_well(name):
    assert read_order(name) == "four-shrimp"


@pytest.mark.parametrize("typed", ["Paprika", "peper", "pepper", "PEPPER"])
def test_an_ingredient_is_offered_for_every_word_for_it(typed):
    table = situated(Situation(hands=["1 olive 2 pepper"]))
    asked = Asked("play", "ingredient", {"ingredient": [typed]})
    offered = FAMILIES.of_game("mamma-mia").choices(seen(table, 0, "de"), asked)
    assert [value for _, value in offered] == ["pepper"]


def test_a_pile_that_makes_no_difference_need_not_be_chosen():
    """A3.4."""
    family = FAMILIES.of_game("mamma-mia")
    situation = Situation(hands=["6 olive"], orders=["four-olive"], waiters=["", ""])
    table = situated(situation)
    move = family.read_command(seen(table, 0), "play", {"ingredient": ["Oliven"], "count": ["2"]})
    assert move == situation.game.read_move("play 2 olive, draw supply")


def test_a_draw_that_ends_in_passing_for_ever_is_warned_of():
    """A3.4."""
    waiter = "one-of-each bombastica monotoni minimale four-salami four-olive four-mushroom"
    situation = Situation(hands=["2 olive"], waiters=[waiter])
    table = situated(situation)
    family, words = FAMILIES.of_game("mamma-mia"), get_words("en")
    read = situation.game.read_move
    assert family.warning(look(table, words, 0), read("play 2 olive, draw waiter"))
    assert family.warning(look(table, words, 0), read("play 2 olive, draw supply")) is None
    assert family.warning(look(table, words, 0), read("play 1 olive, draw waiter")) is None


SEVEN = "four-salami four-olive four-mushroom bombastica monotoni minimale one-of-each"


def test_whoever_may_put_in_an_order_when_passing_has_a_button_for_every_way():
    """A3.5."""
    situation = Situation(orders=[SEVEN], waiters=["four-pineapple"], edition="1999")
    table = situated(situation)
    passes = [table.game.write_move(move) for move in table.get_match().legal().moves()]
    buttons = buttons_of(FAMILIES.of_game("mamma-mia").hand(look(table, get_words("en"), 0)))
    pressed = [parse_id(button.id) for button in buttons]
    assert sorted(one.rest for one in pressed if one.verb == "move") == sorted(passes)
    assert len(passes) == 15


def ask(oven, hand=""):
    """The hand of a player who may ask for help, and the form or what it's refused for."""
    situation = Situation("plus", 3, hands=[hand, "1 salami"], oven=oven, helping=True)
    situation.open_oven()
    viewer = seen(situated(situation), 0)
    family = FAMILIES.of_game("plus")
    return buttons_of(family.hand(viewer)), family.form(viewer, "ask")


def chosen(form, key):
    (field,) = [one for one in form.fields if isinstance(one, Choose) and one.key == key]
    return [option.value for option in field.options if option.is_default]


def test_the_only_request_is_one_button():
    buttons, _ = ask("0 1 pepper, 0 3 olive, 0 four-olive")
    (button,) = [one for one in buttons if "Ask" in one.label]
    assert button.label == "Ask for 1 olive"
    assert parse_id(button.id).rest == "ask, want 1 olive"


def test_a_request_says_what_it_is_for_and_asks_for_as_little_as_it_can():
    buttons, form = ask("0 1 pepper, 0 1 olive, 0 four-olive", hand="1 olive")
    assert "Ask for help" in [one.label for one in buttons]
    texts = [field.markdown for field in form.fields if isinstance(field, Text)]
    assert any("is still missing 3 🫒 olives." in text for text in texts)
    assert chosen(form, "add") == ["olive 1"]


def test_the_choice_that_needs_the_least_of_others_is_chosen_beforehand():
    _, form = ask("0 1 pepper, 0 4 salami, 0 3 olive, 0 monotoni", hand="2 olive")
    assert chosen(form, "choice") == ["ask olive"]
    assert chosen(form, "add") == ["olive 1", "olive 2"]


def test_whoever_could_add_everything_asks_so_as_to_keep_it():
    _, form = ask("0 1 pepper, 0 3 olive, 0 four-olive", hand="1 olive")
    assert chosen(form, "add") == []
