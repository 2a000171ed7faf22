"""What a trick would set off, from what everybody sees: it plays nothing and draws no card."""

from collections.abc import Sequence

from bot.games.interface import Move, value
from bot.games.mamma_i.cards import MOVEMENT, Card, Character, Row
from bot.games.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.games.mamma_i.moves import Place, Remove, Theft
from bot.games.mamma_i.state import Member
from bot.games.mamma_i.views import MammaIView
from bot.screens.words import Words


@value
class Imagined:
    """The open table as it would be after a trick."""

    rows: tuple[tuple[Card, ...], ...]
    family: tuple[Member, ...]
    wc: Character | None
    hospital: Character | None
    has_child: bool
    has_grandpa_stolen: bool
    took_child: bool = False


@value
class Effects:
    """What would become possible, and what would happen by itself."""

    run_over: tuple[Character, ...] = ()
    may_take_child: bool = False
    thefts: tuple[Theft, ...] = ()
    ends_turn: bool = False
    """Whether it places the last card of the deck (C6.1)."""


def effects_text(words: Words, effects: Effects, key: str = "would") -> str:
    """What would be possible or happen, in one line; empty if nothing would."""
    found = {
        "run-over": effects.run_over,
        "child": effects.may_take_child,
        "steal": effects.thefts,
        "end": effects.ends_turn,
    }
    facts = {"characters": effects.run_over, "thefts": effects.thefts}
    told = [words(key, effect=effect, **facts) for effect, is_so in found.items() if is_so]
    return " · ".join(filter(None, told))


def row_after(view: MammaIView, move: Place | Remove) -> tuple[Card, ...]:
    """The cards of the row after the move."""
    cards = view.rows[move.row].cards
    return (*cards, *move.cards) if isinstance(move, Place) else cards[:-1]


def effects_of(view: MammaIView, move: Move) -> Effects:
    """What a move would set off."""
    if not isinstance(move, Place | Remove):
        return Effects()
    is_last = isinstance(move, Place) and not view.deck and len(view.display) == len(move.cards)
    changed = move.cards if isinstance(move, Place) else view.rows[move.row].cards[-1:]
    if not MOVEMENT.keys() & {*changed}:
        return Effects(ends_turn=is_last)
    table = _imagine(view, move.row, row_after(view, move))
    return Effects(
        before_the_bus(table, move.row),
        may_take_child(table, move.row),
        possible_thefts(table, move.row),
        is_last,
    )


def _imagine(view: MammaIView, row: Row, cards: tuple[Card, ...]) -> Imagined:
    rows = [shown.cards for shown in view.rows]
    rows[row] = cards
    return Imagined(
        tuple(rows),
        tuple([Member(shown.market, shown.guest) for shown in view.family]),
        _find([shown.has_wc for shown in view.family]),
        _find([shown.has_hospital for shown in view.family]),
        view.has_child,
        view.has_grandpa_stolen,
    )


def _find(marks: Sequence[bool]) -> Character | None:
    return Character(marks.index(True)) if True in marks else None
