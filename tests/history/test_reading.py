"""What is told of finished games."""

from bot.history.pages import ON_A_PAGE
from bot.history.rating import Rating
from tests.store.samples import committed, count_games, make_result
from tests.tables.world import declined

GUILD, FAMILY = 7, "mamma-mia"


async def meet(store, people):
    """Everybody has lost once against user 1, who is the best."""
    games = [make_result(user, (1, user)) for user in range(2, people + 1)]
    await count_games(store, *games)


async def test_of_a_stranger_nothing_is_told(history):
    portrait = await history.portrait(1, GUILD)
    assert portrait.here == portrait.everywhere
    assert (portrait.here.statistics.games, portrait.here.partners) == (0, ())
    assert (await history.portrait(1, None)).here is None


async def test_a_portrait_shows_what_was_played_here_and_everywhere(store, history):
    await count_games(store, make_result(1, (1, 2)), make_result(2, (3, 1), guild=8))
    portrait = await history.portrait(1, GUILD)
    assert (portrait.here.statistics.games, portrait.here.statistics.wins) == (1, 1)
    assert (portrait.everywhere.statistics.games, portrait.everywhere.statistics.wins) == (2, 1)
    assert [one.user for one in portrait.here.partners] == [2]
    assert [one.user for one in portrait.everywhere.partners] == [2, 3]
    assert [one.table for one in await history.latest(1, None, 5)] == [1, 2]


async def test_a_ranking_comes_in_pages_with_the_own_place_on_each(store, history):
    await meet(store, ON_A_PAGE + 2)
    first = await history.page(GUILD, FAMILY, user=1)
    last = await history.page(GUILD, FAMILY, user=1, number=99)
    assert (first.number, first.pages, first.persons) == (0, 2, ON_A_PAGE + 2)
    assert (last.number, len(last.ranked)) == (1, 2)
    assert first.ranked[0] == first.own == last.own
    assert (first.own.place, first.own.user) == (1, 1)
    assert last.ranked[-1].place == ON_A_PAGE + 2


async def test_who_has_no_rating_has_no_place(store, history):
    await meet(store, 3)
    page = await history.page(GUILD, FAMILY, user=99)
    assert (page.own, page.persons) == (None, 3)
    empty = await history.page(GUILD, "mamma-i", user=1)
    assert (empty.ranked, empty.pages, empty.own) == ((), 1, None)


async def test_a_server_can_do_without_its_ranking_while_games_are_rated(store, history):
    async with committed(store) as work:
        await work.save_defaults(GUILD, {"ranking": "off"})
    await meet(store, 3)
    with declined("no-ranking"):
        await history.page(GUILD, FAMILY, user=1)
    async with committed(store) as work:
        await work.save_defaults(GUILD, {})
    assert (await history.page(GUILD, FAMILY, user=1)).own.rating != Rating()
