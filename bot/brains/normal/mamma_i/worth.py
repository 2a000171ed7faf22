"""The points of what lies beside the characters, as it is and as it may become."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bot.brains.normal.mamma_i.imagined import FAMILY
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.cards import MARKET, Character
from bot.games.mamma_i.scoring import OWN_POINTS, WITH_CHILD_POINTS, drawing_points
from bot.games.mamma_i.state import Bought, Member

THIEVES: Final = (Character.GRANDMA, Character.MAMMA, Character.WIFE, Character.HUSBAND)
"""The characters that steal from older ones; grandpa seldom can, the son never does (C4.3)."""


class Worth(NamedTuple):
    """A character's expected points from all that lies beside it."""

    lasting: float
    gain: float
    """How many more they would be with this turn's market card."""


Family: TypeAlias = tuple[Member, ...]


def card_points(member: Member) -> int:
    """The points of a character's market cards (C8.1 to C8.3)."""
    return _points_of(frozenset([bought.card for bought in member.market]))


@cache
def _points_of(cards: frozenset[str]) -> int:
    """The points of these market cards, cached: seven cards make only 128 sets."""
    matching, single = drawing_points(Member(tuple(map(Bought, cards))))
    return matching + single + sum([MARKET[card].mother_in_law for card in cards])


def being(character: Character, has_child: bool) -> int:
    """A character's points for being who it is (C8.5)."""
    if character is Character.GRANDPA and has_child:
        return WITH_CHILD_POINTS
    return OWN_POINTS.get(character, 0)


@dataclass(frozen=True)
class Appraiser:
    """The worth of the family's market cards, and of those still for sale."""

    own: Character
    for_sale: Sequence[str]
    """This turn's market card, if any, and those of later turns."""
    turns_to_come: float
    """The number of turns to come, including the rest of this one."""
    weights: Weights
    known: dict[Family, tuple[Worth, ...]] = field(default_factory=dict[Family, tuple[Worth, ...]])

    def appraise(self, family: Family) -> tuple[Worth, ...]:
        if family not in self.known:
            moved = self._moved(family)
            worths = [
                self._worth(member, character, moved[character])
                for character, member in zip(FAMILY, family, strict=True)
            ]
            self.known[family] = tuple(worths)
        return self.known[family]

    def _worth(self, member: Member, character: Character, moved: float) -> Worth:
        now = self._with_prospects(member, character)
        gain = 0.0
        if self.for_sale:
            gain = self._with_prospects(member.with_card(self.for_sale[0]), character) - now
        return Worth(now + moved + (member.guest or 0), gain)

    def _with_prospects(self, member: Member, character: Character) -> float:
        """The points of the market cards, with those that may be bought in later turns."""
        points = card_points(member)
        share = self.weights.own_share if character is self.own else self.weights.share
        gains = [card_points(member.with_card(card)) - points for card in self.for_sale[1:]]
        return points + share * sum([max(gain, 0) for gain in gains])

    def _moved(self, family: Family) -> list[float]:
        """Each character's expected gain or loss through thefts and the schoolbus."""
        moved = [0.0] * len(family)
        for owner, member in zip(FAMILY, family, strict=True):
            for card in member.vertical:
                self._move(family, owner, card, moved)
        return moved

    def _move(self, family: Family, owner: Character, card: str, moved: list[float]) -> None:
        """Adds the expected fate of one vertical market card."""
        robbed = family[owner].without(card)
        loss = max(0, card_points(family[owner]) - card_points(robbed))
        if owner is Character.SON:
            moved[owner] -= loss * self._in_time(self.weights.crash * bool(robbed.vertical))
            return
        thieves = [thief for thief in THIEVES if thief > owner]
        taken = self._in_time(self.weights.theft * len(thieves))
        moved[owner] -= loss * taken
        for thief in thieves:
            gain = card_points(family[thief].with_card(card)) - card_points(family[thief])
            moved[thief] += max(0, gain) * taken / len(thieves)

    def _in_time(self, likely: float) -> float:
        """The chance that it happens in the time left, given the chance in one turn."""
        return 1 - (1 - likely) ** self.turns_to_come
