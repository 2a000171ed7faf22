"""Killed at any instant, the program goes on where it stood.

The quick suite kills it at one step of each kind: at a commit, and before and after each kind of
request.
"""

from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest

from bot.tables.table import Status
from tests.app.players import decide, make, open_table
from tests.discord.world import open_world
from tests.thorough import thorough, thoroughly


async def join(world, people):
    """The second joins the table of the first."""
    await people[1].slash("join")


async def begin(world, people):
    """The cards are dealt."""
    if (await world.peek_table()).status is Status.LOBBY:
        await people[0].slash("begin")


async def move(world, people):
    """A turn that opens nothing, made by whoever must act."""
    table = await world.peek_table()
    if len(table.match.log) == 1:
        person, move = decide(table, people)
        await make(table, person, move, "commands")


async def move_before_a_computer(world, people):
    """A turn with which the message of the one before would be changed, were it no answer."""
    await move(world, people)


async def prepare(world, scene):
    people = world.add_people("Anna", "Bert")
    if scene is move:
        await open_table(world, people, pace="instant")
        return people
    if scene is move_before_a_computer:
        await open_table(world, people[:1], computers=1, pace="instant")
        return people[:1]
    await people[0].slash("start", pace="instant")
    if scene is begin:
        await people[1].slash("join")
    return people


def standing(world, people):
    """What can be read in the channel and in the hands."""
    hands = ["\n".join(m.text for m in person.direct_messages()) for person in people]
    return world.channel_text(), *hands


def new(folder):
    """A folder of its own for every world."""
    return Path(mkdtemp(dir=folder))


def one_of_each_kind(taken):
    """The number of the last step of each kind."""
    return {what: number for number, what in enumerate(taken, 1)}.values()


def every(taken):
    return range(1, len(taken) + 1)


@pytest.mark.parametrize("steps", [one_of_each_kind, *thoroughly([every])])
@pytest.mark.parametrize(
    "scene", [begin, *thoroughly([join, move]), move_before_a_computer], ids=lambda it: it.__name__
)
async def test_whatever_is_done_survives_a_kill_at_every_step(tmp_path, scene, steps):
    meant, taken = await killed_at(None, tmp_path, scene)
    assert len(taken) > 5
    for step in steps(taken):
        told, _ = await killed_at(step, tmp_path, scene)
        assert told == meant, (step, taken[step - 1])


async def killed_at(step, folder, scene):
    """What can be read after a scene in which the bot dies at a step; and what steps it took."""
    async with open_world(new(folder)) as world:
        people = await prepare(world, scene)
        begin = world.steps
        world.die_at = begin + step if step else None
        await scene(world, people)
        taken = world.taken[begin:]
        assert world.is_dead == bool(step)
        if world.is_dead:
            await world.restart()
            await scene(world, people)
        return standing(world, people), taken


@pytest.mark.parametrize("moves", [2, *thoroughly([1000])])
async def test_a_telling_goes_on_where_it_was(tmp_path, moves):
    told = []
    for is_killed in (False, True):
        async with open_world(new(tmp_path)) as world:
            people = world.add_people("Anna", "Bert")
            await open_table(world, people, pace="slow", memory="open")
            for _ in range(moves):
                if "opens the oven" in world.channel_text():
                    break
                table = await world.peek_table()
                person, chosen = decide(table, people)
                if is_killed:
                    world.clock.hold()
                    await make(table, person, chosen, "commands")
                    await world.advance(3)
                    world.clock.release()
                    await world.restart()
                else:
                    await make(table, person, chosen, "commands")
            told.append(world.channel_text())
    assert told[0] == told[1]


@pytest.mark.parametrize("moves", [6, *thoroughly([1000])])
@pytest.mark.parametrize(
    ("game", "memory"),
    [
        ("mamma-mia", "faithful"),
        pytest.param("mamma-mia", "open", marks=thorough),
        ("mamma-i", "faithful"),
    ],
)
async def test_a_game_with_many_kills_reads_like_one_without(tmp_path, game, memory, moves):
    read = []
    for kills in (0, 1):
        async with open_world(new(tmp_path)) as world:
            anna = world.add_person("Anna")
            await open_table(world, [anna], computers=1, memory=memory, game=game)
            await play_with_kills(world, anna, Random(7), kills, moves)
            read.append(standing(world, [anna]))
    assert read[0] == read[1]


async def play_with_kills(world, person, rng, kills, moves):
    """Plays on; the bot dies at some instant of many moves, and is started again."""
    table = await world.peek_table()
    for _ in range(moves):
        if table.acting is None:
            break
        _, chosen = decide(table, [person])
        for _ in range(2):
            if (await world.peek(table.id)).log == table.match.log:
                world.die_at = world.steps + rng.randint(1, 30) if kills else None
                await make(table, person, chosen, "commands")
            if world.is_dead:
                await world.restart()
            world.die_at = None
        table = await world.peek_table(table.id)
