"""How a turn, a reveal and an end read."""

from dataclasses import replace
from random import Random

import pytest

from bot.screens.families import HOSTED
from bot.screens.screen import load_screen
from bot.screens.teller import FrontTeller
from tests.games.mamma_mia.situation import Situation
from tests.screens.tables import buttons_of, make_table, new_match, play_on, read, situated

TELLER = FrontTeller(HOSTED)


def tell(situation, events, seat=0, why="player", **about):
    table = situated(situation, **about)
    return TELLER.moved(table, seat, events, [], why)


def channel(told, key):
    return [read(a) for a in told if a.user is None and a.key == key and a.screen is not None]


def turn():
    situation = Situation(
        hands=["1 olive 3 salami", "1 olive"],
        orders=["four-salami"],
        waiters=["monotoni minimale"],
        supply="olive " * 12,
    )
    return situation, situation.move(0, "play 3 salami, four-salami, draw supply")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            (
                "**Anna**: “Three salami!” 🥓🥓🥓\n"
                "📜 An order goes in on top: **Four Salami** (1 pepper and 4 salami)\n"
                "🧺 draws 6 cards from the supply\n"
                "-# Round 1 · 6 cards in the supply\n"
                "👉 <@1001>, it\u2019s your turn!"
            ),
        ),
        (
            "de",
            (
                "**Anna**: „Drei Salami!“ 🥓🥓🥓\n"
                "📜 Obendrauf kommt eine Bestellung: **Vier Salami** (1 Peperoni und 4 Salami)\n"
                "🧺 zieht 6 Karten vom Vorrat\n"
                "-# Runde 1 · 6 Karten im Vorrat\n"
                "👉 <@1001>, du bist dran!"
            ),
        ),
    ],
)
def test_a_turn_is_told_as_at_a_table(language, text):
    situation, events = turn()
    told = tell(situation, events, language=language)
    assert channel(told, "turn") == [text]


def test_the_faithful_channel_forgets_and_the_open_one_keeps_what_was_played():
    situation, events = turn()
    (forgotten, *_), (kept, *_) = [
        tell(situation, events, memory=memory) for memory in ("faithful", "open")
    ]
    assert forgotten.act == kept.act == "replace"
    assert forgotten.remains is None
    rest = load_screen(kept.remains)
    assert not buttons_of(rest)
    assert read(replace(kept, screen=kept.remains)).splitlines() == read(kept).splitlines()[:-1]


def test_a_computer_next_is_not_waited_for_with_a_new_message():
    situation, events = turn()
    (said, *_) = tell(situation, events, persons=1)
    assert (said.act, said.mentions) == ("edit", ())


@pytest.mark.parametrize(
    ("why", "note"),
    [
        ("timeout", "-# ⏰ Time was up, so a computer made this move for Anna."),
        ("computer", "-# 💤 A computer is playing for Anna."),
    ],
)
def test_a_note_says_why_it_was_not_the_player(why, note):
    situation, events = turn()
    assert note in channel(tell(situation, events, why=why), "turn")[0]


def reveal():
    situation = Situation(
        oven="1 4 olive, 0 1 pepper, 0 four-olive, 0 1 salami, 1 four-salami", opened=0
    )
    return situation, situation.open_oven()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            (
                "### 🔥 The oven, opening 1\n"
                "**Anna** opens the oven!\n"
                "▫️ 4 🫒 olives · Bert\n"
                "▫️ 1 🫑 pepper · Anna\n"
                "📜 **Four Olives** · Anna\n"
                "-# needs 1 pepper and 4 olives\n"
                "-# on the table: 4 🫒 olives, 1 🫑 pepper\n"
                "✅ **Baked!** Takes 4 🫒 olives, 1 🫑 pepper.\n"
                "▫️ 1 🥓 salami · Anna\n"
                "📜 **Four Salami** · Bert\n"
                "-# needs 1 olive and 4 salami\n"
                "-# on the table: 1 🥓 salami\n"
                "❌ Not baked: back to the waiter.\n"
                "🍽️ On the table: 1 🥓 salami\n"
                "🧾 Delivered: Anna **1** · Bert **0**"
            ),
        ),
        (
            "de",
            (
                "### 🔥 Der Ofen, Öffnung 1\n"
                "**Anna** öffnet den Ofen!\n"
                "▫️ 4 🫒 Oliven · Bert\n"
                "▫️ 1 🫑 Peperoni · Anna\n"
                "📜 **Vier Oliven** · Anna\n"
                "-# braucht 1 Peperoni und 4 Oliven\n"
                "-# auf dem Tisch: 4 🫒 Oliven, 1 🫑 Peperoni\n"
                "✅ **Gebacken!** Verbraucht 4 🫒 Oliven, 1 🫑 Peperoni.\n"
                "▫️ 1 🥓 Salami · Anna\n"
                "📜 **Vier Salami** · Bert\n"
                "-# braucht 1 Olive und 4 Salami\n"
                "-# auf dem Tisch: 1 🥓 Salami\n"
                "❌ Nicht gebacken: zurück zum Kellner.\n"
                "🍽️ Auf dem Tisch: 1 🥓 Salami\n"
                "🧾 Ausgeliefert: Anna **1** · Bert **0**"
            ),
        ),
    ],
)
def test_a_reveal_is_told_card_by_card(language, text):
    situation, events = reveal()
    told = tell(situation, events, language=language, memory="open", pace="slow")
    frames = [a for a in told if a.key == "oven-1"]
    assert [a.act for a in frames] == ["replace", "edit", "edit"]
    assert read(frames[-1]) == text
    skips = [len(buttons_of(load_screen(a.screen))) for a in frames]
    assert skips == [1, 1, 0]


@pytest.mark.parametrize(("memory", "results"), [("faithful", 1), ("open", 0)])
def test_with_the_next_play_only_the_result_of_a_faithful_reveal_stays(memory, results):
    """A3.7."""
    match = new_match("mamma-mia", {}, 2, Random(5))
    table = make_table(match, memory=memory)
    game = play_on(match, Random(5))
    for seat, events, seals in game:
        if seat is not None and seals:
            told = channel(TELLER.moved(table, seat, events, seals, "player"), "turn")
            assert "### 🍕 Round 2 " in told[-1]
            break
    seat, events, seals = next(game)
    results_told = channel(TELLER.moved(table, seat, events, seals, "player"), "oven-1")
    assert len(results_told) == results
    for result in results_told:
        assert result.startswith("### 🍕 Opening 1: what came out\n")
        assert not any(emoji in result for emoji in "🍍🫒🫑🍄🥓🦐")


@pytest.mark.parametrize(
    ("pace", "frames"), [("slow", 3), ("normal", 2), ("fast", 2), ("instant", 1)]
)
def test_the_pace_says_how_many_cards_a_frame_adds(pace, frames):
    situation, events = reveal()
    told = tell(situation, events, pace=pace, memory="open")
    assert len(channel(told, "oven-1")) == frames


def test_a_reveal_stops_where_an_owner_decides():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    told = tell(situation, situation.open_oven(), pace="instant")
    assert channel(told, "oven-1")[0].splitlines()[-2] == "⏳ Anna decides …"
    assert channel(told, "turn") == [
        "⏳ All wait for <@1000>: what becomes of **Four Olives** (1 pepper and 4 olives)?"
    ]
    assert [(a.user, a.act) for a in told if a.user] == [(1000, "edit")]
    labels = [b.label for b in buttons_of(load_screen(told[-1].screen))]
    assert labels == ["Bake + 1 olive", "Decline", "Table"]
    told = tell(situation, situation.move(0, "bake, add 1 olive"), pace="instant")
    assert "From the hand: 1 🫒 olive." in channel(told, "oven-1")[0]


def test_when_the_story_goes_on_nobody_is_waited_for_any_more():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    told = tell(situation, situation.open_oven(), memory="open", pace="instant")
    phase = next(a for a in told if a.key == "oven-1")
    shown, rest = read(phase).splitlines(), read(replace(phase, screen=phase.remains)).splitlines()
    assert [line for line in shown if line not in rest] == ["⏳ Anna decides …"]


def test_while_a_computer_decides_nobody_is_waited_for():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    told = tell(situation, situation.open_oven(), persons=0)
    assert channel(told, "oven-1")[-1].splitlines()[-2] == "⏳ 🤖 Anna decides …"
    assert not channel(told, "turn")
    gaps = [it.gap for it in tell(situation, situation.move(0, "bake, add 1 olive"), persons=0)]
    assert gaps[:2] == [0, 0]


def end(language):
    situation = Situation(
        hands=["2 olive", "3 olive"],
        oven="1 4 olive, 0 1 pepper, 0 four-olive, 1 1 olive, 1 4 salami, 1 four-salami",
        opened=2,
    )
    return channel(tell(situation, situation.open_oven(), language=language), "end")


def test_the_end_says_who_wins_and_by_what():
    """A7.2."""
    assert end("en") == [
        (
            "## 🏆 Mamma Mia!\n"
            "A tie for most pizzas, and the most ingredients in hand decide, 3 of them: "
            "**Bert** wins! 🍕\n"
            "🥇 1. **Bert** · 1 pizza (3 ingredients in hand)\n"
            "🥈 2. **Anna** · 1 pizza (2 ingredients in hand)\n"
            "-# 📼 The record: `/mammamia record` with `game_id` 77. "
            "To check it against the seals: `mammamia replay`."
        )
    ]
    assert end("de") == [
        (
            "## 🏆 Mamma Mia!\n"
            "Gleichstand bei den Pizzas, und die meisten Zutaten auf der Hand entscheiden, "
            "3 an der Zahl: **Bert** gewinnt! 🍕\n"
            "🥇 1. **Bert** · 1 Pizza (3 Zutaten auf der Hand)\n"
            "🥈 2. **Anna** · 1 Pizza (2 Zutaten auf der Hand)\n"
            "-# 📼 Das Protokoll: `/mammamia protokoll` mit `spielnummer` 77. "
            "Gegen die Siegel prüfen: `mammamia replay`."
        )
    ]


def test_after_the_rematch_the_end_has_no_button():
    rng = Random(1)
    match = new_match("plus", {}, 3, rng)
    table = make_table(match, 2)
    told = []
    for seat, events, seals in play_on(match, rng):
        if seat is not None:
            told = TELLER.moved(table, seat, events, seals, "player")
    table.status = type(table.status).OVER
    (closed,) = TELLER.rematch_opened(table)
    (opened,) = [a for a in told if a.key == "end"]
    assert read(closed) == read(opened)
    assert [len(buttons_of(load_screen(a.screen))) for a in (opened, closed)] == [1, 0]
    assert len([a for a in told if a.key == "finale"]) <= 8


def test_seals_are_numbered_as_chance_acts():
    rng = Random(4)
    match = new_match("mamma-mia", {"edition": "1999"}, 3, rng)
    table = make_table(match, 3)
    keys = []
    for seat, events, seals in play_on(match, rng):
        teller = TELLER
        told = (
            teller.begun(table, events, seals)
            if seat is None
            else teller.moved(table, seat, events, seals, "player")
        )
        keys += [a.key for a in told if a.key.startswith("seal")]
    assert keys == ["seal-1", "seal-2", "seal-3"]
