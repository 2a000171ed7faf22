"""What is hidden reaches nobody else."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.growing import Growing
from bot.games.mamma_i.cards import Character
from bot.games.mamma_mia.events import HelpAsked
from bot.games.mamma_mia.moves import Help
from bot.games.mamma_mia.state import Seat
from bot.screens.families import FAMILIES
from bot.screens.family import Asked
from bot.screens.ids import parse_id
from bot.screens.mamma_mia.words import get_words
from bot.screens.presenter import TablePresenter
from bot.screens.viewer import look
from tests.games.mamma_mia.situation import Situation
from tests.games.setups import MAMMA_I, MAMMA_MIA, PLUS
from tests.live.world import as_heard
from tests.screens.tables import buttons_of, make_table, new_match, play_on, read, situated
from tests.thorough import but_few, thoroughly

PRESENTER = TablePresenter(FAMILIES)


every_setup = pytest.mark.parametrize(
    ("game", "options", "players"),
    but_few([*MAMMA_MIA, *PLUS, *MAMMA_I], [MAMMA_MIA[1], PLUS[1], MAMMA_I[0]]),
)

at_times = pytest.mark.parametrize("every", [5, *thoroughly([1])])
"""After how many moves it is looked whether anything is given away."""


def in_channel(announcements):
    return [announcement for announcement in announcements if announcement.user is None]


def is_usual(number, every, events):
    """Whether it is not looked at what came of this move: in haste, every fifth will do.

    What is private is looked at always.
    """
    return number % every > 0 and not any(event.private for event in events)


def redealt(game, state, keep=None):
    """The state with other cards where nobody but their owner may look."""
    state = state.copy()
    state.legal = None
    return other_secrets(state, keep) if game == "mamma-i" else other_hands(state, keep)


def other_secrets(state, keep):
    """Other secret characters, and another deck."""
    state.deck = state.deck[::-1]
    state.seats = [
        player
        if seat == keep or player.secret is None
        else player._replace(secret=Character((player.secret + 3) % len(Character)))
        for seat, player in enumerate(state.seats)
    ]
    return state


def other_hands(state, keep):
    state.supply = state.supply[::-1]
    state.seats = [
        player if seat == keep else other_cards(state, player)
        for seat, player in enumerate(state.seats)
    ]
    return state


def other_cards(state, player):
    kinds = state.edition.ingredients
    turned = (*player.hand[1:kinds], player.hand[0], *player.hand[kinds:])
    hidden = (*player.orders, *player.waiter)[::-1]
    size = len(player.orders)
    return Seat(player.own, turned, hidden[:size], hidden[size:])


@every_setup
@at_times
def test_the_channel_hears_the_same_whatever_is_hidden(game, options, players, every):
    """A8.1, B6: other hands, waiters and supply, and no private event, change no word."""
    rng = Random(players)
    match = new_match(game, options, players, rng)
    start = make_table(match, players)
    words = FAMILIES.of_game(game).catalogue.words("en")
    presenter = PRESENTER
    for number, (table, seat, events, seals) in enumerate(play_on(start, rng)):
        match = table.match
        if seat is None or match.state.phase == "over" or is_usual(number, every, events):
            continue
        told = in_channel(presenter.moved(table, seat, seals, "player"))
        overview = FAMILIES.of_game(game).overview(look(table, words))
        kept = [event for event in events if not event.private]
        before = match.events[: len(match.events) - len(events)]
        former = Growing([event for event in before if not event.private])
        twin = replace(match, state=redealt(game, match.state), events=former.plus(kept))
        other = replace(table, match=twin, before=replace(table.before, events=former))
        assert in_channel(presenter.moved(other, seat, seals, "player")) == told
        assert FAMILIES.of_game(game).overview(look(other, words)) == overview


@pytest.mark.parametrize(("game", "players"), [("mamma-mia", 2), ("plus", 3)])
def test_a_hand_at_the_open_oven_does_not_tell_what_comes_of_it(game, players):
    """Whoever has moved reads it before the story: it offers the same whoever acts in the end."""
    rng, family = Random(players), FAMILIES.of_game(game)
    match = new_match(game, {}, players, rng)
    acting = set()
    for table, seat, *_ in play_on(make_table(match, players), rng):
        viewer = None if seat is None else look(table, family.catalogue.words("en"), seat)
        if viewer is None or (hand := family.hand_at_once(viewer)) is None:
            continue
        assert [parse_id(button.id).verb for button in buttons_of(hand)] == ["table", "rules"]
        acting.add(table.match.actor == seat)
    assert acting == {True, False}


@every_setup
@at_times
def test_a_hand_and_its_choices_depend_on_no_other_hand(game, options, players, every):
    rng = Random(players)
    match = new_match(game, options, players, rng)
    start = make_table(match, players)
    family = FAMILIES.of_game(game)
    words = family.catalogue.words("en")
    typed = [(one.name, option.name) for one in family.moves for option in one.options]
    for number, (table, _, events, _) in enumerate(play_on(start, rng)):
        match = table.match
        if match.state.phase == "over" or is_usual(number, every, events):
            continue
        seat = rng.randrange(players)

        def seen(table, seat=seat):
            offers = [
                family.choices(look(table, words, seat), Asked(command, option, {}))
                for command, option in typed
            ]
            hand = family.hand(look(table, words, seat))
            pressed = [parse_id(button.id) for button in buttons_of(hand)]
            steps = [it.rest for it in pressed if it.verb == "step"]
            return hand, offers, [family.step(look(table, words, seat), one) for one in steps]

        twin = replace(match, state=redealt(game, match.state, keep=seat))
        assert seen(replace(table, match=twin)) == seen(table)


def helping(able=2):
    """Seat 0 asks; so many of seats 1 and 2 are able to help."""
    situation = Situation(
        "plus",
        players=4,
        hands=["1 pepper", *["4 olive"] * able, *["1 salami"] * (2 - able)],
        waiters=["trio", "trio junior", "trio junior"],
        oven="0 1 pepper, 0 four-olive, 1 1 salami",
        helping=True,
    )
    situation.open_oven()
    return situation


def asked(situation, **about):
    events = situation.move(0, "ask, want 4 olive")
    return situated(situation, news=events, **about), events


@pytest.mark.parametrize("why", ["player", "computer", "timeout"])
def test_who_refuses_leaves_no_trace_in_the_channel(why):
    """B6.2."""
    situation = helping()
    asked(situation)
    table = situated(situation, news=situation.move(1, "help no"))
    told = PRESENTER.moved(table, 1, [], why)
    assert in_channel(told) == []
    said = [(announcement.user, announcement.act) for announcement in told]
    assert said == [(1001, "edit"), (1002, "replace"), (1002, "edit")]


@pytest.mark.parametrize("memory", ["faithful", "open"])
def test_the_channel_hears_the_same_however_many_refuse(memory):
    """B6.2: nor whether a computer or a person was asked, or the time was up."""
    stories = []
    for why, persons in (("player", 6), ("computer", 1), ("timeout", 6)):
        situation = helping()
        asked(situation)
        situation.move(1, "help no")
        events = situation.move(2, "help no")
        table = situated(situation, persons, events, memory=memory)
        for seat in range(1, len(table.chairs)):
            table = table.with_chair(seat, user=table.chairs[seat].user or 5000)
        told = in_channel(PRESENTER.moved(table, 2, [], why))
        stories.append([as_heard(one) for one in told])
    assert stories[0] == stories[1] == stories[2]
    assert stories[0]


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_who_asks_is_told_the_same_whether_or_not_somebody_could_help(pace):
    """B6.2: in the same order, and as long after the request, in the channel and in the hand."""
    told = []
    for able in (0, 1, 2):
        situation = helping(able)
        table, _ = asked(situation, pace=pace)
        story = [*PRESENTER.moved(table, 0, [], "player")]
        for seat in range(1, 1 + able):
            table = situated(situation, news=situation.move(seat, "help no"), pace=pace)
            story += PRESENTER.moved(table, seat, [], "player")
        heard = [one for one in story if one.user in (None, 1000) and one.act != "delete"]
        told.append([(one.user, one.key, one.act, one.gap, read(one)) for one in heard])
    assert told[0] == told[1] == told[2]
    assert told[0][1][3] > 1


def test_a_request_names_nobody_who_is_asked():
    table, events = asked(helping(), turn_time="1m")
    told = PRESENTER.moved(table, 0, [], "player")
    (request,) = [a for a in in_channel(told) if a.screen is not None]
    assert request.mentions == ()
    assert not any(name in read(request) for name in ("Bert", "Carla", "Dora"))
    assert any(isinstance(event, HelpAsked) for event in events)
    assert [a.user for a in told if a.act == "replace" and a.key == "hand"] == [1001]
    reminded = PRESENTER.reminded(table)
    assert [(a.user, a.act) for a in reminded] == [(1001, "replace"), (1001, "edit")]


@pytest.mark.parametrize("name", ["in", "Whoever", "🤖"])
def test_a_name_that_stands_in_the_sentence_gives_nobody_away(name):
    """B6.2: whether somebody acts in secret does not hang on what people are called."""
    table, _ = asked(helping(), turn_time=60)
    table = table.with_chair(1, name=name)
    for is_absent in (True, False):
        table = table.with_chair(1, is_absent=is_absent)
        assert table.acts_in_secret
        assert PRESENTER.unreachable(table, 1, is_closed=True) == []
        assert in_channel(PRESENTER.reminded(table)) == []


def test_only_the_asked_sees_buttons_to_answer():
    table, _ = asked(helping())
    family, words = FAMILIES.of_game("plus"), get_words("en")
    shown = [str(family.hand(look(table, words, seat))) for seat in range(4)]
    assert ["help yes" in screen for screen in shown] == [False, True, False, False]
    assert table.game.refusal(table.get_match().state, 1, Help(give=True)) is None


def burnt(hand, **about):
    """What the channel reads of an order that its owner declines, if they are asked."""
    oven = "0 1 pepper, 0 3 olive, 0 four-olive, 1 1 salami"
    situation = Situation(hands=[hand], oven=oven, holder=0, **about)
    events = situation.open_oven()
    if situation.is_deciding():
        events = situation.move(0, "decline")
    table = situated(situation, news=events)
    told = PRESENTER.moved(table, 0, [], "player")
    return [line for a in told for line in read(a).splitlines() if "❌ **" in line]


def test_who_declined_could_have_baked_it_and_who_was_not_asked_could_not():
    """A8.3."""
    assert "declined" in burnt("1 olive")[0]
    assert "couldn\u2019t" in burnt("1 salami")[0]


def test_with_helping_a_decline_reads_the_same_whether_or_not_the_owner_could():
    """B6.2."""
    able, unable = (
        burnt(hand, game="plus", players=3, helping=True) for hand in ("1 olive", "1 salami")
    )
    assert able == unable
    assert "declined" in able[0]


def test_names_smuggle_in_neither_markup_nor_mentions():
    table, _ = asked(helping())
    table = table.with_chair(0, name="<@123> **@everyone**")
    for announcement in PRESENTER.moved(table, 0, [], "player"):
        assert "<@123>" not in read(announcement)
