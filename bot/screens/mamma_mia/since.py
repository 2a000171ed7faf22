"""What a player has heard since their last turn, as everybody at a table would have."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_mia.events import IngredientsPlayed, OrderPlayed, OvenOpened, Passed
from bot.screens.mamma_mia.card_words import ingredient_emoji, order_name
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.table import Table


def heard_since(table: Table, seat: int, words: Words) -> list[str]:
    """The others' turns since this seat's last one, or since the oven was opened."""
    lines: list[str] = []
    public = [event for event in table.get_match().events if not event.private]
    heard = _since(public, seat)
    for event in heard:
        match event:
            case IngredientsPlayed(other, ingredient, count):
                emoji = ingredient_emoji(words, ingredient)
                name = person_name(table, other)
                lines.append(words("since-played", name=name, count=count, emoji=emoji))
            case Passed(other):
                lines.append(words("since-passed", name=person_name(table, other)))
            case OrderPlayed(_, order):
                played = words("since-order", order=order_name(words, order))
                lines[-1] = f"{lines[-1]} {played}"
            case _:
                pass
    heading = words("since-so-far" if len(heard) == len(public) else "since-heading")
    return [heading, *lines] if lines else []


def has_played(table: Table, seat: int) -> bool:
    """Whether this seat has had a turn yet."""
    events = table.get_match().events
    return any(isinstance(one, IngredientsPlayed | Passed) and one.seat == seat for one in events)


def _since(public: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events after the seat's last turn."""
    for place in range(len(public) - 1, -1, -1):
        match public[place]:
            case OvenOpened():
                return public[place:]
            case IngredientsPlayed(own) | Passed(own) if own == seat:
                following = public[place + 1 :]
                # The seat's order belongs to its turn.
                is_own = bool(following) and isinstance(following[0], OrderPlayed)
                return following[1:] if is_own else following
            case _:
                pass
    return public
