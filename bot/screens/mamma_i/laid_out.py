"""The table in words: the rows, what lies beside the characters, the market and the display."""

from collections.abc import Sequence

from bot.games.mamma_i.cards import ROWS, Character, Row, money, movement
from bot.games.mamma_i.moves import ASIDE_LIMIT
from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.games.mamma_i.turns import TURNS
from bot.screens.mamma_i.card_words import cards_text
from bot.screens.mamma_i.scored import points_so_far, worth_alone
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.people import person_name
from bot.screens.words import Words


def table_lines(viewer: MammaIViewer) -> list[str]:
    """Everything that lies open: rows first, what seldom changes last."""
    return [*heading(viewer), *[row_line(viewer, row) for row in ROWS], *market_lines(viewer)]


def table_legend(words: Words) -> str:
    """What marks and numbers at the table mean, in small print."""
    return words("table-legend", most=ASIDE_LIMIT, scale=ARRIVAL_POINTS)


def heading(viewer: MammaIViewer) -> list[str]:
    """Which turn it is, and what is for sale, or what dinner brings."""
    view, words = viewer.view, viewer.words
    if not view.turn:
        return [words("table-before")]
    if view.turn == TURNS:
        dinner = words("turn-dinner", turn=view.turn, turns=TURNS)
        return [dinner, words("turn-dinner-worth", scale=ARRIVAL_POINTS)]
    title = words("turn-begins", turn=view.turn, turns=TURNS)
    return [title, words("turn-for-sale", card=view.market[0])]


def row_line(viewer: MammaIViewer, row: Row) -> str:
    """A row, with its sums, its cards in sequence, what lies beside it, and its points so far."""
    words, cards = viewer.words, viewer.view.rows[row]
    parts = [_owner(viewer, row)]
    if cards:
        parts.append(words("table-sums", movement=movement(cards), money=money(cards)))
        parts.append(cards_text(words, cards, "brief"))
    if row is not Row.SCHOOLBUS:
        points = points_so_far(viewer.view, Character(row))
        parts += [*beside(viewer, Character(row)), words("table-points", points=points)]
    elif not viewer.view.has_child:
        parts.append(words("table-child"))
    return " · ".join(parts)


def _owner(viewer: MammaIViewer, row: Row) -> str:
    """Whose row it is, and what that character is worth by itself."""
    if row is Row.SCHOOLBUS:
        return viewer.words("table-row", row=row)
    worth = worth_alone(viewer.view, Character(row))
    return viewer.words("table-row-worth", row=row, worth=worth)


def beside(viewer: MammaIViewer, character: Character) -> list[str]:
    """What lies beside a character: WC and hospital for this turn, the rest for good."""
    marks = [
        viewer.words("table-wc") if viewer.view.wc is character else "",
        viewer.words("table-hospital") if viewer.view.hospital is character else "",
    ]
    return [*filter(None, marks), *for_good(viewer, character)]


def for_good(viewer: MammaIViewer, character: Character) -> list[str]:
    """What lies beside a character for longer than a turn: child, guest, market cards."""
    words, view = viewer.words, viewer.view
    shown = view.family[character]
    marks = [
        words("table-child") if character is Character.GRANDPA and view.has_child else "",
        words("table-guest", guest=shown.guest) if shown.guest is not None else "",
    ]
    bought = [words("table-bought", **one._asdict()) for one in shown.market]
    return [*filter(None, marks), *bought]


def market_lines(viewer: MammaIViewer) -> list[str]:
    """The display, the deck, the market cards to come, and what players have left or used up."""
    view, words = viewer.view, viewer.words
    coming = view.market if not view.turn else view.market[1:]
    details = [words("table-deck", count=view.deck)]
    if view.aside:
        details.append(words("table-aside", count=len(view.aside), most=ASIDE_LIMIT))
    if coming:
        details.append(words("table-coming", cards=coming))
    if not all(seat.has_placed_guest for seat in view.seats) and view.next_guest is not None:
        details.append(words("table-next-guest", guest=view.next_guest))
    players = {
        "table-with-guest": [not seat.has_placed_guest for seat in view.seats],
        "table-can-stop": [not seat.has_used_stop for seat in view.seats],
        "table-stopped": [seat.has_stopped for seat in view.seats],
    }
    details += [words(key, names=_names(viewer, are)) for key, are in players.items() if any(are)]
    return [words("table-display", cards=view.display), f"-# {' · '.join(details)}"]


def _names(viewer: MammaIViewer, are: Sequence[bool]) -> str:
    """The players of whom something is so."""
    if all(are):
        return viewer.words("table-everyone")
    return ", ".join(person_name(viewer.table, seat) for seat, is_so in enumerate(are) if is_so)
