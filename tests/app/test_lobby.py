"""Tables are opened, filled, begun, ended and opened again."""

from bot.tables.table import Status
from bot.tables.terms import Terms
from tests.app.players import finish_game, open_table
from tests.discord.server import GERMAN, ITALIAN
from tests.discord.world import open_world


async def test_the_lobby_names_seats_host_and_options(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", game="plus", helping=True, turn_time="5m", computers=1)
    await bert.press("Join")
    text = world.channel_text()
    for word in ("Plus", "Anna", "host", "Alberto", "Bert", "Faithful"):
        assert word in text
    labels = {"Join", "Leave", "Rules", "Add computer", "Remove computer", "Begin", "Cancel"}
    assert labels == {*world.channel_messages()[0].labels}


async def test_the_lobby_is_changed_by_its_menus(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", computers=1)
    await bert.slash("join")

    async def choose(person, value):
        lobby = world.channel_messages()[0]
        menu = next(one for one in lobby.menus if value in one.values)
        return await person.choose(menu, [value], lobby)

    assert (await choose(anna, "pace slow")).is_silent
    assert (await choose(anna, "edition 2004")).is_silent
    assert (await choose(bert, "salami")).is_silent
    assert (await choose(anna, "first salami")).is_silent
    assert "**Bert** · salami · 🏁 goes first" in world.channel_text()
    assert (await choose(anna, "first drawn")).is_silent
    assert "🏁" not in world.channel_text()
    text = world.channel_text()
    for words in ("slow pace", "US edition, 2004", "**Bert** · salami", "about 30 minutes"):
        assert words in text
    assert "Ask Anna" in (await choose(bert, "pace fast")).text
    assert "Bert already has this one" in (await choose(anna, "salami")).text
    assert "### " in (await bert.press("Rules")).text
    await anna.slash("begin")
    table = await world.peek_table()
    assert (table.terms.pace, table.options["edition"]) == ("slow", "2004")
    assert table.match.seats[2].own == "salami"


async def test_the_host_chooses_another_game_in_the_lobby(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", edition="2004")
    await bert.slash("join")

    async def choose(person, value):
        lobby = world.channel_messages()[0]
        menu = next(one for one in lobby.menus if value in one.values)
        return await person.choose(menu, [value], lobby)

    assert "Ask Anna" in (await choose(bert, "game mamma-i")).text
    assert (await choose(anna, "game mamma-i")).is_silent
    assert "Mamma I\n" in world.channel_text()
    assert "US edition" not in world.channel_text()
    await anna.press("Begin")
    assert (await world.peek_table()).game_id == "mamma-i"


async def test_a_first_table_is_one_for_beginners_unless_somebody_says_otherwise(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", memory="faithful")
    assert "Good for a first game" not in world.channel_text()
    assert (await world.peek_table()).terms == Terms(strength="easy")
    await anna.press("Close the table", await anna.slash("cancel"))
    await open_table(world, [anna, bert], pace="instant")
    await finish_game(world, [anna, bert])
    await anna.slash("start")
    assert (await world.peek_table()).terms == Terms()
    await anna.press("Close the table", await anna.slash("cancel"))
    await world.add_person("Carla").slash("start")
    assert "Good for a first game" in world.channel_text()
    assert (await world.peek_table()).terms == Terms("open", strength="easy")


async def test_whoever_is_alone_plays_at_once(world):
    anna = world.add_person("Anna")
    await anna.slash("start")
    assert "Solo" in world.channel_messages()[0].labels
    await anna.press("Solo")
    table = await world.peek_table()
    assert table.match is not None
    assert [chair.user for chair in table.chairs] == [anna.id, None, None, None]


async def test_who_is_not_alone_has_no_button_for_it(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    old = world.channel_messages()[0]
    await bert.press("Join")
    assert "Solo" not in world.channel_messages()[0].labels
    assert "aren\u2019t alone" in (await anna.press("Solo", old)).text


async def test_the_lobby_can_be_run_by_buttons_alone(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.press("Join")
    await anna.press("Add")
    await bert.press("Leave")
    await bert.press("Join")
    await anna.press("Begin")
    assert (await world.peek_table()).names == ["Anna", "Alberto", "Bert"]


async def test_an_old_lobby_button_still_means_the_same(world):
    anna, bert, carla = world.add_people("Anna", "Bert", "Carla")
    await anna.slash("start")
    first = world.channel_messages()[0]
    await bert.press("Join")
    assert (await carla.press("Join", first)).is_silent
    assert (await world.peek_table()).names == ["Anna", "Bert", "Carla"]


async def test_once_the_game_runs_a_button_of_the_lobby_is_old(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.press("Join")
    lobby = world.channel_messages()[0]
    await anna.slash("begin")
    assert "from earlier in the game" in (await bert.press("Leave", lobby)).text
    assert not (await world.peek_table()).chairs[1].has_left


async def test_the_last_computer_is_taken_away(world):
    anna = world.add_person("Anna")
    await anna.slash("start", computers=2)
    await anna.press("Remove")
    assert (await world.peek_table()).names == ["Anna", "Alberto"]
    await anna.press("Remove")
    assert "Remove computer" not in world.channel_messages()[0].labels


async def test_the_lobby_says_how_well_computers_play(world):
    anna = world.add_person("Anna", language=GERMAN)
    await anna.slash("start", computers=1, strength="hard", language="en")
    await anna.slash("computer", strength="easy")
    await anna.press("Add")
    (lobby,) = world.channel_messages()
    for name, strength in (("Alberto", "hard"), ("Beate", "easy"), ("Claudio", "easy")):
        assert f"**🤖 {name}** ({strength})" in lobby.text
    assert "new computers are easy and forget" in lobby.text
    await anna.slash("computer", strength="hard", remove=True)
    assert "Alberto" not in world.channel_messages()[0].text
    await anna.press("Begin")
    assert "new computers" not in world.channel_messages()[0].text
    assert "**🤖 Beate** (leicht)" in (await anna.slash("table")).text


async def test_only_the_host_begins(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.slash("join")
    assert "Ask Anna" in (await bert.slash("begin")).text
    assert "Ask Anna" in (await bert.press("Add")).text
    assert (await world.peek_table()).status is Status.LOBBY


async def test_one_alone_cannot_begin(world):
    anna = world.add_person("Anna")
    await anna.slash("start")
    answer = await anna.slash("begin")
    assert answer.is_ephemeral
    assert (await world.peek_table()).status is Status.LOBBY


async def test_whoever_sits_there_cannot_join_twice(world):
    anna = world.add_person("Anna")
    await anna.slash("start")
    assert "already have a seat" in (await anna.slash("join")).text
    assert "already have a seat" in (await anna.press("Join")).text


async def test_a_full_table_takes_nobody_more(world):
    anna, *others, late = world.add_people("Anna", "Bert", "Carla", "Dora", "Emil", "Fritz")
    await anna.slash("start", computers=4)
    for other in others:
        await other.slash("join")
    assert (await world.peek_table()).names == ["Anna", "Emil", "Dora", "Carla", "Bert"]
    assert "All 5 seats are taken" in (await late.slash("join")).text


async def test_a_channel_has_one_table(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    answer = await bert.slash("start")
    assert answer.is_ephemeral
    assert "already has a table" in answer.text
    assert len(world.channel_messages()) == 1


async def test_two_starts_at_once_open_one_table(world):
    anna, bert = world.add_people("Anna", "Bert")
    async with world.at_once():
        first = await anna.slash("start")
        second = await bert.slash("start")
    assert sorted(["already has a table" in answer.text for answer in (first, second)]) == [
        False,
        True,
    ]


async def test_options_that_do_not_go_together_are_named(world):
    anna = world.add_person("Anna")
    answer = await anna.slash("start", edition="2004", helping=True)
    assert "has no option `helping`" in answer.text
    assert await world.active_table() is None


async def test_the_host_is_passed_on(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", computers=1)
    await bert.slash("join")
    await anna.slash("leave")
    assert (await world.peek_table()).host == bert.id
    await bert.slash("begin")
    assert (await world.peek_table()).status is Status.RUNNING


async def test_an_empty_lobby_is_closed(world):
    anna = world.add_person("Anna")
    await anna.slash("start", computers=2)
    await anna.press("Leave")
    assert "this table is closed" in world.channel_text()
    assert await world.active_table() is None


async def test_cancelling_asks_first(world):
    anna = world.add_person("Anna")
    await anna.slash("start")
    asked = await anna.slash("cancel")
    assert asked.is_ephemeral
    assert (await world.peek_table()).status is Status.LOBBY
    done = await anna.press("Close the table", asked)
    assert "closed the table" in done.text
    assert await world.active_table() is None
    assert "Anna has closed this table" in world.channel_text()


async def test_a_running_game_is_cancelled_by_host_or_moderator_only(world):
    anna, bert, carla = world.add_people("Anna", "Bert", "Carla")
    moderator = world.add_person("Moderator", may=["manage_messages"])
    await open_table(world, [anna, bert])
    for person in (bert, carla):
        assert "Only the host" in (await person.slash("cancel")).text
    asked = await moderator.slash("cancel")
    await moderator.press("Cancel the game", asked)
    assert f"<@{moderator.id}> has cancelled this game" in world.channel_text()
    for person in (anna, bert):
        assert "This game was cancelled" in person.direct_messages()[-1].text


async def test_a_rematch_seats_the_same(world):
    people = world.add_people("Anna", "Bert")
    table_id = await open_table(world, people, computers=1, pace="instant", edition="1999")
    await finish_game(world, people)
    assert (await people[1].press("Rematch")).is_silent
    table = await world.peek_table()
    assert table.id != table_id
    assert table.names == ["Anna", "Alberto", "Bert"]
    assert table.host == people[1].id
    assert table.options["edition"] == "1999"
    assert not any("Rematch" in message.labels for message in world.channel_messages())
    await people[1].slash("begin")
    assert (await world.peek_table()).status is Status.RUNNING


async def test_a_rematch_is_opened_once(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant")
    await finish_game(world, [anna])
    end = world.channel_messages()[-1]
    async with world.at_once():
        answers = [await anna.press("Rematch", end) for _ in range(2)]
    assert [answer.is_silent for answer in answers].count(True) == 1


async def test_a_table_stands_in_a_thread(world):
    people = world.add_people("Anna", "Bert")
    thread = world.add_thread()
    await people[0].slash("start", at=thread, computers=1)
    await people[1].slash("join", at=thread)
    await people[0].press("Begin", at=thread)
    assert (await world.peek_table(await world.active_table(thread))).status is Status.RUNNING
    assert not world.channel_messages()


async def test_the_channel_follows_the_servers_language_and_answers_the_users(tmp_path):
    async with open_world(tmp_path, language=GERMAN) as world:
        anna = world.add_person("Anna", language="en-GB")
        bert = world.add_person("Bert", language=GERMAN)
        answer = await anna.slash("start", computers=1)
        assert "The table is open" in answer.text
        assert "Mitspielen" in world.channel_messages()[0].labels
        await bert.slash("join")
        await anna.slash("begin")
        assert "Your ingredients" in anna.direct_messages()[0].text
        assert "Deine Zutaten" in bert.direct_messages()[0].text


async def test_where_discord_tells_no_language_the_table_speaks_as_whoever_opens_it(world):
    boss = world.add_person("Boss", language=ITALIAN, may=["manage_guild"])
    anna, bert = world.add_people("Anna", "Bert", language=GERMAN)
    assert "di chi apre il tavolo (predefinito)" in (await boss.slash("settings")).text
    await anna.slash("start")
    assert "Mitspielen" in world.channel_messages()[0].labels
    await anna.slash("leave")
    await boss.slash("settings", language="it")
    await bert.slash("start")
    assert (await world.peek_table()).terms.language == "it"


async def test_a_language_chosen_for_a_table_wins(tmp_path):
    async with open_world(tmp_path, language=ITALIAN) as world:
        anna = world.add_person("Anna", language=GERMAN, may=["manage_guild"])
        await anna.slash("settings", language="de")
        await anna.slash("start", language="en")
        assert "Join" in world.channel_messages()[0].labels


async def test_the_host_changes_the_language_in_the_lobby(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    for word, own_name, label in (("de", "Deutsch", "Mitspielen"), ("it", "Italiano", "Entra")):
        lobby = world.channel_messages()[0]
        menu = next(one for one in lobby.menus if f"language {word}" in one.values)
        assert own_name in str(menu)
        await anna.choose(menu, [f"language {word}"], lobby)
        assert label in world.channel_messages()[0].labels
    await bert.press("Entra")
    await anna.press("Inizia")
    assert (await world.peek_table()).terms.language == "it"


async def test_settings_are_for_who_may_manage_the_server(world):
    anna, moderator = world.add_person("Anna"), world.add_person("Mod", may=["manage_messages"])
    for person in (anna, moderator):
        refused = await person.slash("settings", pace="slow")
        assert "Only someone who can manage this server" in refused.text


async def test_settings_are_the_defaults_of_new_tables(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    await boss.slash("settings", language="de", turn_time="5m", pace="slow", memory="open")
    shown = await boss.slash("settings")
    assert shown.is_ephemeral
    await boss.slash("start", pace="fast")
    table = await world.peek_table()
    assert table.terms == Terms("open", "fast", "5m", strength="easy", language="de")


async def test_settings_change_nothing_that_is_not_named(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    await boss.slash("settings", turn_time="1h")
    await boss.slash("settings", pace="slow")
    await boss.slash("start")
    table = await world.peek_table()
    assert table.terms == Terms("open", turn_time="1h", pace="slow", strength="easy")


async def test_settings_show_what_holds(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    shown = await boss.slash("settings")
    for line in (
        "**Language** · The language of whoever opens the table (default)",
        "**Turn time** · No limit (default)",
        "**Pace** · Normal (default)",
        "**Memory** · Faithful: only the latest play stays (default)",
        "/mammamia settings",
    ):
        assert line in shown.text
    world.set_language(GERMAN)
    shown = await boss.slash("settings")
    assert "**Language** · Deutsch (default: this server\u2019s language on Discord)" in shown.text
    changed = await boss.slash("settings", pace="normal")
    assert "**Pace** · Normal\n" in changed.text
    assert "Saved" in changed.text


async def test_every_setting_can_be_given_up(world):
    boss = world.add_person("Boss", may=["manage_guild"])
    before = (await boss.slash("settings")).text
    await boss.slash("settings", language="de", turn_time="5m", pace="slow", memory="open")
    assert (await boss.slash("settings")).text != before
    default = dict.fromkeys(
        ["language", "turn_time", "pace", "memory", "pictures", "bets", "ranking"], "default"
    )
    await boss.slash("settings", **default)
    assert (await boss.slash("settings")).text == before
    async with world.store.work() as work:
        assert await work.defaults(world.guild.id) == {}


async def test_commands_for_servers_say_so_in_direct_messages(world):
    anna = world.add_person("Anna")
    await anna.slash("start")
    assert "only works on a server" in (await anna.slash("join", direct=True)).text


async def test_without_a_table_every_command_says_so(world):
    anna = world.add_person("Anna")
    commands = {
        "join": {},
        "leave": {},
        "begin": {},
        "cancel": {},
        "hand": {},
        "table": {},
        "play": {"ingredient": "olive", "count": 1},
        "pass": {},
        "bake": {},
        "decline": {},
        "ask": {},
        "assist": {"give": "no"},
    }
    for command, options in commands.items():
        answer = await anna.slash(command, **options)
        assert answer.is_ephemeral
        assert "no table in this channel" in answer.text, command
    answer = await anna.slash("hand", direct=True)
    assert "playing anywhere right now" in answer.text


async def test_whoever_leaves_the_lobby_reads_so_in_the_direct_messages(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.slash("join")
    assert "at the table. Your cards come here" in bert.direct_messages()[0].text
    await bert.slash("leave")
    (letter,) = bert.direct_messages()
    assert "left this table" in letter.text
    await bert.slash("join")
    (letter,) = bert.direct_messages()
    assert "at the table. Your cards come here" in letter.text


async def test_after_a_cancelled_lobby_nobody_sits_at_a_table_in_the_direct_messages(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.slash("join")
    await anna.press("Close the table", await anna.slash("cancel"))
    for person in (anna, bert):
        (letter,) = person.direct_messages()
        assert "before any cards were dealt" in letter.text


async def test_the_last_to_leave_a_lobby_is_told_that_it_is_closed(world):
    anna = world.add_person("Anna")
    await anna.slash("start", computers=2)
    assert "Nobody is playing any more" in (await anna.slash("leave")).text
    (letter,) = anna.direct_messages()
    assert "before any cards were dealt" in letter.text
    assert "join" not in letter.text


async def test_the_last_to_leave_a_game_is_asked_first_and_ends_it_in_one_line(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=2, pace="instant")
    asked = await anna.slash("leave")
    assert "the last person playing" in asked.text
    assert (await world.peek_table()).status is Status.RUNNING
    assert "Nobody is playing any more" in (await anna.press("Leave", asked)).text
    assert await world.active_table() is None
    assert "Nobody is left to play" in world.channel_text()
    assert "A computer plays on" not in world.channel_text()
    (letter,) = anna.direct_messages()
    assert "cancelled" in letter.text
    assert "join" not in letter.text


async def test_a_menu_whose_choice_was_refused_shows_the_present_value_again(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    await bert.slash("join")
    (lobby,) = world.channel_messages()
    values = ("edition 1999", "pace slow", "bets off", "pineapple")
    for menu, value in zip(lobby.menus, values, strict=True):
        before = len(anna.heard)
        refused = await bert.choose(menu, [value], lobby)
        assert refused.is_ephemeral
        assert "Ask Anna" in refused.text or "Anna already has this one" in refused.text
        ((name, changed),) = anna.heard[before:]
        assert (name, int(changed["id"])) == ("MESSAGE_UPDATE", lobby.id)
    (again,) = world.channel_messages()
    assert again.menus == lobby.menus


async def test_who_has_left_hears_as_well_that_the_game_is_cancelled(world):
    anna, bert = world.add_people("Anna", "Bert")
    await open_table(world, [anna, bert], pace="instant")
    await bert.slash("leave")
    assert "brings you back" in bert.direct_messages()[0].text
    await anna.press("Cancel the game", await anna.slash("cancel"))
    assert "cancelled" in bert.direct_messages()[0].text
