"""Nothing can be seen, done or timed that the channel has not been told yet.

Whole games are played by people who click whenever they like, at a Discord that is slow, fails, is
away or takes the channel from the bot, and by a program that is killed in between. Whatever the
channel has been shown says how much of the log may be known.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from bot import limits
from bot.games.errors import Refused
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.games.record import digest
from bot.tables.announcement import FULL_STOP
from bot.tables.changes import lobby, play
from bot.tables.refusals import Declined
from bot.tables.table import AlarmKind, Status, Table
from tests.live.world import (
    ADA,
    BEA,
    BRAIN,
    CHANNEL,
    GUILD,
    Kept,
    Killed,
    User,
    World,
    direct_of,
    running,
    text_of,
)
from tests.thorough import thoroughly

PEOPLE = (ADA, BEA)

GAMES = {
    "classic": {"pace": "normal", "turn_time": "1m"},
    "classic-open": {"pace": "fast", "memory": "open"},
    "1999": {"options": (("edition", "1999"),), "pace": "instant", "turn_time": "1m"},
    "plus": {"game": "plus", "pace": "slow", "turn_time": "1m"},
    "plus-open": {"game": "plus", "pace": "instant", "memory": "open"},
}


@dataclass
class Story:
    """What a move has to say, and how far it has been said."""

    kept: Kept
    end: dict | None = None
    """The last thing that the channel hears of it; nothing if only hands change."""
    hands: list[dict] = field(default_factory=list)
    """What is shown to single players."""
    heard_until: int = 0
    told_at: float | None = None
    told_with: int = 0
    """How much was shown when the end had been shown."""


def as_kept(screen: dict) -> dict:
    """The screen as it comes out of the database."""
    return json.loads(json.dumps(screen))


class Channel:
    """What the channel has been shown, and so how much of the log may be known."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.stories: list[Story] = []
        self.met: Counter[str] = Counter()
        self._kept = 0

    def listen(self) -> None:
        """Takes in what was kept and shown since last time, in order."""
        for kept in self.world.kept[self._kept :]:
            self._hear(kept.shown)
            if kept.entries is not None:
                self._begin(kept)
        self._kept = len(self.world.kept)
        self._hear(len(self.world.discord.history))

    def _begin(self, kept: Kept) -> None:
        assert all(story.told_at is not None for story in self.stories), "a move came too early"
        story = Story(kept, heard_until=kept.shown)
        if FULL_STOP in kept.announced:
            stop = kept.announced.index(FULL_STOP)
            *_, last = [it for it in kept.announced[:stop] if it.user is None and it.screen]
            story.end = as_kept(last.screen)
            hands = kept.announced[stop + 1 :]
            story.hands = [as_kept(it.screen) for it in hands if it.user is not None]
        else:
            assert not [it for it in kept.announced if it.user is None]
            story.told_at, story.told_with = kept.at, kept.shown
        self.stories.append(story)

    def _hear(self, until: int) -> None:
        for story in self.stories[-1:]:
            for shown in self.world.discord.history[story.heard_until : until]:
                is_hand = shown.place in map(direct_of, PEOPLE) and shown.screen in story.hands
                known = [hand for former in self.stories[:-1] for hand in former.hands]
                assert story.told_at is not None or not is_hand or shown.screen in known
                story.heard_until += 1
                if story.told_at is None and shown.screen == story.end:
                    story.told_at, story.told_with = shown.at, story.heard_until

    @property
    def entries(self) -> int:
        """How long the log is, as far as the channel has been told of it."""
        ends = [it.kept.entries for it in self.stories if it.told_at is not None]
        return max(ends, default=0)

    async def check(self, table_id: int) -> None:
        """Nobody can look further than the channel."""
        self.listen()
        kept = await self.world.table(table_id)
        seen = await self.world.tables[table_id].look()
        known = 0 if seen.match is None else len(seen.match.log)
        assert known <= self.entries
        if seen.match is not None:
            same = Match.begin(kept.game, kept.options, kept.seats)
            for entry in kept.get_match().log[:known]:
                same = same.apply(entry)
            assert seen.match.state == same.state
            assert seen.match.events == same.events
        assert kept.as_told().status is seen.status
        if seen.is_told:
            assert known == self.entries
        else:
            self.met["looked too early"] += 1
        self._check_alarm(kept, seen)

    def _check_alarm(self, kept: Table, seen: Table) -> None:
        if not seen.is_told:
            assert kept.alarm is None
        elif kept.alarm is not None and kept.alarm.kind is not AlarmKind.COMPUTER:
            half = (kept.terms.turn_seconds or 0) / 2
            times = {
                AlarmKind.CALL: limits.CALLED_AFTER,
                AlarmKind.REMINDER: half,
                AlarmKind.TIMEOUT: 2 * half,
            }
            assert kept.alarm.at >= (self.stories[-1].told_at or 0) + times[kept.alarm.kind]
            self.met[kept.alarm.kind.value] += 1

    def check_seals(self, table: Table) -> None:
        """Every seal stood in the channel before a card of it was shown or drawn."""
        history = self.world.discord.history
        for place, (entry, salt) in enumerate(zip(table.get_match().log, table.salts, strict=True)):
            if salt is None:
                continue
            seal = digest(salt, table.game.dump_entry(entry))
            sealed = next(
                number
                for number, it in enumerate(history)
                if it.act == "post" and it.place == CHANNEL and seal[:8] in text_of(it.screen)
            )
            story = next(it for it in self.stories if it.kept.entries > place)
            assert sealed < story.told_with
            if not place:
                # Of what is dealt later nothing is drawn before the next move.
                since = history[story.kept.shown : sealed]
                assert {it.place for it in since} <= {CHANNEL}
            self.met["seal"] += 1


class People:
    """They click, wait, and meet with trouble, all at random."""

    def __init__(self, world: World, channel: Channel, table_id: int, seed: str) -> None:
        self.world, self.channel, self.table_id = world, channel, table_id
        self.rng = Random(seed)

    async def play(self) -> Table:
        """Until the game is over and told."""
        while True:
            try:
                await self._step()
                await self.channel.check(self.table_id)
                table = await self.world.table(self.table_id)
                if table.status is not Status.RUNNING:
                    await self.world.settle()
                    self.channel.listen()
                    return table
            except Killed:
                self.channel.met["kill"] += 1
                await self.world.kill()
                await self.world.start()

    async def _step(self) -> None:
        acts = [self._wait, self._click, self._click_wildly, self._skip, self._trouble]
        (act,) = self.rng.choices(acts, [10, 6, 2, 0.3, 0.4])
        await act()
        await self.world._still()

    async def _wait(self) -> None:
        if self.world.clock.next() is not None:
            self.world.clock.ring()

    async def _click(self) -> None:
        """Whoever is to act, as far as the channel knows, acts."""
        table = await self.world.tables[self.table_id].look()
        seat = table.acting
        if seat is None or table.chairs[seat].user is None:
            return
        match = table.get_match()
        move = BRAIN.decide(match.observe(seat), match.legal(), self.rng)
        user = next(it for it in PEOPLE if it.id == table.chairs[seat].user)
        await self._make(user, move, len(match.log) + 1)

    async def _click_wildly(self) -> None:
        """Somebody makes a move that was made before, or would be somebody else's."""
        table = await self.world.tables[self.table_id].look()
        made = [
            it
            for it in ([] if table.match is None else table.match.log)
            if isinstance(it, SeatMove)
        ]
        if made:
            await self._make(self.rng.choice(PEOPLE), self.rng.choice(made).move, 0)

    async def _make(self, user: User, move: object, stamp: int) -> None:
        try:
            await self.world.tables[self.table_id].change(play.make_move, user, move, stamp)
            self.channel.met["move"] += 1
        except (Declined, Refused) as no:
            self.channel.met[no.code] += 1

    async def _skip(self) -> None:
        try:
            await self.world.tables[self.table_id].skip(ADA)
            self.channel.met["skip"] += 1
        except Declined as no:
            self.channel.met[no.code] += 1

    async def _trouble(self) -> None:
        discord = self.world.discord
        trouble = self.rng.choice(["slow", "failing", "away", "barred", "deaf", "killed"])
        self.channel.met[trouble] += 1
        match trouble:
            case "slow":
                discord.latency = self.rng.choice([0.0, 0.3, 2.0])
            case "failing" | "away":
                place = self.rng.choice([CHANNEL, *map(direct_of, PEOPLE)])
                times = 3 if trouble == "failing" else 8
                discord.outages[place] = self.rng.choices(["before", "after"], k=times)
            case "barred":
                discord.barred.add(CHANNEL)
                await self._let_pass(5)
                discord.barred.clear()
                await self.world.tables.unblock(self.table_id)
            case "deaf":
                discord.deaf.add(GUILD)
                await self._let_pass(5)
                discord.deaf.clear()
                await self.world.tables.outage_over(lambda guild: guild == GUILD)
            case _:
                self._kill_soon(self.rng.randrange(1, 30))

    async def _let_pass(self, steps: int) -> None:
        for _ in range(steps):
            await self.rng.choice([self._wait, self._click])()
            await self.world._still()
            await self.channel.check(self.table_id)

    def _kill_soon(self, calls: int) -> None:
        left = [calls]

        def watch(moment: str, call: tuple) -> None:
            left[0] -= 1
            if not left[0]:
                raise Killed

        self.world.watch = watch


async def host_game(url: str, name: str, seed: int) -> Counter[str]:
    """A whole game, checked at every step; gives what was met."""
    async with running(World(url, seed=seed)) as world:
        channel = Channel(world)
        world.discord.latency = 0.3
        table_id = await world.open(*PEOPLE, computers=1, **GAMES[name])
        await world.settle()
        await world.tables[table_id].change(lobby.begin, ADA)
        people = People(world, channel, table_id, f"{name}/{seed}")
        table = await people.play()
        assert table.status is Status.OVER
        assert channel.entries == len(table.get_match().log)
        channel.check_seals(table)
        await world.record(table_id)
        return channel.met


QUICK = ("plus-open",)


@pytest.mark.parametrize("name", [*QUICK, *thoroughly(sorted({*GAMES} - {*QUICK}))])
async def test_nothing_is_known_done_or_timed_before_the_channel_has_heard_of_it(url, name):
    met = await host_game(url, name, seed=1)
    assert met["move"] > 5
    assert met["looked too early"] > 5
    assert met["being-told"] >= 1
    assert met["seal"] >= 1
