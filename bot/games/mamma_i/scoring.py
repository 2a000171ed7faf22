"""What the characters are worth, and who wins (C5.1, C7.2, C8)."""

from typing import Final, Literal, TypeAlias

from bot.games.fields import BySeat, Seat
from bot.games.interface import Outcome, value
from bot.games.mamma_i.cards import (
    CHARACTER_WORDS,
    MARKET,
    Character,
    money,
    movement,
)
from bot.games.mamma_i.matches import OpenTable
from bot.games.mamma_i.state import Member, State

WC_MOVEMENT: Final = -1
HOSPITAL_MOVEMENT: Final = -2
MATCHING_POINTS: Final = {5: 15, 4: 10, 3: 6, 2: 3}
"""Points for a drawing, by the number of the character's cards that show it (C8.1)."""
OWN_POINTS: Final = {
    Character.GRANDPA: 3,
    Character.GRANDMA: 5,
    Character.MAMMA: 3,
    Character.HUSBAND: -5,
}
"""C8.5, for grandpa without the child."""
WITH_CHILD_POINTS: Final = 7
ARRIVAL_POINTS: Final = (3, 2, 1, -1, -2, -3)

WinReason: TypeAlias = Literal["points", "arrival"]
BY_POINTS: Final = "points"
"""The winner's character has more points than any other player's."""
BY_ARRIVAL: Final = "arrival"
"""Among those with most points, the winner's character arrived first (C8.7)."""


@value
class Points:
    """A character's points, item by item."""

    matching: int
    single: int
    mother_in_law: int
    guest: int
    money: int
    own: int
    arrival: int

    @property
    def total(self) -> int:
        bought = self.matching + self.single + self.mother_in_law
        return bought + self.guest + self.money + self.own + self.arrival


@value
class Score:
    """What decides the game; points go by character."""

    winners: tuple[Seat, ...]
    reason: WinReason
    secrets: BySeat[Character]
    points: tuple[Points, ...]
    arrival: tuple[Character, ...]


def net_movement(table: OpenTable, character: Character) -> int:
    """A character's movement: the row's, less for the wc and the hospital (C5.1)."""
    cards = movement(table.rows[character])
    wc = WC_MOVEMENT if table.wc is character else 0
    return cards + wc + (HOSPITAL_MOVEMENT if table.hospital is character else 0)


def arrivals(state: State) -> tuple[Character, ...]:
    """The characters in the order of arrival: most movement first, ties to the older (C7.2)."""
    return tuple(sorted(Character, key=lambda c: (-net_movement(state, c), c)))


def points(state: State, character: Character) -> Points:
    """A character's points at the end (C8)."""
    member = state.family[character]
    matching, single = drawing_points(member)
    own = OWN_POINTS.get(character, 0)
    if character is Character.GRANDPA and state.has_child:
        own = WITH_CHILD_POINTS
    return Points(
        matching=matching,
        single=single,
        mother_in_law=sum(MARKET[bought.card].mother_in_law for bought in member.market),
        guest=member.guest or 0,
        money=money(state.rows[character]),
        own=own,
        arrival=ARRIVAL_POINTS[arrivals(state).index(character)],
    )


def drawing_points(member: Member) -> tuple[int, int]:
    """Points for drawings on several cards (C8.1), and for those on one only (C8.2)."""
    cards = [MARKET[bought.card] for bought in member.market]
    drawings = [drawing for card in cards for drawing in card.drawings]
    matching = sum(MATCHING_POINTS.get(drawings.count(drawing), 0) for drawing in set(drawings))
    single = sum(
        drawings.count(drawing) == 1
        for card in cards
        if not card.mother_in_law
        for drawing in card.drawings
    )
    return matching, single


def score(state: State) -> Score:
    """The score by most points of the secret character, then by its earlier arrival (C8.7)."""
    secrets = tuple([seat.secret for seat in state.seats if seat.secret is not None])
    all_points = tuple([points(state, character) for character in Character])
    arrival = arrivals(state)

    def marks(seat: int) -> tuple[int, int]:
        return all_points[secrets[seat]].total, -arrival.index(secrets[seat])

    winner = max(range(state.players), key=marks)
    totals = [all_points[character].total for character in secrets]
    reason = BY_ARRIVAL if totals.count(max(totals)) > 1 else BY_POINTS
    return Score((winner,), reason, secrets, all_points, arrival)


def outcome(state: State) -> Outcome:
    """The outcome, as records state it."""
    final = score(state)
    result = {
        "winners": list(final.winners),
        "secrets": [CHARACTER_WORDS[character] for character in final.secrets],
        "points": {
            word: points.total for word, points in zip(CHARACTER_WORDS, final.points, strict=True)
        },
        "arrival": [CHARACTER_WORDS[character] for character in final.arrival],
    }
    return Outcome(final.winners, final.reason, result)
