"""Whose side the players were on, and whose side they seemed to be on."""

from collections import Counter
from typing import Final

from bot.games.mamma_i.cards import Row
from bot.games.mamma_i.events import CardsPlaced, GameEnded, GuestPlaced
from bot.screens.mamma_i.card_words import minus, row_text
from bot.screens.people import person_name
from bot.screens.remarks import Remark
from bot.screens.words import Words
from bot.tables.table import Table

MASKED: Final = 2
"""How many times as often a player must have served another side to surprise."""


def masked_remark(table: Table, end: GameEnded, words: Words) -> Remark | None:
    """The player who placed far more often elsewhere than with their secret character."""
    seat = _find_masked(table, end)
    if seat is None:
        return None
    tricks, own = _tricks(table, seat), end.characters[seat]
    (other, count), *_ = tricks.most_common(1)
    text = words(
        "went-masked",
        name=person_name(table, seat),
        other=row_text(words, "at", other),
        count=count,
        own=row_text(words, "at", own),
        few=tricks[Row(own)],
    )
    return Remark(8 if seat in end.winners else 6, text)


def ally_remark(table: Table, end: GameEnded, words: Words) -> Remark | None:
    """Who placed with the winner's character more often than anybody, but wasn't on its side."""
    winner = end.winners[0]
    row = Row(end.characters[winner])
    counts = [_tricks(table, seat)[row] for seat in range(len(table.chairs))]
    most = max(counts)
    seat = counts.index(most)
    if seat in (winner, _find_masked(table, end)) or counts.count(most) > 1:
        return None
    name, at = person_name(table, seat), row_text(words, "at", row)
    return Remark(7, words("went-ally", name=name, at=at, count=most))


def guest_remark(table: Table, end: GameEnded, words: Words) -> Remark | None:
    """Who placed a guest beside their own secret character; the worst guest counts."""
    placed = [event for event in table.get_match().events if isinstance(event, GuestPlaced)]
    own = [event for event in placed if end.characters[event.seat] is event.character]
    if not own:
        return None
    worst = min(own, key=lambda event: event.guest)
    name, whom = person_name(table, worst.seat), row_text(words, "whom", worst.character)
    return Remark(8, words("went-guest", name=name, whom=whom, guest=minus(worst.guest)))


def _tricks(table: Table, seat: int) -> Counter[Row]:
    """How often a player placed cards in each character's row."""
    return Counter(
        event.row
        for event in table.get_match().events
        if isinstance(event, CardsPlaced) and event.seat == seat and event.row is not Row.SCHOOLBUS
    )


def _find_masked(table: Table, end: GameEnded) -> int | None:
    """The player whose own side showed least; the winner's is the greatest surprise."""
    masked: list[tuple[bool, int, int]] = []
    for seat, own in enumerate(end.characters):
        tricks = _tricks(table, seat)
        most, few = max(tricks.values(), default=0), tricks[Row(own)]
        if most > MASKED * few:
            masked.append((seat in end.winners, most - few, -seat))
    return -max(masked)[2] if masked else None
