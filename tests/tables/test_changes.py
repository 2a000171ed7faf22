"""What can happen to a table: values in, values out, with no loop, store or Discord."""

from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest

from bot import limits
from bot.games.errors import Refused
from bot.games.registry import GAMES
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.tables.change import Change, Context
from bot.tables.changes import endings, lobby, play, reach
from bot.tables.changes.lobby import Wish
from bot.tables.refusals import Declined
from bot.tables.table import Alarm, AlarmKind, Status, Table, User
from bot.tables.terms import Terms
from tests.live.world import NOW, RepeatableDice

ADA, BEA, CEM = (User(number, name, "en") for number, name in enumerate(("Ada", "Bea", "Cem"), 1))

CONTEXT = Context(TablePresenter(FAMILIES), RepeatableDice(), NOW)


def opened(*others: User, game: str = "mamma-mia", computers: int = 0, **terms: str) -> Table:
    """A lobby that Ada has opened, and others have joined."""
    wish = Wish(GAMES[game], terms=Terms(**{"pace": "instant"} | terms), computers=computers)
    table = replace(lobby.new_table(5, 10, ADA, wish), id=7)
    for user in others:
        table = lobby.join(unchanged(table), user).table
    return table


def begun(*others: User, **about) -> Table:
    """The same with the cards dealt and the deal told."""
    return told(lobby.begin(unchanged(opened(*others, **about)), ADA))


def unchanged(table: Table, now: float = NOW) -> Change:
    return Change.of(table, replace(CONTEXT, now=now))


def told(change: Change) -> Table:
    """The table once the channel has heard the story."""
    return unchanged(change.table).end_story().table


def actor(table: Table) -> User:
    """The person whose turn it is."""
    return {ADA.id: ADA, BEA.id: BEA, CEM.id: CEM}[table.chairs[table.acting].user]


def any_move(table: Table):
    return table.get_match().legal().sample(Random(len(table.get_match().log)))


def heard(change: Change) -> list[tuple[str, str, int | None]]:
    """What is said, and to whom."""
    return [(one.key, one.act, one.user) for one in change.announcements]


def declined(code: str):
    return pytest.raises(Declined, match=f"^{code}$")


def test_a_table_and_its_chairs_are_values():
    table = opened(BEA)
    for value, name in ((table, "status"), (table.chairs[0], "name"), (unchanged(table), "table")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)


def test_whoever_joins_sits_there_and_has_a_hand_while_the_former_table_stays():
    table = opened()
    change = lobby.join(unchanged(table), BEA)
    assert (table.names, change.table.names) == (["Ada"], ["Ada", "Bea"])
    assert heard(change) == [("lobby", "edit", None), ("hand", "edit", BEA.id)]
    with declined("already-joined"):
        lobby.join(unchanged(change.table), BEA)


def test_whoever_leaves_the_lobby_is_no_host_any_more():
    change = endings.leave(unchanged(opened(BEA)), ADA)
    assert (change.table.names, change.table.host) == (["Bea"], BEA.id)
    assert endings.leave(unchanged(change.table), BEA).table.status is Status.CANCELLED


def test_only_the_host_changes_what_is_agreed_on():
    table = opened(BEA)
    with declined("only-host"):
        lobby.agree_on(unchanged(table), BEA, "pace", "slow")
    assert lobby.agree_on(unchanged(table), ADA, "pace", "slow").table.terms.pace == "slow"


def test_the_host_changes_the_game_and_everybody_keeps_a_seat():
    table = opened(BEA)
    change = unchanged(table)
    with declined("only-host"):
        lobby.change_game(change, BEA, GAMES["mamma-i"])
    shopping = lobby.change_game(change, ADA, GAMES["mamma-i"]).table
    assert (shopping.game_id, shopping.names) == ("mamma-i", table.names)
    assert [chair.own for chair in shopping.chairs] == [None, None]
    again = lobby.change_game(unchanged(shopping), ADA, GAMES["plus"]).table
    assert len({chair.own for chair in again.chairs}) == 2
    assert again.options == GAMES["plus"].complete_options({})


def test_a_game_for_fewer_players_waits_until_somebody_has_left():
    change = unchanged(opened(BEA, computers=3))
    with declined("too-many-for-game"):
        lobby.change_game(change, ADA, GAMES["mamma-i"])


def test_whoever_is_alone_plays_against_computers_at_once():
    table = told(lobby.play_alone(unchanged(opened()), ADA))
    assert [chair.user for chair in table.chairs] == [ADA.id, None, None, None]
    assert table.match is not None
    with declined("not-alone"):
        lobby.play_alone(unchanged(opened(BEA)), ADA)
    with declined("only-host"):
        lobby.play_alone(unchanged(opened()), BEA)


def test_computers_come_and_go():
    table = lobby.add_computer(unchanged(opened()), ADA, "hard").table
    assert [chair.strength for chair in table.chairs if chair.user is None] == ["hard"]
    assert lobby.remove_computer(unchanged(table), ADA).table.names == ["Ada"]


def test_the_deal_is_sealed_and_nobody_may_move_before_it_is_told():
    change = lobby.begin(unchanged(opened(BEA)), ADA)
    assert [entered.salt is None for entered in change.entries] == [False]
    assert len(change.seals) == 1
    assert change.table.as_told().match is None
    assert ("story", "told", None) in heard(change)
    with declined("being-told"):
        play.make_move(unchanged(change.table), actor(change.table), any_move(change.table))


def test_a_move_is_written_down_and_known_once_it_is_told():
    table = begun(BEA)
    change = play.make_move(unchanged(table), actor(table), any_move(table))
    assert len(change.entries) >= 1
    assert [*change.table.as_told().get_match().log] == [*table.get_match().log]
    assert len(told(change).get_match().log) > len(table.get_match().log)


def test_a_move_that_the_rules_refuse_changes_nothing():
    table = begun(BEA)
    other = BEA if actor(table) == ADA else ADA
    with pytest.raises(Refused):
        play.make_move(unchanged(table), other, any_move(table))
    assert len(table.get_match().log) == 1


def test_an_absent_player_who_moves_is_back():
    table = begun(BEA)
    seat = table.acting
    table = table.with_chair(seat, is_absent=True, missed=2)
    chair = play.make_move(unchanged(table), actor(table), any_move(table)).table.chairs[seat]
    assert (chair.is_absent, chair.missed) == (False, 0)


def test_after_two_turn_times_a_player_is_absent():
    table = begun(BEA, turn_time="1m")
    seat = table.acting
    once = play.time_is_up(unchanged(table), seat, any_move(table)).table.chairs[seat]
    assert (once.missed, once.is_absent, once.was_helped) == (1, False, True)
    missed = table.with_chair(seat, missed=1)
    assert play.time_is_up(unchanged(missed), seat, any_move(table)).table.chairs[seat].is_absent


def test_each_alarm_follows_the_one_before():
    table = begun(BEA, turn_time="1m")
    assert table.alarm == Alarm(NOW + 30, AlarmKind.REMINDER)
    reminded = unchanged(table, NOW + 30).remind()
    assert reminded.table.alarm == Alarm(NOW + 60, AlarmKind.TIMEOUT)
    called = unchanged(table, NOW + limits.CALLED_AFTER).call()
    assert called.table.alarm == Alarm(NOW + 30, AlarmKind.REMINDER)
    assert ("turn", "replace", None) in heard(called)


def test_a_computer_moves_at_once_or_when_it_is_skipped():
    table = begun(game="mamma-mia", computers=1, pace="slow")
    while not table.chairs[table.acting].is_played_by_computer:
        table = told(play.make_move(unchanged(table), ADA, any_move(table)))
    assert table.alarm is not None
    assert table.alarm.kind is AlarmKind.COMPUTER
    assert play.skip(unchanged(table), ADA, has_pauses=False).table.alarm.at == NOW
    moved = play.computer_moves(unchanged(table), table.acting, any_move(table))
    assert moved.table.get_match().since(table.get_match())


def test_there_is_nothing_to_skip_where_a_person_must_act():
    with declined("nothing-to-skip"):
        play.skip(unchanged(begun(BEA)), ADA, has_pauses=False)


def test_whoever_leaves_a_game_is_replaced_by_a_computer_and_may_come_back():
    table = begun(BEA, CEM)
    left = endings.leave(unchanged(table), BEA).table
    assert left.chairs[1].is_played_by_computer
    assert lobby.join(unchanged(left), BEA).table.chairs[1].is_person


def test_a_game_that_its_last_person_leaves_is_cancelled_and_no_more_is_told():
    table = begun(computers=1)
    change = endings.leave(unchanged(table), ADA)
    assert (change.table.status, change.table.alarm) == (Status.CANCELLED, None)
    assert change.drops_outbox


@pytest.mark.parametrize("make", [opened, begun], ids=["lobby", "game"])
def test_a_table_is_ended_by_host_moderator_or_operator_once(make):
    table = make(BEA)
    with declined("only-host-or-moderator"):
        endings.cancel(unchanged(table), BEA, is_moderator=False)
    ended = endings.cancel(unchanged(table), BEA, is_moderator=True).table
    assert ended.status is Status.CANCELLED
    assert endings.close(unchanged(table), "a reason").table.status is Status.CANCELLED
    with declined("is-over"):
        endings.close(unchanged(ended), "a reason")


def test_a_table_whose_channel_is_gone_speaks_to_its_players_only():
    change = endings.abandon(unchanged(begun(BEA)))
    assert change.table.status is Status.CANCELLED
    assert {user for _, _, user in heard(change)} == {ADA.id, BEA.id}


def test_whoever_is_forgotten_leaves_a_number_behind():
    table = endings.forget(unchanged(begun(BEA)), ADA.id, -5).table
    assert (table.chairs[0].user, table.host, "Ada" in table.names) == (-5, BEA.id, False)


def test_a_blocked_table_has_no_time_running_until_it_may_speak():
    table = begun(BEA, turn_time="1m")
    blocked = reach.block(unchanged(table)).table
    assert blocked.is_blocked
    assert reach.unblock(unchanged(blocked, NOW + 99)).table.alarm == Alarm(
        NOW + 129, AlarmKind.REMINDER
    )
    assert reach.unblock(unchanged(table)).is_empty


def test_a_hand_that_is_missed_is_spoken_of_once():
    table = begun(BEA)
    change = reach.hand_missed(unchanged(table), BEA.id, (), is_closed=True)
    ((key, _, user),) = heard(change)
    assert user is None
    assert reach.hand_missed(unchanged(table), BEA.id, {(None, key)}, is_closed=True).is_empty


def test_to_show_up_as_usual_changes_nothing():
    assert play.show_up(unchanged(begun(BEA)), BEA).is_empty


def test_another_language_is_read_in_the_hand():
    change = play.show_up(unchanged(begun(BEA)), replace(BEA, language="de"))
    assert change.table.chairs[1].language == "de"
    assert heard(change) == [("hand", "edit", BEA.id)]


def test_a_rematch_seats_the_same_without_those_who_left():
    ended = endings.cancel(unchanged(begun(BEA, CEM)), ADA, is_moderator=False).table
    again = lobby.table_again(ended.with_chair(2, has_left=True), BEA)
    assert (again.names, again.host, again.match) == (["Ada", "Bea"], BEA.id, None)
    with declined("not-your-rematch"):
        lobby.table_again(ended, User(99, "Eve", "en"))
