"""The form of a trick: what is done, and in which row."""

from typing import Final

from bot.games.mamma_i.cards import ROW_WORDS, ROWS, Row
from bot.games.mamma_i.kinds import Removes, Stops, Wcs
from bot.games.mamma_i.moves import Place, Stop, Wc
from bot.games.mamma_i.views import MammaIView
from bot.screens.announcing import clipped
from bot.screens.buttons import stamp_now
from bot.screens.ids import PressId
from bot.screens.mamma_i.card_words import cards_plain, market_plain, row_emoji, row_text
from bot.screens.mamma_i.hand import placeable
from bot.screens.mamma_i.seen import find_owner, look
from bot.screens.screen import Choose, Form, Option
from bot.screens.words import Words
from bot.tables.refusals import Declined
from bot.tables.table import Table

LONGEST_TITLE: Final = 45
LONGEST_LABEL: Final = 60
LONGEST_DESCRIPTION: Final = 100


def form(table: Table, seat: int, which: str, words: Words) -> Form:
    """The form for a trick. Raises Refused or Declined."""
    if which != "turn":
        raise Declined("unknown-choice", option="form", text=which)
    _require_trick(table, seat)
    view = look(table, seat)
    title = clipped(words("form-turn-title"), LONGEST_TITLE)
    fields = (
        Choose("what", words("form-what"), tuple(_options(table, view, words))),
        Choose("row", words("form-row"), _rows(view, words), words("form-row-hint"), fewest=0),
    )
    return Form(str(PressId("fill", table.id, stamp_now(table), which)), title, fields)


def _require_trick(table: Table, seat: int) -> None:
    """Raises Refused unless it is the seat's trick; the call of the wc stands for any option."""
    match = table.get_match()
    if look(table, seat).phase == "trick" and match.actor == seat:
        return
    if refused := match.game.refusal(match.state, seat, Wc()):
        raise refused


def _options(table: Table, view: MammaIView, words: Words) -> list[Option]:
    """Everything that can be done in a trick but laying a guest, which is no option of it."""
    kinds = table.get_match().legal()
    found = [
        Option(f"place {' '.join(cards)}", words("form-place", cards=cards_plain(words, cards)))
        for cards in placeable(kinds.find(Place) or ())
    ]
    for kind in kinds:
        match kind:
            case Wcs():
                found.append(Option("wc", words("press-call-wc")))
            case Removes():
                found.append(Option("remove", words("press-remove-card")))
            case Stops():
                found += [_stop(view, one, words) for one in kind]
            case _:
                pass
    return found


def _stop(view: MammaIView, move: Stop, words: Words) -> Option:
    owner = row_text(words, "name", find_owner(view, move.card))
    label = clipped(words("form-stop", name=owner), LONGEST_LABEL)
    card = clipped(market_plain(words, move.card), LONGEST_DESCRIPTION)
    return Option(f"stop {move.card}", label, card)


def _rows(view: MammaIView, words: Words) -> tuple[Option, ...]:
    return tuple([_row(view, row, words) for row in ROWS])


def _row(view: MammaIView, row: Row, words: Words) -> Option:
    shown = view.rows[row]
    holds = words(
        "form-row-holds", movement=shown.movement, money=shown.money, count=len(shown.cards)
    )
    name, emoji = row_text(words, "name", row), row_emoji(words, row)
    return Option(ROW_WORDS[row], name, holds, emoji)
