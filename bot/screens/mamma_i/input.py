"""What people type or choose from lists, in any language, read as moves; and what may be chosen."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from bot.games.interface import Move
from bot.games.mamma_i.cards import (
    CARD_BY_WORD,
    CHARACTER_BY_WORD,
    CHARACTER_WORDS,
    CHARACTERS,
    MARKET_BY_WORD,
    MARKET_IDS,
    ROW_BY_WORD,
    ROW_WORDS,
    ROWS,
    Card,
    Character,
    Row,
    in_table_order,
    money,
    movement,
)
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from bot.screens.family import Asked, Choices, Values
from bot.screens.mamma_i.card_words import cards_text, market_text
from bot.screens.mamma_i.hand import placeable
from bot.screens.mamma_i.imagined import effects_of, effects_text, row_after
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.words import CATALOGUE
from bot.screens.typed import (
    answers,
    every_word,
    find_text,
    fitting,
    is_none,
    names_of,
    read_name,
)
from bot.screens.viewer import offered
from bot.screens.words import Words
from bot.tables.refusals import Declined

BETWEEN: Final = re.compile(r"[\s,+&]+")
"""What stands between cards."""

# Names


@cache
def row_words() -> dict[str, Row]:
    """Every name of a row."""
    return ROW_BY_WORD | names_of(CATALOGUE, ROWS, _row_names)


@cache
def character_words() -> dict[str, Character]:
    """Every name of a character."""
    return CHARACTER_BY_WORD | names_of(CATALOGUE, CHARACTERS, _row_names)


@cache
def market_words() -> dict[str, str]:
    """Every name of a market card."""
    return MARKET_BY_WORD | names_of(CATALOGUE, MARKET_IDS, _market_names)


def _row_names(words: Words, row: Row | Character) -> list[str]:
    return [words(f"row-{form}", row=row) for form in ("title", "name", "who", "whom")]


def _market_names(words: Words, card: str) -> list[str]:
    return [market_text(words, card, form) for form in ("name", "plain", "short")]


def read_row(text: str | None) -> Row:
    """A row. Raises Declined."""
    if not text:
        raise Declined("left-out", option="row")
    return read_name(row_words(), text, "row")


def read_character(text: str | None, option: str = "character") -> Character:
    """A character. Raises Declined."""
    return read_name(character_words(), text, option)


def read_somebody(text: str | None) -> Character | None:
    """A character, or None for nobody. Raises Declined."""
    nobody = every_word("typed-nobody", CATALOGUE)
    if text is not None and (text.casefold() in nobody or is_none(text)):
        return None
    return read_character(text)


def read_market(text: str | None) -> str:
    """A market card. Raises Declined."""
    return read_name(market_words(), text, "card")


def read_lost(text: str | None) -> tuple[str, ...]:
    """Market cards such as `market-1 market-3`, in the order of the table. Raises Declined."""
    if text is None or is_none(text):
        return ()
    if (found := market_words().get(text.casefold())) is not None:
        return (found,)
    return in_table_order([read_market(word) for word in BETWEEN.split(text) if word])


def read_cards(text: str | None) -> tuple[Card, ...]:
    """Cards such as `m2 m2`. Raises Declined."""
    found = [CARD_BY_WORD.get(word) for word in BETWEEN.split((text or "").casefold()) if word]
    cards = tuple([card for card in found if card is not None])
    if not cards or len(cards) < len(found):
        raise Declined("cards-unreadable", text=text or "")
    return cards


# Moves


def read_command(viewer: MammaIViewer, command: str, values: Values) -> Move:
    """The move that a slash command means. Raises Declined."""
    character, row, card = (find_text(values, name) for name in ("character", "row", "card"))
    match command:
        case "secret":
            return Secret(read_character(character))
        case "place":
            return Place(read_cards(find_text(values, "cards")), read_row(row))
        case "wc":
            return Wc()
        case "vote":
            return Vote(read_character(character))
        case "remove":
            return Remove(read_row(row))
        case "stop":
            return Stop(read_market(card))
        case "guest":
            # Why there is no guest to lay matters more than beside whom.
            offered(viewer, Guest(Character.GRANDPA))
            return Guest(read_character(character))
        case "run-over":
            return _read_run_over(viewer, read_somebody(character), card)
        case "child":
            return Child(read_name(answers(), find_text(values, "take"), "take"))
        case "steal":
            return _read_steal(viewer, card, find_text(values, "to"))
        case _:
            raise Declined("unknown-choice", option="command", text=command)


def _read_run_over(viewer: MammaIViewer, whom: Character | None, lost: str | None) -> RunOver:
    """What the son loses may be left out where there is only one way."""
    if lost is not None:
        return RunOver(whom, read_lost(lost))
    found = losses(viewer, whom)
    return found[0] if len(found) == 1 else RunOver(whom)


def _read_steal(viewer: MammaIViewer, card: str | None, to: str | None) -> Steal:
    """Who steals may be left out where somebody can."""
    if is_none(card):
        return Steal(None)
    stolen = read_market(card)
    if to is not None:
        return Steal(Theft(stolen, read_character(to, "to")))
    found = thefts(viewer, stolen)
    # If nobody can steal it, the rules say so whoever takes it.
    return found[0] if found else Steal(Theft(stolen, Character.WIFE))


def losses(viewer: MammaIViewer, whom: Character | None) -> list[RunOver]:
    """The ways to run over somebody: they differ in what the son loses."""
    moves = viewer.legal.moves()
    return [move for move in moves if isinstance(move, RunOver) and move.character is whom]


def thefts(viewer: MammaIViewer, card: str) -> list[Steal]:
    """The ways to steal a market card: they differ in who takes it."""
    steals = [move for move in viewer.legal.moves() if isinstance(move, Steal)]
    return [move for move in steals if move.theft is not None and move.theft.card == card]


# Choices


def choices(viewer: MammaIViewer, asked: Asked) -> Choices:
    """Labels and values that match the typed text, from what the asking seat sees."""
    typed = (find_text(asked.values, asked.option) or "").casefold()
    return fitting(_possible(viewer, asked), lambda label, text: _is_meant(typed, label, text))


def _is_meant(typed: str, label: str, text: str) -> bool:
    """Whether the typed text matches it, or another word for it."""
    others = [word for word, row in row_words().items() if ROW_WORDS[row] == text]
    return any(typed in known.casefold() for known in (label, text, *others))


def _possible(viewer: MammaIViewer, asked: Asked) -> Choices:
    """Only what is possible now: what the moves of the command have in this option."""
    moves = [move for move in viewer.legal.moves() if move.kind == asked.command]
    if asked.option == "cards":
        plain = ((cards_text(viewer.words, cards, "plain"), cards) for cards in placeable(moves))
        return [(label, " ".join(cards)) for label, cards in plain]
    found: dict[str, str] = {}
    for label, text in _chosen(viewer, asked, moves):
        found.setdefault(text, label)
    return [(label, text) for text, label in found.items()]


def _chosen(viewer: MammaIViewer, asked: Asked, moves: Iterable[Move]) -> Iterator[tuple[str, str]]:
    """A label and a value for each of these moves that has something to choose in this option."""
    words, wanted, card = viewer.words, _typed_cards(asked), find_text(asked.values, "card")
    for move in moves:
        match move, asked.option:
            case (Place(cards) as place, "row") if wanted in (None, cards):
                yield _row(viewer, place)
            case Remove() as remove, "row":
                yield _row(viewer, remove)
            case (
                (Secret(who) | Vote(who) | Guest(who) | RunOver(Character() as who)),
                "character",
            ):
                yield _character(words, who)
            case RunOver(None), "character":
                yield words("choice-nobody"), "nobody"
            case (RunOver(_, lost), "card") if lost:
                yield _market(words, *lost)
            case ((Stop(one) | Steal(Theft(one, _))), "card"):
                yield _market(words, one)
            case Steal(None), "card":
                yield words("choice-nothing"), "nothing"
            case (Steal(Theft(one, to)), "to") if card in (None, one):
                yield _character(words, to)
            case Child(take), "take":
                word = "yes" if take else "no"
                yield words(f"choice-{word}"), word
            case _:
                pass


def _typed_cards(asked: Asked) -> tuple[Card, ...] | None:
    """The cards typed so far, if they can be read yet."""
    try:
        return read_cards(find_text(asked.values, "cards"))
    except Declined:
        return None


def _row(viewer: MammaIViewer, move: Place | Remove) -> tuple[str, str]:
    """A row as it would be, and what that would set off."""
    words, cards = viewer.words, row_after(viewer.view, move)
    label = words("choice-row", row=move.row, movement=movement(cards), money=money(cards))
    effects = effects_text(words, effects_of(viewer.view, move), "would-brief")
    return f"{label} → {effects}" if effects else label, ROW_WORDS[move.row]


def _character(words: Words, character: Character) -> tuple[str, str]:
    return words("row-name", row=character), CHARACTER_WORDS[character]


def _market(words: Words, *cards: str) -> tuple[str, str]:
    return market_text(words, cards, "plain"), " ".join(cards)
