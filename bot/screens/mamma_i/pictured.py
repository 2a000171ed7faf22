"""The facts in pictures, from what a seat or everybody sees, with their words."""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.games.interface import Event
from bot.games.mamma_i.cards import (
    CHARACTER_WORDS,
    ROW_WORDS,
    ROWS,
    Character,
    Row,
    money,
    movement,
)
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    GameEnded,
    GuestPlaced,
    Stopped,
    TurnBegan,
    WcCalled,
)
from bot.games.mamma_i.matches import matching_rows
from bot.games.mamma_i.scoring import net_movement
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.places import place_of
from bot.screens.announcing import clipped
from bot.screens.mamma_i.laid_out import table_lines
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
from bot.screens.mamma_i.pictures.kinds import CHARACTER, PODIUM, SCORING, TABLE
from bot.screens.mamma_i.scored import items_at_end, points_so_far, worth_alone
from bot.screens.mamma_i.seen import (
    MammaIViewer,
    find_deciding_arrival,
    get_arrival,
    get_points,
)
from bot.screens.people import drawn_name, legend
from bot.screens.ranking import marks_of, ranking
from bot.screens.screen import LONGEST_ALT, Picture, Text
from bot.screens.words import Words

Pictures: TypeAlias = list[Picture]
"""One picture, or none at a table without pictures."""

MARKUP: Final = re.compile(r"\*\*|^#+ |^-# |\\(?=[\W_])", re.MULTILINE)
"""What a screen reader shouldn't read."""


def table_shown(viewer: MammaIViewer) -> Text | Picture:
    """The table as a picture, or in words if the table has no pictures."""
    lines = "\n".join(table_lines(viewer))
    if viewer.table.terms.pictures == "off" or not viewer.view.turn:
        return Text(lines)
    alt = clipped(MARKUP.sub("", lines), LONGEST_ALT)
    return Picture(
        TABLE, _table_facts(viewer), alt, instead=lines, below=legend(viewer.table, viewer.words)
    )


def _table_facts(viewer: MammaIViewer) -> TableFacts:
    view, words = viewer.view, viewer.words
    matching, placed = _find_matching(view), _find_placed(viewer.events)
    return TableFacts(
        letters=letters(words),
        title=words("picture-turn", turn=view.turn, turns=TURNS),
        seats=[_seat(viewer, seat) for seat in range(len(view.seats))],
        display=[*view.display],
        deck=view.deck,
        aside=len(view.aside),
        can_wc=view.wc is None,
        guest=None if all(seat.has_placed_guest for seat in view.seats) else view.next_guest,
        market=[*view.market],
        rows=[_row(view, row, placed, matching) for row in ROWS],
    )


def _seat(viewer: MammaIViewer, seat: int) -> SeatFacts:
    shown = viewer.view.seats[seat]
    return SeatFacts(
        name=drawn_name(viewer.table, seat),
        is_awaited=viewer.view.acting == seat,
        has_stopped=shown.has_stopped,
        can_stop=not shown.has_used_stop,
        has_guest=not shown.has_placed_guest,
    )


def _row(
    view: MammaIView, row: Row, placed: CardsPlaced | None, matching: Sequence[Row]
) -> RowFacts:
    cards, is_bus = view.rows[row], row is Row.SCHOOLBUS
    return RowFacts(
        row=ROW_WORDS[row],
        cards=[*cards],
        fresh=len(placed.cards) if placed is not None and placed.row is row else 0,
        movement=movement(cards),
        net=movement(cards) if is_bus else net_movement(view, Character(row)),
        has_wc=not is_bus and view.wc is Character(row),
        has_hospital=not is_bus and view.hospital is Character(row),
        money=money(cards),
        has_child=view.has_child if row is Row.GRANDPA else is_bus and not view.has_child,
        is_marked=row in matching,
        worth=None if is_bus else worth_alone(view, Character(row)),
        points=None if is_bus else points_so_far(view, Character(row)),
        **(BesideFacts(market=[], guest=None) if is_bus else _beside(view, Character(row))),
    )


def _beside(view: MammaIView, character: Character) -> BesideFacts:
    shown = view.family[character]
    return BesideFacts(
        market=[(bought.card, bought.is_vertical) for bought in shown.market],
        guest=shown.guest,
    )


def _find_placed(events: Sequence[Event]) -> CardsPlaced | None:
    """The cards placed last, unless somebody has done something else since."""
    for event in reversed(events):
        if isinstance(event, CardsPlaced):
            return event
        if isinstance(event, OTHER_TRICKS):
            return None
    return None


OTHER_TRICKS: Final = (CardRemoved, GuestPlaced, Stopped, TurnBegan, WcCalled)


def _find_matching(view: MammaIView) -> Sequence[Row]:
    """The rows whose matches are being settled."""
    if view.changed is None:
        return ()
    others = matching_rows(view, view.changed)
    return [row for row in ROWS if others and row in (view.changed, *others)]


def secret_picture(viewer: MammaIViewer) -> Pictures:
    """A player's own secret character; the words around it say the same."""
    view, words, secret = viewer.view, viewer.words, viewer.view.secret
    if viewer.table.terms.pictures == "off" or secret is None:
        return []
    name = words("row-name", row=secret)
    facts = SecretFacts(
        letters=letters(words),
        title=name,
        character=CHARACTER_WORDS[secret],
        has_child=_has_child(view, secret),
        points=points_so_far(view, secret),
        beside=_beside(view, secret),
    )
    return [Picture(CHARACTER, facts, name)]


def scoring_picture(viewer: MammaIViewer, character: Character) -> Pictures:
    """Where a character's points come from at the end; the words beside it say the same."""
    if viewer.table.terms.pictures == "off":
        return []
    view, points = viewer.view, get_points(viewer)[character]
    drawn = [item for item in items_at_end(view, character) if item.drawing]
    words = viewer.words
    facts = ScoringFacts(
        letters=letters(words),
        title=words("row-name", row=character),
        character=CHARACTER_WORDS[character],
        has_child=_has_child(view, character),
        drawings=[(item.drawing, item.count, item.points) for item in drawn],
        mother_in_law=points.mother_in_law,
        guest=points.guest,
        money=points.money,
        own=points.own,
        place=get_arrival(viewer).index(character) + 1,
        arrival=points.arrival,
        total=points.total,
    )
    said = words("picture-points", row=character, points=points.total)
    return [Picture(SCORING, facts, said)]


def podium_picture(viewer: MammaIViewer, end: GameEnded) -> Pictures:
    """The ranking, with everybody's character turned up."""
    if viewer.table.terms.pictures == "off":
        return []
    marks = marks_of(viewer)
    rows = [
        RankedFacts(
            place=place_of(marks, seat),
            is_winner=seat in end.winners,
            name=drawn_name(viewer.table, seat),
            character=CHARACTER_WORDS[end.characters[seat]],
            has_child=_has_child(viewer.view, end.characters[seat]),
            points=end.points[seat],
            arrived=find_deciding_arrival(viewer, end, seat),
        )
        for seat in ranking(marks)
    ]
    names = [
        viewer.words(
            "picture-place",
            place=row["place"],
            name=viewer.table.chairs[seat].name,
            points=row["points"],
        )
        for seat, row in zip(ranking(marks), rows, strict=True)
    ]
    facts = PodiumFacts(letters=letters(viewer.words), rows=rows)
    return [Picture(PODIUM, facts, ", ".join(names), below=legend(viewer.table, viewer.words))]


def _has_child(view: MammaIView, character: Character) -> bool:
    return view.has_child and character is Character.GRANDPA


def letters(words: Words) -> dict[str, str]:
    """Two letters for each row."""
    return {ROW_WORDS[row]: words("row-letters", row=row) for row in ROWS}
