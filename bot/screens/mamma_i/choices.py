"""Autocomplete for the options of a command: only what is possible now."""

from collections.abc import Iterable

from bot.games.interface import Move
from bot.games.mamma_i.cards import CHARACTER_WORDS, ROW_WORDS, Card, Character, money, movement
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Vote,
)
from bot.screens.family import Asked, Choices
from bot.screens.mamma_i.card_reading import read_cards, row_words
from bot.screens.mamma_i.card_words import cards_text, market_text
from bot.screens.mamma_i.hand import placeable
from bot.screens.mamma_i.imagined import effects_of, effects_text, row_after
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.typed import find_text, fitting
from bot.screens.words import Words
from bot.tables.refusals import Declined


def choices(viewer: MammaIViewer, asked: Asked) -> Choices:
    """Labels and values that match the typed text, from what the asking seat sees."""
    typed = (find_text(asked.values, asked.option) or "").casefold()
    found = _all(viewer, asked, viewer.legal.moves())
    return fitting(found, lambda label, text: _is_meant(typed, label, text))


def _is_meant(typed: str, label: str, text: str) -> bool:
    """Whether the typed text matches it, or another word for it."""
    others = [word for word, row in row_words().items() if ROW_WORDS[row] == text]
    return any(typed in known.casefold() for known in (label, text, *others))


def _all(viewer: MammaIViewer, asked: Asked, moves: Iterable[Move]) -> Choices:
    words = viewer.words
    match asked.command, asked.option:
        case "place", "cards":
            kind = [move for move in moves if isinstance(move, Place)]
            return [
                (cards_text(words, cards, "plain"), " ".join(cards)) for cards in placeable(kind)
            ]
        case (("place" | "remove"), "row"):
            return _rows(viewer, asked, moves)
        case "stop", "card":
            cards = [move.card for move in moves if isinstance(move, Stop)]
            return [_market(words, card) for card in cards]
        case "run-over", _:
            return _run_overs(words, asked, moves)
        case "steal", _:
            return _thefts(words, asked, moves)
        case "child", "take":
            answers = [move.take for move in moves if isinstance(move, Child)]
            return [_answer(words, answer) for answer in answers]
        case _, "character":
            return _characters(words, asked, moves)
        case _:
            return []


def _rows(viewer: MammaIViewer, asked: Asked, moves: Iterable[Move]) -> Choices:
    """The possible rows, each with its sums afterwards and what that would set off."""
    wanted = _typed_cards(asked)
    found: dict[str, str] = {}
    for move in moves:
        match move:
            case Place() if asked.command == "place" and wanted in (None, move.cards):
                found.setdefault(ROW_WORDS[move.row], _row(viewer, move))
            case Remove() if asked.command == "remove":
                found[ROW_WORDS[move.row]] = _row(viewer, move)
            case _:
                pass
    return [(label, word) for word, label in found.items()]


def _row(viewer: MammaIViewer, move: Place | Remove) -> str:
    """A row as it would be, and what that would set off."""
    words, cards = viewer.words, row_after(viewer.view, move)
    sums = {"movement": movement(cards), "money": money(cards)}
    label = words("choice-row", row=move.row, **sums)
    effects = effects_text(words, effects_of(viewer.view, move), "would-brief")
    return f"{label} → {effects}" if effects else label


def _typed_cards(asked: Asked) -> tuple[Card, ...] | None:
    """The cards typed so far, if they can be read yet."""
    try:
        return read_cards(find_text(asked.values, "cards"))
    except Declined:
        return None


def _characters(words: Words, asked: Asked, moves: Iterable[Move]) -> Choices:
    kinds = {"secret": Secret, "vote": Vote, "guest": Guest}
    kind = kinds.get(asked.command)
    return [
        _character(words, move.character)
        for move in moves
        if isinstance(move, Secret | Vote | Guest) and type(move) is kind
    ]


def _character(words: Words, character: Character) -> tuple[str, str]:
    return words("row-name", row=character), CHARACTER_WORDS[character]


def _market(words: Words, *cards: str) -> tuple[str, str]:
    return market_text(words, cards, "plain"), " ".join(cards)


def _run_overs(words: Words, asked: Asked, moves: Iterable[Move]) -> Choices:
    """Who the schoolbus may run over, or what the son may lose."""
    possible = [move for move in moves if isinstance(move, RunOver)]
    if asked.option == "card":
        return [_market(words, *move.lost) for move in possible if move.lost]
    whom = dict.fromkeys(move.character for move in possible)
    nobody = (words("choice-nobody"), "nobody")
    return [nobody if one is None else _character(words, one) for one in whom]


def _thefts(words: Words, asked: Asked, moves: Iterable[Move]) -> Choices:
    """What can be stolen, or who may take the card in the other option."""
    possible = [move.theft for move in moves if isinstance(move, Steal)]
    if asked.option == "to":
        card = find_text(asked.values, "card")
        found = [one.to for one in possible if one is not None and card in (None, one.card)]
        return [_character(words, to) for to in dict.fromkeys(found)]
    nothing = (words("choice-nothing"), "nothing")
    return [nothing if one is None else _market(words, one.card) for one in possible]


def _answer(words: Words, answer: bool) -> tuple[str, str]:
    word = "yes" if answer else "no"
    return words(f"choice-{word}"), word
