"""Short stretches of everything that people do, each in a channel of its own."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.games.interface import CHANCE, SeatMove
from bot.games.mamma_mia.events import OvenOpened
from bot.games.mamma_mia.moves import Bake, Decline
from bot.games.match import Match
from bot.tables.table import Table
from tests.advisers import advised
from tests.app.hands import find_button
from tests.app.insistent import MOST_TRIES, is_to_be_tried_again
from tests.app.players import decide, make, moves_to_the_end, open_table, play_in_the_dark
from tests.discord.people import Person
from tests.discord.world import World


@dataclass(frozen=True)
class Stage:
    """Those who play in a channel of their own, and somebody who watches."""

    world: World
    people: Sequence[Person]
    onlooker: Person

    @property
    def host(self) -> Person:
        return self.people[0]

    async def table(self) -> Table:
        """The table opened last, as it is kept."""
        async with self.world.store.work() as work:
            found = await work.find_last_table(self.world.channel.id)
        return await self.world.peek_table(found)

    async def move(self, way: str = "commands", *, is_direct: bool = False) -> None:
        """Whoever must act makes a good move."""
        table = await self.table()
        person, move = decide(table, self.people)
        await make(table, person, move, way, is_direct=is_direct)

    async def confirm(self, person: Person, command: str) -> None:
        """Uses a command that asks once more, and presses the button to say yes.

        An answer to that takes the place of the question.
        """
        for _ in range(MOST_TRIES):
            asked = await person.slash(command)
            # Without a button it has come to something after all.
            if not asked.buttons or not is_to_be_tried_again(
                await person.press(asked.buttons[0], asked)
            ):
                return
        raise AssertionError(f"nothing comes of {command}")

    async def skip_to(self, is_there: Callable[[Match, SeatMove], bool], aloud: int = 0) -> None:
        """Plays up to the first move of which this is true, or to the last.

        Of all but so many moves nobody hears.
        """
        table = await self.table()
        if is_there not in _ways:
            _ways[is_there] = find_way(self.world, table, is_there)
        way = _ways[is_there]
        await play_in_the_dark(self.world, table.id, way[: len(way) - aloud])
        for _ in range(aloud):
            await self.move()


_ways: dict[Callable[[Match, SeatMove], bool], list[SeatMove]] = {}


def find_way(
    world: World, table: Table, is_there: Callable[[Match, SeatMove], bool]
) -> list[SeatMove]:
    """The moves before that one."""
    match, moves = table.get_match(), moves_to_the_end(world, table)
    for place, made in enumerate(moves[:-1]):
        if is_there(match, made):
            return moves[:place]
        match = match.apply(made)
        while match.actor == CHANCE:
            rng = world.dice.rng(table.id, len(match.log))
            match = match.apply(match.game.chance(match.state, rng))
    return moves[:-1]


def opens_the_oven(match: Match, made: SeatMove) -> bool:
    step = match.game.apply(match.state, made)
    return any(isinstance(event, OvenOpened) for event in step.events)


def decides(_match: Match, made: SeatMove) -> bool:
    return isinstance(made.move, Bake | Decline)


def ends(_match: Match, _made: SeatMove) -> bool:
    """Nothing but the last move does."""
    return False


# What has happened before


async def nothing(stage: Stage) -> None:
    """Nobody has done anything."""


async def opened(stage: Stage) -> None:
    await stage.host.slash("start", pace="instant", turn_time="off")


async def joined(stage: Stage) -> None:
    await opened(stage)
    for person in stage.people[1:]:
        await person.slash("join")


async def begun(stage: Stage, computers: int = 0, **options: object) -> None:
    told = {"pace": "instant", "turn_time": "off"} | options
    await open_table(stage.world, stage.people, computers, **told)


async def begun_with_a_computer(stage: Stage) -> None:
    await begun(stage, 1)


async def begun_in_the_open(stage: Stage) -> None:
    """The channel remembers."""
    await begun(stage, memory="open")


async def shopping(stage: Stage) -> None:
    await begun(stage, game="mamma-i")


async def before_an_opening(stage: Stage) -> None:
    await begun(stage)
    await stage.skip_to(opens_the_oven)


async def before_a_decision(stage: Stage) -> None:
    await begun(stage)
    await stage.skip_to(decides, aloud=1)


async def before_the_end(stage: Stage) -> None:
    await begun(stage)
    await stage.skip_to(ends)


async def over(stage: Stage) -> None:
    await before_the_end(stage)
    await stage.move()


async def left(stage: Stage) -> None:
    await begun(stage)
    await stage.people[1].slash("leave")


# What they do


async def open_a_table(stage: Stage) -> None:
    await opened(stage)


async def join(stage: Stage) -> None:
    await stage.people[1].press("Join")


async def begin(stage: Stage) -> None:
    await stage.host.press("Begin")


async def move_by_command(stage: Stage) -> None:
    await stage.move()


async def move_by_command_in_direct_messages(stage: Stage) -> None:
    await stage.move(is_direct=True)


async def move_by_button(stage: Stage) -> None:
    await stage.move("buttons")


async def move_by_button_in_direct_messages(stage: Stage) -> None:
    await stage.move("buttons", is_direct=True)


async def bet_and_decide(stage: Stage) -> None:
    shown, button = find_button(stage.onlooker, "mm:bet:")
    await stage.onlooker.press(button, shown)
    await stage.move("buttons")


async def ask_for_a_hint(stage: Stage) -> None:
    person, _ = decide(await stage.table(), stage.people)
    with advised():
        await person.slash("hint")


async def take_notes(stage: Stage) -> None:
    noting = await stage.host.slash("notes", group="mammai")
    await stage.host.fill(noting, {"text": "the bus is late"})


async def leave(stage: Stage) -> None:
    await stage.people[1].slash("leave")


async def come_back(stage: Stage) -> None:
    await stage.people[1].slash("join")


async def cancel(stage: Stage) -> None:
    await stage.confirm(stage.host, "cancel")


async def rematch(stage: Stage) -> None:
    shown, button = find_button(stage.host, "mm:rematch:")
    await stage.host.press(button, shown)


async def be_forgotten(stage: Stage) -> None:
    await stage.confirm(stage.people[1], "data forget")


@dataclass(frozen=True)
class Stretch:
    """Something that people do, and what has happened before."""

    before: Callable[[Stage], Awaitable[None]]
    act: Callable[[Stage], Awaitable[None]]
    persons: int = 2
    has_own_hands: bool = False
    """Whether hands change otherwise than by what is said: by their buttons, for example."""

    @property
    def name(self) -> str:
        return f"{self.act.__name__}_{self.before.__name__}".replace("_", " ")


STRETCHES = [
    Stretch(nothing, open_a_table),
    Stretch(opened, join),
    Stretch(joined, begin),
    Stretch(begun, move_by_command),
    Stretch(begun_in_the_open, move_by_command),
    Stretch(begun, move_by_command_in_direct_messages),
    Stretch(begun, move_by_button),
    Stretch(begun, move_by_button_in_direct_messages, has_own_hands=True),
    Stretch(
        begun_with_a_computer, move_by_button_in_direct_messages, persons=1, has_own_hands=True
    ),
    Stretch(before_an_opening, move_by_command),
    Stretch(before_a_decision, bet_and_decide),
    Stretch(begun, ask_for_a_hint),
    Stretch(shopping, take_notes),
    Stretch(begun, leave),
    Stretch(left, come_back),
    Stretch(begun, cancel),
    Stretch(before_the_end, move_by_command),
    Stretch(over, rematch),
    Stretch(begun, be_forgotten, has_own_hands=True),
]
