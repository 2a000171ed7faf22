"""The scenes whose screens are written down: games, lobbies, waiting, refusals, rules, commands."""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bot.games.interface import Move, SeatMove
from bot.games.mamma_i.moves import Place, RunOver, Secret, Steal, Vote
from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.events import OvenOpened
from bot.games.mamma_mia.moves import Ask, Bake, Help, Play
from bot.tables.table import Status, Table
from tests.app.golden import command_lines
from tests.app.players import PLACES, THINKING, WAYS, decide, make, open_table, take_turn
from tests.app.scribe import Scribe, Watched, watch
from tests.discord.server import ENGLISH, GERMAN, ITALIAN
from tests.discord.world import World

NAMES: Final = ("Anna", "Bert", "Carla")

FAR: Final = 10**6
"""A move that no game ever reaches."""

MOST_TURNS: Final = 400

TYPED_IN_TURNS: Final = (
    ("play", "ingredient", {}),
    ("play", "count", {"ingredient": "olive"}),
    ("play", "order", {}),
    ("play", "draw", {}),
    ("pass", "draw", {}),
    ("pass", "order", {}),
    ("hand", "table", {}),
)
"""Options that are filled in with suggestions, and what stands in others meanwhile."""

TYPED_IN_DECISIONS: Final = (
    ("bake", "choice", {}),
    ("bake", "add", {}),
    ("ask", "choice", {}),
    ("ask", "want", {}),
    ("ask", "add", {}),
    ("assist", "table", {}),
)

TYPED_IN_TRICKS: Final = tuple(
    (command, option, {"group": "mammai"} | filled)
    for command, option, filled in (
        ("place", "cards", {}),
        ("place", "row", {"cards": "m2"}),
        ("remove", "row", {}),
        ("stop", "card", {}),
        ("guest", "character", {}),
    )
)
TYPED_AFTER_TRICKS: Final = tuple(
    (command, option, {"group": "mammai"} | filled)
    for command, option, filled in (
        ("secret", "character", {}),
        ("vote", "character", {}),
        ("run-over", "character", {}),
        ("run-over", "card", {"character": "son"}),
        ("steal", "card", {}),
        ("steal", "to", {"card": "market-1"}),
    )
)

WRONG: Final = (
    ("play", {"ingredient": "olive", "count": 15}),
    ("play", {"ingredient": "gold", "count": 1}),
    ("play", {"ingredient": "olive", "count": 1, "order": "Hawaii"}),
    ("play", {"ingredient": "olive", "count": 1, "draw": "oven"}),
    ("pass", {"draw": "supply"}),
    ("bake", {"choice": "olive olive", "add": "none"}),
    ("bake", {"add": "2 gold, 1 olive"}),
    ("bake", {"add": "9 olives"}),
    ("ask", {"choice": "olive olive", "want": "1 olive"}),
    ("ask", {"want": "none", "add": "2 mushrooms"}),
    ("ask", {"want": "9 olives"}),
)
"""Moves that are always refused, for one reason or another."""

WRONG_IN_MAMMA_I: Final = (
    ("place", {"cards": "m2 m1", "row": "wife"}),
    ("place", {"cards": "gold", "row": "wife"}),
    ("place", {"cards": "m3 m3 m3", "row": "wife"}),
    ("place", {"cards": "e3", "row": "schoolbus"}),
    ("place", {"cards": "e1", "row": "dog"}),
    ("remove", {"row": "grandpa"}),
    ("stop", {"card": "in-law-5"}),
    ("guest", {"character": "schoolbus"}),
    ("run-over", {"character": "wife", "card": "market-1"}),
    ("steal", {"card": "market-1", "to": "son"}),
)
"""The same for Mamma I, at the beginning of the game."""

Playing: TypeAlias = Callable[[World, Scribe], Awaitable[None]]


class Scene(NamedTuple):
    """Something that happens on a server with this language."""

    play: Playing
    language: str = ENGLISH
    is_thorough: bool = False
    """Whether the quick suite leaves it out: it takes long, or others show its screens too."""


# Whole games


async def classic(world: World, scribe: Scribe) -> None:
    """Two persons and a computer."""
    people = sit_down(world, scribe, ENGLISH, GERMAN)
    await open_table(world, people, computers=1, pace="fast")
    await play_on(scribe, people, (range(13), range(47, FAR)), seed=1)
    await look_back(world, people)


async def first_edition(world: World, scribe: Scribe) -> None:
    """The channel remembers, and twice somebody is asleep."""
    people = sit_down(world, scribe, GERMAN, ENGLISH)
    await open_table(world, people, edition="1999", memory="open", turn_time="5m")
    await play_on(scribe, people, (range(7), range(21, 26), range(59, FAR)), seed=2, naps=(4, 5))
    await look_back(world, people)


async def plus_with_helping(world: World, scribe: Scribe) -> None:
    """Three persons and a computer help each other, or do not."""
    people = sit_down(world, scribe, ENGLISH, GERMAN, ENGLISH)
    await open_table(world, people, computers=1, game="plus", helping=True)
    await play_on(scribe, people, (range(4), range(23, 33), range(157, FAR)), seed=3)
    await look_back(world, people)


async def plus_without_helping(world: World, scribe: Scribe) -> None:
    """Two persons, and no time between the cards."""
    people = sit_down(world, scribe, GERMAN, ENGLISH)
    await open_table(world, people, game="plus", helping=False, pace="instant")
    await play_on(scribe, people, (range(4), range(24, 30), range(103, FAR)), seed=4)
    await look_back(world, people)


async def mamma_i(world: World, scribe: Scribe) -> None:
    """Two persons and a computer."""
    people = sit_down(world, scribe, world.language, world.language)
    await open_table(world, people, computers=1, game="mamma-i", pace="fast")
    await play_on(scribe, people, (range(10), range(55, 65), range(133, FAR)), seed=5)
    await look_back(world, people)


async def baking_in_brief(world: World, scribe: Scribe) -> None:
    """Two persons and a computer, at the beginning and at the end."""
    people = sit_down(world, scribe, world.language, world.language)
    await open_table(world, people, computers=1, pace="fast")
    await play_on(scribe, people, (range(2), range(14, 15), range(48, FAR)), seed=6)


async def shopping_in_brief(world: World, scribe: Scribe) -> None:
    """Two persons and a computer, as far as the first sale."""
    people = sit_down(world, scribe, world.language, world.language)
    await open_table(world, people, computers=1, game="mamma-i", pace="fast")
    await play_on(scribe, people, (range(2), range(25, 30)), seed=5, most=30)
    asked = await people[0].slash("cancel")
    await people[0].press(asked.buttons[0], asked)


async def helping_in_brief(world: World, scribe: Scribe) -> None:
    """Two persons and a computer, as far as the first time that somebody is asked for help."""
    people = sit_down(world, scribe, world.language, world.language)
    await open_table(world, people, computers=1, game="plus", helping=True, pace="instant")
    await play_on(scribe, people, (range(1), range(20, FAR)), seed=7, most=28)
    asked = await people[0].slash("cancel")
    await people[0].press(asked.buttons[0], asked)


def sit_down(world: World, scribe: Scribe, *languages: str) -> list[Watched]:
    """People who read these languages."""
    named = zip(NAMES, languages, strict=False)
    return watch(scribe, [world.add_person(name, language=language) for name, language in named])


async def play_on(
    scribe: Scribe,
    people: Sequence[Watched],
    written: Sequence[range],
    *,
    seed: int,
    naps: Sequence[int] = (),
    most: int = MOST_TURNS,
) -> None:
    """Plays the game to its end, in all ways and places; only some of the moves are written."""
    world, rng = scribe.world, Random(seed)
    table = await world.peek_table()
    for number in range(most):
        if table.status is not Status.RUNNING:
            break
        scribe.is_writing = any(number in span for span in written)
        if any(number == span.start for span in written):
            scribe.title(f"Move {number + 1}")
        way = rng.choice(WAYS) if scribe.is_writing else "commands"
        place = rng.choice(PLACES)
        await world.advance(THINKING)
        table = await take_turn(world, table, people, way, place, rng=rng)
        if scribe.is_writing and number % 11 == 3 and table.status is Status.RUNNING:
            await look_around(people[number % len(people)], table.game_id)
        if number in naps:
            await scribe.wait(155)
            await scribe.wait(150)
            table = await world.peek_table(table.id)
    scribe.title("After the game")


async def look_around(person: Watched, game: str) -> None:
    """Looks at everything there is, and begins to type."""
    await person.slash("table")
    await person.slash("hand", direct=True)
    await suggest(person, TYPED_IN_TRICKS if game == "mamma-i" else TYPED_IN_TURNS)


async def suggest(person: Watched, typed: Sequence[tuple[str, str, dict[str, str]]]) -> None:
    """Types into options that suggest something."""
    for command, option, filled in typed:
        await person.autocomplete(command, option, **filled)


async def look_back(world: World, people: Sequence[Watched]) -> None:
    """After the game: the table, the record, and a rematch that comes to nothing."""
    first, last = people[0], people[-1]
    end = world.channel_messages()[-1]
    await first.slash("table")
    await first.slash("record")
    await last.slash("record", direct=True)
    await look_at_history(last)
    await look_at_what_games_come_to(last, first)
    await last.autocomplete("record", "game_id")
    await last.press(end.buttons[0], end)
    await first.press(end.buttons[0], end)
    asked = await last.slash("cancel")
    await last.press(asked.buttons[0], asked)


async def look_at_history(person: Watched) -> None:
    """The list of games, one of them, and back again."""
    listed = await person.slash("history")
    (menu,) = listed.message.menus
    shown = await person.choose(menu, menu.values[:1], listed)
    await person.press(shown.buttons[-1], shown)


async def look_at_what_games_come_to(person: Watched, other: Watched) -> None:
    """The own statistics here and everywhere, those of somebody else, and the ranking."""
    here = await person.slash("stats")
    await person.press(here.buttons[0], here)
    await person.slash("stats", player=str(other.id))
    await person.slash("top")


# Before the game


async def lobby(world: World, scribe: Scribe) -> None:
    """People come and go, and not everybody may do everything."""
    anna, bert, carla = sit_down(world, scribe, ENGLISH, GERMAN, world.language)
    await fill_the_lobby(scribe, anna, bert, carla)
    await empty_the_lobby(scribe, anna, bert, carla)


async def fill_the_lobby(scribe: Scribe, anna: Watched, bert: Watched, carla: Watched) -> None:
    scribe.title("There is no table yet")
    for command in ("join", "begin", "cancel", "skip", "rematch", "hand", "table"):
        await carla.slash(command)
    await carla.slash("hand", direct=True)
    await carla.slash("join", direct=True)
    await carla.slash("start", edition="2004", helping=True)
    await carla.slash("start", game="plus", edition="1999")
    await carla.slash("record")
    await carla.slash("history")
    await carla.slash("history", direct=True)
    await carla.slash("stats")
    await carla.slash("stats", direct=True)
    await carla.slash("stats", player=str(anna.id))
    await carla.slash("top")
    await carla.slash("top", direct=True)
    scribe.title("A table is opened, and people come")
    await anna.slash("start", game="plus", helping=True, turn_time="5m", computers=1)
    lobby = scribe.world.channel_messages()[0]
    await carla.slash("start")
    await anna.slash("join")
    await bert.press(lobby.buttons[0])
    await bert.slash("begin")
    await bert.slash("computer")
    await bert.slash("leave")
    await bert.slash("join")
    await anna.slash("computer", remove=True)
    await anna.slash("computer", remove=True)
    await anna.slash("table")
    await carla.slash("table")
    for command in ("hand", "decline", "skip", "rematch"):
        await bert.slash(command)
    for _ in range(5):
        await anna.slash("computer")
    await carla.slash("join")


async def empty_the_lobby(scribe: Scribe, anna: Watched, bert: Watched, carla: Watched) -> None:
    scribe.title("People go, and the table is cancelled")
    await anna.slash("leave")
    await carla.slash("cancel")
    asked = await bert.slash("cancel")
    await bert.press(asked.buttons[0], asked)
    scribe.title("Somebody sits there alone, with closed direct messages")
    carla.close_direct_messages()
    await carla.slash("start", memory="open", pace="slow")
    await carla.slash("begin")
    await carla.slash("leave")


async def settings(world: World, scribe: Scribe) -> None:
    """What new tables start with is shown, changed and given up."""
    may = ["manage_guild"]
    people = [
        world.add_person("Anna", may=may),
        world.add_person("Bert", may=may, language=GERMAN),
        world.add_person("Carla", language=GERMAN),
    ]
    anna, bert, carla = watch(scribe, people)
    await carla.slash("settings")
    await carla.slash("settings", direct=True)
    await anna.slash("settings")
    await bert.slash("settings", turn_time="5m", memory="open")
    await anna.slash("settings", language="de", pace="slow")
    await carla.slash("start")
    await bert.slash("settings", turn_time="default", language="default", ranking="off")
    await carla.slash("top")


# Time


async def time(world: World, scribe: Scribe) -> None:
    """A reminder, time that is up, people who go and come back, and a story that takes long."""
    people = sit_down(world, scribe, world.language, world.language)
    scribe.is_writing = False
    await open_table(world, people, turn_time="1m", pace="slow")
    scribe.is_writing = True
    await fall_asleep(world, scribe, people)
    await go_and_come_back(world, scribe, people)
    await hear_a_story(world, scribe, people)
    await give_up(scribe, people)


async def fall_asleep(world: World, scribe: Scribe, people: Sequence[Watched]) -> None:
    scribe.title("Nobody moves")
    await scribe.wait(31)
    await scribe.wait(30)
    await scribe.wait(62)
    await scribe.wait(62)
    await people[0].slash("table")
    await people[1].slash("table")


async def go_and_come_back(world: World, scribe: Scribe, people: Sequence[Watched]) -> None:
    scribe.title("Somebody leaves the game and comes back")
    table = await world.peek_table()
    await people[1 - (table.acting or 0)].slash("leave")
    await people[1 - (table.acting or 0)].slash("hand")
    await people[1 - (table.acting or 0)].slash("join")


async def hear_a_story(world: World, scribe: Scribe, people: Sequence[Watched]) -> None:
    scribe.title("The oven is opened, and people look and act while it is told")
    stranger = Watched(scribe, world.add_person("Stranger", language=world.language))
    await until_the_oven(world, scribe, people)
    await scribe.wait(1)
    player, other = people
    for command in ("hand", "table", "decline", "cancel", "begin"):
        await other.slash(command)
    await player.slash("pass")
    await stranger.slash("table")
    await scribe.wait(4)
    await stranger.slash("skip")
    await other.slash("skip")
    await scribe.wait(20)
    await other.slash("skip")
    world.clock.release()
    await scribe.wait(0)


async def until_the_oven(world: World, scribe: Scribe, people: Sequence[Watched]) -> None:
    """Plays until the oven is opened; from then on the clock stands still."""
    is_open = scribe.is_writing = False
    while not is_open:
        table = await world.peek_table()
        person, move = decide(table, people)
        is_open = scribe.is_writing = opens_the_oven(table, move)
        if is_open:
            world.clock.hold()
        await make(table, person, move, "commands")


def opens_the_oven(table: Table, move: Move) -> bool:
    """Whether the move is the last of its round."""
    match, seat = table.get_match(), table.acting
    assert seat is not None
    step = match.game.apply(match.state, SeatMove(seat, move))
    return any(isinstance(event, OvenOpened) for event in step.events)


async def give_up(scribe: Scribe, people: Sequence[Watched]) -> None:
    scribe.title("The host goes, then everybody")
    await people[0].slash("leave")
    asked = await people[1].slash("leave")
    await people[1].press(asked.buttons[0], asked)
    await people[1].slash("hand")
    await people[1].slash("table")


# Refusals


async def refusals(world: World, scribe: Scribe) -> None:
    """What is wrong is tried whenever something else is to be done for the first time."""
    people = sit_down(world, scribe, world.language, world.language)
    stranger = Watched(scribe, world.add_person("Stranger", language=world.language))
    scribe.is_writing = False
    await open_table(world, people, 1, game="plus", helping=True, pace="instant")
    scribe.is_writing = True
    await press_what_is_old(world, scribe, people, stranger)
    await try_at_every_kind_of_move(world, scribe, people, stranger)
    await play_at_two_tables(world, scribe, people[0])
    await press_after_the_end(world, scribe, people, stranger)


async def try_at_every_kind_of_move(
    world: World, scribe: Scribe, people: Sequence[Watched], stranger: Watched
) -> None:
    kinds, rng = [Play, Help, Bake, Ask], Random(5)
    while kinds:
        table = await world.peek_table()
        person, move = decide(table, people, rng=rng)
        if type(move) in kinds:
            kinds.remove(type(move))
            scribe.title(f"{person.name} should make a move: {type(move).__name__.lower()}")
            await try_everything(move, person, people, stranger)
        scribe.is_writing = False
        await make(table, person, move, "commands")
        scribe.is_writing = True


async def try_everything(
    move: Move, acting: Watched, people: Sequence[Watched], stranger: Watched
) -> None:
    """Everybody does what is wrong in this situation."""
    for command, options in WRONG:
        await acting.slash(command, **options)
    await suggest(acting, TYPED_IN_TURNS if isinstance(move, Play) else TYPED_IN_DECISIONS)
    for other in (*(person for person in people if person is not acting), stranger):
        await other.slash("decline")
        await other.slash("assist", give="no")
        await other.autocomplete("bake", "add")


async def press_what_is_old(
    world: World, scribe: Scribe, people: Sequence[Watched], stranger: Watched
) -> None:
    scribe.title("Buttons that are old, or of somebody else")
    table = await world.peek_table()
    person, move = decide(table, people)
    other = next(one for one in people if one is not person)
    hand, channel = person.direct_messages()[0], world.channel_messages()[-1]
    opened = await person.press(channel.buttons[0], channel)
    button, shown = opened.buttons[0], opened.message
    assert shown is not None
    await other.press(hand.buttons[0], channel)
    for button in channel.buttons:
        await stranger.press(button, channel)
    await make(table, person, move, "commands")
    await person.press(hand.buttons[0], hand)
    # It was pressed just before it went away.
    await person.send_press(button.id, shown)
    await other.press(channel.buttons[0], channel)
    await stranger.send_press("mm:nonsense:1:0:", channel)
    await stranger.send_command("bet", [])
    scribe.write("Stranger sends a press and a command that nobody knows")


async def refusals_of_mamma_i(world: World, scribe: Scribe) -> None:
    """What is wrong is tried whenever another kind of move is due for the first time."""
    people = sit_down(world, scribe, world.language, world.language)
    stranger = Watched(scribe, world.add_person("Stranger", language=world.language))
    scribe.is_writing = False
    await open_table(world, people, game="mamma-i", pace="instant")
    kinds, rng = [Secret, Place, Vote, RunOver, Steal], Random(1)
    while kinds:
        table = await world.peek_table()
        person, move = decide(table, people, "random", rng=rng)
        if type(move) in kinds:
            kinds.remove(type(move))
            scribe.is_writing = True
            scribe.title(f"{person.name} should make a move: {type(move).__name__.lower()}")
            await try_everything_in_mamma_i(person, people, stranger)
        scribe.is_writing = False
        await make(table, person, move, "commands")


async def try_everything_in_mamma_i(
    acting: Watched, people: Sequence[Watched], stranger: Watched
) -> None:
    """Everybody does what is wrong in this situation."""
    for command, options in WRONG_IN_MAMMA_I:
        await acting.slash(command, group="mammai", **options)
    await suggest(acting, (*TYPED_IN_TRICKS, *TYPED_AFTER_TRICKS))
    for other in (*(person for person in people if person is not acting), stranger):
        for command, options in (
            ("vote", {"character": "son"}),
            ("wc", {}),
            ("child", {"take": "no"}),
        ):
            await other.slash(command, group="mammai", **options)
        await other.autocomplete("vote", "character", group="mammai")
    await acting.slash("pass")


def first_value(field: dict) -> str:
    """The first thing that can be chosen."""
    return field["options"][0]["value"]


async def play_at_two_tables(world: World, scribe: Scribe, person: Watched) -> None:
    scribe.title("Somebody plays at two tables")
    place = world.add_channel()
    scribe.is_writing = False
    await person.slash("start", at=place, computers=1, pace="instant")
    await person.slash("begin", at=place)
    scribe.is_writing = True
    await person.slash("hand", direct=True)
    await person.autocomplete("hand", "table", direct=True)
    await person.slash("hand", direct=True, table="1")
    await person.slash("hand", table="77")


async def press_after_the_end(
    world: World, scribe: Scribe, people: Sequence[Watched], stranger: Watched
) -> None:
    scribe.title("The game is cancelled, and people press on")
    hand, last = people[0].direct_messages()[0], world.channel_messages()[-1]
    for person in (stranger, people[1]):
        await person.slash("cancel")
    question = (await people[0].slash("cancel")).message
    assert question is not None
    for _ in range(2):
        await people[0].press(question.buttons[0], question)
    for button in hand.buttons:
        await people[0].press(button, hand)
    for button in last.buttons:
        await stranger.press(button, last)
    for command in ("hand", "table", "skip", "rematch"):
        await people[1].slash(command)


# Warnings


async def warnings(world: World, scribe: Scribe) -> None:
    """People fill their hands with orders only, and are asked whether they mean it."""
    people = sit_down(world, scribe, ENGLISH, GERMAN)
    for edition in ("classic", "1999"):
        scribe.title(f"The edition {edition}")
        scribe.is_writing = False
        await open_table(world, people, edition=edition, pace="instant")
        await draw_orders_only(world, scribe, people)
        scribe.is_writing = False
        asked = await people[0].slash("cancel")
        await people[0].press(asked.buttons[0], asked)
        scribe.is_writing = True


async def draw_orders_only(world: World, scribe: Scribe, people: Sequence[Watched]) -> None:
    """Everybody plays all of one kind at a time, without an order, until nobody holds any."""
    ready = 0
    while ready < len(people):
        table = await world.peek_table()
        person, move = decide(table, people)
        match, seat = table.get_match(), table.acting
        hand = match.game.view(match.state, seat).hand.ingredients
        if any(hand):
            kind = max(range(len(hand)), key=hand.__getitem__)
            move = Play(Ingredient(kind), hand[kind], None, "waiter")
            scribe.is_writing = sum(hand) == hand[kind]
            ready += scribe.is_writing
        way = WAYS[people.index(person)]
        await world.advance(THINKING)
        await make(table, person, move, way, is_direct=way == "buttons")
        scribe.is_writing = False


# What is always the same


async def rules(world: World, scribe: Scribe) -> None:
    """Every topic of the rules, chosen from the menu."""
    (person,) = sit_down(world, scribe, world.language)
    answer = await person.slash("rules")
    assert answer.message is not None
    (menu,) = answer.message.menus
    for topic in menu.values[1:]:
        answer = await person.slash("rules", topic=topic)
    await person.choose(menu, [menu.values[1]], answer)


async def commands(world: World, scribe: Scribe) -> None:
    """The list of commands."""
    told = [request.body for request in world.requests if request.path.endswith("/commands")]
    scribe.lines += command_lines(told[-1])


THOROUGH: Final = True

SCENES: Final[dict[str, Scene]] = {
    "classic": Scene(classic),
    "first-edition": Scene(first_edition, GERMAN, THOROUGH),
    "plus-with-helping": Scene(plus_with_helping, ENGLISH, THOROUGH),
    "plus-without-helping": Scene(plus_without_helping, GERMAN, THOROUGH),
    "mamma-i-english": Scene(mamma_i, ENGLISH, THOROUGH),
    "mamma-i-german": Scene(mamma_i, GERMAN, THOROUGH),
    "helping-german": Scene(helping_in_brief, GERMAN),
    "mamma-i-italian": Scene(shopping_in_brief, ITALIAN),
    "mamma-mia-italian": Scene(baking_in_brief, ITALIAN, THOROUGH),
    "lobby-english": Scene(lobby),
    "lobby-german": Scene(lobby, GERMAN, THOROUGH),
    "lobby-italian": Scene(lobby, ITALIAN, THOROUGH),
    "settings": Scene(settings),
    "time-english": Scene(time),
    "time-german": Scene(time, GERMAN, THOROUGH),
    "refusals-english": Scene(refusals),
    "refusals-german": Scene(refusals, GERMAN, THOROUGH),
    "refusals-italian": Scene(refusals, ITALIAN, THOROUGH),
    "refusals-of-mamma-i-english": Scene(refusals_of_mamma_i, ENGLISH, THOROUGH),
    "refusals-of-mamma-i-german": Scene(refusals_of_mamma_i, GERMAN, THOROUGH),
    "warnings": Scene(warnings),
    "rules-english": Scene(rules),
    "rules-german": Scene(rules, GERMAN),
    "rules-italian": Scene(rules, ITALIAN),
    "commands": Scene(commands),
}
