"""What is told of finished games."""

from bot.history.pages import RANKS_PER_PAGE
from bot.history.rating import Rating
from tests.live.world import declined
from tests.store.samples import committed, count_games, make_result

GUILD, FAMILY = 7, "mamma-mia"


async def meet(store, people):
    """Everybody has lost once against user 1, who is the best."""
    games = [make_result(user, (1, user)) for user in range(2, people + 1)]
    await count_games(store, *games)


async def test_of_a_stranger_nothing_is_told(history):
    profile = await history.profile(1, GUILD)
    assert profile.here == profile.everywhere
    assert (profile.here.statistics.games, profile.here.partners) == (0, ())
    assert (await history.profile(1, None)).here is None


async def test_a_profile_shows_what_was_played_here_and_everywhere(store, history):
    await count_games(store, make_result(1, (1, 2)), make_result(2, (3, 1), guild=8))
    profile = await history.profile(1, GUILD)
    assert (profile.here.statistics.games, profile.here.statistics.wins) == (1, 1)
    assert (profile.everywhere.statistics.games, profile.everywhere.statistics.wins) == (2, 1)
    assert [one.user for one in profile.here.partners] == [2]
    assert [one.user for one in profile.everywhere.partners] == [2, 3]


async def test_a_ranking_comes_in_pages_with_the_own_place_on_each(store, history):
    await meet(store, RANKS_PER_PAGE + 2)
    first = await history.ranking(GUILD, FAMILY, user=1)
    last = await history.ranking(GUILD, FAMILY, user=1, number=99)
    assert (first.number, first.pages, first.persons) == (0, 2, RANKS_PER_PAGE + 2)
    assert (last.number, len(last.ranked)) == (1, 2)
    assert first.ranked[0] == first.own == last.own
    assert (first.own.place, first.own.user) == (1, 1)
    assert last.ranked[-1].place == RANKS_PER_PAGE + 2


async def test_who_has_no_rating_has_no_place(store, history):
    await meet(store, 3)
    page = await history.ranking(GUILD, FAMILY, user=99)
    assert (page.own, page.persons) == (None, 3)
    empty = await history.ranking(GUILD, "mamma-i", user=1)
    assert (empty.ranked, empty.pages, empty.own) == ((), 1, None)


async def test_a_server_can_do_without_its_ranking_while_games_are_rated(store, history):
    async with committed(store) as work:
        await work.save_defaults(GUILD, {"ranking": "off"})
    await meet(store, 3)
    with declined("no-ranking"):
        await history.ranking(GUILD, FAMILY, user=1)
    async with committed(store) as work:
        await work.save_defaults(GUILD, {})
    assert (await history.ranking(GUILD, FAMILY, user=1)).own.rating != Rating()
