"""The people at a table, as others read about them."""

from bot.pictures.kit import can_write
from bot.screens.words import Words, plain
from bot.tables.table import Chair, Seating


def person_name(table: Seating, seat: int) -> str:
    """The name of the player in a seat, marked if it's a computer."""
    chair = table.chairs[seat]
    return plain(chair.name) if chair.is_person else f"🤖 {plain(chair.name)}"


def strength_note(table: Seating, seat: int, words: Words) -> str:
    """The strength of a computer that has been there from the start, to follow its name."""
    chair = table.chairs[seat]
    return words("computer-strength", strength=chair.strength) if chair.user is None else ""


def bare_name(chair: Chair) -> str:
    """The name of a player where Markdown doesn't work, such as in a menu."""
    return chair.name if chair.is_person else f"🤖 {chair.name}"


def drawn_name(table: Seating, seat: int) -> str:
    """The name of a player in a picture, or a letter if its font can't write the name."""
    name = table.chairs[seat].name
    return name if can_write(name) else f"({chr(ord('A') + seat)})"


def legend(table: Seating, words: Words) -> str:
    """Which letter in a picture stands for whom, line by line."""
    lines = [
        words("picture-legend", letter=drawn_name(table, seat), name=plain(chair.name))
        for seat, chair in enumerate(table.chairs)
        if not can_write(chair.name)
    ]
    return "\n".join(lines)


def mention(table: Seating, seat: int) -> str:
    """A mention of a person whose turn it is, or the name of a computer."""
    chair = table.chairs[seat]
    return person_name(table, seat) if chair.is_played_by_computer else f"<@{chair.user}>"


def name_of(table: Seating, user: int) -> str:
    """The name of a user at the table, or the mention of somebody from elsewhere."""
    seat = table.find_seat(user)
    return f"<@{user}>" if seat is None else plain(table.chairs[seat].name)


def mentioned(table: Seating, seat: int | None) -> tuple[int, ...]:
    """The user to ping when a message asks this seat to act."""
    if seat is None or table.chairs[seat].is_played_by_computer:
        return ()
    user = table.chairs[seat].user
    return () if user is None else (user,)
