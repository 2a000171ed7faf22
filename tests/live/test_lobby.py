"""The lobby: who may sit down, who may begin, and how a table ends."""

import asyncio

import pytest

from bot.tables.changes import endings, lobby, play
from bot.tables.changes.lobby import MOST_COMPUTERS
from bot.tables.refusals import Declined
from bot.tables.table import Status
from tests.live.world import (
    ADA,
    BEA,
    BRAIN,
    CEM,
    CHANNEL,
    DAN,
    EVE,
    FLO,
    World,
    declined,
    direct_of,
    running,
)


async def test_who_opens_a_table_has_joined_and_is_the_host(world):
    table = await world.table(await world.open(ADA, computers=2))
    assert (table.host, table.status) == (ADA.id, Status.LOBBY)
    assert [chair.user for chair in table.chairs] == [ADA.id, None, None]
    assert len({chair.own for chair in table.chairs}) == 3


async def test_the_lobby_is_one_message_that_is_kept_up_to_date(world):
    table_id = await world.open(ADA)
    await world.settle()
    await world.tables[table_id].change(lobby.join, BEA)
    await world.settle()
    (text,) = world.discord.texts()
    assert "Ada" in text
    assert "Bea" in text


async def test_a_channel_has_one_table(world):
    await world.open(ADA)
    with declined("table-exists"):
        await world.open(BEA)
    assert await world.open(BEA, channel=CHANNEL + 1)


async def test_of_two_who_open_a_table_at_once_one_does(world):
    opened = await asyncio.gather(world.open(ADA), world.open(BEA), return_exceptions=True)
    refused = [error.code for error in opened if isinstance(error, Declined)]
    assert refused == ["table-exists"]


@pytest.mark.parametrize(
    ("wish", "code", "facts"),
    [
        (
            {"options": (("helping", True),)},
            "wrong-option",
            {"option": "helping", "game": "mamma-mia"},
        ),
        (
            {"options": (("edition", "2020"),)},
            "wrong-option",
            {"option": "options", "game": "mamma-mia"},
        ),
        ({"computers": 5}, "too-many-computers", {"most": 4}),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(world, wish, code, facts):
    with declined(code, **facts):
        await world.open(ADA, **wish)
    assert await world.tables.find_in(CHANNEL) is None


async def test_nobody_sits_on_two_chairs(world):
    table_id = await world.open(ADA, BEA)
    for user in (ADA, BEA):
        with declined("already-joined"):
            await world.tables[table_id].change(lobby.join, user)


async def test_a_full_table_takes_nobody_else(world):
    table_id = await world.open(ADA, BEA, CEM, DAN, EVE)
    with declined("table-full", most=5):
        await world.tables[table_id].change(lobby.join, FLO)
    with declined("table-full", most=5):
        await world.tables[table_id].change(lobby.add_computer, ADA)


async def test_of_two_who_want_the_last_chair_at_once_one_gets_it(world):
    table_id = await world.open(ADA, BEA, EVE, FLO)
    joining = [world.tables[table_id].change(lobby.join, user) for user in (CEM, DAN)]
    joined = await asyncio.gather(*joining, return_exceptions=True)
    refused = [error.code for error in joined if isinstance(error, Declined)]
    assert refused == ["table-full"]
    assert len((await world.table(table_id)).chairs) == 5


async def test_a_computer_makes_room_where_all_chairs_are_taken(world):
    table_id = await world.open(ADA, computers=4)
    own = (await world.table(table_id)).chairs[-1].own
    table = await world.tables[table_id].change(lobby.join, BEA)
    assert (table.chairs[-1].user, table.chairs[-1].own) == (BEA.id, own)
    assert len(table.chairs) == 5


async def test_the_host_changes_what_is_agreed_on(world):
    table_id = await world.open(ADA, BEA)
    await world.tables[table_id].change(lobby.agree_on, ADA, "pace", "slow")
    await world.tables[table_id].change(lobby.agree_on, ADA, "edition", "1999")
    table = await world.table(table_id)
    assert (table.terms.pace, table.options["edition"]) == ("slow", "1999")
    with declined("only-host", host="Ada"):
        await world.tables[table_id].change(lobby.agree_on, BEA, "pace", "fast")
    for name, word in (("pace", "nonsense"), ("nonsense", "fast"), ("language", "fr")):
        with declined("unknown-choice", option=name, text=word):
            await world.tables[table_id].change(lobby.agree_on, ADA, name, word)
    await world.tables[table_id].change(lobby.begin, ADA)
    with declined("has-begun"):
        await world.tables[table_id].change(lobby.agree_on, ADA, "pace", "fast")


async def test_the_host_says_who_begins_or_leaves_it_to_chance(world):
    for seat, own in enumerate(["pineapple", "olive", "pepper"]):
        table_id = await world.open(ADA, BEA, computers=1, channel=CHANNEL + seat)
        owns = [chair.own for chair in (await world.table(table_id)).chairs]
        await world.tables[table_id].change(lobby.agree_on, ADA, "first", own)
        table = await world.table(table_id)
        assert table.first == owns.index(own)
        await world.tables[table_id].change(lobby.begin, ADA)
        deal = (await world.table(table_id)).get_match().log[0]
        assert deal.first == owns.index(own)
        await world.settle()
        await world.record(table_id)


async def test_who_begins_changes_with_the_chairs(world):
    table_id = await world.open(ADA, BEA, computers=1)
    owns = [chair.own for chair in (await world.table(table_id)).chairs]
    await world.tables[table_id].change(lobby.agree_on, ADA, "first", owns[1])
    await world.tables[table_id].change(lobby.choose_own, BEA, "salami")
    assert (await world.table(table_id)).first in (1, 2)
    await world.tables[table_id].change(lobby.agree_on, ADA, "first", "salami")
    await world.tables[table_id].change(endings.leave, BEA)
    assert (await world.table(table_id)).first is None
    await world.tables[table_id].change(lobby.agree_on, ADA, "first", owns[0])
    await world.tables[table_id].change(lobby.agree_on, ADA, "first", "drawn")
    assert (await world.table(table_id)).first is None
    with declined("unknown-choice", option="first", text="salami"):
        await world.tables[table_id].change(lobby.agree_on, ADA, "first", "salami")


async def test_everybody_chooses_an_own_ingredient(world):
    table_id = await world.open(ADA, BEA, computers=1)
    await world.tables[table_id].change(lobby.choose_own, ADA, "salami")
    with declined("own-taken", name="Ada"):
        await world.tables[table_id].change(lobby.choose_own, BEA, "salami")
    await world.tables[table_id].change(lobby.choose_own, ADA, "salami")
    before = {chair.user: chair.own for chair in (await world.table(table_id)).chairs}
    await world.tables[table_id].change(lobby.choose_own, BEA, before[None])
    after = {chair.user: chair.own for chair in (await world.table(table_id)).chairs}
    assert after == {ADA.id: "salami", BEA.id: before[None], None: before[BEA.id]}
    with declined("unknown-choice", option="own", text="shrimp"):
        await world.tables[table_id].change(lobby.choose_own, BEA, "shrimp")
    with declined("not-joined"):
        await world.tables[table_id].change(lobby.choose_own, CEM, "mushroom")


async def test_computers_are_added_and_taken_away_by_the_host(world):
    table_id = await world.open(ADA, BEA)
    for _ in range(2):
        await world.tables[table_id].change(lobby.add_computer, ADA)
    await world.tables[table_id].change(lobby.remove_computer, ADA)
    names = (await world.table(table_id)).names
    assert names == ["Ada", "Bea", "Alberto"]
    await world.tables[table_id].change(lobby.remove_computer, ADA)
    with declined("no-computers"):
        await world.tables[table_id].change(lobby.remove_computer, ADA)


async def strengths(world, table_id):
    """How well each computer plays, in their order."""
    return [chair.strength for chair in (await world.table(table_id)).chairs if chair.user is None]


async def test_computers_play_as_well_as_was_asked_for_last(world):
    table_id = await world.open(ADA, game="plus", computers=1, strength="hard")
    await world.tables[table_id].change(lobby.add_computer, ADA)
    await world.tables[table_id].change(lobby.add_computer, ADA, "easy")
    await world.tables[table_id].change(lobby.add_computer, ADA)
    assert await strengths(world, table_id) == ["hard", "hard", "easy", "easy"]
    await world.tables[table_id].change(lobby.agree_on, ADA, "strength", "normal")
    await world.tables[table_id].change(lobby.add_computer, ADA)
    assert await strengths(world, table_id) == ["hard", "hard", "easy", "easy", "normal"]


async def test_the_last_computer_of_a_strength_is_taken_away(world):
    table_id = await world.open(ADA, computers=2, strength="easy")
    await world.tables[table_id].change(lobby.add_computer, ADA, "hard")
    await world.tables[table_id].change(lobby.remove_computer, ADA, "easy")
    assert await strengths(world, table_id) == ["easy", "hard"]
    with declined("no-computer-like-that"):
        await world.tables[table_id].change(lobby.remove_computer, ADA, "normal")


async def test_who_takes_the_seat_of_a_computer_leaves_it_to_a_normal_one(world):
    table_id = await world.open(ADA, computers=4, strength="hard")
    await world.tables[table_id].change(lobby.join, BEA)
    seat = (await world.table(table_id)).find_seat(BEA.id)
    assert (await world.table(table_id)).chairs[seat].strength == "normal"


async def test_a_record_says_which_computers_played(world):
    table_id = await finish(world, ADA, computers=2, strength="easy")
    seats = (await world.record(table_id))["seats"]
    assert [seat.get("computer", "nobody") for seat in seats] == ["nobody", "easy", "easy"]
    again = await world.tables.rematch(table_id, ADA)
    assert await strengths(world, again.id) == ["easy", "easy"]


async def test_as_many_computers_can_sit_down_as_may_be_asked_for(world):
    table_id = await world.open(ADA, game="plus", computers=MOST_COMPUTERS)
    assert len(set((await world.table(table_id)).names)) == 6


@pytest.mark.parametrize("what", ["begin", "add_computer", "remove_computer"])
async def test_only_the_host_may_do_what_the_host_does(world, what):
    table_id = await world.open(ADA, BEA)
    with declined("only-host", host="Ada"):
        await world.tables[table_id].change(getattr(lobby, what), BEA)


async def test_a_game_needs_enough_players(world):
    table_id = await world.open(ADA)
    with declined("too-few-players", fewest=2, present=1):
        await world.tables[table_id].change(lobby.begin, ADA)


async def test_when_the_host_leaves_the_next_person_is_the_host(world):
    table_id = await world.open(ADA, computers=1)
    await world.tables[table_id].change(lobby.join, BEA)
    await world.tables[table_id].change(endings.leave, ADA)
    table = await world.table(table_id)
    assert (table.host, table.names) == (BEA.id, ["Alberto", "Bea"])


async def test_when_the_last_person_leaves_the_lobby_is_closed(world):
    table_id = await world.open(ADA, computers=3)
    await world.tables[table_id].change(endings.leave, ADA)
    await world.settle()
    assert (await world.table(table_id)).status is Status.CANCELLED
    assert "mm:" not in world.discord.texts()[0]
    assert await world.open(BEA) != table_id


async def test_who_is_not_there_cannot_leave(world):
    table_id = await world.open(ADA)
    with declined("not-joined"):
        await world.tables[table_id].change(endings.leave, BEA)


@pytest.mark.parametrize(("user", "is_moderator"), [(ADA, False), (DAN, True)])
@pytest.mark.parametrize("has_begun", [False, True])
async def test_host_and_moderators_may_cancel(world, user, is_moderator, has_begun):
    table_id = await (world.begin if has_begun else world.open)(ADA, BEA)
    await world.tables[table_id].change(endings.cancel, user, is_moderator=is_moderator)
    await world.settle()
    assert (await world.table(table_id)).status is Status.CANCELLED
    assert ("Ada" if user == ADA else f"<@{user.id}>") in world.discord.texts()[-1]
    if has_begun:
        assert "mm:" not in world.discord.texts(direct_of(BEA))[0]
    with declined("is-over"):
        await world.tables[table_id].change(endings.cancel, user, is_moderator=is_moderator)


async def test_nobody_else_may_cancel(world):
    table_id = await world.open(ADA, BEA)
    with declined("only-host-or-moderator"):
        await world.tables[table_id].change(endings.cancel, BEA, is_moderator=False)


async def test_what_belongs_to_the_lobby_is_too_late_once_the_game_runs(world):
    table_id = await world.begin(ADA, BEA)
    for what in (lobby.begin, lobby.add_computer, lobby.remove_computer):
        with declined("has-begun"):
            await world.tables[table_id].change(what, ADA)
    with declined("has-begun"):
        await world.tables[table_id].change(lobby.join, CEM)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    with declined("is-over"):
        await world.tables[table_id].change(lobby.join, CEM)
    with declined("is-over"):
        await world.tables[table_id].change(endings.leave, BEA)


async def test_a_table_that_never_was_has_no_buttons(world):
    with declined("old-button"):
        await world.tables[77].change(lobby.join, ADA)


async def test_two_who_begin_at_once_deal_once(world):
    table_id = await world.open(ADA, BEA)
    begun = await asyncio.gather(
        *[world.tables[table_id].change(lobby.begin, ADA) for _ in range(2)], return_exceptions=True
    )
    assert [error.code for error in begun if isinstance(error, Declined)] == ["has-begun"]
    assert len((await world.table(table_id)).get_match().log) == 1


async def test_a_finished_game_can_be_played_again_with_the_same_seats(world):
    table_id = await finish(world, ADA, BEA, computers=1)
    assert any("mm:rematch" in text for text in world.discord.texts())
    again = await world.tables.rematch(table_id, BEA)
    await world.settle()
    assert (again.host, again.names) == (BEA.id, ["Ada", "Alberto", "Bea"])
    assert not any("mm:rematch" in text for text in world.discord.texts())
    await world.tables[again.id].change(lobby.begin, BEA)
    assert len((await world.table(again.id)).get_match().log) == 1
    assert (await world.table(table_id)).status is Status.OVER


async def test_a_rematch_is_opened_once_and_by_those_who_played(world):
    table_id = await world.begin(ADA, BEA)
    with declined("table-exists"):
        await world.tables.rematch(table_id, ADA)
    await world.tables[table_id].change(endings.leave, BEA)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    with declined("not-your-rematch"):
        await world.tables.rematch(table_id, CEM)
    again = await world.tables.rematch(table_id, BEA)
    assert (again.host, again.names) == (BEA.id, ["Bea", "Ada"])
    with declined("table-exists"):
        await world.tables.rematch(table_id, ADA)


async def test_many_tables_are_played_at_once_and_by_the_same_people(world):
    tables = [await world.open(ADA, BEA, channel=channel) for channel in range(1, 9)]
    await asyncio.gather(*[world.tables[table_id].change(lobby.begin, ADA) for table_id in tables])
    await world.settle()
    assert [table.id for table in await world.tables.of(BEA.id)] == tables
    for table_id in tables:
        await world.play_on(table_id, BRAIN, moves=2)
    for channel, table_id in enumerate(tables, 1):
        assert len((await world.table(table_id)).get_match().log) == 3
        assert f"mm:hand:{table_id}:0:acting" in world.discord.texts(channel)[-1]
    assert len(world.discord.standing(direct_of(ADA))) == 8


async def test_tables_that_were_dropped_from_memory_come_back(world):
    world.tables._most = 2
    tables = [await world.begin(ADA, BEA, channel=channel) for channel in range(1, 6)]
    for _ in range(3):
        for table_id in tables:
            await world.play_on(table_id, BRAIN, moves=1)
    assert len(world.tables._recent) == 2
    for table_id in tables:
        match = (await world.table(table_id)).get_match()
        assert (await world.tables[table_id].look()).get_match().state == match.state
        assert len(match.log) == 4


@pytest.fixture
async def worlds(url):
    """Two programs on one database, which ought not to be and must do no harm."""
    one = World(url)
    other = World(url, one.clock, one.discord)
    async with running(one):
        await other.start()
        yield one, other
    await other.engine.dispose()


async def test_of_two_programs_only_one_makes_the_move(worlds):
    one, other = worlds
    table_id = await one.begin(ADA, BEA)
    await other.tables[table_id].look()
    user, move, stamp = await one.choose(table_id, BRAIN)
    made = await asyncio.gather(
        *[world.tables[table_id].change(play.make_move, user, move, stamp) for world in worlds],
        return_exceptions=True,
    )
    assert [error.code for error in made if isinstance(error, Declined)] == ["busy"]
    assert len((await one.table(table_id)).get_match().log) == 2


async def test_a_program_that_was_late_goes_on_with_what_the_other_has_kept(worlds):
    one, other = worlds
    table_id = await one.begin(ADA, BEA)
    await other.tables[table_id].look()
    user, move, stamp = await one.choose(table_id, BRAIN)
    await one.tables[table_id].change(play.make_move, user, move, stamp)
    with declined("busy"):
        await other.tables[table_id].change(play.make_move, user, move, stamp)
    await one.settle()
    other.tables.evict(table_id)
    await other.play_on(table_id, BRAIN, moves=3)
    assert len((await one.table(table_id)).get_match().log) == 5
    await other.record(table_id)


async def test_of_two_programs_only_one_deals(worlds):
    one, other = worlds
    table_id = await one.open(ADA, BEA)
    await other.tables[table_id].look()
    begun = await asyncio.gather(
        *[world.tables[table_id].change(lobby.begin, ADA) for world in worlds],
        return_exceptions=True,
    )
    assert len([error for error in begun if isinstance(error, Declined)]) == 1
    await one.record(table_id)


async def test_two_programs_open_one_table_in_a_channel(worlds):
    opened = await asyncio.gather(*[world.open(ADA) for world in worlds], return_exceptions=True)
    assert [error.code for error in opened if isinstance(error, Declined)] == ["table-exists"]


async def finish(world, *users, **wish):
    """A game that was played to its end."""
    table_id = await world.begin(*users, **wish)
    await world.play_on(table_id, BRAIN)
    return table_id
