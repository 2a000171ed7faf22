"""All that the toy brings to the bot: its words, its screens, its one move."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from bot.games.interface import Json, Move
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
    HandChange,
    MoveCommand,
    MoveOption,
    Told,
    Values,
)
from bot.screens.ids import PressId
from bot.screens.lobby import game_title
from bot.screens.people import mentioned, person_name
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Form, Screen, Text, Write
from bot.screens.typed import find_text, fitting, read_number
from bot.screens.viewer import Viewer
from bot.screens.words import SHARED, plain
from bot.tables.announcement import Announcement
from tests.highest_card.rules import HighestCard, Laid, Lay, TableView, Won

ToyViewer: TypeAlias = Viewer[TableView]


class HighestCardFamily(Family[TableView]):
    name = "highest-card"
    group = "highcard"
    games = (HighestCard(),)
    catalogue = SHARED.extended(
        Path(__file__).parent / "words", {"HAND": lambda words, cards: " ".join(map(str, cards))}
    )
    topics = ("high", "fairness")
    moves = (MoveCommand("lay", (MoveOption("card", is_required=True, numbers=(1, 12)),)),)
    idle_terms = ("bets",)
    has_notes = True

    def begun(self, viewer: ToyViewer, seals: Sequence[str]) -> Sequence[Announcement]:
        dealt = message([viewer.words("high-dealt"), *sealed(seals, viewer.words)])
        return [in_channel("dealt", "post", dealt), _call(viewer, [])]

    def moved(self, viewer: ToyViewer, told: Told) -> Sequence[Announcement]:
        (laid,) = [event for event in viewer.news if isinstance(event, Laid)]
        lines = [_laid(viewer, told.seat, laid.card), move_note(viewer, told.seat, told.why)]
        if viewer.view.acting is not None:
            return [_call(viewer, lines)]
        laid_last = in_channel("turn", "replace", message(lines), gap=pace(viewer))
        buttons = [make_button(viewer, "rematch", style="primary")]
        end = in_channel("end", "post", message(_ranking(viewer), buttons), gap=pace(viewer))
        return [laid_last, CALL_ANSWERED, end]

    def hand_change(self, viewer: ToyViewer, seat: int) -> HandChange:
        is_over = viewer.view.acting is None
        return "new" if is_over or viewer.acts or viewer.seat == seat else "none"

    def prompt(self, viewer: ToyViewer) -> str:
        return _prompt(viewer)

    def hand(self, viewer: ToyViewer) -> Screen:
        cards, table, words = viewer.view.hand, viewer.table, viewer.words
        assert cards is not None
        assert viewer.seat is not None
        buttons = []
        if viewer.acts:
            label = "high-lay"
            buttons = [move_button(viewer, Lay(c), words(label, card=c), "primary") for c in cards]
        noted = words("high-noted", text=plain(table.chairs[viewer.seat].notes or ""))
        lines = [words("high-hand", cards=" ".join(map(str, cards))), noted]
        others = [make_button(viewer, "table"), make_button(viewer, "notes")]
        return message(lines, [*buttons, *others])

    def overview(self, viewer: ToyViewer) -> Screen:
        laid = [_laid(viewer, seat, card) for seat, card in enumerate(viewer.view.laid)]
        return message([game_title(viewer), *laid, _prompt(viewer)])

    def end(self, viewer: ToyViewer) -> Screen:
        return message(_ranking(viewer))

    def went(self, viewer: ToyViewer) -> Sequence[str]:
        return _went(viewer)

    def read_command(self, viewer: ToyViewer, command: str, values: Values) -> Move:
        return Lay(read_number(find_text(values, "card"), "card"))

    def choices(self, viewer: ToyViewer, asked: Asked) -> Choices:
        typed = find_text(asked.values, asked.option) or ""
        cards = [(str(card), str(card)) for card in viewer.view.hand or ()]
        return fitting(cards, lambda _, text: typed in text)

    def notes(self, viewer: ToyViewer) -> Form:
        words, press_id = viewer.words, PressId("note", viewer.table.id)
        assert viewer.seat is not None
        noted = Text(words("high-noted", text=viewer.table.chairs[viewer.seat].notes or ""))
        return Form(str(press_id), words("high-notes"), (noted, Write("text", words("high-note"))))

    def read_notes(self, viewer: ToyViewer, values: Values) -> Json:
        return find_text(values, "text")


def _call(viewer: ToyViewer, lines: Sequence[str]) -> Announcement:
    buttons = [acting_button(viewer, "play"), *standard_buttons(viewer)]
    screen = message([*lines, _prompt(viewer)], buttons)
    return in_channel("turn", "replace", screen, mentioned(viewer.table, viewer.view.acting))


def _prompt(viewer: ToyViewer) -> str:
    acting = viewer.view.acting
    return viewer.words("prompt-over") if acting is None else turn_prompt(viewer, acting)


def _laid(viewer: ToyViewer, seat: int, card: int) -> str:
    return viewer.words("high-laid", name=person_name(viewer.table, seat), card=card)


def _ranking(viewer: ToyViewer) -> list[str]:
    table, words = viewer.table, viewer.words
    won = next(event for event in viewer.events if isinstance(event, Won))
    marks = marks_of(viewer)
    lines = [words("end-heading", title=game_title(viewer))]
    lines.append(words("high-won", name=person_name(table, won.seat), card=won.card))
    for seat in ranking(marks):
        place = place_of(marks, seat)
        lines.append(f"{medal(place)} {place}. {person_name(table, seat)}")
    return [*lines, paragraph(_went(viewer)), words("end-record", game=str(table.id))]


def _went(viewer: ToyViewer) -> list[str]:
    first, second, *_ = sorted(viewer.view.laid, reverse=True)
    return [viewer.words("high-went", count=first - second)]


HIGHEST_CARD: Final = HighestCardFamily()
