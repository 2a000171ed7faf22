"""A finished game is counted once, when it is told, and a running one is not."""

from bot.history.rebuilding import RebuiltServer, rebuild
from bot.tables.changes import endings
from tests.live.world import ADA, BEA, BRAIN, GUILD, Killed, declined

FAMILY = "mamma-mia"


async def results(world):
    async with world.store.work() as work:
        return await work.results(GUILD)


async def ratings(world, *users):
    async with world.store.work() as work:
        return await work.ratings_of(GUILD, FAMILY, [user.id for user in users])


async def play(world, *users, **wish):
    table_id = await world.begin(*users, **wish)
    await world.play_on(table_id, BRAIN)
    return await world.table(table_id)


async def check_rebuilt(world):
    """All that is kept is what the records say."""
    accounts = [account async for account in rebuild(world.store)]
    assert [account.differences for account in accounts] == [0] * len(accounts)
    return accounts


async def test_a_finished_game_is_counted_with_all_that_came_of_it(world):
    table = await play(world, ADA, BEA, computers=1)
    (result,) = await results(world)
    outcome = table.game.outcome(table.get_match().state)
    winners = [seat for seat, one in enumerate(result.seats) if one.has_won]
    assert tuple(winners) == outcome.winners
    assert [one.user for one in result.seats] == [chair.user for chair in table.chairs]
    assert [one.delivered for one in result.seats] == outcome.result["delivered"]
    assert (result.game, result.family, result.variant) == ("mamma-mia", FAMILY, "classic")
    assert {user: one.games for user, one in (await ratings(world, ADA, BEA)).items()} == {
        1: 1,
        2: 1,
    }
    (account,) = await check_rebuilt(world)
    assert account == RebuiltServer(GUILD, games=1, kept=0, ratings=2, differences=0)


async def test_nothing_is_counted_before_the_end_is_told(world):
    table_id = await world.play_until_the_end_is_told()
    assert (await world.table(table_id)).get_match().actor is None
    assert await results(world) == []
    assert await ratings(world, ADA, BEA) == {}
    await world.settle()
    assert len(await results(world)) == 1


async def test_a_cancelled_game_is_not_counted(world):
    table_id = await world.begin(ADA, BEA)
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    await world.settle()
    assert await results(world) == []
    assert await check_rebuilt(world) == []


async def test_alone_among_computers_nobody_is_rated(world):
    await play(world, ADA, computers=1)
    assert len(await results(world)) == 1
    assert await ratings(world, ADA) == {}


async def test_a_game_that_somebody_has_left_to_a_computer_is_not_rated(world):
    table_id = await world.begin(ADA, BEA)
    await world.play_on(table_id, BRAIN, moves=4)
    await world.tables[table_id].change(endings.leave, BEA)
    await world.settle()
    await world.play_on(table_id, BRAIN)
    (result,) = await results(world)
    assert [(one.was_helped, one.has_left) for one in result.seats] == [
        (False, False),
        (True, True),
    ]
    assert await ratings(world, ADA, BEA) == {}
    await check_rebuilt(world)


async def test_one_move_made_for_time_leaves_the_game_unrated_but_not_left(world):
    table_id = await world.begin(ADA, BEA, turn_time="1m")
    slow = await world.acting(table_id)
    await world.wait(61)
    await world.settle()
    await world.play_on(table_id, BRAIN)
    (result,) = await results(world)
    (one,) = [one for one in result.seats if one.was_helped]
    assert (one.user, one.has_left) == (slow.id, False)
    assert await ratings(world, ADA, BEA) == {}
    await check_rebuilt(world)


async def test_getting_up_while_the_end_is_told_spoils_no_rating(world):
    table_id = await world.play_until_the_end_is_told()
    await world.tables[table_id].change(endings.leave, BEA)
    await world.settle()
    (result,) = await results(world)
    assert [one.has_left for one in result.seats] == [False, False]
    assert (await ratings(world, BEA))[BEA.id].games == 1
    await check_rebuilt(world)


async def test_hurrying_after_the_end_changes_nothing_of_it(world):
    table = await play(world, ADA, BEA)
    with declined("is-over"):
        await world.tables[table.id].skip(BEA)
    await check_rebuilt(world)


async def test_kills_at_the_end_of_a_game_leave_it_counted_once(world):
    """Before and after every commit and every call while the end is told."""
    await world.play_until_the_end_is_told(pace="instant")
    met = set()

    def kill(moment, call):
        if (moment, call) not in met:
            met.add((moment, call))
            raise Killed

    world.watch = kill
    while True:
        try:
            await world.settle()
            break
        except Killed:
            await world.kill()
            await world.start()
    world.watch = lambda moment, call: None
    assert len([call for _, call in met if call[0] == "commit"]) > 3
    assert [one.games for one in (await ratings(world, ADA, BEA)).values()] == [1, 1]
    await check_rebuilt(world)
