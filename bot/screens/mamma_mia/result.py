"""What an opening brought: the orders and the standing, which stay in the channel."""

from collections.abc import Sequence

from bot.games.mamma_mia.events import OvenEmptied
from bot.games.mamma_mia.state import Settled
from bot.screens.announcing import BROWN, message
from bot.screens.buttons import make_button
from bot.screens.mamma_mia import pictured
from bot.screens.mamma_mia.cards_out import cards_out
from bot.screens.mamma_mia.score import Score, find_scores, standing_text
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.turn import left_over_line
from bot.screens.screen import Screen


def begins_next(viewer: MammaMiaViewer, emptied: OvenEmptied) -> bool:
    """Whether something is left over for another opening."""
    return any(emptied.left_over) and emptied.opening < viewer.view.edition.openings


def result_screen(viewer: MammaMiaViewer, emptied: OvenEmptied) -> Screen:
    """What stays of an opening: the orders, the standing, and how much is left over."""
    settled, scores = (
        viewer.view.openings[emptied.opening - 1],
        find_scores(viewer, cards_out(viewer, 0)),
    )
    lines = [viewer.words("oven-result-heading", opening=emptied.opening)]
    lines += [_results_of(viewer, seat, settled, score) for seat, score in enumerate(scores)]
    if not settled:
        lines.append(viewer.words("oven-no-orders"))
    lines.append(_standing(viewer, emptied))
    if begins_next(viewer, emptied):
        lines.append(left_over_line(viewer, "result", emptied.left_over))
    pictures = pictured.standing_picture(viewer, emptied, scores)
    again = make_button(viewer, "again", rest=f"oven-{emptied.opening} 0")
    return message(lines, [again], BROWN, pictures=pictures)


def _results_of(viewer: MammaMiaViewer, seat: int, settled: Sequence[Settled], score: Score) -> str:
    """A player's orders, and thanks for helping."""
    words = viewer.words
    results = [
        f"{'✅' if done.baked else '❌'} {words('order-name', order=done.order)}"
        for done in settled
        if done.seat == seat
    ]
    if score.face_down:
        results.append(words("oven-result-thanks", count=score.face_down))
    if not results:
        return ""
    return words("oven-result-of", name=viewer.names(seat), results=" · ".join(results))


def _standing(viewer: MammaMiaViewer, event: OvenEmptied) -> str:
    if event.delivered is None:
        return viewer.words("oven-pile", count=event.finished)
    return viewer.words("oven-standing", standing=standing_text(viewer, event.delivered))
