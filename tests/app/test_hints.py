"""Hints as people read them: for their own eyes, in their own language."""

from random import Random
from typing import get_args

import pytest

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.hard.mamma_mia.reason import Because, Expectation, Why
from bot.brains.interface import Advice, Hunch
from bot.games.interface import SeatMove
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.moves import Remove, Secret, Vote
from bot.games.mamma_mia.cards import NOTHING, Ingredient
from bot.games.mamma_mia.moves import Decline, Pass, Play
from bot.screens.families import FAMILIES
from bot.screens.hints import hint_screen, percent
from bot.screens.words import LANGUAGES
from tests.advisers import advised, unadvised
from tests.app.players import open_table, take_turn
from tests.discord.server import ENGLISH, GERMAN
from tests.games.setups import SETUPS, midgame
from tests.screens.tables import make_table, new_match, seen

WHAT = {
    ENGLISH: "Seeing what you see, a strong computer would do this: **",
    GERMAN: "Mit dem, was du siehst, würde ein starker Computer das tun: **",
}

HINTS = {
    (ENGLISH, "mamma-mia"): (
        "About 1.2 pizzas this round, **Bombastica** at 40%, "
        "still missing 1 🫒 olive, 2 🥓 salami. "
        "It costs nothing: if it burns, it goes back to your waiter."
    ),
    (GERMAN, "mamma-mia"): (
        "Etwa 1,2 Pizzas in dieser Runde, **Bombastica** zu 40\u00a0%; dafür fehlt noch: "
        "1 🫒 Olive, 2 🥓 Salami. "
        "Es kostet nichts: Verbrennt die Bestellung, geht sie zurück zu deinem Kellner."
    ),
    (ENGLISH, "mamma-i"): ("It expects Grandpa to buy this round\u2019s market card."),
    (GERMAN, "mamma-i"): ("Er rechnet damit, dass Opa die Marktkarte dieser Runde kauft."),
}


@pytest.fixture(autouse=True)
def advisers():
    with advised():
        yield


@pytest.mark.parametrize("direct", [False, True], ids=["channel", "direct"])
@pytest.mark.parametrize(("language", "game"), HINTS)
async def test_a_hint_says_what_and_why_to_one_player_alone(world, language, game, direct):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game=game, pace="instant")
    table = await world.peek_table()
    asker, other = [*people] if table.acting == table.find_seat(people[0].id) else [*people][::-1]
    asker.language = language
    answer = await asker.slash("hint", direct=direct)
    assert direct or answer.is_ephemeral
    assert WHAT[language] in answer.text
    what, also = answer.text.splitlines()[1], answer.text.splitlines()[2:4]
    assert what == HINTS[language, game]
    assert also[0] == {ENGLISH: "-# It also thought of:", GERMAN: "-# Er dachte auch an:"}[language]
    assert also[1].endswith(HINTS[language, game])
    assert world.channel_messages()[-1].text == f"-# 💡 {asker.name} asked for a hint."
    refused = await other.slash("hint")
    assert refused.is_ephemeral
    assert "Hints are for whoever has to act" in refused.text


async def test_the_hint_can_be_played(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    asker = next(person for person in people if table.find_seat(person.id) == table.acting)
    assert (await asker.slash("hint")).is_answered
    after = await take_turn(world, table, people)
    assert len(after.get_match().log) == len(table.get_match().log) + 1


async def test_a_hint_can_be_done_and_its_chances_are_shown_on_request(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    asker = next(person for person in people if table.find_seat(person.id) == table.acting)
    (hand,) = asker.direct_messages()
    hint = await asker.press("Hint (the channel hears of it)", hand)
    assert hint.labels == ["Do it", "Chances"]
    assert "chance of winning" not in hint.text
    shown = await asker.press("Chances", hint)
    assert shown.text.count("Your chance of winning: 55%.") == 2
    assert shown.labels == ["Do it"]
    assert "💡" in world.channel_messages()[-1].text
    await asker.press("Do it", shown)
    log = (await world.peek_table()).get_match().log
    legal = table.get_match().legal()
    assert log[-1] == SeatMove(table.acting, next(legal.moves()))


async def test_only_who_may_have_a_hint_has_a_button_for_it(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", hints="off")
    for person in people:
        (hand,) = person.direct_messages()
        assert not any("Hint" in button.label for button in hand.buttons)


async def test_the_host_may_do_without_hints(world):
    people = world.add_people("Anna", "Bert")
    await people[0].slash("start", hints="off")
    assert "no hints" in world.channel_messages()[0].text
    await people[1].slash("join")
    await people[0].slash("begin")
    for person in people:
        assert "This table plays without hints" in (await person.slash("hint")).text


async def test_who_asks_where_nobody_knows_gets_one_sentence(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    with unadvised():
        assert (await people[0].slash("hint")).text.startswith("Nobody can give hints")


MOVES = [
    (
        Play(Ingredient.SALAMI, 3, "bombastica", "supply"),
        "put in 3 🥓 salami with *Bombastica* on top, then draw ingredients",
        "3 🥓 Salami in den Ofen und *Bombastica* obendrauf, dann Zutaten ziehen",
    ),
    (
        Play(Ingredient.OLIVE, 1, None, None),
        "put in 1 🫒 olive, then draw nothing",
        "1 🫒 Olive in den Ofen, dann nichts ziehen",
    ),
    (Pass("waiter", None), "pass, then draw orders", "passen, dann Bestellungen ziehen"),
    (Decline(), "Decline", "Verzichten"),
    (Remove(Character.GRANDMA), "Remove the last card from Grandma", "Die letzte Karte von Oma"),
    (Vote(Character.WIFE), "Vote for the wife", "Für die Ehefrau stimmen"),
]


@pytest.mark.parametrize(("move", "english", "german"), MOVES)
def test_moves_are_named_as_people_would(move, english, german):
    family = FAMILIES.families[isinstance(move, Remove | Vote)]
    for language, text in (("en", english), ("de", german)):
        assert family.move_text(move, family.catalogue.words(language)).startswith(text)


@pytest.mark.parametrize(("game", "options", "players"), SETUPS)
def test_every_move_has_words_of_its_own(game, options, players):
    family = FAMILIES.of_game(game)
    for seed in range(4):
        match, rng = midgame(game, options, players, seed)
        if isinstance(match.actor, int):
            moves = {match.legal().sample(rng) for _ in range(20)}
            for language in LANGUAGES:
                words = family.catalogue.words(language)
                texts = {family.move_text(move, words) for move in moves}
                assert len(texts) == len(moves)
                assert all(0 < len(text) < 300 for text in texts)


def expect(pizzas, why="none", *because):
    return Expectation(pizzas, None, 0.0, NOTHING, 0.5, Because(why, *because))


WHY = [
    (expect(0.0), "About 0.0 pizzas this round."),
    (expect(2.0, "counts"), "About 2.0 pizzas this round. It counts at once."),
    (
        Expectation(1.0, "bombastica", 1.0, (1, 0, 0, 0, 0, 0), 0.5),
        "**Bombastica** at 99%, still missing 1 🍍 pineapple.",
    ),
    (
        expect(1.0, "lies", None, Ingredient.PEPPER, 4, 1),
        "In the oven then: 4 🫑 peppers, and Bert wants some too.",
    ),
    (expect(1.0, "wanted", "four-salami"), "Your **Four Salami** needs it."),
    (Prospect(0.4, None, None, hides_side=True), "market card. It hides your side"),
    (Prospect(0.4, None, None), "It expects nobody to buy this round"),
    (Prospect(0.4, None, Character.SON), "It expects the son to arrive first"),
]


@pytest.mark.parametrize(("reason", "text"), WHY)
def test_reasons_are_two_sentences_at_most(reason, text):
    viewer = reader("mamma-i" if isinstance(reason, Prospect) else "mamma-mia")
    said = FAMILIES.of_game(viewer.table.game_id).reason(reason, viewer)
    assert text in said
    assert said.count(". ") <= 1
    assert said[-1] == "."
    for why in get_args(Why):
        reason = expect(1.0, why, "four-salami", Ingredient.OLIVE, 2)
        assert FAMILIES.families[0].reason(reason, reader("plus"))


def reader(game, language="en"):
    return seen(make_table(new_match(game, {}, 3, Random(1)).deal_chance(Random(1))), 0, language)


@pytest.mark.parametrize(
    ("language", "move", "text"),
    [
        ("en", Vote(Character.WIFE), "do this: **Vote for the wife**\nIt hasn\u2019t worked"),
        ("de", Secret(Character.WIFE), "**Die Ehefrau wählen**\nDurchgerechnet ist das nicht"),
    ],
)
def test_a_hunch_is_called_one(language, move, text):
    viewer = reader("mamma-i", language)
    block, buttons = hint_screen(FAMILIES.families[1], Advice(move, Hunch()), viewer).blocks
    assert text in block.markdown
    assert len(buttons.buttons) == 1


def test_nothing_is_certain():
    assert [percent(share) for share in (0.0, 0.004, 0.5, 0.999, 1.0)] == [1, 1, 50, 99, 99]
