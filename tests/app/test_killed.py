"""Killed at any instant, the program goes on where it stood."""

from random import Random

import pytest

from bot.tables.table import Status
from tests.app.players import decide, make, open_table
from tests.discord.world import open_world


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


@pytest.mark.parametrize("scene", [join, begin, move, move_before_a_computer])
async def test_whatever_is_done_survives_a_kill_at_every_step(tmp_path, scene):
    step, is_over = 0, False
    meant = None
    while not is_over:
        folder = tmp_path / str(step)
        folder.mkdir()
        async with open_world(folder) as world:
            people = await prepare(world, scene)
            if step:
                world.die_at = world.steps + step
            await scene(world, people)
            is_over = step > 0 and not world.is_dead
            if world.is_dead:
                await world.restart()
                await scene(world, people)
            meant = meant or standing(world, people)
            assert standing(world, people) == meant, step
        step += 1
    assert step > 5


async def test_a_telling_goes_on_where_it_was(tmp_path):
    told = []
    for is_killed in (False, True):
        folder = tmp_path / str(is_killed)
        folder.mkdir()
        async with open_world(folder) as world:
            people = world.add_people("Anna", "Bert")
            await open_table(world, people, pace="slow", memory="open")
            while "opens the oven" not in world.channel_text():
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


@pytest.mark.parametrize(
    ("game", "memory"), [("mamma-mia", "faithful"), ("mamma-mia", "open"), ("mamma-i", "faithful")]
)
async def test_a_game_with_many_kills_reads_like_one_without(tmp_path, game, memory):
    read = []
    for kills in (0, 1):
        folder = tmp_path / str(kills)
        folder.mkdir()
        async with open_world(folder) as world:
            anna = world.add_person("Anna")
            await open_table(world, [anna], computers=1, memory=memory, game=game)
            await play_with_kills(world, anna, Random(7), kills)
            read.append(standing(world, [anna]))
    assert read[0] == read[1]


async def play_with_kills(world, person, rng, kills):
    """Plays to the end; the bot dies at some instant of many moves, and is started again."""
    table = await world.peek_table()
    while table.acting is not None:
        _, chosen = decide(table, [person])
        for _ in range(2):
            if (await world.peek(table.id)).log == table.match.log:
                world.die_at = world.steps + rng.randint(1, 30) if kills else None
                await make(table, person, chosen, "commands")
            if world.is_dead:
                await world.restart()
            world.die_at = None
        table = await world.peek_table(table.id)
