"""The table in words: the rows, what lies beside the characters, the market and the display."""

from bot.games.mamma_i.cards import ROWS, Character, Row
from bot.games.mamma_i.kinds import ASIDE_LIMIT
from bot.games.mamma_i.state import Bought
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.screens.mamma_i.card_words import (
    cards_text,
    market_cost,
    market_short,
    minus,
    row_cards_text,
    row_emoji,
    row_text,
)
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.table import Table


def table_lines(table: Table, view: MammaIView, words: Words) -> list[str]:
    """Everything that lies open: rows first, what seldom changes last."""
    return [*heading(view, words), *row_lines(view, words), *market_lines(table, view, words)]


def heading(view: MammaIView, words: Words) -> list[str]:
    """Which turn it is, and what is for sale."""
    if not view.turn:
        return [words("table-before")]
    if view.turn == TURNS:
        return [words("turn-dinner", turn=view.turn, turns=TURNS)]
    title = words("turn-begins", turn=view.turn, turns=TURNS)
    return [title, words("turn-for-sale", card=market_cost(words, view.market[0]))]


def row_lines(view: MammaIView, words: Words) -> list[str]:
    """The seven rows."""
    return [row_line(view, row, words) for row in ROWS]


def row_line(view: MammaIView, row: Row, words: Words) -> str:
    """A row, with its sums, its cards in sequence, and what lies beside it."""
    shown = view.rows[row]
    parts = [words("table-row", emoji=row_emoji(words, row), name=row_text(words, "name", row))]
    if shown.cards:
        parts.append(words("table-sums", movement=shown.movement, money=shown.money))
        parts.append(row_cards_text(words, shown.cards))
    if row is not Row.SCHOOLBUS:
        parts += beside(view, Character(row), words)
    return " · ".join(parts)


def beside(view: MammaIView, character: Character, words: Words) -> list[str]:
    """What lies beside a character: WC and hospital for this turn, the rest for good."""
    shown = view.family[character]
    marks = [
        words("table-wc") if shown.has_wc else "",
        words("table-hospital") if shown.has_hospital else "",
    ]
    return [*filter(None, marks), *for_good(view, character, words)]


def for_good(view: MammaIView, character: Character, words: Words) -> list[str]:
    """What lies beside a character for longer than a turn: child, guest, market cards."""
    shown = view.family[character]
    marks = [
        words("table-child") if character is Character.GRANDPA and view.has_child else "",
        words("table-guest", guest=minus(shown.guest)) if shown.guest is not None else "",
    ]
    return [*filter(None, marks), *[bought_text(words, bought) for bought in shown.market]]


def bought_text(words: Words, bought: Bought) -> str:
    """A market card beside a character, marked if it's turned."""
    card = market_short(words, bought.card)
    return card if bought.is_vertical else words("market-turned", card=card)


def market_lines(table: Table, view: MammaIView, words: Words) -> list[str]:
    """The display, the deck, the market cards to come, and who has stopped."""
    coming = view.market if not view.turn else view.market[1:]
    details = [words("table-deck", count=view.deck)]
    if view.aside:
        details.append(words("table-aside", count=len(view.aside), most=ASIDE_LIMIT))
    if coming:
        details.append(words("table-coming", cards=", ".join(_coming(coming, words))))
    if not all(seat.has_placed_guest for seat in view.seats) and view.next_guest is not None:
        details.append(words("table-next-guest", guest=minus(view.next_guest)))
    stopped = [seat for seat, shown in enumerate(view.seats) if shown.has_stopped]
    if stopped:
        names = ", ".join(person_name(table, seat) for seat in stopped)
        details.append(words("table-stopped", names=names))
    return [words("table-display", cards=display_text(view, words)), f"-# {' · '.join(details)}"]


def _coming(cards: tuple[str, ...], words: Words) -> list[str]:
    return [market_short(words, card) for card in cards]


def display_text(view: MammaIView, words: Words) -> str:
    """The display, in sequence."""
    return " · ".join(cards_text(words, (card,)) for card in view.display) or words("nothing")
