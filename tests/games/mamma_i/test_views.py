"""C9: who sees what."""

from bot.games.mamma_i.cards import MARKET_IDS, Character
from bot.games.mamma_i.scoring import net_movement
from bot.games.mamma_i.views import SeatView
from tests.games.mamma_i.situation import GAME, Situation, begin, cards, deal


def test_c9_1_everyone_sees_what_lies_on_the_table():
    table = Situation(
        rows={"wife": "m2 e1"},
        market={"son": "market-1 (market-2)"},
        wc="son",
        hospital="wife",
        guests={"mamma": -6},
    )
    for seat in (None, 0, 1, 2):
        view = GAME.view(table.state, seat)
        assert view.rows[Character.WIFE] == cards("m2 e1")
        assert [bought.is_vertical for bought in view.family[Character.SON].market] == [True, False]
        assert (view.wc, view.hospital) == (Character.SON, Character.WIFE)
        assert net_movement(view, Character.WIFE) == 0
        assert view.family[Character.MAMMA].guest == -6
        assert (view.display, view.deck) == (table.state.display, len(table.state.deck))


def test_c9_1_everyone_sees_a_and_what_is_for_sale_and_who_acts():
    view = GAME.view(begin().state, None)
    assert (view.chooser, view.acting, view.turn) == (0, 1, 1)
    assert len(view.market) == 5


def test_c9_1_everyone_sees_votes_and_stops():
    table = Situation(market={"wife": "market-1"})
    table.moves("0 stop market-1", "1 wc", "2 vote son")
    view = GAME.view(table.state, None)
    assert view.votes == (Character.SON,)
    assert view.seats[0] == SeatView(
        has_placed_guest=False, has_used_stop=True, has_stopped=True, secret=None
    )


def test_c9_1_secrets_and_points_are_shown_at_the_end_and_not_before():
    table = Situation(display="m1", deck="", turn=6, for_sale="")
    before = GAME.view(table.state, None)
    assert (before.points, before.arrival) == (None, None)
    assert {seat.secret for seat in before.seats} == {None}
    table.move(0, "place m1, schoolbus")
    after = GAME.view(table.state, None)
    assert after.points is not None
    assert [seat.secret for seat in after.seats] == [
        Character.WIFE,
        Character.SON,
        Character.MAMMA,
    ]


def test_c9_2_a_player_sees_the_own_secret_and_no_other():
    table = begin()
    seen = [GAME.view(table.state, seat).secret for seat in range(3)]
    assert seen == [Character.WIFE, Character.SON, Character.MAMMA]
    assert GAME.view(table.state, None).secret is None


def test_c9_2_only_a_sees_the_choice_of_a():
    table = deal()
    table.move(0, "secret wife")
    assert GAME.view(table.state, 0).secret is Character.WIFE
    assert GAME.view(table.state, 1).secret is None


def test_c9_3_a_view_has_no_place_for_the_deck_or_the_cards_out_of_the_game():
    view = GAME.view(begin().state, 0)
    assert view.deck == 24
    assert not any(card in repr(view) for card in set(MARKET_IDS) - set(view.market))
    assert isinstance(view.deck, int)
