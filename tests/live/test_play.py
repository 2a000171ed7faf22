"""Moves and their stamps, time that runs out, players who leave and come back."""

import asyncio

import pytest

from bot.games.errors import Refused
from bot.games.interface import SeatMove
from bot.tables.changes import endings, lobby, play
from bot.tables.refusals import Declined
from bot.tables.table import AlarmKind, Status
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, GUILD, NOW, declined, direct_of

MINUTE = 60


async def test_a_move_is_kept_and_told(world):
    table_id = await world.begin(ADA, BEA)
    before = world.discord.texts()[-1]
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    await world.settle()
    match = (await world.table(table_id)).get_match()
    assert match.log[1] == SeatMove(PEOPLE_SEATS[user.id], move)
    assert world.discord.texts()[-1] != before
    assert user.name in world.discord.texts()[-1]


async def test_the_second_of_two_clicks_has_been_played_already(world):
    table_id = await world.begin(ADA, BEA)
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    with declined("already-played"):
        await world.tables[table_id].change(play.make_move, user, move, stamp)
    assert len((await world.table(table_id)).get_match().log) == 2


async def test_of_two_moves_at_the_same_instant_one_counts(world):
    table_id = await world.begin(ADA, BEA)
    user, move, stamp = await world.choose(table_id, BRAIN)
    made = await asyncio.gather(
        *[world.tables[table_id].change(play.make_move, user, move, stamp) for _ in range(5)],
        return_exceptions=True,
    )
    refused = [error.code for error in made if isinstance(error, Declined)]
    assert refused == ["already-played"] * 4
    assert len((await world.table(table_id)).get_match().log) == 2


async def test_a_button_of_somebody_elses_state_is_old(world):
    table_id = await world.begin(ADA, BEA)
    await world.play_on(table_id, BRAIN, moves=1)
    user, move, stamp = await world.choose(table_id, BRAIN)
    for old in (stamp - 1, stamp + 1):
        with declined("old-button"):
            await world.tables[table_id].change(play.make_move, user, move, old)


async def test_a_command_needs_no_stamp(world):
    table_id = await world.begin(ADA, BEA)
    user, move, _ = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move)
    await world.settle()
    with pytest.raises(Refused):
        await world.tables[table_id].change(play.make_move, user, move)


async def test_what_the_rules_refuse_changes_nothing(world):
    table_id = await world.begin(ADA, BEA)
    shown, version = len(world.discord.history), await world.table(table_id)
    user, move, stamp = await world.choose(table_id, BRAIN)
    other = BEA if user == ADA else ADA
    with pytest.raises(Refused):
        await world.tables[table_id].change(play.make_move, other, move, stamp)
    await world.settle()
    assert len(world.discord.history) == shown
    assert (await world.table(table_id)).get_match().state == version.get_match().state


async def test_only_players_move_and_only_while_the_game_runs(world):
    table_id = await world.open(ADA, BEA)
    with declined("not-begun"):
        await world.tables[table_id].change(play.make_move, ADA, None)
    with declined("not-joined"):
        await world.tables[table_id].change(play.make_move, CEM, None)
    await world.tables[table_id].change(lobby.begin, ADA)
    user, move, _ = await world.choose(table_id, BRAIN)
    with declined("not-at-the-table"):
        await world.tables[table_id].change(play.make_move, CEM, move)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    for late in (user, CEM):
        with declined("is-over"):
            await world.tables[table_id].change(play.make_move, late, move)
        with declined("is-over"):
            await world.tables[table_id].skip(late)


async def test_in_a_lobby_that_was_closed_nothing_can_be_played(world):
    table_id = await world.open(ADA, BEA)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    with declined("is-over"):
        await world.tables[table_id].change(play.make_move, ADA, None)


async def test_computers_move_by_themselves_after_the_telling(world):
    table_id = await world.begin(ADA, computers=2, pace="slow")
    await world.play_on(table_id, BRAIN, moves=3)
    table = await world.table(table_id)
    assert table.chairs[table.acting].user == ADA.id
    assert len(table.get_match().log) >= 8
    assert world.clock.now() > NOW + 10


async def test_where_there_is_nothing_to_wait_for_there_is_nothing_to_skip(world):
    table_id = await world.begin(ADA, BEA)
    with declined("nothing-to-skip"):
        await world.tables[table_id].skip(ADA)
    with declined("not-at-the-table"):
        await world.tables[table_id].skip(CEM)


@pytest.fixture
async def timed(world):
    """A game with a minute for every turn."""
    return await world.begin(ADA, BEA, turn_time="1m")


async def test_at_half_time_who_must_act_is_reminded_once(world, timed):
    user = await world.acting(timed)
    await world.wait(29)
    shown = len(world.discord.posts())
    await world.wait(2)
    (reminder,) = world.discord.posts()[shown:]
    assert reminder.mentions == (user.id,)
    await world.wait(28)
    assert len(world.discord.posts()) == shown + 1
    assert await world.acting(timed) == user


async def test_the_reminder_goes_when_the_player_has_moved(world, timed):
    await world.wait(40)
    reminder = world.discord.posts()[-1].message
    await world.play_on(timed, BRAIN, moves=1)
    assert reminder not in world.discord.places[CHANNEL]


async def test_when_the_time_is_up_a_computer_makes_the_one_move(world, timed):
    late, seat = await world.acting(timed), (await world.table(timed)).acting
    await world.wait(61)
    table = await world.table(timed)
    assert len(table.get_match().log) == 2
    assert table.get_match().log[1].seat == seat
    assert (table.chairs[seat].missed, table.chairs[seat].is_absent) == (1, False)
    assert await world.acting(timed) != late
    assert late.name in world.discord.texts()[-1]


async def test_who_lets_the_time_run_out_in_secret_does_not_count_as_absent(world):
    """B6.2: an absence would tell who was asked."""
    helping = {"game": "plus", "options": (("helping", True),)}
    table_id = await world.begin(ADA, BEA, CEM, turn_time="1m", **helping)
    while not (asked := await world.table(table_id)).acts_in_secret:
        await world.play_on(table_id, BRAIN, moves=1)
    missed = [chair.missed for chair in asked.chairs]
    await world.wait(MINUTE + 1)
    table = await world.table(table_id)
    assert len(table.get_match().log) > len(asked.get_match().log)
    assert [chair.missed for chair in table.chairs] == missed


async def test_after_two_turns_in_a_row_the_computer_goes_on(world, timed):
    late = await miss_a_turn(world, timed)
    await world.play_on(timed, BRAIN, moves=1)
    assert await miss_a_turn(world, timed) == late
    table = await world.table(timed)
    assert table.chairs[table.find_seat(late.id)].is_absent
    for _ in range(3):
        assert await world.acting(timed) != late
        await world.play_on(timed, BRAIN, moves=1)


async def test_an_own_move_in_between_begins_the_count_anew(world, timed):
    late = await miss_a_turn(world, timed)
    await world.play_on(timed, BRAIN, moves=3)
    assert await miss_a_turn(world, timed) == late
    table = await world.table(timed)
    assert not table.chairs[table.find_seat(late.id)].is_absent


async def test_any_command_brings_an_absent_player_back(world, timed):
    late = await become_absent(world, timed)
    await world.tables[timed].change(play.show_up, late)
    await world.settle()
    table = await world.table(timed)
    assert not table.chairs[table.find_seat(late.id)].is_absent
    assert table.chairs[table.find_seat(late.id)].missed == 0
    assert any(late.name in text and "back" in text for text in world.discord.texts())


async def test_an_absent_player_comes_back_by_joining_or_moving(world, timed):
    late = await become_absent(world, timed)
    await world.tables[timed].change(lobby.join, late)
    table = await world.table(timed)
    assert not table.chairs[table.find_seat(late.id)].is_absent
    with declined("already-joined"):
        await world.tables[timed].change(lobby.join, late)


async def test_deadlines_are_kept_while_the_program_is_away(world, timed):
    seat = (await world.table(timed)).acting
    await world.wait(35)
    await world.restart(later=20)
    await world.settle()
    assert len((await world.table(timed)).get_match().log) == 1
    await world.wait(10)
    assert (await world.table(timed)).get_match().log[1].seat == seat


async def test_while_the_channel_is_barred_nobodys_time_runs(world, timed):
    world.discord.barred.add(CHANNEL)
    await world.play_on(timed, BRAIN, moves=1)
    await world.wait(10 * MINUTE)
    assert len((await world.table(timed)).get_match().log) == 2
    world.discord.barred.clear()
    await world.tables.unblock(timed)
    await world.wait(25)
    table = await world.table(timed)
    assert (len(table.get_match().log), table.alarm.kind) == (2, AlarmKind.REMINDER)


async def test_who_speaks_another_language_now_reads_it_in_the_hand(world):
    table_id = await world.begin(ADA, BEA)
    (before,) = world.discord.texts(direct_of(ADA))
    await world.tables[table_id].change(play.show_up, type(ADA)(ADA.id, ADA.name, "de"))
    await world.settle()
    (after,) = world.discord.texts(direct_of(ADA))
    assert before != after
    assert "Zutat" in after


async def test_to_show_up_as_usual_changes_nothing(world):
    table_id = await world.begin(ADA, BEA)
    commits = world.store.commits
    for user in (ADA, CEM):
        assert not play.is_away(await world.tables[table_id].catch_up(), user)
        await world.tables[table_id].change(play.show_up, user)
    assert world.store.commits == commits


async def test_for_who_leaves_the_computer_goes_on(world):
    table_id = await world.begin(ADA, BEA, CEM)
    leaver = await world.acting(table_id)
    await world.tables[table_id].change(endings.leave, leaver)
    await world.settle()
    assert await world.acting(table_id) not in (None, leaver)
    assert any(leaver.name in text for text in world.discord.texts())
    (hand,) = world.discord.texts(direct_of(leaver))
    assert "mm:" not in hand
    with declined("has-left"):
        await world.tables[table_id].change(endings.leave, leaver)
    with declined("has-left"):
        await world.tables[table_id].change(play.make_move, leaver, None)
    host = next(user for user in (ADA, BEA, CEM) if user is not leaver)
    await world.tables[table_id].change(endings.cancel, host, is_moderator=True)
    with declined("is-over"):
        await world.tables[table_id].change(play.make_move, leaver, None)


async def test_who_has_left_comes_back_by_joining(world):
    table_id = await world.begin(ADA, BEA)
    await world.tables[table_id].change(endings.leave, BEA)
    await world.settle()
    await world.tables[table_id].change(lobby.join, BEA)
    await world.settle()
    table = await world.table(table_id)
    assert not table.chairs[1].has_left
    (hand,) = world.discord.texts(direct_of(BEA))
    assert "mm:" in hand
    assert await world.play_on(table_id, BRAIN, moves=4) == 4


async def test_when_the_host_leaves_a_running_game_the_next_person_is_the_host(world):
    table_id = await world.begin(ADA, BEA)
    await world.tables[table_id].change(endings.leave, ADA)
    await world.settle()
    assert (await world.table(table_id)).host == BEA.id
    with declined("only-host-or-moderator"):
        await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)


async def test_when_the_last_person_leaves_the_game_is_over(world):
    table_id = await world.begin(ADA, BEA, computers=1)
    for user in (BEA, ADA):
        await world.tables[table_id].change(endings.leave, user)
    await world.settle()
    table = await world.table(table_id)
    assert (table.status, table.alarm) == (Status.CANCELLED, None)
    assert await world.tables.find_in(CHANNEL) is None


async def test_a_failing_database_harms_no_move(world):
    table_id = await world.begin(ADA, BEA)
    user, move, stamp = await world.choose(table_id, BRAIN)

    def fail(moment, call):
        if (moment, call[0]) == ("before", "commit"):
            raise OSError("the disk is full")

    world.watch = fail
    with pytest.raises(OSError, match="full"):
        await world.tables[table_id].change(play.make_move, user, move, stamp)
    world.watch = lambda moment, call: None
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    assert len((await world.table(table_id)).get_match().log) == 2


@pytest.mark.parametrize("kind", ["computer", "timeout"])
async def test_an_alarm_that_came_to_nothing_rings_again(world, kind, caplog):
    table_id = await world.begin(ADA, BEA, computers=1, turn_time="1m")
    failed = []

    def fail(moment, call):
        if (moment, call[0]) == ("before", "commit") and not failed:
            failed.append(call)
            raise OSError("the disk is full")

    if kind == "computer":
        if await world.acting(table_id) != ADA:
            await world.play_on(table_id, BRAIN, moves=1)
        user, move, stamp = await world.choose(table_id, BRAIN)
        await world.tables[table_id].change(play.make_move, user, move, stamp)
        world.watch = fail
        await world.settle()
    else:
        await world.wait(35)
        world.watch = fail
    log = (await world.table(table_id)).get_match().log
    await world.wait(2 * MINUTE)
    assert failed
    assert len((await world.table(table_id)).get_match().log) > len(log)


async def miss_a_turn(world, table_id):
    """Who must act lets the time run out."""
    late = await world.acting(table_id)
    await world.wait(MINUTE + 1)
    return late


async def become_absent(world, table_id):
    """Somebody lets the time run out twice in a row."""
    late = await miss_a_turn(world, table_id)
    await world.play_on(table_id, BRAIN, moves=1)
    await miss_a_turn(world, table_id)
    return late


PEOPLE_SEATS = {ADA.id: 0, BEA.id: 1}


async def test_nobodys_time_runs_while_nobody_is_heard(world, timed):
    user = await world.acting(timed)
    world.discord.deaf.add(GUILD)
    await world.wait(10 * MINUTE)
    assert len((await world.table(timed)).get_match().log) == 1
    world.discord.deaf.clear()
    await world.tables.outage_over(lambda guild: guild == GUILD)
    await world.wait(MINUTE - 1)
    assert await world.acting(timed) == user
    await world.wait(2)
    assert await world.acting(timed) != user


async def test_an_outage_elsewhere_gives_nobody_time(world, timed):
    await world.wait(20)
    await world.tables.outage_over(lambda guild: guild != GUILD)
    await world.wait(MINUTE - 19)
    assert len((await world.table(timed)).get_match().log) == 2
