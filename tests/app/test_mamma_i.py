"""Mamma I through Discord: the secret choice, touches, votes in the open, time that is up."""

import re

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_i.moves import Secret, Vote, Wc
from bot.screens.ids import parse_id
from bot.tables.table import Status
from tests.app.hands import find_button
from tests.app.players import THINKING, decide, finish_game, make, open_table, play_game
from tests.discord.server import GERMAN
from tests.discord.world import open_world
from tests.thorough import thorough, thoroughly


async def begin(world, names=("Anna", "Bert"), **options):
    """A game whose first choice is still to be made; who makes it comes first."""
    people = world.add_people(*names)
    await open_table(world, people, **{"pace": "instant", "game": "mamma-i"} | options)
    chooser = people[(await world.peek_table()).acting]
    return [chooser, *(person for person in people if person is not chooser)]


async def begin_tricks(world, **options):
    """A game where the first trick is due, and who makes it comes first."""
    people = await begin(world, **options)
    await people[0].slash("secret", group="mammai", character="wife")
    acting = (await world.peek_table()).chairs[(await world.peek_table()).acting].user
    return sorted(people, key=lambda person: person.id != acting)


def moves_of(message):
    """The buttons of a message that make a move, by the move."""
    pressed = [(parse_id(button.id), button) for button in message.buttons]
    return {it.rest: button for it, button in pressed if it.verb == "move"}


def steps_of(message):
    pressed = [(parse_id(button.id), button) for button in message.buttons]
    return {it.rest: button for it, button in pressed if it.verb == "step"}


async def choose_in_direct_message(person):
    (hand,) = person.direct_messages()
    return await person.press(moves_of(hand)["secret son"], hand)


async def choose_with_the_button_in_the_channel(person):
    shown, opener = find_button(person, "mm:hand:")
    answer = await person.press(opener, shown)
    assert answer.is_ephemeral
    return await person.press(moves_of(answer.message)["secret son"], answer.message)


async def choose_by_command(person):
    return await person.slash("secret", group="mammai", character="son")


WAYS = [choose_in_direct_message, choose_with_the_button_in_the_channel, choose_by_command]


@pytest.mark.parametrize("way", WAYS)
async def test_the_first_choice_is_made_in_secret(world, way):
    chooser, other = await begin(world)
    before = len(world.shown)
    await way(chooser)
    assert (await world.peek()).log[1].move.character.name == "SON"
    assert "👦 **the son**" in chooser.direct_messages()[0].text
    assert "👦" not in other.direct_messages()[0].text.split("So far")[0]
    told = [shown.text for shown in world.shown[before:] if shown.user is None]
    assert told
    assert not any("son**" in text or "secret son" in text for text in told)


async def test_nobody_else_is_offered_the_first_choice(world):
    chooser, other = await begin(world)
    assert moves_of(chooser.direct_messages()[0])
    assert not moves_of(other.direct_messages()[0])
    assert not any(moves_of(message) for message in world.channel_messages())
    refused = await other.slash("secret", group="mammai", character="son")
    assert f"Only {chooser.name} chooses a secret character" in refused.text


@pytest.mark.parametrize("most", [12, *thoroughly([40])])
async def test_the_channel_reads_the_same_whatever_was_chosen(tmp_path, most):
    """But for the seals, which fit only the cards that were dealt."""
    told = []
    for word in ("grandpa", "son"):
        folder = tmp_path / word
        folder.mkdir()
        async with open_world(folder) as world:
            people = await begin(world, names=("Anna", "Bert", "Carla"))
            await people[0].slash("secret", group="mammai", character=word)
            await play_game(world, people, "commands", brain="random", most=most, seed=3)
            told.append(re.sub(r"`[0-9a-f]{8}…`", "", world.channel_text()))
    assert told[0] == told[1]


async def test_a_trick_takes_two_touches_in_the_hand(world):
    person, _ = await begin_tricks(world)
    (hand,) = person.direct_messages()
    card = next(rest for rest in steps_of(hand) if rest.startswith("place"))
    answer = await person.press(steps_of(hand)[card], hand)
    assert "Where do you place" in answer.text
    await person.press(moves_of(answer.message)[f"{card}, wife"], answer.message)
    assert (await world.peek()).game.write_move((await world.peek()).log[-1].move) == (
        f"{card}, wife"
    )


async def test_a_trick_begins_in_the_channel_and_is_seen_by_nobody_else_until_it_is_made(world):
    person, _ = await begin_tricks(world)
    message, opener = find_button(person, "mm:hand:")
    assert opener.label == "Play"
    hand = await person.press(opener, message)
    assert hand.is_ephemeral
    before = world.channel_text()
    answer = await person.press(steps_of(hand.message)["wc"], hand.message)
    assert world.channel_text() == before
    await person.press(moves_of(answer.message)["wc"], answer.message)
    assert (await world.peek()).log[-1].move == Wc()


async def place_guest_privately(world, person):
    message, opener = find_button(person, "mm:hand:")
    hand = await person.press(opener, message)
    answer = await person.press(steps_of(hand.message)["guest"], hand.message)
    await person.press(moves_of(answer.message)["guest son"], answer.message)
    await world.settle()
    return hand.message


async def test_after_a_guest_the_private_hand_stays_below_the_table(world):
    person, _ = await begin_tricks(world)
    before = len(world.shown)
    private = await place_guest_privately(world, person)
    table, hand = person.sees()[-2:]
    assert "places the guest" in table.text
    assert hand.id == private.id
    assert "wc" in steps_of(hand)
    assert "guest" not in steps_of(hand)
    assert not any(shown.how == "post" for shown in world.shown[before:])


@pytest.mark.parametrize("way", ["privately", "by command"])
async def test_the_open_channel_keeps_a_guest_with_the_turn(world, way):
    person, other = await begin_tricks(world, memory="open")
    if way == "privately":
        await place_guest_privately(world, person)
    else:
        await person.slash("guest", group="mammai", character="son")
    await person.slash("place", group="mammai", **(await first_cards(person)))
    await other.slash("place", group="mammai", **(await first_cards(other)))
    kept = [message.text for message in world.channel_messages() if not message.buttons]
    lines = [line for text in kept for line in text.splitlines()]
    (place,) = [number for number, line in enumerate(lines) if "the guest" in line]
    assert lines[place + 1].startswith(f"🃏 **{person.name}** places")


async def first_cards(person):
    cards = (await person.autocomplete("place", "cards", group="mammai"))[0][1]
    return {"cards": cards, "row": "wife"}


async def test_votes_are_given_in_the_channel_in_turn(world):
    person, other = await begin_tricks(world)
    await person.slash("wc", group="mammai")
    message = world.channel_messages()[-1]
    buttons = moves_of(message)
    assert len(buttons) == 6
    refused = await person.press(buttons["vote son"], message)
    assert f"It\u2019s not your turn to vote yet. Wait for {other.name}." in refused.text
    stranger = world.add_person("Stranger")
    refused = await stranger.press(buttons["vote son"], message)
    assert "Only the players at this table can do that" in refused.text
    await other.press(buttons["vote son"], message)
    assert f"So far: Son ({other.name})" in world.channel_text()
    late = await other.press(buttons["vote wife"], message)
    assert "already been answered" in late.text
    message = world.channel_messages()[-1]
    await person.press(moves_of(message)["vote wife"], message)
    assert "the WC goes to the wife" in world.channel_text()


async def test_two_clicks_at_once_make_one_move(world):
    person, other = await begin_tricks(world)
    await person.slash("wc", group="mammai")
    message = world.channel_messages()[-1]
    buttons = moves_of(message)
    await other.press(buttons["vote son"], message)
    await other.press(buttons["vote son"], message)
    votes = [entry for entry in (await world.peek()).log if isinstance(entry, SeatMove)]
    assert sum(isinstance(entry.move, Vote) for entry in votes) == 1


async def test_a_command_that_leaves_the_row_open_shows_what_each_would_set_off(world):
    person, _ = await begin_tricks(world)
    cards = (await person.autocomplete("place", "cards", group="mammai"))[0][1]
    answer = await person.slash("place", group="mammai", cards=cards)
    assert answer.is_ephemeral
    assert "Where do you place" in answer.text
    assert len(moves_of(answer.message)) >= 6


@pytest.mark.parametrize("junk", ["place", "place gold", "remove 7", "guest x", "nonsense"])
async def test_forged_steps_are_answered(world, junk):
    person, _ = await begin_tricks(world)
    (hand,) = person.direct_messages()
    log = (await world.peek()).log
    head = next(iter(steps_of(hand).values())).id.split(":", 4)[:4]
    answer = await person.send_press(":".join([*head, junk]), hand)
    assert answer.text
    assert (await world.peek()).log == log


async def test_when_the_time_is_up_a_computer_chooses_and_plays(world):
    await begin(world, turn_time="1m")
    await world.advance(31)
    assert any("Half your turn time" in shown.text for shown in world.shown)
    await world.advance(31)
    log = (await world.peek()).log
    assert isinstance(log[1].move, Secret)
    assert "Time was up" in world.told()


async def test_who_leaves_and_comes_back_has_the_same_secret(world):
    people = await begin_tricks(world)
    person, other = people
    (hand,) = other.direct_messages()
    before = hand.text
    await other.slash("leave")
    assert "left this game" in other.direct_messages()[-1].text
    await other.slash("join")
    assert other.direct_messages()[-1].text == before
    await person.slash("wc", group="mammai")
    assert (await world.peek_table()).status is Status.RUNNING


async def test_the_rules_and_refusals_are_german_for_germans(world):
    people = await begin_tricks(world)
    people[1].language = GERMAN
    refused = await people[1].slash("wc", group="mammai")
    assert "Du bist noch nicht dran" in refused.text
    rules = await people[1].slash("rules", group="mammai")
    assert "In einer Minute" in rules.text


@thorough
async def test_a_rematch_seats_the_same_people(world):
    people = await begin(world)
    table = await finish_game(world, people)
    assert table.status is Status.OVER
    end = world.channel_messages()[-1]
    await people[0].press(end.buttons[0], end)
    rematch = await world.peek_table()
    assert rematch.game_id == "mamma-i"
    assert {chair.name for chair in rematch.chairs} == {chair.name for chair in table.chairs}


@pytest.mark.parametrize("most", [6, *thoroughly([1000])])
async def test_two_families_are_played_at_once(world, most):
    people = await begin(world)
    first, world.channel = world.channel, world.add_channel("kitchen")
    await open_table(world, people, pace="instant")
    other = await play_game(world, people, "mixed", "mixed", most=most)
    assert (other.status is Status.OVER) == (most > 6)
    world.channel = first
    await world.advance(THINKING)
    table = await world.peek_table()
    person, move = decide(table, people)
    await make(table, person, move, "commands")
    assert len((await world.peek()).log) > len(table.match.log)


async def test_notes_on_who_might_be_whom_are_in_the_own_hand_only(world):
    anna, bert, carla = await begin(world, ("Anna", "Bert", "Carla"))
    await anna.slash("secret", group="mammai", character="wife")
    (hand,) = anna.direct_messages()
    opened = await anna.press("Notes", hand)
    seats = [seat for seat in range(3) if seat != (await world.peek_table()).find_seat(anna.id)]
    first, second = [f"seat-{seat}" for seat in seats]
    assert "wife" not in {option["value"] for option in opened.fields[first]["options"]}
    filled = {first: ["grandpa", "son"], second: ["mamma"], "text": "the *bus* is late"}
    assert (await anna.fill(opened, filled)).is_silent
    (hand,) = anna.direct_messages()
    assert re.search(r"📝 \w+: Grandpa or Son · \w+: Mamma", hand.text)
    assert r"📝 the \*bus\* is late" in hand.text
    again = await anna.slash("notes", group="mammai")
    chosen = [one["value"] for one in again.fields[first]["options"] if one.get("default")]
    assert chosen == ["grandpa", "son"]
    assert again.fields["text"]["value"] == "the *bus* is late"
    await anna.fill(again, {first: [], second: [], "text": ""})
    assert "📝" not in anna.direct_messages()[0].text
    for other in (bert, carla):
        assert not [shown for shown in other.ever_saw() if "is late" in shown.text]


async def test_the_rules_are_those_of_the_game_in_the_channel(world):
    people = await begin(world)
    assert "Mamma I" in (await people[0].slash("rules")).text
    *_, asked = [await person.slash("leave") for person in people]
    await people[-1].press("Leave", asked)
    assert "oven" in (await people[0].slash("rules")).text
    await people[0].slash("start", computers=1)
    assert "Mamma I" in (await people[0].slash("rules", group="mammai")).text


async def test_notes_made_while_a_story_is_told_leave_the_hand_as_it_is_afterwards(world):
    people = await begin_tricks(world, pace="normal")
    world.clock.hold()
    table = await world.peek_table()
    person, move = decide(table, people)
    await make(table, person, move, "commands")
    following = next(other for other in people if other is not person)
    opened = await following.slash("notes", group="mammai")
    await following.fill(opened, {"text": "noted meanwhile"})
    world.clock.release()
    await world.settle()
    (hand,) = following.direct_messages()
    assert "noted meanwhile" in hand.text
    table = await world.peek_table()
    assert ("Your turn" in hand.text) == (table.chairs[table.acting].user == following.id)
