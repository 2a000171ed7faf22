"""Who leads while the oven is open, by what everybody may know."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.games.interface import value
from bot.games.mamma_mia.events import HelpGiven
from bot.screens.mamma_mia.cards_out import CardOut, find_came, get_opened
from bot.screens.mamma_mia.seen import MammaMiaViewer


@value
class Score:
    """A player's pizzas in an opening so far, and before it."""

    before: int | None
    """The orders delivered before; None if there are none yet, or they lie face down (B4.1)."""
    baked: int
    failed: int
    face_down: int
    """The orders finished unseen in this opening, for helping (B4.6)."""
    leads: bool

    @property
    def total(self) -> int:
        """All pizzas that the score counts."""
        return (self.before or 0) + self.baked + self.face_down

    @property
    def facts(self) -> dict[str, Any]:
        """The score as words and pictures take it."""
        return asdict(self)


def find_scores(viewer: MammaMiaViewer, cards: Sequence[CardOut]) -> Sequence[Score]:
    """Everybody's score when these cards of the latest opening are out."""
    scores = [_count(viewer, seat, cards) for seat in range(len(viewer.table.chairs))]
    best = max(score.total for score in scores)
    return [replace(score, leads=score.total == best > 0) for score in scores]


def _count(viewer: MammaMiaViewer, seat: int, cards: Sequence[CardOut]) -> Score:
    own = [one.baked for card in cards if (one := card.settled) and one.seat == seat]
    given = [event for card in cards if (event := find_came(card, HelpGiven))]
    return Score(
        before=_before(viewer, seat),
        baked=own.count(True),
        failed=own.count(False),
        face_down=[event.seat for event in given].count(seat),
        leads=False,
    )


def _before(viewer: MammaMiaViewer, seat: int) -> int | None:
    view, opening = viewer.view, get_opened(viewer).opening
    if view.edition.finished_face_down or opening == 1:
        return None
    former = view.openings[: opening - 1]
    return sum(one.baked and one.seat == seat for opening in former for one in opening)


def score_line(viewer: MammaMiaViewer, scores: Sequence[Score]) -> str:
    """The scores in a line, of those who have any."""
    parts = [
        viewer.words("oven-recap-of", name=viewer.names(seat), **score.facts)
        for seat, score in enumerate(scores)
        if score.total or score.failed
    ]
    return viewer.words("oven-recap", results=" · ".join(parts)) if parts else ""


def standing_text(viewer: MammaMiaViewer, counts: Sequence[int]) -> str:
    """How many pizzas everybody has, and who leads."""
    best = max(counts)
    parts = [
        viewer.words(
            "oven-standing-of", name=viewer.names(seat), count=count, leads=count == best > 0
        )
        for seat, count in enumerate(counts)
    ]
    return " · ".join(parts)
