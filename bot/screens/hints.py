"""Hints, as the player who asked for one reads them."""

from typing import Final

from bot.brains.interface import Advice, Hunch
from bot.screens.buttons import fits_button, make_button, move_button, rows
from bot.screens.family import AnyFamily
from bot.screens.screen import Button, Screen, Text
from bot.screens.viewer import AnyViewer, Reader

CHANCES: Final = "chances"
"""The rest of the id of a button that shows the chances to win as well."""


def hint_screen(
    family: AnyFamily, advice: Advice, viewer: AnyViewer, *, has_chances: bool = False
) -> Screen:
    """What a strong computer would do and why, what else it thought of, and a button to do it."""
    words = viewer.words
    lines = [words("hint-move", move=_move(family, advice, viewer))]
    lines.append(_reason(family, advice, viewer, has_chances=has_chances))
    if advice.others:
        lines.append(words("hint-others"))
    for other in advice.others:
        reason = _reason(family, other, viewer, has_chances=has_chances)
        lines.append(words("hint-other", move=_move(family, other, viewer), reason=reason))
    buttons = list[Button]()
    if fits_button(viewer, advice.move):
        buttons.append(move_button(viewer, advice.move, words("press-do-it"), "success"))
    if not has_chances and family.chance(advice.reason) is not None:
        buttons.append(make_button(viewer, "hint", label="chances", rest=CHANCES))
    return Screen((Text("\n".join(lines)), *rows(buttons)))


def _move(family: AnyFamily, advice: Advice, reader: Reader) -> str:
    move = family.move_text(advice.move, reader.words)
    return f"{move[:1].upper()}{move[1:]}"


def _reason(family: AnyFamily, advice: Advice, reader: Reader, *, has_chances: bool) -> str:
    if isinstance(advice.reason, Hunch):
        return reader.words("hint-hunch")
    reason, chance = family.reason(advice.reason, reader), family.chance(advice.reason)
    if not has_chances or chance is None:
        return reason
    return f"{reason} {reader.words('hint-chance', chance=percent(chance))}"


def percent(likelihood: float) -> int:
    """A probability as a percentage; nothing is certain."""
    return min(99, max(1, round(100 * likelihood)))
