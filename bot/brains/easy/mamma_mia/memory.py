"""A forgetful player's memory of the oven."""

from collections import deque
from dataclasses import replace
from typing import ClassVar, Final

from bot.brains.easy.fading_memory import FadingMemory, Something
from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING
from bot.games.mamma_mia.events import (
    Dealt,
    HandDealt,
    IngredientsPlayed,
    IngredientsShown,
    OrderBaked,
    OrderFailed,
    OrderPlayed,
    OrderShown,
    OvenOpened,
    RoundBegan,
)
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.observation import Observation

INGREDIENTS: Final = (4.0, 8.0, 6.0)
"""For how many plays it knows how many they were, then which kind, then that there were any."""
ORDER: Final = (12.0, 8.0)
"""For how many plays it knows which order it was, then that there was one."""
LEFT_OVER: Final = (6.0, 12.0)
"""For how many plays it knows what was left over from the last round, then some of it."""
RESULT: Final = (8.0, 16.0)
"""For how many plays it knows what an order took, then what became of it."""
OWN: Final = 2.0
"""How many times longer it remembers its own ingredients."""
USUAL: Final = 2
"""The usual number of ingredients in a play."""


class OvenMemory(FadingMemory):
    """A memory of what lies in the oven, and of the orders that came out."""

    deal: ClassVar = (Dealt, HandDealt)
    ticks: ClassVar = (IngredientsPlayed,)

    def __init__(self) -> None:
        super().__init__()
        self._oven: deque[int] = deque()
        """The places of the plays still in the oven."""
        self._round = 0
        """The place of the event that began the round."""

    def note(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._note_round(event)
            case OvenOpened():
                # All left-overs come out before anybody has anything to decide.
                if self._round:
                    self.forget_details(self._round)
            case IngredientsPlayed() | OrderPlayed():
                self._oven.append(self.place)
                self._note_play(event)
            case IngredientsShown(seat=int()) | OrderShown():
                del self.traces[self._oven.popleft()]
            case OrderBaked() | OrderFailed():
                self._note_result(event)
            case _:
                pass

    def _note_round(self, event: RoundBegan) -> None:
        self._round = self.place
        some = tuple([min(number, USUAL) for number in event.left_over])
        kept = (event.left_over, some, NOTHING)
        self.remember([replace(event, left_over=left_over) for left_over in kept], LEFT_OVER)

    def _note_play(self, event: IngredientsPlayed | OrderPlayed) -> None:
        vague = Something(event.seat)
        if isinstance(event, IngredientsPlayed):
            firmness = OWN if event.seat == self.seat else 1.0
            spans = [span * firmness for span in INGREDIENTS]
            self.remember((event, self._roughly(event), vague), spans)
        elif event.seat == self.seat:
            self.remember((event,))
        else:
            self.remember((event, vague), ORDER)

    def _roughly(self, event: IngredientsPlayed) -> IngredientsPlayed:
        """The same play with about as many cards, or with the usual number."""
        guesses = (max(1, event.count - 1), event.count + 1, USUAL)
        return replace(event, count=self.rng_for("guess").choice(guesses))

    def _note_result(self, event: OrderBaked | OrderFailed) -> None:
        if isinstance(event, OrderFailed):
            self.remember((event,), (sum(RESULT),))
        elif event.seat == self.seat:
            self.remember((event,))
        else:
            self.remember((event, replace(event, added=NOTHING, taken=NOTHING)), RESULT)


def recall(observation: Observation) -> Observation:
    """The same observation, with what is left of all that was seen; what lies open is as it is."""
    view = observation.view
    assert isinstance(view, MammaMiaView)
    events = observation.heard_by(OvenMemory).recall().values()
    return Observation.of(view, [_looked_up(event, view) for event in events])


def _looked_up(event: Event, view: MammaMiaView) -> Event:
    """The event as the table shows it, if it does (A3.7)."""
    if isinstance(event, RoundBegan) and view.left_over is not None:
        return replace(event, left_over=view.left_over)
    return event
