"""Turn times, the pace of the telling, and people who are not there."""

import pytest

from bot import limits
from bot.games.interface import SeatMove
from bot.games.mamma_mia.events import OvenOpened
from bot.screens.families import FAMILIES
from bot.screens.mamma_mia.words import get_words
from bot.screens.screen import Text
from bot.screens.viewer import look
from tests.app.players import decide, make, open_table, play_game, take_turn

MINUTE = 60

MOST_DRAWN = 7
"""Before the supply holds no more cards than that, nobody opens the oven."""


async def begin(world, turn_time="1m", **options):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", turn_time=turn_time, **options)
    return people


async def mover_of(world, people):
    return people[(await world.peek_table()).acting]


async def test_at_half_time_who_must_act_is_reminded(world):
    people = await begin(world)
    mover = await mover_of(world, people)
    await world.advance(29)
    assert "Half your turn time" not in world.channel_text()
    await world.advance(2)
    reminder = world.channel_messages()[-1]
    assert "Half your turn time" in reminder.text
    assert reminder.pings == {mover.id}


async def test_the_reminder_goes_with_the_move(world):
    people = await begin(world)
    await world.advance(31)
    await take_turn(world, await world.peek_table(), people)
    assert "Half your turn time" not in world.channel_text()


async def test_when_the_time_is_up_a_computer_makes_the_one_move(world):
    people = await begin(world)
    mover = await mover_of(world, people)
    await world.advance(MINUTE - 1)
    assert len((await world.peek()).log) == 1
    await world.advance(2)
    table = await world.peek_table()
    assert len(table.match.log) == 2
    assert "Time was up" in world.channel_text()
    assert not table.chairs[people.index(mover)].is_absent


async def test_a_move_in_time_starts_the_time_anew(world):
    people = await begin(world)
    await world.advance(50)
    await take_turn(world, await world.peek_table(), people)
    await world.advance(50)
    assert len((await world.peek()).log) == 2


async def test_after_two_in_a_row_the_computer_goes_on(world):
    people = await begin(world)
    await world.advance(4 * MINUTE + 2)
    table = await world.peek_table(1)
    assert all(chair.is_absent for chair in table.chairs)
    assert "seems to be away" in world.told()
    assert people


async def absent(world, people):
    """Lets one of them be taken for absent while the other plays on."""
    first = await mover_of(world, people)
    for _ in range(40):
        table = await world.peek_table()
        if table.chairs[people.index(first)].is_absent:
            return first
        if people[table.acting] is first:
            await world.advance(MINUTE + 1)
        else:
            await take_turn(world, table, people)
    raise AssertionError("nobody was taken for absent")


async def test_any_command_takes_the_seat_back(world):
    people = await begin(world)
    away = await absent(world, people)
    await away.slash("table")
    table = await world.peek_table()
    assert not table.chairs[people.index(away)].is_absent
    assert "is back at the table" in world.channel_text()


async def test_the_button_of_the_hand_takes_the_seat_back(world):
    people = await begin(world)
    away = await absent(world, people)
    assert "Your ingredients" in (await away.press("Hand")).text
    assert not (await world.peek_table()).chairs[people.index(away)].is_absent


async def test_a_refused_command_takes_the_seat_back_too(world):
    people = await begin(world)
    away = await absent(world, people)
    table = await world.peek_table()
    assert people[table.acting] is not away
    await away.slash("play", ingredient="olive", count=1)
    assert not (await world.peek_table()).chairs[people.index(away)].is_absent


async def test_without_turn_time_nobody_is_hurried(world):
    await begin(world, turn_time="off")
    await world.advance(10 * 24 * 60 * MINUTE)
    assert len((await world.peek()).log) == 1


async def test_a_game_of_people_who_sleep_comes_to_its_end(world):
    await begin(world)
    await world.advance(120 * MINUTE)
    assert await world.active_table() is None
    assert any(label == "Rematch" for label in world.channel_messages()[-1].labels)


async def test_a_game_runs_over_many_hours_with_messages_posted_anew(world):
    people = await begin(world, turn_time="24h")
    for _ in range(6):
        await world.advance(2 * 60 * MINUTE)
        await take_turn(world, await world.peek_table(), people, "buttons", "direct")
    for person in people:
        assert len(person.direct_messages()) == 1


async def until_the_oven(world, people):
    """Plays until the telling of an opening has begun, with the clock held."""
    for _ in range(60):
        table = await world.peek_table()
        person, move = decide(table, people)
        if len(table.get_match().state.supply) <= MOST_DRAWN:
            world.clock.hold()
        answer = await make(table, person, move, "commands")
        events = (await world.peek()).events
        if any(isinstance(event, OvenOpened) for event in events):
            break
        world.clock.release()
        await world.settle()
    while "opens the oven" not in world.channel_text():
        await world.advance(0.5)
    return answer


async def test_a_scene_that_has_waited_for_hours_goes_on_below(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="fast")
    table = await world.peek_table()
    while table.get_match().state.phase != "decision":
        table = await take_turn(world, table, people, brain="random")
        assert table.acting is not None
    (before,) = [m for m in world.channel_messages() if "⏳" in m.text and "oven" in m.text]
    await world.advance(3 * 60 * MINUTE)
    await take_turn(world, table, people)
    assert before.id not in {message.id for message in world.channel_messages()}
    told = [
        m for m in world.channel_messages() if "time to bake" in m.text or "what came out" in m.text
    ]
    assert len(told) == 1


@pytest.mark.parametrize("turn_time", ["off", "1m"])
async def test_who_decides_while_all_watch_is_called_only_after_a_while(world, turn_time):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="fast", turn_time=turn_time)
    table = await world.peek_table()
    while table.get_match().state.phase != "decision":
        table = await take_turn(world, table, people, brain="random")
    (oven,) = world.channel_messages()[-1:]
    owner = people[table.acting]
    assert owner.mention in oven.text
    assert "Waiting for" not in oven.text
    await world.advance(limits.CALLED_AFTER + 1)
    (call,) = world.channel_messages()[-1:]
    assert f"Waiting for {owner.mention}" in call.text
    assert call.pings == {owner.id}
    await take_turn(world, table, people)
    assert "Waiting for" not in world.channel_text()


async def test_half_time_comes_at_half_time_also_after_a_late_call(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", turn_time="1m")
    table = await world.peek_table()
    while table.get_match().state.phase != "decision":
        table = await take_turn(world, table, people, brain="random")
    await world.advance(29)
    assert "Half your turn time" not in world.channel_text()
    await world.advance(2)
    assert "Half your turn time" in world.channel_text()


async def test_the_telling_takes_its_time(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="slow")
    made = await until_the_oven(world, people)
    assert "The channel will hear" in made.text
    assert made.labels == ["Skip"]
    first = world.channel_text()
    assert "Skip" in world.channel_messages()[-1].labels
    await world.advance(5)
    assert world.channel_text() != first
    world.clock.release()
    await world.settle()


async def test_a_player_may_skip_the_telling(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="slow")
    await until_the_oven(world, people)
    now = world.clock.now()
    assert (await people[0].press("Skip")).is_silent
    await world.advance(20)
    assert world.clock.now() <= now + 20.1
    assert "Skip" not in {label for m in world.channel_messages() for label in m.labels}
    world.clock.release()
    await world.settle()


async def test_who_looks_at_the_cards_meanwhile_is_not_told_the_end(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="slow")
    await until_the_oven(world, people)
    table = await world.peek_table()
    family, words = FAMILIES.of_game("mamma-mia"), get_words("en")
    before, after = [
        [
            [block for block in screen.blocks if isinstance(block, Text)][-1].markdown
            for screen in (family.hand(look(it, words, 0)), family.overview(look(it, words)))
        ]
        for it in (table.as_told(), table)
    ]
    for name, now, later in zip(("hand", "table"), before, after, strict=True):
        answer = await people[0].slash(name)
        await world.advance(1)
        assert "how things stood before" in answer.text
        assert now in answer.text
        assert later not in answer.text
        assert answer.labels[0] == "Skip"
    world.clock.release()
    await world.settle()
    assert after[0] in (await people[0].slash("hand")).text


async def test_only_players_skip_and_only_where_something_is_told(world):
    people = world.add_people("Anna", "Bert")
    stranger = world.add_person("Stranger")
    await open_table(world, people, pace="slow")
    await until_the_oven(world, people)
    telling = world.channel_messages()[-1]
    assert "Only the players at this table" in (await stranger.press("Skip", telling)).text
    world.clock.release()
    await world.settle()
    answer = await people[0].press("Skip", telling)
    assert "nothing to skip" in answer.text


async def test_leaving_hands_the_seat_to_a_computer_and_back(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    mover = await mover_of(world, people)
    other = next(person for person in people if person is not mover)
    answer = await mover.slash("leave")
    assert "a computer plays on" in answer.text
    table = await world.peek_table()
    assert people[table.acting] is other
    assert isinstance(table.match.log[1], SeatMove)
    assert "has left" in world.channel_text()
    assert "`/mammamia join` in its channel brings you back" in mover.direct_messages()[0].text
    for command in ("hand", "pass", "skip", "leave"):
        refused = await mover.slash(command)
        assert "`/mammamia join` brings you back" in refused.text, command
    answer = await mover.slash("join")
    assert "back at the table" in answer.text
    assert not (await world.peek_table()).chairs[people.index(mover)].has_left
    await play_game(world, people, "commands", "channel", most=3)


async def test_when_the_host_leaves_another_is_the_host(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert], pace="instant")
    await anna.slash("leave")
    assert (await world.peek_table()).host == bert.id
    assert "Bert is the host now" in world.channel_text()
    asked = await bert.slash("cancel")
    await bert.press("Cancel the game", asked)
    assert await world.active_table() is None
