"""The open oven, told frame by frame: a message for every phase, more cards with every edit."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.games.interface import Event, value
from bot.games.mamma_mia.events import OvenEmptied, OvenOpened
from bot.games.mamma_mia.state import Settled
from bot.screens.announcing import BROWN, in_channel, pace, paper, remembered
from bot.screens.buttons import press
from bot.screens.frames import frame_sizes, pages
from bot.screens.mamma_mia.card_words import cards_text, order_name
from bot.screens.mamma_mia.cards_out import CardOut, cards_out, lying
from bot.screens.mamma_mia.seen import onlook
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import person_name
from bot.screens.screen import Screen
from bot.screens.words import Words
from bot.tables.ports import Announcement
from bot.tables.table import Table

CARDS: Final = {"slow": 2, "normal": 3, "fast": 4}
"""How many cards every frame adds; at the pace *instant* there is but one frame."""

LONGEST_STORY: Final = 2400
"""How many characters of story a message may hold before another begins."""


@value
class Part:
    """A part of a phase that goes into one message."""

    table: Table
    words: Words
    heading: str
    recap: str
    cards: tuple[CardOut, ...]

    def frame(self, number: int, ending: str = "") -> Screen:
        """The message with so many of its cards."""
        cards = self.cards[:number]
        lies = self.words("oven-table", cards=cards_text(self.words, lying(cards)))
        story = "\n".join(card.text for card in cards) or self.words("oven-nothing")
        waiting = cards[-1].waiting if cards else ""
        buttons = [] if number == len(self.cards) else [press(self.table, "skip", self.words)]
        return paper([self.heading, self.recap, story, waiting, lies, ending], buttons, BROWN)

    def rest(self) -> Screen:
        """What remains of it when the story goes on in another message: nobody waits any more."""
        cards = tuple(replace(card, waiting="") for card in self.cards)
        return replace(self, cards=cards).frame(len(cards))


def reveal_told(
    table: Table, events: Sequence[Event], note: str, first_gap: float
) -> list[Announcement]:
    """The phase of the opening that these events bring."""
    words = get_words(table.terms.language)
    opened = next(e for e in reversed(table.get_match().events) if isinstance(e, OvenOpened))
    emptied = next((event for event in events if isinstance(event, OvenEmptied)), None)
    cards = cards_out(table, len(events), words)
    heading = "\n".join(filter(None, [_heading(table, opened, words), note]))
    told: list[Announcement] = []
    key = f"oven-{opened.opening}"
    *parts, last = _parts(table, cards, heading, words)
    for part in parts:
        told += _frames(part, key)
    told += _frames(last, key, "" if emptied is None else _standing(table, emptied, words))
    told[0] = replace(told[0], gap=first_gap)
    return told


def result_told(table: Table, events: Sequence[Event]) -> list[Announcement]:
    """With the first play of a new round the channel forgets the story of the opening before.

    What is left over lies in the oven now, and nobody may look at it there (A3.7).
    """
    before = islice(reversed(table.get_match().events), len(events), None)
    emptied = next(event for event in before if isinstance(event, OvenEmptied))
    settled = onlook(table).openings[emptied.opening - 1]
    result = _result(table, emptied, settled, get_words(table.terms.language))
    return [in_channel(f"oven-{emptied.opening}", "edit", result)]


def _parts(table: Table, cards: Sequence[CardOut], heading: str, words: Words) -> list[Part]:
    """The news, cut into messages that are not too long."""
    first = next((place for place, card in enumerate(cards) if card.is_new), len(cards))
    news = cards[first:]
    return [
        Part(
            table,
            words,
            heading,
            _recap(table, cards[: first + start], words),
            tuple(news[start:end]),
        )
        for start, end in pages([len(card.text) + 1 for card in news], LONGEST_STORY)
    ]


def _frames(part: Part, key: str, ending: str = "") -> list[Announcement]:
    size = len(part.cards)
    step = CARDS.get(part.table.terms.pace, size) or 1
    numbers = frame_sizes(size, step)
    gap = pace(part.table)
    first = in_channel(key, "replace", _screen(part, numbers[0], ending), gap=gap)
    told = [remembered(part.table, first, part.rest())]
    for number in numbers[1:]:
        told.append(in_channel(key, "edit", _screen(part, number, ending), gap=gap))
    return told


def _screen(part: Part, number: int, ending: str) -> Screen:
    return part.frame(number, ending if number == len(part.cards) else "")


def _heading(table: Table, event: OvenOpened, words: Words) -> str:
    name = person_name(table, event.seat)
    heading = words("oven-heading", opening=event.opening)
    return (
        f"{heading}\n{words('oven-stalemate' if event.is_stalemate else 'oven-opens', name=name)}"
    )


def _recap(table: Table, before: Sequence[CardOut], words: Words) -> str:
    """The results so far in short, where what was told before is gone."""
    settled = [card.settled for card in before if card.settled is not None]
    if table.terms.memory == "open" or not settled:
        return ""
    parts: list[str] = []
    for seat in range(len(table.chairs)):
        own = [done.baked for done in settled if done.seat == seat]
        if own:
            name = person_name(table, seat)
            baked, failed = own.count(True), own.count(False)
            parts.append(words("oven-recap-of", name=name, baked=baked, failed=failed))
    return words("oven-recap", results=" · ".join(parts))


def _result(table: Table, emptied: OvenEmptied, settled: Sequence[Settled], words: Words) -> Screen:
    """What stays of an opening: the orders and the standing, but not the ingredients."""
    lines = [words("oven-result-heading", opening=emptied.opening)]
    lines += [_results_of(table, seat, settled, words) for seat in range(len(table.chairs))]
    if not settled:
        lines.append(words("oven-no-orders"))
    lines.append(_standing(table, emptied, words))
    return paper(lines, color=BROWN)


def _results_of(table: Table, seat: int, settled: Sequence[Settled], words: Words) -> str:
    own = [done for done in settled if done.seat == seat]
    if not own:
        return ""
    marks = {True: "✅", False: "❌"}
    results = " · ".join(f"{marks[done.baked]} {order_name(words, done.order)}" for done in own)
    return words("oven-result-of", name=person_name(table, seat), results=results)


def _standing(table: Table, event: OvenEmptied, words: Words) -> str:
    if event.delivered is None:
        return words("oven-pile", count=event.finished)
    parts = [
        words("oven-standing-of", name=person_name(table, seat), count=number)
        for seat, number in enumerate(event.delivered)
    ]
    return words("oven-standing", standing=" · ".join(parts))
