"""C1 and C2: the cards, the deal, the secrets."""

from collections import Counter
from random import Random

import pytest

from bot.games.errors import BadSetup, Refused
from bot.games.interface import CHANCE, SeatSetup
from bot.games.mamma_i.cards import (
    CHARACTER_WORDS,
    DECK,
    GUESTS,
    MARKET,
    MARKET_TABLE,
    ROW_WORDS,
    Character,
)
from bot.games.mamma_i.events import Dealt, SecretChosen, SecretLearned, TurnBegan
from bot.games.mamma_i.moves import Deal, Secrets
from tests.games.mamma_i.situation import (
    A_DEAL,
    A_DECK,
    A_SHUFFLE,
    GAME,
    Situation,
    begin,
    characters,
    deal,
    find,
    seats,
)


def test_c1_1_six_characters_by_age_and_the_schoolbus_have_rows():
    assert CHARACTER_WORDS == ("grandpa", "grandma", "mamma", "wife", "husband", "son")
    assert (*CHARACTER_WORDS, "schoolbus") == ROW_WORDS


def test_c1_2_the_deck_has_twenty_movement_and_eight_money_cards():
    counted = Counter(card.value for card in DECK)
    assert counted == {"m3": 4, "m2": 8, "m1": 8, "e3": 3, "e2": 3, "e1": 2}


def test_c1_3_seven_market_cards_three_with_a_mother_in_law():
    assert len(MARKET) == 7
    assert [card.cost for card in MARKET_TABLE] == [3, 3, 2, 2, 1, 2, 1]
    assert [card.mother_in_law for card in MARKET_TABLE] == [0, 0, 0, 0, -1, -3, -5]
    assert MARKET["in-law-1"].drawings == ("fish", "cheese")


def test_c1_4_four_guests_the_most_negative_first():
    assert GUESTS == (-6, -5, -4, -3)


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four_players(players):
    with pytest.raises(BadSetup):
        GAME.start({}, [SeatSetup(str(number)) for number in range(players)])


def test_there_are_no_options_and_no_own_ingredients():
    with pytest.raises(BadSetup):
        GAME.start({"edition": "classic"}, seats(3))
    with pytest.raises(BadSetup):
        GAME.start({}, [SeatSetup("Alberto", "olive"), SeatSetup("Beate")])


def test_c2_1_a_chooses_and_the_others_are_dealt_from_the_rest():
    table = deal(players=3, chooser=1)
    assert table.state.actor == 1
    assert table.legal() == [f"secret {name}" for name in CHARACTER_WORDS]
    assert table.rule(0, "secret wife") == "C2.1"
    table.move(1, "secret wife")
    assert table.state.actor == CHANCE
    table.enter(Secrets(characters("son wife grandpa")))
    secrets = [seat.secret for seat in table.state.seats]
    assert secrets == [Character.SON, Character.WIFE, Character.GRANDPA]


@pytest.mark.parametrize(
    "secrets", ["wife son", "wife son son", "son wife mamma", "wife son mamma husband", ""]
)
def test_c2_1_secrets_are_distinct_one_each_and_a_has_the_chosen_one(secrets):
    table = deal()
    table.move(0, "secret wife")
    with pytest.raises(Refused) as refused:
        table.enter(Secrets(characters(secrets)))
    assert refused.value.rule == "C2.1"


def test_c2_1_everyone_learns_only_the_own_secret():
    table = begin()
    learned = find(table.events, SecretLearned)
    assert [(event.seat, event.character.name) for event in learned] == [
        (0, "WIFE"),
        (1, "SON"),
        (2, "MAMMA"),
    ]
    assert all(event.is_seen_by(s) == (s == event.seat) for event in learned for s in range(3))
    assert not any(event.is_seen_by(None) for event in learned)
    assert find(table.events, SecretChosen) == [SecretChosen(0)]


def test_c2_1_secrets_drawn_at_random_keep_the_choice_of_a():
    table = deal(players=4, chooser=2)
    table.move(2, "secret husband")
    for seed in range(20):
        drawn = GAME.chance(table.state, Random(seed))
        assert isinstance(drawn, Secrets)
        assert drawn.characters[2] is Character.HUSBAND
        assert len(set(drawn.characters)) == 4


def test_c2_2_five_market_cards_lie_open_in_order():
    table = begin()
    (dealt,) = find(table.events, Dealt)
    assert dealt.market == A_DEAL.market
    assert find(table.events, TurnBegan)[0].for_sale == "market-4"


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        (Deal(3, A_DEAL.market, A_DECK), "C2.1"),
        (Deal(-1, A_DEAL.market, A_DECK), "C2.1"),
        (Deal(0, A_DEAL.market[:4], A_DECK), "C2.2"),
        (Deal(0, (*A_DEAL.market[:4], "market-4"), A_DECK), "C2.2"),
        (Deal(0, A_DEAL.market, A_DECK[1:]), "C1.2"),
        (Deal(0, A_DEAL.market, (*A_DECK[1:], A_DECK[1])), "C1.2"),
    ],
)
def test_an_impossible_deal_is_refused(wrong, rule):
    table = Situation()
    table.state = GAME.start({}, seats(3))
    with pytest.raises(Refused) as refused:
        table.enter(wrong)
    assert refused.value.rule == rule


def test_c2_3_four_cards_are_shown_and_the_left_neighbour_of_a_starts():
    table = begin()
    assert table.display == "m1 m2 e1 e2"
    assert len(table.state.deck) == 24
    assert (table.state.turn, table.state.actor) == (1, 1)


def test_chance_out_of_season_is_refused():
    table = begin()
    for chance, rule in (
        (A_DEAL, "C2.3"),
        (Secrets(characters("wife son mamma")), "C2.1"),
        (A_SHUFFLE, "C5.3"),
    ):
        with pytest.raises(Refused) as refused:
            table.enter(chance)
        assert refused.value.rule == rule


def test_no_move_before_the_deal():
    table = Situation()
    table.state = GAME.start({}, seats(3))
    assert table.state.phase == "deal"
    assert table.rule(0, "wc") == "C2.3"
    assert table.rule(0, "secret wife") == "C2.3"
