"""All that Mamma Mia! and Plus bring to the bot."""

from collections.abc import Sequence
from typing import Final

from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.interface import Reason
from bot.games.interface import Move
from bot.games.mamma_mia.cards import WORDS
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.registry import GAMES
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
from bot.screens.hints import percent
from bot.screens.mamma_mia import forms, steps, story, turn
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.hand import hand_screen
from bot.screens.mamma_mia.input import choices, read_command, read_form, warning
from bot.screens.mamma_mia.overview import overview_screen
from bot.screens.mamma_mia.pictures.drawn import INGREDIENTS, ORDER_SLIP
from bot.screens.mamma_mia.pictures.kinds import OVEN, PICTURES
from bot.screens.mamma_mia.reveal import can_skip
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.summary import went
from bot.screens.mamma_mia.wagers import find_wagers
from bot.screens.mamma_mia.words import CATALOGUE, NAME
from bot.screens.screen import Button, Form, Picture, Screen
from bot.screens.viewer import Reader
from bot.screens.words import Words
from bot.tables.announcement import Announcement
from bot.tables.bets import Wager

TOPICS: Final = (
    "overview",
    "commands",
    "cards",
    "orders",
    "turn",
    "passing",
    "oven",
    "opening",
    "deciding",
    "next-round",
    "end",
    "secrets",
    "editions",
    "plus",
    "helping",
    "reconstruction",
    "fairness",
    "privacy",
)

ORDER: Final = MoveOption("order")
DRAW: Final = MoveOption("draw")
CHOICE: Final = MoveOption("choice")
ADD: Final = MoveOption("add")

MOVES: Final = (
    MoveCommand(
        "play",
        (
            MoveOption("ingredient", is_required=True),
            MoveOption("count", is_required=True, numbers=(1, 15)),
            ORDER,
            DRAW,
        ),
    ),
    MoveCommand("pass", (DRAW, ORDER)),
    MoveCommand("bake", (CHOICE, ADD)),
    MoveCommand("decline"),
    MoveCommand("ask", (CHOICE, MoveOption("want"), ADD)),
    MoveCommand("assist", (MoveOption("give", is_required=True, choices=("yes", "no")),)),
)

DRAWINGS: Final = {
    "📜": ORDER_SLIP,
    **{
        CATALOGUE.words("en")("ingredient-emoji", ingredient=word): INGREDIENTS[word]
        for word in WORDS
    },
}


class MammaMia(Family[MammaMiaView]):
    """Mamma Mia! and Plus."""

    name = NAME
    group = "mammamia"
    games = (GAMES["mamma-mia"], GAMES["plus"])
    catalogue = CATALOGUE
    topics = TOPICS
    moves = MOVES
    drawings = DRAWINGS
    pictures = PICTURES

    def begun(self, viewer: MammaMiaViewer, seals: Sequence[str]) -> Sequence[Announcement]:
        return story.begun(viewer, seals)

    def moved(self, viewer: MammaMiaViewer, told: Told) -> Sequence[Announcement]:
        return story.moved(viewer, told)

    def hand_change(self, viewer: MammaMiaViewer, seat: int) -> HandChange:
        return story.hand_change(viewer, seat)

    def hand_at_once(self, viewer: MammaMiaViewer) -> Screen | None:
        return story.hand_at_once(viewer)

    def prompt(self, viewer: MammaMiaViewer) -> str:
        return turn.prompt(viewer)

    def to_press(self, viewer: MammaMiaViewer) -> Sequence[Button]:
        return turn.to_press(viewer)

    def calls_late(self, viewer: MammaMiaViewer) -> bool:
        return turn.calls_late(viewer)

    def can_skip(self, viewer: MammaMiaViewer) -> bool:
        return can_skip(viewer)

    def wagers(self, viewer: MammaMiaViewer) -> Sequence[Wager]:
        return find_wagers(viewer)

    def may_tell_again(self, viewer: MammaMiaViewer, key: str) -> bool:
        return story.may_tell_again(viewer, key)

    def hand(self, viewer: MammaMiaViewer) -> Screen:
        return hand_screen(viewer)

    def overview(self, viewer: MammaMiaViewer) -> Screen:
        return overview_screen(viewer)

    def end(self, viewer: MammaMiaViewer) -> Screen:
        return end_screen(viewer, is_open=False)

    def went(self, viewer: MammaMiaViewer) -> Sequence[str]:
        return went(viewer)

    def rules_picture(self, words: Words) -> Picture:
        letters = {word: words("ingredient-letters", ingredient=word) for word in WORDS}
        facts = {**PICTURES[OVEN].example, "letters": letters}
        return Picture(OVEN, facts, words("rules-picture"))

    def read_command(self, viewer: MammaMiaViewer, command: str, values: Values) -> Move:
        return read_command(viewer, command, values)

    def choices(self, viewer: MammaMiaViewer, asked: Asked) -> Choices:
        return choices(viewer, asked)

    def step(self, viewer: MammaMiaViewer, chosen: str) -> Screen:
        return steps.step_screen(viewer, chosen)

    def left_open(self, viewer: MammaMiaViewer, command: str, values: Values) -> Screen | None:
        return steps.left_open(viewer, command, values)

    def form(self, viewer: MammaMiaViewer, which: str) -> Form:
        return forms.form(viewer, which)

    def read_form(self, viewer: MammaMiaViewer, which: str, values: Values) -> Move:
        return read_form(viewer, which, values)

    def warning(self, viewer: MammaMiaViewer, move: Move) -> str | None:
        return warning(viewer, move)

    def reason(self, reason: Reason, reader: Reader) -> str:
        if not isinstance(reason, Expectation):
            return ""
        words, because = reader.words, reason.because
        rival = None if because.rival is None else reader.names(because.rival)
        facts = {"order": because.order, "ingredient": because.ingredient, "rival": rival}
        why = words(f"hint-why-{because.why}", **facts, count=because.count)
        pizzas, tenths = divmod(round(10 * reason.pizzas), 10)
        expected = words(
            "hint-comes-to",
            pizzas=pizzas,
            tenths=tenths,
            order=reason.order,
            likely=percent(reason.likely),
            lacks=reason.missing,
        )
        return f"{expected} {why}".rstrip()

    def chance(self, reason: Reason) -> float | None:
        return reason.chance if isinstance(reason, Expectation) else None


MAMMA_MIA: Final = MammaMia()
