"""How a turn, a reveal and an end read."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.games.mamma_mia.events import OrderPlayed
from bot.games.mamma_mia.state import Settled
from bot.screens.families import FAMILIES
from bot.screens.mamma_mia.rhythm import BETTING, STANDING
from bot.screens.presenter import TablePresenter
from bot.screens.screen import Picture, load_screen
from bot.tables.table import Status
from tests.games.mamma_mia.situation import Situation
from tests.screens.tables import buttons_of, make_table, new_match, play_on, read, situated

PRESENTER = TablePresenter(FAMILIES)

HINT = "Hint (the channel hears of it)"


def tell(situation, events, seat=0, why="player", **about):
    return PRESENTER.moved(situated(situation, news=events, **about), seat, [], why)


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
                "👉 <@1001>, it\u2019s your turn! · Mamma Mia!\n"
                "**Anna**: “Three salami!” 🥓🥓🥓\n"
                "📜 An order goes in on top: **Four Salami** (1 pepper and 4 salami)\n"
                "🧺 draws 6 cards from the supply\n"
                "-# Round 1 · 6 cards in the supply"
            ),
        ),
        (
            "de",
            (
                "👉 <@1001>, du bist dran! · Mamma Mia!\n"
                "**Anna**: „Drei Salami!“ 🥓🥓🥓\n"
                "📜 Obendrauf kommt eine Bestellung: **Vier Salami** (1 Peperoni und 4 Salami)\n"
                "🧺 zieht 6 Karten vom Vorrat\n"
                "-# Runde 1 · 6 Karten im Vorrat"
            ),
        ),
        (
            "it",
            (
                "👉 <@1001>, tocca a te! · Mamma Mia!\n"
                "**Anna**: «Tre salami!» 🥓🥓🥓\n"
                "📜 Sopra va un\u2019ordinazione: **Quattro salami** (1 peperone e 4 salami)\n"
                "🧺 pesca 6 carte dalla scorta\n"
                "-# Infornata 1 · 6 carte nella scorta"
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
    assert read(replace(kept, screen=kept.remains)).splitlines() == read(kept).splitlines()[1:]


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


SCENES = {
    "en": [
        "🚪 The door opens: the oven is empty.",
        "▫️ 4 🫒 olives · Bert\n🍽️ On the table: 🫒 4",
        "▫️ 1 🫑 pepper · Anna\n🍽️ On the table: 🫒 4 · 🫑 1",
        "📜 **Four Olives** · Anna\n🫑✅  🫒✅✅✅✅\n🍽️ On the table: 🫒 4 · 🫑 1",
        (
            "📜 **Four Olives** · Anna\n🫑✅  🫒✅✅✅✅\n✅ **Baked!**\n🍽️ On the table: nothing\n"
            "-# So far: 👑 Anna ✅ 1"
        ),
        "▫️ 1 🥓 salami · Anna\n🍽️ On the table: 🥓 1\n-# So far: 👑 Anna ✅ 1",
        ("📜 **Four Salami** · Bert\n🫒▫️  🥓✅▫️▫️▫️\n🍽️ On the table: 🥓 1\n-# So far: 👑 Anna ✅ 1"),
        (
            "📜 **Four Salami** · Bert\n🫒▫️  🥓✅▫️▫️▫️\n"
            "❌ **Burnt!** 1 🫒 olive, 3 🥓 salami were missing; Bert couldn\u2019t add them.\n"
            "♨️ Stays, and comes out first next time: 🥓 1\n"
            "-# So far: 👑 Anna ✅ 1 · Bert ✅ 0 ❌ 1"
        ),
    ],
    "de": [
        "🚪 Die Tür geht auf: Der Ofen ist leer.",
        "▫️ 4 🫒 Oliven · Bert\n🍽️ Auf dem Tisch: 🫒 4",
        "▫️ 1 🫑 Peperoni · Anna\n🍽️ Auf dem Tisch: 🫒 4 · 🫑 1",
        "📜 **Vier Oliven** · Anna\n🫑✅  🫒✅✅✅✅\n🍽️ Auf dem Tisch: 🫒 4 · 🫑 1",
        (
            "📜 **Vier Oliven** · Anna\n🫑✅  🫒✅✅✅✅\n✅ **Gebacken!**\n"
            "🍽️ Auf dem Tisch: nichts\n"
            "-# Bisher: 👑 Anna ✅ 1"
        ),
        "▫️ 1 🥓 Salami · Anna\n🍽️ Auf dem Tisch: 🥓 1\n-# Bisher: 👑 Anna ✅ 1",
        ("📜 **Vier Salami** · Bert\n🫒▫️  🥓✅▫️▫️▫️\n🍽️ Auf dem Tisch: 🥓 1\n-# Bisher: 👑 Anna ✅ 1"),
        (
            "📜 **Vier Salami** · Bert\n🫒▫️  🥓✅▫️▫️▫️\n"
            "❌ **Verbrannt!** Es fehlten 1 🫒 Olive, 3 🥓 Salami; "
            "Bert konnte sie nicht dazulegen.\n"
            "♨️ Bleibt übrig und kommt nächstes Mal zuerst heraus: 🥓 1\n"
            "-# Bisher: 👑 Anna ✅ 1 · Bert ✅ 0 ❌ 1"
        ),
    ],
}
HEADINGS = {
    "en": "### 🔥 Round 1 of 3: time to bake\n**Anna** opens the oven!\n",
    "de": "### 🔥 Runde 1 von 3: Jetzt wird gebacken\n**Anna** öffnet den Ofen!\n",
}
RESULTS = {
    "en": (
        "### 🍕 Round 1: what came out\n**Anna**: ✅ Four Olives\n"
        "**Bert**: ❌ Four Salami\n"
        "🧾 Delivered: 👑 Anna **1** · Bert **0**\n"
        "♨️ 1 card stays in the oven, and comes out first next time."
    ),
    "de": (
        "### 🍕 Runde 1: Das kam heraus\n**Anna**: ✅ Vier Oliven\n"
        "**Bert**: ❌ Vier Salami\n"
        "🧾 Geliefert: 👑 Anna **1** · Bert **0**\n"
        "♨️ 1 Karte bleibt im Ofen und kommt nächstes Mal zuerst heraus."
    ),
}


@pytest.mark.parametrize("language", SCENES)
def test_an_opening_is_told_scene_by_scene_in_one_message(language):
    situation, events = reveal()
    told = tell(situation, events, language=language)
    frames = [a for a in told if a.key == "oven-1"]
    assert [a.act for a in frames] == ["post"] + ["edit"] * len(SCENES[language])
    *scenes, result = map(read, frames)
    assert scenes == [HEADINGS[language] + scene for scene in SCENES[language]]
    assert result == RESULTS[language]
    skips = [pressed(frame).count("skip") for frame in frames]
    assert skips == [1] * len(scenes) + [0]


def pressed(announcement):
    """What the buttons do."""
    return [button.id.split(":")[1] for button in buttons_of(load_screen(announcement.screen))]


CLOSE = "1 3 olive, 0 1 pepper, 0 four-olive, 0 1 salami, 1 four-mushroom"


@pytest.mark.parametrize("pace", ["fast", "normal", "slow"])
@pytest.mark.parametrize("bets", ["on", "off"])
def test_a_close_order_can_be_bet_on_for_long_enough_and_no_other(bets, pace):
    situation = Situation(oven=CLOSE)
    events = situation.open_oven()
    frames = [a for a in tell(situation, events, bets=bets, pace=pace) if a.key == "oven-1"]
    closed = [a.bet_on for a in frames]
    assert closed == [None] * 4 + (["1-3"] if bets == "on" else [None]) + [None] * 4
    assert all(a.gap >= BETTING for a in frames if a.bet_on)
    seen = [pressed(a) for a in frames[:-1]]
    both = [["skip", "bet", "bet"] if subject else ["skip"] for subject in closed[1:]]
    assert seen == both


def test_a_full_oven_is_bet_on_no_longer_than_it_likes():
    oven = ", ".join(["0 1 pepper, 0 3 olive, 0 four-olive"] * 20)
    situation = Situation(oven=oven)
    events = [OrderPlayed(0, "four-olive")] * 20 + situation.open_oven()
    situation.events = events
    frames = [a for a in tell(situation, events[20:]) if a.key == "oven-1"]
    gaps = [a.gap for a in frames if a.bet_on]
    assert 1 <= len(gaps) <= 5
    assert min(gaps) >= BETTING


def test_several_orders_that_burn_in_a_row_are_told_at_once():
    oven = "0 1 pepper, 0 four-olive, 1 four-salami, 0 four-pineapple, 0 1 olive, 0 four-salami"
    situation = Situation(oven=oven)
    frames = channel(tell(situation, situation.open_oven()), "oven-1")
    (together,) = [text for text in frames if "in a row" in text]
    assert (
        "🔥 3 orders burn in a row:\n"
        "❌ **Four Olives** · Anna · missing: 4 🫒\n"
        "❌ **Four Salami** · Bert · missing: 1 🫒, 4 🥓\n"
        "❌ **Four Pineapples** · Anna · missing: 4 🍍\n"
    ) in together
    assert len(frames) == 7


@pytest.mark.parametrize(("memory", "is_named"), [("faithful", False), ("open", True)])
def test_what_is_left_over_is_shown_as_long_as_the_result_and_then_counted(memory, is_named):
    """A3.7: a faithful channel doesn't keep which ingredients they are."""
    situation, events = reveal()
    told = tell(situation, events, memory=memory)
    *_, held, result = [a for a in told if a.key == "oven-1"]
    assert "first next time: 🥓 1" in read(held)
    assert result.gap == STANDING
    assert ("first next time: 🥓 1" in read(result)) == is_named
    assert any(emoji in read(result) for emoji in "🍍🫒🫑🍄🥓🦐") == is_named
    assert ("1 card stays in the oven" in read(result)) != is_named


def test_after_the_last_opening_nothing_is_left_over():
    situation = Situation(oven="1 4 olive", opened=2)
    *_, held, result = channel(tell(situation, situation.open_oven()), "oven-3")
    assert "next time" not in held + result


def test_at_once_an_opening_is_one_frame_and_its_result():
    situation, events = reveal()
    frames = channel(tell(situation, events, pace="instant"), "oven-1")
    verdicts = (
        "✅ **Four Olives** · Anna\n❌ **Four Salami** · Bert · missing: 1 🫒, 3 🥓\n"
        "♨️ Stays, and comes out first next time: 🥓 1\n"
    )
    assert frames == [
        f"{HEADINGS['en']}{verdicts}-# So far: 👑 Anna ✅ 1 · Bert ✅ 0 ❌ 1",
        RESULTS["en"],
    ]


SLOTS = [
    ("0 3 olive, 0 four-olive", "🫑▫️  🫒✅✅✅▫️"),
    ("0 7 salami, 0 bombastica", "🍕 7 of 15, of any kind"),
    (
        "0 1 pepper, 0 2 olive, 0 4 salami, 0 monotoni",
        "🫑✅  🥓✅✅✅✅▫️▫️\n-# needs 1 pepper and 6 of any one other ingredient",
    ),
]


@pytest.mark.parametrize(("oven", "slots"), SLOTS)
def test_slots_fill_from_the_piles(oven, slots):
    situation = Situation(oven=oven)
    frames = channel(tell(situation, situation.open_oven()), "oven-1")
    assert f"\n{slots}\n🍽️ On the table" in frames[-3]


def test_what_an_owner_adds_fills_slots_too():
    situation = Situation(hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive")
    opened = channel(tell(situation, situation.open_oven()), "oven-1")
    assert "🫑✅  🫒✅✅✅▫️\n⏳ **<@1000>** is deciding …" in opened[-1]
    baked = channel(tell(situation, situation.move(0, "bake, add 1 olive")), "oven-1")
    assert "🫑✅  🫒✅✅✅✋\n✅ **Baked!** Added from hand: 1 🫒 olive." in baked[0]


def test_who_leads_is_told_with_what_was_delivered_before():
    situation = Situation(
        oven="1 4 olive, 0 1 pepper, 0 four-olive, 0 1 salami, 1 four-salami", opened=1
    )
    baked = Settled(1, "monotoni", baked=True)
    situation.state.openings = ((baked, Settled(0, "monotoni", baked=False)),)
    frames = channel(tell(situation, situation.open_oven()), "oven-2")
    scores = [line for text in frames for line in text.splitlines() if line.startswith("-# So far")]
    assert [*dict.fromkeys(scores)] == [
        "-# So far: 👑 Bert ✅ 1+0",
        "-# So far: 👑 Anna ✅ 0+1 · 👑 Bert ✅ 1+0",
        "-# So far: 👑 Anna ✅ 0+1 · 👑 Bert ✅ 1+0 ❌ 1",
    ]


def test_who_helps_is_thanked_and_their_pizza_counts_face_down():
    """B4.6."""
    situation = Situation(
        "plus",
        players=3,
        hands=["", "1 olive"],
        waiters=["trio", "trio", "trio"],
        oven="0 1 pepper, 0 3 olive, 0 four-olive",
        helping=True,
        opened=1,
    )
    situation.state.openings = ((Settled(2, "trio", baked=True),),)
    situation.open_oven()
    situation.move(0, "ask, want 1 olive")
    *_, scene, result = [
        a for a in tell(situation, situation.move(1, "help yes"), seat=1) if a.key == "oven-2"
    ]
    assert "🤝 Thank you, Bert, for helping Anna with 1 🫒 olive!" in read(scene)
    score = "👑 Anna ✅ 1 · 👑 Bert ✅ 0 (+1 face down)"
    assert score in read(scene)
    assert "**Bert**: 🤝 +1 face down: thanks for helping!" in read(result)
    assert "Trio" not in read(result)
    (bar,), (standing,) = (
        [one for one in load_screen(a.screen).blocks if isinstance(one, Picture)]
        for a in (scene, result)
    )
    assert [row["face_down"] for row in bar.facts["score"]] == [0, 1, 0]
    assert [row["face_down"] for row in standing.facts["rows"]] == [0, 1, 0]
    assert "Bert: 0 baked, 0 burnt, 1 face down for helping" in bar.alt
    assert "Bert: 0 baked, 0 burnt, 1 face down for helping" in standing.alt


EMOJI = re.compile("[🫒🫑] ")

CAUSES = [
    # what else the situation is like, the move, and why the order burns: told, drawn and in brief
    (
        {"oven": "0 3 olive, 0 four-olive"},
        None,
        "1 🫒 olive, 1 🫑 pepper were missing; Anna couldn\u2019t add them.",
        "couldn\u2019t complete it",
        "missing: 1 🫒, 1 🫑",
    ),
    (
        {"oven": "0 1 pepper, 0 3 olive, 0 four-olive", "hands": ["1 olive"]},
        "decline",
        "1 🫒 olive was missing; Anna declined.",
        "declined",
        "missing: 1 🫒; declined",
    ),
    (
        {"oven": "0 13 olive, 0 bombastica"},
        None,
        "2 cards of any kind were missing; Anna couldn\u2019t add them.",
        "couldn\u2019t complete it",
        "missing: 2 cards of any kind",
    ),
    (
        {"oven": "0 1 pepper, 0 minimale"},
        None,
        "There was no other ingredient on the table.",
        "no other ingredient",
        "There was no other ingredient on the table.",
    ),
    (
        {"game": "plus", "oven": "0 1 pepper, 0 5 olive, 0 junior"},
        None,
        "There mustn\u2019t be any peppers on the table.",
        "not allowed: peppers",
        "There mustn\u2019t be any peppers on the table.",
    ),
    (
        {"game": "plus", "helping": True, "players": 3, "oven": "0 2 olive, 0 four-olive"},
        "decline",
        "2 🫒 olives, 1 🫑 pepper were missing; Anna declined.",
        "declined",
        "missing: 2 🫒, 1 🫑; declined",
    ),
    (
        {
            "game": "plus",
            "helping": True,
            "players": 3,
            "hands": ["1 olive"],
            "oven": "0 1 pepper, 0 2 olive, 0 four-olive",
        },
        "ask, want 1 olive, add 1 olive",
        "1 🫒 olive was missing, and nobody helped.",
        "nobody helped",
        "missing: 1 🫒; 🤷 nobody helped",
    ),
]


@pytest.mark.parametrize(("about", "move", "why", "drawn", "brief"), CAUSES)
def test_a_verdict_says_what_was_missing_and_whether_its_owner_could(
    about, move, why, drawn, brief
):
    """A8.3, B6.2."""
    situation = Situation(**about)
    events = situation.open_oven()
    if move is not None:
        events = situation.move(0, move)
    *_, scene, _ = [a for a in tell(situation, events) if a.key == "oven-1"]
    assert f"\n❌ **Burnt!** {why}\n" in read(scene)
    (picture,) = [one for one in load_screen(scene.screen).blocks if isinstance(one, Picture)]
    order = picture.facts["scene"]["order"]
    assert order["why"] == drawn
    assert f": burnt. {EMOJI.sub('', why)} Anna: 0 baked, 1 burnt" in picture.alt
    *_, at_once, _ = channel(tell(situation, events, pace="instant"), "oven-1")
    assert f"❌ **{order['title']}** · Anna · {brief}\n" in at_once


FULL = [
    # game, options, players, and the seconds an opening takes at the most, without any thinking
    ("mamma-mia", {}, 3, 69),
    ("mamma-mia", {}, 5, 70),
    ("plus", {"helping": True}, 4, 90),
    ("plus", {"helping": True}, 6, 90),
]


@pytest.mark.parametrize(("game", "options", "players", "longest"), FULL)
def test_an_opening_takes_no_longer_however_full_the_oven_is(game, options, players, longest):
    rng = Random(players)
    match = new_match(game, options, players, rng)
    start = make_table(match, players)
    lengths = []
    for table, seat, _, seals in play_on(start, rng):
        if seat is not None:
            frames = [a for a in PRESENTER.moved(table, seat, seals, "player") if is_oven(a)]
            lengths += [0.0] * any(a.act == "post" for a in frames)
            if lengths:
                lengths[-1] += sum(a.gap for a in frames)
                assert all(a.gap == 0 or a.gap >= 1 for a in frames), "a channel takes no more"
    assert len(lengths) == table.match.state.edition.openings
    # Where many orders wait for their owners, these take their own time.
    assert all(15 <= length <= longest for length in lengths), lengths


def is_oven(announcement):
    return announcement.key.startswith("oven-")


@pytest.mark.parametrize("memory", ["faithful", "open"])
def test_after_a_look_at_the_standing_the_next_round_begins_with_its_seal(memory):
    match = new_match("mamma-mia", {}, 2, Random(5))
    start = make_table(match, memory=memory)
    for table, seat, _, seals in play_on(start, Random(5)):
        if seat is not None and seals:
            told = PRESENTER.moved(table, seat, seals, "player")
            break
    begun = next(a for a in told if a.key == "round-2")
    assert (begun.act, begun.gap) == ("post", 6.0)
    assert read(begun).startswith("### 🍕 Round 2 of 3\n")
    assert read(begun).endswith("-# 🔏 Shuffled and sealed: `5ea15ea1…`, all of it under *Table*")
    (call,) = channel(told, "turn")[-1:]
    assert ("Left over" in call) == (memory == "open")
    assert ("cards are left over in the oven." in read(begun)) == (memory == "faithful")


def test_a_reveal_stops_where_an_owner_decides():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    told = tell(situation, situation.open_oven(), pace="instant")
    (frame,) = [a for a in told if a.key == "oven-1"]
    assert "⏳ **<@1000>** is deciding …" in read(frame)
    # Nobody hears of a change by it: only what is posted anew calls.
    assert frame.mentions == (1000,)
    assert pressed(frame) == ["hand", "bet", "bet"]
    assert [(a.user, a.act) for a in told if a.user] == [(1000, "edit")]
    labels = [b.label for b in buttons_of(load_screen(told[-1].screen))]
    assert labels == ["Bake + 1 olive", "Decline", "Table", "Rules", HINT]


def test_when_the_story_goes_on_nobody_is_waited_for_any_more():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    situation.open_oven()
    for frame in channel(tell(situation, situation.move(0, "decline")), "oven-1"):
        assert "⏳" not in frame


def test_while_a_computer_decides_nobody_is_waited_for():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    told = tell(situation, situation.open_oven(), persons=0)
    assert "⏳ **🤖 Anna** is deciding …" in channel(told, "oven-1")[-1]
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
            "A tie for most pizzas, but **Bert** has the most ingredients in hand, 3 of them, "
            "and wins! 🍕\n"
            "🥇 1. **Bert** · 1 pizza (3 ingredients in hand)\n"
            "🥈 2. **Anna** · 1 pizza (2 ingredients in hand)\n"
            "Nobody had a single pizza before the last round, so that decided everything. "
            "The oven baked 2 of 2 orders.\n\n"
            "-# 📼 `/mammamia record` with `game_id` 77 gives you the whole game, "
            "and shows you how to check its seals."
        )
    ]
    assert end("de") == [
        (
            "## 🏆 Mamma Mia!\n"
            "Gleichstand bei den Pizzas, da entscheiden die Zutaten auf der Hand: "
            "Mit 3 gewinnt **Bert**! 🍕\n"
            "🥇 1. **Bert** · 1 Pizza (3 Zutaten auf der Hand)\n"
            "🥈 2. **Anna** · 1 Pizza (2 Zutaten auf der Hand)\n"
            "Vor der letzten Runde hatte noch niemand eine Pizza; da entschied sich alles. "
            "Von 2 Bestellungen im Ofen wurden 2 gebacken.\n\n"
            "-# 📼 `/mammamia protokoll` mit `spielnummer` 77 erzählt dieses Spiel noch einmal "
            "und sagt, wie man seine Siegel prüft."
        )
    ]


def test_after_the_rematch_the_end_has_no_button():
    rng = Random(1)
    match = new_match("plus", {}, 3, rng)
    start = make_table(match, 2)
    told = []
    for table, seat, _, seals in play_on(start, rng):
        if seat is not None:
            told = PRESENTER.moved(table, seat, seals, "player")
    (closed,) = PRESENTER.rematch_opened(replace(table, status=Status.OVER))
    (opened,) = [a for a in told if a.key == "end"]
    assert read(closed) == read(opened)
    assert [len(buttons_of(load_screen(a.screen))) for a in (opened, closed)] == [1, 0]
    assert len([a for a in told if a.key == "finale"]) <= 8


def test_each_round_shows_the_seal_of_its_cards():
    rng = Random(4)
    match = new_match("mamma-mia", {"edition": "1999"}, 3, rng)
    start = make_table(match, 3)
    keys = []
    for table, seat, _, seals in play_on(start, rng):
        presenter = PRESENTER
        told = (
            presenter.begun(table, seals)
            if seat is None
            else presenter.moved(table, seat, seals, "player")
        )
        keys += [a.key for a in told if a.screen is not None and "🔏" in read(a)]
    assert keys == ["round-1", "round-2", "round-3"]


def hands_told(told, user):
    """A player's hands in the order of the story, with the number of messages before each."""
    return [(place, read(a)) for place, a in enumerate(told) if a.user == user]


def test_whoever_opens_the_oven_has_no_turn_from_the_first_moment():
    situation = Situation(
        hands=["1 olive"], oven="0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami, 1 four-salami"
    )
    opened = tell(situation, situation.open_oven(opener=1), seat=1)
    ((place, hand),) = hands_told(opened, 1001)
    # It stays as it is while somebody else decides.
    assert place == 0
    assert "♨️ **Der Ofen ist offen** · <#2>" in hand
    assert pressed(opened[0]) == ["table", "rules"]
    declined = tell(situation, situation.move(0, "decline"))
    (at_once, hand), (later, _) = hands_told(declined, 1000)
    assert at_once == 0
    assert later == len(declined) - 1
    assert "♨️ **The oven is open** · <#2>" in hand
    assert pressed(declined[0]) == ["table", "rules"]


def test_whoever_answers_a_request_has_no_buttons_while_the_oven_goes_on():
    situation = Situation(
        "plus",
        players=3,
        hands=["1 pepper", "4 olive"],
        waiters=["", "trio"],
        oven="0 1 pepper, 0 four-olive, 1 1 salami",
        helping=True,
    )
    situation.open_oven()
    situation.move(0, "ask, want 4 olive")
    told = tell(situation, situation.move(1, "help yes"), seat=1)
    assert hands_told(told, 1001)[0][0] == 0
    assert pressed(told[0]) == ["table", "rules"]
