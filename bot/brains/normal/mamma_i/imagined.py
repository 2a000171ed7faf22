"""An imagined table, to try moves on without making them."""

from typing import Final, NamedTuple

from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.moves import Guest, Place, Remove, RunOver, Stop, Theft
from bot.games.mamma_i.state import Member, get_owner
from bot.games.mamma_i.views import MammaIView

FAMILY: Final = tuple(Character)
ROWS: Final = tuple(Row)


class Imagined(NamedTuple):
    """What lies open, and what is still to come in this turn; moves return the table after them."""

    rows: tuple[tuple[Card, ...], ...]
    family: tuple[Member, ...]
    to_come: tuple[Card, ...]
    """The cards of the deck that are neither in a row nor put aside."""
    wc: Character | None
    hospital: Character | None
    has_child: bool
    has_grandpa_stolen: bool
    took_child: bool = False
    """Whether this trick took the child."""
    has_stopped: bool = False
    """Whether the player who imagines this takes no more tricks in this turn."""

    def with_row(self, row: Row, cards: tuple[Card, ...]) -> "Imagined":
        return self._replace(rows=(*self.rows[:row], cards, *self.rows[row + 1 :]))

    def with_member(self, character: Character, member: Member) -> "Imagined":
        family = (*self.family[:character], member, *self.family[character + 1 :])
        return self._replace(family=family)

    def place(self, move: Place) -> "Imagined":
        to_come = list(self.to_come)
        for card in move.cards:
            to_come.remove(card)
        placed = self.with_row(move.row, (*self.rows[move.row], *move.cards))
        return placed._replace(to_come=tuple(to_come))

    def remove(self, move: Remove) -> "Imagined":
        return self.with_row(move.row, self.rows[move.row][:-1])

    def lay_guest(self, move: Guest, guest: int) -> "Imagined":
        member = self.family[move.character]._replace(guest=guest)
        return self.with_member(move.character, member)

    def stop(self, move: Stop) -> "Imagined":
        owner = get_owner(self.family, move.card)
        turned = self.with_member(owner, self.family[owner].turned(move.card))
        return turned._replace(has_stopped=True)

    def losses(self, character: Character) -> tuple[str, ...]:
        """A possible loss of cards when the character is run over."""
        vertical = self.family[character].vertical if character is Character.SON else ()
        return vertical[: len(vertical) // 2]

    def run_over(self, move: RunOver) -> "Imagined":
        if move.character is None:
            return self
        son = self.family[Character.SON]
        for card in move.lost:
            son = son.without(card)
        return self.with_member(Character.SON, son)._replace(hospital=move.character)

    def take_child(self, *, take: bool) -> "Imagined":
        return self._replace(has_child=self.has_child or take, took_child=take)

    def steal(self, theft: Theft | None) -> "Imagined":
        if theft is None:
            return self
        owner = get_owner(self.family, theft.card)
        robbed = self.with_member(owner, self.family[owner].without(theft.card))
        after = robbed.with_member(theft.to, robbed.family[theft.to].with_card(theft.card))
        is_grandpa = theft.to is Character.GRANDPA
        return after._replace(has_grandpa_stolen=self.has_grandpa_stolen or is_grandpa)


def imagine(view: MammaIView, to_come: tuple[Card, ...]) -> Imagined:
    """The table as it is, ready to imagine moves on."""
    family = view.family
    return Imagined(
        rows=tuple([row.cards for row in view.rows]),
        family=tuple([Member(member.market, member.guest) for member in family]),
        to_come=to_come,
        wc=next((c for c in FAMILY if family[c].has_wc), None),
        hospital=next((c for c in FAMILY if family[c].has_hospital), None),
        has_child=view.has_child,
        has_grandpa_stolen=view.has_grandpa_stolen,
    )
