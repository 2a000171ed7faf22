"""People who play whole games: by commands, by buttons, or by both in turn."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random

from bot.brains.registry import BRAINS
from bot.games.interface import CHANCE, Move, SeatMove
from bot.games.mamma_mia.cards import NOTHING, WORDS, spread
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play
from bot.games.mamma_mia.notation import write_cards
from bot.screens.families import FAMILIES
from bot.screens.ids import parse_id
from bot.tables.changes.play import update_hand
from bot.tables.table import Status, Table
from tests.app import shopping
from tests.app.hands import show_hand
from tests.discord.people import Answer, Person
from tests.discord.seen import Button, SeenMessage
from tests.discord.world import World

MOST_MOVES = 1000

ALOUD = 6
"""How many moves the channel hears of where only the end of a game matters."""

THINKING = 5.0
"""For how many seconds people think; meanwhile the channel may be spoken in again."""

WAYS = ("commands", "buttons")
PLACES = ("channel", "direct")


async def open_table(
    world: World, people: Sequence[Person], computers: int = 0, **options: object
) -> int:
    """The first opens a table, the others join, and the cards are dealt; gives the table.

    Nobody is treated as a beginner.
    """
    host, *others = people
    usual = {"memory": "faithful", "strength": "normal"}
    await host.slash("start", computers=computers, **usual | options)
    for person in others:
        await person.slash("join")
    await world.advance(THINKING)
    await host.slash("begin")
    table_id = await world.active_table()
    assert table_id is not None, world.channel_text()
    return table_id


async def play_game(
    world: World,
    people: Sequence[Person],
    by: str = "mixed",
    where: str = "mixed",
    brain: str = "normal",
    *,
    seed: int = 0,
    most: int = MOST_MOVES,
    after: Callable[[Table], Awaitable[None]] | None = None,
) -> Table:
    """Plays the game in the channel to its end, or for so many moves of persons."""
    table_id = await world.active_table()
    assert table_id is not None
    rng = Random(seed)
    table = await world.peek_table(table_id)
    for _ in range(most):
        if table.status is not Status.RUNNING:
            break
        way = rng.choice(WAYS) if by == "mixed" else by
        place = rng.choice(PLACES) if where == "mixed" else where
        table = await take_turn(world, table, people, way, place, brain, rng)
        if after is not None:
            await after(table)
    return table


async def finish_game(
    world: World,
    people: Sequence[Person],
    by: str = "commands",
    where: str = "channel",
    *,
    aloud: int = ALOUD,
) -> Table:
    """Plays the game to its end, most of it with nobody hearing of it, which takes less time."""
    table_id = await world.active_table()
    assert table_id is not None
    moves = moves_to_the_end(world, await world.peek_table(table_id))
    await play_in_the_dark(world, table_id, moves[:-aloud])
    return await play_game(world, people, by, where)


async def play_in_the_dark(world: World, table_id: int, moves: Sequence[SeatMove]) -> None:
    """Makes moves of which nobody hears; at the end of them everybody gets their hand."""
    async with world.client.tables[table_id].writing() as writing:
        change = writing.change
        for made in moves:
            change = change.enter(made)
        change = change.end_story()
        for seat in range(len(change.table.chairs)):
            change = update_hand(change, seat)
        await writing.store(change)
    await world.settle()


def moves_to_the_end(world: World, table: Table) -> list[SeatMove]:
    """How the game goes if nobody does anything odd."""
    match = table.get_match()
    moves: list[SeatMove] = []
    while isinstance(seat := match.actor, int):
        brain = BRAINS["normal"](table.game_id)
        moves.append(SeatMove(seat, brain.decide(match.observe(seat), match.legal(), Random(0))))
        match = match.apply(moves[-1])
        while match.actor == CHANCE:
            rng = world.dice.rng(table.id, len(match.log))
            match = match.apply(match.game.chance(match.state, rng))
    return moves


async def take_turn(
    world: World,
    table: Table,
    people: Sequence[Person],
    way: str = "commands",
    place: str = "channel",
    brain: str = "normal",
    rng: Random | None = None,
) -> Table:
    """Whoever must act makes a move, which counts as it was meant; gives the table as it is then.

    Computers have made theirs meanwhile.
    """
    person, move = decide(table, people, brain, rng or Random(0))
    answer = await make(table, person, move, way, is_direct=place == "direct")
    then = await world.peek_table(table.id)
    made = then.get_match().log[len(table.get_match().log) :]
    meant = SeatMove(table.acting, move)
    assert made[:1] == [meant], f"{meant} of {person} by {way} in {place}: {answer.text}"
    return then


def decide(
    table: Table, people: Sequence[Person], brain: str = "normal", rng: Random | None = None
) -> tuple[Person, Move]:
    """Who must act, and a good or a random move."""
    match, seat = table.get_match(), table.acting
    assert seat is not None
    person = find_person(table, people)
    rng = rng or Random(0)
    if brain == "random":
        return person, match.legal().sample(rng)
    return person, BRAINS[brain](table.game_id).decide(match.observe(seat), match.legal(), rng)


def find_person(table: Table, people: Sequence[Person]) -> Person:
    """Who must act."""
    assert table.acting is not None
    chair = table.chairs[table.acting]
    assert not chair.is_played_by_computer, f"{chair.name} is played by a computer"
    return next(person for person in people if person.id == chair.user)


async def make(
    table: Table, person: Person, move: Move, way: str, *, is_direct: bool = False
) -> Answer:
    """Makes the move, and sticks to it if there is a warning."""
    if way == "commands":
        command, options = as_command(move)
        if is_direct:
            options["table"] = str(table.id)
        group = FAMILIES.of_game(table.game_id).group
        answer = await person.slash(command, group=group, direct=is_direct, **options)
    else:
        answer = await press_move(table, person, move, is_direct=is_direct)
    return await stick_to_it(person, answer)


async def stick_to_it(person: Person, answer: Answer) -> Answer:
    """Whoever is warned of a move makes it all the same."""
    sure = [button for button in answer.buttons if button.id.startswith("mm:sure:")]
    return await person.press(sure[0], answer) if sure else answer


def as_command(move: Move) -> tuple[str, dict[str, object]]:
    """The slash command that makes the move, and its options."""
    match move:
        case Play(ingredient, number, order, draw):
            options = {"ingredient": WORDS[ingredient], "count": number} | _piles(order, draw)
            return "play", options
        case Pass(draw, order):
            return "pass", dict(_piles(order, draw))
        case Bake(choice, add):
            return "bake", _named(choice) | {"add": write_cards(add) or "none"}
        case Decline():
            return "decline", {}
        case Ask(choice, want, add):
            cards = {"want": write_cards(want), "add": write_cards(add) or "none"}
            return "ask", _named(choice) | cards
        case Help(give):
            return "assist", {"give": "yes" if give else "no"}
        case _:
            return shopping.as_command(move)


def _piles(order: str | None, draw: str | None) -> dict[str, object]:
    return {name: text for name, text in (("order", order), ("draw", draw)) if text}


def _named(choice: Sequence[int]) -> dict[str, object]:
    return {"choice": " ".join(WORDS[kind] for kind in choice)} if choice else {}


async def press_move(table: Table, person: Person, move: Move, *, is_direct: bool) -> Answer:
    """Makes the move with the buttons of the hand, or with a form where there is one."""
    if table.game_id == "mamma-i":
        return await shopping.press_move(table, person, move, is_direct=is_direct)
    hand = await show_hand(table, person, is_direct=is_direct)
    if isinstance(move, Play):
        return await person.press(*await step_by_step(table, person, move, hand))
    text = table.game.write_move(move)
    for button in hand.buttons:
        pressed = parse_id(button.id)
        assert pressed is not None, button
        if pressed.verb == "move" and pressed.rest == text:
            return await person.press(button, hand)
    which = {Bake: "add", Ask: "ask"}[type(move)]
    opener = next(b for b in hand.buttons if b.id.startswith("mm:form:") and b.id.endswith(which))
    opened = await person.press(opener, hand)
    assert opened.form is not None, opened.text
    return await person.fill(opened, as_fields(table, move, opened))


async def last_step(table: Table, person: Person, move: Play) -> tuple[Button, SeenMessage]:
    """The button that makes the move, reached from *Play* in the channel."""
    return await step_by_step(table, person, move, await show_hand(table, person, is_direct=False))


async def step_by_step(
    table: Table, person: Person, move: Play, hand: SeenMessage
) -> tuple[Button, SeenMessage]:
    """Touches what goes in, how many, perhaps an order; gives the button that draws."""
    last = table.game.write_move(move)
    put = replace(move, order=None, draw=None)
    steps = [f"play {WORDS[move.ingredient]}"]
    steps += [table.game.write_move(one) for one in (put, replace(put, order=move.order))]
    for _ in range(len(steps) + 1):
        buttons = {parse_id(button.id): button for button in hand.buttons}
        by_rest = {(it.verb, it.rest): button for it, button in buttons.items() if it}
        if ("move", last) in by_rest:
            return by_rest["move", last], hand
        step = next(text for text in reversed(steps) if ("step", text) in by_rest)
        answer = await person.press(by_rest["step", step], hand)
        assert answer.message is not None
        hand = answer.message
    raise AssertionError(f"no way to {last}: {hand}")


def as_fields(table: Table, move: Move, opened: Answer) -> dict[str, object]:
    """What to fill into the form that was opened."""
    fields = opened.fields
    match move:
        case Bake(_, add) if "add" in fields:
            filled = {"add": _singles(add)}
        case Bake():
            filled = {"way": table.game.write_move(move)}
        case Ask(choice, want, add):
            filled = {
                "choice": table.game.write_move(Ask(choice, NOTHING, NOTHING)),
                "add": _singles(add),
                "want": write_cards(want),
            }
        case _:
            raise TypeError(move)
    return {key: _value(fields[key], filled.get(key)) for key in fields}


def _value(field: dict, value: object) -> object:
    """What was meant, or whatever stands there already."""
    if "options" not in field:
        return value or ""
    values = [option["value"] for option in field["options"]]
    if isinstance(value, list):
        return value
    if value is None:
        return "none" if "none" in values else values[0]
    assert value in values, (value, values)
    return value


def _singles(cards: Sequence[int]) -> list[str]:
    """Each card with its number among its kind, as forms list them."""
    numbers: dict[int, int] = {}
    singles = []
    for card in spread(cards):
        numbers[card] = numbers.get(card, 0) + 1
        singles.append(f"{WORDS[card]} {numbers[card]}")
    return singles
