"""The message of the table: what was just done, how things stand, and who is next."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_i.events import Dealt, TurnBegan
from bot.games.mamma_i.turns import TURNS
from bot.screens.announcing import (
    call_screen,
    in_channel,
    message,
    move_note,
    pace,
    remembered,
    sealed,
)
from bot.screens.mamma_i.asking import prompt, to_press, votes_line
from bot.screens.mamma_i.card_words import market_cost
from bot.screens.mamma_i.pictured import table_shown
from bot.screens.mamma_i.seen import onlook
from bot.screens.mamma_i.trick import earlier_lines, trick_lines
from bot.screens.mamma_i.words import get_words
from bot.screens.people import mentioned, person_name
from bot.screens.words import Words
from bot.tables.announcement import Act, Announcement, Why
from bot.tables.table import Table


def trick_told(table: Table, seat: int, events: Sequence[Event], why: Why) -> list[Announcement]:
    """What has just been done, above the table as it is now, and who is next."""
    words = get_words(table.terms.language)
    lines = [*trick_lines(table, events, words), move_note(table, seat, why, words)]
    earlier = earlier_lines(table, len(events), words)
    is_faithful = table.terms.memory == "faithful"
    # If a computer is next, the message is only edited: nobody has to be alerted.
    act: Act = "edit" if is_faithful else "replace"
    return _next(table, [*earlier, *lines], lines, words, act)


def last_trick_told(table: Table, seat: int, events: Sequence[Event], why: Why) -> Announcement:
    """The trick that ended a turn; the table waits for nobody."""
    words = get_words(table.terms.language)
    lines = [*trick_lines(table, events, words), move_note(table, seat, why, words)]
    earlier = earlier_lines(table, len(events), words)
    told = in_channel("turn", "replace", message([*earlier, *lines]))
    return remembered(table, told, lines)


def market_told(table: Table, event: Dealt, seals: Sequence[str]) -> list[Announcement]:
    """The market, and the first player's choice of a secret character."""
    words = get_words(table.terms.language)
    cards = [
        words("market-place", place=place, card=market_cost(words, card))
        for place, card in enumerate(event.market, 1)
    ]
    name = person_name(table, event.chooser)
    told = [
        words("market-opens"),
        *cards,
        words("market-secrets", name=name),
        words("market-worth"),
    ]
    opens = message([*told, words("table-legend"), *sealed(seals, words)])
    view = onlook(table)
    asked, buttons = prompt(table, words), to_press(table, words)
    users = mentioned(table, view.acting)
    asks = call_screen(table, asked, words, (), buttons) if users else message([asked], buttons)
    return [in_channel("market", "post", opens), in_channel("turn", "replace", asks, users)]


def turn_told(
    table: Table, event: TurnBegan, lines: Sequence[str], seals: Sequence[str]
) -> list[Announcement]:
    """The start of a turn: what is for sale, with the seal of its deck in small print."""
    words = get_words(table.terms.language)
    begins = message(
        [*lines, *_turn_heading(event, words), _ending(event, words), *sealed(seals, words)]
    )
    gap = 0.0 if event.turn == 1 else pace(table)
    opening = in_channel(f"turn-{event.turn}", "post", begins, gap=gap)
    # A message that is only edited would stay above the one that opens the turn.
    return [opening, *_next(table, (), (), words, "replace")]


def _ending(event: TurnBegan, words: Words) -> str:
    """When the turn ends, and what comes then."""
    return "" if event.for_sale is None else words("turn-ends-when")


def _turn_heading(event: TurnBegan, words: Words) -> list[str]:
    if event.for_sale is None:
        dinner = words("turn-dinner", turn=event.turn, turns=TURNS)
        return [dinner, words("turn-dinner-what")]
    card = market_cost(words, event.for_sale)
    heading = words("turn-begins", turn=event.turn, turns=TURNS)
    return [heading, words("turn-for-sale", card=card)]


def _next(
    table: Table, lines: Sequence[str], rest: Sequence[str], words: Words, act: Act
) -> list[Announcement]:
    """The table with what led to it, and who is next; a person is called before it is drawn."""
    view = onlook(table)
    users, asked = mentioned(table, view.acting), prompt(table, words)
    buttons, below = to_press(table, words), [votes_line(view, words), asked]
    screen = message(lines, buttons, pictures=[table_shown(table, view, words)], below=below)
    if not users:
        return [remembered(table, in_channel("turn", act, screen), rest)]
    call = in_channel("turn", "replace", call_screen(table, asked, words, lines, buttons), users)
    return [remembered(table, call, rest), in_channel("turn", "edit", screen, users)]
