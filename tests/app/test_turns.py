"""A turn as people make it: how many touches it takes, and what they are answered."""

from collections import Counter
from random import Random

import pytest

from bot.games.interface import CHANCE, SeatMove
from bot.games.mamma_mia.cards import WORDS
from bot.games.mamma_mia.events import OvenOpened
from bot.games.mamma_mia.moves import Play
from tests.app.players import (
    as_command,
    decide,
    make,
    moves_to_the_end,
    open_table,
    play_game,
    play_in_the_dark,
    show_hand,
    take_turn,
)

ORIGINAL = "/webhooks/{application}/{token}/messages/{message}"
CALLBACK = "/interactions/{interaction}/{token}/callback"


async def begin(world, names=("Anna", "Bert"), **options):
    people = world.add_people(*names)
    await open_table(world, people, **{"pace": "instant"} | options)
    table = await world.peek_table()
    person, move = decide(table, people)
    return people, table, person, move


def rests(message):
    """What the buttons of the steps stand for, and those that make a move."""
    found = {}
    for button in message.buttons:
        _, verb, _, _, rest = button.id.split(":", 4)
        if verb in ("step", "move"):
            found[verb, rest] = button
    return found


async def touch(person, message, verb, rest):
    answer = await person.press(rests(message)[verb, rest], message)
    assert answer.message is not None
    return answer


@pytest.mark.parametrize("place", ["direct", "channel"])
async def test_a_turn_takes_three_touches(world, place):
    """In the channel *Play* shows the hand first, to its player alone."""
    _people, table, person, move = await begin(world)
    hand = await show_hand(table, person, is_direct=place == "direct")
    kind, held = WORDS[move.ingredient], move.count
    touches = 1
    answer = await touch(person, hand, "step", f"play {kind}")
    if ("step", f"play {held} {kind}") in rests(answer.message):
        touches += 1
        answer = await touch(person, answer.message, "step", f"play {held} {kind}")
    last = table.game.write_move(Play(move.ingredient, held, None, "supply"))
    await touch(person, answer.message, "move", last)
    assert touches + 1 <= 3
    made = (await world.peek()).log[-1]
    assert made == SeatMove(table.acting, Play(move.ingredient, held, None, "supply"))


async def test_an_order_is_one_touch_more_and_can_be_taken_off_again(world):
    _people, table, person, move = await begin(world)
    (order,) = table.match.state.seats[table.acting].orders
    first, step = f"play {WORDS[move.ingredient]}", f"play 1 {WORDS[move.ingredient]}"
    hand = await show_hand(table, person, is_direct=True)
    answer = await touch(person, hand, "step", first)
    if ("step", step) in rests(answer.message):
        answer = await touch(person, answer.message, "step", step)
    bare = answer.message
    with_order = await touch(person, bare, "step", f"{step}, {order}")
    assert any(order in rest for verb, rest in rests(with_order.message) if verb == "move")
    without = await touch(person, with_order.message, "step", step)
    assert without.message.text == bare.text
    back = without
    for rest in (first, "") if ("step", first) in rests(without.message) else ("",):
        back = await touch(person, back.message, "step", rest)
    assert back.message.text == hand.text
    assert (await world.peek()).log == table.match.log


async def test_only_whoever_is_on_turn_is_offered_a_turn(world):
    people, _table, person, _ = await begin(world)
    for one in people:
        (hand,) = one.direct_messages()
        is_on_turn = one is person
        assert ("Your turn" in hand.text) is is_on_turn
        assert bool(rests(hand)) is is_on_turn
        assert f"<#{world.channel.id}>" in hand.text


async def test_who_is_not_on_turn_hears_that_before_anything_else(world):
    people, _, person, _ = await begin(world)
    (other,) = (one for one in people if one is not person)
    for options in ({"ingredient": "pep"}, {"ingredient": "olive", "order": "pep"}):
        assert "not your turn yet" in (await other.slash("play", count=1, **options)).text
        assert "pep" in (await person.slash("play", count=1, **options)).text


async def test_steps_of_an_earlier_turn_are_old(world):
    _people, table, person, move = await begin(world)
    hand = await show_hand(table, person, is_direct=True)
    await make(table, person, move, "commands")
    late = await person.press(rests(hand)["step", f"play {WORDS[move.ingredient]}"], hand)
    assert "already been answered" in late.text


@pytest.mark.parametrize(
    "junk",
    [
        "nonsense",
        "play 99 salami",
        "play x",
        "play 1 salami, nonsense",
        "play 0 olive",
        "pass",
        " ",
    ],
)
async def test_forged_steps_are_answered(world, junk):
    _people, table, person, _ = await begin(world)
    hand = await show_hand(table, person, is_direct=True)
    button = next(iter(rests(hand).values()))
    head = button.id.rsplit(":", 1)[0]
    answer = await person.send_press(f"{head}:{junk}", hand)
    assert answer.text
    assert (await world.peek()).log == table.match.log


@pytest.mark.parametrize("rest", ["salami", "salami 3", "salami 3 four-olive"])
async def test_steps_as_they_were_once_written_are_old(world, rest):
    _people, table, person, _ = await begin(world)
    hand = await show_hand(table, person, is_direct=True)
    head = next(iter(rests(hand).values())).id.rsplit(":", 1)[0]
    answer = await person.send_press(f"{head}:{rest}", hand)
    assert "is from earlier in the game" in answer.text


async def test_who_does_not_say_where_to_draw_is_asked_and_nothing_typed_is_lost(world):
    _people, table, person, move = await begin(world)
    (order,) = table.match.state.seats[table.acting].orders
    typed = {"ingredient": WORDS[move.ingredient], "count": 1, "order": order}
    answer = await person.slash("play", **typed)
    moves = [rest for verb, rest in rests(answer.message) if verb == "move"]
    meant = [Play(move.ingredient, 1, order, pile) for pile in ("supply", "waiter")]
    assert moves == [table.game.write_move(one) for one in meant]
    await touch(person, answer.message, "move", moves[1])
    assert (await world.peek()).log[-1] == SeatMove(table.acting, meant[1])


async def test_a_command_is_answered_by_what_the_channel_hears(world):
    people, table, person, move = await begin(world)
    command, options = as_command(move)
    requests = len(world.requests)
    answer = await person.slash(command, **options)
    assert answer.message == world.channel_messages()[-1]
    assert not answer.is_ephemeral
    counted = [one.kind for one in world.requests[requests:] if one.kind != "other"]
    # The former message goes, and two hands change.
    assert sorted(counted) == ["answer", "delete", "edit", "edit"]
    table = await take_turn(world, await world.peek_table(), people)
    requests = len(world.requests)
    await make(table, *decide(table, people), "commands")
    # A message that was an answer is taken away as such.
    counted = [one.kind for one in world.requests[requests:]]
    assert "delete" not in counted


async def test_in_direct_messages_a_command_is_answered_in_one_line(world):
    _people, _table, person, move = await begin(world)
    command, options = as_command(move)
    answer = await person.slash(command, direct=True, **options)
    assert answer.text == "✅ Done. I\u2019ve updated your hand."


async def test_a_hand_that_is_pressed_changes_by_the_answer(world):
    people, table, person, move = await begin(world)
    requests = len(world.requests)
    await make(table, person, move, "buttons", is_direct=True)
    (hand,) = person.direct_messages()
    assert not any(one.path.endswith(f"/{hand.id}") for one in world.requests[requests:])
    assert "Your turn" not in hand.text
    table = await world.peek_table()
    following = next(one for one in people if one.id == table.chairs[table.acting].user)
    assert "Your turn" in following.direct_messages()[0].text


async def test_a_message_that_was_an_answer_is_changed_as_one(world):
    people = world.add_people("Anna")
    await open_table(world, people, computers=2, pace="fast")
    requests = len(world.requests)
    await make(await world.peek_table(), *decide(await world.peek_table(), people), "commands")
    counted = Counter(
        one.kind for one in world.requests[requests:] if not world.is_direct(one.place or 0)
    )
    # Anna's own turn, the first computer's, and then she is called.
    assert (counted["answer"], counted["change-answer"]) == (1, 1)
    assert (counted["post"], counted["edit"]) == (1, 0)


async def test_a_hand_that_was_pressed_lately_changes_at_no_cost(world):
    people, table, person, move = await begin(world)
    (hand,) = person.direct_messages()
    await make(table, person, move, "buttons", is_direct=True)
    requests = len(world.requests)
    await take_turn(world, await world.peek_table(), people)
    assert "Your turn" in person.direct_messages()[0].text
    assert not any(one.path.endswith(f"/{hand.id}") for one in world.requests[requests:])


async def test_what_is_not_within_reach_any_more_is_changed_all_the_same(world):
    people, table, person, move = await begin(world)
    await make(table, person, move, "buttons", is_direct=True)
    world.trouble("error", method="PATCH", route=ORIGINAL, status=404, code=10015)
    requests = len(world.requests)
    await take_turn(world, await world.peek_table(), people)
    (hand,) = person.direct_messages()
    made = world.requests[requests:]
    assert any(one.kind == "change-answer" for one in made)
    assert any(one.kind == "edit" and one.path.endswith(f"/{hand.id}") for one in made)
    assert "Your turn" in hand.text


async def test_what_cannot_be_answered_any_more_is_said_all_the_same(world):
    _people, _table, person, move = await begin(world)
    command, options = as_command(move)
    world.trouble("error", method="POST", route=CALLBACK, status=404, code=10062)
    await person.slash(command, **options)
    await world.advance(10)
    told = [one for one in world.channel_messages() if "Anna**: “" in one.text]
    assert len(told) == 1


async def test_whoever_takes_no_messages_sees_the_hand_after_each_turn(world):
    people, table, person, move = await begin(world)
    person.close_direct_messages()
    world.delete_message(person.direct_messages()[0])
    await make(table, person, move, "commands")
    table = await take_turn(world, await world.peek_table(), people)
    # Discord takes five messages in five seconds.
    await world.advance(6)
    _, move = decide(table, people)
    command, options = as_command(move)
    answer = await person.slash(command, **options)
    assert "Your ingredients" in answer.text


async def test_old_answers_do_not_pile_up(world):
    _people, _table, person, _ = await begin(world)

    def answers():
        return [one for one in person.sees() if one.is_ephemeral and one.user == person.id]

    for _ in range(3):
        for look in ("hand", "table"):
            await person.slash(look)
    for _ in range(3):
        await person.slash("decline")
    await world.advance(1)
    texts = [one.text for one in answers() if one.place == world.channel.id]
    assert sum("Your ingredients" in text for text in texts) == 1
    assert sum("in the supply" in text for text in texts) == 1
    assert len(texts) == 3


async def test_refusals_of_presses_do_not_pile_up_below_a_hand(world):
    people, table, person, _ = await begin(world)
    old = await show_hand(table, person, is_direct=True)
    await take_turn(world, table, people)
    for _ in range(3):
        answer = await person.press(old.buttons[0], old)
        assert "Your ingredients" in answer.text
        assert not rests(answer.message)
        await world.advance(1)
    assert [one.is_ephemeral for one in person.sees(direct=True)] == [False, True]


async def test_an_answer_that_is_sent_again_in_words_stays(world):
    people = world.add_people("Anna", "Bert")
    world.draws = True
    await world.restart()
    await open_table(world, people, pace="instant")
    world.deny("attach_files")
    for _ in range(2):
        answer = await people[0].slash("hand")
        await world.advance(1)
        assert "Your ingredients" in answer.text


async def test_everybody_reads_what_was_played_since_their_own_turn(world):
    people, table, _, _ = await begin(world, ("Anna", "Bert", "Carla"))
    heard = {person: [] for person in people}
    for _ in range(7):
        person, move = decide(table, people)
        heard[person].clear()
        for other in people:
            if other is not person:
                heard[other].append((person.name, WORDS[move.ingredient], move.count))
        table = await take_turn(world, table, people)
        on_turn, _ = decide(table, people)
        (hand,) = on_turn.direct_messages()
        heading = "Since your last turn" if "Since" in hand.text else "So far"
        since = hand.text.partition(heading)[2].splitlines()
        played = [line for line in since if line.startswith("- ")]
        assert [line.split(":")[0] for line in played] == [
            f"- {name}" for name, *_ in heard[on_turn]
        ]
        for line, (_, _, count) in zip(played, heard[on_turn], strict=True):
            assert f": {count} " in line


async def test_what_was_heard_survives_a_kill_and_ends_with_the_opening(world):
    people, _, _, _ = await begin(world)
    await play_game(world, people, "commands", "channel", most=3)
    (before,) = decide(await world.peek_table(), people)[0].direct_messages()
    await world.kill()
    await world.restart()
    (after,) = decide(await world.peek_table(), people)[0].direct_messages()
    assert after.text == before.text
    assert "Since your last turn" in after.text
    while "what came out" not in world.channel_text():
        await play_game(world, people, "commands", "channel", most=1)
    table = await world.peek_table()
    (hand,) = decide(table, people)[0].direct_messages()
    assert "Since your last turn" not in hand.text


@pytest.mark.parametrize(
    ("options", "secrets"), [({"game": "plus", "helping": True}, 3), ({"game": "mamma-i"}, 1)]
)
async def test_nobody_reads_who_has_answered_in_secret_or_what(world, options, secrets):
    people = world.add_people("Anna", "Bert", "Carla")
    await open_table(world, people, pace="instant", **options)
    table, rng = await world.peek_table(), Random(1)
    while secrets:
        is_open = table.shows_choice
        answer = await make(table, *decide(table, people, "random", rng), "commands")
        if not is_open:
            secrets -= 1
            assert answer.is_ephemeral
            about = [one.payload.get("interaction_metadata") for one in world.channel_messages()]
            assert str(answer.interaction.id) not in [one["id"] for one in about if one]
        await world.advance(2)
        table = await world.peek_table(table.id)


async def reach_opening(world, people):
    """The table before a person's turn that opens the oven."""
    table = await world.peek_table()
    moves, match = moves_to_the_end(world, table), table.get_match()
    for number, made in enumerate(moves):
        match = match.apply(made)
        if any(isinstance(event, OvenOpened) for event in match.observe(None).events):
            await play_in_the_dark(world, table.id, moves[:number])
            return await world.peek_table()
        while match.actor == CHANCE:
            rng = world.dice.rng(table.id, len(match.log))
            match = match.apply(match.game.chance(match.state, rng))
    raise AssertionError("the oven stays closed")


@pytest.mark.parametrize("place", ["direct", "channel"])
async def test_the_hand_knows_at_once_that_the_oven_is_open(world, place):
    people, *_ = await begin(world, pace="slow")
    table = await reach_opening(world, people)
    person, move = decide(table, people)
    shown = await person.slash("hand")
    asked, direct = len(world.requests), person.direct_messages()[-1]
    await make(table, person, move, "buttons", is_direct=place == "direct")
    requests = world.requests[asked:]
    begun = next(n for n, one in enumerate(requests) if "opens the oven!" in str(one.body))
    hands = [one for one in requests[:begun] if "The oven is open" in str(one.body)]
    assert [one.kind for one in hands] == ["answer" if place == "direct" else "edit"]
    assert direct.id in [one.id for one in person.direct_messages()]
    if place == "direct":
        assert shown.message is None
