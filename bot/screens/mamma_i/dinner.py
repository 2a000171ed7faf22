"""The dinner: who arrives when, everybody's points, and whose side the players were on."""

from collections.abc import Sequence

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, SecretShown
from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.screens.announcing import BROWN, in_channel, message, pace
from bot.screens.buttons import make_button
from bot.screens.mamma_i.pictured import Pictures, scoring_picture
from bot.screens.mamma_i.scored import items_at_end
from bot.screens.mamma_i.seen import MammaIViewer, get_arrival, get_points
from bot.tables.announcement import Announcement


def dinner_told(viewer: MammaIViewer) -> list[Announcement]:
    """The arrivals, the family's points from the fewest up, then the secrets one by one."""
    return [
        _arrivals(viewer),
        *_scored(viewer),
        *_frames(viewer, "secrets", "secrets-heading", _secrets(viewer)),
    ]


def _arrivals(viewer: MammaIViewer) -> Announcement:
    """The order in which the family sits down, and what that is worth."""
    words = viewer.words
    lines = [
        words(
            "dinner-place",
            place=event.place,
            character=event.character,
            movement=event.movement,
            points=ARRIVAL_POINTS[event.place - 1],
        )
        for event in viewer.news
        if isinstance(event, Arrived)
    ]
    screen = message([words("dinner-heading"), *lines, words("dinner-ties")], color=BROWN)
    return in_channel("dinner", "post", screen, gap=pace(viewer))


def _frames(
    viewer: MammaIViewer,
    key: str,
    heading: str,
    lines: Sequence[str],
    pictures: Sequence[Pictures] = (),
) -> list[Announcement]:
    """One message that grows line by line; at the pace *instant* it comes whole."""
    sizes = range(1, len(lines) + 1) if pace(viewer) else [len(lines)]
    told: list[Announcement] = []
    for size in sizes:
        buttons = [make_button(viewer, "skip")] if size < len(lines) else []
        shown = pictures[size - 1] if pictures else []
        screen = message([viewer.words(heading), *lines[:size]], buttons, BROWN, pictures=shown)
        told.append(in_channel(key, "edit" if told else "post", screen, gap=pace(viewer)))
    return told


def _scored(viewer: MammaIViewer) -> list[Announcement]:
    """Each character with all its points, the fewest first, the latest in a picture."""
    points, arrival = get_points(viewer), get_arrival(viewer)
    order = sorted(Character, key=lambda one: (points[one].total, -arrival.index(one)))
    lines = [_score(viewer, one) for one in order]
    pictures = [scoring_picture(viewer, one) for one in order]
    return _frames(viewer, "scores", "scores-heading", lines, pictures)


def _score(viewer: MammaIViewer, character: Character) -> str:
    items, points = items_at_end(viewer.view, character), get_points(viewer)[character].total
    return viewer.words("scores-of", character=character, points=points, items=items)


def _secrets(viewer: MammaIViewer) -> list[str]:
    """The secrets, the one with the fewest points first."""
    shown = [event for event in viewer.news if isinstance(event, SecretShown)]
    arrival = get_arrival(viewer)
    shown.sort(key=lambda event: (event.points, -arrival.index(event.character)))
    return [viewer.say(event) for event in shown]
