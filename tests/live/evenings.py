"""Many evenings of a few people, as a bot keeps them, and nobody hears of."""

from dataclasses import replace
from random import Random

from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.screens.family import Families
from bot.screens.mamma_i.family import MAMMA_I
from bot.screens.mamma_mia.family import MAMMA_MIA
from bot.screens.presenter import TablePresenter
from bot.simulate import sit_down
from bot.store.work import SqlStore
from bot.tables.changes.endings import close
from bot.tables.table import Chair, Status, Table
from bot.tables.terms import Terms
from tests.highest_card.family import HIGHEST_CARD
from tests.live.world import VirtualClock, make_tables
from tests.store.samples import committed

FAMILIES = Families(MAMMA_MIA, MAMMA_I, HIGHEST_CARD)

GUILDS = (500, 501)

HOUR = 3600.0


class Evenings:
    """Games of a few people one after the other: whole games, as a bot keeps them."""

    def __init__(self, engine, seed=1):
        self.rng = Random(seed)
        self.clock = VirtualClock()
        self.engine = engine
        self.store = SqlStore(engine, FAMILIES.games)
        self.tables = make_tables(self.store, TablePresenter(FAMILIES), self.clock, seed)

    async def play(self, games, game_id):
        for _ in range(games):
            self.clock.advance(self.rng.choice((0.0, 60.0, HOUR, 6 * HOUR)))
            await self._play_one(FAMILIES.games[game_id])

    async def _play_one(self, game):
        """A game of two to five, where some leave, let the time run out, or cancel it."""
        rng, size = self.rng, self.rng.randint(2, min(game.max_players, 5))
        users = rng.sample(range(1, 9), size)
        chairs = [
            Chair(user if rng.random() < 0.9 else None, seat.name, seat.own)
            for user, seat in zip(users, sit_down(game, size, rng), strict=True)
        ]
        options = {name: rng.choice(values) for name, values in game.option_values.items()}
        guild = rng.choice(GUILDS)
        table = Table(guild, guild, users[0], game, options, Terms(pace="instant"), tuple(chairs))
        async with committed(self.store) as work:
            table = await work.add_table(table, self.clock.now())
        async with self.tables[table.id].writing() as writing:
            match = Match.begin(game, options, table.seats)
            change = writing.change.set(match=match, status=Status.RUNNING)
            await writing.store(self._play_on(replace(change, drops_outbox=True)))

    def _play_on(self, change):
        rng, change = self.rng, change.enter()
        is_cancelled = rng.random() < 0.05
        seats = range(len(change.table.chairs))
        leavers = {seat for seat in seats if rng.random() < 0.05}
        while (seat := change.table.acting) is not None:
            if is_cancelled and rng.random() < 0.3:
                return close(change, "")
            chair = change.table.chairs[seat]
            was_helped = chair.was_helped or (chair.user is not None and seat in leavers)
            has_left = chair.has_left or (was_helped and rng.random() < 0.5)
            change = change.set_chair(seat, was_helped=was_helped, has_left=has_left)
            move = change.table.get_match().legal().sample(rng)
            change = change.enter(SeatMove(seat, move))
        return change.end_story()
