"""Whole games through Discord, from the lobby to the ranking."""

import json

import pytest

from bot.games.mamma_i.events import GameEnded as DinnerEnded
from bot.games.mamma_mia.events import GameEnded
from bot.games.record import load_record, play
from bot.screens.words import LANGUAGES, get_words
from bot.tables.table import Status
from tests.app.players import open_table, play_game
from tests.discord.server import GERMAN
from tests.discord.world import open_world
from tests.thorough import but_few, thoroughly

CLASSIC = {}
OF_1999 = {"edition": "1999"}
OF_2004 = {"edition": "2004"}
PLUS = {"game": "plus", "helping": False}
HELPING = {"game": "plus", "helping": True}
MAMMA_I = {"game": "mamma-i"}

GAMES = [
    # options, persons, computers, by, where, brain, memory, pace, language
    (CLASSIC, 2, 0, "commands", "channel", "normal", "faithful", "instant", "en-US"),
    (CLASSIC, 1, 3, "buttons", "direct", "random", "open", "normal", GERMAN),
    (OF_1999, 1, 1, "buttons", "channel", "normal", "faithful", "instant", GERMAN),
    (OF_1999, 3, 0, "commands", "direct", "random", "open", "fast", "en-US"),
    (OF_2004, 2, 1, "mixed", "mixed", "random", "faithful", "normal", "en-US"),
    (OF_2004, 3, 1, "commands", "channel", "normal", "open", "instant", GERMAN),
    (PLUS, 1, 2, "commands", "direct", "random", "faithful", "slow", GERMAN),
    (PLUS, 2, 0, "buttons", "mixed", "normal", "open", "instant", "en-US"),
    (HELPING, 2, 1, "mixed", "channel", "random", "faithful", "normal", "en-US"),
    (HELPING, 3, 0, "commands", "mixed", "random", "open", "instant", GERMAN),
    (MAMMA_I, 2, 1, "mixed", "mixed", "normal", "faithful", "normal", "en-US"),
    (MAMMA_I, 3, 0, "commands", "channel", "random", "open", "instant", GERMAN),
    (MAMMA_I, 1, 3, "buttons", "direct", "normal", "faithful", "fast", GERMAN),
    (MAMMA_I, 2, 0, "buttons", "mixed", "random", "faithful", "slow", "en-US"),
]
FEW = [GAMES[0]]


@pytest.mark.parametrize(
    ("options", "persons", "computers", "by", "where", "brain", "memory", "pace", "language"),
    but_few(GAMES, FEW),
)
async def test_a_game_is_played_to_its_ranking(
    tmp_path, options, persons, computers, by, where, brain, memory, pace, language
):
    async with open_world(tmp_path, language=language) as world:
        world.draws = memory == "open" and brain == "normal"
        await world.restart()
        people = world.add_people("Anna", "Bert", "Carla")[:persons]
        people[0].language = GERMAN
        await open_table(world, people, computers, memory=memory, pace=pace, **options)
        table = await play_game(world, people, by, where, brain)
        assert table.status is Status.OVER
        check_ranking(world, table)
        await check_what_stands(world, table)
        await check_record(world, people[0], table)


def check_ranking(world, table):
    """Everybody is in the last message, and so is what they have made of it."""
    last = world.channel_messages()[-1]
    for name, count in zip(table.names, counts(table), strict=True):
        assert f"{name}**" in last.text
        assert str(count).replace("-", "\u2212") in last.text
    assert len(last.labels) == 1
    assert last.buttons[0].id.startswith("mm:rematch:")


def counts(table):
    """What decides the ranking: orders delivered, or points."""
    for event in reversed(table.match.events):
        match event:
            case GameEnded():
                return event.delivered
            case DinnerEnded():
                return event.points
            case _:
                pass
    raise AssertionError("the game has not ended")


async def check_what_stands(world, table):
    """Only what is known stands in the channel, and everybody has one message with their hand."""
    async with world.store.work() as work:
        known = await work.messages(table.id)
    in_channel = {posted.message for (user, _), posted in known.items() if user is None}
    assert {message.id for message in world.channel_messages()} >= in_channel
    if table.terms.memory == "faithful":
        assert {message.id for message in world.channel_messages()} == in_channel
        assert (None, "turn") not in known
    for person in world.people.values():
        assert len(person.direct_messages()) <= 1


async def check_record(world, person, table):
    """The file plays through the rules again, and its seals were in the channel beforehand."""
    answer = await person.slash("record", game_id=str(table.id))
    (_, told), (name, content) = answer.message.files
    ends = [get_words(language)("record-ends") for language in LANGUAGES]
    assert told.decode().splitlines()[-1] in ends
    assert name.endswith(".json")
    record = load_record(json.loads(content))
    assert play(record).log == table.match.log
    assert record.seals
    told = world.told()
    for seal in record.seals:
        assert seal.sha256[:8] in told


@pytest.mark.parametrize("most", [8, *thoroughly([40])])
async def test_a_faithful_channel_shows_only_the_topmost_play(world, most):
    people = world.add_people("Anna", "Bert", "Carla")
    await open_table(world, people, pace="instant")

    async def check(table):
        calls = [m for m in world.channel_messages() if "”" in m.text and " draws " in m.text]
        assert len(calls) <= 1

    await play_game(world, people, "commands", "channel", most=most, after=check)
    assert any(shown.how == "delete" for shown in world.shown)


async def test_an_open_channel_keeps_every_play(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, computers=1, memory="open", pace="instant")
    await play_game(world, people, "commands", "channel", most=6)
    gone = [shown for shown in world.shown if shown.how == "delete" and shown.user is None]
    assert [" draws " in one.text for one in gone] == [False]
    assert world.channel_text().count(" draws ") >= 8


@pytest.mark.parametrize("game", ["mamma-mia", "mamma-i"])
async def test_a_turn_between_persons_costs_at_most_four_requests(world, game):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game=game)
    await play_game(world, people, "commands", "channel", most=2)
    before = len(world.requests)
    await play_game(world, people, "commands", "channel", most=1)
    # Answers are exempt from the limits of bots.
    asked = [one for one in world.requests[before:] if one.path.startswith("/channels/")]
    assert len(asked) <= 4


async def test_seals_come_before_the_hands(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people)
    how = [(shown.user, "sealed: `" in shown.text) for shown in world.shown]
    first_hand = next(
        place for place, s in enumerate(world.shown) if s.user and "ingredients (" in s.text
    )
    assert (None, True) in how[:first_hand]
