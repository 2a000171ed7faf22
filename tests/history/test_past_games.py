"""The games that a user has finished, a page at a time."""

from bot.history.pages import GAMES_PER_PAGE
from bot.tables.table import Status
from tests.store.conftest import everywhere
from tests.store.samples import NOW, committed, end, keep_game, make_result, make_table


async def finish(store, number, **about):
    """A game that ended as the one with this number; gives its table."""
    table = await keep_game(store, make_table(channel=number, **about))
    await end(store, table, now=NOW + number)
    users = [chair.user for chair in table.chairs]
    result = make_result(table.id, users, guild=table.guild, ended_at=NOW + number)
    async with committed(store) as work:
        await work.count_game(result)
    return table.id


async def page_of(history, user, guild, number=0):
    """The tables of a page, its number, and whether there are older ones."""
    page = await history.past_games(user, guild, number)
    return [game.table.id for game in page.games], page.number, page.has_older


async def test_the_latest_games_come_first_a_page_at_a_time(store, history):
    tables = [await finish(store, number) for number in range(GAMES_PER_PAGE + 2)]
    latest = tables[::-1]
    assert await page_of(history, 11, None) == (latest[:GAMES_PER_PAGE], 0, True)
    assert await page_of(history, 11, None, 1) == (latest[GAMES_PER_PAGE:], 1, False)
    assert await page_of(history, 11, None, 10**18 - 1) == (latest[GAMES_PER_PAGE:], 1, False)


async def test_a_full_page_may_be_the_last(store, history):
    tables = [await finish(store, number) for number in range(GAMES_PER_PAGE)]
    assert await page_of(history, 11, None, 1) == (tables[::-1], 0, False)


@everywhere
async def test_in_a_server_there_are_only_the_games_played_there(store, history):
    here, elsewhere = await finish(store, 1, guild=1), await finish(store, 2, guild=2)
    await finish(store, 3, guild=1, users=(13, 14))
    assert await page_of(history, 11, 1) == ([here], 0, False)
    assert await page_of(history, 11, None) == ([elsewhere, here], 0, False)
    assert await page_of(history, 15, 1) == ([], 0, False)


async def test_games_that_run_or_were_cancelled_are_not_among_them(store, history):
    await keep_game(store, make_table(channel=1))
    await end(store, await keep_game(store, make_table(channel=2)), Status.CANCELLED)
    assert await page_of(history, 11, None) == ([], 0, False)
