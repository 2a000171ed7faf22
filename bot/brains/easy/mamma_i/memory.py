"""A forgetful player's memory of what the others did, and so of their secrets."""

from dataclasses import replace
from typing import ClassVar, Final

from bot.brains.easy.fading_memory import FadingMemory, Something
from bot.games.interface import Event
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildTaken,
    Dealt,
    GuestPlaced,
    SecretLearned,
    Stopped,
    TrickBegan,
    TurnBegan,
    Voted,
)
from bot.games.observation import Observation

CARDS: Final = (4.0, 8.0, 6.0)
"""For how many tricks it knows which cards were placed, then where, then that some were."""
DEED: Final = (16.0, 8.0)
"""For how many tricks it knows whom a deed was meant for, then that there was one."""
OWN: Final = 2.0
"""How many times longer it remembers its own deeds."""
DEEDS: Final = (CardRemoved, Voted, GuestPlaced, CharacterRunOver, CardStolen, ChildTaken, Stopped)
"""Events that say something about the secret of the player who acts."""


class DeedMemory(FadingMemory):
    """A memory of who did good or harm to whom."""

    deal: ClassVar = (Dealt, SecretLearned)
    ticks: ClassVar = (TrickBegan,)

    def note(self, event: Event) -> None:
        match event:
            case TurnBegan():
                # What was for sale can always be seen.
                self.remember((event,))
            case CardsPlaced():
                some = replace(event, cards=event.cards[:1])
                self._keep(event.seat, (event, some, Something(event.seat)), CARDS)
            case _ if isinstance(event, DEEDS):
                self._keep(event.seat, (event, Something(event.seat)), DEED)
            case _:
                pass

    def _keep(self, seat: int, stages: tuple[Event, ...], spans: tuple[float, ...]) -> None:
        firmness = OWN if seat == self.seat else 1.0
        self.remember(stages, [span * firmness for span in spans])


def recall(observation: Observation) -> Observation:
    """The same observation, with what is left of all that was seen."""
    return Observation.of(observation.view, [*observation.heard_by(DeedMemory).recall().values()])
