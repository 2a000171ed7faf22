"""What a player has heard since their last turn, as everybody at a table would have."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_mia.events import IngredientsPlayed, OrderPlayed, OvenOpened, Passed
from bot.screens.mamma_mia.seen import MammaMiaViewer


def heard_since(viewer: MammaMiaViewer) -> list[str]:
    """The others' turns since this seat's last one, or since the oven was opened."""
    words = viewer.words
    lines: list[str] = []
    heard = _since(viewer)
    for event in heard:
        match event:
            case IngredientsPlayed(other, ingredient, count):
                facts = {"name": viewer.names(other), "ingredient": ingredient, "count": count}
                lines.append(words("since-played", **facts))
            case Passed(other):
                lines.append(words("since-passed", name=viewer.names(other)))
            case OrderPlayed(_, order):
                lines[-1] = f"{lines[-1]} {words('since-order', order=order)}"
            case _:
                pass
    heading = words("since-so-far" if len(heard) == len(viewer.events) else "since-heading")
    return [heading, *lines] if lines else []


def has_played(viewer: MammaMiaViewer) -> bool:
    """Whether this seat has had a turn yet."""
    turns = [event for event in viewer.events if isinstance(event, IngredientsPlayed | Passed)]
    return any(turn.seat == viewer.seat for turn in turns)


def _since(viewer: MammaMiaViewer) -> Sequence[Event]:
    """The events after the viewer's last turn."""
    events = viewer.events
    for place in range(len(events) - 1, -1, -1):
        match events[place]:
            case OvenOpened():
                return events[place:]
            case IngredientsPlayed(own) | Passed(own) if own == viewer.seat:
                following = events[place + 1 :]
                # The seat's order belongs to its turn.
                is_own = bool(following) and isinstance(following[0], OrderPlayed)
                return following[1:] if is_own else following
            case _:
                pass
    return events
