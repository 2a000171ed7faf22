"""All that the toy brings to the bot: its words, its screens, its one move."""

from collections.abc import Sequence
from pathlib import Path

from bot.games.interface import Event, Move
from bot.games.places import place_of
from bot.screens.announcing import (
    CALL_ANSWERED,
    in_channel,
    message,
    move_note,
    pace,
    sealed,
    turn_prompt,
)
from bot.screens.buttons import acting_button, make_button, move_button, standard_buttons
from bot.screens.family import (
    Asked,
    Choices,
    Family,
    MoveCommand,
    MoveOption,
    Notebook,
    Story,
    Values,
)
from bot.screens.ids import PressId
from bot.screens.lobby import game_title
from bot.screens.people import mentioned, person_name
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Form, Screen, Text, Write
from bot.screens.seen import look
from bot.screens.typed import find_text, fitting, read_number
from bot.screens.words import SHARED, Words, plain
from bot.tables.announcement import Announcement, Why
from bot.tables.table import Table
from tests.highest_card.rules import HighestCard, Laid, Lay, TableView, Won

CATALOGUE = SHARED.extended(Path(__file__).parent / "words")


def begun(table: Table, events: Sequence[Event], seals: Sequence[str]) -> Story:
    words = CATALOGUE.words(table.terms.language)
    dealt = in_channel("dealt", "post", message([words("high-dealt"), *sealed(seals, words)]))
    return Story([dealt, _call(table, [], words)], range(len(table.chairs)))


def moved(
    table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
) -> Story:
    words = CATALOGUE.words(table.terms.language)
    (laid,) = [event for event in events if isinstance(event, Laid)]
    lines = [words("high-laid", name=person_name(table, seat), card=laid.card)]
    lines.append(move_note(table, seat, why, words))
    if table.acting is not None:
        return Story([_call(table, lines, words)], [seat, table.acting])
    told = in_channel("turn", "replace", message(lines), gap=pace(table))
    buttons = [make_button(table, "rematch", words, style="primary")]
    ranked = in_channel("end", "post", message(_ranking(table, words), buttons), gap=pace(table))
    return Story([told, CALL_ANSWERED, ranked], range(len(table.chairs)))


def _call(table: Table, lines: Sequence[str], words: Words) -> Announcement:
    buttons = [acting_button(table, "play", words), *standard_buttons(table, words)]
    screen = message([*lines, prompt(table, words)], buttons)
    return in_channel("turn", "replace", screen, mentioned(table, table.acting))


def prompt(table: Table, words: Words) -> str:
    acting = look(TableView, table).acting
    return words("prompt-over") if acting is None else turn_prompt(table, acting, words)


def hand(table: Table, seat: int, words: Words) -> Screen:
    view = look(TableView, table, seat)
    assert view.hand is not None
    buttons = []
    if view.acting == seat:
        label = "high-lay"
        buttons = [move_button(table, Lay(c), words(label, card=c), "primary") for c in view.hand]
    cards = " ".join(map(str, view.hand))
    noted = words("high-noted", text=plain(table.chairs[seat].notes or ""))
    lines = [words("high-hand", cards=cards), noted]
    return message(
        lines, [*buttons, make_button(table, "table", words), make_button(table, "notes", words)]
    )


def overview(table: Table, words: Words) -> Screen:
    view = look(TableView, table)
    laid = [_laid(table, seat, card, words) for seat, card in enumerate(view.laid)]
    return message([game_title(table, words), *laid, prompt(table, words)])


def _laid(table: Table, seat: int, card: int, words: Words) -> str:
    return words("high-laid", name=person_name(table, seat), card=card)


def _ranking(table: Table, words: Words) -> list[str]:
    won = next(event for event in table.get_match().events if isinstance(event, Won))
    marks = marks_of(table)
    lines = [words("end-heading", title=game_title(table, words))]
    lines.append(words("high-won", name=person_name(table, won.seat), card=won.card))
    for seat in ranking(marks):
        place = place_of(marks, seat)
        lines.append(f"{medal(place)} {place}. {person_name(table, seat)}")
    return [*lines, paragraph(went(table, words)), words("end-record", game=str(table.id))]


def went(table: Table, words: Words) -> list[str]:
    first, second, *_ = sorted(look(TableView, table).laid, reverse=True)
    return [words("high-went", count=first - second)]


def end(table: Table, words: Words) -> Screen:
    return message(_ranking(table, words))


def read(table: Table, seat: int, which: str, values: Values) -> Move:
    return Lay(read_number(find_text(values, "card"), "card"))


def choices(table: Table, asked: Asked) -> Choices:
    hand = look(TableView, table, asked.seat).hand or ()
    typed = find_text(asked.values, asked.option) or ""
    return fitting([(str(card), str(card)) for card in hand], lambda _, text: typed in text)


def notes(table: Table, seat: int, words: Words) -> Form:
    press_id = PressId("note", table.id)
    noted = Text(words("high-noted", text=table.chairs[seat].notes or ""))
    return Form(str(press_id), words("high-notes"), (noted, Write("text", words("high-note"))))


def read_notes(table: Table, seat: int, values: Values) -> str | None:
    return find_text(values, "text")


HIGHEST_CARD = Family(
    name="highest-card",
    group="highcard",
    games=(HighestCard(),),
    catalogue=CATALOGUE,
    topics=("high", "fairness"),
    moves=(MoveCommand("lay", (MoveOption("card", is_required=True, numbers=(1, 12)),)),),
    idle_terms=("bets",),
    begun=begun,
    moved=moved,
    prompt=prompt,
    to_press=standard_buttons,
    calls_late=lambda table: False,
    can_skip=lambda table: True,
    hand=hand,
    overview=overview,
    end=end,
    went=went,
    wagers=lambda table: (),
    forms=None,
    step=lambda table, seat, chosen, words: hand(table, seat, words),
    left_open=lambda table, seat, command, values, words: None,
    read_command=read,
    choices=choices,
    warning=lambda table, seat, move, words: None,
    move_text=lambda move, words: "",
    reason=lambda reason, words: "",
    notebook=Notebook(notes, read_notes),
    drawings={},
    pictures={},
    facts={"hand": lambda words, cards: " ".join(map(str, cards))},
    feats={},
)
