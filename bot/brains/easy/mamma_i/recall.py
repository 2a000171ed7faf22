"""What a forgetful player still knows of what the others did, and so of their secrets."""

from dataclasses import replace
from typing import ClassVar, Final

from bot.brains.easy.fading import Recollection, Something
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
from bot.games.sight import Sight

CARDS: Final = (4.0, 8.0, 6.0)
"""For how many tricks one knows which cards were placed, then where, and then that they were."""
DEED: Final = (16.0, 8.0)
"""For how many tricks one knows whom a deed was meant for, and then that there was one."""
OWN: Final = 2.0
"""How much longer one remembers one's own deeds."""
DEEDS: Final = (CardRemoved, Voted, GuestPlaced, CharacterRunOver, CardStolen, ChildTaken, Stopped)
"""Whatever says something about the secret of the player who does it."""


class DeedRecollection(Recollection):
    """Remembers who did what good or harm to whom."""

    deal: ClassVar = (Dealt, SecretLearned)
    ticks: ClassVar = (TrickBegan,)

    def note(self, event: Event) -> None:
        match event:
            case TurnBegan():
                # What has been for sale can be seen all the time.
                self.fade((event,))
            case CardsPlaced():
                some = replace(event, cards=event.cards[:1])
                self._fade_deed(event.seat, (event, some, Something(event.seat)), CARDS)
            case _ if isinstance(event, DEEDS):
                self._fade_deed(event.seat, (event, Something(event.seat)), DEED)
            case _:
                pass

    def _fade_deed(self, seat: int, stages: tuple[Event, ...], spans: tuple[float, ...]) -> None:
        firmness = OWN if seat == self.seat else 1.0
        self.fade(stages, [span * firmness for span in spans])


def fade(sight: Sight) -> Sight:
    """The same sight with what is left of all that was seen."""
    return Sight.of(sight.view, [*sight.seen.heard_by(DeedRecollection).recall().values()])
