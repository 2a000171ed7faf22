"""Odd values of options, in random commands, in the midst of games: each has one polite answer."""

import asyncio
from pathlib import Path
from random import Random

from bot.games.mamma_mia.cards import WORDS
from tests.app.players import open_table, take_turn
from tests.app.test_odd_options import FIT, ODD, all_commands
from tests.discord.loop import VirtualLoop
from tests.discord.people import Person
from tests.discord.world import World, open_world
from tests.weather.setting import draw_setup, draw_terms

COMMANDS_TRIED = 25
"""How many commands are sent in a trial."""

SENSIBLE = (*WORDS, "in", "out", "yes", "no", "none", "waiter", "supply", "m1 m2", "1", "m")
"""What somebody might type, at the wrong time or in the wrong place."""


def trial(rng: Random, folder: Path) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(_send(rng, folder))


async def _send(rng: Random, folder: Path) -> None:
    """The world itself demands that each is answered once, and that no error is logged."""
    async with open_world(folder, seed=rng.randrange(10**6)) as world:
        boss = world.add_person("Boss", may=["manage_guild"])
        people = [boss, *world.add_people("Bert", "Carla")]
        if rng.random() < 0.8:
            await _begin(world, people[:2], rng)
        for _ in range(COMMANDS_TRIED):
            await _send_one(rng.choice(people), rng)
            if rng.random() < 0.3:
                await _move(world, people, rng)


async def _begin(world: World, people: list[Person], rng: Random) -> None:
    game, options, players = draw_setup(rng)
    terms = {name: value for name, value in draw_terms(rng).items() if name != "language"}
    computers = max(players - len(people), 0)
    options = {**options, **terms, "turn_time": "off"}
    await open_table(world, people, computers, game=game, **options)


async def _move(world: World, people: list[Person], rng: Random) -> None:
    """The game goes on, if there is one and it waits for somebody."""
    table_id = await world.active_table()
    table = None if table_id is None else await world.peek_table(table_id)
    if table is None or table.acting is None:
        return
    if not table.chairs[table.acting].is_played_by_computer:
        await take_turn(world, table, people, "commands", "channel", "random", rng)


async def _send_one(person: Person, rng: Random) -> None:
    """A command, each of whose options is odd, or fit, or not there."""
    command = rng.choice([*all_commands(), *all_commands(is_mamma_i=True)])
    sent = []
    for option in command.parameters:
        value = rng.choice((rng.choice(ODD), rng.choice(SENSIBLE), FIT.get(option.type.value)))
        if option.required or rng.random() < 0.6:
            sent.append({"name": option.name, "type": option.type.value, "value": value})
    answer = await person.send_command(command.name, sent, group=command.parent.name)
    assert answer.form or answer.text or answer.is_silent, (command.name, sent)
    assert "Something went wrong" not in answer.text, (command.name, sent)
