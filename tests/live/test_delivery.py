"""What was kept is said: in order, each thing once, whatever Discord does meanwhile."""

import asyncio
import logging
from itertools import pairwise

import pytest

from bot import limits
from bot.live.batch import Batch
from bot.tables.announcement import Announcement
from bot.tables.change import Change
from bot.tables.changes import endings, play
from bot.tables.changes import lobby as in_lobby
from bot.tables.table import Alarm, AlarmKind, Status
from tests.live.world import (
    ADA,
    BEA,
    BRAIN,
    CEM,
    CHANNEL,
    GUILD,
    NONCE_SECONDS,
    Killed,
    direct_of,
)

OTHER = CHANNEL + 1


def page(number):
    return {"blocks": [{"block": "text", "markdown": f"page {number}"}], "color": None}


def pages(*numbers):
    return [page(number) for number in numbers]


def post(number, **more):
    return Announcement(f"page-{number}", "post", page(number), **more)


def edit(number, **more):
    return Announcement("page", "edit", page(number), **more)


def replace(number, **more):
    return Announcement("page", "replace", page(number), **more)


async def say(world, table_id, *announcements):
    """Has something said at a table, as whoever changes the table does."""
    await world.tables[table_id].change(Change.announce, announcements)


def fresh(world, place=CHANNEL):
    """What is said there from now on."""
    start = len(world.discord.shown(place))
    return lambda: world.discord.shown(place)[start:]


@pytest.fixture
async def lobby(world):
    """A lobby that has been announced."""
    table_id = await world.open(ADA, BEA)
    await world.settle()
    return table_id


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("times", [1, 3, 8])
async def test_what_does_not_get_through_is_said_once_when_it_does(world, lobby, when, times):
    heard = fresh(world)
    world.discord.outages[CHANNEL] = [when] * times
    await say(world, lobby, post(1), edit(2), edit(3, gap=1.0), replace(4), post(5))
    await world.settle()
    assert heard() == pages(1, 2, 3, 4, 5) or (heard() == pages(1, 3, 4, 5) and times > 1)
    posted = [it.mark for it in world.discord.posts()]
    assert len(posted) == len(set(posted))


async def test_a_post_of_which_only_the_answer_was_lost_is_not_overtaken(world):
    world.discord.outages[CHANNEL] = ["after"]
    table_id = await world.open(ADA)
    await world.wait(1)
    await world.tables[table_id].change(in_lobby.join, BEA)
    await world.settle()
    assert len(world.discord.posts()) == len(world.discord.standing()) == 1
    assert "Bea" in world.discord.texts()[0]


async def test_a_change_that_may_have_been_made_is_not_said_again_as_an_answer(
    world, lobby, monkeypatch
):
    """A command after a restart waits for an answer: a message said already is none."""
    await say(world, lobby, edit(1))
    await world.settle()
    heard = fresh(world)
    world.watch = die_after("edit", world)
    await say(world, lobby, edit(2))
    with pytest.raises(Killed):
        await world.settle()
    monkeypatch.setattr(Batch, "_is_owed", lambda _batch, said: said.user is None)
    await world.restart()
    await world.settle()
    assert heard() == pages(2)
    assert len(world.discord.posts()) == 2


async def test_a_post_that_was_changed_at_once_is_not_said_again(world, lobby):
    """An edit takes away what a post can be found by after a kill."""
    posts = len(world.discord.posts())
    world.watch = die_after("edit", world)
    await say(world, lobby, replace(1), edit(2))
    with pytest.raises(Killed):
        await world.settle()
    # Discord does not know the nonce any more.
    await world.restart(later=NONCE_SECONDS + 1)
    await world.settle()
    assert len(world.discord.posts()) == posts + 1
    assert page(2) in world.discord.standing()


@pytest.mark.parametrize(
    "then", [replace(3), Announcement("page", "delete")], ids=["replace", "delete"]
)
async def test_a_change_to_a_message_that_then_went_is_not_posted(world, lobby, then):
    """After a kill the change would be made again, where there is nothing left to change."""
    await say(world, lobby, edit(1))
    await world.settle()
    heard = fresh(world)
    world.watch = die_after("delete", world)
    await say(world, lobby, edit(2), then)
    with pytest.raises(Killed):
        await world.settle()
    await world.restart(later=NONCE_SECONDS + 1)
    await world.settle()
    assert heard() == pages(2, *[3] * (then.act == "replace"))


async def test_what_follows_a_message_that_somebody_has_deleted_meanwhile_is_said_once(
    world, lobby
):
    """The change is posted anew, which says nothing of the post that came after it."""
    await say(world, lobby, edit(1))
    await world.settle()
    (deleted,) = [
        number for number, it in world.discord.places[CHANNEL].items() if it.screen == page(1)
    ]
    world.watch = die_after("post", world)
    await say(world, lobby, edit(2), post(3))
    with pytest.raises(Killed):
        await world.settle()
    del world.discord.places[CHANNEL][deleted]
    await world.restart(later=NONCE_SECONDS + 1)
    await world.settle()
    assert [it.screen for it in world.discord.posts()].count(page(3)) == 1


def die_after(act, world):
    """Kills the program once Discord has done this, before that is stored."""

    def watch(moment, call):
        if (moment, call[0]) == ("after", act):
            world.watch = lambda *_: None
            raise Killed

    return watch


async def test_an_answer_that_was_lost_for_long_is_looked_for(world, lobby):
    world.discord.outages[CHANNEL] = ["after", *["before"] * 12]
    await say(world, lobby, post(1), post(2))
    await world.settle()
    assert world.clock.now() > world.discord.posts()[1].at + 300
    assert [it.screen for it in world.discord.posts()[1:]] == pages(1, 2)


async def test_everything_is_said_in_the_order_in_which_it_was_kept(world, lobby):
    heard = fresh(world)
    for number in range(0, 60, 3):
        await say(world, lobby, *map(post, range(number, number + 3)))
    await world.settle()
    assert heard() == pages(*range(60))


async def test_a_table_that_cannot_speak_does_not_keep_another_from_speaking(world, lobby):
    other = await world.open(CEM, channel=OTHER)
    await world.settle()
    world.discord.outages[CHANNEL] = ["before"] * 5
    heard, heard_there = fresh(world), fresh(world, OTHER)
    await say(world, lobby, post(1))
    await say(world, other, post(2))
    await world.wait(1)
    assert (heard(), heard_there()) == ([], pages(2))
    await world.settle()
    assert heard() == pages(1)


async def test_frames_keep_the_gap_that_was_asked_for(world, lobby):
    await say(world, lobby, edit(0), *[edit(number, gap=2.0) for number in range(1, 6)])
    await world.settle()
    times = [it.at for it in world.discord.history[-6:]]
    assert all(later - now >= 1.999 for now, later in pairwise(times))
    assert times[-1] - times[0] < 10.1


async def test_who_does_not_want_to_wait_need_not(world):
    table_id = await world.begin(ADA, BEA)
    await world.wait(5)
    start, heard = world.clock.now(), fresh(world)
    await say(world, table_id, post(0), *[replace(number, gap=9.0) for number in range(1, 4)])
    await world.wait(4)
    assert heard() == pages(0)
    await world.tables[table_id].skip(BEA)
    await world.settle()
    assert heard() == pages(0, 1, 2, 3)
    assert world.clock.now() < start + 9


async def test_hurry_counts_also_for_what_was_about_to_be_said(world):
    table_id = await world.begin(ADA, BEA)
    heard, start = fresh(world), world.clock.now()
    await say(world, table_id, *[post(number, gap=9.0) for number in range(4)])
    await world.wait(8)
    hurrying = []

    def hurry(moment, call):
        if call[0] == "post" and not hurrying:
            hurrying.append(asyncio.create_task(world.tables[table_id].skip(ADA)))

    world.watch = hurry
    await world.settle()
    await hurrying[0]
    assert heard() == pages(0, 1, 2, 3)
    assert world.clock.now() < start + 20


async def test_edits_that_would_follow_at_once_are_made_as_one(world, lobby):
    await say(world, lobby, edit(0))
    await world.settle()
    heard = fresh(world)
    await say(world, lobby, edit(1), edit(2), edit(3), edit(4, gap=1.0), post(5), edit(6))
    await world.settle()
    assert heard() == pages(3, 4, 5, 6)


async def test_after_a_kill_nobody_sees_what_was_overtaken_before_it(world, lobby):
    await say(world, lobby, edit(1))
    await world.settle()
    heard = fresh(world)
    world.watch = die_after("edit", world)
    await say(world, lobby, edit(2), edit(3), edit(4))
    with pytest.raises(Killed):
        await world.settle()
    await world.restart()
    await world.settle()
    assert heard() == pages(4)


async def test_a_message_that_somebody_has_deleted_is_posted_anew(world, lobby):
    await say(world, lobby, edit(1))
    await world.settle()
    world.discord.places[CHANNEL].clear()
    await say(world, lobby, edit(2))
    await world.settle()
    assert world.discord.standing() == pages(2)


async def test_to_replace_or_delete_a_message_that_is_gone_does_no_harm(world, lobby):
    await say(world, lobby, post(1), replace(2))
    await world.settle()
    world.discord.places[CHANNEL].clear()
    await say(world, lobby, replace(3), Announcement("page-1", "delete"))
    await world.settle()
    assert world.discord.standing() == pages(3)


async def test_to_delete_takes_all_messages_whose_keys_begin_so(world, lobby):
    await say(world, lobby, post(1), post(2), Announcement("pages", "post", page(3)))
    await say(world, lobby, Announcement("page", "delete"))
    await world.settle()
    assert world.discord.standing()[1:] == pages(3)


async def test_a_message_is_posted_anew_before_it_is_an_hour_old(world, lobby):
    await say(world, lobby, edit(1))
    await world.settle()
    await world.wait(54 * 60)
    await say(world, lobby, edit(2))
    await world.wait(60)
    assert (len(world.discord.posts()), world.discord.standing()[1:]) == (2, pages(2))
    await world.wait(60)
    await say(world, lobby, edit(3))
    await world.settle()
    assert (len(world.discord.posts()), world.discord.standing()[1:]) == (3, pages(3))


async def test_a_message_that_is_called_too_old_is_posted_anew(world, lobby):
    await say(world, lobby, edit(1))
    await world.settle()
    [*world.discord.places[CHANNEL].values()][-1].at -= 7200
    await say(world, lobby, edit(2))
    await world.settle()
    assert world.discord.standing()[1:] == pages(2)


async def test_closed_direct_messages_are_told_of_once_and_tried_again_later(world):
    world.discord.closed.add(ADA.id)
    table_id = await world.begin(ADA, BEA)
    await world.play_on(table_id, BRAIN, moves=6)
    assert world.discord.shown(direct_of(ADA)) == []
    assert (await world.people.find(ADA.id)).is_closed
    assert [it.key for it in world.store.announced].count("closed-0") == 1
    world.discord.closed.clear()
    await world.people.try_direct_again(ADA.id)
    await world.play_on(table_id, BRAIN, moves=3)
    assert len(world.discord.standing(direct_of(ADA))) == 1


async def test_direct_messages_that_are_closed_are_not_tried_for_ever(world):
    world.discord.closed.add(ADA.id)
    table_id = await world.begin(ADA, BEA)
    await world.settle()
    tries = world.discord.tries_of(direct_of(ADA))
    await world.play_on(table_id, BRAIN, moves=6)
    assert world.discord.tries_of(direct_of(ADA)) == tries == 1


@pytest.mark.parametrize("trouble", ["gone", "barred"])
async def test_a_direct_channel_in_trouble_does_not_stop_the_table(world, trouble):
    table_id = await world.begin(ADA, BEA)
    getattr(world.discord, trouble).add(direct_of(ADA))
    await world.play_on(table_id, BRAIN, moves=4)
    table = await world.table(table_id)
    assert (table.status, table.is_blocked) == (Status.RUNNING, False)
    assert world.discord.tries_of(direct_of(ADA)) < 6
    assert len(world.discord.standing(direct_of(BEA))) == 1


async def test_a_table_whose_channel_is_gone_is_given_up_and_the_hands_say_so(world):
    table_id = await world.begin(ADA, BEA)
    world.discord.gone.add(CHANNEL)
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    await world.settle()
    assert (await world.table(table_id)).status is Status.CANCELLED
    for player in (ADA, BEA):
        (hand,) = world.discord.texts(direct_of(player))
        assert "mm:" not in hand
    assert not await unsaid(world, table_id)


async def test_a_channel_that_was_deleted_is_not_spoken_in_any_more(world):
    table_id = await world.begin(ADA, BEA)
    world.discord.gone.add(CHANNEL)
    tries = world.discord.tries_of(CHANNEL)
    await world.tables.channel_deleted(CHANNEL)
    await world.settle()
    assert (await world.table(table_id)).status is Status.CANCELLED
    assert world.discord.tries_of(CHANNEL) == tries


@pytest.mark.parametrize("restarts", [False, True])
async def test_nothing_is_lost_while_the_channel_may_not_be_spoken_in(world, lobby, restarts):
    heard = fresh(world)
    world.discord.barred.add(CHANNEL)
    await say(world, lobby, post(1), post(2))
    await world.settle()
    assert (await world.table(lobby)).is_blocked
    tries = world.discord.tries_of(CHANNEL)
    if restarts:
        await world.restart()
    await say(world, lobby, post(3))
    await world.wait(3600)
    assert world.discord.tries_of(CHANNEL) == tries
    world.discord.barred.clear()
    await world.tables.unblock_server(GUILD)
    await world.settle()
    assert heard() == pages(1, 2, 3)


async def test_what_discord_does_not_accept_is_passed_over(world, lobby):
    heard = fresh(world)
    world.discord.rejects = lambda screen: screen == page(2)
    await say(world, lobby, post(1), post(2), post(3))
    await world.settle()
    assert heard() == pages(1, 3)


async def test_to_stop_finishes_what_is_just_being_said_and_loses_nothing(world, lobby):
    heard = fresh(world)
    await say(world, lobby, post(1), post(2, gap=50.0), post(3))
    await world.wait(1)
    start = world.clock.now()
    await world.stop()
    assert (heard(), world.clock.now()) == (pages(1), start)
    await world.start()
    await world.settle()
    assert heard() == pages(1, 2, 3)


async def test_to_stop_waits_for_what_the_last_words_have_set_in_motion(world, lobby):
    world.clock.advance(limits.DAY)
    world.discord.latency = 1.0
    await say(world, lobby, post(1))
    await world.wait(0.5)
    world.discord.gone.add(CHANNEL)
    stopping = asyncio.create_task(world.tables.stop())
    await asyncio.sleep(0)
    world.clock.ring()
    await stopping
    assert "tidying" not in {task.get_name() for task in asyncio.all_tasks()}
    assert (await world.table(lobby)).status is Status.CANCELLED


async def test_to_stop_does_not_wait_for_a_discord_that_cannot_be_reached(world, lobby):
    world.discord.outages[CHANNEL] = ["before"] * 8
    await say(world, lobby, post(1))
    await world.wait(100)
    start = world.clock.now()
    await world.stop()
    assert world.clock.now() == start
    await world.start()


async def test_what_is_dropped_is_not_said_although_it_was_about_to_be(world):
    table_id = await world.begin(ADA, BEA)
    await world.wait(5)
    heard = fresh(world)
    await say(world, table_id, *[post(number, gap=3.0) for number in range(9)])
    await world.wait(7)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    await world.settle()
    assert pages(0, 1) == heard()[:2]
    assert len(heard()) == 3


async def test_a_failure_that_nobody_knows_keeps_nothing_back_for_long(world, lobby, caplog):
    secret = "3 salami are in the oven"

    def fail(moment, call):
        if call[0] == "post" and moment == "after" and not caplog.records:
            raise RuntimeError(secret)

    heard, world.watch = fresh(world), fail
    await say(world, lobby, post(1), post(2))
    await world.settle()
    assert "delivery of table" in caplog.text
    assert secret not in caplog.text
    assert heard() == pages(1, 2)
    assert len(world.discord.posts()) == 3


async def unsaid(world, table_id):
    async with world.store.work() as work:
        return await work.pending(table_id, 100)


async def test_a_table_that_is_gone_is_not_spoken_for(world, caplog):
    world.tables[4711].delivery.wake()
    world.tables[4712].timer.set(Alarm(world.clock.now(), AlarmKind.COMPUTER))
    await world.settle()
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]
