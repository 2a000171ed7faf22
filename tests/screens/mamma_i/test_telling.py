"""How a trick, a sale and an end read."""

from dataclasses import replace

import pytest

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, GameEnded
from bot.games.mamma_i.moves import Shuffle
from bot.screens.families import FAMILIES
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.laid_out import table_legend
from bot.screens.mamma_i.scored import items_at_end
from bot.screens.mamma_i.seen import get_points
from bot.screens.presenter import TablePresenter
from bot.screens.screen import load_screen
from bot.screens.viewer import look
from tests.games.mamma_i.situation import A_DECK, Situation, begin, deal, find
from tests.screens.mamma_i.tables import FAMILY, finished, get_words
from tests.screens.tables import buttons_of, read, seen, situated, text_of

PRESENTER = TablePresenter(FAMILIES)


def tell(situation, events, seat=0, why="player", **about):
    return PRESENTER.moved(situated(situation, news=events, **about), seat, ["5ea1"], why)


def channel(told, key):
    return [read(a) for a in told if a.user is None and a.key == key and a.screen is not None]


def trick():
    situation = Situation(
        players=2,
        display="m2 m2 e1 e2",
        deck="m1 m1 m1",
        rows={"wife": "m3 e2"},
        market={"wife": "(market-1)", "son": "in-law-1"},
        guests={"son": -6},
        wc="mamma",
    )
    return situation, situation.move(0, "place m2 m2, wife")


TABLES = {
    "en": """\
🃏 **Anna** places 👣 2 👣 2 with the wife, now **7** 👣 **2** 💶.
### 🧺 Round 1 of 6
For sale: 🐟🍝🧀 fish, spaghetti, cheese, costs 2
👴 **Grandpa**, worth 3 · so far **3**
👵 **Grandma**, worth 5 · so far **5**
👩 **Mamma**, worth 3 · 🚽 WC \u22121 · so far **3**
💃 **Wife**, worth 0 · **7** 👣 **2** 💶 · 3 2€ 2 2 · 🔒🐟🍝🥓 · so far **3**
👨 **Husband**, worth \u22125 · so far **\u22125**
👦 **Son**, worth 0 · 🧳 guest \u22126 · 🐟🧀 👹\u22121 · so far **\u22127**
🚌 **School bus** · 👶 with the child
🃏 On display: 💶 1 · 💶 2 · 👣 1 · 👣 1
-# 1 in the deck · coming up for sale: 🐟🍅🥓, 🐟🧀 👹\u22121, 🍝🍅🧀, 🐟🍝🥓 · next guest \u22125 \
· guest not placed yet: everyone · stop not used yet: everyone
👉 <@1001>, it\u2019s your turn!""",
    "de": """\
🃏 **Anna** legt 👣 2 👣 2 bei der Ehefrau an, jetzt **7** 👣 **2** 💶.
### 🧺 Runde 1 von 6
Zu haben: 🐟🍝🧀 Fisch, Spaghetti, Käse, kostet 2
👴 **Opa**, 3 wert · bisher **3**
👵 **Oma**, 5 wert · bisher **5**
👩 **Mamma**, 3 wert · 🚽 WC \u22121 · bisher **3**
💃 **Ehefrau**, 0 wert · **7** 👣 **2** 💶 · 3 2€ 2 2 · 🔒🐟🍝🥓 · bisher **3**
👨 **Ehemann**, \u22125 wert · bisher **\u22125**
👦 **Sohn**, 0 wert · 🧳 Gast \u22126 · 🐟🧀 👹\u22121 · bisher **\u22127**
🚌 **Schulbus** · 👶 mit dem Kind
🃏 Auslage: 💶 1 · 💶 2 · 👣 1 · 👣 1
-# Stapel 1 · später zu haben: 🐟🍅🥓, 🐟🧀 👹\u22121, 🍝🍅🧀, 🐟🍝🥓 · nächster Gast \u22125 \
· Gast noch da: alle · dürfen noch aufhören: alle
👉 <@1001>, du bist dran!""",
    "it": """\
🃏 **Anna** mette 👣 2 👣 2 nella fila della moglie, ora **7** 👣 **2** 💶.
### 🧺 Giro 1 di 6
In vendita: 🐟🍝🧀 pesce, spaghetti, formaggio, costa 2
👴 **Nonno**, vale 3 · finora **3**
👵 **Nonna**, vale 5 · finora **5**
👩 **Mamma**, vale 3 · 🚽 WC \u22121 · finora **3**
💃 **Moglie**, vale 0 · **7** 👣 **2** 💶 · 3 2€ 2 2 · 🔒🐟🍝🥓 · finora **3**
👨 **Marito**, vale \u22125 · finora **\u22125**
👦 **Figlio**, vale 0 · 🧳 ospite \u22126 · 🐟🧀 👹\u22121 · finora **\u22127**
🚌 **Scuolabus** · 👶 con il bambino
🃏 In vetrina: 💶 1 · 💶 2 · 👣 1 · 👣 1
-# 1 nel mazzo · in vendita più avanti: 🐟🍅🥓, 🐟🧀 👹\u22121, 🍝🍅🧀, 🐟🍝🥓 \
· prossimo ospite \u22125 \
· ospite ancora da mandare: tutti · possono ancora fermarsi: tutti
👉 <@1001>, tocca a te!""",
}


@pytest.mark.parametrize("language", TABLES)
def test_the_table_lies_open_below_what_was_done(language):
    situation, events = trick()
    called, laid_out = channel(tell(situation, events, language=language), "turn")
    done, *_, asked = TABLES[language].splitlines()
    assert called == f"{asked} · Mamma I\n{done}"
    assert laid_out == TABLES[language]


def test_the_open_channel_keeps_what_was_done_without_the_table():
    situation, events = trick()
    forgotten, kept = [tell(situation, events, memory=it)[0] for it in ("faithful", "open")]
    assert forgotten.remains is None
    rest = replace(kept, screen=kept.remains)
    assert read(rest) == TABLES["en"].splitlines()[0]
    assert not buttons_of(load_screen(kept.remains))


def test_a_computer_next_is_not_waited_for_with_a_new_message():
    situation, events = trick()
    (said, *_) = tell(situation, events, persons=1)
    assert (said.act, said.mentions) == ("edit", ())


def test_the_latest_tricks_stand_above_in_small_print():
    situation, _ = trick()
    events = situation.move(1, "place e1, husband")
    *_, told = channel(tell(situation, events, seat=1), "turn")
    first, second, *_ = told.splitlines()
    assert first == "-# 🃏 **Anna** places 👣 2 👣 2 with the wife, now **7** 👣 **2** 💶."
    assert second == "🃏 **Bert** places 💶 1 with the husband, now **0** 👣 **1** 💶."


def told_lines(situation, events, seat=0, **about):
    *_, told = channel(tell(situation, events, seat, **about), "turn")
    return told.splitlines()


def test_a_vote_is_heard_vote_by_vote():
    situation = Situation()
    lines = told_lines(situation, situation.move(0, "wc"))
    assert lines[0] == "🚽 **Anna** calls a WC vote: everyone votes for a character."
    assert lines[-1] == "⏳ Waiting for <@1001>: who gets the WC?"
    lines = told_lines(situation, situation.move(1, "vote son"), seat=1)
    assert "✋ **Bert** votes for the son." in lines
    assert "✋ So far: Son (Bert)" in lines
    situation.move(2, "vote mamma")
    lines = told_lines(situation, situation.move(0, "vote wife"))
    tie = "🚽 A tie at 1 vote each, and Anna\u2019s counts twice: the WC goes to the wife."
    assert tie in lines
    assert "💃 **Wife**, worth 0 · 🚽 WC \u22121 · so far **0**" in lines


def test_votes_keep_their_names_for_a_round_of_turns():
    situation = Situation()
    situation.move(0, "wc")
    situation.move(1, "vote mamma")
    lines = told_lines(situation, situation.move(2, "vote son"), seat=2)
    assert "✋ So far: Mamma (Bert) · Son (Carla\\_\\*)" in lines
    lines = told_lines(situation, situation.move(0, "vote son"))
    named = "✋ Son (Carla\\_\\* and Anna) · Mamma (Bert)"
    assert named in lines
    small = (
        "-# 🚽 **Anna** calls a WC vote: everyone votes for a character. "
        f"🚽 The WC goes to the son, with 2 votes. {named}"
    )
    for seat, move in ((1, "place e1, wife"), (2, "place e2, wife")):
        assert small in told_lines(situation, situation.move(seat, move), seat)
    assert small in text_of(FAMILY.hand(look(situated(situation), get_words("en"), 0)))
    assert small in told_lines(situation, situation.move(0, "place m1, wife"))
    assert small not in told_lines(situation, situation.move(1, "place m2, son"), 1)


def test_running_over_the_son_costs_him_cards():
    rows, market = {"son": "m3", "schoolbus": "m1"}, {"son": "market-1 market-2"}
    situation = Situation(display="m2 m2 e1 e2", rows=rows, market=market, hospital="wife")
    lines = told_lines(situation, situation.move(0, "place m2, schoolbus"))
    assert "⚖️ A match at 3 👣: the school bus and the son." in lines
    assert lines[-1] == "⏳ Waiting for <@1000>: does the school bus run someone over?"
    lines = told_lines(situation, situation.move(0, "run over son, losing market-2"))
    assert "🏥 The school bus runs over the son! The hospital sends the wife home." in lines
    assert "❌ Lost in the accident: 🍝🍅🧀." in lines


DECISIONS = {
    "en": ("Run over the son (2 → 0), who loses", "Yes, take the child: +7 instead of +3"),
    "de": ("Ja, den Sohn überfahren (2 → 0); er verliert", "Ja, mit dem Kind: +7 statt +3"),
    "it": ("Investi il figlio (2 → 0), che perde", "Sì, con il bambino: +7 invece di +3"),
}


def pressed(situation, language):
    viewer = look(situated(situation), get_words(language))
    return [button.label for button in FAMILY.to_press(viewer)]


@pytest.mark.parametrize("language", DECISIONS)
def test_decisions_say_in_numbers_what_they_change(language):
    run_over, child = DECISIONS[language]
    rows, market = {"son": "m3", "schoolbus": "m1"}, {"son": "market-1 market-2"}
    bus = Situation(display="m2 m2 e1 e2", rows=rows, market=market, wc="son")
    bus.move(0, "place m2, schoolbus")
    assert any(label.startswith(run_over) for label in pressed(bus, language))
    rows = {"schoolbus": "m1 m1 m1", "grandpa": "m2 m2"}
    full = Situation(display="m1 m2 e1 e2", rows=rows)
    full.move(0, "place m1, schoolbus")
    full.move(0, "run over nobody")
    assert child in pressed(full, language)


def test_who_is_in_hospital_already_loses_no_more_movement():
    rows = {"wife": "m3", "schoolbus": "m1"}
    bus = Situation(display="m2 m2 e1 e2", rows=rows, hospital="wife")
    bus.move(0, "place m2, schoolbus")
    assert "Run over the wife (1 → 1)" in pressed(bus, "en")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "🫳 Theft! 🐟🍝🥓 goes from Grandpa to the wife."),
        ("de", "🫳 Diebstahl: 🐟🍝🥓 geht von Opa an die Ehefrau."),
        ("it", "🫳 Furto! 🐟🍝🥓 passa dalla fila del nonno alla moglie."),
    ],
)
def test_a_theft_names_card_thief_and_victim(language, told):
    rows, market = {"grandpa": "m2 m2", "wife": "m3"}, {"grandpa": "market-1"}
    situation = Situation(display="m1 m1 e1 e2", rows=rows, market=market)
    situation.move(0, "place m1, wife")
    lines = told_lines(situation, situation.move(0, "steal market-1 for wife"), language=language)
    assert told in lines


def sold(rows, display="m1", language="en", **about):
    situation = Situation(display=display, deck="", rows=rows, **about)
    events = situation.move(0, f"place {display}, schoolbus")
    events += situation.enter(Shuffle(A_DECK))
    return tell(situation, events, language=language)


REASONS = [
    ({"wife": "m3 e2"}, "nobody else has enough money", "sonst hat niemand genug Geld"),
    ({"wife": "m3 e2", "son": "m2 e3"}, "most movement", "die meiste Bewegung"),
    ({"wife": "m3 e2", "son": "m3 e3"}, "most money decides", "da entscheidet das meiste Geld"),
    ({"wife": "m3 e2", "son": "m3 e2"}, "the youngest gets it", "die jüngste Person"),
    ({"wife": "m3"}, "Nobody has enough money", "Niemand hat genug Geld"),
]


@pytest.mark.parametrize(("rows", "english", "german"), REASONS)
def test_a_sale_says_who_had_how_much_and_what_decided(rows, english, german):
    for language, reason in (("en", english), ("de", german)):
        *_, whole = channel(sold(rows, language=language), "sale-1")
        assert reason.casefold() in whole.casefold()
        assert whole.count("💶,") == sum("e" in cards for cards in rows.values())


def test_a_sale_keeps_its_verdict_for_a_moment():
    told = [a for a in sold({"wife": "m3 e2"}) if a.key == "sale-1"]
    assert [a.act for a in told] == ["post", "edit"]
    assert "✅" not in read(told[0])
    assert "✅" in read(told[1])


def test_a_turn_begins_with_its_seal_before_its_cards():
    told = [a for a in sold({"wife": "m3 e2"}) if a.user is None]
    keys = [a.key for a in told]
    assert keys == ["turn", "sale-1", "sale-1", "turn-2", "turn", "turn"]
    assert "sealed: `5ea1…`" in read(told[3])
    assert read(told[4]).startswith("👉 <@1001>")


def test_a_chooses_in_secret_and_the_others_wait():
    situation = deal()
    table = situated(situation)
    told = PRESENTER.begun(table, ["5ea1"])
    assert "sealed: `5ea1…`" in channel(told, "market")[0]
    (called,) = channel(told, "turn")
    assert called == (
        "⏳ Waiting for <@1000> to choose a secret character. Nobody else sees it. · Mamma I"
    )
    hands = {a.user: buttons_of(load_screen(a.screen)) for a in told if a.user}
    chooses = [user for user, seen in hands.items() if any("secret" in b.id for b in seen)]
    assert chooses == [1000]


def test_the_choice_is_announced_but_not_what_was_chosen():
    situation = begin()
    told = tell(situation, situation.events[1:])
    (opening,) = channel(told, "turn-1")
    assert "**Anna** has chosen" in opening
    assert not [name for name in ("Wife", "wife") if name in opening]


def test_the_dinner_hour_asks_for_the_guests_first():
    situation = Situation(turn=5, display="m1", deck="", for_sale="market-1")
    events = situation.move(0, "place m1, wife")
    events += situation.enter(Shuffle(A_DECK))
    told = tell(situation, events)
    assert "The dinner hour" in channel(told, "turn-6")[0]
    assert "who gets the guest \u22126?" in channel(told, "turn")[-1]


DINNER = {
    "en": "Arriving 1st to 6th is worth {} points, and each 💶 in a row 1 point.",
    "de": "Platz 1 bis 6 beim Essen bringen {} Punkte, und jeder 💶 in einer Reihe bringt 1 Punkt.",
    "it": "I posti a tavola dal 1º al 6º portano {} punti, e ogni 💶 in una fila porta 1 punto.",
}


@pytest.mark.parametrize("language", DINNER)
def test_the_dinner_hour_says_what_arrivals_and_coins_are_worth(language):
    situation = Situation(turn=5, display="m1", deck="", for_sale="market-1")
    events = situation.move(0, "place m1, wife")
    events += situation.enter(Shuffle(A_DECK))
    scale = "+3, +2, +1, \u22121, \u22122, \u22123"
    told = tell(situation, events, language=language)
    worth = DINNER[language].format(scale)
    assert worth in channel(told, "turn-6")[0]
    assert worth in channel(told, "turn")[-1]
    assert scale in table_legend(get_words(language))


def last_trick(**about):
    seats = [(True, False, False)] * 3
    situation = Situation(turn=6, display="m1", deck="", for_sale="", **about)
    situation.state.seats = [
        seat._replace(has_placed_guest=placed, has_used_stop=used, has_stopped=stopped)
        for seat, (placed, used, stopped) in zip(situation.state.seats, seats, strict=True)
    ]
    return situation, situation.move(0, "place m1, wife")


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_the_end_is_told_from_the_fewest_points_up(pace):
    situation, events = last_trick(rows={"mamma": "m3 m3", "son": "m3"}, guests={"son": -6})
    told = [a for a in tell(situation, events, pace=pace) if a.user is None]
    keys = [*dict.fromkeys(a.key for a in told)]
    assert keys == ["turn", "dinner", "scores", "secrets", "end"]
    scores = [a for a in told if a.key == "scores"]
    assert len(scores) == (6 if pace == "normal" else 1)
    totals = [
        int(line.split(": ")[1].split()[0].replace("\u2212", "-"))
        for line in read(scores[-1]).splitlines()
        if line.startswith("**")
    ]
    assert totals == sorted(totals)
    arrived = [event.character for event in find(events, Arrived)]
    assert arrived[:2] == [Character.MAMMA, Character.SON]
    assert "1. 👩 Mamma · 6 👣 · **+3**" in channel(told, "dinner")[0]
    names = [line.split(" · ")[0] for line in channel(told, "secrets")[-1].splitlines()[1:]]
    assert names == ["**Bert**", "**Anna**", "**Carla\\_\\***"]


def test_a_tie_is_decided_by_the_earlier_arrival():
    rows = {"mamma": "m3", "wife": "m3 m2 e2", "son": "m1"}
    situation, events = last_trick(rows=rows)
    end = find(events, GameEnded)[0]
    shown = text_of(end_screen(look(situated(situation), get_words("en")), is_open=False))
    assert (end.reason, end.winners) == ("arrival", (0,))
    assert "but the wife got to dinner first: Anna wins!" in shown
    assert "(arrived 1st)" in shown


@pytest.mark.parametrize("seed", range(4))
def test_all_items_of_a_character_add_up_to_its_points(seed):
    viewer = seen(finished(seed))
    for character, points in zip(Character, get_points(viewer), strict=True):
        items = items_at_end(viewer.view, character)
        assert sum(item.points for item in items) == points.total


def test_nobody_is_pinged_by_a_look_at_the_table():
    situation, _ = trick()
    shown = text_of(FAMILY.overview(look(situated(situation), get_words("en"))))
    assert "<@" not in shown
    assert "▫️ **Anna** · first choice" in shown


def test_of_a_match_that_sets_nothing_off_nothing_is_said():
    rows = {"wife": "m2", "schoolbus": "m1"}
    situation = Situation(players=2, display="m2 m2 m1 e2", deck="m1 m1", rows=rows)
    done, heading, *_ = told_lines(situation, situation.move(0, "place m2, mamma"))
    assert done == "🃏 **Anna** places 👣 2 with Mamma, now **2** 👣."
    assert heading.startswith("### ")
    lines = told_lines(situation, situation.move(1, "place m2, schoolbus"), 1)
    assert lines[0] == "-# 🃏 **Anna** places 👣 2 with Mamma, now **2** 👣."
    lines = told_lines(situation, situation.move(0, "place m1, mamma"))
    assert "⚖️ A match at 3 👣: Mamma and the school bus." in lines


def test_rows_without_room_are_named_where_cards_go():
    situation = Situation(
        players=2, display="m2 m2 e1 e2", deck="m1 m1", rows={"wife": "m2 m2 m1 m1"}
    )
    step = FAMILY.step(look(situated(situation), get_words("en"), 0), "place m2")
    assert "Not here: Wife." in text_of(step)
    step = FAMILY.step(look(situated(situation), get_words("en"), 0), "place e1")
    assert "Not here: Wife and School bus." in text_of(step)
