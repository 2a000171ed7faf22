"""Hints: for whoever must act, and the channel hears that there was one."""

import asyncio
from dataclasses import replace

import pytest

from bot.live.hints import give_hint, require_asker
from bot.tables.changes import play
from bot.tables.errors import Unavailable
from bot.tables.refusals import Declined
from bot.tables.table import Status
from bot.thinking import Beside
from tests.advisers import BAKING, advised, unadvised
from tests.live.test_computers import asked_in_secret
from tests.live.world import ADA, BEA, BRAIN, CEM, World, declined

TAKEN = "asked for a hint"


@pytest.fixture(autouse=True)
def advisers():
    with advised():
        yield


async def acting(world: World, table_id: int):
    """Who must act, and who need not."""
    user = await world.acting(table_id)
    return user, BEA if user == ADA else ADA


async def ask(world: World, table_id: int, user):
    """The hint that somebody gets."""
    advice, _ = await give_hint(world.tables[table_id], user, world.thinker)
    return advice


def taken(world: World) -> list[str]:
    """What the channel was told of hints, as often as it was."""
    return [text for text in map(str, world.discord.shown()) if TAKEN in text]


async def test_a_hint_is_what_a_strong_computer_would_do(world):
    table_id = await world.begin(ADA, BEA)
    user, _ = await acting(world, table_id)
    match = (await world.table(table_id)).get_match()
    advice = await ask(world, table_id, user)
    assert match.legal().allows(advice.move)
    assert advice.reason == BAKING
    assert (await world.table(table_id)).get_match().log == match.log


async def test_the_channel_hears_of_a_hint_once_a_move(world):
    table_id = await world.begin(ADA, BEA)
    for hints in (1, 2):
        user, _ = await acting(world, table_id)
        for _ in range(2):
            await ask(world, table_id, user)
            await world.settle()
        assert len(taken(world)) == hints
        assert f"{user.name} {TAKEN}" in taken(world)[-1]
        await world.play_on(table_id, BRAIN, moves=1)
    assert sum(TAKEN in text for text in world.discord.texts()) == 2


async def test_only_who_must_act_may_have_a_hint(world):
    table_id = await world.begin(ADA, BEA)
    _, other = await acting(world, table_id)
    with declined("not-your-hint"):
        await ask(world, table_id, other)
    with declined("not-at-the-table"):
        await ask(world, table_id, CEM)
    assert taken(world) == []


async def test_a_table_may_do_without_hints(world):
    table_id = await world.begin(ADA, BEA, hints="off")
    with declined("no-hints-here"):
        await ask(world, table_id, ADA)


async def test_where_nobody_can_think_ahead_there_are_no_hints(world):
    table_id = await world.begin(ADA, BEA)
    with unadvised(), declined("no-adviser"):
        await ask(world, table_id, ADA)


async def test_if_there_is_no_time_for_a_hint_nobody_hears_of_it(world):
    class Busy(Beside):
        async def advise(self, question):
            return None

    world.thinker = Busy()
    await world.restart()
    table_id = await world.begin(ADA, BEA)
    user, _ = await acting(world, table_id)
    with declined("no-time-for-hints"):
        await ask(world, table_id, user)
    await world.settle()
    assert taken(world) == []


async def test_a_hint_that_failed_is_thought_about_anew(world):
    class Faulty(Beside):
        async def advise(self, question):
            world.thinker = Beside()
            raise LookupError

    world.thinker = Faulty()
    await world.restart()
    table_id = await world.begin(ADA, BEA)
    user, _ = await acting(world, table_id)
    with pytest.raises(LookupError):
        await ask(world, table_id, user)
    assert (await ask(world, table_id, user)).reason == BAKING


async def test_whoever_asks_again_and_again_has_it_thought_about_once(world):
    class Patient(Beside):
        async def advise(self, question):
            asked.append(question)
            await may_answer.wait()
            return await super().advise(question)

    asked, may_answer = [], asyncio.Event()
    world.thinker = Patient()
    await world.restart()
    table_id = await world.begin(ADA, BEA)
    user, _ = await acting(world, table_id)
    hints = [asyncio.create_task(ask(world, table_id, user)) for _ in range(12)]
    while not asked:
        await asyncio.sleep(0)
    may_answer.set()
    assert len({await hint for hint in hints}) == len(asked) == 1
    await world.settle()
    assert len(taken(world)) == 1


async def test_a_hint_that_could_not_be_kept_is_spoken_of_when_it_is_given(world):
    table_id = await world.begin(ADA, BEA)
    user, _ = await acting(world, table_id)

    def fail(moment, call):
        if (moment, call[0]) == ("before", "commit"):
            raise Unavailable

    world.watch = fail
    with pytest.raises(Unavailable):
        await ask(world, table_id, user)
    world.watch = lambda moment, call: None
    await ask(world, table_id, user)
    await world.settle()
    assert len(taken(world)) == 1


async def test_a_hint_on_what_has_been_done_meanwhile_comes_too_late(world):
    class Slow(Beside):
        async def advise(self, question):
            user, move, _ = await world.choose(table_id, BRAIN)
            await world.tables[table_id].change(play.make_move, user, move)
            return await super().advise(question)

    world.thinker = Slow()
    await world.restart()
    table_id = await world.begin(ADA, BEA, pace="slow")
    user, _ = await acting(world, table_id)
    with pytest.raises(Declined) as caught:
        await ask(world, table_id, user)
    # How far its story is by then depends on how long the adviser took.
    assert caught.value.code in ("being-told", "not-your-hint")
    await world.settle()
    assert taken(world) == []


def test_who_is_asked_in_secret_decides_alone():
    table, seat = asked_in_secret(("normal",) * 4)
    table = replace(table.with_chair(seat, user=BEA.id), status=Status.RUNNING)
    with declined("no-hints-in-secret"):
        require_asker(table, BEA)


async def test_all_that_an_adviser_is_asked_can_be_seen_from_the_seat(world):
    class Curious(Beside):
        async def advise(self, question):
            asked.append(question)
            return await super().advise(question)

    asked = []
    world.thinker = Curious()
    await world.restart()
    table_id = await world.begin(ADA, BEA)
    await world.play_on(table_id, BRAIN, moves=5)
    user, _ = await acting(world, table_id)
    await ask(world, table_id, user)
    table = await world.table(table_id)
    seat = table.find_seat(user.id)
    ((question,), match) = asked, table.get_match()
    assert question.observation.view == match.game.view(match.state, seat)
    assert [*question.observation.events] == [
        event for event in match.events if event.is_seen_by(seat)
    ]


async def test_no_hint_before_the_cards_are_dealt(world):
    table_id = await world.open(ADA, BEA)
    with pytest.raises(Declined, match="not-begun"):
        await ask(world, table_id, ADA)
