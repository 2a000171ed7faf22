"""Computers that think for long: nobody waits for them, and whatever happens they come to it."""

import asyncio

import pytest

from bot import limits
from bot.brains.question import decide
from bot.games.interface import SeatMove
from bot.games.mamma_mia.moves import Help
from bot.games.registry import GAMES
from bot.live.alarm import Timer
from bot.live.computers import decide as decide_at
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.tables.change import Change, Context
from bot.tables.changes import endings, play
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table, User
from bot.tables.terms import Terms
from bot.thinking import Beside
from tests.games.setups import midgame
from tests.live.world import ADA, BEA, BRAIN, CHANNEL, NOW, RepeatableDice, World

SALTS = (bytes(32),)


class Dreamer(Beside):
    """Thinks about slow questions for as long as it is told to."""

    def __init__(self):
        self.asked = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def decide(self, question):
        if question.is_slow:
            self.asked.append(question)
            await self.may_answer.wait()
        return await super().decide(question)


async def dream(world: World, users: list[User], **wish) -> tuple[int, Dreamer]:
    """A table where a computer is lost in thought."""
    world.thinker = dreamer = Dreamer()
    await world.restart()
    table_id = await world.begin(*users, computers=1, strength="hard", **wish)
    dreamer.asked.clear()
    dreamer.may_answer.clear()
    while not dreamer.asked:
        user, move, _ = await world.choose(table_id, BRAIN)
        await world.tables[table_id].change(play.make_move, user, move)
        await ring_until(world, lambda: dreamer.asked)
    return table_id, dreamer


async def ring_until(world: World, is_so, turns: int = 100) -> None:
    """Time goes on until it is so, or a person is to act."""
    for _ in range(turns):
        await asyncio.sleep(0.01)
        if is_so():
            return
        if world.clock.next() is not None:
            world.clock.ring()


async def entries(world: World, table_id: int) -> list:
    return [*(await world.table(table_id)).get_match().log]


async def test_while_a_computer_thinks_everybody_is_answered(world):
    other = await world.begin(BEA, computers=1, channel=CHANNEL + 1)
    table_id, dreamer = await dream(world, [ADA])
    before = await entries(world, table_id)
    async with asyncio.timeout(60):
        assert (await world.tables[table_id].look()).status is Status.RUNNING
        await world.tables[table_id].change(play.write_notes, ADA, {"0": "noted"})
        assert (await world.acting(other)) == BEA
        user, move, stamp = await world.choose(other, BRAIN)
        await world.tables[other].change(play.make_move, user, move, stamp)
    assert await entries(world, table_id) == before
    dreamer.may_answer.set()
    await world.settle()
    assert len(await entries(world, table_id)) > len(before)
    assert len(dreamer.asked) == 1


async def test_a_computer_that_is_killed_in_mid_thought_comes_to_the_same_move(world):
    table_id, dreamer = await dream(world, [ADA, BEA])
    (question,) = dreamer.asked
    before = await entries(world, table_id)
    world.thinker = Dreamer()
    # What it comes to after its death is not heard by anybody.
    world.is_dead = world.store.is_dead = True
    dreamer.may_answer.set()
    await world.restart(later=30)
    await world.settle()
    (again, *_) = world.thinker.asked
    assert (again.observation, [*again.legal]) == (question.observation, [*question.legal])
    assert again.rng.getstate() == question.rng.getstate()
    (made, *_) = (await entries(world, table_id))[len(before) :]
    assert made.move == decide(question)


async def test_a_game_that_ends_in_mid_thought_is_over(world):
    table_id, dreamer = await dream(world, [ADA])
    before = await entries(world, table_id)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    dreamer.may_answer.set()
    await world.settle()
    assert (await world.table(table_id)).status is Status.CANCELLED
    assert await entries(world, table_id) == before


async def test_who_takes_over_from_a_person_needs_no_long_thought(world):
    world.thinker = dreamer = Dreamer()
    await world.restart()
    table_id = await world.begin(ADA, BEA)
    await world.tables[table_id].change(endings.leave, BEA)
    await world.play_on(table_id, BRAIN)
    assert (await world.table(table_id)).status is Status.OVER
    assert dreamer.asked == []


def asked_in_secret(strengths: tuple[str, ...]) -> tuple[Table, int]:
    """A table where a computer is asked for help, and its seat."""
    for seed in range(100):
        match, _ = midgame("plus", {"helping": True}, len(strengths), seed)
        if match.game.hides_actor(match.state):
            break
    chairs = tuple(
        Chair(None, seat.name, seat.own, strength=strength)
        for seat, strength in zip(match.seats, strengths, strict=True)
    )
    about = {"id": 7, "status": Status.RUNNING, "match": match, "salts": SALTS}
    return Table(1, 2, 3, GAMES["plus"], match.options, Terms(), chairs, **about), match.actor


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
async def test_nobody_waits_for_an_answer_in_secret_as_that_would_count_who_is_asked(strength):
    table, seat = asked_in_secret((strength,) * 4)
    move = await decide_at(Beside(), table, seat, None)
    assert isinstance(move, Help)
    table.match.apply(SeatMove(seat, move))


def test_a_computer_that_is_asked_in_secret_does_not_take_its_time():
    """B6.2: the wait would count who is asked."""
    table, _ = asked_in_secret(("normal",) * 4)
    change = Change.of(table, Context(TablePresenter(FAMILIES), RepeatableDice(), NOW)).set_alarm()
    assert change.table.alarm == Alarm(NOW, AlarmKind.COMPUTER)


async def test_a_thought_about_a_table_that_went_on_is_forgotten(world):
    table_id, dreamer = await dream(world, [ADA])
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    dreamer.may_answer.set()
    await world.settle()
    assert world.tables[table_id].thought is None


async def test_to_stop_lets_no_computer_begin_that_waits_for_others(world, monkeypatch):
    rung = []

    async def ring(timer, at):
        del at
        rung.append(timer._live.id)
        if len(rung) == limits.BACKGROUND_AT_ONCE:
            stopping.append(asyncio.create_task(world.tables.stop()))
        while not stopping:
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    stopping = []
    monkeypatch.setattr(Timer, "_handle", ring)
    for table_id in range(3 * limits.BACKGROUND_AT_ONCE):
        world.tables[table_id].timer._ring(0.0)
    await world.tables.background.rest()
    await stopping[0]
    assert rung == [*range(limits.BACKGROUND_AT_ONCE)]


async def test_an_alarm_that_rings_again_meanwhile_is_dealt_with_once(world, monkeypatch):
    rung = []

    async def ring(_timer, at):
        rung.append(at)
        await asyncio.sleep(0)

    monkeypatch.setattr(Timer, "_handle", ring)
    live = world.tables[7]
    for at in (1.0, 2.0):
        live.timer._ring(at)
    await world.tables.background.rest()
    assert rung == [1.0]
    live.timer._ring(3.0)
    await world.tables.background.rest()
    assert rung == [1.0, 3.0]


@pytest.mark.parametrize(("due", "hurried"), [(-1.0, -1.0), (5.0, 0.0)])
async def test_whoever_skips_again_and_again_keeps_no_computer_from_its_move(world, due, hurried):
    """An alarm that is due stays as it is: a computer may be thinking about it."""
    table_id = await world.begin(ADA, BEA)
    async with world.tables[table_id].writing() as writing:
        now = writing.change.context.now
        change = writing.change.set(alarm=Alarm(now + due, AlarmKind.COMPUTER))
        change = play.skip(change, ADA, has_pauses=False)
        assert change.table.alarm == Alarm(now + hurried, AlarmKind.COMPUTER)
