"""A trick in two touches: what is done, and then where, with what it would set off.

What has been chosen so far stands in the ids of the buttons: `place m2 m2`, `remove-card`.
"""

from collections.abc import Iterable, Sequence

from bot.games.interface import Move
from bot.games.mamma_i.cards import CHARACTERS, MARKET_IDS, ROWS, Row, money, movement
from bot.games.mamma_i.kinds import ASIDE_LIMIT
from bot.games.mamma_i.moves import Guest, Place, Remove, Stop, Wc
from bot.games.mamma_i.views import MammaIView
from bot.screens.announcing import clipped, joined
from bot.screens.buttons import move_button, step_button
from bot.screens.family import Values
from bot.screens.mamma_i.card_reading import read_cards, read_market, read_somebody
from bot.screens.mamma_i.card_words import cards_text, market_plain, minus, row_emoji, row_text
from bot.screens.mamma_i.completing import losses, thefts
from bot.screens.mamma_i.decisions import LONGEST_LABEL, row_button
from bot.screens.mamma_i.hand import asking_hand, hand_screen
from bot.screens.mamma_i.imagined import effects_of, row_after
from bot.screens.mamma_i.seen import find_owner, look
from bot.screens.mamma_i.set_off import effects_text
from bot.screens.screen import Button, Screen
from bot.screens.seen import offered
from bot.screens.typed import find_text, is_none
from bot.screens.words import Words
from bot.tables.table import Table


def step_screen(table: Table, seat: int, chosen: str, words: Words) -> Screen:
    """The next step of a trick, with what has been chosen so far. Raises Refused or Declined."""
    verb, _, rest = chosen.partition(" ")
    match verb:
        case "place":
            return _place(table, seat, rest, words)
        case "remove-card":
            return _remove(table, seat, words)
        case "wc":
            offered(table, seat, Wc())
            call = move_button(table, Wc(), words("press-call-wc"), "primary")
            return _ask(table, seat, [words("step-wc")], [call], words)
        case "stop":
            return _stop(table, seat, words)
        case "guest":
            return _guest(table, seat, words)
        case _:
            return hand_screen(table, seat, words)


def left_open(table: Table, seat: int, command: str, values: Values, words: Words) -> Screen | None:
    """What a command leaves to be chosen, which is asked as after the first touch."""
    match command:
        case "place" if find_text(values, "row") is None:
            return _place(table, seat, find_text(values, "cards"), words)
        case "remove" if find_text(values, "row") is None:
            return _remove(table, seat, words)
        case "stop" if find_text(values, "card") is None:
            return _stop(table, seat, words)
        case "run-over" | "steal" if table.acting == seat and _has_several(table, values):
            return hand_screen(table, seat, words)
        case _:
            return None


def _has_several(table: Table, values: Values) -> bool:
    """Whether it is still open what the son loses, or who takes what is stolen."""
    character, card = find_text(values, "character"), find_text(values, "card")
    if character is not None:
        return card is None and len(losses(table, read_somebody(character))) > 1
    is_open = find_text(values, "to") is None and not is_none(card)
    return is_open and len(thefts(table, read_market(card))) > 1


def _place(table: Table, seat: int, text: str | None, words: Words) -> Screen:
    """Where the cards may go, and what they would set off there."""
    cards = read_cards(text)
    kind = offered(table, seat, Place(cards, Row.GRANDPA))
    moves = [move for move in kind if isinstance(move, Place) and move.cards == cards]
    if not moves and (refused := kind.refusal(Place(cards, Row.GRANDPA))):
        raise refused
    question = words("step-place", cards=cards_text(words, cards))
    full = [row for row in ROWS if row not in {move.row for move in moves}]
    if full:
        names = joined(words, [row_text(words, "name", row) for row in full])
        question = f"{question}\n{words('step-no-room', rows=names)}"
    return _rows(table, seat, moves, question, words)


def _remove(table: Table, seat: int, words: Words) -> Screen:
    kind = offered(table, seat, Remove(Row.GRANDPA))
    moves = [move for move in kind if isinstance(move, Remove)]
    left = ASIDE_LIMIT - len(look(table, seat).aside)
    return _rows(table, seat, moves, words("step-remove", left=left), words)


def _rows(
    table: Table, seat: int, moves: Sequence[Place | Remove], question: str, words: Words
) -> Screen:
    """The rows to choose from, each with what would come of it."""
    view = look(table, seat)
    lines = [question, *[_row(view, move, words) for move in moves]]
    buttons = [row_button(table, move, move.row, words) for move in moves]
    return _ask(table, seat, lines, buttons, words)


def _row(view: MammaIView, move: Place | Remove, words: Words) -> str:
    """What the row would add up to, and what that would set off."""
    cards = row_after(view, move)
    line = words(
        "step-row",
        emoji=row_emoji(words, move.row),
        name=row_text(words, "name", move.row),
        movement=movement(cards),
        money=money(cards),
    )
    effects = effects_text(words, effects_of(view, move))
    return words("step-row-sets-off", line=line, effects=effects) if effects else line


def _stop(table: Table, seat: int, words: Words) -> Screen:
    view = look(table, seat)
    buttons: list[Button] = []
    for move in offered(table, seat, Stop(MARKET_IDS[0])):
        assert isinstance(move, Stop)
        name = row_text(words, "name", find_owner(view, move.card))
        label = words("step-stop-card", card=market_plain(words, move.card), name=name)
        buttons.append(move_button(table, move, clipped(label, LONGEST_LABEL), "danger"))
    return _ask(table, seat, [words("step-stop")], buttons, words)


def _guest(table: Table, seat: int, words: Words) -> Screen:
    moves: Iterable[Move] = offered(table, seat, Guest(CHARACTERS[0]))
    buttons = [row_button(table, m, m.character, words) for m in moves if isinstance(m, Guest)]
    guest = look(table, seat).next_guest
    assert guest is not None
    return _ask(table, seat, [words("step-guest", guest=minus(guest), cost=-guest)], buttons, words)


def _ask(
    table: Table, seat: int, lines: Sequence[str], buttons: Sequence[Button], words: Words
) -> Screen:
    back = step_button(table, "", words("step-back"))
    return asking_hand(table, look(table, seat), lines, [buttons, [back]], words)
