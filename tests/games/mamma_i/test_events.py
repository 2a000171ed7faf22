"""The events alone tell the whole game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.interface import Event
from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsLost,
    CardSold,
    CardsPlaced,
    CardStolen,
    CardUnsold,
    CharacterRunOver,
    ChildTaken,
    Dealt,
    DisplayRefilled,
    GuestPlaced,
    Stopped,
    TurnBegan,
    WcGiven,
)
from bot.games.mamma_i.state import Bought, Member, State
from bot.games.match import Match
from tests.games.mamma_i.wandering import wander


class Observer:
    """Somebody beside the table who keeps the cards in mind by hearing of them."""

    def __init__(self) -> None:
        self.rows: list[tuple[Card, ...]] = [()] * len(Row)
        self.family = [Member()] * len(Character)
        self.display: tuple[Card, ...] = ()
        self.aside: tuple[Card, ...] = ()
        self.out: tuple[str, ...] = ()
        self.deck = 0
        self.wc: Character | None = None
        self.hospital: Character | None = None
        self.has_child = False

    def hear(self, event: Event) -> None:
        match event:
            case Dealt() | DisplayRefilled():
                self.display, self.deck = event.display, event.deck
            case TurnBegan():
                self.display, self.deck = event.display, event.deck
                self.rows, self.aside = [()] * len(Row), ()
                self.wc = self.hospital = None
            case CardsPlaced():
                self.rows[event.row] = event.lying
                display = list(self.display)
                for card in event.cards:
                    display.remove(card)
                self.display = tuple(display)
            case CardRemoved():
                self.rows[event.row] = event.lying
                self.aside += (event.card,)
            case WcGiven():
                self.wc = event.character
            case CharacterRunOver():
                self.hospital = event.character
            case ChildTaken():
                self.has_child = True
            case _:
                self.hear_of_the_market(event)

    def hear_of_the_market(self, event: Event) -> None:
        match event:
            case CardSold():
                self.give(event.card, event.character)
            case CardUnsold():
                self.out += (event.card,)
            case CardsLost():
                for card in event.cards:
                    self.take(card, Character.SON)
                self.out += event.cards
            case CardStolen():
                self.take(event.card, event.former)
                self.give(event.card, event.to)
            case Stopped():
                member = self.family[event.character]
                market = [Bought(c, v and c != event.card) for c, v in member.market]
                self.family[event.character] = member._replace(market=tuple(market))
            case GuestPlaced():
                member = self.family[event.character]
                self.family[event.character] = member._replace(guest=event.guest)
            case _:
                pass

    def give(self, card: str, to: Character) -> None:
        member = self.family[to]
        self.family[to] = member._replace(market=(*member.market, Bought(card)))

    def take(self, card: str, former: Character) -> None:
        member = self.family[former]
        market = tuple(bought for bought in member.market if bought.card != card)
        self.family[former] = member._replace(market=market)

    def agrees_with(self, state: State) -> bool:
        held = (state.rows, state.family, state.display, state.aside, state.out, state.has_child)
        mind = (self.rows, self.family, self.display, self.aside, self.out, self.has_child)
        lying = (len(state.deck), state.wc, state.hospital)
        return held == mind and lying == (self.deck, self.wc, self.hospital)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9), players=st.integers(2, 4))
def test_who_hears_all_events_knows_the_table(seed, players):
    observer, heard = Observer(), 0

    def look(match: Match) -> None:
        nonlocal heard
        for event in match.events[heard:]:
            if event.is_seen_by(None):
                observer.hear(event)
        heard = len(match.events)
        assert observer.agrees_with(match.state)

    assert wander(seed, players, look=look).state.phase == "over"
