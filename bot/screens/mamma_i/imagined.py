"""What a trick would set off, from what everybody sees: it plays nothing and draws no card."""

from dataclasses import replace

from bot.games.interface import Move, value
from bot.games.mamma_i.cards import MOVEMENT, Card, Character
from bot.games.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.games.mamma_i.moves import Place, Remove, Theft
from bot.games.mamma_i.views import MammaIView
from bot.screens.words import Words


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
    cards = view.rows[move.row]
    return (*cards, *move.cards) if isinstance(move, Place) else cards[:-1]


def effects_of(view: MammaIView, move: Move) -> Effects:
    """What a move would set off."""
    if not isinstance(move, Place | Remove):
        return Effects()
    is_last = isinstance(move, Place) and not view.deck and len(view.display) == len(move.cards)
    changed = move.cards if isinstance(move, Place) else view.rows[move.row][-1:]
    if not MOVEMENT.keys() & {*changed}:
        return Effects(ends_turn=is_last)
    rows = [*view.rows]
    rows[move.row] = row_after(view, move)
    imagined = replace(view, rows=tuple(rows))
    return Effects(
        before_the_bus(imagined, move.row),
        may_take_child(imagined, move.row),
        possible_thefts(imagined, move.row),
        is_last,
    )
