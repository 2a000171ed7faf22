"""Bets: what can be bet on, by whom and until when, and who has the best nose in the end."""

from contextlib import suppress

import pytest

from bot.games.mamma_mia.moves import Help
from bot.live.bets import place_bet
from bot.tables.bets import BetTally, Guess, Wager, pick_best_guessers
from bot.tables.changes import endings, lobby, play
from bot.tables.refusals import Declined
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, PEOPLE, declined
from tests.thorough import thorough


async def until_a_bet(world, table_id):
    """Plays until an order lies there without a verdict, and the story goes on later."""
    while True:
        if subject := await due(world, table_id):
            return subject
        table = await world.table(table_id)
        if table.is_told:
            user, move, stamp = await world.choose(table_id, BRAIN)
            await world.tables[table_id].change(play.make_move, user, move, stamp)
        await world.wait(0.2)


async def until_the_verdict(world, table_id, subject):
    """Plays until everybody knows what came of an order that they could bet on."""
    while True:
        table = await world.table(table_id)
        wager = next(it for it in world.tables.presenter.wagers(table) if it.subject == subject)
        if wager.is_baked is not None and await due(world, table_id) != subject:
            return
        if table.is_told:
            user, move, stamp = await world.choose(table_id, BRAIN)
            await world.tables[table_id].change(play.make_move, user, move, stamp)
        await world.wait(0.2)


async def due(world, table_id):
    """What may be bet on until the next announcement."""
    async with world.store.work() as work:
        first = await work.pending(table_id, 1)
    return first[0].announcement.bet_on if first else None


async def guesses(world, table_id):
    async with world.store.work() as work:
        return await work.guesses(table_id)


async def owner_of(world, table_id, subject):
    table = await world.table(table_id)
    wager = next(it for it in world.tables.presenter.wagers(table) if it.subject == subject)
    (seat,) = wager.barred
    return PEOPLE[table.chairs[seat].user]


async def place(world, table_id, user, *, is_baked=True, subject=None):
    await place_bet(world.tables[table_id], user, is_baked=is_baked, subject=subject)


async def test_onlookers_and_others_at_the_table_bet_until_the_verdict_and_may_think_better(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    subject = await until_a_bet(world, table_id)
    owner = await owner_of(world, table_id, subject)
    other = next(user for user in (ADA, BEA) if user != owner)
    await place(world, table_id, other, subject=subject)
    await place(world, table_id, CEM)
    await place(world, table_id, CEM, is_baked=False)
    kept = {Guess(other.id, subject, is_baked=True), Guess(CEM.id, subject, is_baked=False)}
    assert {*await guesses(world, table_id)} == kept


async def test_an_owner_cannot_bet(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    owner = await owner_of(world, table_id, await until_a_bet(world, table_id))
    with declined("own-verdict"):
        await place(world, table_id, owner)
    assert await guesses(world, table_id) == []


async def test_nothing_can_be_bet_on_before_and_after(world):
    table_id = await world.open(ADA, BEA, pace="normal")
    with declined("not-begun"):
        await place(world, table_id, CEM)
    await world.tables[table_id].change(lobby.begin, ADA)
    await world.settle()
    with declined("no-bet-now"):
        await place(world, table_id, CEM)
    subject = await until_a_bet(world, table_id)
    await until_the_verdict(world, table_id, subject)
    with declined("no-bet-now"):
        await place(world, table_id, CEM, subject=subject)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    with declined("is-over"):
        await place(world, table_id, CEM)


async def test_no_id_tells_which_orders_are_still_to_come_out(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    shown = await until_a_bet(world, table_id)
    every = [wager.subject for wager in world.tables.presenter.wagers(await world.table(table_id))]
    for subject in (*every, "9-9", ""):
        if subject != shown:
            with declined("no-bet-now"):
                await place(world, table_id, CEM, subject=subject)


async def test_no_bet_is_taken_while_the_verdict_is_on_its_way(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    subject = await until_a_bet(world, table_id)
    told = await first_due(world, table_id)
    world.discord.latency = 5.0
    while await due(world, table_id) == subject:
        await world.wait(0.2)
    assert await first_due(world, table_id) == told
    with declined("no-bet-now"):
        await place(world, table_id, CEM, subject=subject)


async def first_due(world, table_id):
    """The announcement that comes next."""
    async with world.store.work() as work:
        return (await work.pending(table_id, 1))[0].id


@pytest.mark.parametrize("latency", [0.0, 0.4])
async def test_no_order_can_be_bet_on_before_the_channel_sees_it(world, latency):
    table_id = await world.begin(ADA, BEA, pace="fast")
    await until_a_bet(world, table_id)
    world.discord.latency = latency
    known = 0
    while not (await world.table(table_id)).is_told:
        with suppress(Declined):
            await place(world, table_id, CEM)
        if len(bets := await guesses(world, table_id)) > known:
            known = len(bets)
            shown = [str(screen) for screen in world.discord.shown(CHANNEL)]
            assert any(f":{bets[-1].subject} baked" in screen for screen in shown)
        await world.wait(0.1)
    assert known


async def test_after_a_restart_a_bet_is_taken_if_nothing_was_on_its_way(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    subject = await until_a_bet(world, table_id)
    await world.restart()
    await place(world, table_id, CEM, subject=subject)
    world.discord.latency = 5.0
    while await due(world, table_id) == subject:
        await world.wait(0.2)
    await world.restart()
    with declined("no-bet-now"):
        await place(world, table_id, CEM, subject=subject)


async def until_help_is_asked_for(world, table_id):
    """Plays until somebody is to answer."""
    while True:
        user, move, stamp = await world.choose(table_id, BRAIN)
        if isinstance(move, Help):
            return user, move, stamp
        await world.tables[table_id].change(play.make_move, user, move, stamp)
        await world.settle()


async def test_there_is_time_to_bet_while_an_owner_decides_and_others_are_asked(world):
    table_id = await world.begin(ADA, BEA, CEM, game="plus", options=(("helping", True),))
    asked, move, stamp = await until_help_is_asked_for(world, table_id)
    with declined("own-verdict"):
        await place(world, table_id, asked)
    owner = await deciding(world, table_id)
    with declined("own-verdict"):
        await place(world, table_id, owner)
    (third,) = {ADA, BEA, CEM} - {asked, owner}
    await place(world, table_id, third)
    assert len(await guesses(world, table_id)) == 1
    await world.tables[table_id].change(play.make_move, asked, move, stamp)


async def deciding(world, table_id):
    table = await world.table(table_id)
    return PEOPLE[table.chairs[table.get_match().state.pending.seat].user]


async def test_a_table_can_do_without(world):
    table_id = await world.begin(ADA, BEA, bets="off")
    with declined("no-bets-here"):
        await place(world, table_id, CEM)


async def bet_on_everything(world, table_id, *, is_baked):
    """Plays to the end, and whoever may bets on all that can be bet on."""
    placed = set()
    while (await world.table(table_id)).status.is_active:
        table = await world.table(table_id)
        subject = await due(world, table_id)
        if subject and subject not in placed:
            placed.add(subject)
            await place(world, table_id, CEM, is_baked=is_baked, subject=subject)
        if table.is_told:
            user, move, stamp = await world.choose(table_id, BRAIN)
            await world.tables[table_id].change(play.make_move, user, move, stamp)
        await world.wait(0.4)
    return placed


@thorough
async def test_in_the_end_the_best_nose_is_named_once_and_pings_nobody(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    placed = await bet_on_everything(world, table_id, is_baked=True)
    await world.settle()
    table = await world.table(table_id)
    wagers = world.tables.presenter.wagers(table)
    right = sum(wager.is_baked for wager in wagers if wager.subject in placed)
    texts = [text for text in world.discord.texts(CHANNEL) if "betting" in text]
    assert texts == [f"🎯 Best at betting: <@{CEM.id}> won {right} of {len(placed)} bets."]
    assert [it.mentions for it in world.discord.posts(CHANNEL)][-1] in ((), [])


async def test_bets_cost_the_table_no_request_and_no_time(world):
    table_id = await world.begin(ADA, BEA, pace="normal")
    told, before = [], world.clock.now()
    await until_a_bet(world, table_id)
    told.append((len(world.discord.history), world.clock.now() - before))
    for is_baked in (True, False):
        await place(world, table_id, CEM, is_baked=is_baked)
    told.append((len(world.discord.history), world.clock.now() - before))
    assert told[0] == told[1]


async def test_those_who_were_asked_for_help_after_betting_had_a_hand_in_it(world):
    table = await world.table(await world.begin(ADA, BEA))
    wagers = [
        Wager("1-1", frozenset({0}), is_baked=True),
        Wager("1-2", frozenset({0, 1}), is_baked=True),
        Wager("1-3", frozenset({0}), is_baked=False),
        Wager("1-4", frozenset({0}), is_baked=None),
    ]
    bets = [Guess(BEA.id, wager.subject, is_baked=True) for wager in wagers]
    assert pick_best_guessers(table, wagers, bets) == [BetTally(BEA.id, 1, 2)]
    assert pick_best_guessers(table, wagers, bets[1:]) == []
    bets += [Guess(CEM.id, "1-1", is_baked=True), Guess(CEM.id, "1-3", is_baked=False)]
    assert pick_best_guessers(table, wagers, bets) == [BetTally(CEM.id, 2, 2)]
