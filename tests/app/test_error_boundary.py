"""Whatever is pressed, typed or forged is answered politely, and changes nothing it must not."""

import re
from random import Random

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_mia.cards import WORDS
from bot.screens.ids import PressId, parse_id
from bot.screens.mamma_mia.seen import get_hand
from tests.app.players import decide, last_step, make, open_table, play_game
from tests.discord.seen import walk
from tests.thorough import thorough, thoroughly

NASTY = "*_~`|<@1> @everyone <#1> [a](http://b) ||x|| \n# Big ```"

FORGED = [
    "",
    "mm:",
    "mm:move:1:0:",
    "mm:move:1:0:play 99 salami",
    "mm:move:1:0:play 1 salami, draw supply\n",
    "mm:move:999999:0:decline",
    "mm:move:999999999999999999:0:decline",
    "mm:sure:1:0:nonsense",
    "mm:form:1:0:turn",
    "mm:form:1:0:nonsense",
    "mm:fill:1:0:turn",
    "mm:fill:1:0:nonsense",
    "mm:join:1:0:",
    "mm:begin:1:999999999:",
    "mm:rules:0:0:nonsense",
    "mm:table:0:0:",
    "mm:hand:1:5:",
    "mm:skip:1:0:",
    "mm:rematch:1:0:",
    "mm:cancel-yes:1:0:",
    "mm:nonsense:1:0:",
    "mm:move:1:0:" + "x" * 60,
    "mm:move:-1:0:decline",
    "another bot's button",
]


async def begin(world, **options):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", **options)
    return people


async def log_of(world, table_id=1):
    return (await world.peek(table_id)).log


def everything_ever_shown(world, place):
    """Every button that ever stood in a channel, with its message at that time."""
    buttons = {}
    for shown in world.shown:
        if shown.seen is not None and shown.place == place and shown.how in ("post", "edit"):
            for button in shown.seen.buttons:
                buttons[button.id] = (button, shown.seen)
    return [*buttons.values()]


async def test_strangers_change_nothing_by_pressing_everything(world):
    people = await begin(world)
    await play_game(world, people, "commands", "channel", most=30)
    stranger = world.add_person("Stranger")
    before = await log_of(world)
    for button, message in everything_ever_shown(world, world.channel.id):
        answer = await stranger.press(button, message)
        assert answer.is_ephemeral, button
        assert answer.text, button
        assert "Your ingredients" not in answer.text
    assert await log_of(world) == before
    assert (await world.peek_table(1)).names == ["Anna", "Bert"]


async def test_former_players_change_nothing_by_pressing_everything(world):
    people = [*world.add_people("Anna", "Bert"), world.add_person("Carla")]
    await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=4)
    carla = people[2]
    before = everything_ever_shown(world, world.channel.id)
    before += everything_ever_shown(world, world.direct(carla).id)
    await carla.slash("leave")
    log = await log_of(world)
    for button, message in before:
        if not button.id.startswith("mm:join:"):
            answer = await carla.press(button, message)
            assert answer.is_answered, button
            assert answer.text, button
    assert (await log_of(world))[: len(log)] == [*log]
    assert (await world.peek_table(1)).chairs[2].has_left


@pytest.mark.parametrize("is_cancelled", [True, *thoroughly([False])])
async def test_after_the_end_every_button_ever_seen_is_answered(world, is_cancelled):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=2, pace="instant", game="plus", helping=True)
    await play_game(world, [anna], "commands", "mixed", most=8 if is_cancelled else 1000)
    if is_cancelled:
        await anna.press("Cancel the game", await anna.slash("cancel"))
    assert await world.active_table() is None
    before = await log_of(world)
    places = (world.channel.id, world.direct(anna).id)
    for button, message in [one for place in places for one in everything_ever_shown(world, place)]:
        if not button.id.startswith("mm:rematch:"):
            answer = await anna.press(button, message)
            assert answer.text, button
            assert not answer.form
    assert await log_of(world) == before
    assert await world.active_table() is None


async def test_nobody_presses_the_buttons_of_anothers_hand(world):
    people = await begin(world)
    stranger = world.add_person("Stranger")
    hand = people[0].direct_messages()[0]
    for button in hand.buttons:
        if not button.id.startswith("mm:rules:"):
            message = world.channel_messages()[-1]
            answer = await stranger.press(button, message)
            assert answer.is_ephemeral
            assert "Your ingredients" not in answer.text


@pytest.mark.parametrize("press_id", FORGED)
async def test_a_forged_button_is_answered(world, press_id):
    people = await begin(world)
    before = await log_of(world)
    table = await world.peek_table()
    waiting = people[1 - table.acting]
    stranger = world.add_person("Stranger")
    for person in (waiting, stranger):
        answer = await person.send_press(press_id, world.channel_messages()[-1])
        assert answer.is_answered
        assert answer.is_ephemeral or answer.form
    assert await log_of(world) == before


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"put": ["salami"]},
        {"put": ["salami 99"]},
        {"put": ["salami -1"]},
        {"put": ["nonsense 1"], "draw": ["supply"]},
        {"put": "text", "order": "text", "draw": "text"},
        {"put": ["olive 1"], "order": ["nonsense"], "draw": ["oven"]},
        {"put": []},
    ],
)
async def test_a_forged_form_is_answered(world, values):
    people = await begin(world)
    table = await world.peek_table()
    mover = people[table.acting]
    before = await log_of(world)
    hand = await mover.press("Play")
    stamp = parse_id(hand.buttons[0].id).stamp
    for which in ("turn", "add", "ask", "nonsense"):
        answer = await mover.send_form(str(PressId("fill", table.id, stamp, which)), values)
        assert answer.is_ephemeral
        assert answer.text
    assert await log_of(world) == before


@pytest.mark.parametrize("verb", ["notes", "move", "form", "rules", "begin", "hand"])
async def test_a_form_with_the_id_of_a_button_is_answered_politely(world, verb):
    people = await begin(world, game="mamma-i")
    for person in people:
        answer = await person.send_form(f"mm:{verb}:1:0:trick", {})
        assert answer.is_ephemeral
        assert "know this button any more" in answer.text


@pytest.mark.parametrize("verb", ["note", "fill"])
async def test_a_button_with_the_id_of_a_form_is_answered_politely(world, verb):
    people = await begin(world, game="mamma-i")
    for person in people:
        answer = await person.send_press(f"mm:{verb}:1:0:trick", world.channel_messages()[-1])
        assert answer.is_ephemeral
        assert "know this button any more" in answer.text
    assert [chair.notes for chair in (await world.peek_table()).chairs] == [None, None]


async def test_an_old_button_says_that_it_is_old_and_shows_the_present(world):
    people = await begin(world)
    table = await world.peek_table()
    mover = people[table.acting]
    hand = await mover.press("Play")
    button, shown = hand.buttons[0], hand.message
    _, move = decide(table, people)
    await make(table, mover, move, "commands")
    # The hand is gone, but somebody may have pressed just before.
    assert hand.message is None
    late = await mover.send_press(button.id, shown)
    assert "already been answered" in late.text
    assert "Your ingredients" in late.text
    assert len(await log_of(world)) == 2


async def test_who_plays_when_it_is_somebody_elses_turn_sees_their_hand_and_whose_it_is(world):
    people = await begin(world)
    table = await world.peek_table()
    mover, waiting = people[table.acting], people[1 - table.acting]
    answer = await waiting.press("Play")
    assert answer.is_ephemeral
    assert "Your ingredients" in answer.text
    assert f"<@{mover.id}>" in answer.text
    assert not any(button.id.startswith("mm:step:") for button in answer.buttons)


async def test_a_form_for_a_turn_from_a_former_version_is_old(world):
    people = await begin(world)
    table = await world.peek_table()
    mover = people[table.acting]
    answer = await mover.send_press(f"mm:form:{table.id}:0:turn", world.channel_messages()[-1])
    assert answer.is_ephemeral
    assert "from earlier in the game" in answer.text
    assert "Your ingredients" in answer.text


async def test_of_two_clicks_at_once_one_counts(world):
    people = await begin(world)
    table = await world.peek_table()
    mover, move = decide(table, people)
    button, on = await last_step(table, mover, move)
    async with world.at_once():
        answers = [await mover.press(button, on) for _ in range(2)]
    texts = [answer.text for answer in answers]
    assert ["already been answered" in text for text in texts].count(True) == 1
    assert [*await log_of(world)][1:] == [SeatMove(table.acting, move)]


async def test_of_a_command_and_a_click_at_once_one_counts(world):
    people = await begin(world)
    table = await world.peek_table()
    mover, move = decide(table, people)
    button, on = await last_step(table, mover, move)
    async with world.at_once():
        await mover.press(button, on)
        options = {"ingredient": WORDS[move.ingredient], "count": move.count, "draw": "supply"}
        command = await mover.slash("play", **options)
    assert "not your turn" in command.text
    assert len(await log_of(world)) == 2


async def test_two_press_join_at_once_for_one_chair(world):
    anna, bert, carla, *others = world.add_people("Anna", "Bert", "Carla", "Dora", "Emil", "Fritz")
    await anna.slash("start")
    for other in others:
        await other.slash("join")
    lobby = world.channel_messages()[0]
    async with world.at_once():
        answers = [await person.press("Join", lobby) for person in (bert, carla)]
    assert sorted("seats are taken" in answer.text for answer in answers) == [False, True]


def markdown_of(shown):
    """What Discord reads as Markdown: the options of menus are plain text."""
    if shown.seen is None:
        return shown.text
    components = [*walk(shown.seen.payload["components"])]
    return "\n".join(one["content"] for one in components if "content" in one)


async def test_a_name_full_of_markup_stays_a_name(world):
    anna = world.add_person("anna", shown=NASTY)
    bert = world.add_person("bert", shown="@here")
    await open_table(world, [anna, bert], pace="instant")
    await play_game(world, [anna, bert], "commands", "channel", most=40)
    everywhere = "\n".join(markdown_of(shown) for shown in world.shown if shown.how != "choices")
    assert "everyone" in everywhere
    for piece in ("@everyone", "<@1>", "<#1>", r"\]\(http", "```", "@here", "\n# Big"):
        assert not re.search(rf"(?<!\\){piece}", everywhere), piece
    for message in [shown.seen for shown in world.shown if shown.seen]:
        assert message.pings <= {anna.id, bert.id}


async def test_only_who_must_act_is_pinged(world):
    people = world.add_people("Anna", "Bert", "Carla")
    await open_table(world, people, pace="instant", turn_time="5m")

    async def check(table):
        for message in world.channel_messages():
            assert len(message.pings) <= 1
        if table.acting is not None:
            latest = world.shown[-1].seen
            acting = people[table.acting].id
            posts = [s.seen for s in world.shown if s.how == "post" and s.user is None]
            assert posts[-1].pings <= {acting}, latest

    await play_game(world, people, "commands", "channel", most=30, after=check)
    await people[0].slash("leave")
    for request in world.requests:
        if request.body and "allowed_mentions" in (request.body or {}):
            allowed = request.body["allowed_mentions"]
            assert not allowed.get("parse")


JUNK = ["", "x" * 100, "🍕" * 50, "'; DROP TABLE tables; --", "\0", "<@1>", "-1", "٣", "a\nb"]


@pytest.mark.parametrize("game", ["mamma-mia", "plus"])
async def test_junk_typed_into_suggestions_is_answered(world, game):
    people = await begin(world, game=game)
    stranger = world.add_person("Stranger")
    options = [
        ("play", "ingredient"),
        ("play", "order"),
        ("play", "draw"),
        ("pass", "draw"),
        ("pass", "order"),
        ("bake", "choice"),
        ("bake", "add"),
        ("ask", "want"),
        ("ask", "choice"),
        ("hand", "table"),
        ("history", "game_id"),
        ("record", "game_id"),
    ]
    for command, option in options:
        for junk in JUNK:
            for person in (people[0], stranger):
                found = await person.autocomplete(command, option, junk)
                assert len(found) <= 25
        found = await people[0].autocomplete(command, option, JUNK[1], direct=True)
        assert found == []


async def test_suggestions_hold_the_own_cards_only(world):
    people = await begin(world)
    match = await world.peek()
    for seat, person in enumerate(people):
        found = await person.autocomplete("play", "ingredient")
        hand = get_hand(match.game.view(match.state, seat)).ingredients
        assert {value for _, value in found} == {
            word for word, number in zip(WORDS, hand, strict=True) if number
        }


async def test_junk_in_commands_is_refused(world):
    people = await begin(world)
    table = await world.peek_table()
    mover = people[table.acting]
    before = await log_of(world)
    for junk in JUNK[1:]:
        for command, options in (
            ("play", {"ingredient": junk, "count": 1}),
            ("play", {"ingredient": "olive", "count": 1, "order": junk}),
            ("play", {"ingredient": "olive", "count": 1, "draw": junk}),
            ("pass", {"draw": junk}),
            ("bake", {"choice": junk}),
            ("bake", {"add": junk}),
            ("ask", {"want": junk}),
            ("hand", {"table": junk}),
            ("history", {"game_id": junk}),
            ("record", {"game_id": junk}),
        ):
            answer = await mover.slash(command, **options)
            assert answer.is_ephemeral
            assert answer.text
    assert await log_of(world) == before


@thorough
async def test_a_warning_comes_before_a_full_hand_without_ingredients(world):
    """A3.4: somebody would sit there with orders only."""
    people = world.add_people("Anna", "Bert")
    for number in range(12):
        place = world.add_channel(f"another-{number}")
        await people[0].slash("start", at=place, pace="instant", edition="2004")
        await people[1].slash("join", at=place)
        await people[0].slash("begin", at=place)
        table_id = await world.active_table(place)
        for _ in range(14):
            table = await world.peek_table(table_id)
            if table.acting is None:
                break
            found = await try_to_get_stuck(world, table, people)
            if found is not None:
                return
            person, move = decide(table, people, "random", Random(number))
            await make(table, person, move, "commands", is_direct=True)
    raise AssertionError("nobody could get stuck")


async def try_to_get_stuck(world, table, people):
    """Plays the last ingredients and draws from the waiter, if that is possible now."""
    match, seat = table.get_match(), table.acting
    hand = get_hand(match.game.view(match.state, seat))
    kinds = [kind for kind, number in enumerate(hand.ingredients) if number]
    if len(kinds) != 1:
        return None
    options = {"ingredient": WORDS[kinds[0]], "count": hand.ingredients[kinds[0]]}
    person = people[seat]
    asked = await person.slash("play", direct=True, table=str(table.id), draw="waiter", **options)
    if not any(button.label == "Do it anyway" for button in asked.buttons):
        return None
    assert (await world.peek_table(table.id)).match.log == match.log
    await person.press("Do it anyway", asked)
    assert len((await world.peek_table(table.id)).match.log) > len(match.log)
    return asked
