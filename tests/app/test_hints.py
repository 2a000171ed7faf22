"""Hints as people read them: for their own eyes, in their own language."""

import pytest

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.interface import Advice, Hunch
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

WHAT = {
    ENGLISH: "Seeing what you see, a strong computer would do this: **",
    GERMAN: "Mit dem, was du siehst, würde ein starker Computer das tun: **",
}

HINTS = {
    (ENGLISH, "mamma-mia"): (
        "It expects **Four Salami** (80%) to be baked, but not **Bombastica** (40%), and puts "
        "your chance of winning at 55%; the most doubtful is still missing 1 🫒 olive, 2 🥓 salami."
    ),
    (GERMAN, "mamma-mia"): (
        "Er rechnet mit **Vier Salami** (80\u00a0%), aber nicht mit **Bombastica** (40\u00a0%), "
        "und gibt dir eine Siegchance von 55\u00a0%; der unsichersten Bestellung fehlt noch: "
        "1 🫒 Olive, 2 🥓 Salami."
    ),
    (ENGLISH, "mamma-i"): (
        "It expects Grandpa to buy this round\u2019s market card, "
        "and puts your chance of winning at 33%."
    ),
    (GERMAN, "mamma-i"): (
        "Er rechnet damit, dass Opa die Marktkarte dieser Runde kauft, und gibt dir eine "
        "Siegchance von 33\u00a0%."
    ),
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
    assert answer.text.endswith(HINTS[language, game])
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
    (Pass("waiter", None), "Pass, draw my orders", "Passen, vom Kellner ziehen"),
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


WHY = [
    (Expectation((), NOTHING, 0.0), "puts your chance of winning at 1%."),
    (
        Expectation((("bombastica", 1.0),), NOTHING, 0.5),
        "It expects **Bombastica** (99%) to be baked, and",
    ),
    (
        Expectation((("bombastica", 0.3),), (1, 0, 0, 0, 0, 0), 0.5),
        "(30%) to be baked, and puts your chance of winning at 50%; still missing: 1 🍍 pineapple.",
    ),
    (Prospect(0.4, None, None), "It expects nobody to buy this round"),
    (Prospect(0.4, None, Character.SON), "It expects the son to arrive first"),
]


@pytest.mark.parametrize(("reason", "text"), WHY)
def test_reasons_are_one_sentence(reason, text):
    family = FAMILIES.families[isinstance(reason, Prospect)]
    said = family.reason(reason, family.catalogue.words("en"))
    assert text in said
    assert said.count(".") == 1


@pytest.mark.parametrize(
    ("language", "move", "text"),
    [
        ("en", Vote(Character.WIFE), "do this: **Vote for the wife**\nIt hasn\u2019t worked"),
        ("de", Secret(Character.WIFE), "**Die Ehefrau wählen**\nDurchgerechnet ist das nicht"),
    ],
)
def test_a_hunch_is_called_one(language, move, text):
    family = FAMILIES.families[1]
    (block,) = hint_screen(family, Advice(move, Hunch()), family.catalogue.words(language)).blocks
    assert text in block.markdown


def test_nothing_is_certain():
    assert [percent(share) for share in (0.0, 0.004, 0.5, 0.999, 1.0)] == [1, 1, 50, 99, 99]
