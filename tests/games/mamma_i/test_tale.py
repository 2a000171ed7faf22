"""What is told of a game."""

import pytest

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import (
    CardsLost,
    CardSold,
    CardUnsold,
    CharacterRunOver,
    GameEnded,
    PassedOver,
    SecretLearned,
    TurnEnded,
    WcGiven,
)
from tests.games.mamma_i.situation import GAME, NAMES, Situation


def told(events) -> list[str]:
    return [GAME.tell(event, NAMES) for event in events]


def test_a_trick_is_told_from_the_card_to_its_effect():
    table = Situation(rows={"schoolbus": "m2"}, display="m2", deck="m1")
    events = table.moves("0 place m2, wife", "0 run over wife")
    assert told(events) == [
        "Alberto places movement 2 in the wife's row; its movement is 2.",
        "From the deck: movement 1; on display: movement 1; cards left in the deck: 0.",
        "The movement of the wife's row matches that of the schoolbus's row: 2.",
        "All wait for Alberto: the schoolbus may run over the wife.",
        "Alberto has the schoolbus run over the wife, who gets the hospital card.",
        "It is Beate's trick.",
    ]


def test_a_theft_is_told_from_the_offer_to_the_end():
    table = Situation(rows={"mamma": "m2"}, market={"mamma": "market-1 market-2"})
    table.move(0, "place m2, wife")
    offered = table.events[-1]
    (stolen, _) = table.move(0, "steal market-1 for wife")
    assert told([offered, stolen]) == [
        "All wait for Alberto: the wife may steal market-1 or the wife may steal market-2.",
        "Alberto has the wife steal market-1 from the mamma.",
    ]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (SecretLearned(0, Character.SON), "Your secret character is the son."),
        (PassedOver(1), "Beate has no option and is passed over."),
        (TurnEnded(2, "no-options"), "Turn 2 ends: nobody who is still in has an option."),
        (WcGiven(1, Character.SON, 3, is_tie=False), "The wc goes to the son with 3 votes."),
        (
            WcGiven(1, Character.SON, 1, is_tie=True),
            "The wc goes to the son with 1 vote, for in a tie Beate's counts twice.",
        ),
        (
            CharacterRunOver(0, Character.SON, Character.WIFE),
            "Alberto has the schoolbus run over the son, who gets the hospital card from the wife.",
        ),
        (
            CharacterRunOver(0, Character.SON, Character.SON),
            "Alberto has the schoolbus run over the son, who gets the hospital card.",
        ),
        (
            CardsLost(0, ("market-1", "market-2")),
            "The son loses market-1 and market-2 in the incident, as Alberto chooses.",
        ),
        (
            CardSold("market-1", 3, Character.SON, "youngest"),
            "market-1, cost 3, goes to the son: the youngest of those equal in movement and money.",
        ),
        (
            CardUnsold("market-1", 3),
            "Nobody has the money for market-1, cost 3; it is out of the game.",
        ),
        (
            GameEnded((1,), "arrival", (Character.SON, Character.WIFE), (4, 4)),
            "Beate wins with the wife and 4 points, having arrived first of those tied.",
        ),
    ],
)
def test_a_sentence_for_an_event(event, sentence):
    assert told([event]) == [sentence]
