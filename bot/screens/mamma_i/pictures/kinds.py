"""The kinds of pictures of Mamma I, each with a made-up table."""

from collections.abc import Mapping
from typing import Final

from bot.pictures.kit import Kind
from bot.screens.mamma_i.pictures.facts import (
    BesideFacts,
    PodiumFacts,
    RankedFacts,
    RowFacts,
    ScoringFacts,
    SeatFacts,
    SecretFacts,
    TableFacts,
)
from bot.screens.mamma_i.pictures.podium import podium
from bot.screens.mamma_i.pictures.scoring import scoring
from bot.screens.mamma_i.pictures.secret import secret
from bot.screens.mamma_i.pictures.table import table

TABLE: Final = "mammai-table"
CHARACTER: Final = "mammai-secret"
SCORING: Final = "mammai-scoring"
PODIUM: Final = "mammai-podium"

LETTERS: Final = {
    "grandpa": "Gp",
    "grandma": "Gm",
    "mamma": "Ma",
    "wife": "Wi",
    "husband": "Hu",
    "son": "So",
    "schoolbus": "Bu",
}


def seat(name: str, marks: str) -> SeatFacts:
    """A player with marks such as whose turn it is, or an unused stop or guest."""
    return SeatFacts(
        name=name,
        is_awaited="awaited" in marks,
        has_stopped="stopped" in marks,
        can_stop="stop" in marks.split(),
        has_guest="guest" in marks,
    )


def row(
    name: str, cards: str, sums: tuple[int, int, int], worth: int | None = None, marks: str = ""
) -> RowFacts:
    """A row with its movement, what of it counts, and its money; no guest and no market card."""
    movement, net, money = sums
    return RowFacts(
        row=name,
        cards=cards.split(),
        fresh=int("fresh" in marks),
        movement=movement,
        net=net,
        money=money,
        market=[],
        guest=None,
        has_wc="wc" in marks,
        has_hospital="hospital" in marks,
        has_child="child" in marks,
        is_marked="marked" in marks,
        worth=worth,
        points=worth,
    )


def beside(row: RowFacts, points: int, guest: int | None, *market: tuple[str, bool]) -> RowFacts:
    """The row with what lies beside its character, and the points so far."""
    row["points"], row["guest"], row["market"] = points, guest, [*market]
    return row


TABLE_EXAMPLE: Final = TableFacts(
    letters=LETTERS,
    title="Round 4 of 6",
    seats=[
        seat("Anna", "stop"),
        seat("Bartholomäus der Große", "guest stop"),
        seat("Ядвига", "awaited stop"),
        seat("Sørine", "stopped"),
    ],
    display=["m3", "e2", "m1", "m2"],
    deck=4,
    aside=2,
    can_wc=False,
    guest=-3,
    market=["in-law-3", "market-2"],
    rows=[
        beside(
            row("grandpa", "m2 e1", (2, 2, 1), 3), 1, -6, ("market-3", True), ("in-law-1", False)
        ),
        row("grandma", "", (0, 0, 0), 5),
        row("mamma", "m3 m3 e3 m2", (8, 5, 3), 3, "wc hospital marked"),
        beside(row("wife", "m1 m1 m1", (3, 3, 0), 0), 3, None, ("market-1", True)),
        beside(row("husband", "e3 e2 m3", (3, 3, 5), -5), -10, -5),
        beside(row("son", "m1 m2", (3, 3, 0), 0), -4, -4),
        row("schoolbus", "m2 m2 m2 m2", (8, 8, 0), marks="child marked fresh"),
    ],
)

SECRET_EXAMPLE: Final = SecretFacts(
    letters=LETTERS,
    title="The mamma",
    character="mamma",
    has_child=False,
    points=-1,
    beside=BesideFacts(
        market=[("in-law-3", True), ("market-2", False)],
        guest=-4,
    ),
)

SCORING_EXAMPLE: Final = ScoringFacts(
    letters=LETTERS,
    title="The wife",
    character="wife",
    has_child=False,
    drawings=[
        ("fish", 3, 6),
        ("spaghetti", 1, 1),
        ("salami", 2, 3),
        ("tomato", 1, 1),
        ("cheese", 1, 0),
    ],
    mother_in_law=-1,
    guest=-3,
    money=4,
    own=0,
    place=2,
    arrival=2,
    total=13,
)


def ranked(name: str, character: str, *, place: int, points: int) -> RankedFacts:
    """A player in the ranking; the first has won, after a tie-break with the second."""
    return RankedFacts(
        place=place,
        is_winner=place == 1,
        name=name,
        character=character,
        has_child=True,
        points=points,
        arrived=2 * place if place < 3 else None,
    )


PODIUM_EXAMPLE: Final = PodiumFacts(
    letters=LETTERS,
    rows=[
        ranked("Anna", "grandpa", place=1, points=12),
        ranked("Sørine", "son", place=2, points=12),
        ranked("Bartholomäus der Große", "husband", place=3, points=0),
        ranked("Ядвига", "mamma", place=4, points=-3),
    ],
)

PICTURES: Final[Mapping[str, Kind]] = {
    TABLE: Kind(table, TABLE_EXAMPLE),
    CHARACTER: Kind(secret, SECRET_EXAMPLE),
    SCORING: Kind(scoring, SCORING_EXAMPLE),
    PODIUM: Kind(podium, PODIUM_EXAMPLE),
}
