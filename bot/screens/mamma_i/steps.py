"""A trick in two touches: what is done, and then where, with what it would set off.

What has been chosen so far stands in the ids of the buttons, as the move itself would begin:
`place m2 m2`, `remove`.
"""

from collections.abc import Iterable, Sequence

from bot.games.interface import Move
from bot.games.mamma_i.cards import CHARACTERS, MARKET_IDS, ROWS, Row, money, movement
from bot.games.mamma_i.moves import ASIDE_LIMIT, Guest, Place, Remove, Stop, Wc
from bot.screens.announcing import clipped
from bot.screens.buttons import move_button, step_button
from bot.screens.family import Values
from bot.screens.mamma_i.decisions import LONGEST_LABEL, row_button
from bot.screens.mamma_i.hand import asking_hand, hand_screen
from bot.screens.mamma_i.imagined import effects_of, effects_text, row_after
from bot.screens.mamma_i.input import losses, read_cards, read_market, read_somebody, thefts
from bot.screens.mamma_i.seen import MammaIViewer, find_owner
from bot.screens.screen import Button, Screen
from bot.screens.typed import find_text, is_none
from bot.screens.viewer import offered


def step_screen(viewer: MammaIViewer, chosen: str) -> Screen:
    """The next step of a trick, with what has been chosen so far. Raises Refused or Declined."""
    verb, _, rest = chosen.partition(" ")
    match verb:
        case "place":
            return _place(viewer, rest)
        case "remove":
            return _remove(viewer)
        case "wc":
            offered(viewer, Wc())
            call = move_button(viewer, Wc(), viewer.say(Wc()), "primary")
            return _ask(viewer, [viewer.words("step-wc")], [call])
        case "stop":
            return _stop(viewer)
        case "guest":
            return _guest(viewer)
        case _:
            return hand_screen(viewer)


def left_open(viewer: MammaIViewer, command: str, values: Values) -> Screen | None:
    """What a command leaves to be chosen, which is asked as after the first touch."""
    match command:
        case "place" if find_text(values, "row") is None:
            return _place(viewer, find_text(values, "cards"))
        case "remove" if find_text(values, "row") is None:
            return _remove(viewer)
        case "stop" if find_text(values, "card") is None:
            return _stop(viewer)
        case "run-over" | "steal" if viewer.acts and _has_several(viewer, values):
            return hand_screen(viewer)
        case _:
            return None


def _has_several(viewer: MammaIViewer, values: Values) -> bool:
    """Whether it is still open what the son loses, or who takes what is stolen."""
    character, card = find_text(values, "character"), find_text(values, "card")
    if character is not None:
        return card is None and len(losses(viewer, read_somebody(character))) > 1
    is_open = find_text(values, "to") is None and not is_none(card)
    return is_open and len(thefts(viewer, read_market(card))) > 1


def _place(viewer: MammaIViewer, text: str | None) -> Screen:
    """Where the cards may go, and what they would set off there."""
    words, cards = viewer.words, read_cards(text)
    kind = offered(viewer, Place(cards, Row.GRANDPA))
    moves = [move for move in kind if isinstance(move, Place) and move.cards == cards]
    if not moves and (refused := kind.refusal(Place(cards, Row.GRANDPA))):
        raise refused
    question = words("step-place", cards=cards)
    full = [row for row in ROWS if row not in {move.row for move in moves}]
    if full:
        question = f"{question}\n{words('step-no-room', rows=full)}"
    return _rows(viewer, moves, question)


def _remove(viewer: MammaIViewer) -> Screen:
    kind = offered(viewer, Remove(Row.GRANDPA))
    moves = [move for move in kind if isinstance(move, Remove)]
    left = ASIDE_LIMIT - len(viewer.view.aside)
    return _rows(viewer, moves, viewer.words("step-remove", left=left))


def _rows(viewer: MammaIViewer, moves: Sequence[Place | Remove], question: str) -> Screen:
    """The rows to choose from, each with what would come of it."""
    lines = [question, *[_row(viewer, move) for move in moves]]
    return _ask(viewer, lines, [row_button(viewer, move, move.row) for move in moves])


def _row(viewer: MammaIViewer, move: Place | Remove) -> str:
    """What the row would add up to, and what that would set off."""
    words, cards = viewer.words, row_after(viewer.view, move)
    line = words("step-row", row=move.row, movement=movement(cards), money=money(cards))
    effects = effects_text(words, effects_of(viewer.view, move))
    return words("step-row-sets-off", line=line, effects=effects) if effects else line


def _stop(viewer: MammaIViewer) -> Screen:
    words = viewer.words
    buttons: list[Button] = []
    for move in offered(viewer, Stop(MARKET_IDS[0])):
        assert isinstance(move, Stop)
        owner = find_owner(viewer.view, move.card)
        label = words("step-stop-card", card=move.card, owner=owner)
        buttons.append(move_button(viewer, move, clipped(label, LONGEST_LABEL), "danger"))
    return _ask(viewer, [words("step-stop")], buttons)


def _guest(viewer: MammaIViewer) -> Screen:
    moves: Iterable[Move] = offered(viewer, Guest(CHARACTERS[0]))
    buttons = [row_button(viewer, m, m.character) for m in moves if isinstance(m, Guest)]
    guest = viewer.view.next_guest
    assert guest is not None
    question = viewer.words("step-guest", guest=guest, cost=-guest)
    return _ask(viewer, [question], buttons)


def _ask(viewer: MammaIViewer, lines: Sequence[str], buttons: Sequence[Button]) -> Screen:
    back = step_button(viewer, "", viewer.words("step-back"))
    return asking_hand(viewer, lines, [buttons, [back]])
